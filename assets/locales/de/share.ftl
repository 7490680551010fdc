### Sharing

share-heading = Dieses Spiel teilen
share-drawing = Das Plakat wird gezeichnet …
share-preview = Plakat: { $poster }
share-poster = Plakat speichern
share-poster-wide = Breites Plakat speichern
share-turn = Zug
share-turn-value = { $turn } · { $name }
share-turn-decisive = { $turn } · { $name } · entscheidend
share-animation = Zug als Animation speichern
share-copy = Spiel als Text kopieren
share-text = Spiel als Text speichern
share-done = Schließen
share-turns = in { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
}
share-decisive-turn = Zug { $turn }, { $name }: { $rolls ->
    [one] 1 Wurf
   *[other] { $rolls } Würfe
}: { $before } % auf { $after } %
share-turn-title = Zug { $turn }: { $name }
share-stop = Gesichert!
share-saved = { $file } gespeichert in { $folder }
share-copied = Das Spiel ist in der Zwischenablage.
share-under-way = Die Animation wird gezeichnet. Ein Hinweis sagt, wann sie fertig ist.
share-failed = Das Speichern ist misslungen.
share-full = Das Speichern ist misslungen: Der Datenträger ist voll.
share-read-only = Das Speichern ist misslungen: Der Ordner ist schreibgeschützt.
share-no-folder = Das Speichern ist misslungen: Es gibt keinen Ordner für Bilder oder Dokumente.
open-missing = { $file } wurde nicht gefunden.
open-unreadable = { $file } lässt sich nicht lesen.
open-folder = { $file } ist ein Ordner, kein Spiel.
open-empty = { $file } ist leer.
open-foreign = { $file } ist kein Spiel von Can’t Stop.
open-damaged = { $file } ist in Zeile { $line } beschädigt.
open-newer = { $file } stammt von einer neueren Version des Spiels.
