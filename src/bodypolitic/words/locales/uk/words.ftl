# How lists are joined, and how sections, amounts, places and things counted are named.

# The letters in the order in which titles are sorted.
alphabet = абвгґдеєжзиіїйклмнопрстуфхцчшщьюя

either = { $before } або { $next }
all = { $before } і { $next }
before-last = { $before }, { $next }
choices = { $before }; або { $next }
one-by-one = { $before }; { $next }
side-by-side = { $before } { $next }

# A number with what it counts, as `COUNT` puts them together, and money, with a no-break space.
counted = { $number } { $thing }
money = { $amount } V

policy-section = { $policy }{ WORD($section) }
named-section = { $code } («{ WORD($policy) }»)
wage-level = Р{ $level }

amount-of = { COUNT($amount, $resource, form: "acc") }
goods-for-money = { $goods } за { MONEY($money) }
amount-for-money = { $amount } за { MONEY($money) }
export-of = { WORD($resource) } { $prices }

# Where workers are, as `PLACE` asks for it.
place-unemployed = біржа праці
    .from = з біржі праці
    .to = на біржу праці
    .at = на біржі праці
place-company = компанія «{ WORD($company) }»
    .from = із компанії «{ WORD($company) }»
    .to = до компанії «{ WORD($company) }»
    .at = у компанії «{ WORD($company) }»

# What is counted: the word itself with «за кожну»; `its` speaks of another class's; `every` begins «за кожні 3»,
# and the counted forms stand after it.
count-population = за кожну одиницю вашого населення
count-employed-workers = за кожного вашого зайнятого працівника
    .its = за кожного зайнятого працівника цього класу
    .each = за кожного зайнятого працівника
    .every = за кожних
    .one = зайнятого працівника
    .few = зайнятих працівників
    .many = зайнятих працівників
count-workers-elsewhere = за кожного вашого працівника в компаніях Капіталістичного класу та державних компаніях
    .each = за кожного такого працівника
    .every = за кожних
    .one = такого працівника
    .few = таких працівників
    .many = таких працівників
count-workplaces-elsewhere = за кожну компанію Капіталістичного класу чи державну компанію, де працюють ваші працівники
count-unemployed-workers = за кожного вашого незайнятого працівника
    .each = за кожного незайнятого працівника
    .every = за кожних
    .one = незайнятого працівника
    .few = незайнятих працівників
    .many = незайнятих працівників
count-companies-with-employee = за кожну вашу компанію з найманим працівником Робітничого класу
    .each = за кожну таку компанію
    .every = за кожні
    .one = таку компанію
    .few = такі компанії
    .many = таких компаній
count-companies-owned = за кожну вашу компанію
    .its = за кожну компанію цього класу
    .each = за кожну власну компанію
    .every = за кожні
    .one = власну компанію
    .few = власні компанії
    .many = власних компаній
count-protected-companies = за кожну вашу агропромислову компанію (якщо діє 6А, то й за кожну компанію у сфері розкоші)
count-healthcare-companies = за кожну вашу функціональну медичну компанію
    .each = за кожну функціональну медичну компанію
    .every = за кожні
    .one = функціональну медичну компанію
    .few = функціональні медичні компанії
    .many = функціональних медичних компаній
count-luxury-companies = за кожну вашу функціональну компанію у сфері розкоші
count-operational-pairs = за кожні 2 ваші функціональні компанії
count-bill-markers = за кожен ваш маркер законопроекту в кодексі законів
count-agenda-matches = за кожен закон, що збігається з вашими політичними цілями

# The Ukrainian rulebook has the pages of the English one.
rulebook-page = с. { $page }
