# What holds the text of a card together.

needs = needs { $sections }
then = then { $clause }
legitimacy = legitimacy: { $changes }
legitimacy-change = { $amount } with { WORD($who) }
legitimacy-per = { $amount } with { WORD($who) } for { $per ->
    [1] each of the { $counted }
   *[other] every { $per } { $counted }
}
legitimacy-token = a legitimacy token of { WORD($who) }
