"""Manifests: what a model says of itself, checked as a whole. Crafted ones are in test_bundle.py."""

import json
from dataclasses import replace

import pytest
from random_models import random_manifest

from datenorm.core.errors import BundleError
from datenorm.runtime.architecture import ATTENTIONS, Architecture
from datenorm.runtime.manifest import parse_manifest

GOOD = random_manifest().with_weights("0" * 64, 100)


def document(**changes):
    return json.dumps({**GOOD.to_json(), **changes}).encode()


def architecture(**changes):
    return {**GOOD.architecture.to_json(), **changes}


@pytest.mark.parametrize("attention", ATTENTIONS)
def test_a_manifest_is_read_as_it_was_written(attention):
    manifest = replace(GOOD, architecture=Architecture(4, 8, 8, 5, 16, attention))
    came = parse_manifest(manifest.to_bytes())
    assert came.to_bytes() == manifest.to_bytes()
    assert (came.architecture, came.shapes()) == (manifest.architecture, manifest.shapes())


@pytest.mark.parametrize("attention", ["", "ADDITIVE", "../additive", 1, None, ["additive"], {"additive": 1}])
def test_an_attention_is_one_of_the_list(attention):
    with pytest.raises(BundleError, match=r"architecture\.attention: expected one of additive, "):
        parse_manifest(document(architecture=architecture(attention=attention)))


def test_dimensions_that_do_not_fit_the_attention():
    with pytest.raises(BundleError, match=r"architecture: dot attention: expected decoder = 2 \* hidden = 16, got 10"):
        parse_manifest(document(architecture=architecture(attention="dot")))
    with pytest.raises(BundleError, match=r"architecture\.kind: expected 'transformer', got 'bahdanau'"):
        parse_manifest(document(architecture=architecture(attention="transformer", alignment=8)))


ANCESTOR = {"kind": "ancestor", "hidden": 32, "alignment": 10, "decoder": 64, "source": 30, "slots": 10}


@pytest.mark.parametrize(
    ("change", "characters"),
    [({"source": 1024}, 40), ({"hidden": 1024, "decoder": 1}, 40), ({"hidden": 1, "alignment": 1}, 20_000)],
)
def test_strings_of_an_ancestor_are_no_bomb(change, characters):
    """Its weights are few, but every string is Tx long, and each of its characters V wide."""
    assert parse_manifest(document(architecture=ANCESTOR)).architecture.to_json() == ANCESTOR
    vocabulary = {"characters": "".join(map(chr, range(0x4E00, 0x4E00 + characters))), "languages": []}
    with pytest.raises(BundleError, match="expected tables of at most"):
        parse_manifest(document(architecture={**ANCESTOR, **change}, vocabulary=vocabulary))


def nested(depth):
    inner = {}
    for _ in range(depth):
        inner = [inner]
    return inner


def test_what_is_free_form_has_a_depth():
    """The document, the key ``data``, its value: 32 levels in all."""
    assert parse_manifest(document(data={"a": nested(28)})).data["a"] == nested(28)
    with pytest.raises(BundleError, match="it is nested too deep"):
        parse_manifest(document(data={"a": nested(33)}))


def test_all_faults_are_named_at_once_in_one_line():
    with pytest.raises(BundleError) as caught:
        parse_manifest(document(format=2, name="\x1b", symbols="", min_confidence=7, data=[], training=[], locales=[]))
    message = str(caught.value)
    assert message.isprintable()
    assert message.count("expected") == 5 and message.endswith("and 2 more")
