# What each basic and free action is called, how it is told on its button and on its sheet, and what it asks.

## Basic actions

action-propose-bill = Zaproponuj Ustawę
ui-act-propose-bill = Ustawa
sheet-action-propose-bill = Umieść jeden ze swoich 3 znaczników Ustaw w sekcji sąsiadującej z tą, w której stoi Polityka, jeśli nie ma ona jeszcze Ustawy. Głosuje się nad nią w Fazie Głosowania albo od razu, za 1 Wpływ. Jeśli zostanie uchwalona, zdobywasz 3 PZ.
question-propose-bill = Którą Ustawę proponujesz?
question-decide-on-vote = Czy wzywasz do Natychmiastowego Głosowania nad Ustawą { $bill }?

action-assign-workers = Przydziel Pracowników
ui-act-assign-workers = Przydział
sheet-action-assign-workers = Przenieś maksymalnie 3 swoich Pracowników – Bezrobotnych lub z miejsc, które mogą opuścić – na wolne miejsca. Wszystkie miejsca w Firmie musi obsadzić jedna Klasa. Przydzieleni są Zaangażowani, dopóki nie wyprodukują.
question-assign-workers = Dokąd idą twoi Pracownicy? { $left ->
    [any] Możesz przydzielić dowolną liczbę.
   *[other] Możesz przydzielić jeszcze { $left }.
}
question-take-workers = Kto zajmuje następne miejsce { WORD($card, form: "at") }?
question-take-union-leader = Kto staje na czele Związku Zawodowego { WORD($industry, form: "at") }?

action-buy-goods-and-services = Zakup Towarów i Usług
ui-act-buy-goods-and-services = Zakupy
sheet-action-buy-goods-and-services = Wybierz jeden rodzaj Towarów lub Usług i kup je u maksymalnie 2 sprzedawców, u każdego najwyżej tyle, ile wynosi twoja Populacja.
question-choose-resource = Co kupujesz?
question-choose-source = Od kogo kupujesz { WORD($resource, form: "acc") }?
question-choose-amount = Ile { WORD($resource, form: "gen") } kupujesz { WORD($source, form: "from") }?

action-strike = Strajk
ui-act-strike = Strajk
sheet-action-strike = Ogłoś Strajk w maksymalnie 2 Firmach, w których twoi ludzie pracują poniżej P3 i nie są Zaangażowani. Jeśli w Fazie Produkcji Wynagrodzenie nadal jest niższe niż P3, Firma nic nie wytwarza i nie płaci, a ty otrzymujesz 1 Wpływ.
question-strike = Gdzie Pracownicy strajkują? Jeszcze maksymalnie { $left }.

action-demonstration = Demonstracja
ui-act-demonstration = Demonstracja
sheet-action-demonstration = Możliwa, gdy Bezrobotnych jest o co najmniej 2 więcej niż wolnych miejsc. Jeśli przed Fazą Produkcji nikt nie doda dość miejsc, otrzymujesz 1 Wpływ, a pozostali tracą łącznie tyle punktów, ilu masz Bezrobotnych i ile Związków Zawodowych.

action-apply-political-pressure = Zastosuj Presję Polityczną
ui-act-apply-political-pressure = Presja
sheet-action-apply-political-pressure = Dodaj do woreczka 3 swoje kostki Głosowania.

action-build-company = Załóż Firmę
ui-act-build-company = Nowa Firma
sheet-action-build-company = Zapłać za Firmę ze swojego Rynku i umieść ją na wolnym miejscu; wybierz Wynagrodzenie w granicach Polityki Rynku Pracy. Jeśli Bezrobotni jednej Klasy mogą obsadzić wszystkie miejsca, mogą zacząć od razu.
question-build-company = Którą Firmę zakładasz?
question-hire-workers = Czyi Bezrobotni zaczynają pracę { WORD($card, form: "at") }?
question-bring-founders = Kto zajmuje następne miejsce w nowej Firmie ({ WORD($card) })?
question-bring-newcomer = Który Pracownik z puli przychodzi do nowej Firmy ({ WORD($card) })?
question-bring-skilled-founder = Kto zajmuje miejsce wymagające kwalifikacji w nowej Firmie ({ WORD($card) })?
question-hire-employee = Kogo zatrudniasz { WORD($card, form: "at") }?

action-sell-company = Sprzedaż Firmy
ui-act-sell-company = Sprzedaż Firmy
sheet-action-sell-company = Oddaj Firmę za jej cenę. Jej Pracownicy stają się Bezrobotni. Nie wtedy, gdy ktoś tam jest Zaangażowany.
question-sell-company = Którą Firmę sprzedajesz?

action-sell-to-foreign-market = Sprzedaż na Rynku Zagranicznym
ui-act-sell-to-foreign-market = Eksport
sheet-action-sell-to-foreign-market = Wykonaj dowolne transakcje z karty Eksportu, każdą raz. Klasa Średnia zdobywa 1 PZ za każdą z nich.
question-sell-to-foreign-market = Co sprzedajesz za granicę?

action-make-business-deal = Zawieranie Umów Handlowych
ui-act-make-business-deal = Umowa
sheet-action-make-business-deal = Kup Towary z Umowy Handlowej. Biorąc je do Magazynów, płacisz także Cło; do Strefy Wolnego Handlu nie, ale stamtąd Towary sprzedaje się tylko za granicę.
question-make-business-deal = Którą Umowę Handlową zawierasz?
question-split-goods = Ile z { COUNT($amount, $resource, form: "gen") } trafia do Magazynu?

action-lobby = Lobbing
ui-act-lobby = Lobbing
sheet-action-lobby = Zapłać { MONEY(FIGURE("lobby-cost")) } z Kapitału i zyskaj { COUNT(FIGURE("lobby-influence"), "resource-influence", form: "acc") }.

action-extra-shift = Dodatkowa Zmiana
ui-act-extra-shift = Dodatk. Zmiana
sheet-action-extra-shift = Jedna z twoich Firm, której Pracownicy nie są Zaangażowani, produkuje teraz, a oni stają się Zaangażowani. Zatrudniony dostaje tam Wynagrodzenie.
question-extra-shift = Która Firma pracuje na Dodatkowej Zmianie?

action-event-action = Akcja Wydarzenia
ui-act-event-action = Wydarzenie
sheet-action-event-action = Wykonaj to, czego żąda jedno z Wydarzeń, wybierz, komu pomagasz, i weź nagrodę.

action-meet-with-mps = Spotkanie z Posłami Partii
ui-act-meet-with-mps = Posłowie
sheet-action-meet-with-mps = Daj Klasie 2 własne Wpływy i zyskaj 1 jej Poparcie.
question-meet-with-mps = Z czyimi posłami się spotykasz?

action-extra-tax = Dodatkowy Podatek
ui-act-extra-tax = Dodatk. Podatek
sheet-action-extra-tax = Weź { MONEY(FIGURE("extra-tax")) } od każdego innego gracza i strać po 1 Poparciu dwóch Klas, które ufają ci najmniej.
question-lose-legitimacy = Poparcie której z Klas o najniższym Poparciu tracisz?

action-campaign = Kampania
ui-act-campaign = Kampania
sheet-action-campaign = Zamień maksymalnie 3 Wpływy Mediów z Usług Publicznych na własne.
question-campaign = Ile Wpływów Mediów zamieniasz na Wpływy Osobiste?

## Free actions

action-use-healthcare = Korzystaj z Opieki Zdrowotnej
ui-act-use-healthcare = Zdrowie
sheet-action-use-healthcare = Zużyj tyle Zdrowia, ile wynosi twoja Populacja: Dobrobyt rośnie o 1, zdobywasz dodatkowo 2 PZ i otrzymujesz Niewykwalifikowanego Pracownika.

action-use-education = Korzystaj z Edukacji
ui-act-use-education = Edukacja
sheet-action-use-education = Zużyj tyle Edukacji, ile wynosi twoja Populacja: Dobrobyt rośnie o 1, a jeden z twoich Pracowników staje się Wykwalifikowany w wybranej Branży.

action-use-luxury = Korzystaj z Towarów Luksusowych
ui-act-use-luxury = Luksus
sheet-action-use-luxury = Zużyj tyle Towarów Luksusowych, ile wynosi twoja Populacja: Dobrobyt rośnie o 1.
question-choose-worker-to-train = Którego Pracownika ulepszasz?
question-choose-new-skill = { WORD($old) } ({ PLACE($place) }): jakie ma mieć teraz kwalifikacje?

action-swap-workers = Zamień Pracowników
ui-act-swap-workers = Zamień
sheet-action-swap-workers = Zamień Wykwalifikowanych Pracowników na miejscach bez znaku z Bezrobotnymi, ile razy chcesz.
question-swap-workers = Którzy Pracownicy zamieniają się miejscami?

action-receive-benefits = Otrzymaj Świadczenia
ui-act-receive-benefits = Pomoc
sheet-action-receive-benefits = Weź wszystko, co odłożyło dla ciebie Państwo. Państwo zdobywa 1 PZ.

action-pay-off-loan = Spłata Pożyczki
ui-act-pay-off-loan = Spłata
sheet-action-pay-off-loan = Zapłać { MONEY(FIGURE("loan")) } i pozbądź się Pożyczki.

action-adjust-prices = Dostosowanie Cen
ui-act-adjust-prices = Ceny
sheet-action-adjust-prices = Ustal ceny, po których sprzedajesz.
question-adjust-prices = Którą cenę zmieniasz?

action-adjust-wages = Dostosowanie Wynagrodzeń
ui-act-adjust-wages = Płace
sheet-action-adjust-wages = Ustal Wynagrodzenia w swoich Firmach, nie niższe, niż pozwala Polityka Rynku Pracy, i bez obniżek tam, gdzie Pracownicy są Zaangażowani. Ci, którym Wynagrodzenie rośnie, stają się Zaangażowani.
question-adjust-wages = Które Wynagrodzenie zmieniasz?

action-give-bonus = Przyznawanie Premii
ui-act-give-bonus = Premia
sheet-action-give-bonus = Zapłać { MONEY(FIGURE("bonus")) } Klasie, która pracuje w jednej z twoich Firm: jej Pracownicy stają się Zaangażowani.
question-give-bonus = Czyi Pracownicy dostają Premię { MONEY(FIGURE("bonus")) }?

action-buy-storage = Kupowanie Magazynu
ui-act-buy-storage = Magazyn
sheet-action-buy-storage = Zapłać { MONEY(FIGURE("storage-cost")) } za płytkę Magazynu na jeden rodzaj tego, co wytwarzasz; raz na każdy rodzaj.
question-buy-storage = Na co jest nowy Magazyn?
