### The book of games

chronicle-heading = Il libro di vetta
chronicle-games = Partite
chronicle-players = Scalatori
chronicle-dice = Dadi
chronicle-back = Indietro
chronicle-nowhere = Qui non è ancora conservata nessuna partita.
chronicle-unreadable = La cartella delle partite non si può leggere.
chronicle-reading = Lettura delle partite: { $done } di { $all }…
chronicle-none = Non si è ancora giocata nessuna partita. Qui staranno tutte.
chronicle-none-such = Nessuna partita corrisponde a questa scelta.
chronicle-unusable = { $files ->
    [one] Un file non si può leggere: { $file }
   *[other] { $files } file non si possono leggere, come { $file }
}
chronicle-who = Scalatore
chronicle-everyone = Tutti
chronicle-rules = Regole
chronicle-rules-usual = Consuete
chronicle-rules-house = Della casa
chronicle-company = Tavolo
chronicle-any = Qualsiasi
chronicle-people = Solo persone
chronicle-bots = Con computer
chronicle-page = Pagina
chronicle-page-of = { $page } / { $pages }
chronicle-game-spoken = { $when }, { $names }: { $ended }. Rivedi
chronicle-won = { $turns ->
    [one] Ha vinto { $names } in 1 turno
   *[other] Ha vinto { $names } in { $turns } turni
}
chronicle-unfinished = Non finita
chronicle-in-progress = Ancora in corso
chronicle-played-on = Ripresa da un’altra partita, non conta
chronicle-won-of = Vinte { $figures }
chronicle-beside = { $counted } · equo { $low }–{ $high }
chronicle-beside-spoken = { $title }: { $figures }, attesi { $expected }
chronicle-band = La fortuna equa resta nella fascia chiara 19 volte su 20; la linea verde è ciò che dà in media.
chronicle-faces = Facce
chronicle-sums = Somme di due dadi
chronicle-sums-note = Ogni dado in una coppia
chronicle-pairs = Primo e secondo dado
chronicle-stray = dadi equi si allontanano tanto { $percent } volte su 100
player-wins = Partite vinte
player-no-wins = Ancora nessuna partita finita.
player-wins-of = { $games ->
    [one] Di 1 partita in { $seats }
   *[other] Di { $games } partite in { $seats }
}
player-wins-all = Di tutte le { $games } partite
player-luck = Fortuna
player-busts = { $rolls ->
    [one] Cadute in 1 lancio
   *[other] Cadute in { $rolls } lanci
}
player-faces = I suoi dadi: quelli equi si allontanano tanto { $percent } volte su 100.
player-turns = Turni
player-turns-note = { $turns } turni, in media con { $rolls } lanci; { $banked } caselle tenute, { $lost } perse.
player-rolls-many = { $rolls } lanci o più
player-columns = Colonne
player-column = { $visited } · prese { $claimed }
player-bold = Lanci più audaci
player-survived = { $percent } su 100, e andò bene · turno { $turn }
player-fell = { $percent } su 100, e caduta · turno { $turn }
player-against = Vinte prima dell’altro
player-against-one = { $games ->
    [one] { $name }, 1 partita
   *[other] { $name }, { $games } partite
}
player-skill = Decisioni
player-no-skill = Vetta ripassa le partite mentre questo libro è aperto. Torna fra un po’.
player-skill-note = Secondo Vetta, { $lost } partite perse ogni 100 decisioni, in { $games } partite con { $decisions } decisioni.
player-trend = Nelle ultime { $games } partite { $lately }, prima { $before }.
identity-open = Nome e riservatezza
identity-counts-as = È la stessa persona di
identity-itself = Nessun altro
identity-hidden = Fuori da tutti gli elenchi
identity-kept-out = Le partite non contano
identity-note = Per ospiti e bambini: le partite che non contano non contano per nessuno. Cancellare toglie il nome da tutte le registrazioni per sempre; le partite giocate solo contro il computer se ne vanno con esso.
identity-rename = Rinomina
identity-delete = Cancella tutto
identity-not-deleted = { $files ->
    [one] Una registrazione non si è potuta cambiare e tiene il nome: il disco è pieno o di sola lettura?
   *[other] { $files } registrazioni non si sono potute cambiare e tengono il nome: il disco è pieno o di sola lettura?
}
when-today = Oggi, { $time }
when-yesterday = Ieri, { $time }
when-days = { $days ->
    [one] { $days } giorno fa
   *[other] { $days } giorni fa
}
chronicle-open = Libro di vetta
