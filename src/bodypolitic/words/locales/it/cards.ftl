# What holds the text of a card together.

needs = richiede { $sections }
then = poi { $clause }
legitimacy = Legittimità: { $changes }
legitimacy-change = { SIGNED($amount) } { WORD($who, form: "presso") }
legitimacy-per = { SIGNED($amount) } { WORD($who, form: "presso") } { $counted }
legitimacy-token = 1 token Legittimità { WORD($who, form: "di") }
