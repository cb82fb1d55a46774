# The Automa of the Working Class: bonuses of its AI cards, and the lines of its own instruction cards.

buy-public-services = { do-buy } tylko z Usług Publicznych, a przedtem { $money }

line-wc-unemployed-would-find-work = Bezrobotni Pracownicy znaleźliby pracę
line-wc-trade-union-possible = można utworzyć Związek Zawodowy
line-wc-no-worthwhile-assignment = można przydzielić zbyt mało Pracowników, a Związku Zawodowego nie da się utworzyć
line-wc-more-unemployed-than-slots = Bezrobotnych Pracowników jest więcej niż miejsc dla nich
line-wc-companies-pay-the-minimum = Firmy, w których może strajkować, płacą tylko tyle, ile muszą
line-wc-labor-market-at-2c = Rynek Pracy jest na 2C
line-wc-strike-machinery = ta Firma ma Maszynerię
line-wc-strike-only-company-of-its-industry = to jedyna funkcjonująca Firma tej Branży u właściciela
line-wc-strike-biggest-difference-in-wages = tam Wynagrodzeniu najdalej do P3
line-wc-strike-order-of-industries = woli Media, potem Opiekę Zdrowotną, Edukację, Towary Luksusowe i Rolnictwo
line-wc-strike-biggest-production = ta Firma wytwarza najwięcej
line-wc-skill-could-form-a-trade-union = taki Pracownik może utworzyć Związek Zawodowy
line-wc-skill-fewest-open-slots = z tych, którzy mogą utworzyć Związek Zawodowy, ten ma najmniej wolnych miejsc
line-wc-skill-would-meet-the-needs-of-a-trade-union = z takim Pracownikiem w Branży pracowałoby dość osób na Związek Zawodowy
line-wc-skill-most-open-slots = w Firmach jest dla niego najwięcej miejsc
line-wc-skill-most-slots-in-markets = w Firmach, które można założyć, jest dla niego najwięcej miejsc
line-wc-skill-service-not-produced-or-dearer = jego Usługi nie produkuje się publicznie albo jest ona droższa
line-wc-skill-order-of-industries = woli Rolnictwo, potem Media, potem Towary Luksusowe
line-wc-demonstration-order-of-losses = najpierw traci, ile może, Klasa Kapitalistów, potem Klasa Średnia, potem Państwo
