"""The network: shapes, what padding and the future may not change, and Keras' own LSTM as a yardstick."""

from dataclasses import replace

import keras
import numpy as np
import pytest
from keras import ops

from datenorm.core.canonical import DIGITS, SYMBOL_INDEX, SYMBOLS
from datenorm.core.errors import TrainingError
from datenorm.model import export
from datenorm.model.encoder import Encoder
from datenorm.model.export import check_parity, load_weights, variables, weights_of
from datenorm.model.network import Network
from datenorm.model.transformer import Transformer, sinusoids
from datenorm.runtime.architecture import ATTENTIONS, TRANSFORMER, Architecture

SIZE = Architecture(embedding=6, hidden=5, alignment=4, target_embedding=3, decoder=7)
IDS, SYMBOL_COUNT = 20, len(SYMBOLS)


@pytest.fixture(scope="module")
def network():
    return lively(SIZE)


def lively(size):
    """A network with weights as lively as trained ones; ids 10 to 19 are the digits."""
    keras.utils.set_random_seed(3)
    copies = np.array([0] * 10 + [SYMBOL_INDEX[digit] for digit in DIGITS])
    kind = Transformer if size.attention == TRANSFORMER else Network
    network = kind(size, IDS, SYMBOL_COUNT, copies)
    generator = np.random.default_rng(3)
    for variable in network.trainable_variables:
        variable.assign(variable + 0.3 * generator.standard_normal(variable.shape))
    return network


def inputs(strings=4, source=8, steps=5, seed=0):
    """Ids (B, S) of lengths from S downwards, and symbols (B, T)."""
    generator = np.random.default_rng(seed)
    ids = generator.integers(1, IDS, (strings, source)).astype(np.int32)
    ids[np.arange(source) >= np.arange(source, source - strings, -1)[:, None]] = 0
    return ids, generator.integers(1, SYMBOL_COUNT, (strings, steps)).astype(np.int32)


def test_shapes(network):
    """Logits (B, T, Y); T times weights (B, S)."""
    outputs = network(*inputs())
    assert outputs.logits.shape == (4, 5, SYMBOL_COUNT)
    assert [row.shape for row in outputs.weights] == [(4, 8)] * 5


def test_the_weights_are_those_of_a_bundle(network):
    """Every trainable variable has its name in the file, and the shape that the file must have."""
    named = variables(network)
    assert {name: tuple(value.shape) for name, value in named.items()} == SIZE.shapes(IDS, SYMBOL_COUNT)
    assert {id(value) for value in named.values()} == {id(value) for value in network.trainable_variables}


def test_padding_changes_nothing(network):
    """A string gets the same logits whatever the length it is padded to."""
    ids, symbols = inputs()
    longer = np.pad(ids, ((0, 0), (0, 5)))
    short, long = network(ids, symbols), network(longer, symbols)
    np.testing.assert_allclose(short.logits, long.logits, atol=1e-5)
    np.testing.assert_allclose(short.weights[-1], long.weights[-1][:, :8], atol=1e-6)


def test_the_future_changes_nothing(network):
    """Step t sees the symbols before it and none after it."""
    ids, symbols = inputs()
    changed = symbols.copy()
    changed[:, 3:] = 1 + (changed[:, 3:] + 5) % (SYMBOL_COUNT - 1)
    first, second = network(ids, symbols), network(ids, changed)
    np.testing.assert_array_equal(first.logits[:, :3], second.logits[:, :3])
    assert np.abs(first.logits[:, 3:] - second.logits[:, 3:]).max() > 1e-3


def test_a_string_without_characters_gives_numbers(network):
    """Nothing but padding: no NaN."""
    ids, symbols = inputs()
    ids[2] = 0
    assert np.isfinite(network(ids, symbols).logits).all()


def test_the_encoder_is_keras_bidirectional_lstm():
    """Unrolled and time first, it computes what ``keras.layers.Bidirectional`` does with the same weights and mask."""
    keras.utils.set_random_seed(0)
    encoder = Encoder(embedding=3, hidden=4)
    theirs = keras.layers.Bidirectional(keras.layers.LSTM(4, return_sequences=True, return_state=True))
    theirs.build((None, None, 3))
    for ours, layer in ((encoder.forward, theirs.forward_layer), (encoder.backward, theirs.backward_layer)):
        layer.cell.set_weights([ops.convert_to_numpy(w) for w in (ours.kernel, ours.recurrent, ours.bias)])
    embedded = np.random.default_rng(0).standard_normal((3, 6, 3)).astype(np.float32)
    mask = np.arange(6) < np.array([[6], [4], [1]])
    encoded = encoder(np.transpose(embedded, (1, 0, 2)), mask.astype(np.float32))
    annotations, forward, _, backward, _ = theirs(embedded, mask=ops.convert_to_tensor(mask))
    np.testing.assert_allclose(
        ops.convert_to_numpy(encoded.annotations)[mask], ops.convert_to_numpy(annotations)[mask], atol=1e-6
    )
    np.testing.assert_allclose(encoded.final, np.concatenate([forward, backward], axis=1), atol=1e-6)


def test_keras_and_numpy_agree(network):
    """The parity check passes, and says by how little they differ."""
    assert check_parity(network) < 1e-5


def test_a_network_that_numpy_disagrees_with_is_not_published(network, monkeypatch):
    """Weights that are not those of the network fail the check."""
    weights = weights_of(network)
    weights["attention.bias"] = weights["attention.bias"] + 0.01
    monkeypatch.setattr("datenorm.model.export.weights_of", lambda network: weights)
    with pytest.raises(TrainingError, match="not published"):
        check_parity(network)


@pytest.mark.parametrize("wrong", [np.float32(1e-3), np.float32(np.nan)])
def test_an_attention_that_numpy_disagrees_with_is_not_published(network, monkeypatch, wrong):
    """The logits agree, and the weights of the attention do not, or are no numbers."""

    def spoilt(*arguments):
        logits, weights = runtime(*arguments)
        return logits, weights + wrong

    runtime = export._runtime
    monkeypatch.setattr(export, "_runtime", spoilt)
    with pytest.raises(TrainingError, match="in the attention"):
        check_parity(network)


def test_weights_go_out_and_come_back(network):
    """What is exported makes the same network again."""
    other = Network(SIZE, IDS, SYMBOL_COUNT)
    load_weights(other, weights_of(network))
    np.testing.assert_array_equal(other(*inputs()).logits, network(*inputs()).logits)


def test_weights_of_another_shape_are_refused(network):
    """The message names the weight and both shapes."""
    other = Network(SIZE, IDS + 1, SYMBOL_COUNT)
    with pytest.raises(TrainingError, match=r"embedding in the shape \(21, 6\), got \(20, 6\)"):
        load_weights(other, weights_of(network))


#: Fits every attention: D = 2H, A in four parts.
FITTING = Architecture(embedding=6, hidden=4, alignment=4, target_embedding=3, decoder=8)


@pytest.fixture(scope="module", params=ATTENTIONS)
def variant(request):
    """A network with each attention, and the Transformer."""
    return lively(replace(FITTING, attention=request.param))


def test_every_variant_is_whole(variant):
    """Names, shapes, numbers; padding and the future change nothing; step by step it says the same."""
    named = variables(variant)
    shapes = variant.architecture.shapes(IDS, SYMBOL_COUNT)
    assert {name: tuple(value.shape) for name, value in named.items()} == shapes
    assert {id(value) for value in named.values()} == {id(value) for value in variant.trainable_variables}
    ids, symbols = inputs()
    longer, changed = np.pad(ids, ((0, 0), (0, 5))), symbols.copy()
    changed[:, 3:] = 1 + (changed[:, 3:] + 5) % (SYMBOL_COUNT - 1)
    short, long, other = variant(ids, symbols), variant(longer, symbols), variant(ids, changed)
    np.testing.assert_allclose(short.logits, long.logits, atol=1e-5)
    np.testing.assert_allclose(short.logits[:, :3], other.logits[:, :3], atol=1e-5)
    assert np.abs(short.logits[:, 3:] - other.logits[:, 3:]).max() > 1e-3
    assert check_parity(variant) < 1e-5


def test_positions_of_a_transformer_by_hand():
    """Sines, then cosines, of pos / 10000^(2i / 4)."""
    expected = [np.sin(2), np.sin(2 / 100), np.cos(2), np.cos(2 / 100)]
    np.testing.assert_allclose(sinusoids(3, 4)[2], expected, rtol=1e-6)
