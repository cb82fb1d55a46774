# Puzzles: their goals, titles and hints.

aim-policy = wprowadź { $wanted } w tej turze
aim-bill = miej na planszy Ustawę { $wanted }
aim-staffed = uruchom w tej turze Firmę: { WORD($wanted) }
aim-union = utwórz Związek Zawodowy: { WORD($wanted) }
aim-points = zdobądź w tej turze co najmniej { $wanted } PZ
aim-money = miej na koniec swojej tury co najmniej { MONEY($wanted) }
aim-influence = miej na koniec swojej tury co najmniej { COUNT($wanted, "resource-influence", form: "acc") }
aim-companies = miej co najmniej { COUNT($wanted, "thing-operational-company", form: "acc") }
aim-jobs = znajdź pracę dla co najmniej { $wanted } swoich Bezrobotnych
aim-legitimacy = doprowadź sumę dwóch najniższych Poparć do { $wanted }
aim-new-loans = { $wanted ->
    [0] nie zaciągnij Pożyczki w najbliższej Produkcji
   *[other] w najbliższej Produkcji zaciągnij co najwyżej { COUNT($wanted, "thing-loan", form: "acc") }
}
aim-imf = nie dopuść do interwencji MFW w najbliższej Produkcji
hint-begin = zacznij od: { $pick }
hint-then = liczy się: { $pick }

puzzle-two-services = Dwie pełne półki
puzzle-two-services-hint = akcja Darmowa jest jedna na turę: która z dwóch daje więcej?
puzzle-clinic = Pusta Klinika
puzzle-clinic-hint = Firma działa dopiero, gdy zajęte są wszystkie miejsca; zacznij od Wykwalifikowanego
puzzle-college = Nauczyciel szuka pracy
puzzle-college-hint = sprawdź, kto jest bez pracy, zanim spojrzysz, co jest na sprzedaż
puzzle-lobbyists = Słowo do właściwego ucha
puzzle-lobbyists-hint = pieniądze mogą stać się Wpływami
puzzle-own-shop = Własny sklep
puzzle-own-shop-hint = na którą Firmę cię stać?
puzzle-campaign = Na każdym kanale
puzzle-campaign-hint = to, co wytwarzają media, może stać się twoje
puzzle-own-cubes = Woreczek jest twój
puzzle-own-cubes-hint = Ustawa nie musi czekać na Fazę Głosowania
puzzle-fourth-worker = Czwarty Pracownik
puzzle-fourth-worker-hint = Związek Zawodowy potrzebuje Pracowników w swojej Branży i jeszcze jednego, który go poprowadzi
puzzle-ten-vardis = Ostatnie dziesięć
puzzle-ten-vardis-hint = do której Usługi brakuje ci najmniej pieniędzy?
puzzle-full-hold = Pełna ładownia
puzzle-full-hold-hint = jeden eksport może objąć kilka Towarów
puzzle-three-crates = Trzy skrzynie
puzzle-three-crates-hint = punkty daje każda transakcja, a nie jej wielkość
puzzle-two-lowest = Komu dogodzić
puzzle-two-lowest-hint = liczą się tylko dwa najniższe, więc trzecie może poczekać
puzzle-jewels = Dwoje przy jednej ladzie
puzzle-jewels-hint = niektóre Firmy zatrudniają dwoje twoich ludzi
puzzle-wages-due = Wynagrodzenia do wypłaty
puzzle-wages-due-hint = co można zamienić na pieniądze przed Produkcją?
puzzle-turning-tide = Odwrócenie fali
puzzle-turning-tide-hint = policz kostki, zanim zażądasz Głosowania
puzzle-seven-points = Siedem w jednej turze
puzzle-seven-points-hint = karta, która proponuje Ustawę, i gotowa Usługa idą w parze
puzzle-creditors = Wierzyciele czekają
puzzle-creditors-hint = Skarb Państwa musi wystarczyć, aż MFW sprawdzi
