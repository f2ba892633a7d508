"""Characters and hints as the ids that the network's embedding is indexed with."""

import unicodedata
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any

from datenorm.core.errors import BundleError
from datenorm.text.clean import DIGIT_SCRIPTS, OTHER_DIGITS, Cleaned

PAD_ID, UNKNOWN_ID = 0, 1

#: The order hints, in the order of their ids.
ORDERS: tuple[str, ...] = ("DMY", "MDY", "YMD")
_SCRIPTS: tuple[str, ...] = (*DIGIT_SCRIPTS.values(), OTHER_DIGITS)


class Vocabulary:
    """Ids of the source side: padding, unknown, order hints, digit scripts, languages, characters - in this order.

    Args:
        characters: cleaned characters, each a string of length 1, all different.
        languages: CLDR language ids for which there is a hint token, all different.
    """

    def __init__(self, characters: Sequence[str], languages: Sequence[str]) -> None:
        self.characters = tuple(characters)
        self.languages = tuple(languages)
        if any(len(character) != 1 for character in self.characters):
            raise BundleError("expected a vocabulary of single characters; the model is damaged")
        if len(set(self.characters)) != len(self.characters) or len(set(self.languages)) != len(self.languages):
            raise BundleError("expected a vocabulary without repeats; the model is damaged")
        first = UNKNOWN_ID + 1
        self._orders = {order: first + index for index, order in enumerate(ORDERS)}
        first += len(ORDERS)
        self._scripts = {script: first + index for index, script in enumerate(_SCRIPTS)}
        first += len(_SCRIPTS)
        self._languages = {language: first + index for index, language in enumerate(self.languages)}
        first += len(self.languages)
        self._characters = {character: first + index for index, character in enumerate(self.characters)}

    @property
    def size(self) -> int:
        """How many ids there are: V of the embedding (V, E)."""
        return 2 + len(ORDERS) + len(_SCRIPTS) + len(self.languages) + len(self.characters)

    @cached_property
    def tokens(self) -> tuple[str, ...]:
        """A printable name of each id."""
        return ("<pad>", "<unknown>", *ORDERS, *_SCRIPTS, *self.languages, *self.characters)

    def encode(
        self, cleaned: Cleaned, order: str | None = None, language: str | None = None
    ) -> tuple[list[int], int]:
        """Ids of the hints, then of the characters.

        Returns:
            The ids, and how many of them are hints: position ``hints + k`` is character k of ``cleaned.text``.
        """
        ids: list[int] = []
        if order:
            ids.append(self._orders[order])
        if language:
            ids.append(self._languages[language])
        if cleaned.digits:
            ids.append(self._scripts[cleaned.digits])
        hints = len(ids)
        known = self._characters
        try:
            ids += [known[character] for character in cleaned.text]
        except KeyError:
            ids += [self.id_of(character) for character in cleaned.text]
        return ids, hints

    def id_of(self, character: str) -> int:
        """The id of a cleaned character; of one that is not there that of its base letter, or the unknown one's.

        It is not kept: a stream may hold every character that there is.
        """
        known = self._characters
        if character in known:
            return known[character]
        return known.get(unicodedata.normalize("NFD", character)[0], UNKNOWN_ID)

    def extended(self, characters: Iterable[str]) -> "Vocabulary":
        """The same with those of ``characters`` that it lacks behind its own, whose ids stay as they are."""
        new = [character for character in dict.fromkeys(characters) if character not in self._characters]
        return Vocabulary((*self.characters, *new), self.languages) if new else self

    def to_json(self) -> dict[str, Any]:
        """What the manifest holds: the characters as one string, the languages as a list."""
        return {"characters": "".join(self.characters), "languages": list(self.languages)}

    @classmethod
    def from_json(cls, value: dict[str, Any]) -> "Vocabulary":
        """Read what :meth:`to_json` wrote.

        Raises:
            BundleError: the value has another form.
        """
        characters, languages = value.get("characters"), value.get("languages")
        if not isinstance(characters, str) or not isinstance(languages, list):
            raise BundleError("expected a vocabulary with characters and languages; the model is damaged")
        if not all(isinstance(language, str) and 0 < len(language) <= 20 for language in languages):
            raise BundleError("expected languages as short strings in the vocabulary; the model is damaged")
        return cls(characters, languages)
