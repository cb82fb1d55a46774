# One message for each kind of happening, filled with the values that the kind declares.

story-round-began = Runda { $round }
story-phase-began = { WORD($phase) }
story-phase-skipped = { WORD($phase) } tym razem się nie odbywa.
story-phase-ended = { WORD($phase) } dobiega końca.
story-turn-began = Tura { $turn }: { WORD($who) }
story-basic-action = { WORD($who) } wykonuje akcję Podstawową „{ WORD($action) }”.
story-free-action = { WORD($who) } wykonuje akcję Darmową „{ WORD($action) }”.
story-passed = { WORD($who) } nie może wykonać żadnej akcji i pasuje.
story-card-discarded = { WORD($who) } odrzuca kartę „{ WORD($card) }”.
story-card-played = { WORD($who) } zagrywa kartę „{ WORD($card) }”.
story-cards-drawn = { WORD($who) } dobiera { COUNT($amount, "thing-card", form: "acc") }.
story-deck-reshuffled = Z odrzuconych { WORD($deck, form: "gen") } powstaje nowa, potasowana talia.
story-capital-spent = Klasa Kapitalistów bierze { MONEY($amount) } z Kapitału.
story-paid = { WORD($who) } płaci { WORD($to, form: "payee") } { MONEY($amount) } ({ WORD($reason) }).
story-loan-taken = { WORD($who) } zaciąga Pożyczkę: { MONEY(FIGURE("loan")) }.
story-loan-discarded = { WORD($who) } zwraca kartę Pożyczki.
story-debt-waived = Dla { WORD($who, form: "gen") } nie ma już Pożyczki: dług { MONEY($amount) } zostaje umorzony.
story-vp = { WORD($who) }: { SIGNED($amount) } PZ ({ WORD($reason) }).
story-gained = { WORD($who) } zyskuje { COUNT($amount, $resource, form: "acc") } ({ WORD($reason) }).
story-spent = { WORD($who) } oddaje { COUNT($amount, $resource, form: "acc") } ({ WORD($reason) }).
story-prosperity-moved = Znacznik Dobrobytu { WORD($who, form: "gen") } przesuwa się na pole { $space }.
story-wealth-moved = Znacznik Majątku przesuwa się do kolumny { $column }.
story-revenue-to-capital = Klasa Kapitalistów przenosi { MONEY($amount) } z Zysku do Kapitału.
story-worker-left = { WORD($skill) } z { WORD($who, form: "gen") } wyjeżdża z kraju.
story-worker-joined = { WORD($skill) } dołącza do { WORD($who, form: "gen") }.
story-worker-moved = { WORD($skill) } z { WORD($who, form: "gen") } przechodzi { PLACE($from, form: "from") } { PLACE($to, form: "to") }.
story-worker-trained = { WORD($from) } z { WORD($who, form: "gen") } ({ PLACE($at) }): odtąd { WORD($to) }.
story-workers-committed = Pracownicy { WORD($class, form: "gen") } { WORD($company, form: "at") } są Zaangażowani.
story-workers-stood-up = Pracownicy wstają: nikt nie jest już Zaangażowany.
story-union-formed = { WORD($industry, form: "at") } powstaje Związek Zawodowy.
story-union-fell = Związek Zawodowy { WORD($industry, form: "at") } rozpada się.
story-strike-called = Pracownicy { WORD($company, form: "at") } rozpoczynają Strajk.
story-strike-ended = Strajk { WORD($company, form: "at") } dobiega końca.
story-strike-held = Strajk { WORD($company, form: "at") } wstrzymuje produkcję.
story-demonstration-called = Klasa Robotnicza ogłasza Demonstrację.
story-demonstration-ended = Demonstracja zostaje odwołana.
story-demonstration-held = Odbywa się Demonstracja: pozostali tracą do { $amount } PZ.
story-company-revealed = { WORD($company) } trafia na Rynek { WORD($who, form: "gen") }.
story-company-discarded = { WORD($who) } odrzuca ze swojego Rynku { WORD($company, form: "acc") }.
story-company-built = { WORD($who) } zakłada { WORD($company, form: "acc") }.
story-company-sold = { WORD($who) } sprzedaje { WORD($company, form: "acc") }.
story-company-privatized = { WORD($company) } przechodzi od Państwa do Klasy Kapitalistów.
story-company-nationalized = { WORD($company) } przechodzi od Klasy Kapitalistów do Państwa; znika { WORD($instead-of) }.
story-company-at-work = Pracuje { WORD($company) }.
story-machinery-placed = { WORD($company) } otrzymuje Maszynerię.
story-company-opened = W Sektorze Publicznym otwiera się { WORD($company) }.
story-company-closed = W Sektorze Publicznym zamyka się { WORD($company) }.
story-wage-set = Wynagrodzenie { WORD($company, form: "at") } wynosi teraz { $level }.
story-price-set = { WORD($who) } ustala cenę: { WORD($resource) } po { MONEY($price) }.
story-storage-placed = { WORD($who) } otrzymuje Magazyn na { WORD($resource, form: "acc") }.
story-bill-proposed = { WORD($who) } proponuje Ustawę { $section }.
story-vote-called = { WORD($who) } wzywa do Natychmiastowego Głosowania nad Ustawą { $section }.
story-vote-began = Rozpoczyna się Głosowanie nad Ustawą { $section }.
story-stance = { WORD($who) } jest { $in-favor ->
    [0] przeciw
   *[other] za
}.
story-cubes-drawn = Kostki dobrane z woreczka: { role-WC } { $WC }, { role-MC } { $MC }, { role-CC } { $CC }.
story-influence-spent = { WORD($who) } ujawnia { COUNT($amount, "resource-influence", form: "acc") }.
story-vote-result = Ustawa { $section } { $passed ->
    [0] nie zostaje uchwalona
   *[other] zostaje uchwalona
}: za { $in-favor }, przeciw { $against }.
story-policy-changed = Odtąd obowiązuje { $section }.
story-tax-multiplier = Mnożnik Podatku wynosi teraz { $amount }.
story-cubes-added = { WORD($who) } dodaje do woreczka { COUNT($amount, "thing-voting-cube", form: "acc") } ({ WORD($reason) }).
story-cubes-removed = Z woreczka { $amount ->
    [one] zostaje usunięta { COUNT($amount, "thing-voting-cube") }
    [few] zostają usunięte { COUNT($amount, "thing-voting-cube") }
   *[many] zostaje usuniętych { COUNT($amount, "thing-voting-cube") }
} { WORD($who, form: "gen") }.
story-cubes-returned = Do woreczka { $amount ->
    [one] wraca { COUNT($amount, "thing-voting-cube") }
    [few] wracają { COUNT($amount, "thing-voting-cube") }
   *[many] wraca { COUNT($amount, "thing-voting-cube") }
} { WORD($who, form: "gen") }.
story-cubes-put-aside = Do puli { $amount ->
    [one] wraca { COUNT($amount, "thing-voting-cube") }
    [few] wracają { COUNT($amount, "thing-voting-cube") }
   *[many] wraca { COUNT($amount, "thing-voting-cube") }
} { WORD($who, form: "gen") }.
story-bill-settled = Znacznik Ustawy { WORD($who, form: "gen") } wraca z { $section }.
story-bill-discarded = Zostaje odrzucona Ustawa { WORD($who, form: "gen") }: { $section }.
story-imf-intervenes = MFW interweniuje.
story-legitimacy-moved = Poparcie { WORD($class, form: "gen") }: { SIGNED($amount) } ({ WORD($reason) }).
story-legitimacy-token-gained = Państwo zyskuje żeton Poparcia { WORD($class, form: "gen") }.
story-event-revealed = Nowe Wydarzenie: „{ WORD($event) }”.
story-event-replaced = Państwo zastępuje Wydarzenie „{ WORD($event) }” Wydarzeniem „{ WORD($by) }”.
story-event-handled = Państwo rozpatruje Wydarzenie „{ WORD($event) }”.
story-event-ignored = Państwo ignoruje Wydarzenie „{ WORD($event) }”.
story-agenda-discarded = Program Polityczny { $agenda } zostaje odrzucony.
story-agenda-revealed = Nowy Program Polityczny: { $agenda }.
story-deal-revealed = Dostępna Umowa Handlowa: { $deal }.
story-deal-made = { WORD($who) } zawiera Umowę Handlową: { $deal }.
story-export-discarded = Karta Eksportu zostaje odrzucona: { $export }.
story-export-revealed = Rynek Zagraniczny płaci: { $export }.
story-export-inspected = Karta Eksportu zostaje odkryta: { $export }.
story-provided = Państwo odkłada dla { WORD($class, form: "gen") }: { COUNT($amount, $item) }.
story-benefits-discarded = Niewykorzystane Świadczenia { WORD($class, form: "gen") } zostają odrzucone.
story-benefits-received = { WORD($class) } bierze swoje Świadczenia.
story-game-ended = Koniec gry.
story-deals-discarded = { $amount ->
    [one] Zostaje odrzucona { COUNT($amount, "thing-business-deal") }
    [few] Zostają odrzucone { COUNT($amount, "thing-business-deal") }
   *[many] Zostaje odrzuconych { COUNT($amount, "thing-business-deal") }
}.
