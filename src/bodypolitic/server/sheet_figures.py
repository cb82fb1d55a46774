"""What a thing does now, in figures of a table: the living part of its sheet, from what everybody may know."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from bodypolitic.game.components.action_cards import ACTION_CARDS
from bodypolitic.game.components.boards import (
    COMPANY_SPACES,
    INCOME_TAX,
    INFLUENCE_BY_LEGITIMACY,
    LEGITIMACY_MAX,
    LOANS_THAT_BRING_THE_IMF,
    PROSPERITY,
    SCORED_POLICIES,
    UNION_NEEDS,
    WANTED_POLICIES_VP,
    WANTED_SECTION,
    WEALTH,
    WEALTH_STEP_VP,
    tax_multiplier_of,
    wealth_column_of,
)
from bodypolitic.game.components.market_cards import BUSINESS_DEALS
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import (
    ACTION,
    ALL_LETTERS,
    CC,
    CLASSES,
    EDUCATION_POLICY,
    FISCAL,
    FOREIGN_TRADE,
    HEALTH_AND_BENEFITS,
    INDUSTRIES,
    INFLUENCE,
    LABOR_MARKET,
    LUXURY,
    MC,
    NOBODY,
    RESOURCES,
    ROLES,
    ROLES_BY_PLAYERS,
    ST,
    TAXATION,
    WC,
    WORKING,
    Letter,
    Policy,
    Resource,
    Role,
    letter_of,
    policy_of,
    role_named,
    section_named,
    section_of,
)
from bodypolitic.game.phases.game_end import wanted_policies
from bodypolitic.game.rules.resources import import_price, price_of, stock, storage_limit, tariff_of
from bodypolitic.game.rules.scores import agenda_matches
from bodypolitic.game.rules.workers import open_wc_slots, operational_companies, unemployed_count, workers_in_industry
from bodypolitic.game.table.table import EMPTY, Company, Table
from bodypolitic.game.view.prospects import prospect
from bodypolitic.game.view.view import output_with_employee, workers_for_more
from bodypolitic.server.messages import Figure
from bodypolitic.words.catalogue import Catalogue, catalogue
from bodypolitic.words.names import as_sentence, level_text, section_code


def figures_of(game: Game, name: str, language: str) -> list[Figure]:
    """The figures of a thing by the name of its sheet; none where a sheet has only words."""
    about, _, which = name.partition(":")
    ledger = Ledger(game.table, language)
    try:
        if about == "notion":
            NOTIONS.get(which, Ledger.nothing)(ledger)
        else:
            THINGS.get(about, Ledger.nothing_of)(ledger, which)
    except (ValueError, KeyError, IndexError):
        return []  # there is no such thing
    return ledger.figures


class Ledger:
    """Figures of one table, written down one below the other."""

    def __init__(self, t: Table, language: str) -> None:
        self.figures: list[Figure] = []
        self._t = t
        self._language = language
        self._words: Catalogue = catalogue(language)
        self._roles = ROLES_BY_PLAYERS[t.players]
        self._classes = tuple(role for role in self._roles if role != ST)

    def _note(self, message: str, role: Role = NOBODY, amount: int | None = None, /, **values: int | str) -> None:
        if role != NOBODY:
            values["who"] = f"party-{ROLES[role]}"
        self.figures.append(
            Figure(
                label=as_sentence(self._words.text(message, values)),
                value=self._words.text(message, values, form="value"),
                role=None if role == NOBODY else ROLES[role],
                amount=amount,
            )
        )

    def nothing(self) -> None:
        """What has no figures."""

    def nothing_of(self, which: str) -> None:
        """What has no figures."""

    # Things

    def company(self, slug: str) -> None:
        """A company that has been built."""
        t = self._t
        company = self._built(slug)
        resource = company.card.industry
        output = output_with_employee(t, company)
        self._note("figure-makes", amount=output, resource=f"resource-{RESOURCES[resource]}")
        if company.on_strike:
            self._note("figure-on-strike")
        if not company.operational:
            self._note("figure-idle", missing=company.card.size)
        if resource != INFLUENCE and company.owner in (MC, CC):
            price = price_of(t, company.owner, resource, NOBODY)
            self._note("figure-worth", price=price, amount=price * output)
        if company.owner != WC and (resource != INFLUENCE or company.owner == ST):
            limit = storage_limit(t, company.owner, resource)
            self._note("figure-stored", amount=stock(t, company.owner, resource), limit=limit)
        self._wages(company)
        if company.staff != NOBODY:
            self._note("figure-committed", committed=int(company.committed))

    def _built(self, slug: str) -> Company:
        for company in self._t.all_companies():
            if company.card.slug == slug:
                return company
        raise KeyError(slug)

    def _wages(self, company: Company) -> None:
        level = level_text(company.wage, self._language)
        if company.employee != EMPTY:
            self._note("figure-employee", amount=company.wage_paid, level=level)
        elif company.staff != NOBODY and company.wage:
            self._note("figure-wage", company.staff, amount=company.wage_paid, level=level)

    def worker(self, which: str) -> None:
        """A worker at a company."""
        company = self._built(which.partition(":")[0])
        self._wages(company)
        self._note("figure-committed", committed=int(company.committed))

    def policy(self, number: str) -> None:
        """Where a policy stands."""
        policy = Policy(int(number) - 1)
        self._note("figure-now", code=self._code(policy, self._t.policies[policy]))
        if policy in {LABOR_MARKET, TAXATION}:
            self._income_tax()

    def _code(self, policy: Policy, letter: Letter) -> str:
        return section_code(section_of(policy, letter), self._language)

    def section(self, code: str) -> None:
        """What a section of a policy would bring everybody."""
        t = self._t
        section = section_named(code)
        policy, letter = policy_of(section), letter_of(section)
        self._note("figure-now", code=self._code(policy, t.policies[policy]))
        if t.bills[policy] != NOBODY and t.bill_sections[policy] == letter:
            self._note("figure-bill", t.bills[policy])
        if t.policies[policy] != letter and t.phase <= ACTION:
            later = prospect(t, policy, letter)
            self._note("figure-prospects")
            for role in (*self._classes, ST):
                self._note("figure-prospect", role, later.money[role], **{"amount": later.money[role]})
            if later.imf:
                self._note("figure-imf-comes")
        for role in self._classes:
            if WANTED_SECTION[role] == letter and policy < SCORED_POLICIES:
                self._final_policies(role)

    def _final_policies(self, role: Role) -> None:
        count = wanted_policies(self._t, role)
        self._note("figure-final-policies", role, count=count, vp=WANTED_POLICIES_VP[role][count])

    def resource(self, name: str) -> None:
        """Who sells a resource, and for how much."""
        t = self._t
        resource = Resource(RESOURCES.index(name))  # type: ignore[arg-type]
        for seller in (ST, MC, CC):
            amount = stock(t, seller, resource)
            if amount:
                self._note("figure-price", seller, None, amount=amount, price=price_of(t, seller, resource, NOBODY))
        if resource <= LUXURY:
            self._note("figure-import", price=import_price(t, resource) + tariff_of(t, resource, NOBODY))
        for role in WORKING:
            if t.plays(role) and resource != INFLUENCE:
                self._note("figure-use", role, None, amount=t.population(role))
        self._note("figure-supply", amount=t.supply[resource])

    def role(self, name: str) -> None:
        """How a role stands."""
        t = self._t
        role = role_named(name)
        self._note("figure-vp", role, vp=t.vp[role])
        self._note("figure-money", amount=t.money[role])
        if COMPANY_SPACES[role]:
            self._note("figure-spaces", used=len(t.companies[role]), spaces=COMPANY_SPACES[role])
        if role in WORKING:
            self._population(role)
        if role in (MC, CC):
            self._employment_tax(role)
        if role != ST:
            self._final_policies(role)

    def deck(self, name: str) -> None:
        """The cards of a role that nobody has seen yet: they are in its deck or in its hand."""
        role = role_named(name)
        unseen = Counter(
            self._words.text(ACTION_CARDS[card].title) for card in (*self._t.decks[role], *self._t.hands[role])
        )
        for title, count in sorted(unseen.items(), key=lambda card: self._words.in_order(card[0])):
            self._note("figure-unseen", title=title, count=count)

    def deal(self, name: str) -> None:
        """What a Business Deal costs."""
        card = BUSINESS_DEALS[int(name.removeprefix("deal-"))]
        self._note("figure-deal", cost=card.cost + card.tariffs[self._t.policies[FOREIGN_TRADE]])

    def union(self, industry: str) -> None:
        """How near a trade union is."""
        number = INDUSTRIES.index(industry)
        have = workers_in_industry(self._t, Resource(number))  # type: ignore[arg-type]
        self._note("figure-union", industry=f"industry-{industry}", amount=have, needed=UNION_NEEDS)

    # Notions

    def unions(self) -> None:
        """How near each trade union is."""
        for industry in INDUSTRIES:
            self.union(industry)

    def prosperity(self) -> None:
        """The next steps of Prosperity."""
        t = self._t
        for role in WORKING:
            if t.plays(role) and t.prosperity[role] + 1 < len(PROSPERITY[role]):
                self._note("figure-next-prosperity", role, vp=PROSPERITY[role][t.prosperity[role] + 1])
                self._note("figure-use", role, None, amount=t.population(role))

    def populations(self) -> None:
        """The Population of both classes that have one."""
        for role in WORKING:
            if self._t.plays(role):
                self._population(role)

    def _population(self, role: Role) -> None:
        t = self._t
        self._note("figure-population", role, population=t.population(role), workers=t.workers[role])
        more = workers_for_more(t.workers[role])
        if more is not None:
            self._note("figure-next-population", workers=more)
        self._note("figure-food", amount=t.population(role))

    def wealth(self) -> None:
        """Where the capital stands."""
        capital = self._t.capital
        column = wealth_column_of(capital)
        self._note("figure-wealth", capital=capital, column=column)
        if column < len(WEALTH):
            self._note("figure-next-wealth", capital=WEALTH[column], vp=column + 1, step=WEALTH_STEP_VP)

    def legitimacy(self) -> None:
        """How the State stands with each class."""
        t = self._t
        if not t.plays(ST):
            return
        for role in CLASSES:
            self._note("figure-legitimacy", role, None, amount=t.legitimacy[role])
        two, lowest = sum(sorted(t.legitimacy)[:2]), min(t.legitimacy)
        self._note("figure-legitimacy-vp", vp=two)
        influence = INFLUENCE_BY_LEGITIMACY[lowest]
        self._note("figure-legitimacy-influence", amount=influence)
        for better in range(lowest + 1, LEGITIMACY_MAX + 1):
            if INFLUENCE_BY_LEGITIMACY[better] > influence:
                self._note("figure-next-legitimacy", legitimacy=better, amount=INFLUENCE_BY_LEGITIMACY[better])
                break

    def taxes(self) -> None:
        """The Tax Multiplier, what each section would make it, and what it comes to."""
        self._note("figure-tax-multiplier", amount=self._t.tax_multiplier)
        for policy in (TAXATION, HEALTH_AND_BENEFITS, EDUCATION_POLICY):
            self._multipliers(policy)
        for role in (MC, CC):
            if self._t.plays(role):
                self._employment_tax(role)
        self._income_tax()

    def _multipliers(self, policy: Policy) -> None:
        codes = []
        multipliers = []
        for letter in ALL_LETTERS:
            policies = self._t.policies.copy()
            policies[policy] = letter
            codes.append(self._code(policy, letter))
            multipliers.append(str(tax_multiplier_of(policies)))
        self._note("figure-multipliers", codes=" · ".join(codes), multipliers=" · ".join(multipliers))

    def _employment_tax(self, role: Role) -> None:
        tax = self._t.tax_multiplier * operational_companies(self._t, role)
        self._note("figure-employment-tax", role, None, amount=tax)

    def _income_tax(self) -> None:
        policies = self._t.policies
        self._note("figure-income-tax", amount=INCOME_TAX[policies[LABOR_MARKET]][policies[TAXATION]])

    def imf(self) -> None:
        """The State's road to the IMF."""
        t = self._t
        self._note("figure-imf", loans=t.loans[ST], limit=LOANS_THAT_BRING_THE_IMF[t.policies[FISCAL]])

    def loans(self) -> None:
        """Who has loans."""
        for role in (*self._classes, ST):
            self._note("figure-loans", role, loans=self._t.loans[role])

    def bag(self) -> None:
        """The cubes in the voting bag."""
        bag = self._t.bag
        for role in CLASSES:
            self._note("figure-cubes", role, cubes=bag[role], total=sum(bag))

    def unemployed(self) -> None:
        """Who has no work, and how many slots are open."""
        for role in WORKING:
            if self._t.plays(role):
                self._note("figure-unemployed", role, None, amount=unemployed_count(self._t, role))
        self._note("figure-open-slots", amount=open_wc_slots(self._t))

    def points(self) -> None:
        """Everybody's points."""
        for role in self._roles:
            self._note("figure-vp", role, vp=self._t.vp[role])

    def political_agenda(self) -> None:
        """How many policies stand where the State wants them."""
        if self._t.plays(ST):
            self._note("figure-agenda-matches", amount=agenda_matches(self._t))


THINGS: Final[dict[str, Callable[[Ledger, str], None]]] = {
    "company": Ledger.company,
    "worker": Ledger.worker,
    "policy": Ledger.policy,
    "section": Ledger.section,
    "resource": Ledger.resource,
    "class": Ledger.role,
    "deck": Ledger.deck,
    "deal": Ledger.deal,
    "union": Ledger.union,
}
NOTIONS: Final[dict[str, Callable[[Ledger], None]]] = {
    "union": Ledger.unions,
    "prosperity": Ledger.prosperity,
    "population": Ledger.populations,
    "wealth": Ledger.wealth,
    "legitimacy": Ledger.legitimacy,
    "tax-multiplier": Ledger.taxes,
    "imf": Ledger.imf,
    "loan": Ledger.loans,
    "bag": Ledger.bag,
    "unemployed": Ledger.unemployed,
    "vp": Ledger.points,
    "political-agenda": Ledger.political_agenda,
}
