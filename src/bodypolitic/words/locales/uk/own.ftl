# Words and parts of sentences that only this language has: nothing but its own messages speaks of them.

-body-politic = Body Politic

## Of effects

for-each = { $shape ->
    [fixed] { "" }
    [each] { "" } { WORD($what) }
   *[both] { "" } і ще { $each } { WORD($what) }
}
for-each-money = { $shape ->
    [fixed] { "" }
    [each] { "" } { WORD($what) }
   *[both] { "" } і ще { MONEY($each) } { WORD($what) }
}
own-influence = { $role ->
    [party-ST] { COUNT($number, "thing-personal-influence", form: "acc") }
   *[other] { COUNT($number, "resource-influence", form: "acc") }
}
own-influence-amount = { $role ->
    [party-ST] { COUNT($amount, "thing-personal-influence", form: "acc") }
   *[other] { COUNT($amount, "resource-influence", form: "acc") }
}
paid-by-state = { $state_pays ->
    [0] { "" }
   *[other] ; за кожного { $mood ->
        [may] отримати
       *[do] отримайте
    } { MONEY($state_pays) } від Держави
}
one-kind = { $resource_kinds ->
    [1] { "" }
   *[other] { "" } (одного виду)
}
per-thing = { $per ->
    [1] { WORD($what, form: "each") }
   *[other] { WORD($what, form: "every") } { COUNT($per, $what) }
}
items-bought = { $per ->
    [1] за кожну придбану одиницю
   *[other] за кожні { COUNT($per, "thing-item-bought", form: "acc") }
}
items-sold = { $per ->
    [1] за кожну продану одиницю
   *[other] за кожні { COUNT($per, "thing-item-sold", form: "acc") }
}
items-provided = { $per ->
    [1] за кожну надану одиницю
   *[other] за кожні { COUNT($per, "thing-item-provided", form: "acc") }
}
items-spent = { $per ->
    [1] за кожну витрачену одиницю
   *[other] за кожні { COUNT($per, "thing-item-spent", form: "acc") }
}
where-needed = { $sections ->
    [none] { "" }
   *[other] { "" } ({ $sections })
}
bound-money = { $bound ->
    [least] щонайменше { MONEY($number) }
   *[most] щонайбільше { MONEY($number) }
}
bound = { $bound ->
    [least] щонайменше
   *[most] щонайбільше
}

## Of events

these-classes-dat = { $classes ->
    [party-any] класам
   *[other] { ALL($classes, form: "dat") }
}
these-classes-from = { $classes ->
    [party-any] у класів
   *[other] { ALL($classes, form: "from") }
}
provided-items = { $kinds ->
    [1] { ALL($resources, form: "acc") }
   *[other] { ALL($resources, form: "acc") } (щонайменше по 1), разом
}
counted-items = { $kinds ->
    [1] { items-provided } { ALL($resources, form: "gen") }
   *[other] { items-provided }
}
for-counted = { $counted ->
    [none] { "" }
   *[other] { " " }{ $counted }
}
# `few` says what `two` says: where a key is `one`, another plural category has to be there.
rewarded = { $pick ->
    [that-class] цього класу
    [both-classes] кожного із цих 2 класів
    [each-class] кожного класу
   *[any-class] відповідного класу
}
chosen-class = { EITHER($classes, form: "gen") }{ $condition ->
    [company] , якщо клас має функціональну { WORD($industry, form: "company-acc") }
    [public-workers] , якщо клас має працівників у державних компаніях
   *[nothing] { "" }
}

## Слова, які лічать

thing-personal-influence = кубик особистого впливу
    .one = кубик особистого впливу
    .few = кубики особистого впливу
    .many = кубиків особистого впливу
    .acc-one = кубик особистого впливу
    .acc-few = кубики особистого впливу
    .acc-many = кубиків особистого впливу
    .gen-one = кубика особистого впливу
    .gen-few = кубиків особистого впливу
    .gen-many = кубиків особистого впливу
thing-media-influence = кубик медіавпливу
    .one = кубик медіавпливу
    .few = кубики медіавпливу
    .many = кубиків медіавпливу
    .acc-one = кубик медіавпливу
    .acc-few = кубики медіавпливу
    .acc-many = кубиків медіавпливу
    .gen-one = кубика медіавпливу
    .gen-few = кубиків медіавпливу
    .gen-many = кубиків медіавпливу
thing-cube = кубик
    .one = кубик
    .few = кубики
    .many = кубиків
    .acc-one = кубик
    .acc-few = кубики
    .acc-many = кубиків
    .gen-one = кубика
    .gen-few = кубиків
    .gen-many = кубиків
thing-voting-cube = кубик голосу
    .one = кубик голосу
    .few = кубики голосів
    .many = кубиків голосів
    .acc-one = кубик голосу
    .acc-few = кубики голосів
    .acc-many = кубиків голосів
    .gen-one = кубика голосу
    .gen-few = кубиків голосів
    .gen-many = кубиків голосів
thing-own-voting-cube = свій кубик голосу
    .one = свій кубик голосу
    .few = свої кубики голосів
    .many = своїх кубиків голосів
    .acc-one = свій кубик голосу
    .acc-few = свої кубики голосів
    .acc-many = своїх кубиків голосів
    .gen-one = свого кубика голосу
    .gen-few = своїх кубиків голосів
    .gen-many = своїх кубиків голосів
thing-vote = голос
    .one = голос
    .few = голоси
    .many = голосів
    .acc-one = голос
    .acc-few = голоси
    .acc-many = голосів
    .gen-one = голосу
    .gen-few = голосів
    .gen-many = голосів
thing-legitimacy = легітимність
    .one = легітимність
    .few = легітимності
    .many = легітимності
    .acc-one = легітимність
    .acc-few = легітимності
    .acc-many = легітимності
    .gen-one = легітимності
    .gen-few = легітимності
    .gen-many = легітимності
thing-prosperity = добробут
    .one = добробут
    .few = добробуту
    .many = добробуту
    .acc-one = добробут
    .acc-few = добробуту
    .acc-many = добробуту
    .gen-one = добробуту
    .gen-few = добробуту
    .gen-many = добробуту
thing-loan = позика
    .one = позика
    .few = позики
    .many = позик
    .acc-one = позику
    .acc-few = позики
    .acc-many = позик
    .gen-one = позики
    .gen-few = позик
    .gen-many = позик
thing-card = карта
    .one = карта
    .few = карти
    .many = карт
    .acc-one = карту
    .acc-few = карти
    .acc-many = карт
    .gen-one = карти
    .gen-few = карт
    .gen-many = карт
thing-deal = ділова угода
    .one = ділова угода
    .few = ділові угоди
    .many = ділових угод
    .acc-one = ділову угоду
    .acc-few = ділові угоди
    .acc-many = ділових угод
    .gen-one = ділової угоди
    .gen-few = ділових угод
    .gen-many = ділових угод
thing-transaction = операція
    .one = операція
    .few = операції
    .many = операцій
    .acc-one = операцію
    .acc-few = операції
    .acc-many = операцій
    .gen-one = операції
    .gen-few = операцій
    .gen-many = операцій
thing-source = джерело
    .one = джерело
    .few = джерела
    .many = джерел
    .acc-one = джерело
    .acc-few = джерела
    .acc-many = джерел
    .gen-one = джерела
    .gen-few = джерел
    .gen-many = джерел
thing-worker = працівник
    .one = працівник
    .few = працівники
    .many = працівників
    .acc-one = працівника
    .acc-few = працівників
    .acc-many = працівників
    .gen-one = працівника
    .gen-few = працівників
    .gen-many = працівників
thing-unemployed = незайнятий працівник
    .one = незайнятий працівник
    .few = незайняті працівники
    .many = незайнятих працівників
    .acc-one = незайнятого працівника
    .acc-few = незайнятих працівників
    .acc-many = незайнятих працівників
    .gen-one = незайнятого працівника
    .gen-few = незайнятих працівників
    .gen-many = незайнятих працівників
thing-unskilled = некваліфікований працівник
    .one = некваліфікований працівник
    .few = некваліфіковані працівники
    .many = некваліфікованих працівників
    .acc-one = некваліфікованого працівника
    .acc-few = некваліфікованих працівників
    .acc-many = некваліфікованих працівників
    .gen-one = некваліфікованого працівника
    .gen-few = некваліфікованих працівників
    .gen-many = некваліфікованих працівників
thing-company = компанія
    .one = компанія
    .few = компанії
    .many = компаній
    .acc-one = компанію
    .acc-few = компанії
    .acc-many = компаній
    .gen-one = компанії
    .gen-few = компаній
    .gen-many = компаній
thing-operational-company = функціональна компанія
    .one = функціональна компанія
    .few = функціональні компанії
    .many = функціональних компаній
    .acc-one = функціональну компанію
    .acc-few = функціональні компанії
    .acc-many = функціональних компаній
    .gen-one = функціональної компанії
    .gen-few = функціональних компаній
    .gen-many = функціональних компаній
thing-fully-operational-company = повністю функціональна компанія
    .one = повністю функціональна компанія
    .few = повністю функціональні компанії
    .many = повністю функціональних компаній
    .acc-one = повністю функціональну компанію
    .acc-few = повністю функціональні компанії
    .acc-many = повністю функціональних компаній
    .gen-one = повністю функціональної компанії
    .gen-few = повністю функціональних компаній
    .gen-many = повністю функціональних компаній
thing-union = профспілка
    .one = профспілка
    .few = профспілки
    .many = профспілок
    .acc-one = профспілку
    .acc-few = профспілки
    .acc-many = профспілок
    .gen-one = профспілки
    .gen-few = профспілок
    .gen-many = профспілок
thing-policy = закон
    .one = закон
    .few = закони
    .many = законів
    .acc-one = закон
    .acc-few = закони
    .acc-many = законів
    .gen-one = закону
    .gen-few = законів
    .gen-many = законів
thing-bill = законопроект
    .one = законопроект
    .few = законопроекти
    .many = законопроектів
    .acc-one = законопроект
    .acc-few = законопроекти
    .acc-many = законопроектів
    .gen-one = законопроекту
    .gen-few = законопроектів
    .gen-many = законопроектів
thing-event = проблема
    .one = проблема
    .few = проблеми
    .many = проблем
    .acc-one = проблему
    .acc-few = проблеми
    .acc-many = проблем
    .gen-one = проблеми
    .gen-few = проблем
    .gen-many = проблем
thing-machinery = жетон устаткування
    .one = жетон устаткування
    .few = жетони устаткування
    .many = жетонів устаткування
    .acc-one = жетон устаткування
    .acc-few = жетони устаткування
    .acc-many = жетонів устаткування
    .gen-one = жетона устаткування
    .gen-few = жетонів устаткування
    .gen-many = жетонів устаткування
thing-strike-token = жетон страйку
    .one = жетон страйку
    .few = жетони страйку
    .many = жетонів страйку
    .acc-one = жетон страйку
    .acc-few = жетони страйку
    .acc-many = жетонів страйку
    .gen-one = жетона страйку
    .gen-few = жетонів страйку
    .gen-many = жетонів страйку
thing-slot = робоче місце
    .one = робоче місце
    .few = робочі місця
    .many = робочих місць
    .acc-one = робоче місце
    .acc-few = робочі місця
    .acc-many = робочих місць
    .gen-one = робочого місця
    .gen-few = робочих місць
    .gen-many = робочих місць
thing-company-space = місце під компанію
    .one = місце під компанію
    .few = місця під компанії
    .many = місць під компанії
    .acc-one = місце під компанію
    .acc-few = місця під компанії
    .acc-many = місць під компанії
    .gen-one = місця під компанію
    .gen-few = місць під компанії
    .gen-many = місць під компанії
thing-level = рівень
    .one = рівень
    .few = рівні
    .many = рівнів
    .acc-one = рівень
    .acc-few = рівні
    .acc-many = рівнів
    .gen-one = рівня
    .gen-few = рівнів
    .gen-many = рівнів
thing-row = ряд
    .one = ряд
    .few = ряди
    .many = рядів
    .acc-one = ряд
    .acc-few = ряди
    .acc-many = рядів
    .gen-one = ряду
    .gen-few = рядів
    .gen-many = рядів
thing-item = одиниця
    .one = одиниця
    .few = одиниці
    .many = одиниць
    .acc-one = одиницю
    .acc-few = одиниці
    .acc-many = одиниць
    .gen-one = одиниці
    .gen-few = одиниць
    .gen-many = одиниць
thing-player = гравець
    .one = гравець
    .few = гравці
    .many = гравців
    .acc-one = гравця
    .acc-few = гравців
    .acc-many = гравців
    .gen-one = гравця
    .gen-few = гравців
    .gen-many = гравців
thing-class = клас
    .one = клас
    .few = класи
    .many = класів
    .acc-one = клас
    .acc-few = класи
    .acc-many = класів
    .gen-one = класу
    .gen-few = класів
    .gen-many = класів
thing-round = раунд
    .one = раунд
    .few = раунди
    .many = раундів
    .acc-one = раунд
    .acc-few = раунди
    .acc-many = раундів
    .gen-one = раунду
    .gen-few = раундів
    .gen-many = раундів
thing-turn = хід
    .one = хід
    .few = ходи
    .many = ходів
    .acc-one = хід
    .acc-few = ходи
    .acc-many = ходів
    .gen-one = ходу
    .gen-few = ходів
    .gen-many = ходів
thing-game = партія
    .one = партія
    .few = партії
    .many = партій
    .acc-one = партію
    .acc-few = партії
    .acc-many = партій
    .gen-one = партії
    .gen-few = партій
    .gen-many = партій
thing-minute = хвилина
    .one = хвилина
    .few = хвилини
    .many = хвилин
    .acc-one = хвилину
    .acc-few = хвилини
    .acc-many = хвилин
    .gen-one = хвилини
    .gen-few = хвилин
    .gen-many = хвилин
thing-decision = рішення
    .one = рішення
    .few = рішення
    .many = рішень
    .acc-one = рішення
    .acc-few = рішення
    .acc-many = рішень
    .gen-one = рішення
    .gen-few = рішень
    .gen-many = рішень
thing-table = стіл
    .one = стіл
    .few = столи
    .many = столів
    .acc-one = стіл
    .acc-few = столи
    .acc-many = столів
    .gen-one = столу
    .gen-few = столів
    .gen-many = столів
thing-seat = місце
    .one = місце
    .few = місця
    .many = місць
    .acc-one = місце
    .acc-few = місця
    .acc-many = місць
    .gen-one = місця
    .gen-few = місць
    .gen-many = місць
thing-industry = сфера
    .one = сфера
    .few = сфери
    .many = сфер
    .acc-one = сферу
    .acc-few = сфери
    .acc-many = сфер
    .gen-one = сфери
    .gen-few = сфер
    .gen-many = сфер
thing-population = одиниця населення
    .one = одиниця населення
    .few = одиниці населення
    .many = одиниць населення
    .acc-one = одиницю населення
    .acc-few = одиниці населення
    .acc-many = одиниць населення
    .gen-one = одиниці населення
    .gen-few = одиниць населення
    .gen-many = одиниць населення
thing-section = сектор
    .one = сектор
    .few = сектори
    .many = секторів
    .acc-one = сектор
    .acc-few = сектори
    .acc-many = секторів
    .gen-one = сектора
    .gen-few = секторів
    .gen-many = секторів
thing-storage = склад
    .one = склад
    .few = склади
    .many = складів
    .acc-one = склад
    .acc-few = склади
    .acc-many = складів
    .gen-one = складу
    .gen-few = складів
    .gen-many = складів
thing-bond = облігація
    .one = облігація
    .few = облігації
    .many = облігацій
    .acc-one = облігацію
    .acc-few = облігації
    .acc-many = облігацій
    .gen-one = облігації
    .gen-few = облігацій
    .gen-many = облігацій
thing-line = рядок
    .one = рядок
    .few = рядки
    .many = рядків
    .acc-one = рядок
    .acc-few = рядки
    .acc-many = рядків
    .gen-one = рядка
    .gen-few = рядків
    .gen-many = рядків
thing-choice = варіант
    .one = варіант
    .few = варіанти
    .many = варіантів
    .acc-one = варіант
    .acc-few = варіанти
    .acc-many = варіантів
    .gen-one = варіанта
    .gen-few = варіантів
    .gen-many = варіантів
thing-item-bought = придбана одиниця
    .one = придбана одиниця
    .few = придбані одиниці
    .many = придбаних одиниць
    .acc-one = придбану одиницю
    .acc-few = придбані одиниці
    .acc-many = придбаних одиниць
    .gen-one = придбаної одиниці
    .gen-few = придбаних одиниць
    .gen-many = придбаних одиниць
thing-item-sold = продана одиниця
    .one = продана одиниця
    .few = продані одиниці
    .many = проданих одиниць
    .acc-one = продану одиницю
    .acc-few = продані одиниці
    .acc-many = проданих одиниць
    .gen-one = проданої одиниці
    .gen-few = проданих одиниць
    .gen-many = проданих одиниць
thing-item-provided = надана одиниця
    .one = надана одиниця
    .few = надані одиниці
    .many = наданих одиниць
    .acc-one = надану одиницю
    .acc-few = надані одиниці
    .acc-many = наданих одиниць
    .gen-one = наданої одиниці
    .gen-few = наданих одиниць
    .gen-many = наданих одиниць
thing-item-spent = витрачена одиниця
    .one = витрачена одиниця
    .few = витрачені одиниці
    .many = витрачених одиниць
    .acc-one = витрачену одиницю
    .acc-few = витрачені одиниці
    .acc-many = витрачених одиниць
    .gen-one = витраченої одиниці
    .gen-few = витрачених одиниць
    .gen-many = витрачених одиниць
