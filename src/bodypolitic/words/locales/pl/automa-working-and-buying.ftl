# Lines that the Automas of the Working and the Middle Class share: workers, goods and services, food.

line-swap-most-slots-for-the-skill = dla tych kwalifikacji jest najwięcej wolnych miejsc
line-training-an-unemployed-worker = najpierw ulepsza Niewykwalifikowanego Bezrobotnego
line-training-an-employed-worker-at-random = nikt Niewykwalifikowany nie jest Bezrobotny, więc losuje wśród pracujących
line-food-cheapest-source = tam Żywność jest najtańsza
line-food-order-of-sources = z dwóch źródeł o tej samej cenie woli to

line-goods-can-be-had-for-free = zasób zwiększający Dobrobyt jest za darmo
line-goods-cost-little = zasób zwiększający Dobrobyt kosztuje nie więcej niż { MONEY(FIGURE("cheap-item")) } za sztukę
line-goods-cost-much = zasób zwiększający Dobrobyt kosztuje więcej niż { MONEY(FIGURE("cheap-item")) } za sztukę
line-goods-none-can-be-bought = nie może kupić żadnego zasobu zwiększającego Dobrobyt
line-buying-free = to jest za darmo
line-buying-education-for-unskilled-workers = co najmniej 3 jej Bezrobotnych jest Niewykwalifikowanych, więc chce Edukacji
line-buying-no-health-before-population-grows = Zdrowie zwiększyłoby jej Populację
line-buying-cheapest = to jest najtańsze
line-buying-order-of-resources = przy tym samym koszcie woli ten zasób
line-buying-order-of-sources = przy tym samym koszcie woli to źródło
line-buying-from-a-second-source-too = inne źródło ma dość, by jeszcze raz zwiększyć Dobrobyt

line-assigning-forms-a-trade-union = tworzy Związek Zawodowy
line-assigning-most-unemployed = daje pracę największej liczbie Bezrobotnych
line-assigning-meets-the-needs-of-a-trade-union = w Branży będzie dość pracujących na Związek Zawodowy
line-assigning-highest-wages = tam Wynagrodzenia są najwyższe
line-assigning-public-company = to Firma Państwowa
line-assigning-capitalist-company = to Firma Klasy Kapitalistów
line-assigning-service-not-produced-or-cheaper = jej Usługi nie produkuje się publicznie albo jest ona tańsza
line-assigning-order-of-industries = woli Rolnictwo, potem Media, potem Towary Luksusowe
line-assigning-skill-with-most-unemployed = te kwalifikacje ma najwięcej Bezrobotnych
line-unskilled-workers-leave-first = Niewykwalifikowani Pracownicy odchodzą pierwsi
