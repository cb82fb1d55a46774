# Lines that the Automas of the Working and the Middle Class share: workers, goods and services, food.

line-swap-most-slots-for-the-skill = najwięcej wolnych miejsc dla tych kwalifikacji
    .figure = { $figure }
line-training-an-unemployed-worker = najpierw ulepsza Niewykwalifikowanego Bezrobotnego
line-training-an-employed-worker-at-random = nikt Niewykwalifikowany nie jest Bezrobotny, więc losuje wśród pracujących
line-food-cheapest-source = najtańsza Żywność
    .figure = { MONEY($figure) }
line-food-order-of-sources = jej kolejność źródeł Żywności

line-goods-can-be-had-for-free = zasób zwiększający Dobrobyt jest za darmo
    .counted = { COUNT($items, $resource) } na zwiększenie Dobrobytu za darmo
line-goods-cost-little = zasób zwiększający Dobrobyt kosztuje nie więcej niż { MONEY(FIGURE("cheap-item")) } za sztukę
    .counted = { COUNT($items, $resource) } na zwiększenie Dobrobytu za { MONEY($money) }, nie więcej niż { MONEY(FIGURE("cheap-item")) } za sztukę
line-goods-cost-much = zasób zwiększający Dobrobyt kosztuje więcej niż { MONEY(FIGURE("cheap-item")) } za sztukę
    .counted = { COUNT($items, $resource) } na zwiększenie Dobrobytu za { MONEY($money) }, więcej niż { MONEY(FIGURE("cheap-item")) } za sztukę
line-goods-cannot-be-had = zasobu zwiększającego Dobrobyt nie można zdobyć albo nie ma na niego pieniędzy
    .counted = nie można zdobyć lub opłacić { COUNT($items, $resource, form: "gen") } na zwiększenie Dobrobytu
line-goods-none-can-be-bought = nie może kupić żadnego zasobu zwiększającego Dobrobyt
line-buying-free = za darmo
line-buying-education-for-unskilled-workers = Edukacja, bo co najmniej 3 jej Bezrobotnych jest Niewykwalifikowanych
line-buying-no-health-before-population-grows = bez Zdrowia, które zwiększyłoby jej Populację
line-buying-cheapest = najtaniej
    .figure = { MONEY($figure) }
line-buying-order-of-resources = jej kolejność zasobów
line-buying-order-of-sources = jej kolejność źródeł
    .figure = { $figure }
line-buying-from-a-second-source-too = inne źródło ma dość, by jeszcze raz zwiększyć Dobrobyt

line-assigning-forms-a-trade-union = najwięcej utworzonych Związków Zawodowych
    .figure = { $figure }
line-assigning-most-unemployed = praca dla największej liczby Bezrobotnych
    .figure = { $figure }
line-assigning-meets-the-needs-of-a-trade-union = najwięcej Branż z liczbą Pracowników wystarczającą na Związek Zawodowy
    .figure = { $figure }
line-assigning-highest-wages = najwyższe Wynagrodzenia
    .figure = { MONEY($figure) }
line-assigning-public-company = najwięcej Pracowników w Firmach Państwowych
    .figure = { $figure }
line-assigning-capitalist-company = najwięcej Pracowników w Firmach Klasy Kapitalistów
    .figure = { $figure }
line-assigning-order-of-industries = Rolnictwo, potem Media, potem Towary Luksusowe
line-assigning-skill-with-most-unemployed = kwalifikacje, które ma najwięcej Bezrobotnych
    .figure = { $figure }
line-unskilled-workers-leave-first = Niewykwalifikowani Pracownicy odchodzą pierwsi
