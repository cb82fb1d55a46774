"""Decisions in English: what is asked, what each option means, and why an action can't be taken."""

from collections.abc import Callable
from typing import Final

from bodypolitic.cli.words import ACTION_NAMES, Count, sentence, values_in_words, words_for
from bodypolitic.game.basic_actions.build_company import BuildCompany, cost_on
from bodypolitic.game.basic_actions.buy_goods_and_services import PURCHASE_TERMS, ChooseAmount, ChooseSource
from bodypolitic.game.basic_actions.buy_goods_and_services import cost_on as purchase_cost
from bodypolitic.game.basic_actions.make_business_deal import tariff
from bodypolitic.game.basic_actions.propose_bill import FREE_VOTE, DecideOnVote
from bodypolitic.game.cards.company_effects import SellForTwice
from bodypolitic.game.cards.effects import EFFECTS, ChooseBranch, ChooseOne
from bodypolitic.game.cards.trade_effects import (
    ExportAndSellMore,
    ExportOrSellMore,
    SellAmountAbroad,
    SellAmountToState,
    SellMoreAbroad,
    SellServiceAmount,
    SellToState,
)
from bodypolitic.game.codes import FISCAL, FOOD, FOREIGN_MARKET, RESOURCES, ROLES, SECTIONS, SKILLS, ST, SUPPLY, B
from bodypolitic.game.components.action_cards import ACTION_CARDS
from bodypolitic.game.components.boards import IMMEDIATE_VOTE_COST
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.components.market_cards import EXPORT_CARDS
from bodypolitic.game.events.providing import ProvideFrom, ProvideResource
from bodypolitic.game.game import Decision, Game
from bodypolitic.game.options import VERBS, Option
from bodypolitic.game.phases.production import BuyFood, BuyFoodFrom
from bodypolitic.game.reasons import Unavailable
from bodypolitic.game.resources import price_of
from bodypolitic.game.table import Step, Table
from bodypolitic.words.describe import describe_effects

TITLES: Final = {card.slug: card.title for card in ACTION_CARDS}

# One template for each kind of decision, filled with the values of the step that asks.
QUESTIONS: Final[dict[str, str]] = {
    "turn": "What will you do?",
    "discard-card": "Which card do you discard for it?",
    "propose-bill": "Which bill do you propose?",
    "decide-on-vote": "Do you want a vote on {bill} right away?",
    "state-stance": "Are you in favor of {policy}?",
    "spend-influence": "How much influence do you add, in secret, to the vote on {policy}?",
    "open-public-companies": "Which public company opens?",
    "close-public-companies": "Which public company closes?",
    "choose-class-to-staff": "Whose unemployed may fill a new public company?",
    "choose-company-to-staff": "Which new public company is filled next?",
    "pay-loans-to-avoid-imf": "How many loans do you pay off at 55 V each to keep the IMF away?",
    "assign-workers": "Where do your workers go? You can still assign {left}.",
    "take-workers": "Who takes the next job at the {card}?",
    "take-union-leader": "Who leads the trade union of the {industry} industry?",
    "choose-new-worker": "Which worker joins you?",
    "choose-worker-to-train": "Which worker is trained?",
    "choose-new-skill": "What shall {old} of {place} become?",
    "swap-workers": "Which workers change places?",
    "strike": "Where do workers strike? Up to {left} more.",
    "build-company": "Which company do you build?",
    "bring-founders": "Who takes the next job at your new {card}?",
    "hire-workers": "Whose unemployed start at the {card}?",
    "hire-employee": "Who is hired at the {card}?",
    "fill-unskilled-slots": "Who of {who} takes the next job at the {card}?",
    "set-first-wage": "Which wage does the {card} pay?",
    "sell-company": "Which company do you sell?",
    "extra-shift": "Which company works an extra shift?",
    "give-bonus": "Whose workers get a bonus of 5 V?",
    "adjust-wages": "Which wage do you change?",
    "adjust-prices": "Which price do you change?",
    "buy-storage": "What is the new storage for?",
    "look-over-market": "Which company of your market do you replace?",
    "choose-resource": "What do you buy?",
    "choose-source": "From whom do you buy {resource}?",
    "choose-amount": "How much {resource} do you buy from {used}?",
    "buy-food": "Your people still need {needed} food. From whom do you buy it?",
    "buy-food-from": "How much of the {needed} food comes from {source}?",
    "sell-to-foreign-market": "What do you sell abroad?",
    "make-business-deal": "Which business deal do you make?",
    "split-goods": "How much of the {amount} {resource} goes into the storage?",
    "share-loss": "{left} VP are still to be lost. How many of them does {victim} lose?",
    "meet-with-mps": "Whose MPs do you meet?",
    "lose-legitimacy": "With which of the lowest classes do you lose legitimacy?",
    "campaign": "How much media influence becomes your own?",
    "choose-penalty": "With which class does the ignored event cost you legitimacy?",
    "event-action": "Which event do you deal with?",
    "choose-class-for-event": "{event}: for whom do you act?",
    "choose-amount-for-event": "{event}: how much do you spend?",
    "split-items": "{event}: how much of the first of the two resources does {who} get?",
    "spread": "{event}: how much for this class?",
    "name-bill-for-state": "{event}: which bill shall the State propose for you?",
    "build-for-another": "{event}: which company do you pay for?",
    "provide-resource": "Where do the {needed} {resource} for {who} come from?",
    "provide-from": "How much of the {needed} {resource} for {who} comes from {source}?",
    "decide-on-effect": "The card lets you go on: {effect} Do you?",
    "choose-branch": "Which of the card's options do you take?",
    "bring-newcomer": "Which worker comes from the supply to your new {card}?",
    "bring-skilled-founder": "Who takes the skilled job at your new {card}?",
    "build-first-of-two": "Which company do you build first?",
    "sell-amount-to-state": "{effect} How much do you sell?",
    "sell-amount-abroad": "{effect} How much do you sell?",
    "export-or-sell-more": "Which sale do you make?",
    "sell-service-amount": "How much {resource} do you sell abroad? Up to {up_to}.",
    "choose-export-card": "Which Export card stays for the rest of the round?",
    "place-free-storage": "What is your free storage for?",
    "work-overtime": "Which company of {owner} pays its wages and produces?",
    "choose-machinery-place": "Which company gets Machinery? {left} to place.",
    "sell-for-twice": "Which company do you sell for twice its cost?",
    "poach-workers": "Which company takes the workers of which public company?",
    "privatize-company": "Which public company is sold?",
    "nationalize-company": "Which company becomes public, and which one makes way for it?",
    "propose-first-bill": "Which bill do you propose first?",
    "propose-polled-bill": "Which bill do you propose?",
    "decide-on-polled-vote": "Do you want a vote on {bill} with the cubes just drawn?",
    "remove-drawn-cubes": "Whose cube do you take out of the bag? Up to {left} more.",
    "replace-drawn-cubes": "Whose cube does yours replace? {left} to replace.",
    "move-policy": "Which policy moves, and where to?",
    "hire-next-employee": "Who is hired next, and where? Up to {left} more.",
    "staff-company": "Which company is filled, and by whom?",
    "recruit-for": "Which company is filled from abroad, and with workers of which class?",
    "recruit-workers": "Which worker of {who} takes the next job at the {card}?",
    "choose-emigrant": "Which worker leaves the country? Up to {left} more.",
    "claim-damages-from": "In which industry was the accident, and who pays? {price} V for each company.",
    "choose-event-for-twice": "Which event do you carry out twice?",
    "choose-replacement": "Which event makes way for one of the two on top of the deck?",
    "choose-event-to-place": "Which event do you place?",
    "look-at-events": "The board has no space; these two events are on top of the deck.",
    "choose-class-to-provide": "{effect} Which class?",
    "choose-who-loses-faith": "With which class do you lose legitimacy?",
    "choose-media-influence": "How much media influence becomes your own? Up to {up_to}.",
}

# What the values of a step are, as far as questions speak of them. A `policy` stands for the bill on it, and of the
# parties `used` as sources the last is meant.
STEP_VALUES: Final = {
    "amount": "number",
    "bill": "policy-section",
    "card": "company",
    "effect": "effect",
    "event": "event",
    "industry": "industry",
    "left": "number",
    "needed": "number",
    "old": "skill",
    "owner": "party",
    "place": "place",
    "policy": "policy-section",
    "price": "number",
    "resource": "resource",
    "source": "party",
    "up_to": "number",
    "used": "party",
    "victim": "party",
    "who": "party",
}

# One template for each kind of option, filled with the values that its verb declares.
OPTIONS: Final[dict[str, str]] = {
    "basic": "{action}",
    "free": "{action} (free action)",
    "pass": "Pass, for want of an action",
    "end-turn": "End the turn",
    "discard": "{card}",
    "play": "Play {card}",
    "option": "Option {number}",
    "go-on": "Yes",
    "skip": "No, leave it",
    "done": "Done",
    "bill": "{section}",
    "call-vote": "Yes",
    "no-vote": "No, it can wait for the elections",
    "in-favor": "In favor",
    "against": "Against",
    "spend-influence": "{amount} influence",
    "open-company": "{company}",
    "close-company": "{company}",
    "pay-loans": "{amount} {amount:loan|loans}",
    "fill": "{company}",
    "form-union": "A trade union in the {industry} industry",
    "take": "{skill} from {from}",
    "staff": "{class}",
    "staff-company": "{company}, by workers of {class}",
    "no-workers": "Nobody",
    "employ": "{skill}",
    "new-worker": "{skill}",
    "upgrade": "{skill} of {at}",
    "train": "{skill}",
    "swap": "{company}: {out} makes way for {in}",
    "strike": "{company}",
    "hire": "{skill} for the {company}",
    "emigrate": "{skill}",
    "recruit": "{company}, with workers of {class}",
    "poach": "{company}, with the workers of the {from}",
    "build-company": "{company}",
    "sell-company": "{company}",
    "wage": "{company}: {level}",
    "extra-shift": "{company}",
    "overtime": "{company}",
    "machinery": "{company}",
    "privatize": "{company}",
    "nationalize": "{company}, in place of the {instead-of}",
    "give-bonus": "{company}",
    "discard-company": "{company}",
    "buy": "{resource}",
    "from": "{source}",
    "amount": "{amount}",
    "export": "{amount} {resource}",
    "deal-to-storages": "{deal}, into the storages",
    "deal-to-free-trade-zone": "{deal}, into the Free Trade Zone",
    "store": "{amount} {resource}",
    "price": "{resource}: {price} V",
    "storage": "{resource}",
    "export-card": "{export}",
    "remove-cube": "A cube of {class}",
    "replace-cube": "A cube of {class}",
    "policy": "{section}",
    "accident": "The {industry} industry; {payer} pays",
    "event": "{event}",
    "place-event": "{event}",
    "leave-events": "Leave {first} and {second} on top of the deck",
    "replace-event": "{event} makes way for {by}",
    "class": "{class}",
    "to": "{class}: {amount}",
    "lose-vp": "{amount} VP",
}

# One template for each reason why an action can't be taken.
WHY_NOT: Final[dict[str, str]] = {
    "main-action-taken": "your main action is taken",
    "free-action-taken": "your free action is taken",
    "four-players-only": "only a game of 4 has it",
    "needs-money": "{missing} V short",
    "needs-resource": "{missing} {resource} short",
    "needs-personal-influence": "{missing} personal influence short",
    "no-media-influence": "there is no media influence",
    "no-influence-in-supply": "the supply has no influence left",
    "no-bill-marker": "all your bill markers are in use",
    "every-policy-has-a-bill": "there is a bill on every policy",
    "policy-has-a-bill": "policy {policy} already has a bill",
    "no-company-to-fill": "your free workers can fill no company",
    "nothing-to-buy": "nothing is for sale",
    "no-strike-token": "no strike token is left",
    "no-company-to-strike": "no company gives a reason to strike",
    "demonstration-under-way": "a demonstration has been called already",
    "needs-unemployed": "{missing} more unemployed {missing:worker|workers} needed",
    "no-voting-cubes": "all your voting cubes are in the bag",
    "market-empty": "your market is empty",
    "no-company-space": "there is no space for another company",
    "no-workers-for-market": "your free workers can run no company of the market",
    "no-company": "you have no company",
    "workers-committed": "all workers concerned are committed",
    "nothing-to-export": "your storages hold too little for any sale",
    "no-business-deal": "no business deal is on offer",
    "no-room": "there is no room for the goods",
    "no-company-for-extra-shift": "no company is ready for another shift",
    "no-event": "there is no event",
    "no-event-possible": "you lack the means for the events there are",
    "legitimacy-too-low": "your legitimacy is too low",
    "nobody-to-swap": "there is nobody to swap",
    "no-benefits": "nothing is set aside for you",
    "no-loan": "you have no loan",
    "no-wage-to-change": "no wage can be changed",
    "no-company-for-bonus": "none of your companies has workers",
    "no-storage-tile": "no storage tile is left",
    "needs-policy": "policy {policy} is not in a section that the card needs",
    "card-condition": "what the card asks for is not so",
    "no-target": "there is nothing that the card could be used on",
    "needs-bills": "{missing} more proposed {missing:bill|bills} needed",
}


def question_of(decision: Decision, game: Game) -> str:
    """What a decision asks."""
    return sentence(QUESTIONS[decision.kind], _step_in_words(game.table))


def _step_in_words(t: Table) -> dict[str, str | Count]:
    step = t.stack[-1]
    values: dict[str, str | Count] = {}
    for name in step.FIELDS:
        if name in STEP_VALUES:
            value = getattr(step, name)
            if name == "policy":
                value = value * 3 + t.bill_sections[value]
            elif name == "used":
                value = value[-1] if value else SUPPLY
            if name == "effect":
                values[name] = describe_effects((EFFECTS[value],), t.active)
            else:
                values[name] = words_for(STEP_VALUES[name], value)
    return values


def option_in_words(option: Option, decision: Decision, game: Game) -> str:
    """An option with what a player wants to know of it, such as its price."""
    values = values_in_words(VERBS[option.verb].fields, (option.a, option.b, option.c))
    meaning = sentence(OPTIONS[option.kind], values)
    detail = DETAILS.get(option.kind)
    if detail is None:
        return meaning
    told = detail(game.table, ROLES.index(decision.seat), option)
    return f"{meaning} · {told}" if told else meaning


def why_not(refusal: Unavailable) -> str:
    """Why an action can't be taken, with the page of the rulebook."""
    kind, name = refusal.action.split("/")
    action = TITLES[name] if kind == "play" else ACTION_NAMES[name]
    values = {name: value if isinstance(value, str) else Count(value) for name, value in refusal.reason.values.items()}
    return f"{action}: {WHY_NOT[refusal.reason.code].format_map(values)} (p. {refusal.page})"


def _present_section(t: Table, seat: int, option: Option) -> str:
    return f"now {SECTIONS[t.policies[option.a // 3]]}"


def _price_of_vote(t: Table, seat: int, option: Option) -> str:
    step = t.stack[-1]
    if not isinstance(step, DecideOnVote) or step.vote == FREE_VOTE:
        return "without spending influence"
    return f"for {IMMEDIATE_VOTE_COST} influence"


def _text_of_branch(t: Table, seat: int, option: Option) -> str:
    step = t.stack[-1]
    if isinstance(step, ExportOrSellMore):
        effect = EFFECTS[step.effect]
        assert isinstance(effect, ExportAndSellMore)
        return ACTION_NAMES["sell-to-foreign-market"] if option.a == 1 else describe_effects((effect.more,), seat)
    assert isinstance(step, ChooseBranch)
    choice = EFFECTS[step.effect]
    assert isinstance(choice, ChooseOne)
    return describe_effects(choice.branches[option.a - 1], seat)


def _printed_on_company(t: Table, seat: int, option: Option) -> str:
    card = COMPANIES[option.a]
    facts = [f"{card.cost} V", f"makes {card.output} {RESOURCES[card.industry]}"]
    if card.slots:
        facts.append("jobs: " + ", ".join(SKILLS[slot] for slot in card.slots))
    if card.wages:
        facts.append("wages " + "/".join(str(wage) for wage in card.wages))
    return "; ".join(facts)


def _company_to_build(t: Table, seat: int, option: Option) -> str:
    step = t.stack[-1]
    printed = _printed_on_company(t, seat, option)
    if not isinstance(step, BuildCompany) or cost_on(option.a, step.terms) == COMPANIES[option.a].cost:
        return printed
    return f"for you {cost_on(option.a, step.terms)} V; {printed}"


def _proceeds_of_sale(t: Table, seat: int, option: Option) -> str:
    return f"{COMPANIES[option.a].cost * (2 if isinstance(t.stack[-1], SellForTwice) else 1)} V"


def _compensation(t: Table, seat: int, option: Option) -> str:
    return f"for {COMPANIES[option.a].cost if t.policies[FISCAL] == B else 0} V"


def _wages_due(t: Table, seat: int, option: Option) -> str:
    return f"wages {t.company(option.a).wage_paid} V"


def _cost_of_company(t: Table, seat: int, option: Option) -> str:
    return f"{COMPANIES[option.a].cost} V"


def _wage_at_level(t: Table, seat: int, option: Option) -> str:
    return f"{COMPANIES[option.a].wages[option.b - 1]} V in all"


def _traded_resource(step: Step) -> int | None:
    """What a step that asks for a source or an amount is about, if it has a price."""
    if isinstance(step, ChooseSource | ChooseAmount | ProvideResource | ProvideFrom):
        return step.resource
    return FOOD if isinstance(step, BuyFood | BuyFoodFrom) else None


def _price_at_source(t: Table, seat: int, option: Option) -> str:
    step = t.stack[-1]
    resource = _traded_resource(step)
    if resource is None or option.a == seat:
        return ""
    if isinstance(step, ChooseSource):
        terms = PURCHASE_TERMS[step.terms]
        price = price_of(t, option.a, resource, ST if terms.no_tariff else seat)
        return f"half of {price} V each" if terms.half_price else f"{price} V each"
    return f"{price_of(t, option.a, resource, seat)} V each"


def _price_of_amount(t: Table, seat: int, option: Option) -> str:
    step = t.stack[-1]
    if isinstance(step, ChooseAmount):
        source = step.used[-1]
        return f"{purchase_cost(t, seat, source, step.resource, option.a, step.terms)} V" if source != seat else ""
    if isinstance(step, SellAmountToState | SellAmountAbroad):
        effect = EFFECTS[step.effect]
        assert isinstance(effect, SellToState | SellMoreAbroad)
        return f"{option.a * effect.price} V"
    if isinstance(step, SellServiceAmount):
        return f"{option.a * price_of(t, ST, step.resource, FOREIGN_MARKET)} V"
    resource = _traded_resource(step)
    if resource is None or not isinstance(step, ProvideFrom | BuyFoodFrom) or step.source == seat:
        return ""
    return f"{option.a * price_of(t, step.source, resource, seat)} V"


def _export_price(t: Table, seat: int, option: Option) -> str:
    return next(f"{money} V" for amount, money in EXPORT_CARDS[t.export][option.a] if amount == option.b)


def _tariff_on_deal(t: Table, seat: int, option: Option) -> str:
    return f"tariff {tariff(t, option.a)} V"


Detail = Callable[[Table, int, Option], str]
DETAILS: Final[dict[str, Detail]] = {
    "option": _text_of_branch,
    "bill": _present_section,
    "policy": _present_section,
    "call-vote": _price_of_vote,
    "open-company": _printed_on_company,
    "close-company": _cost_of_company,
    "fill": _printed_on_company,
    "build-company": _company_to_build,
    "sell-company": _proceeds_of_sale,
    "overtime": _wages_due,
    "privatize": _cost_of_company,
    "nationalize": _compensation,
    "wage": _wage_at_level,
    "discard-company": _printed_on_company,
    "from": _price_at_source,
    "amount": _price_of_amount,
    "export": _export_price,
    "deal-to-storages": _tariff_on_deal,
}
