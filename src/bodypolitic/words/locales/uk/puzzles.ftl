# Puzzles: their goals, titles and hints.

aim-policy = уведіть у дію { $wanted } цього ходу
aim-bill = майте на полі законопроект { $wanted }
aim-staffed = запустіть цього ходу компанію «{ WORD($wanted) }»
aim-union = організуйте профспілку { WORD($wanted, form: "of") }
aim-points = здобудьте цього ходу щонайменше { $wanted } ПБ
aim-money = майте наприкінці свого ходу щонайменше { MONEY($wanted) }
aim-influence = майте наприкінці свого ходу щонайменше { COUNT($wanted, "resource-influence", form: "acc") }
aim-companies = майте щонайменше { COUNT($wanted, "thing-operational-company", form: "acc") }
aim-jobs = знайдіть роботу щонайменше для { COUNT($wanted, "thing-unemployed", form: "gen") }
aim-legitimacy = доведіть суму двох найнижчих показників легітимності до { $wanted }
aim-new-loans = { $wanted ->
    [0] не беріть позик під час найближчого виробництва
   *[other] під час найближчого виробництва візьміть щонайбільше { COUNT($wanted, "thing-loan", form: "acc") }
}
aim-imf = не допустіть втручання МВФ під час найближчого виробництва
hint-begin = почніть так: { $pick }
hint-then = вирішує: { $pick }

puzzle-two-services = Дві повні полиці
puzzle-two-services-hint = вільна дія одна за хід: яка з двох дає більше?
puzzle-clinic = Порожня клініка
puzzle-clinic-hint = компанія працює, лише коли зайняті всі місця; почніть із кваліфікованого
puzzle-college = Учитель шукає роботу
puzzle-college-hint = гляньте, хто без роботи, перш ніж дивитися, що продають
puzzle-lobbyists = Шепнути кому слід
puzzle-lobbyists-hint = гроші можуть стати впливом
puzzle-own-shop = Власна крамниця
puzzle-own-shop-hint = на яку компанію вам вистачить?
puzzle-campaign = На кожному каналі
puzzle-campaign-hint = вироблене медіа може стати вашим
puzzle-own-cubes = Мішечок ваш
puzzle-own-cubes-hint = законопроект не мусить чекати на фазу голосування
puzzle-fourth-worker = Четвертий працівник
puzzle-fourth-worker-hint = профспілці потрібні працівники в її сфері й ще один, щоб її очолити
puzzle-ten-vardis = Останні десять
puzzle-ten-vardis-hint = на яку послугу вам бракує найменше грошей?
puzzle-full-hold = Повний трюм
puzzle-full-hold-hint = один експорт може охопити кілька товарів
puzzle-three-crates = Три ящики
puzzle-three-crates-hint = бали дає кожна операція, а не її розмір
puzzle-two-lowest = Кому догодити
puzzle-two-lowest-hint = важать лише два найнижчі показники, тож третій зачекає
puzzle-jewels = Двоє за прилавком
puzzle-jewels-hint = деякі компанії беруть двох ваших людей
puzzle-wages-due = Час платити заробітну плату
puzzle-wages-due-hint = що можна перетворити на гроші до виробництва?
puzzle-turning-tide = Вітер змінюється
puzzle-turning-tide-hint = порахуйте кубики, перш ніж вимагати голосування
puzzle-seven-points = Сім за один хід
puzzle-seven-points-hint = карта, що пропонує законопроект, і готова послуга йдуть разом
puzzle-creditors = Кредитори чекають
puzzle-creditors-hint = скарбниці має вистачити, доки МВФ не перевірить
