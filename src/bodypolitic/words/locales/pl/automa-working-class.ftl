# The Automa of the Working Class: bonuses of its AI cards, and the lines of its own instruction cards.

buy-public-services = { do-buy } tylko z Usług Publicznych, a przedtem { $money }

line-wc-unemployed-would-find-work = Bezrobotni Pracownicy znaleźliby pracę
    .counted = Bezrobotni Pracownicy, którzy znaleźliby pracę: { $count }
line-wc-trade-union-possible = można utworzyć Związek Zawodowy
    .counted = { $count ->
        [0] nie można utworzyć Związku Zawodowego
       *[other] można utworzyć { COUNT($count, "thing-trade-union", form: "acc") }
    }
line-wc-no-worthwhile-assignment = można przydzielić zbyt mało Pracowników, a Związku Zawodowego nie da się utworzyć
    .counted = Bezrobotni Pracownicy, którzy znaleźliby pracę: { $count }, a potrzeba 2; Związku Zawodowego nie da się utworzyć
line-wc-more-unemployed-than-slots = Bezrobotnych Pracowników jest więcej niż miejsc dla nich
    .counted = ma { COUNT($unemployed, "thing-unemployed-worker", form: "acc") }, a wolne dla nich miejsca: { $slots }
line-wc-companies-pay-the-minimum = Firmy, w których może strajkować, płacą tylko tyle, ile muszą
    .counted = Firmy, w których może strajkować, a które płacą tylko tyle, ile muszą: { $companies }; rząd za każde { $per }
line-wc-labor-market-at-2c = Rynek Pracy jest na 2C
line-wc-strike-machinery = Maszyneria
line-wc-strike-only-company-of-its-industry = jedyna funkcjonująca Firma tej Branży u właściciela
line-wc-strike-biggest-difference-in-wages = najdalej do Wynagrodzenia P3
    .figure = { MONEY($figure) }
line-wc-strike-order-of-industries = Media, potem Opieka Zdrowotna, Edukacja, Towary Luksusowe i Rolnictwo
line-wc-strike-biggest-production = najwyższa produkcja
    .figure = wytwarza { $figure }
line-wc-skill-could-form-a-trade-union = taki Pracownik może utworzyć Związek Zawodowy
line-wc-skill-fewest-open-slots = z tych, którzy mogą utworzyć Związek Zawodowy, ten z najmniejszą liczbą miejsc
    .figure = { $figure }
line-wc-skill-would-meet-the-needs-of-a-trade-union = w Branży będzie dość osób na Związek Zawodowy
line-wc-skill-most-open-slots = najwięcej wolnych miejsc
    .figure = { $figure }
line-wc-skill-most-slots-in-markets = najwięcej miejsc w Firmach, które można założyć
    .figure = { $figure }
line-wc-skill-order-of-industries = Rolnictwo, potem Media, potem Towary Luksusowe
line-wc-demonstration-order-of-losses = najpierw traci, ile może, Klasa Kapitalistów, potem Klasa Średnia, potem Państwo
