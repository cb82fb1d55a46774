# More action cards: their titles, what they ask and say, and what happens by them.

## Titles and names

title-card-protect-the-status-quo = Збереження статус-кво
title-card-change-of-government-agenda = Зміна урядового курсу
title-card-momentum-for-change = Імпульс до змін
title-card-reveal-political-scandal = Викриття політичного скандалу
title-card-rising-covid-19-cases = Спалах COVID-19
title-card-covid-19-stimulus-package = Антиковідний пакет стимулів
title-card-covid-19-vaccine-rd-funding = Фінансування вакцини від COVID-19
title-card-covid-19-vaccination-program = Програма вакцинації від COVID-19

## What is asked

option-protect = { $section }
question-choose-policy-to-protect = Який закон лишиться незмінним до кінця раунду?

## What happens

story-policy-protected = { WORD($who) } захищає { $section }: у цьому раунді ніхто не може пропонувати законопроекти до цього закону.

## The text of a card

protect-policy = { $mood ->
    [may] вибрати
   *[do] виберіть
} закон: до кінця раунду ніхто не може пропонувати законопроекти до нього
    .note = розмістіть там для нагадування один зі своїх маркерів законопроектів, якщо він у вас є; законопроект, який там уже є, залишається

## Sheets, the page and the terminal

ui-module-action-cards = Більше карт дій
ui-module-action-cards-does = Ще по 5 карт для кожної ролі; багато з них залучають інших гравців.
