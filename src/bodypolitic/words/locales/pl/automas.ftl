# Automas: what they do and why. Each line of an instruction card has a message `line-` with its name.

option-reveal-ai-card = Odkryj następną kartę SI
question-automa-turn = Automa jest gotowa do swojej tury.

story-ai-card-revealed = { WORD($who) } odkrywa kartę SI { $card }.
story-priority-raised = { WORD($who) }: karta „{ WORD($card) }” idzie w górę o { COUNT($rows, "thing-row", form: "acc") } ({ WORD($line) }).
story-priority-placed = { WORD($who) }: karta „{ WORD($card) }” trafia na koniec rzędu { $row }.
story-priority-lowered = { WORD($who) }: karta „{ WORD($card) }” schodzi o { COUNT($rows, "thing-row", form: "acc") }.
story-priority-removed = { WORD($who) }: karta „{ WORD($card) }” nie jest już potrzebna.
story-row-collapsed = { WORD($who) }: rząd { $row } { $of-policies ->
    [0] akcji
   *[other] Polityk
} jest pusty, więc wyższe schodzą niżej.
story-ai-cards-reshuffled = Karty SI zagrane przez { WORD($who, form: "acc") } trafiają pod spód jej stosu.
story-priority-set-aside = { WORD($who) }: karta „{ WORD($card) }” zostaje odłożona.
story-automa-unable = { WORD($who) } nie może wykonać akcji „{ WORD($action) }”: { WORD($line) }.
story-automa-acts = { WORD($who) } wykonuje akcję „{ WORD($action) }”.
story-ai-bonus-used = { WORD($who) } korzysta z bonusu swojej karty SI.
story-automa-chose = { WORD($who) }, powód: { WORD($line) }.
story-ai-cards-drawn = { WORD($who) } dobiera { COUNT($amount, "thing-ai-card", form: "acc") }: { $symbols ->
    [0] bez symbolu Wpływów
    [one] { COUNT($symbols, "thing-influence-symbol") }
    [few] { COUNT($symbols, "thing-influence-symbol") }
   *[many] { COUNT($symbols, "thing-influence-symbol") }
}.

## AI cards

ai-card-actions = po kolei: { $actions }
ai-card-policies = Polityki: { $policies }
ai-card-bonus = Bonus przy akcji „{ WORD($action) }”{ where-needed }: { $effects }
ai-card-bonus-first = Bonus przy akcji „{ WORD($action) }”{ where-needed }: najpierw { $effects }
ai-card-special = Akcja Specjalna{ where-needed }: { $effects }
ai-card-influence = Symbol Wpływów
add-cubes-first = najpierw { do-add } do woreczka { COUNT($amount, "thing-own-cube") }
vote-for-free = { do-call } do Natychmiastowego Głosowania bez wydawania Wpływów, jeśli miało się odbyć
two-bills = { do-propose } 2 Ustawy zamiast 1{ $price ->
    [0] { "" }
   *[other] , a za drugą { do-pay } { MONEY($price) }
}
straight-to-desired = { do-propose } Ustawę od razu na pożądaną sekcję, także niesąsiednią
    .note = możesz wezwać do Natychmiastowego Głosowania nad nią tylko wtedy, gdy ta sekcja jest sąsiednia
build-for-less = { do-pay } za nią o { MONEY($discount) } mniej
state-pays-half = Państwo płaci połowę jej kosztu (zaokrąglając w dół), jeśli należy do { EITHER($industries, form: "gen") }
second-company = { do-build } 2 Firmy zamiast 1, jeśli druga od razu by funkcjonowała
    .note = jeśli tak, nowe Firmy do dodania na Rynek: { $new }
sale-for-twice = jeśli zamiast tego sprzedajesz Firmę bez Maszynerii, { do-get } dwukrotność jej kosztu
deal-first = najpierw { do-make } Umowę Handlową, jeśli możesz
sell-more-first = najpierw { $sale }, jako jedną transakcję więcej
more-for-exports = za każdą transakcję { do-get } o { MONEY($extra) } więcej
ai-card-condition = { $also ->
    [yes] jeśli tak, dodatkowo { $rows }
   *[no] akcja Specjalna idzie w górę: { $rows }
}{ $sections ->
    [none] { "" }
   *[other] { "" } (tylko na { $sections })
}

## Priority cards

## Lines of instruction cards

line-at-random = kilka równie dobrych opcji: wybór losowy
line-no-instruction = żadna karta Instrukcji o tym nie mówi: wybór losowy
line-closer-to-desired-policy = zmiana zbliża do tego, czego chce
line-not-closer-to-desired-policy = zmiana nie zbliża do tego, czego chce
line-immediate-vote-is-promising = jej strona powinna wygrać Natychmiastowe Głosowanie
line-immediate-vote-is-not-promising = jej strona jest za słaba na Natychmiastowe Głosowanie
line-policy-next-to-desired = Polityka jest o jedną sekcję od tego, czego chce
line-policy-two-from-desired = Polityka jest o dwie sekcje od tego, czego chce
line-policy-farthest-from-desired = żadna inna Polityka nie jest dalej od tego, czego chce
line-favorite-policy = na tej Polityce zależy jej najbardziej
line-no-bill-possible = nie może zaproponować Ustawy do żadnej z Polityk ze swojej karty SI
line-first-condition = pierwszy warunek jej karty SI jest spełniony
line-second-condition = drugi warunek jej karty SI jest spełniony
line-unable-no-bill-marker = wszystkie jej znaczniki Ustaw są w użyciu
line-unable-no-bill-wanted = do żadnej z branych pod uwagę Polityk nie można zaproponować Ustawy, której chce
line-unable-condition-fails = warunek z jej karty SI nie jest spełniony
line-unable-too-dear = brakuje jej pieniędzy
line-unable-policy-elsewhere = któraś Polityka nie jest w potrzebnej sekcji
line-unable-nothing-to-use-it-on = nie ma do czego tego użyć
line-unable-few-would-find-work = pracę znalazłoby mniej niż 2 jej Bezrobotnych Pracowników
line-unable-no-work-and-no-union = pracę znalazłoby mniej niż 2 jej Bezrobotnych Pracowników, a Związku Zawodowego nie może utworzyć
line-unable-nothing-to-prosper-by = nie może kupić niczego w liczbie równej swojej Populacji
line-unable-no-strike-token = nie ma już żetonów Strajku
line-unable-labor-market-too-high = Rynek Pracy nie daje powodu do Strajku
line-unable-few-companies-to-strike = są mniej niż 2 Firmy, w których chce strajkować
line-unable-demonstration-under-way = Demonstracja już trwa
line-unable-few-unemployed = zbyt mało jej Pracowników jest Bezrobotnych
line-unable-no-company-space = nie ma miejsca na kolejną Firmę
line-unable-no-company-to-build = na każdą Firmę ze swojego Rynku brakuje jej pieniędzy lub Pracowników albo ma już 2 Firmy tej Branży
line-unable-no-company-would-work = żadna Firma, na którą ją stać, by nie funkcjonowała
line-unable-no-company-to-sell = nie ma Firmy, którą chce sprzedać
line-unable-few-transactions = ma Towary na mniej niż 2 transakcje
line-unable-no-influence-left = w puli nie ma już Wpływów
line-unable-influence-enough = ma co najmniej tyle Wpływów, ile wszyscy inni razem
line-unable-untold = powodu wtedy nie podano
line-biggest-change-of-wage = tam Wynagrodzenie zmienia się najbardziej
line-bond-by-symbol = rozstrzyga dobrana w tym celu karta SI
line-everyone-gains = Polityki pozostają równie daleko od tego, czego chce, a na reszcie zyskują wszyscy
line-history-instead-of-special-action = zamiast akcji Specjalnej uruchamia Wydarzenie Historyczne
line-cheapest-company = to najtańsza Firma
line-dearest-company = to najdroższa Firma
line-makes-least = to Firma, która wytwarza najmniej
line-spending-cannot-turn-the-vote = jej strona ma za mało Wpływów, by odwrócić wynik
line-spending-all-in-the-final-vote = to ostatnie Głosowanie, więc niczego nie oszczędza
line-spending-winning-others-cannot-win = jej strona prowadzi, a druga ma za mało Wpływów, by wygrać
line-spending-winning-others-have-exactly-enough = jej strona prowadzi, ale druga ma dokładnie tyle Wpływów, ile trzeba do wygranej
line-spending-winning-others-have-more-than-enough = jej strona prowadzi, ale druga ma więcej Wpływów, niż trzeba do wygranej
line-spending-losing-alone-exactly-enough = tylko ona może odwrócić wynik, wydając wszystkie Wpływy
line-spending-losing-alone-more-than-enough = tylko ona może odwrócić wynik i ma zapas Wpływów
line-spending-losing-alone-unopposed = może odwrócić wynik, a druga strona nie ma Wpływów
line-spending-losing-together-exactly-enough = jej strona może odwrócić wynik, tylko wydając wszystkie Wpływy
line-spending-losing-together-more-than-enough = jej strona może odwrócić wynik i ma zapas Wpływów
line-spending-losing-together-unopposed-exactly-enough = wszystkie Wpływy jej strony odwracają wynik, a druga nie ma żadnych
line-spending-losing-together-unopposed-more-than-enough = jej strona może odwrócić wynik, a druga nie ma Wpływów

line-fewest-operational-companies = w tej Branży ma najmniej funkcjonujących Firm
line-no-trade-union = nie pomaga Pracownikom tej Branży utworzyć Związku Zawodowego
line-preferred-industry = z pozostałych Branż woli właśnie tę
line-scarce-or-dear-service = w Usługach Publicznych tej Usługi brakuje lub jest droższa od drugiej; jeśli ani jedno, ani drugie: wybór losowy
line-highest-production = ta Firma wytwarza najwięcej
