"""Every lesson ends in every way that it leaves open, in few words and without a figure of its own."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor

import bodypolitic
from bodypolitic.game.ground.codes import ROLES
from bodypolitic.lessons.course import place_after
from bodypolitic.lessons.first_evening import FIRST_EVENING
from bodypolitic.lessons.lesson import Lesson, Step
from bodypolitic.lessons.playing import play, problems_of
from bodypolitic.lessons.syllabus import LESSONS
from bodypolitic.words.catalogue import OFFERED, catalogue

MOST_WORDS = 40
MOST_WORDS_OF_THE_FIRST_EVENING = 900
LOCALES = Path(bodypolitic.__file__).parent / "words" / "locales"

every_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))


@pytest.mark.compiled
@every_lesson
def test_a_lesson_ends_by_the_expected_picks_and_by_each_other_open_pick(lesson: Lesson) -> None:
    assert list(problems_of(lesson)) == []


@pytest.mark.compiled
@every_lesson
def test_a_lesson_says_one_thing_at_a_time(lesson: Lesson) -> None:
    said = play(lesson).said
    assert len(said) == len(lesson.steps)
    assert [text for text in said if len(text.split()) > MOST_WORDS] == []


@pytest.mark.compiled
def test_the_first_evening_is_short() -> None:
    assert sum(len(text.split()) for text in play(FIRST_EVENING).said) <= MOST_WORDS_OF_THE_FIRST_EVENING


@pytest.mark.compiled
@pytest.mark.parametrize("language", OFFERED)
@every_lesson
def test_a_lesson_is_told_in_every_language(lesson: Lesson, language: str) -> None:
    words = catalogue(language)
    says = ["title", "about", *(step.says for step in lesson.steps)]
    says += [word for step in lesson.steps for word in step.instead.values()]
    assert [one for one in says if not words.has(lesson.message(one))] == []
    assert all(play(lesson, language=language).said)


@every_lesson
def test_a_lesson_is_about_a_seat_that_nobody_else_plays_and_points_at_something(lesson: Lesson) -> None:
    game = lesson.new_game()
    assert lesson.seat in ROLES and lesson.seat in game.scores and lesson.seat not in game.setup.automas
    assert all(step.at for step in lesson.steps)
    assert lesson.steps[-1].opens == (), "a lesson ends with a farewell"


def test_a_lesson_that_cannot_be_finished_is_found() -> None:
    lost = Lesson("lost", "WC", 1, {"players": 2}, (Step("first", opens=("basic/no-such-action",)), Step("bye")))
    assert "lost does not end" in list(problems_of(lost))


def test_where_one_is_follows_from_the_picks_alone() -> None:
    lesson = Lesson(
        "short",
        "WC",
        1,
        {},
        (Step("hello"), Step("go", opens=("basic/*",)), Step("end", opens=("end-turn",)), Step("bye")),
    )
    told = [place_after(lesson, picks) for picks in ([], ["discard/x"], ["basic/strike"], ["basic/strike", "end-turn"])]
    assert [place and ([step.says for step in place.told], place.asks and place.asks.says) for place in told] == [
        (["hello"], "go"),
        (["hello"], "go"),
        ([], "end"),
        (["bye"], None),
    ]
    assert place_after(lesson, ["basic/strike", "end-turn", "basic/strike"]) is None


class _Texts(Visitor):
    def __init__(self) -> None:
        self.digits: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:
        if re.search(r"\d", node.value):
            self.digits.append(node.value)


@pytest.mark.parametrize("language", OFFERED)
def test_no_figure_in_a_lesson_is_written_by_hand(language: str) -> None:
    resource = FluentParser().parse((LOCALES / language / "lessons.ftl").read_text(encoding="utf-8"))
    texts = _Texts()
    texts.visit(resource)
    assert texts.digits == []
