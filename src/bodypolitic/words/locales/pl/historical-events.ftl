# What Historical Events say: when they happen, what they need, what they move and what they do.

history-in-setup = używane przy przygotowaniu gry
history-when-revealed = zachodzi po odkryciu
history-end-of-action-phase = zachodzi na koniec Fazy Akcji
history-free-action = { EITHER($roles) } może je uruchomić jako akcję Darmową
history-basic-action = { EITHER($roles) } może je uruchomić jako akcję Podstawową{ $cost ->
    [0] { "" }
   *[other] { "" } za { COUNT($cost, "resource-influence", form: "acc") }
}
history-policies-begin = gra zaczyna się od { $sections }
history-policies-set = przesuń { $moves }
history-policies-move = przesuń o jedną sekcję: { $moves }
history-policy-set = { WORD($policy, form: "acc") } na { $code }
history-policy-move = { WORD($policy, form: "acc") } w stronę { WORD($section) }
history-line = { ALL($roles) }: { $effects }
history-if-passed = jeśli obie sekcje zostaną uchwalone lub już obowiązują: { $lines }

need-policies-in-section = { bound } z Polityk 1–5 w sekcji { WORD($section) }
need-operational = { bound-word } { COUNT($number, "thing-operational-company", form: "gen") } { ALL($industries, form: "gen") }
need-companies-in = { bound-word } { COUNT($number, "thing-company", form: "gen") } { EITHER($industries, form: "gen") }
need-with-machinery = { bound-word } { COUNT($number, "thing-company", form: "gen") } z Maszynerią
need-unemployed = { bound-word } { COUNT($number, "thing-unemployed-worker", form: "gen") }
need-trade-unions = { bound-word } { COUNT($number, "thing-trade-union", form: "gen") }
need-prosperity = Dobrobytu { WORD($role, form: "gen") } ({ bound })
need-loans = { bound-word } { COUNT($number, "thing-loan", form: "gen") } u wszystkich graczy łącznie
need-treasury = { bound-money } w Skarbie Państwa
need-state-loans = { bound-word } { COUNT($number, "thing-loan", form: "gen") } Państwa
need-influence-of-players = { bound-word } { COUNT($number, "resource-influence", form: "gen") } u wszystkich graczy łącznie (u Państwa tylko Osobiste)
need-influence-of-classes = { bound-word } { COUNT($number, "resource-influence", form: "gen") } u wszystkich Klas łącznie
need-companies-owned = { bound-word } { COUNT($number, "thing-company", form: "gen") } { WORD($role, form: "gen") }
need-influence = { bound-word } { COUNT($number, "thing-personal-influence", form: "gen") } Państwa
need-population = Populacji { WORD($role, form: "gen") } ({ bound })

## Effects

move-policies = { do-choose } { $may_stop ->
    [yes] maksymalnie { COUNT($most, "thing-policy", form: "acc") }
   *[no] { $most ->
        [1] Politykę, której nikt inny do tego nie wybrał,
       *[other] { COUNT($most, "thing-policy", form: "acc") }
    }
} i { do-move } { $most ->
    [1] ją
   *[other] każdą
} do sąsiedniej sekcji
state-gains = Państwo otrzymuje { MONEY($amount) }
state-loses = Państwo traci { MONEY($amount) }
pay-state = { do-pay } Państwu { MONEY($number) }{ for-each-money }
lose-influence = { do-lose } { influence-amount }, jeśli możesz
lose-media-influence = { do-remove } { COUNT($amount, "thing-media-influence", form: "acc") } z Usług Publicznych
take-cubes-out = { do-remove } z woreczka { COUNT($amount, "thing-own-cube") }
get-goods = { do-get } { COUNT($amount, $resource, form: "acc") }
change-legitimacy = { SIGNED($amount) } do Poparcia { ALL($roles, form: "gen") }
change-legitimacy-with-two = { SIGNED($amount) } do Poparcia każdej z 2 wybranych przez ciebie Klas
add-workers = { do-get } { COUNT($amount, "worker-unskilled", form: "acc") }
add-immigrant = { do-reveal } kartę Imigracji i { do-get } wskazanego na niej Pracownika
remove-workers = { do-remove } { $employed_too ->
    [yes] { COUNT($amount, "thing-worker", form: "acc") }, w miarę możliwości spośród Bezrobotnych
   *[no] { COUNT($amount, "thing-unemployed-worker", form: "acc") }
}
remove-all-unemployed = { do-return } do puli wszystkich swoich Bezrobotnych Pracowników
train-worker = { $mood ->
    [may] ulepszyć
   *[do] ulepsz
} jednego ze swoich Pracowników
strike = { do-hold } Strajk w maksymalnie { COUNT(FIGURE("strikes-up-to"), "thing-company", form: "loc") }
lose-company = { do-choose } jedną ze swoich funkcjonujących Firm: zostaje odrzucona{ $unless_saved ->
    [yes] , chyba że uratuje ją Państwo
   *[no] { "" }
}
save-companies = możesz uratować każdą z tych Firm za połowę jej kosztu (zaokrąglając w dół); za każdą zyskaj 1 Poparcie Klasy, do której należy
company-for-state = { $price ->
    [0] { do-give }
   *[other] { do-sell }
} Państwu jedną ze swoich { $operational ->
    [yes] funkcjonujących { "" }
   *[no] { "" }
}Firm{ $industries ->
    [none] { "" }
   *[other] { " " }{ EITHER($industries, form: "gen") }
}{ $price ->
    [0] { "" }
   *[other] { "" } za { MONEY($price) }
}
    .note = zastępuje ona niefunkcjonującą Firmę Państwową, która zostaje usunięta z gry{ $any_public ->
    [yes] ; jeśli takiej nie ma, zastępuje dowolną Firmę Państwową
   *[no] { "" }
}
buy-public-company = { do-buy } Firmę Państwową wraz z Pracownikami za połowę jej kosztu
highest-prices = { do-set } najwyższe ceny { ALL($resources, form: "gen") }
add-deal = na planszę trafia jeszcze jedna Umowa Handlowa
discard-deals = wszystkie Umowy Handlowe zostają odrzucone
discard-random-deal = losowa Umowa Handlowa zostaje odrzucona
search-deck = zacznij z { COUNT($copies, "thing-card", form: "ins") } „{ WORD($card) }” ze swojej talii na ręce
hold-treaty-vote = jedno Głosowanie rozstrzyga łącznie o { $sections }; nikt za to nie punktuje

## What holds for the rest of the round

output-change = w tej Rundzie Firmy{ $industries ->
    [none] { "" }
   *[other] { " " }{ EITHER($industries, form: "gen") }
}{ $machinery ->
    [yes] { "" } z Maszynerią
   *[no] { "" }
} wytwarzają o { $amount } { $change ->
    [less] mniej
   *[more] więcej
}
openings-at-half-cost = w tej Rundzie Państwo płaci za otwierane Firmy Państwowe połowę
free-openings = w tej Rundzie Państwo nie płaci za otwierane Firmy Państwowe
no-elections = w tej Rundzie nie ma już Głosowań; Ustawy czekają do następnej
free-votes = w tej Rundzie nikt nie wydaje Wpływów, by wezwać do Natychmiastowego Głosowania
prices-fixed = w tej Rundzie nie możesz zmieniać swoich cen { ALL($resources, form: "gen") }
foreign-market-closed = w tej Rundzie nikt nie może sprzedawać na Rynku Zagranicznym ani kupować tam Towarów
import-prices = w tej Rundzie na Rynku Zagranicznym Żywność kosztuje { MONEY($food) }, a Towar Luksusowy { MONEY($luxury) } (nie licząc Cła)
money-for-building = w tej Rundzie otrzymaj od Państwa { MONEY($amount) } za każdym razem, gdy zakładasz Firmę
money-for-exporting = w tej Rundzie otrzymaj od Państwa { MONEY($amount) } za każdym razem, gdy sprzedajesz na Rynku Zagranicznym
legitimacy-for-exporting = w tej Rundzie +1 do Poparcia Klasy każdego gracza, który sprzedaje na Rynku Zagranicznym
legitimacy-for-building = w tej Rundzie +1 do Poparcia Klasy każdego gracza, który zakłada Firmę
points-for-using = w tej Rundzie zdobądź { $amount } PZ za każdym razem, gdy korzystasz z Opieki Zdrowotnej, Edukacji lub Towarów Luksusowych

## Titles and names

title-history-french-revolution = Rewolucja Francuska
title-history-industrial-revolution = Rewolucja Przemysłowa
title-history-revolutions-of-1848 = Wiosna Ludów
title-history-bismarck-welfare-state = Państwo Opiekuńcze Bismarcka
title-history-american-revolution = Rewolucja Amerykańska
title-history-foundation-of-the-international-alliance-of-women = Założenie Międzynarodowego Aliansu Kobiet
title-history-introduction-of-the-moving-assembly-line = Wprowadzenie Ruchomej Linii Montażowej
title-history-world-war-i = I Wojna Światowa
title-history-invention-of-the-model-t = Narodziny Forda T
title-history-russian-revolution = Rewolucja Rosyjska
title-history-rise-of-authoritarianism = Wzrost Autorytaryzmu
title-history-opening-of-the-panama-canal = Otwarcie Kanału Panamskiego
title-history-spanish-flu = Grypa Hiszpanka
title-history-russo-japanese-war = Wojna Rosyjsko-Japońska
title-history-rise-of-protectionism = Wzrost Protekcjonizmu
title-history-bengal-famine = Głód w Bengalu
title-history-new-deal = Nowy Ład
title-history-great-depression = Wielki Kryzys
title-history-baby-boom = Wyż Demograficzny
title-history-strike-in-us-automotive-industry = Strajk w Przemyśle Motoryzacyjnym USA
title-history-world-war-ii = II Wojna Światowa
title-history-foundation-of-gatt = Utworzenie GATT
title-history-india-gains-independence = Niepodległość Indii
title-history-post-war-economic-miracle = Powojenny Cud Gospodarczy
title-history-chinese-communist-revolution = Chińska Rewolucja Komunistyczna
title-history-civil-rights-movement = Ruch Praw Obywatelskich
title-history-embargo-against-cuba = Embargo wobec Kuby
title-history-marshall-plan = Plan Marshalla
title-history-post-wwii-decolonization = Powojenna Dekolonizacja
title-history-era-of-keynesianism = Era Keynesizmu
title-history-leftist-movements-in-europe = Ruchy Lewicowe w Europie
title-history-post-war-rise-of-consumerism = Powojenny Wzrost Konsumpcjonizmu
title-history-arab-nationalization-of-oil = Nacjonalizacja Ropy w Krajach Arabskich
title-history-chinese-economic-reform = Chińska Reforma Gospodarcza
title-history-asian-tigers-economic-miracle = Cud Gospodarczy Azjatyckich Tygrysów
title-history-invention-of-the-world-wide-web = Wynalezienie Sieci WWW
title-history-end-of-mediterranean-dictatorships = Koniec Dyktatur Śródziemnomorskich
title-history-fall-of-the-berlin-wall = Upadek Muru Berlińskiego
title-history-latin-american-debt-crisis = Kryzys Zadłużenia w Ameryce Łacińskiej
title-history-oil-crisis = Kryzys Naftowy
title-history-indian-drought = Susza w Indiach
title-history-elections-in-ex-soviet-countries = Wybory w Krajach Byłego ZSRR
title-history-eu-emissions-trading-system = Unijny System Handlu Emisjami
title-history-us-financial-crisis = Kryzys Finansowy w USA
title-history-us-chinese-trade-war = Wojna Handlowa USA–Chiny
title-history-european-debt-crisis = Europejski Kryzys Zadłużenia
title-history-maastricht-treaty = Traktat z Maastricht
title-history-dissolution-of-the-soviet-union = Rozpad Związku Radzieckiego
title-history-rise-of-the-middle-class-in-asia = Rozkwit Klasy Średniej w Azji
title-history-first-phase-of-yellow-vest-protests = Pierwsza Fala Protestów Żółtych Kamizelek
reason-historical-event = Wydarzenie Historyczne

## What is asked

option-close-down = { WORD($company) }
option-save-company = Tak, uratuj { WORD($company, form: "acc") }
option-set-off = { WORD($event) } (Wydarzenie Historyczne)
question-move-any-policy = Którą Politykę przesuwasz i dokąd? Zostało do wybrania: { $left }.
question-choose-class-for-legitimacy = Poparcie której Klasy zmienia się o { SIGNED($amount) }?
question-choose-worker-to-lose = Który Pracownik wyjeżdża z kraju? Zostało do wybrania: { $left }.
question-choose-company-to-lose = Którą funkcjonującą Firmę tracisz?
question-decide-on-saving = Czy ratujesz przed utratą { WORD($card, form: "acc") }?
question-choose-company-for-state = Która Firma przechodzi do Państwa, a która Firma Państwowa ustępuje jej miejsca?
question-choose-public-company-to-buy = Którą Firmę Państwową kupujesz za połowę kosztu?

## What happens

story-company-lost = { WORD($who) } traci { WORD($company, form: "acc") }.
story-company-saved = Państwo ratuje { WORD($company, form: "acc") } przed utratą.
story-cubes-taken-back = { WORD($who) } wyjmuje z woreczka { COUNT($amount, "thing-voting-cube", form: "acc") }.
story-deal-discarded = Umowa Handlowa zostaje odrzucona: { $deal }.
story-history-begins = Dzieje kraju zaczynają się od: „{ WORD($event) }”.
story-history-revealed = Wydarzenie Historyczne: „{ WORD($event) }”.
story-history-set-off = { WORD($who) } uruchamia Wydarzenie Historyczne „{ WORD($event) }”.
story-history-happens = Zachodzi Wydarzenie Historyczne „{ WORD($event) }”.
story-history-passed-by = Wydarzenie Historyczne „{ WORD($event) }” mija bez skutku, bo jego wymagania nie są spełnione.
story-company-endangered = { WORD($who) } może stracić { WORD($company, form: "acc") }.

## Why an Automa does it

line-history-instead-of-special-action = zamiast akcji Specjalnej uruchamia Wydarzenie Historyczne
line-cheapest-company = najtańsza Firma
    .figure = { MONEY($figure) }
line-dearest-company = najdroższa Firma
    .figure = { MONEY($figure) }
line-makes-least = Firma, która wytwarza najmniej
    .figure = wytwarza { $figure }

## Sheets, the page and the terminal

sheet-history = Wydarzenie Historyczne, { $year }
sheet-historical-events = Wydarzenia Historyczne
    .text = Chwile z historii, które na pewien czas zmieniają zasady.
    .rulebook = Wydarzenia Historyczne
ui-module-historical-events = Wydarzenia Historyczne
ui-module-historical-events-does = W każdej Rundzie chwila z historii zmienia na pewien czas zasady (według naszego odczytania kart).
ui-history-title = Wydarzenia Historyczne
ui-history-start = Jak się zaczęło
ui-history-in-force = obowiązuje
ui-history-none = W tej Rundzie nic nie leży na stole.
ui-history-past = Minione: { $events }
cli-history = Wydarzenia Historyczne
cli-history-in-force = { WORD($event) }, obowiązuje
cli-historical-event = Wydarzenie Historyczne
cli-historical-events = Wydarzenia Historyczne
