"""The sheets that explain everything on the table, and make up the glossary.

Each has a name, which the page gives to whatever shows the thing: `section:2A`, `company:clinic`, `action:lobby`.
"""

from functools import cache
from typing import Final, NamedTuple

from bodypolitic.game.cards.card import Card
from bodypolitic.game.components.boards import SCORED_POLICIES, WANTED_SECTION
from bodypolitic.game.components.companies import COMPANIES, NO_SLOT, CompanyCard
from bodypolitic.game.components.event_cards import EVENTS, Event
from bodypolitic.game.components.printed import Printed
from bodypolitic.game.expansions.action_cards.decks import ALL_DECKS
from bodypolitic.game.expansions.alternative_events.cards import AlternativeEvent
from bodypolitic.game.ground.codes import (
    AI_CARDS_EACH,
    ALL_ROLES,
    CC,
    CLASSES,
    MC,
    PHASES,
    POLICIES,
    PRIORITY_CARDS,
    RESOURCES,
    ROLES,
    SECTIONS,
    SKILLS,
    ST,
    WC,
    Role,
)
from bodypolitic.game.modules import AUTOMA_MAKERS, MODULES
from bodypolitic.game.phases.action import BASIC_ACTIONS, FREE_ACTIONS
from bodypolitic.game.records.refusals import EVENT_PAGE
from bodypolitic.game.rules.action import Action, BasicAction
from bodypolitic.server.messages import Family, Sheet, Sheets
from bodypolitic.server.primers import primer_lines, primer_title
from bodypolitic.words.alternative_events import describe_benefit
from bodypolitic.words.automas import describe_ai_card
from bodypolitic.words.catalogue import ENGLISH, Catalogue, Values, catalogue
from bodypolitic.words.describe import describe_effects, describe_legitimacy, describe_requirement
from bodypolitic.words.events import describe_penalty, describe_task
from bodypolitic.words.expansions import SHEETS, CardInWords, printed_cards
from bodypolitic.words.names import as_sentence, sentence

ROLE_PAGES: Final = (14, 22, 18, 26)
PHASE_PAGES: Final = (11, 11, 11, 12, 13)
POLICY_PAGES: Final = (30, 30, 30, 31, 31, 32, 32)
RESOURCE_PAGES: Final = (12, 16, 16, 16, 12)
CARD_PAGE: Final = 4


class Notion(NamedTuple):
    """Something of the rules that no card or board declares: what the glossary says of it is a message."""

    name: str
    family: Family
    page: int | None
    helps: tuple[Role, ...] = ()


NOTIONS: Final = (
    Notion("money", "goods", 3),
    Notion("revenue", "goods", 18, (CC,)),
    Notion("capital", "goods", 18, (CC,)),
    Notion("loan", "goods", 33),
    Notion("vp", "goods", 6),
    Notion("cards", "goods", 11),
    Notion("prosperity", "people", 16, (WC, MC)),
    Notion("population", "people", 7, (WC, MC)),
    Notion("wealth", "goods", 21, (CC,)),
    Notion("legitimacy", "politics", 26, (ST,)),
    Notion("tax-multiplier", "politics", 31, (ST,)),
    Notion("imf", "politics", 33),
    Notion("company-any", "people", 4),
    Notion("unemployed", "people", 6),
    Notion("committed", "people", 15),
    Notion("union", "people", 15, (WC,)),
    Notion("on-strike", "people", 15, (WC,)),
    Notion("wage", "people", 30),
    Notion("machinery", "people", 20, (CC,)),
    Notion("automated", "people", 4, (CC,)),
    Notion("coop", "people", 4, (WC,)),
    Notion("services", "trade", 12, (WC, MC)),
    Notion("price", "trade", 19, (CC, MC)),
    Notion("storage", "trade", 5, (CC, MC)),
    Notion("free-trade-zone", "trade", 5, (CC,)),
    Notion("market", "trade", 18, (CC, MC)),
    Notion("abroad", "trade", 6),
    Notion("export", "trade", 5, (CC, MC)),
    Notion("import", "trade", 15),
    Notion("deal", "trade", 19, (CC,)),
    Notion("bill", "politics", 14),
    Notion("bag", "politics", 12),
    Notion("vote", "politics", 12),
    Notion("political-agenda", "politics", 29, (ST,)),
    Notion("events", "politics", 27, (ST,)),
    Notion("benefits", "politics", 27),
    *[Notion(module, "expansions", None) for module in MODULES if catalogue(ENGLISH).has(f"sheet-{module}")],
    Notion("automa", "automas", None),
)
RULES: Final = (Notion("goal", "rules", 11), Notion("turn", "rules", 11), Notion("order", "rules", 11))
THE_END: Final = Notion("end", "rules", 13)


@cache
def sheets(language: str) -> Sheets:
    """Every sheet there is, by its name."""
    pen = Pen(language)
    return Sheets(
        language=language,
        sheets={
            **{f"rule:{rule.name}": pen.rule(rule) for rule in RULES},
            **{f"phase:{PHASES[phase]}": pen.phase(phase) for phase in range(len(PHASE_PAGES))},
            f"rule:{THE_END.name}": pen.rule(THE_END),
            **{f"class:{ROLES[role]}": pen.role(role) for role in ALL_ROLES},
            **{f"primer:{ROLES[role]}": pen.primer(role) for role in ALL_ROLES},
            **pen.politics_table(),
            **{f"action:{action.name}": pen.action(action) for action in (*BASIC_ACTIONS, *FREE_ACTIONS)},
            **{f"resource:{name}": pen.resource(resource) for resource, name in enumerate(RESOURCES)},
            **{f"notion:{notion.name}": pen.notion(notion) for notion in NOTIONS},
            **{f"worker:{skill}": pen.worker(skill) for skill in SKILLS},
            **{f"company:{card.slug}": pen.company(card) for card in COMPANIES},
            **{
                f"card:{ROLES[role]}/{card.face.slug}": pen.card(card, role)
                for role, deck in zip(ALL_ROLES, ALL_DECKS, strict=True)
                for card in deck
            },
            **{f"event:{event.slug}": pen.event(event) for event in EVENTS},
            **{
                f"{sheet}:{card.slug}": pen.expansion_card(card, told)
                for kind, sheet in SHEETS.items()
                for card, told in printed_cards(kind, language)
            },
            **{f"priority:{code}": pen.priority(code) for code in PRIORITY_CARDS},
            **{
                f"ai-card:{ROLES[role]}/{number}": pen.ai_card(role, number)
                for role in AUTOMA_MAKERS
                for number in range(1, AI_CARDS_EACH + 1)
            },
        },
    )


class Pen:
    """Writes sheets in one language."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._words: Catalogue = catalogue(language)

    def rule(self, rule: Notion) -> Sheet:
        """A part of the game in short."""
        return self._notion(rule, f"sheet-rule-{rule.name}")

    def notion(self, notion: Notion) -> Sheet:
        """Something of the rules."""
        return self._notion(notion, f"sheet-{notion.name}")

    def _notion(self, notion: Notion, message: str) -> Sheet:
        words = self._words
        return self._sheet(
            notion.family,
            words.text(message),
            [words.text(message, form="text")],
            rulebook=words.text(message, form="rulebook"),
            page=notion.page,
            helps=notion.helps,
        )

    def phase(self, phase: int) -> Sheet:
        """A phase of a round."""
        name = f"phase-{PHASES[phase]}"
        text = self._words.text(f"sheet-{name}", form="text")
        return self._sheet("rules", self._words.text(name), [text], page=PHASE_PAGES[phase])

    def role(self, role: Role) -> Sheet:
        """What a role wants."""
        text = self._words.text(f"sheet-role-{ROLES[role]}", form="text")
        return self._sheet("roles", self._words.text(f"role-{ROLES[role]}"), [text], page=ROLE_PAGES[role])

    def primer(self, role: Role) -> Sheet:
        """How to begin with a role."""
        title, lines = primer_title(self._words, role), primer_lines(self._words, role)
        return self._sheet(
            "roles", title, lines, page=ROLE_PAGES[role], rulebook=self._words.text(f"role-{ROLES[role]}")
        )

    def politics_table(self) -> dict[str, Sheet]:
        """The policies, each with its three sections."""
        found: dict[str, Sheet] = {}
        for policy, number in enumerate(POLICIES):
            found[f"policy:{number}"] = self._policy(policy)
            for section, letter in enumerate(SECTIONS):
                found[f"section:{number}{letter}"] = self._section(policy, section)
        return found

    def _policy(self, policy: int) -> Sheet:
        number = POLICIES[policy]
        return self._sheet(
            "policies",
            self._words.text(f"policy-{number}"),
            [self._words.text(f"sheet-policy-{number}")],
            about=self._words.text("sheet-policy", {"number": policy + 1}),
            page=POLICY_PAGES[policy],
        )

    def _section(self, policy: int, section: int) -> Sheet:
        words = self._words
        number, letter = POLICIES[policy], SECTIONS[section]
        wanted_by = [role for role in CLASSES if policy < SCORED_POLICIES and WANTED_SECTION[role] == section]
        lines = [words.text(f"sheet-policy-{number}")]
        lines += [words.text("sheet-section-final", {"role": f"party-{ROLES[role]}"}) for role in wanted_by]
        code = words.text("policy-section", {"policy": policy + 1, "section": f"section-{letter}"})
        return self._sheet(
            "policies",
            f"{code}: {words.text(f'ui-policy-{number}-{letter}')}",
            lines,
            about=words.text("sheet-section", {"section": f"section-{letter}", "policy": f"policy-{number}"}),
            rulebook=words.text(f"policy-{number}"),
            page=POLICY_PAGES[policy],
            helps=tuple(wanted_by),
        )

    def action(self, action: Action) -> Sheet:
        """A basic or a free action."""
        kind = "sheet-basic-action" if isinstance(action, BasicAction) else "sheet-free-action"
        takers = tuple(role for role in ALL_ROLES if action.pages[role])
        return self._sheet(
            "actions",
            self._words.text(f"action-{action.name}"),
            [self._words.text(f"sheet-action-{action.name}")],
            about=self._words.text(kind),
            page=action.pages[takers[0]],
            helps=takers,
        )

    def resource(self, resource: int) -> Sheet:
        """Goods, services and influence."""
        name = RESOURCES[resource]
        message = f"sheet-resource-{name}"
        return self._sheet(
            "goods",
            as_sentence(self._words.text(f"resource-{name}")),
            [self._words.text(message, form="text")],
            rulebook=self._words.text(message, form="rulebook"),
            page=RESOURCE_PAGES[resource],
        )

    def worker(self, skill: str) -> Sheet:
        """A worker by skill."""
        skilled = "unskilled" if skill == "unskilled" else "skilled"
        text = self._words.text(f"sheet-worker-{skilled}")
        return self._sheet(
            "people", as_sentence(self._words.text(f"worker-{skill}")), [text], page=CARD_PAGE, helps=(WC, MC)
        )

    def company(self, card: CompanyCard) -> Sheet:
        """A company as it is printed."""
        words = self._words
        made: Values = {"amount": card.output, "resource": f"resource-{RESOURCES[card.industry]}"}
        lines = [words.text("sheet-company-automated" if card.automated else "sheet-company-makes", made)]
        if card.size:
            workers = " ".join(f"worker-{SKILLS[skill]}" for skill in card.slots)
            lines.append(words.text("sheet-company-slots", {"workers": workers}))
        wages = words.text("money", {"amount": " / ".join(map(str, card.wages))})
        if card.employee != NO_SLOT:
            values: Values = {"worker": f"worker-{SKILLS[card.employee]}", "amount": card.adds, "wages": wages}
            lines.append(as_sentence(words.text("sheet-company-employee", values)))
        elif card.wages:
            lines.append(words.text("sheet-company-wages", {"wages": wages}))
        if card.machinery:
            lines.append(words.text("sheet-company-machinery", {"amount": card.machinery}))
        if card.cost:
            lines.append(words.text("sheet-company-cost", {"cost": card.cost}))
        kind = {ST: "sheet-company-public", WC: "sheet-company-coop"}.get(card.owner, "sheet-company")
        about = words.text(kind, {"role": f"party-{ROLES[card.owner]}"})
        return self._titled("companies", card.title, lines, about=about, page=CARD_PAGE, helps=(card.owner,))

    def card(self, card: Card, role: Role) -> Sheet:
        """An action card."""
        lines = [
            describe_effects(card.effects, role, self._language),
            describe_requirement(card, self._language),
            describe_legitimacy(card, self._language),
            self._words.text("sheet-copies", {"count": card.face.copies}),
        ]
        about = self._words.text("sheet-action-card", {"role": f"party-{ROLES[role]}"})
        return self._titled("cards", card.face.title, lines, about=about, page=CARD_PAGE, helps=(role,))

    def event(self, event: Event) -> Sheet:
        """An event for the State."""
        lines = [describe_task(event, self._language), describe_penalty(event, self._language)]
        kind = "sheet-event"
        if isinstance(event, AlternativeEvent):
            kind = "sheet-event-alternative"
            lines.append(sentence(describe_benefit(event.benefit, self._language)))
        about = self._words.text(kind)
        return self._titled("events", event.title, lines, about=about, page=EVENT_PAGE, helps=(ST,))

    def expansion_card(self, card: Printed, told: CardInWords) -> Sheet:
        """A card of an expansion."""
        helps = () if told.role is None else (told.role,)
        return self._titled("events", card.title, [told.trigger, *told.lines], about=told.about, page=None, helps=helps)

    def priority(self, code: str) -> Sheet:
        """A priority card of an Automa."""
        of_policy = code[1:].isdigit()
        text = self._words.text("sheet-priority-policy" if of_policy else "sheet-priority-action")
        title = self._words.text(f"priority-card-{code}")
        return self._sheet("automas", title, [text], about=self._words.text("sheet-priority"), page=None)

    def ai_card(self, role: Role, number: int) -> Sheet:
        """An AI card of an Automa."""
        title = self._words.text("sheet-ai-card", {"role": f"party-{ROLES[role]}", "number": number})
        return self._sheet("automas", title, [describe_ai_card(role, number, self._language)], helps=(role,), page=None)

    def _titled(
        self,
        family: Family,
        title: str,
        lines: list[str],
        *,
        page: int | None,
        about: str,
        helps: tuple[Role, ...] = (),
    ) -> Sheet:
        """The sheet of a card, whose title is a message, with the English title where it has another one."""
        here, english = self._words.text(title), catalogue(ENGLISH).text(title)
        return self._sheet(
            family, here, lines, about=about, page=page, helps=helps, english="" if here == english else english
        )

    def _sheet(
        self,
        family: Family,
        title: str,
        lines: list[str],
        *,
        page: int | None,
        about: str = "",
        rulebook: str = "",
        english: str = "",
        helps: tuple[Role, ...] = (),
    ) -> Sheet:
        return Sheet(
            family=family,
            title=title,
            english=english,
            about=about,
            lines=[line for line in lines if line],
            helps=[ROLES[role] for role in helps],
            rulebook=rulebook or title,
            book="crisis-and-control" if page is None else "base",
            page=page,
        )
