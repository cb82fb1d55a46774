# One message for each kind of effect, as the part of a sentence that tells a player what to do.
# `note` is a sentence that follows it; `counted` is what a legitimacy "for every 3" counts.
# After «можете» (`may`) stands the infinitive, otherwise the imperative.

## Joining effects

may = ви можете { $effect }
if-able = { $effect }, якщо можете
together = { $effects }
before-final-round = якщо раунд ще не фінальний
choose-one = { $mood ->
    [may] вибрати
   *[do] виберіть
} одне: { $branches }

## Money, points and influence

pay = { $mood ->
    [may] сплатити
   *[do] сплатіть
} { $to ->
    [party-supply] { "" }
   *[other] { WORD($to, form: "dat") }{ " " }
}{ MONEY($number) }{ $from_capital ->
    [yes] { "" } зі свого капіталу
   *[no] { "" }
}{ for-each-money }
gain-money = { $mood ->
    [may] отримати
   *[do] отримайте
} { MONEY($number) }{ for-each-money }
gain-money-by-foreign-trade = { $mood ->
    [may] отримати
   *[do] отримайте
} { MONEY($at_a) }, якщо діє 6А, { MONEY($at_b) }, якщо діє 6Б, або { MONEY($at_c) }, якщо діє 6В
gain-money-more-in-debt = { $mood ->
    [may] отримати
   *[do] отримайте
} { MONEY($amount) } (або { MONEY($in_debt) }, якщо у вас є позика)
roles-gain-money = { ALL($roles) } отримуєте по { MONEY($amount) }
get-from-state = { $mood ->
    [may] отримати
   *[do] отримайте
} від Держави { MONEY($number) }{ for-each-money }
    .counted = { $money_counts ->
    [yes] за кожні отримані { MONEY($per) }
   *[no] { per-thing }
}
give-money = { $mood ->
    [may] надати
   *[do] надайте
} { ALL($roles, form: "dat") } по { MONEY($amount) }
move-half-of-revenue-to-capital = { $mood ->
    [may] перемістити
   *[do] перемістіть
} половину прибутку (з округленням униз) у капітал{ $at_least ->
    [any] { "" }
   *[other] , якщо прибуток становить { MONEY($at_least) } або більше
}
gain-vp = { $mood ->
    [may] здобути
   *[do] здобудьте
} { $amount } ПБ
gain-prosperity = { $mood ->
    [may] здобути
   *[do] здобудьте
} 1 добробут
gain-influence = { $mood ->
    [may] отримати
   *[do] отримайте
} { own-influence }{ for-each }
spend-influence = { $mood ->
    [may] витратити
   *[do] витратьте
} { own-influence-amount }

## Bills, policies and the voting bag

propose-bill = { $mood ->
    [may] запропонувати
   *[do] запропонуйте
} законопроект{ $policies ->
    [none] { "" }
   *[other] { "" } до { EITHER($policies, form: "numbered-gen") }
}{ $any_section ->
    [yes] { "" } для будь-якого сектора, навіть не сусіднього
   *[no] { "" }
}
    .note = { $vote ->
    [never] скликати щодо нього позачергове голосування не можна
    [free] ви можете скликати щодо нього позачергове голосування, не витрачаючи впливу
   *[other] { "" }
}
propose-two-bills = { $mood ->
    [may] запропонувати
   *[do] запропонуйте
} 2 законопроекти до різних законів
propose-and-poll = { $mood ->
    [may] запропонувати законопроект і витягнути
   *[do] запропонуйте законопроект і витягніть
} із мішечка { COUNT(FIGURE("votes-drawn"), "thing-voting-cube", form: "acc") }
    .note = ви можете провести щодо цього законопроекту позачергове голосування лише з цими кубиками, не витрачаючи впливу; інакше поверніть їх у мішечок, а законопроект чекає на фазу голосування
add-cubes = { $mood ->
    [may] додати
   *[do] додайте
} в мішечок { COUNT($number, "thing-own-voting-cube", form: "acc") }{ for-each }
remove-cubes = { $mood ->
    [may] витягнути
   *[do] витягніть
} із мішечка { COUNT($drawn, "thing-voting-cube", form: "acc") }, { $mood ->
    [may] прибрати до { $up_to } з них, а решту повернути
   *[do] приберіть до { $up_to } з них, а решту поверніть
}
remove-opponents-cubes = { $mood ->
    [may] витягнути
   *[do] витягніть
} із мішечка { COUNT($drawn, "thing-voting-cube", form: "acc") }, { $mood ->
    [may] прибрати всі кубики суперників, а свої повернути
   *[do] приберіть усі кубики суперників, а свої поверніть
}
replace-opponents-cubes = { $mood ->
    [may] тягнути
   *[do] тягніть
} кубики голосів із мішечка, доки серед них не буде { COUNT($amount, "thing-cube", form: "gen") } суперників
    .note = приберіть ці кубики, натомість додайте стільки ж своїх, а решту поверніть
move-policy-without-bill = { $mood ->
    [may] перемістити
   *[do] перемістіть
} закон, до якого немає законопроекту, у сусідній сектор без голосування, якщо законопроекти запропоновано щонайменше до { COUNT($bills, "thing-policy", form: "gen") }

replace-bill = лише якщо запропоновано щонайбільше { COUNT($most, "thing-bill", form: "acc") }: { $mood ->
    [may] скинути
   *[do] скиньте
} законопроект іншого гравця
    .note = потім кожен із вас — спершу ви, тоді цей гравець — може запропонувати законопроект
take-influence = { $mood ->
    [may] забрати
   *[do] заберіть
} в іншого гравця { COUNT($amount, "resource-influence", form: "acc") } (або весь його вплив, якщо його менше)

## The State's own

event-action = { $mood ->
    [may] виконати
   *[do] виконайте
} дію «{ action-event-action }»
event-action-twice = { $mood ->
    [may] виконати
   *[do] виконайте
} завдання однієї проблеми двічі, удруге з новим вибором (якщо ще можете), а тоді { $mood ->
    [may] скинути
   *[do] скиньте
} її карту
replace-event = { $mood ->
    [may] переглянути
   *[do] перегляньте
} 2 верхні карти колоди проблем
    .note = ви можете скинути одну проблему з ігрового поля без покарання й покласти на її місце одну із цих 2; решта залишається зверху колоди
place-event = { $mood ->
    [may] переглянути
   *[do] перегляньте
} 2 верхні карти колоди проблем
    .note = якщо на ігровому полі є місце для проблеми, розмістіть одну із цих 2; решта залишається зверху колоди
provide-representation = { $mood ->
    [may] надати
   *[do] надайте
} { EITHER($classes, form: "dat") } { COUNT($influence, "thing-personal-influence", form: "acc") } та { COUNT($cubes, "thing-voting-cube", form: "acc") } цього класу і { $mood ->
    [may] здобути
   *[do] здобудьте
} { COUNT($legitimacy, "thing-legitimacy", form: "acc") } на його треку
provide-service-for-token = { $mood ->
    [may] надати
   *[do] надайте
} { EITHER($classes, form: "dat") } { WORD($resource, form: "acc") } в кількості, що дорівнює показнику населення цього класу, і { $mood ->
    [may] взяти
   *[do] візьміть
} його жетон легітимності
buy-abroad-and-provide = { $mood ->
    [may] придбати
   *[do] придбайте
} на зовнішньому ринку { WORD($resource, form: "acc") } в будь-якій кількості по { MONEY($price) } за одиницю, якщо є місце
    .note = потім надайте { EITHER($classes, form: "dat") } { WORD($resource, form: "acc") } в кількості, що дорівнює показнику населення цього класу, і здобудьте 1 легітимність на його треку за кожні { COUNT($per_legitimacy, "thing-item-provided", form: "acc") }
provide-money-for-token = { $mood ->
    [may] надати
   *[do] надайте
} { EITHER($classes, form: "dat") } { MONEY($amount) } і { $mood ->
    [may] взяти
   *[do] візьміть
} жетон легітимності цього класу
provide-money-per-head = { $mood ->
    [may] надати
   *[do] надайте
} { EITHER($classes, form: "dat") } { MONEY($number) } { WORD($what, form: "its") }
    .note = { $per_legitimacy ->
    [0] { "" }
   *[other] здобудьте 1 легітимність на треку цього класу за кожні надані { MONEY($per_legitimacy) }
}
    .counted = { per-thing }
two-classes-lose-faith = { $mood ->
    [may] вибрати
   *[do] виберіть
} 2 класи, на треках яких ваша легітимність вища за { FIGURE("legitimacy-min") }{ $take_influence ->
    [yes] : кожен віддає вам 1 вплив, якщо має, а ви втрачаєте
   *[no] : ви втрачаєте
} по 1 легітимності на кожному із цих треків
everyone-pays-state = кожен клас сплачує вам { MONEY($amount) }
take-media-influence = { $mood ->
    [may] перетворити
   *[do] перетворіть
} до { COUNT($up_to, "thing-media-influence", form: "gen") } на особистий вплив

## Buying and selling

buy-goods-and-services = { $mood ->
    [may] придбати
   *[do] придбайте
} { $basic ->
    [yes] товари й послуги
   *[no] { $resources ->
    [none] товари або послуги одного виду
   *[other] { EITHER($resources, form: "acc") }{ one-kind }
} { $sources ->
    [none] { $source_limit ->
        [1] з одного джерела
        [any] з будь-якої кількості джерел
       *[other] щонайбільше із { COUNT($source_limit, "thing-source", form: "gen") }
    }
   *[other] { EITHER($sources, form: "from") }
}, не більше за { $half_population ->
    [yes] половину показника вашого населення (з округленням угору)
   *[no] { $times ->
        [1] показник вашого населення
        [2] подвоєний показник вашого населення
       *[other] показник вашого населення, помножений на { $times },
    }
}{ $source_limit ->
    [1] { "" }
   *[other] { "" } з кожного джерела
}{ $half_price ->
    [yes] { $half_of ->
        [none] , і { $mood ->
            [may] сплатити
           *[do] сплатіть
        } половину загальної ціни (з округленням угору)
       *[other] , { EITHER($half_of, form: "acc") } { EITHER($half_from, form: "from") } — за половину загальної ціни (з округленням угору)
    }
   *[no] { "" }
}{ $no_tariff ->
    [yes] , без мита
   *[no] { "" }
}{ $state_pays_rest ->
    [yes] ; решту сплачує Держава
   *[no] { "" }
}
}
    .counted = { items-bought } { EITHER($resources, form: "gen") }
buy-influence-or-add-cubes = { $mood ->
    [may] придбати
   *[do] придбайте
} в Держави { COUNT($amount, "thing-media-influence", form: "acc") } по { MONEY($price) } за кожен
    .note = за кожен, який не можете придбати, додайте в мішечок { COUNT($cubes, "thing-own-voting-cube", form: "acc") }
get-service-from-state = { $mood ->
    [may] отримати
   *[do] отримайте
} безоплатно { WORD($resource, form: "acc") } від Держави, не більше за половину показника вашого населення (з округленням угору)
buy-media-influence = { $mood ->
    [may] придбати
   *[do] придбайте
} в Держави { COUNT($amount, "thing-media-influence", form: "acc") } разом за { MONEY($price) }
sell-to-state = { $mood ->
    [may] продати
   *[do] продайте
} Державі до { COUNT($up_to, $resource, form: "gen") } по { MONEY($price) } за одиницю
    .counted = { items-sold } { WORD($resource, form: "gen") }
sell-to-foreign-market = { $mood ->
    [may] продати
   *[do] продайте
} { $goods_only ->
    [yes] їжу та/або розкіш
   *[no] ресурси
} на зовнішньому ринку{ $times ->
    [1] { "" }
   *[other] , кожну операцію — до { $times } разів
}{ $state_bonus ->
    [0] { "" }
   *[other] { "" } і { $mood ->
        [may] отримати
       *[do] отримайте
    } { MONEY($state_bonus) } від Держави за кожну операцію
}{ $extra ->
    [0] { "" }
   *[other] { "" } і { $mood ->
        [may] отримати
       *[do] отримайте
    } ще { MONEY($extra) } за кожну операцію
}{ $most ->
    [0] { "" }
   *[other] , щонайбільше { COUNT($most, "thing-transaction", form: "acc") }
}
sell-more-abroad = { $mood ->
    [may] продати
   *[do] продайте
} за кордон до { COUNT($up_to, $resource, form: "gen") } по { MONEY($price) } за одиницю
export-and-sell-more = { $mood ->
    [may] виконати
   *[do] виконайте
} одне або обидва в будь-якому порядку: { $mood ->
    [may] продати
   *[do] продайте
} ресурси на зовнішньому ринку; { $more }
sell-services-abroad = { $mood ->
    [may] продати
   *[do] продайте
} на зовнішньому ринку до { COUNT($up_to, $resource, form: "gen") } за ціною із зони «Державні послуги»
inspect-export-cards = { $cards ->
    [1] { $mood ->
        [may] відкрити наступну карту експорту, лишити її або чинну, а другу скинути
       *[do] відкрийте наступну карту експорту, лишіть її або чинну, а другу скиньте
    }
   *[other] { $mood ->
        [may] відкрити ще { COUNT($cards, "thing-card", form: "acc") } експорту, лишити одну з них або чинну, а решту скинути
       *[do] відкрийте ще { COUNT($cards, "thing-card", form: "acc") } експорту, лишіть одну з них або чинну, а решту скиньте
    }
}
make-business-deal = { $mood ->
    [may] укласти
   *[do] укладіть
} ділову угоду

## Companies

build-company = { $from_deck ->
    [yes] { $mood ->
        [may] знайти у своїй колоді карту компанії
       *[do] знайдіть у своїй колоді карту компанії
    }
   *[no] { $mood ->
        [may] відкрити компанію
       *[do] відкрийте компанію
    }
}{ $industries ->
    [none] { "" }
   *[other] { "" } { EITHER($industries, form: "in") }
}{ $not_automated ->
    [yes] { "" } (не автоматизовану)
   *[no] { "" }
}{ $from_deck ->
    [yes] { "" } і { $mood ->
        [may] відкрити її
       *[do] відкрийте її
    }
   *[no] { "" }
}{ $founder_from_supply ->
    [yes] { "" } з одним кваліфікованим працівником на ваш вибір із запасу
   *[no] { "" }
}{ $change ->
    [less] { "" } на { MONEY($discount) } дешевше
    [more] { "" } на { MONEY($discount) } дорожче
   *[none] { "" }
}{ $discount_industry ->
    [none] { "" }
   *[other] , якщо вона { WORD($discount_industry, form: "in") }
}{ $state_pays ->
    [half] { "" } і { $mood ->
        [may] сплатити
       *[do] сплатіть
    } половину її вартості (з округленням угору); решту сплачує Держава
    [all] ; усю її вартість сплачує Держава
   *[nothing] { "" }
}{ $free ->
    [yes] { "" } безоплатно
   *[no] { "" }
}
build-two-companies = { $mood ->
    [may] відкрити 2 компанії, а тоді додати
   *[do] відкрийте 2 компанії, а тоді додайте
} 2 нові на свій ринок компаній
free-storage-then-build = { $mood ->
    [may] отримати
   *[do] отримайте
} безоплатний склад для їжі, розкоші, медицини або освіти
    .note = потім ви можете відкрити компанію; якщо вона виробляє цей ресурс, то на { MONEY($discount) } дешевше
extra-shift = { $mood ->
    [may] попрацювати
   *[do] попрацюйте
} понаднормово в одній зі своїх компаній
extra-shift-with-employee = { $mood ->
    [may] попрацювати
   *[do] попрацюйте
} понаднормово в одній зі своїх компаній із найманим працівником Робітничого класу
overtime = { $of_state ->
    [yes] { $mood ->
        [may] вибрати
       *[do] виберіть
    } державну компанію з працівниками: Держава виплачує в ній заробітну плату
   *[no] { $mood ->
        [may] вибрати одну зі своїх компаній із працівниками: виплатити
       *[do] виберіть одну зі своїх компаній із працівниками: виплатіть
    } у ній заробітну плату
}, і вона відразу виробляє ресурси
    .note = { $then_buy ->
    [yes] потім ви можете придбати в Держави те, що вона виробляє, не більше за показник вашого населення
   *[no] { "" }
}
place-machinery = { $mood ->
    [may] розмістити
   *[do] розмістіть
} { $tokens ->
    [1] 1 жетон устаткування на одній зі своїх компаній
   *[other] { COUNT($tokens, "thing-machinery", form: "acc") } на різних своїх компаніях
}
sell-company-for-twice = { $mood ->
    [may] продати
   *[do] продайте
} за подвійну вартість одну зі своїх компаній, не автоматизовану й без устаткування
public-company-produces = { $mood ->
    [may] вибрати
   *[do] виберіть
} державну компанію { WORD($industry, form: "in") } з вашими працівниками: Держава виплачує в ній заробітну плату, і вона відразу виробляє ресурси
poach-public-workers = { $mood ->
    [may] вибрати одну зі своїх нефункціональних компаній і встановити
   *[do] виберіть одну зі своїх нефункціональних компаній і встановіть
} у ній заробітну плату 3 рівня
    .note = потім влаштуйте до неї всіх працівників { $any_industry ->
    [yes] державної компанії, якщо їх саме стільки, скільки потрібно, і вони відповідають її робочим місцям
   *[no] державної компанії тієї самої сфери й того самого розміру
}
privatize = { $mood ->
    [may] продати
   *[do] продайте
} одну зі своїх функціональних компаній разом із працівниками Капіталістичному класу, який мусить сплатити її вартість
nationalize = { $mood ->
    [may] прибрати нефункціональну державну компанію і взяти
   *[do] приберіть нефункціональну державну компанію і візьміть
} на її місце нефункціональну компанію Капіталістичного класу без устаткування
    .note = якщо діє 1Б, сплатіть Капіталістичному класу вартість нової компанії; потім ви можете заповнити її незайнятими працівниками одного класу

## Workers

new-skilled-worker = { $mood ->
    [may] взяти
   *[do] візьміть
} із запасу { $who ->
    [party-you] кваліфікованого працівника на свій вибір
   *[other] кваліфікованого працівника { WORD($who, form: "gen") } на свій вибір
}; він потрапляє на біржу праці
assign-workers = { $mood ->
    [may] влаштувати
   *[do] влаштуйте
} { $up_to ->
    [any] будь-яку кількість { $unemployed_only ->
        [yes] незайнятих працівників
       *[no] працівників
    }
   *[other] до { $unemployed_only ->
        [yes] { COUNT($up_to, "thing-unemployed", form: "gen") }
       *[no] { COUNT($up_to, "thing-worker", form: "gen") }
    }
}{ $owners ->
    [none] { "" }
   *[other] { "" } до компаній { ALL($owners, form: "gen") }
}{ $subsidy ->
    [0] { "" }
   *[other] ; Держава сплачує Капіталістичному класу { MONEY($subsidy) } за кожного влаштованого в нього
}{ $fee ->
    [0] { "" }
   *[other] { "" } і { $mood ->
        [may] отримати
       *[do] отримайте
    } { MONEY($fee) } за кожного від власника компанії
}
assign-any-number = { $mood ->
    [may] влаштувати
   *[do] влаштуйте
} будь-яку кількість незайнятих працівників, а якщо діє 2В, то й зайнятих
hire-employees = { $mood ->
    [may] влаштувати
   *[do] влаштуйте
} до { COUNT($up_to, "thing-unemployed", form: "gen") } Робітничого класу до власних компаній{ paid-by-state }
staff-empty-company = { $mood ->
    [may] заповнити
   *[do] заповніть
} одну зі своїх нефункціональних компаній незайнятими працівниками одного класу{ paid-by-state }
recruit-abroad = { $mood ->
    [may] сплатити { MONEY($price) } і заповнити
   *[do] сплатіть { MONEY($price) } і заповніть
} одну зі своїх нефункціональних компаній працівниками одного класу із запасу
build-cooperative-farm = { $mood ->
    [may] відкрити фермерський кооператив і влаштувати
   *[do] відкрийте фермерський кооператив і влаштуйте
} до нього { COUNT(FIGURE("farm-workers"), "thing-unemployed", form: "acc") }; стільки у вас має бути
emigrate = якщо у вас є щонайменше { COUNT($unemployed, "thing-unemployed") }, { $mood ->
    [may] повернути
   *[do] поверніть
} у запас до { $up_to } з них і { $mood ->
    [may] отримати
   *[do] отримайте
} по { MONEY($unskilled_price) } за кожного некваліфікованого і по { MONEY($skilled_price) } за кожного кваліфікованого
emigrate-for-one-price = якщо у вас є щонайменше { COUNT($unemployed, "thing-unemployed") }, { $mood ->
    [may] повернути
   *[do] поверніть
} у запас { $up_to } з них і { $mood ->
    [may] отримати
   *[do] отримайте
} по { MONEY($price) } за кожного
claim-damages = { $mood ->
    [may] вибрати
   *[do] виберіть
} сферу та іншого гравця
    .note = цей гравець сплачує вам { MONEY($price) } за кожну свою компанію цієї сфери, де працюють ваші працівники
collect-from-main-employer = { $mood ->
    [may] отримати
   *[do] отримайте
} { MONEY($amount) } від гравця, у чиїх компаніях працює найбільше ваших працівників
strike-with-unions = { $mood ->
    [may] вийти
   *[do] вийдіть
} на страйк щонайбільше в { FIGURE("strikes-up-to") } компаніях і ще в 1 за кожну вашу профспілку
