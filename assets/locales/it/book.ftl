### The book of games

chronicle-heading = Libro di vetta
chronicle-games = Partite
chronicle-players = Giocatori
chronicle-dice = Dadi
chronicle-back = Indietro
chronicle-nowhere = Qui non ci sono ancora partite.
chronicle-unreadable = La cartella delle partite è illeggibile.
chronicle-reading = Lettura delle partite: { $done } di { $all }…
chronicle-none = Ancora nessuna partita. Qui ci saranno tutte quelle al tavolo.
chronicle-none-such = Nessuna partita corrisponde.
chronicle-unusable = { $files ->
    [one] Un file non si può leggere: { $file }
   *[other] { $files } file non si possono leggere, come { $file }
}
chronicle-who = Giocatore
chronicle-everyone = Tutti
chronicle-rules = Regole
chronicle-rules-usual = Standard
chronicle-rules-house = Della casa
chronicle-company = Tavolo
chronicle-any = Tutte
chronicle-people = Solo persone
chronicle-bots = Con bot
chronicle-page = Pagina
chronicle-page-of = { $page } / { $pages }
chronicle-game-spoken = { $when }, { $names }: { $ended }. Rivedi
chronicle-won = { $turns ->
    [one] Vittoria: { $names }, 1 turno
   *[other] Vittoria: { $names }, { $turns } turni
}
chronicle-unfinished = Non finita
chronicle-in-progress = In corso
chronicle-played-on = Continua un’altra partita, non conta
chronicle-won-of = Vinte { $figures }
chronicle-beside = { $counted } · atteso { $low }–{ $high }
chronicle-beside-spoken = { $title }: { $figures }, attesi { $expected }
chronicle-band = Fascia verde: lì finisce la fortuna normale 19 volte su 20. Linea: la media.
chronicle-faces = Facce
chronicle-sums = Somme di due dadi
chronicle-sums-note = Ogni dado in una coppia
chronicle-pairs = Primo e secondo dado
chronicle-stray = Serie oneste così irregolari: { $percent } su 100
player-wins = Partite vinte
player-no-wins = Ancora nessuna partita finita.
player-wins-of = { $games ->
    [one] 1 partita in { $seats }
   *[other] { $games } partite in { $seats }
}
player-wins-all = Tutte le { $games } partite
player-luck = Fortuna
player-busts = { $rolls ->
    [one] Cadute in 1 tiro
   *[other] Cadute in { $rolls } tiri
}
player-faces = Dadi – serie oneste così irregolari: { $percent } su 100.
player-turns = Turni
player-turns-note = Turni: { $turns }; tiri in media: { $rolls }; passi salvati: { $banked }, persi: { $lost }.
player-rolls-many = { $rolls } tiri o più
player-columns = Colonne
player-column = { $visited } · conquistata { $claimed }
player-bold = Tiri più audaci
player-survived = { $percent } su 100, nessuna caduta · turno { $turn }
player-fell = { $percent } su 100, caduta · turno { $turn }
player-against = Testa a testa
player-against-one = { $games ->
    [one] { $name }, 1 partita
   *[other] { $name }, { $games } partite
}
player-skill = Decisioni
player-no-skill = Vetta ripassa le partite mentre questo libro è aperto. Torna fra un po’.
player-skill-note = Secondo Vetta, partite perse ogni 100 decisioni: { $lost } (partite: { $games }, decisioni: { $decisions }).
player-trend = Ultime { $games } partite: { $lately }. Prima: { $before }.
identity-open = Nome e privacy
identity-counts-as = Stessa persona di
identity-itself = Nessuno
identity-hidden = Nascondi dagli elenchi
identity-is-hidden = Fuori dagli elenchi
identity-kept-out = Le partite non contano
identity-note = Per ospiti e bambini: le partite che non contano non contano per nessuno. Cancellare toglie il nome da tutte le partite per sempre; quelle giocate solo contro bot se ne vanno con esso.
identity-merge = La stessa persona?
identity-merge-note = Tutte le partite di { $earlier } conteranno per { $now }. Non si può annullare.
identity-merge-no = Lascia separati
identity-merge-yes = Conta insieme
identity-rename = Rinomina
identity-former-name = { $name } è un nome precedente di un’altra persona. Scegline uno diverso.
identity-delete = Cancella tutto
identity-not-deleted = { $files ->
    [one] Una partita non si è potuta cambiare e tiene il nome: il disco è pieno o di sola lettura?
   *[other] { $files } partite non si sono potute cambiare e tengono il nome: il disco è pieno o di sola lettura?
}
when-today = Oggi, { $time }
when-yesterday = Ieri, { $time }
when-days = { $days ->
    [one] { $days } giorno fa
   *[other] { $days } giorni fa
}
chronicle-open = Libro di vetta
