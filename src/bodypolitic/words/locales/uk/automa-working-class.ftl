# The Automa of the Working Class: bonuses of its AI cards, and the lines of its own instruction cards.

buy-public-services = { $mood ->
    [may] купувати
   *[do] купуйте
} лише із зони «Державні послуги», а перед тим { $money }

line-wc-unemployed-would-find-work = незайняті працівники знайшли б роботу
    .counted = незайнятих працівників, які знайшли б роботу: { $count }
line-wc-trade-union-possible = можна організувати профспілку
    .counted = { $count ->
        [0] профспілки не організувати
       *[other] можна організувати { COUNT($count, "thing-union", form: "acc") }
    }
line-wc-no-worthwhile-assignment = влаштувати можна замало працівників, а профспілки не організувати
    .counted = незайнятих працівників, які знайшли б роботу: { $count }, а треба щонайменше 2; профспілки не організувати
line-wc-more-unemployed-than-slots = незайнятих працівників більше, ніж вакантних місць
    .counted = незайнятих працівників { $unemployed }, а вакантних місць для них { $slots }
line-wc-companies-pay-the-minimum = компанії, де можна страйкувати, виплачують лише мінімум
    .counted = компаній, де можна страйкувати і де виплачують лише мінімум: { $companies }; ряд за кожні { $per }
line-wc-labor-market-at-2c = діє Закон №2В
line-wc-strike-machinery = устаткування
line-wc-strike-only-company-of-its-industry = єдина функціональна компанія власника в цій сфері
line-wc-strike-biggest-difference-in-wages = найдалі до заробітної плати 3 рівня
    .figure = { MONEY($figure) }
line-wc-strike-order-of-industries = медіа, потім охорона здоров’я, освіта, розкіш і агропромисловість
line-wc-strike-biggest-production = найбільший обсяг виробництва
    .figure = виробляє { $figure }
line-wc-skill-could-form-a-trade-union = такий працівник міг би організувати профспілку
line-wc-skill-fewest-open-slots = з тих, хто міг би організувати профспілку, — для кого вакантних місць найменше
    .figure = { $figure }
line-wc-skill-would-meet-the-needs-of-a-trade-union = тоді у сфері досить зайнятих для профспілки
line-wc-skill-most-open-slots = найбільше вакантних місць
    .figure = { $figure }
line-wc-skill-most-slots-in-markets = найбільше місць у компаніях, які можна відкрити
    .figure = { $figure }
line-wc-skill-order-of-industries = агропромисловість, потім медіа, потім розкіш
line-wc-demonstration-order-of-losses = Капіталістичний клас втрачає скільки може, потім Середній клас, потім Держава
