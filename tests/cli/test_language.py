"""The language of the command line: what `--language` names, or what the terminal is set to."""

import pytest

from bodypolitic.cli.wording import say, speak, spoken, wanted_language


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        (["cards"], {"LANG": "en_GB.UTF-8"}, "en"),
        (["--language", "en", "cards"], {"LANG": "tlh"}, "en"),
        (["--language=en", "cards"], {}, "en"),
        (["--language", "tlh"], {"LANG": "en"}, "en"),
        ([], {"LC_ALL": "C", "LANG": "en_GB.UTF-8"}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_english(
    arguments: list[str], environment: dict[str, str], language: str
) -> None:
    assert wanted_language(arguments, environment) == language


def test_the_terminal_speaks_the_language_it_is_set_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bodypolitic.cli.wording.OFFERED", ("en", "pl"))
    monkeypatch.setattr("bodypolitic.cli.wording.languages", lambda: ["en", "pl", "uk"])
    assert wanted_language([], {"LANG": "pl_PL.UTF-8"}) == "pl"
    assert wanted_language([], {"LC_ALL": "en_US", "LANG": "pl_PL.UTF-8"}) == "en"
    assert wanted_language([], {"LANG": "uk_UA.UTF-8"}) == "en", "which is not complete yet"
    assert wanted_language(["play", "--language", "uk"], {}) == "uk"


def test_everything_is_said_in_the_language_spoken() -> None:
    speak("en")
    assert spoken() == "en"
    assert say("cli-vp") == "VP"
