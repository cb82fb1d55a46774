"""What translations may leave out or leave as it is in English, each on purpose."""

from collections.abc import Mapping
from typing import Final

# Values that a language need not speak of: (language, message, value)
SILENT: Final[frozenset[tuple[str, str, str]]] = frozenset()

# Messages that are the same in a language as in English
SAME_AS_ENGLISH: Final[Mapping[str, frozenset[str]]] = {
    "pl": frozenset({"ui-app-title"}),
    "uk": frozenset(),
    # VP, IMF, round and lobby are the words of the Italian rulebook
    "it": frozenset(
        {
            "cli-version",
            "cli-score",
            "cli-vp",
            "cli-employee",
            "cli-no",
            "cli-ladder-cell",
            "reward-vp",
            "detail-reward",
            "agenda",
            "alphabet",
            "action-lobby",
            "option-lose-vp",
            "picked-points",
            "server-not-built-title",
            "figure-vp",
            "story-round-began",
            "story-vp",
            "title-card-fake-news",
            "title-card-quantitative-easing",
            "title-crisis-washington-consensus",
            "title-history-new-deal",
            "title-history-baby-boom",
            "ui-app-title",
            "ui-vp",
            "ui-imf-short",
            "ui-plan-vp",
            "ui-wealth-next",
            "ui-end-place",
        }
    ),
}

# Messages that don't name a thing by its term, though English does: (message, term as in terms.py)
SAID_OTHERWISE: Final[Mapping[str, frozenset[tuple[str, str]]]] = {
    "pl": frozenset(
        {
            # "where there is a Strike", "an unemployed one", "it": nobody else can be meant
            ("line-cc-strike-answered", "Workers?"),
            ("line-cc-strike-sat-out", "Workers?"),
            ("line-training-an-unemployed-worker", "Workers?"),
            ("sheet-worker-unskilled", "Workers?"),
            # commands and names of modules, which are typed as they are
            ("cli-help-admin-import-file", "Exports?"),
            ("cli-help-modules", "(?<!Historical )Events?"),
            # turn order, not the round
            ("sheet-rule-order", "Rounds?"),
            # only the State has Legitimacy
            ("story-legitimacy-moved", "the State(?!')"),
            # "pay off" and "deal" fit the buttons, and the sheets say what
            ("ui-act-pay-off-loan", "Loans?"),
            ("ui-act-make-business-deal", "Business Deals?"),
        }
    ),
    "uk": frozenset(
        {
            ("line-cc-strike-answered", "Workers?"),
            ("line-cc-strike-sat-out", "Workers?"),
            ("line-mc-skill-other-workers-there", "Workers?"),
            ("sheet-worker-unskilled", "Workers?"),
            # the area of the board is the labour exchange
            ("ui-unemployed-title", "Workers?"),
            ("cli-help-admin-import-file", "Exports?"),
            ("cli-help-modules", "(?<!Historical )Events?"),
            ("sheet-rule-order", "Rounds?"),
            # by its number and letter
            ("line-wc-labor-market-at-2c", "Labor Market"),
            ("story-policy-unlocked", "Bills?"),
            # "hits of the Political Agenda"
            ("measure-agenda-matches", "Polic(?:y|ies)"),
            # the form of the industry's name holds the Company
            ("refusal-no-company-running", "Compan(?:y|ies)"),
            ("story-event-ignored", "the State(?!')"),
            # verbs and short buttons
            ("ui-role-short-CC", "Wealth"),
            ("ui-act-extra-tax", "Extra Tax"),
            ("ui-act-sell-company", "Compan(?:y|ies)"),
        }
    ),
    "it": frozenset(
        {
            ("line-cc-fewest-matching-unemployed", "Workers?"),
            ("line-cc-strike-answered", "Workers?"),
            ("line-cc-strike-sat-out", "Workers?"),
            ("line-mc-building-employee-there", "Workers?"),
            ("sheet-rule-order", "Rounds?"),
            # verbs and short buttons
            ("ui-role-short-CC", "Wealth"),
            ("ui-act-make-business-deal", "Business Deals?"),
        }
    ),
}
