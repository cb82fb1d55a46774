# The Automa of the Working Class: bonuses of its AI cards, and the lines of its own instruction cards.

buy-public-services = { $mood ->
    [may] купувати
   *[do] купуйте
} лише із зони «Державні послуги», а перед тим { $money }

line-wc-unemployed-would-find-work = незайняті працівники знайшли б роботу
line-wc-trade-union-possible = можна організувати профспілку
line-wc-no-worthwhile-assignment = влаштувати можна замало працівників, а профспілки не організувати
line-wc-more-unemployed-than-slots = незайнятих працівників більше, ніж вакантних місць
line-wc-companies-pay-the-minimum = компанії, де можна страйкувати, виплачують лише мінімум
line-wc-labor-market-at-2c = діє Закон №2В
line-wc-strike-machinery = там є устаткування
line-wc-strike-only-company-of-its-industry = це єдина функціональна компанія власника в цій сфері
line-wc-strike-biggest-difference-in-wages = там заробітній платі найдалі до 3 рівня
line-wc-strike-order-of-industries = бажаніша сфера медіа, потім охорона здоров’я, освіта, розкіш і агропромисловість
line-wc-strike-biggest-production = вона виробляє найбільше
line-wc-skill-could-form-a-trade-union = такий працівник міг би організувати профспілку
line-wc-skill-fewest-open-slots = із кількох, хто міг би організувати профспілку, для цього вакантних місць найменше
line-wc-skill-would-meet-the-needs-of-a-trade-union = із таким працівником зайнятих у сфері досить для профспілки
line-wc-skill-most-open-slots = для цієї кваліфікації в компаніях найбільше вакантних місць
line-wc-skill-most-slots-in-markets = для цієї кваліфікації найбільше місць у компаніях, які можна відкрити
line-wc-skill-service-not-produced-or-dearer = цієї послуги державні компанії не виробляють, або вона дорожча
line-wc-skill-order-of-industries = бажаніша агропромисловість, потім медіа, потім розкіш
line-wc-demonstration-order-of-losses = Капіталістичний клас втрачає скільки може, потім Середній клас, потім Держава
