# What holds the text of a card together.

needs = wymaga { $sections }
then = następnie { $clause }
legitimacy = Poparcie: { $changes }
legitimacy-change = { WORD($who) } { SIGNED($amount) }
legitimacy-per = { WORD($who) } { SIGNED($amount) } { $counted }
legitimacy-token = 1 żeton Poparcia { WORD($who, form: "gen") }
