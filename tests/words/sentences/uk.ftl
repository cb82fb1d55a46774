# Sentences that are hard in Ukrainian: cases, three plural forms, Cyrillic letters of sections.

money = { $amount } V
counted = { $number } { $thing }
either = { $before } або { $next }
all = { $before } і { $next }
before-last = { $before }, { $next }
section-B = Б
section-C = В
policy-section = { $policy }{ WORD($section) }

party-WC = Робітничий клас
    .dat = Робітничому класу
party-MC = Середній клас
    .dat = Середньому класу
party-CC = Капіталістичний клас
    .dat = Капіталістичному класу
party-foreign-market = зовнішній ринок
    .from = на зовнішньому ринку
resource-influence = вплив
    .one = вплив
    .few = впливи
    .many = впливів
resource-food = їжа
    .gen = їжі
thing-worker = незайнятий працівник
    .one = незайнятий працівник
    .few = незайняті працівники
    .many = незайнятих працівників
reason-wages = заробітна плата

story-paid = { WORD($who) } сплачує { WORD($to, form: "dat") } { MONEY($amount) } ({ WORD($reason) }).
story-gained = { WORD($who) } отримує { COUNT($amount, $resource) }.
question-choose-amount = Скільки { WORD($resource, form: "gen") } ви купуєте { WORD($used, form: "from") }?
refusal-needs-unemployed = потрібно ще { COUNT($needed, "thing-worker") }
pay-either = сплатіть { EITHER($roles, form: "dat") } { MONEY(20) }
picked-money = { MONEY($amount, sign: "yes") }
