# Automas: what they do and why. Each line of an instruction card has a message `line-` with its name.

option-reveal-ai-card = Odkryj następną kartę SI
question-automa-turn = Automa jest gotowa do swojej tury.

story-ai-card-revealed = { WORD($who) } odkrywa kartę SI { $card }.
story-automa-checks = { WORD($who) } sprawdza: { WORD($check) }.
story-priority-raised = { WORD($who) }: karta „{ WORD($card) }” idzie w górę o { COUNT($rows, "thing-row", form: "acc") }: { $why }.
    .why = { $why }
story-priority-stays = { WORD($who) }: karta „{ WORD($card) }” { $rows ->
    [0] zostaje
   *[other] jest odłożona i nie idzie w górę o { COUNT($rows, "thing-row", form: "acc") }
}: { $why }.
    .why = { $why }
story-priority-rows = { WORD($who) }, rzędy od góry: { $actions }{ $policies ->
    [none] { "" }
   *[other] . Polityki: { $policies }
}{ $aside ->
    [none] { "" }
   *[other] . Odłożone: { $aside }
}.
story-top-priorities = { WORD($who) }: na górze „{ WORD($first) }”, potem „{ WORD($second) }”.
story-priority-placed = { WORD($who) }: karta „{ WORD($card) }” trafia na koniec rzędu { $row }.
story-priority-lowered = { WORD($who) }: karta „{ WORD($card) }” schodzi o { COUNT($rows, "thing-row", form: "acc") }.
story-priority-removed = { WORD($who) }: karta „{ WORD($card) }” nie jest już potrzebna.
story-row-collapsed = { WORD($who) }: rząd { $of-policies ->
    [0] akcji
   *[other] Polityk
} nr { $row } jest pusty, więc wyższe schodzą niżej.
story-ai-cards-reshuffled = Karty SI zagrane przez { WORD($who, form: "acc") } trafiają pod spód jej talii.
story-priority-set-aside = { WORD($who) }: karta „{ WORD($card) }” zostaje odłożona.
story-automa-unable = { WORD($who) } nie może wykonać akcji z karty „{ WORD($action) }”: { $why }.
    .why = { $why }
story-policy-passed-over = { WORD($who) } pomija kartę „{ WORD($card) }”: { $why }.
    .why = { $why }
story-special-action-performed = { WORD($who) }, akcja Specjalna: { $special }
story-narrowed = { WORD($who) }, kryterium „{ WORD($line) }”. Zostaje: { $stay ->
    [unnamed] { $left }
   *[other] { $stay }
}; odpada: { $out ->
    [unnamed] { $fell }
   *[other] { $out }
}.
    .why = { WORD($line) }
with-figure = { $name } ({ $figure })
candidate-parts = { $before } + { $next }
candidate-purchase = { $goods }: { $sources }
candidate-source = { $amount } { WORD($source, form: "from") }
story-automa-acts = { WORD($who) } wykonuje akcję z karty „{ WORD($action) }”.
story-ai-bonus-used = { WORD($who) } korzysta z bonusu swojej karty SI.
story-automa-chose = { WORD($who) }, powód: { $why }.
    .why = { $why }
story-ai-cards-drawn = { WORD($who) } dobiera { COUNT($amount, "thing-ai-card", form: "acc") }: { $symbols ->
    [0] bez symbolu Wpływów
   *[other] { COUNT($symbols, "thing-influence-symbol") }
}.

## AI cards

ai-card-actions = po kolei: { $actions }
ai-card-policies = Polityki: { $policies }
ai-card-bonus = Bonus przy akcji „{ WORD($action) }”{ where-needed }: { $effects }
ai-card-bonus-first = Bonus przy akcji „{ WORD($action) }”{ where-needed }: najpierw { $effects }
ai-card-special = Akcja Specjalna{ where-needed }: { $effects }
ai-card-influence = Symbol Wpływów
add-cubes-first = najpierw { do-add } do woreczka { COUNT($amount, "thing-own-cube") }
vote-for-free = { do-call } do Natychmiastowego Głosowania bez wydawania Wpływów, jeśli i tak ma się odbyć
two-bills = { do-propose } 2 Ustawy zamiast 1{ $price ->
    [0] { "" }
   *[other] , a za drugą { do-pay } { MONEY($price) }
}
straight-to-desired = { do-propose } Ustawę od razu dla pożądanej sekcji, także niesąsiedniej
    .note = możesz wezwać do Natychmiastowego Głosowania nad nią tylko wtedy, gdy ta sekcja jest sąsiednia
build-for-less = { do-pay } za nią o { MONEY($discount) } mniej
state-pays-half = Państwo płaci połowę jej kosztu (zaokrąglając w dół), jeśli należy do { EITHER($industries, form: "gen") }
second-company = { do-build } 2 Firmy zamiast 1, jeśli druga od razu by funkcjonowała
    .note = jeśli tak, dodaj do swojego Rynku { $new ->
    [one] { $new } nową Firmę
    [few] { $new } nowe Firmy
   *[many] { $new } nowych Firm
}
sale-for-twice = jeśli zamiast tego sprzedajesz Firmę bez Maszynerii, { do-get } dwukrotność jej kosztu
deal-first = najpierw { do-make } Umowę Handlową, jeśli możesz
sell-more-first = najpierw { $sale }, jako dodatkową transakcję
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
    .counted = równie dobre: { $options }; wylosowano: { $chosen }
line-no-instruction = żadna karta Instrukcji o tym nie mówi: wybór losowy
line-closer-to-desired-policy = zmiana zbliża do tego, czego chce
    .counted = { $section } jest bliżej tego, czego chce
line-not-closer-to-desired-policy = zmiana nie zbliża do tego, czego chce
    .counted = { $section } nie jest bliżej tego, czego chce
line-immediate-vote-is-promising = jej strona powinna wygrać Natychmiastowe Głosowanie
    .counted = jej strona powinna wygrać Natychmiastowe Głosowanie: Wpływy { $own } do { $others }
line-immediate-vote-is-not-promising = jej strona jest za słaba na Natychmiastowe Głosowanie
    .counted = jej strona jest za słaba na Natychmiastowe Głosowanie: Wpływy { $own } do { $others }
line-immediate-vote-with-fewer-cubes = ma w woreczku mniej kostek niż przeciwnik, więc nie ma Natychmiastowego Głosowania
    .counted = ma w woreczku { COUNT($own, "thing-cube", form: "acc") }, a przeciwnik { $others }, więc nie ma Natychmiastowego Głosowania
line-immediate-vote-without-another-class = żadna inna Klasa raczej nie będzie za, więc nie ma Natychmiastowego Głosowania
line-policy-next-to-desired = Polityka jest o jedną sekcję od tego, czego chce
    .counted = { WORD($policy) } jest na { $now }, o jedną sekcję od pożądanej { $wanted }
line-policy-two-from-desired = Polityka jest o dwie sekcje od tego, czego chce
    .counted = { WORD($policy) } jest na { $now }, o dwie sekcje od pożądanej { $wanted }
line-policy-as-desired = Polityka jest taka, jakiej chce
    .counted = { WORD($policy) } jest na { $now }, czyli tak, jak chce
line-policy-card-not-in-rows = karta tej Polityki nie leży w żadnym rzędzie
    .counted = karta { WORD($policy, form: "numbered-gen") } nie leży w żadnym rzędzie
line-policy-farthest-from-desired = najdalej od tego, czego chce
    .figure = odległość { COUNT($figure, "thing-section", form: "gen") }
line-favorite-policy = na tej Polityce zależy jej najbardziej
    .counted = najbardziej zależy jej na { WORD($policy, form: "numbered-loc") }
line-no-bill-possible = nie może zaproponować Ustawy w żadnej z Polityk ze swojej karty SI
    .counted = nie może zaproponować Ustawy w żadnej z Polityk ze swojej karty SI: { WORD($first) }, { WORD($second) }
line-unable-no-bill-marker = wszystkie jej znaczniki Ustaw są w użyciu
line-unable-no-bill-wanted = w żadnej z branych pod uwagę Polityk nie można zaproponować Ustawy, której chce
line-unable-special-refused = jej wymagania nie są spełnione
line-unable-too-dear = brakuje jej pieniędzy
    .counted = nawet { WORD($company) } kosztuje { MONEY($cost) }, a ona ma { MONEY($has) }
line-unable-few-would-find-work = pracę znalazłoby mniej niż 2 jej Bezrobotnych Pracowników
    .counted = jej Bezrobotni Pracownicy, którzy znaleźliby pracę: { $count }, a potrzeba 2
line-unable-no-work-and-no-union = pracę znalazłoby mniej niż 2 jej Bezrobotnych Pracowników, a Związku Zawodowego nie może utworzyć
    .counted = jej Bezrobotni Pracownicy, którzy znaleźliby pracę: { $count }, a potrzeba 2; Związku Zawodowego nie może utworzyć
line-unable-nothing-to-prosper-by = nie może kupić niczego w ilości równej swojej Populacji
    .counted = nie może kupić niczego w ilości równej swojej Populacji ({ $count })
line-unable-no-strike-token = nie ma już żetonów Strajku
line-unable-labor-market-too-high = Rynek Pracy nie daje powodu do Strajku
    .counted = Rynek Pracy jest na { $now }, a ona ma { COUNT($unions, "thing-trade-union", form: "acc") }; Strajk wymaga 2C albo 2B i 2 Związków Zawodowych
line-unable-few-companies-to-strike = chce strajkować w mniej niż 2 Firmach
    .counted = Firmy, w których chce strajkować: { $count }, a potrzeba 2
line-unable-demonstration-refused = nie może ogłosić Demonstracji
line-unable-no-company-space = nie ma miejsca na kolejną Firmę
    .counted = ma { COUNT($count, "thing-company", form: "acc") } i nie ma miejsca na kolejną
line-unable-no-company-to-build = na każdą Firmę ze swojego Rynku brakuje jej pieniędzy lub Pracowników albo ma już 2 Firmy tej Branży
    .counted = ma { MONEY($count) }; na każdą Firmę ze swojego Rynku brakuje jej pieniędzy lub Pracowników albo ma już 2 Firmy tej Branży
line-unable-no-company-would-work = żadna Firma, na którą ją stać, by nie funkcjonowała
    .counted = { $count ->
        [0] jej Rynek jest pusty
        [one] stać ją na { COUNT($count, "thing-company", form: "acc") }, która stałaby pusta
        [few] stać ją na { COUNT($count, "thing-company", form: "acc") }, które stałyby puste
       *[many] stać ją na { COUNT($count, "thing-company", form: "acc") }, które stałyby puste
    }
line-unable-no-company-to-sell = nie ma Firmy, którą chciałaby sprzedać
line-unable-few-transactions = ma Towary na mniej niż 2 transakcje
    .counted = ma Towary na { COUNT($count, "thing-transaction", form: "acc") }, a potrzeba 2
line-unable-lobby-refused = nie może wykonać Lobbingu
line-unable-influence-enough = ma co najmniej tyle Wpływów, ile wszyscy inni razem
    .counted = ma { COUNT($own, "resource-influence", form: "acc") }, a wszyscy inni razem { $others }
line-unable-untold = powodu wtedy nie podano
line-everyone-gains = Polityki pozostają równie daleko od tego, czego chce, a na reszcie zyskują wszyscy
line-spending-cannot-turn-the-vote = jej strona ma za mało Wpływów, by odwrócić wynik
    .counted = jej strona potrzebuje { COUNT($needed, "resource-influence", form: "gen") }, by odwrócić wynik, a ma { $own }
line-spending-all-in-the-final-vote = to ostatnie Głosowanie, więc niczego nie oszczędza
line-spending-winning-others-cannot-win = jej strona prowadzi, a druga ma za mało Wpływów, by wygrać
    .counted = jej strona prowadzi; druga potrzebuje { COUNT($needed, "resource-influence", form: "gen") }, by wygrać, a ma { $others }
line-spending-winning-others-have-exactly-enough = jej strona prowadzi, ale druga ma dokładnie tyle Wpływów, ile trzeba do wygranej
    .counted = jej strona prowadzi, ale druga ma dokładnie tyle Wpływów, ile trzeba do wygranej: { $needed }
line-spending-winning-others-have-more-than-enough = jej strona prowadzi, ale druga ma więcej Wpływów, niż trzeba do wygranej
    .counted = jej strona prowadzi, ale druga potrzebuje { COUNT($needed, "resource-influence", form: "gen") }, by wygrać, a ma { $others }
line-spending-losing-alone-exactly-enough = tylko ona może odwrócić wynik, wydając wszystkie Wpływy
    .counted = tylko ona może odwrócić wynik, wydając wszystkie Wpływy: { $own }
line-spending-losing-alone-more-than-enough = tylko ona może odwrócić wynik i ma zapas Wpływów
    .counted = tylko ona może odwrócić wynik: potrzeba { COUNT($needed, "resource-influence", form: "gen") }, a ma { $own }
line-spending-losing-alone-unopposed = może odwrócić wynik, a druga strona nie ma Wpływów
    .counted = może odwrócić wynik, wydając { $needed } z { COUNT($own, "resource-influence", form: "gen") }, a druga strona nie ma żadnych
line-spending-losing-together-exactly-enough = jej strona może odwrócić wynik, tylko wydając wszystkie Wpływy
    .counted = jej strona może odwrócić wynik, tylko wydając wszystkie Wpływy: { $own }
line-spending-losing-together-more-than-enough = jej strona może odwrócić wynik i ma zapas Wpływów
    .counted = jej strona może odwrócić wynik: potrzeba { COUNT($needed, "resource-influence", form: "gen") }, a ma { $own }
line-spending-losing-together-unopposed-exactly-enough = wszystkie Wpływy jej strony odwracają wynik, a druga nie ma żadnych
    .counted = wszystkie Wpływy jej strony ({ $own }) odwracają wynik, a druga nie ma żadnych
line-spending-losing-together-unopposed-more-than-enough = jej strona może odwrócić wynik, a druga nie ma Wpływów
    .counted = jej strona może odwrócić wynik, wydając { $needed } z { COUNT($own, "resource-influence", form: "gen") }, a druga nie ma żadnych

line-fewest-operational-companies = Branża, w której ma najmniej funkcjonujących Firm
    .figure = ma tam { $figure }
line-no-trade-union = bez pomocy dla Związku Zawodowego
line-preferred-industry = jej kolejność Branż
line-service-not-produced = Opieka Zdrowotna lub Edukacja, najpierw ta, której nie wytwarza żadna Firma Państwowa
line-dearer-service = Usługa, którą Usługi Publiczne sprzedają drożej
    .figure = { MONEY($figure) }
line-cheaper-service = Usługa, którą Usługi Publiczne sprzedają taniej
    .figure = { MONEY($figure) }
line-service-by-lot = z dwóch jednakowych Usług jedna losowo
line-highest-production = najwyższa produkcja
    .figure = wytwarza { $figure }
