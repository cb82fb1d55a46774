"""Decisions in English: what is asked, what each option means, and why an action can't be taken."""

from collections.abc import Callable
from typing import Final

from bodypolitic.cli.words import ACTION_NAMES, Count, sentence, values_in_words, words_for
from bodypolitic.game.basic_actions.buy_goods_and_services import ChooseAmount, ChooseSource
from bodypolitic.game.basic_actions.make_business_deal import tariff
from bodypolitic.game.codes import FOOD, RESOURCES, ROLES, SECTIONS, SKILLS
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.components.market_cards import EXPORT_CARDS
from bodypolitic.game.events.providing import ProvideFrom, ProvideResource
from bodypolitic.game.game import Decision, Game
from bodypolitic.game.options import VERBS, Option
from bodypolitic.game.phases.production import BuyFood, BuyFoodFrom
from bodypolitic.game.reasons import Unavailable
from bodypolitic.game.resources import price_of
from bodypolitic.game.table import Step, Table

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
    "choose-amount": "How much {resource} do you buy from {source}?",
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
}

# What the values of a step are, as far as questions speak of them. A `policy` stands for the bill on it.
STEP_VALUES: Final = {
    "amount": "number",
    "bill": "policy-section",
    "card": "company",
    "event": "event",
    "industry": "industry",
    "left": "number",
    "needed": "number",
    "old": "skill",
    "place": "place",
    "policy": "policy-section",
    "resource": "resource",
    "source": "party",
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
    "done": "Done",
    "bill": "{section}",
    "call-vote": "Yes, for 1 influence",
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
    "build-company": "{company}",
    "sell-company": "{company}",
    "wage": "{company}: {level}",
    "extra-shift": "{company}",
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
    "event": "{event}",
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
}


def question_of(decision: Decision, game: Game) -> str:
    """What a decision asks."""
    return sentence(QUESTIONS[decision.kind], _step_in_words(game.table))


def _step_in_words(t: Table) -> dict[str, str | Count]:
    step = t.stack[-1]
    values: dict[str, str | Count] = {}
    for name in step.FIELDS:
        if name in STEP_VALUES:
            value: int = getattr(step, name)
            if name == "policy":
                value = value * 3 + t.bill_sections[value]
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
    action = ACTION_NAMES[refusal.action.split("/")[1]]
    values = {name: value if isinstance(value, str) else Count(value) for name, value in refusal.reason.values.items()}
    return f"{action}: {WHY_NOT[refusal.reason.code].format_map(values)} (p. {refusal.page})"


def _present_section(t: Table, seat: int, option: Option) -> str:
    return f"now {SECTIONS[t.policies[option.a // 3]]}"


def _printed_on_company(t: Table, seat: int, option: Option) -> str:
    card = COMPANIES[option.a]
    facts = [f"{card.cost} V", f"makes {card.output} {RESOURCES[card.industry]}"]
    if card.slots:
        facts.append("jobs: " + ", ".join(SKILLS[slot] for slot in card.slots))
    if card.wages:
        facts.append("wages " + "/".join(str(wage) for wage in card.wages))
    return "; ".join(facts)


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
    resource = _traded_resource(t.stack[-1])
    if resource is None or option.a == seat:
        return ""
    return f"{price_of(t, option.a, resource, seat)} V each"


def _price_of_amount(t: Table, seat: int, option: Option) -> str:
    step = t.stack[-1]
    resource = _traded_resource(step)
    if resource is None or not isinstance(step, ChooseAmount | ProvideFrom | BuyFoodFrom) or step.source == seat:
        return ""
    return f"{option.a * price_of(t, step.source, resource, seat)} V"


def _export_price(t: Table, seat: int, option: Option) -> str:
    return next(f"{money} V" for amount, money in EXPORT_CARDS[t.export][option.a] if amount == option.b)


def _tariff_on_deal(t: Table, seat: int, option: Option) -> str:
    return f"tariff {tariff(t, option.a)} V"


Detail = Callable[[Table, int, Option], str]
DETAILS: Final[dict[str, Detail]] = {
    "bill": _present_section,
    "open-company": _printed_on_company,
    "close-company": _cost_of_company,
    "fill": _printed_on_company,
    "build-company": _printed_on_company,
    "sell-company": _cost_of_company,
    "wage": _wage_at_level,
    "discard-company": _printed_on_company,
    "from": _price_at_source,
    "amount": _price_of_amount,
    "export": _export_price,
    "deal-to-storages": _tariff_on_deal,
}
