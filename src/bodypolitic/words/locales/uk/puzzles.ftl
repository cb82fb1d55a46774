# Задачі: цілі, назви й підказки.

aim-policy = уведіть у дію { $wanted } цього ходу
aim-bill = майте на полі законопроект { $wanted }
aim-staffed = запустіть цього ходу компанію «{ WORD($wanted) }»
aim-union = організуйте профспілку { WORD($wanted, form: "of") }
aim-points = здобудьте цього ходу щонайменше { $wanted } ПБ
aim-money = майте наприкінці свого ходу щонайменше { MONEY($wanted) }
aim-influence = майте наприкінці свого ходу впливу щонайменше { $wanted }
aim-companies = майте чинних компаній щонайменше { $wanted }
aim-jobs = знайдіть роботу для своїх незайнятих: щонайменше { $wanted }
aim-legitimacy = доведіть суму двох найнижчих легітимностей до { $wanted }
aim-new-loans = { $wanted ->
    [0] не беріть позик під час найближчого виробництва
   *[other] під час найближчого виробництва візьміть позик не більше ніж { $wanted }
}
aim-imf = не допустіть втручання МВФ під час найближчого виробництва
hint-begin = почніть так: { $pick }
hint-then = вирішує: { $pick }

puzzle-two-services = Дві повні полиці
puzzle-two-services-hint = вільна дія одна за хід: яка з двох дає більше?
puzzle-clinic = Порожня клініка
puzzle-clinic-hint = компанія працює, лише коли зайняті всі місця; спершу кваліфікований
puzzle-college = Учитель шукає роботу
puzzle-college-hint = гляньте, хто без роботи, перш ніж дивитися, що продають
puzzle-lobbyists = Слово на потрібне вухо
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
puzzle-ten-vardis-hint = якої послуги вам бракує найдешевше?
puzzle-full-hold = Повний трюм
puzzle-full-hold-hint = один експорт може охопити кілька товарів
puzzle-three-crates = Три ящики
puzzle-three-crates-hint = бали дає кожна операція, а не її розмір
puzzle-two-lowest = Кому догодити
puzzle-two-lowest-hint = важать лише дві найнижчі, тож третя зачекає
puzzle-jewels = Двоє за прилавком
puzzle-jewels-hint = деякі компанії беруть двох ваших людей
puzzle-wages-due = Час платити зарплату
puzzle-wages-due-hint = що можна перетворити на гроші до виробництва?
puzzle-turning-tide = Приплив обертається
puzzle-turning-tide-hint = порахуйте кубики, перш ніж вимагати голосування
puzzle-seven-points = Сім за один хід
puzzle-seven-points-hint = карта, що пропонує, і готова послуга йдуть разом
puzzle-creditors = Кредитори чекають
puzzle-creditors-hint = скарбниці має вистачити, доки МВФ не перевірить
