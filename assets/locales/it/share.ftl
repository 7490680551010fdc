### Sharing

share-heading = Condividi questa partita
share-drawing = Il manifesto viene disegnato …
share-preview = Il manifesto: { $poster }
share-poster = Salva il manifesto
share-turn = Turno
share-turn-value = { $turn } · { $name }
share-turn-decisive = { $turn } · { $name } · decisivo
share-animation = Salva il turno come animazione
share-copy = Copia la partita come testo
share-text = Salva la partita come testo
share-done = Chiudi
share-luck = Fortuna { $luck } %
share-decisive = Il turno decisivo
share-decisive-turn = Turno { $turn }, { $name }: { $rolls ->
    [one] 1 lancio
   *[other] { $rolls } lanci
}, e dal { $before } % al { $after } % di vincere
share-turn-title = Turno { $turn }: { $name }
share-stop = Al campo!
share-saved = { $file } è in { $folder }
share-copied = La partita è negli appunti.
share-under-way = L’animazione viene disegnata; un messaggio dirà quando è pronta.
share-failed = Non è stato possibile salvare.
share-full = Non è stato possibile salvare: il disco è pieno.
share-read-only = Non è stato possibile salvare: lì non si può scrivere.
share-no-folder = Non è stato possibile salvare: non c’è una cartella per immagini o documenti.
open-missing = { $file } non c’è.
open-unreadable = { $file } non si può leggere.
open-folder = { $file } è una cartella; indica una partita.
open-empty = { $file } è vuoto.
open-foreign = { $file } non è una partita di Can’t Stop.
open-damaged = { $file } è danneggiato alla riga { $line }.
open-newer = { $file } è di una versione successiva del gioco.
