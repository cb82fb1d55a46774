# What holds the text of a card together.

needs = needs { $sections }
then = then { $clause }
legitimacy = Legitimacy: { $changes }
legitimacy-change = { SIGNED($amount) } with { WORD($who) }
legitimacy-per = { SIGNED($amount) } with { WORD($who) } { $counted }
legitimacy-token = 1 Legitimacy token of { WORD($who) }
