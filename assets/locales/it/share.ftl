### Sharing

share-heading = Condividi questa partita
share-drawing = Disegno il manifesto…
share-preview = Manifesto: { $poster }
share-poster = Salva manifesto
share-poster-wide = Salva manifesto largo
share-turn = Turno
share-turn-value = { $turn } · { $name }
share-turn-decisive = { $turn } · { $name } · decisivo
share-animation = Salva turno come animazione
share-copy = Copia partita come testo
share-text = Salva partita come testo
share-done = Chiudi
share-turns = in { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}
share-decisive-turn = Turno { $turn }, { $name }: { $rolls ->
    [one] 1 tiro
   *[other] { $rolls } tiri
}: dal { $before }% al { $after }%
share-turn-title = Turno { $turn }: { $name }
share-stop = Al campo!
share-saved = { $file } salvato in { $folder }
share-copied = La partita è negli appunti.
share-under-way = Disegno l’animazione… Un avviso dirà quando è pronta.
share-failed = Non è stato possibile salvare.
share-full = Non è stato possibile salvare: il disco è pieno.
share-read-only = Non è stato possibile salvare: la cartella è di sola lettura.
share-no-folder = Non è stato possibile salvare: non c’è una cartella per immagini o documenti.
open-missing = { $file } non si trova.
open-unreadable = { $file } non si può leggere.
open-folder = { $file } è una cartella, non una partita.
open-empty = { $file } è vuoto.
open-foreign = { $file } non è una partita di Can’t Stop.
open-damaged = { $file } è danneggiato alla riga { $line }.
open-newer = { $file } è di una versione più nuova del gioco.
