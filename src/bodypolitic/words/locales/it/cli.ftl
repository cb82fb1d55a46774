# The words of the command line: what `play` says, the table as a terminal shows it, and the reports of the other commands.

## Lists and facts

cli-none = -
cli-aside = { $before } · { $next }
cli-times = { $thing } x{ $count }
cli-fact = { $name }: { $text }
cli-error = Errore: { $problem }
cli-no-language = questa lingua non è disponibile; ci sono { $languages }
cli-version =
    Body Politic { $version }, { $engine ->
        [compiled] motore compilato
       *[interpreted] motore interpretato
    }

## Playing

cli-help = Scrivi un numero, oppure: ? perché no · t tavolo · u annulla · s salva · q esci
cli-new-game = Una nuova partita con il seme { $seed }.
cli-which-role = Quale ruolo giochi: { $roles }?{" "}
cli-role-choice = { $code } ({ WORD($role, form: "bare") })
cli-leave-early = Te ne vai prima che la partita cominci.
cli-leave = Lasci il tavolo.
cli-leave-kept = Lasci il tavolo. La partita è conservata in { $file }.
cli-answer-by-number = Rispondi con un numero da 1 a { $count }.
cli-ask = >{" "}
cli-type-a-number = Scrivi un numero da 1 a { $count }, o uno tra ? t u s q.
cli-next-at-screen = Ora allo schermo: { WORD($role, form: "bare") }.
cli-press-enter = Premi Invio quando ci sei.{" "}
cli-decides = Decide { WORD($role, form: "def") }
cli-thinks = { WORD($role, form: "bare") }: sta pensando ...
cli-nothing-to-undo = Non si può annullare: la tua ultima scelta ha mostrato qualcosa di nuovo, o nel frattempo altri hanno agito.
cli-undone = La tua ultima scelta è annullata.
cli-nothing-else = A questo punto non si può scegliere altro.
cli-save-where = In quale file salvare?{" "}
cli-save-new-name = Non salvata: indica un file che non esista ancora.
cli-save-failed = Non salvata: { $problem }.
cli-saved = Salvata in { $file }; da ora la partita è conservata lì.
cli-holds-a-game = { $file } contiene già una partita; togli --players, --seed e --modules per proseguirla, o indica un nuovo file
cli-automa-joins = { $file } contiene già una partita; un Automa non può più prendervi posto

## Scores and replays

cli-score = { WORD($role, form: "bare") }: { $points } VP
cli-victory = La vittoria va { ALL($winners, form: "a") }.
cli-waits = Dopo { COUNT($choices, "thing-choice") } la partita attende: { $roles }.

## The table

cli-when-round = { $round }° round
cli-when-turn = turno { $turn } di { $turns }: { WORD($role, form: "bare") }
cli-policies = Politiche
cli-policies-and-bills = { $policies } · Proposte di Legge: { $bills }
cli-bill = { $section } di { $role }
cli-country = Paese
cli-country-facts = Tesoreria { MONEY($treasury) } · Moltiplicatore Tasse { $multiplier } · VP: { $points }
cli-points = { $role } { $points }
cli-you-have = Hai
cli-money = { MONEY($money) }
cli-revenue = Entrate { MONEY($money) }
cli-capital = Capitale { MONEY($money) }
cli-influence = { $influence } Influenza
cli-state-influence = { $influence } Influenza Personale e { $media } Influenza dei Media
cli-loans = { COUNT($count, "thing-loan") }
cli-own-goods = Beni propri
cli-amount = { COUNT($amount, $thing) }
cli-people = Persone
cli-people-facts = Popolazione { $population } · Prosperità { $prosperity } · disoccupati: { $unemployed }
cli-workers = { $count } { WORD($skill, form: "skill") }
cli-for-sale = In vendita
cli-for-sale-of = { WORD($resource) } { $offer }
cli-offer = { $amount } a { MONEY($price) }
cli-free-trade-zone = Zona di Libero Scambio
cli-benefits = Benefit Statali
cli-benefits-for = Benefit per { $role }
cli-policy = Politica
cli-section = Sezione
cli-bill-title = Proposta
cli-policy-name = { $number } { WORD($policy) }
cli-role-short = { $role ->
    [WC] Operaia
    [MC] Media
    [CC] Capitalista
   *[ST] Stato
}
cli-vp = VP
cli-money-title = Denaro
cli-loans-title = Prestiti
cli-influence-title = Influenza
cli-media-influence = Influenza dei Media
cli-population = Popolazione
cli-population-facts = { $population } ({ $workers } Lavoratori)
cli-prosperity = Prosperità
cli-sells = Vende { WORD($resource) }
cli-owner = Proprietario
cli-company = Azienda
cli-makes = Produce
cli-workers-title = Lavoratori
cli-wage = Salario
cli-tokens = Token
cli-makes-more = { COUNT($amount, $resource) } (+{ $adds })
cli-wage-level = { $level }: { MONEY($money) }
cli-automated = automatizzata
cli-empty = vuota
cli-staff = { $role }: { $skills }
cli-employee = { $staff }; WC: { WORD($skill, form: "skill") }
cli-skill = { WORD($skill, form: "skill") }
cli-committed = impegnati
cli-employee-committed = dipendente impegnato
cli-on-strike = in Sciopero
cli-machinery = Macchinario
cli-unemployed = Disoccupati { $role }
cli-trade-unions = Sindacati
cli-demonstration = Manifestazione
cli-called = indetta
cli-market-of = Mercato di { $role }
cli-company-for = { WORD($company) } ({ MONEY($cost) })
cli-closed = Aziende Pubbliche chiuse
cli-deals = Accordi Commerciali
cli-export = Carta Export
cli-voting-bag = Sacchetto
cli-cubes = { $count } { $role }
cli-tax-multiplier = Moltiplicatore Tasse
cli-legitimacy = Legittimità
cli-legitimacy-of = { $role } { $legitimacy }
cli-legitimacy-with-tokens = { $role } { $legitimacy } con { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } token
}
cli-events = Eventi
cli-agenda = Agenda Politica
cli-hand-of = Mano di { $role }
cli-cards = { COUNT($count, "thing-card") }

## Cards

cli-deck = { WORD($role, form: "bare") }: { COUNT($count, "thing-card") }
cli-card = Carta
cli-copies = Copie
cli-needs = Requisito
cli-text = Testo

## Simulations and tournaments

cli-mixed-alone = --mixed sorteggia da sé giocatori, bot, posti e moduli; togli --players, --bot, --seat e --modules
cli-coverage-not-kept = --coverage conta mentre si gioca e non può proseguire da partite conservate; togli --file e --dataset
cli-dataset-keeps-games = --dataset conserva le partite nella propria cartella; togli --file
cli-no-seat = '{ $seat }' non è un posto; indica un ruolo e un bot, come in WC=steady
cli-no-setting = non c'è la variante { $setting }; le varianti sono { $settings }
cli-study-empty = in { $folder } non ci sono ancora partite
cli-study-written = Partite: { $games }; rapporto: { $folder }
cli-games-a-second = { $rate } partite/s
cli-playing = Si gioca
cli-role = Ruolo
cli-bot = Tipo di bot
cli-vp-mean = VP medi
cli-sd = d.s.
cli-min = min.
cli-max = max.
cli-wins = vittorie
cli-games = partite
cli-win-rate = % vittorie
cli-interval = intervallo 95%
cli-from-to = { $low } - { $high }
cli-shared-victory = Una vittoria condivisa conta come vittoria per ogni vincitore.
cli-games-finished = Partite finite: { $finished } di { $games }; { $decisions } decisioni, { $rate } al secondo.
cli-used-least = Usati meno
cli-what-it-is = Che cos'è
cli-times-used = volte
cli-often-enough = { $enough } volte?
cli-yes = sì
cli-no = no
cli-all-used = Tutte le { $total } cose sono state usate almeno { $enough } volte.
cli-some-missing = { $missing ->
    [one] { $missing } cosa su { $total } è stata usata
   *[other] { $missing } cose su { $total } sono state usate
} meno di { $enough } volte:
cli-used-times = { $thing } { $count }
cli-action-card = carta Azione
cli-action-cards = carte Azione
cli-event-choice = scelta di un Evento
cli-event-choices = scelte di Eventi
cli-basic-action = Azione Base
cli-basic-actions = Azioni Base
cli-free-action = Azione Gratuita
cli-free-actions = Azioni Gratuite
cli-one-company = Azienda
cli-companies = Aziende
cli-ai-bonus = Bonus di una carta IA
cli-ai-bonuses = Bonus di carte IA
cli-ai-special = Azione Speciale di una carta IA
cli-ai-specials = Azioni Speciali di carte IA
cli-instruction-line = riga di una carta Direttiva
cli-instruction-lines = righe di carte Direttiva
cli-ladder-cell = { $rate } ({ $low }–{ $high }), { $points } VP, { $games }
cli-ladder-players = ### { $players } giocatori, contro { $field }{ $modules ->
    [none] { "" }
   *[other] { ", con " }{ $modules }
}
cli-ladder-ratings = ### Valutazioni rispetto al bot costante, contro { $field }{ $modules ->
    [none] { "" }
   *[other] { ", con " }{ $modules }
}

## Help

cli-help-admin = Gestisce i tavoli di un server, anche mentre è in funzione.
cli-help-admin-backup = Copia un database SQLite com'è in un dato momento, anche mentre un server vi scrive.
cli-help-admin-close = Chiude un tavolo: nessuno vi gioca più; ciò che è stato giocato resta.
cli-help-admin-delete = Elimina un tavolo.
cli-help-admin-export = Scrive tutto un tavolo in un file; chi lo possiede conosce ogni segreto della partita.
cli-help-admin-import = Mette nel database un tavolo esportato; i suoi link valgono anche lì.
cli-help-admin-link = Crea un nuovo link per un posto di cui si è perso il vecchio, che non vale più.
cli-help-admin-list = Elenca i tavoli, prima quelli giocati per ultimi.
cli-help-admin-message = Manda un messaggio a tutti, a tutti i tavoli.
cli-help-admin-purge = Elimina tutti i tavoli che nessuno ha toccato da un certo numero di giorni.
cli-help-admin-restore = Riporta un database SQLite a una copia; ciò che è venuto dopo va perso.
cli-help-admin-show = Mostra un tavolo; nessuna mano e nessun link.
cli-help-admin-backup-file = Il file di destinazione.
cli-help-bodypolitic = Body Politic è il gioco da tavolo Hegemony al computer. Senza un comando apre il tavolo nel browser.
cli-help-cards = Mostra tutte le carte Azione con il loro testo, anche quelle dell'espansione se ne indichi il modulo.
cli-help-cards-as-json = Stampa un elenco JSON invece di tabelle.
cli-help-cards-role = Solo il mazzo di questo ruolo: WC, MC, CC o ST.
cli-help-database = sqlite:///file o postgresql://...; se non lo indichi, un file nella tua cartella dei dati.
cli-help-admin-export-file = Il file di destinazione.
cli-help-admin-import-file = Un file scritto da export.
cli-help-cluster = L'indirizzo di un cluster Ray che gioca al posto di questi processi; local per uno su questa macchina.
cli-help-jobs = Quanti processi giocano; uno per core se non indicato.
cli-help-ladder = Fa giocare ogni bot in ogni ruolo contro gli stessi avversari e dice quanto è forte, in Markdown.
cli-help-ladder-field = Solo contro questi avversari; si può indicare più volte.
cli-help-kept-in = Dove si conservano le partite; quelle che ci sono già non si rigiocano.
cli-help-ladder-games = Quante partite deve avere ogni casella; 0 stampa soltanto.
cli-help-ladder-players = Solo con questo numero di giocatori.
cli-help-ladder-who = Solo questo bot o Automa; si può indicare più volte.
cli-help-lessons = Insegna il gioco nel terminale: elenca le lezioni, ne comincia una o le controlla.
cli-help-lessons-name = Una lezione, per nome; vedi l'elenco.
cli-help-lessons-play = Comincia una lezione; la prima, se non ne indichi un'altra.
cli-help-lessons-check = Gioca una lezione, o tutte, in ogni modo che lascia aperto e dice che cosa non va.
cli-no-lesson = La lezione { $lesson } non esiste; ci sono { $lessons }.
cli-lessons-fine = Ogni lezione arriva alla fine in ogni modo.
cli-lesson-closed = { $what }: { $why }
cli-help-puzzles = Propone rompicapi nel terminale: li elenca, ne comincia uno o dimostra che si possono risolvere.
cli-help-puzzles-name = Un rompicapo, per nome; vedi l'elenco.
cli-help-puzzles-play = Comincia un rompicapo; il primo, se non ne indichi un altro.
cli-help-puzzles-check = Dimostra con una ricerca che un rompicapo, o ognuno, si può risolvere e che la via sbagliata fallisce.
cli-no-puzzle = Il rompicapo { $puzzle } non esiste; ci sono { $puzzles }.
cli-puzzles-fine = Ogni rompicapo si può risolvere, e ogni via sbagliata fallisce.
cli-puzzle-solved = Risolto!
cli-puzzle-missed = Non questa volta. Riprova.
cli-help-language = La lingua da usare: { $languages }; se non la indichi, quella del tuo terminale.
cli-help-admin-link-role = WC, MC, CC o ST.
cli-help-admin-link-site = L'indirizzo del tuo server.
cli-help-admin-list-most = Quanti tavoli al massimo.
cli-help-admin-message-words = Che cosa dire.
cli-help-modules = I moduli con cui giocare, come in action-cards,crisis-response; historical-events=2 ne rivela due per round.
cli-help-play = Fa giocare nel terminale contro bot, o con altri allo stesso schermo.
cli-help-play-all-seats = A questo schermo delle persone giocano tutti i ruoli.
cli-help-play-bot = Chi gioca gli altri ruoli: { $bots }.
cli-help-play-players = Quanti ruoli si giocano: 2, 3 o 4; se non lo indichi, 4.
cli-help-play-role = Il ruolo che giochi: WC, MC, CC o ST; se non lo indichi, viene chiesto.
cli-help-play-save = Conserva la partita in questo file; se ne contiene una, la prosegue.
cli-help-play-seed = Lo stesso seme distribuisce le stesse carte; se non lo indichi, è casuale.
cli-help-position = Controlla un tavolo dichiarato e lo mostra, o elenca ogni regola che viola.
cli-help-position-file = Un tavolo dichiarato in TOML.
cli-help-admin-purge-days = Giorni senza una mossa.
cli-help-replay = Rivede una partita salvata e ne stampa la cronaca.
cli-help-replay-file = Una partita salvata.
cli-help-replay-until = Si ferma dopo questo numero di scelte.
cli-help-admin-restore-file = Un file scritto da backup.
cli-help-seat = Un ruolo e chi lo gioca, come in WC=steady: { $names }, o { cli-own-bot }; si può indicare per ogni ruolo.
cli-bots = { $names } o { cli-own-bot }
cli-own-bot = un tuo bot, come percorso/del/file.py:Classe
cli-help-serve = Serve il tavolo ai browser, su questa macchina o per altri.
cli-help-serve-bot-delay = Secondi che un bot attende prima di scegliere.
cli-help-serve-bot-seconds = Secondi che un bot può pensare a una decisione.
cli-help-serve-bot-workers = Processi in cui i bot pensano; uno in meno dei core.
cli-help-serve-host = L'indirizzo su cui ascoltare; 0.0.0.0 lascia entrare altri.
cli-help-serve-keep-bots-hours = Ore dopo cui un tavolo senza persone viene eliminato; 0 lo tiene per sempre.
cli-help-serve-keep-days = Giorni dopo cui un tavolo non toccato viene eliminato; 0 lo tiene per sempre.
cli-help-serve-limit = Cambia un limite: NOME=NUMERO, come in docs/hosting.md.
cli-help-serve-log-json = Scrive i log in JSON.
cli-help-serve-log-level = debug, info, warning o error.
cli-help-serve-metrics-for = Un indirizzo o una rete altrove che può leggere /metrics.
cli-help-serve-open-browser = Apre il browser.
cli-help-serve-origin = L'indirizzo della pagina come lo vedono i browser, se un proxy non inoltra l'intestazione Host.
cli-help-serve-own-bot = Un tuo bot: NOME=percorso/del/file.py:Classe o NOME=MODULO:CLASSE.
cli-help-serve-port = La porta su cui ascoltare; 0 ne prende una libera.
cli-help-serve-proxy = L'indirizzo o la rete di un proxy davanti al server, al cui X-Forwarded-For si crede.
cli-help-simulate = Fa giocare partite tra bot e ne riporta i punteggi.
cli-help-simulate-as-json = Stampa un oggetto JSON invece di una tabella.
cli-help-simulate-bot = Chi gioca in ogni posto non indicato: { $bots }; se non lo indichi, random.
cli-help-simulate-dataset = Scrive ogni decisione in questa cartella, in Parquet con una scheda che la descrive.
cli-help-simulate-games = Quante partite giocare.
cli-help-simulate-mixed = Sorteggia per ogni partita quanti giocano, chi sono e i moduli.
cli-help-simulate-players = Quanti ruoli si giocano: 2, 3 o 4; se non lo indichi, 4.
cli-help-simulate-seed = Lo stesso seme dà le stesse partite.
cli-help-simulate-with-coverage = Riporta quante volte è stata usata ogni carta, Evento, azione e Azienda.
cli-help-table = L'id del tavolo, come nel suo link.
cli-help-study = Gioca molte partite di ogni tipo e scrive com'è il gioco: cifre, grafici, tabelle.
cli-help-study-bot = Chi gioca dove non gioca un Automa.
cli-help-study-folder = Dove si conservano le partite; quelle che ci sono non si rigiocano.
cli-help-study-games = Quante partite deve avere ogni variante; 0 scrive soltanto.
cli-help-study-only = Gioca solo questa variante, per esempio 4p; si può indicare più volte.
cli-help-study-out = Dove va il rapporto.
cli-help-tournament = Fa giocare i bot tra loro e riporta quante volte vince ognuno.
cli-help-tournament-as-json = Stampa un oggetto JSON invece di una tabella.
cli-help-tournament-challenger = Senza --seat: il bot che gioca a turno ogni ruolo contro gli avversari: { $bots }.
cli-help-tournament-field = Il bot in ogni posto non indicato.
cli-help-tournament-games = Quante partite giocare, o giocare per ogni ruolo.
cli-help-tournament-players = Quanti ruoli si giocano: 2, 3 o 4.
cli-help-tournament-seed = Lo stesso seme dà le stesse partite.
cli-help-version = Mostra la versione ed esce.
cli-help-yes = Non chiede conferma.
