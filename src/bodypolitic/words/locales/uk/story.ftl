# One message for each kind of happening, filled with the values that the kind declares.

story-round-began = Раунд { $round }
story-phase-began = { WORD($phase) }
story-phase-skipped = Цього разу { WORD($phase, form: "gen") } немає.
story-phase-ended = { WORD($phase, form: "acc") } завершено.
story-turn-began = Хід { $turn }: { WORD($who) }
story-basic-action = { WORD($who) } виконує базову дію «{ WORD($action) }».
story-free-action = { WORD($who) } виконує вільну дію «{ WORD($action) }».
story-passed = { WORD($who) } не може виконати жодної дії та пропускає хід.
story-card-discarded = { WORD($who) } скидає карту «{ WORD($card) }».
story-card-played = { WORD($who) } розігрує карту «{ WORD($card) }».
story-cards-drawn = { WORD($who) } бере { COUNT($amount, "thing-card", form: "acc") }.
story-deck-reshuffled = Стос скинутих { WORD($deck, form: "gen") } перетасовано в нову колоду.
story-capital-spent = Капіталістичний клас бере { MONEY($amount) } зі свого капіталу.
story-paid = { $who ->
    [party-supply] { WORD($to) } отримує із запасу { MONEY($amount) } ({ WORD($reason) }).
   *[other] { WORD($who) } { $reason ->
        [reason-wages] виплачує
        [reason-interest] виплачує
        [reason-bonus] виплачує
        [reason-paying-off-loan] виплачує
       *[other] сплачує
    } { $to ->
        [party-supply] { MONEY($amount) }
       *[other] { WORD($to, form: "dat") } { MONEY($amount) }
    } ({ WORD($reason) }).
}
story-loan-taken = { WORD($who) } бере позику: { MONEY(FIGURE("loan")) }.
story-loan-discarded = { WORD($who) } повертає карту позики.
story-debt-waived = Позик більше немає ({ WORD($who) }): борг { MONEY($amount) } прощено.
story-vp = { WORD($who) }: { SIGNED($amount) } ПБ ({ WORD($reason) }).
story-gained = { WORD($who) } отримує { COUNT($amount, $resource, form: "acc") } ({ WORD($reason) }).
story-spent = { WORD($who) } віддає { COUNT($amount, $resource, form: "acc") } ({ WORD($reason) }).
story-prosperity-moved = Маркер добробуту, { WORD($who) }: поділка { $space }.
story-wealth-moved = Маркер багатства переходить у стовпець { $column }.
story-revenue-to-capital = Капіталістичний клас переміщує { MONEY($amount) } із прибутку в капітал.
story-worker-left = { WORD($who) }: { WORD($skill) } залишає країну.
story-worker-joined = { WORD($skill) } приєднується до { WORD($who, form: "gen") }.
story-worker-moved = { WORD($who) }: { WORD($skill) } переходить { PLACE($from, form: "from") } { PLACE($to, form: "to") }.
story-worker-trained = { WORD($who) }: { WORD($from) } ({ PLACE($at) }) стає { WORD($to, form: "ins") }.
story-workers-committed = Працівників { WORD($class, form: "gen") } в компанії «{ WORD($company) }» вмотивовано.
story-workers-stood-up = Вмотивованих працівників більше немає.
story-union-formed = Організовано профспілку { WORD($industry, form: "of") }.
story-union-fell = Профспілку { WORD($industry, form: "of") } розформовано.
story-strike-called = Працівники компанії «{ WORD($company) }» виходять на страйк.
story-strike-ended = Страйк у компанії «{ WORD($company) }» завершено.
story-strike-held = Через страйк компанія «{ WORD($company) }» не працює.
story-demonstration-called = Робітничий клас влаштовує демонстрацію.
story-demonstration-ended = Демонстрацію скасовано.
story-demonstration-held = Демонстрація відбувається: інші гравці втрачають до { $amount } ПБ.
story-company-revealed = { WORD($who) }: на ринку компаній з’являється «{ WORD($company) }».
story-company-discarded = { WORD($who) } скидає зі свого ринку компанію «{ WORD($company) }».
story-company-built = { WORD($who) } відкриває компанію «{ WORD($company) }».
story-company-sold = { WORD($who) } продає компанію «{ WORD($company) }».
story-company-privatized = Компанія «{ WORD($company) }» переходить від Держави до Капіталістичного класу.
story-company-nationalized = Компанія «{ WORD($company) }» переходить від Капіталістичного класу до Держави; компанію «{ WORD($instead-of) }» прибрано.
story-company-at-work = Компанія «{ WORD($company) }» працює.
story-machinery-placed = Компанія «{ WORD($company) }» отримує устаткування.
story-company-opened = Державна компанія «{ WORD($company) }» стає доступною.
story-company-closed = Державну компанію «{ WORD($company) }» закрито.
story-wage-set = Заробітна плата в компанії «{ WORD($company) }»: тепер { $level }.
story-price-set = { WORD($who) }: тепер { WORD($resource) } коштує { MONEY($price) }.
story-storage-placed = { WORD($who) } отримує склад для { WORD($resource, form: "gen") }.
story-bill-proposed = { WORD($who) } пропонує законопроект { $section }.
story-vote-called = { WORD($who) } скликає позачергове голосування щодо законопроекту { $section }.
story-vote-began = Починається голосування щодо законопроекту { $section }.
story-stance = { WORD($who) } — { $in-favor ->
    [0] проти
   *[other] за
}.
story-cubes-drawn = Витягнуто з мішечка: { role-WC } — { $WC }, { role-MC } — { $MC }, { role-CC } — { $CC }.
story-influence-spent = { WORD($who) } показує { COUNT($amount, "resource-influence", form: "acc") }.
story-vote-result = Законопроект { $section } { $passed ->
    [0] не прийнято
   *[other] прийнято
}: { COUNT($in-favor, "thing-vote") } за, { $against } проти.
story-policy-changed = Тепер діє { $section }.
story-tax-multiplier = Податковий множник тепер дорівнює { $amount }.
story-cubes-added = { WORD($who) } додає в мішечок { COUNT($amount, "thing-voting-cube", form: "acc") } ({ WORD($reason) }).
story-cubes-removed = Із мішечка прибрано { COUNT($amount, "thing-voting-cube", form: "acc") } ({ WORD($who) }).
story-cubes-returned = У мішечок повернуто { COUNT($amount, "thing-voting-cube", form: "acc") } ({ WORD($who) }).
story-cubes-put-aside = До запасу свого класу повернуто { COUNT($amount, "thing-voting-cube", form: "acc") } ({ WORD($who) }).
story-bill-settled = { WORD($who) }: маркер законопроекту { $section } повертається до власника.
story-bill-discarded = Законопроект { $section } скинуто ({ WORD($who) }).
story-imf-intervenes = МВФ втручається.
story-legitimacy-moved = Легітимність Держави, { WORD($class) }: { SIGNED($amount) } ({ WORD($reason) }).
story-legitimacy-token-gained = Держава бере жетон легітимності { WORD($class, form: "gen") }.
story-event-revealed = Нова проблема: «{ WORD($event) }».
story-event-replaced = Держава замінює проблему «{ WORD($event) }» на «{ WORD($by) }».
story-event-handled = Держава розв’язує проблему «{ WORD($event) }».
story-event-ignored = Проблему «{ WORD($event) }» не розв’язано.
story-agenda-discarded = Політичні цілі скинуто: { $agenda }.
story-agenda-revealed = Нові політичні цілі: { $agenda }.
story-deal-revealed = Доступна ділова угода: { $deal }.
story-deal-made = { WORD($who) } укладає ділову угоду: { $deal }.
story-export-discarded = Карту експорту скинуто: { $export }.
story-export-revealed = Зовнішній ринок купує: { $export }.
story-export-inspected = Відкрито карту експорту: { $export }.
story-provided = Держава надає { WORD($class, form: "dat") } { COUNT($amount, $item, form: "acc") }.
story-benefits-discarded = Невикористану державну допомогу скинуто ({ WORD($class) }).
story-benefits-received = { WORD($class) } отримує державну допомогу.
story-game-ended = Гру завершено.
story-deals-discarded = Скинуто { COUNT($amount, "thing-deal", form: "acc") }.
