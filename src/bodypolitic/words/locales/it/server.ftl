# What the server says besides the game's own words: the prompt line, and why a request is refused.

server-prompt-waiting = In attesa: { ALL($who, form: "bare") }.
server-prompt-over = La partita è finita.
server-waiting = { WORD($who) } decide

server-error-bad-request = La richiesta non è comprensibile.
server-error-bad-message = Il messaggio non è comprensibile.
server-error-bad-token = Questo link non dà diritto a un posto a questo tavolo.
server-error-game-not-over = Si vedrà alla fine della partita.
server-error-not-found = Questa pagina non esiste.
server-error-wrong-method = A questo indirizzo l'operazione non è possibile.
server-error-another-site = La richiesta viene dalla pagina di un altro sito.
server-error-unknown-name = Questo server non risponde a quel nome; chi lo gestisce può aggiungerlo con --origin.
server-error-unknown-table = Questo tavolo non esiste.
server-error-unknown-seat = Questo posto non esiste a questo tavolo.
server-error-unknown-language = Questa lingua non è disponibile.
server-error-seat-taken = Questo posto è già occupato.
server-error-stale = La partita è andata avanti; ecco com'è adesso.
server-error-not-your-turn = Non tocca a te decidere.
server-error-not-offered = Ora non si può scegliere.
server-error-lesson-first = Prima fai quello che indica la lezione, oppure lasciala.
server-error-unknown-lesson = Questa lezione non esiste.
server-error-nothing-to-undo = Non si può annullare: la tua ultima scelta ha mostrato qualcosa di nuovo, o nel frattempo altri hanno agito.
server-error-game-over = La partita è finita.
server-error-unreadable-table = Questo tavolo è stato giocato con una versione precedente delle regole, e questa versione non può proseguirlo.
server-error-played-by-bot = Un bot gioca questo posto; prima riprendilo.
server-error-seat-is-present = Chi gioca questo posto è al tavolo.
server-error-not-away-long = Chi gioca questo posto non è assente da abbastanza tempo.
server-error-seed-with-others = Chi gioca con altri non può scegliere un seme: ne rivelerebbe ogni segreto.
server-error-not-invited = Questo posto è riservato a chi ha un invito; chiedi un link.
server-error-no-suggestions = A questo tavolo non ci sono consigli: vi giocano anche altre persone.
server-error-no-coach = A questo tavolo non c'è allenatore, se non sono d'accordo tutti quelli che giocano.
server-error-spectators-dont = Solo chi gioca può farlo.
server-error-too-large = È troppo in una volta.
server-notice-restarting = Il server si riavvia. Tra un momento tornerai al tuo tavolo.
server-error-table-closed = Chi gestisce il server ha chiuso questo tavolo.
server-error-too-slow = È arrivato troppo lentamente.
server-error-too-many-windows = Hai aperto questo posto in un'altra finestra, perciò questa è stata chiusa.
server-error-unknown-bot = Questo bot non esiste.
server-error-bad-setup = Una partita così non si può preparare: controlla i moduli, il numero di giocatori e chi gioca ogni ruolo.
server-error-bad-save = Non è un salvataggio di una partita che si possa giocare qui.
server-error-unknown-puzzle = Questo rompicapo non esiste.
server-error-no-puzzle = Da questo non si può fare un rompicapo: deve cominciare con un turno e avere un obiettivo che esista.
server-error-earlier-rules = Questo momento è stato giocato con regole precedenti, da cui nessuno può proseguire.
server-error-too-fast = Troppo in fretta; attendi un momento.
server-error-too-many = Ci sono già troppe persone; riprova più tardi.
server-error-no-answer = Il bot non ha trovato una risposta in tempo; riprova.
server-error-storage-failed = Ora la partita non si può salvare; riprova.
server-error-failed = Qualcosa è andato storto sul server; chi lo gestisce ne ha notizia.

## What a table announces

server-announcement-freed = Chi aveva preso il posto per giocare { WORD($who, form: "def") } se n'è andato senza giocare: il posto è di nuovo libero.
server-announcement-handed-over = Chi gioca { WORD($who, form: "def") } è assente: { WORD($by) } ha affidato il posto a un bot fino al ritorno.
server-announcement-rules-changed = Dopo l'ultima mossa le regole di questo programma sono state corrette. La partita prosegue da dov'è, con le nuove regole.
server-announcement-taken-back = Chi gioca { WORD($who, form: "def") } è di nuovo al tavolo e gioca.

server-not-built-title = Body Politic
server-not-built = Il server funziona, ma le pagine del tavolo non sono state costruite. Lo fa “make play”.

## What is advised, and why

suggestion-only = non si può scegliere altro
suggestion-free = non costa il turno: la carta o l'Azione Base è ancora da fare, o già fatta
suggestion-alike = altre scelte valgono altrettanto; questa è la prima
suggestion-better = vale circa { $lead } VP in più della seconda migliore: { $other }
suggestion-least-bad = qui ogni scelta costa qualcosa; questa costa circa { $lead } VP in meno della successiva: { $other }
