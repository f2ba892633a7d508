"""Every attention against numbers worked out in NumPy from its equations, and the rows that are all padding."""

import numpy as np
import pytest
from keras import ops

from datenorm.model.attention import Attention, Moment, make_attention, masked_softmax
from datenorm.runtime.architecture import ATTENTIONS, HEADS, TRANSFORMER, Architecture

#: D = 2H = 6, so that every attention fits; A = 4; S = 7 with 7, 4 and 1 real positions.
SIZE = {"embedding": 2, "hidden": 3, "alignment": 4, "target_embedding": 2, "decoder": 6}
NAMES = [name for name in ATTENTIONS if name != TRANSFORMER]
LENGTHS = np.array([7, 4, 1])

GENERATOR = np.random.default_rng(1)
ANNOTATIONS = GENERATOR.standard_normal((3, 7, 6)).astype(np.float32)
MASK = (np.arange(7) < LENGTHS[:, None]).astype(np.float32)
STATE = GENERATOR.standard_normal((3, 6)).astype(np.float32)
BEFORE = masked_softmax(GENERATOR.standard_normal((3, 7)).astype(np.float32), MASK)
MOMENT = Moment(STATE, BEFORE, np.full(3, 2.0, np.float32))


def made(name):
    """A layer with lively weights, and these as NumPy arrays by name."""
    layer = make_attention(Architecture(**SIZE, attention=name))
    generator = np.random.default_rng(2)
    for variable in layer.weights:
        variable.assign(0.7 * generator.standard_normal(variable.shape))
    return layer, {variable.name: ops.convert_to_numpy(variable) for variable in layer.weights}


def attended(name):
    """Context and weights of the layer, and the weights of its equations."""
    layer, weights = made(name)
    context, alpha = layer.attend(layer.prepare(ANNOTATIONS, MASK), MOMENT)
    return ops.convert_to_numpy(context), ops.convert_to_numpy(alpha), weights


def softmax(energies, mask):
    """Over the real positions of each row."""
    powers = np.exp(energies - energies.max(axis=-1, keepdims=True)) * mask
    return powers / powers.sum(axis=-1, keepdims=True)


def sigmoid(x):
    return 1 / (1 + np.exp(-x))


def additive(w):
    """v^T tanh(W s + U h_j + b), position by position."""

    def energy(s, h):
        return w["score"] @ np.tanh(s @ w["query"] + h @ w["key"] + w["bias"])

    return np.array([[energy(s, h) for h in row] for s, row in zip(STATE, ANNOTATIONS, strict=True)])


def general(w):
    return np.einsum("bd,de,bse->bs", STATE, w["weight"], ANNOTATIONS)


def cosine(w):
    """Graves et al. 2014, eq. 6, times the key strength."""
    key = STATE @ w["key"]
    norms = np.linalg.norm(key, axis=1)[:, None] * np.linalg.norm(ANNOTATIONS, axis=2)
    strength = 1 + np.log1p(np.exp(STATE @ w["strength"] + w["strength_bias"]))
    return strength[:, None] * np.einsum("be,bse->bs", key, ANNOTATIONS) / norms


def located(w):
    return softmax((STATE @ w["weight"])[:, :7], MASK)


def windowed(w):
    """Local-m at t = 2: the window reaches 10 to either side of the third character, or of the last one."""
    centre = np.minimum(2, LENGTHS - 1)[:, None]
    return softmax(general(w), MASK * (np.abs(np.arange(7) - centre) <= 10))


def predicted(w):
    """Luong et al. 2015, eqs. 9 and 10 with D = 10, normalised."""
    centre = (LENGTHS - 1) * sigmoid(np.tanh(STATE @ w["position"]) @ w["position_score"])
    alpha = softmax(general(w), MASK) * np.exp(-((np.arange(7) - centre[:, None]) ** 2) / (2 * 5.0**2))
    return alpha / alpha.sum(axis=1, keepdims=True)


def chosen(w):
    return np.eye(7)[np.where(MASK > 0, additive(w), -np.inf).argmax(axis=1)]


def addressed(w):
    """Graves et al. 2014, eqs. 5 to 9, one string and one position at a time."""
    content, found = softmax(cosine(w), MASK), np.zeros((3, 7))
    before = ops.convert_to_numpy(BEFORE)
    for row in range(3):
        gate = sigmoid(STATE[row] @ w["gate"] + w["gate_bias"][0])
        gated = gate * content[row] + (1 - gate) * before[row]
        shift = np.exp(STATE[row] @ w["shift"] + w["shift_bias"])
        shift /= shift.sum()
        gamma = 1 + np.log1p(np.exp(STATE[row] @ w["sharpness"] + w["sharpness_bias"][0]))
        for place in range(LENGTHS[row]):
            moved = sum(shift[k + 1] * gated[place - k] for k in (-1, 0, 1) if 0 <= place - k < 7)
            found[row, place] = moved**gamma
    return found / found.sum(axis=1, keepdims=True)


def heads(w):
    """The weights of each head (n, B, S)."""
    query, key = np.split(STATE @ w["query"], HEADS, axis=1), np.split(ANNOTATIONS @ w["key"], HEADS, axis=2)
    energies = [np.einsum("bd,bsd->bs", q, k) / np.sqrt(4 / HEADS) for q, k in zip(query, key, strict=True)]
    return np.array([softmax(energy, MASK) for energy in energies])


#: Attention -> its weights (B, S) by its equations.
BY_HAND = {
    "additive": lambda w: softmax(additive(w), MASK),
    "rectified": lambda w: softmax(np.maximum(additive(w) + w["score_bias"], 0), MASK),
    "dot": lambda w: softmax(np.einsum("bd,bsd->bs", STATE, ANNOTATIONS), MASK),
    "scaled-dot": lambda w: softmax(np.einsum("bd,bsd->bs", STATE, ANNOTATIONS) / np.sqrt(6), MASK),
    "general": lambda w: softmax(general(w), MASK),
    "content": lambda w: softmax(cosine(w), MASK),
    "location": located,
    "local-m": windowed,
    "local-p": predicted,
    "hard": chosen,
    "multi-head": lambda w: heads(w).mean(axis=0),
    "ntm": addressed,
    "pointer": lambda w: softmax(additive(w), MASK),
    "fixed-vector": lambda w: np.zeros((3, 7)),
}

#: Attentions whose context is not the weighted sum of the annotations.
OTHER_CONTEXT = {"self", "multi-head", "fixed-vector"}


def test_every_attention_has_a_class_and_a_row():
    """One class and one row: neither without the other."""
    assert set(Attention.KNOWN) == set(NAMES)
    assert set(BY_HAND) == set(NAMES) - {"self"}


@pytest.mark.parametrize("name", BY_HAND)
def test_the_weights_are_those_of_the_equations(name):
    """Worked out from the definition, with loops where that is plainer."""
    context, alpha, weights = attended(name)
    np.testing.assert_allclose(alpha, BY_HAND[name](weights), atol=2e-6)
    if name not in OTHER_CONTEXT:
        np.testing.assert_allclose(context, np.einsum("bs,bsh->bh", alpha, ANNOTATIONS), atol=1e-5)


def test_self_attention_mixes_the_annotations_first():
    """h' = h + softmax(Q h (K h)^T / 2) V h, then additive attention over h'."""
    context, alpha, w = attended("self")
    query, key = ANNOTATIONS @ w["inner_query"], ANNOTATIONS @ w["inner_key"]
    inner = softmax(query @ key.transpose(0, 2, 1) / np.sqrt(4), MASK[:, None, :])
    mixed = ANNOTATIONS + inner @ (ANNOTATIONS @ w["inner_value"])
    energies = np.tanh(STATE[:, None] @ w["query"] + mixed @ w["key"] + w["bias"]) @ w["score"]
    np.testing.assert_allclose(alpha, softmax(energies, MASK), atol=2e-6)
    np.testing.assert_allclose(context, np.einsum("bs,bsh->bh", alpha, mixed), atol=1e-5)


def test_multi_head_joins_what_its_heads_find():
    """O [head_1; ...; head_n]."""
    context, _, w = attended("multi-head")
    values = np.split(ANNOTATIONS @ w["value"], HEADS, axis=2)
    found = [np.einsum("bs,bsd->bd", alpha, value) for alpha, value in zip(heads(w), values, strict=True)]
    np.testing.assert_allclose(context, np.concatenate(found, axis=1) @ w["outward"], atol=1e-5)


def test_the_fixed_vector_is_the_encoders_last_states():
    """Forward at the last character, backward at the first; the same at every step."""
    context, _, _ = attended("fixed-vector")
    np.testing.assert_allclose(context[:, :3], ANNOTATIONS[np.arange(3), LENGTHS - 1, :3])
    np.testing.assert_allclose(context[:, 3:], ANNOTATIONS[:, 0, 3:])


def test_location_sees_no_further_than_it_knows():
    """64 positions; of a longer string the rest gets nothing."""
    layer, _ = made("location")
    longer = np.ones((3, 70, 6), np.float32)
    _, alpha = layer.attend(layer.prepare(longer, np.ones((3, 70), np.float32)), MOMENT)
    alpha = ops.convert_to_numpy(alpha)
    assert np.all(alpha[:, 64:] == 0)
    np.testing.assert_allclose(alpha.sum(axis=1), 1, rtol=1e-5)


def test_choosing_lets_a_gradient_through():
    """Forward one place, backward the softmax: the gradient of the straight-through estimator is the soft one's."""
    import tensorflow as tf

    hard, _ = made("hard")
    soft = make_attention(Architecture(**SIZE, attention="additive"))
    for ours, theirs in zip(soft.weights, hard.weights, strict=True):
        ours.assign(theirs)
    ramp = tf.constant(np.arange(21, dtype=np.float32).reshape(3, 7))
    gradients = []
    for layer in (hard, soft):
        with tf.GradientTape() as tape:
            loss = tf.reduce_sum(layer.weigh(layer.prepare(ANNOTATIONS, MASK), MOMENT) * ramp)
        gradients.append(tape.gradient(loss, layer.score.value))
    assert np.abs(gradients[0]).max() > 1e-3
    np.testing.assert_allclose(gradients[0], gradients[1], rtol=1e-5)


def test_a_pointer_writes_the_digit_that_it_looks_at():
    """P = p_gen P_readout + (1 - p_gen) P_copy, by hand; what looks at no digit leaves all to the readout."""
    layer, w = made("pointer")
    logits = np.array([[[1.0, 0.0, -1.0], [0.0, 0.0, 0.0]]], np.float32)  # (1, 2, 3)
    states = np.ones((1, 2, 12), np.float32)
    looked = np.array([[[0.25, 0.75], [0.0, 1.0]]], np.float32)  # (1, 2, 2)
    copied = np.array([[[0.0, 1.0, 0.0], [0.0, 0.0, 0.0]]], np.float32)  # the first position is symbol 1
    written = np.exp(ops.convert_to_numpy(layer.write(logits, states, looked, copied)))
    generate = sigmoid(w["copy"].sum() + w["copy_bias"][0])
    readout = softmax(logits, 1.0)
    copying = (1 - generate) * 0.25
    np.testing.assert_allclose(written[0, 0], (1 - copying) * readout[0, 0] + copying * np.array([0, 1, 0]), rtol=1e-5)
    np.testing.assert_allclose(written[0, 1], readout[0, 1], rtol=1e-5)


@pytest.mark.parametrize("name", NAMES)
def test_padding_changes_nothing(name):
    """What stands at padded positions, and how many there are, is of no consequence."""
    layer, _ = made(name)
    short = layer.attend(layer.prepare(ANNOTATIONS, MASK), MOMENT)
    longer = np.concatenate([ANNOTATIONS, np.full((3, 2, 6), 9.0, np.float32)], axis=1)
    longer[1, 5] = -50.0
    wide = np.pad(MASK, ((0, 0), (0, 2)))
    moment = MOMENT._replace(before=np.pad(ops.convert_to_numpy(BEFORE), ((0, 0), (0, 2))))
    context, weights = map(ops.convert_to_numpy, layer.attend(layer.prepare(longer, wide), moment))
    np.testing.assert_allclose(context, short[0], atol=1e-5)
    np.testing.assert_allclose(weights[:, :7], short[1], atol=1e-5)
    assert np.all(weights[wide == 0] == 0)


@pytest.mark.parametrize("name", NAMES)
def test_a_row_of_padding_alone_gives_numbers(name):
    """No NaN, and nothing is looked at."""
    layer, _ = made(name)
    context, weights = layer.attend(layer.prepare(ANNOTATIONS, np.zeros_like(MASK)), MOMENT)
    assert np.isfinite(context).all()
    np.testing.assert_allclose(weights, 0)


def test_large_energies_overflow_nowhere():
    """The softmax is taken relative to the largest energy."""
    weights = ops.convert_to_numpy(masked_softmax(np.array([[1e4, 1e4 - 1]], np.float32), np.ones((1, 2), np.float32)))
    np.testing.assert_allclose(weights, [[0.7310586, 0.2689414]], rtol=1e-5)
