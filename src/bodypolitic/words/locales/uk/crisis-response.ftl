# Crisis Response: its cards, and what happens and is asked when one is followed.

## What is asked

question-remove-worker = Якого незайнятого працівника ви прибираєте? Лишилося: { $left }.
question-place-strike-token = Яка компанія отримує жетон страйку? Лишилося розмістити: { $left }.
question-lend-to-state = Позичити Державі гроші на її позики?
option-lend = { MONEY($amount) }
detail-paid-back = у наступному раунді вам повернуть { MONEY($money) }
option-pay-back-bond = Повернути { WORD($class, form: "dat") } позичене
refusal-policy-locked = { WORD($policy, form: "numbered") } заблоковано
refusal-other-policies-locked = кожен закон заблоковано або має законопроект

## What happens

story-crisis-card-revealed = Наступна карта реагування на кризу: «{ WORD($card) }».
story-crisis-card-set-aside = Карту реагування на кризу «{ WORD($card) }» відкладено вбік.
story-crisis-card-followed = Реагування на кризу: «{ WORD($card) }».
story-crisis-card-passed-over = Карта «{ WORD($card) }» зараз не діє, її пропущено.
story-policy-locked = { WORD($policy, form: "numbered") } заблоковано.
story-policy-unlocked = { WORD($policy, form: "numbered") } більше не заблоковано.
story-bond-issued = Держава винна { WORD($who, form: "dat") } { MONEY($amount) } до кінця наступної фази дій.
story-bond-paid-back = { WORD($who) } повертає карту облігацій.

## The text of a card, part by part

crisis-passed-over-in-last-round = не діє в раунді { $rounds }: відкрийте іншу карту
crisis-passed-over-with-few-unions = не діє, якщо профспілок менше ніж { $unions }: відкрийте іншу карту
crisis-bills = скиньте { $all ->
    [yes] всі законопроекти
   *[no] всі законопроекти до { $number ->
        [one] Закону
        [few] законів
       *[many] законів
    } №{ $policies }
}; за кожен його автор отримує 1 вплив
crisis-sections = відтепер діють { $sections }
crisis-locked = { $number ->
    [one] Закон
    [few] закони
   *[many] закони
} №{ $policies } заблоковано: жодних законопроектів до { $number ->
    [one] нього
    [few] них
   *[many] них
} до перевірки МВФ у наступному раунді
crisis-opens-for-free = державні компанії, що стають доступними в цьому раунді, нічого не коштують Державі
crisis-line = { WORD($who) }: { $text }
crisis-settles = Держава виплачує по { MONEY($price) } за кожну позику, а якщо бракує — усе, що має, і повертає всі свої карти позик
crisis-loses-points = Держава втрачає { COUNT($points, "thing-legitimacy", form: "acc") } на треку { ALL($classes, form: "gen") }
crisis-loses-half = Держава втрачає половину легітимності на треку { ALL($classes, form: "gen") }
crisis-loses-per-payment = Держава втрачає 1 легітимність на треку { ALL($classes, form: "gen") } за кожні { MONEY($payment) }, які сплатив цей клас

## Effects of its own, as in effects.ftl

remove-unemployed = { $mood ->
    [may] прибрати
   *[do] приберіть
} { COUNT($workers, "thing-unemployed", form: "acc") } або всіх, якщо їх менше
place-strike-tokens = { $mood ->
    [may] розмістити
   *[do] розмістіть
} { COUNT($tokens, "thing-strike-token", form: "acc") } там, де могли б вийти на страйк, або скільки можете
get-health-from-state = { $mood ->
    [may] отримати
   *[do] отримайте
} від Держави до { COUNT($health, "resource-health", form: "gen") }
classes-pay-for-loans = кожен клас сплачує вам { MONEY($price) }; повторюйте це, доки не зможете виплатити свої позики
issue-bonds = кожен клас може позичити вам { MONEY(FIGURE("small-bond")) } або { MONEY(FIGURE("large-bond")) }, у зворотному порядку ходів
    .note = якщо цього досить, щоб виплатити всі ваші позики, більше нічого не стається, а до кінця наступної фази дій ви повертаєте кожному кредиторові { MONEY(FIGURE("small-bond-back")) } (за { MONEY(FIGURE("small-bond")) }) або { MONEY(FIGURE("large-bond-back")) } (за { MONEY(FIGURE("large-bond")) }); якщо не досить, поверніть гроші й відкрийте іншу карту

count-trade-unions = за кожну вашу профспілку
count-halves-of-population = за кожні 2 одиниці вашого населення (з округленням угору)
count-pairs-of-companies = за кожні 2 ваші компанії

## Titles and names

title-crisis-washington-consensus = Вашингтонський консенсус
title-crisis-failed-imf-negotiations = Провал переговорів із МВФ
title-crisis-moderate-imf-intervention = Помірне втручання МВФ
title-crisis-japanese-model = Японська модель
title-crisis-basic-imf-intervention = Звичайне втручання МВФ
title-crisis-us-stimulus-package = Пакет стимулів США
title-crisis-imf-intervention-with-resistance = Втручання МВФ попри спротив
title-crisis-new-government-bond-program = Нова програма державних облігацій
title-crisis-eu-austerity-measures = Жорстка економія в ЄС
title-crisis-failed-imf-intervention-revolution = Провал втручання МВФ: революція
deck-crisis-responses = карти реагування на кризу
    .gen = карт реагування на кризу
reason-bond = облігація

## Why an Automa does it

line-bond-by-symbol = вирішила відкрита карта ШІ

## Sheets, the page and the terminal

sheet-crisis = Карта реагування на кризу
sheet-crisis-response = Реагування на кризу
    .text = Із цим доповненням відкрита карта вирішує, що стається, коли втручається МВФ.
    .rulebook = Реагування на кризу
ui-module-crisis-response = Реагування на кризу
ui-module-crisis-response-does = Коли втручається МВФ, карта вирішує, що він робить; закони можуть бути заблоковані на раунд.
ui-crisis-title = Реагування на кризу
ui-crisis-left = ще { COUNT($count, "thing-card") }
ui-crisis-bonds = Держава має повернути до кінця фази дій
ui-crisis-bond-of = Облігація: { WORD($role) }
ui-crisis-used = Використано: { $cards }
ui-policy-locked = заблоковано
ui-policy-locked-hint = Жодних законопроектів до цього закону до перевірки МВФ у наступному раунді
cli-crisis-response = Реагування на кризу
cli-locked-policies = Заблоковані закони
cli-bonds = Облігації до виплати
cli-bond = { $role } { MONEY($money) }
cli-crisis-card = карта реагування на кризу
cli-crisis-cards = карти реагування на кризу
