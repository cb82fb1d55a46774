# What holds the text of a card together.

needs = умова: { $sections }
then = потім { $clause }
legitimacy = легітимність: { $changes }
legitimacy-change = { SIGNED($amount) } на треку { WORD($who, form: "gen") }
legitimacy-per = { SIGNED($amount) } на треку { WORD($who, form: "gen") } { $counted }
legitimacy-token = 1 жетон легітимності { WORD($who, form: "gen") }
