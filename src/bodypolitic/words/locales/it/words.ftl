# How lists are joined, and how sections, amounts, places and things counted are named.

# The letters in the order in which titles are sorted.
alphabet = abcdefghijklmnopqrstuvwxyz

either = { $before } o { $next }
all = { $before } e { $next }
before-last = { $before }, { $next }
choices = { $before }; oppure { $next }
one-by-one = { $before }; { $next }
side-by-side = { $before } { $next }

# A number with what it counts, as `COUNT` puts them together, and money, with a no-break space.
counted = { $number } { $thing }
money = { $amount } V

policy-section = { $policy }{ WORD($section) }
named-section = { $code } ({ WORD($policy) })
wage-level = L{ $level }

amount-of = { COUNT($amount, $resource) }
goods-for-money = { $goods } per { MONEY($money) }
amount-for-money = { $amount } per { MONEY($money) }
export-of = { WORD($resource) } { $prices }

# Where workers are, as `PLACE` asks for it.
place-unemployed = i disoccupati
    .di = dei disoccupati
    .a = ai disoccupati
    .da = dai disoccupati
    .in = tra i disoccupati
place-company = { WORD($company, form: "def") }
    .di = { WORD($company, form: "di") }
    .a = { WORD($company, form: "a") }
    .da = { WORD($company, form: "da") }
    .in = { WORD($company, form: "in") }

# What is counted, after "per ogni"; `its` speaks of another class's; `one` stands after "per ogni", `other` after "ogni 3".
count-population = punto della tua Popolazione
count-employed-workers = tuo Lavoratore occupato
    .its = suo Lavoratore occupato
    .one = Lavoratore occupato
    .other = Lavoratori occupati
count-workers-elsewhere = tuo Lavoratore in Aziende della Classe Capitalista e in Aziende Pubbliche
    .one = Lavoratore di questi
    .other = Lavoratori di questi
count-workplaces-elsewhere = Azienda della Classe Capitalista o Azienda Pubblica in cui lavorano tuoi Lavoratori
count-unemployed-workers = tuo Lavoratore disoccupato
    .one = Lavoratore disoccupato
    .other = Lavoratori disoccupati
count-companies-with-employee = tua Azienda con un dipendente della Classe Operaia
    .one = Azienda di queste
    .other = Aziende di queste
count-companies-owned = tua Azienda
    .its = sua Azienda
    .one = Azienda posseduta
    .other = Aziende possedute
count-protected-companies = tua Azienda Agricola (con 6A in vigore, anche per ogni tua Azienda di Lusso)
count-healthcare-companies = tua Azienda della Salute operativa
    .one = Azienda della Salute operativa
    .other = Aziende della Salute operative
count-luxury-companies = tua Azienda operativa del settore Lusso
count-operational-pairs = 2 tue Aziende operative
count-bill-markers = tua Proposta di Legge sulla Tabella Politica
count-agenda-matches = Politica che corrisponde alla tua Agenda Politica

# The pages of the Italian rulebook are not known, so this is the English one, and says so.
rulebook-page = p. { $page } del regolamento inglese
