### Sharing

share-heading = Compartir esta partida
share-drawing = Se está dibujando el cartel …
share-preview = El cartel: { $poster }
share-poster = Guardar el cartel
share-turn = Turno
share-turn-value = { $turn } · { $name }
share-turn-decisive = { $turn } · { $name } · decisivo
share-animation = Guardar el turno como animación
share-copy = Copiar la partida como texto
share-text = Guardar la partida como texto
share-done = Cerrar
share-luck = Suerte { $luck } %
share-decisive = El turno decisivo
share-decisive-turn = Turno { $turn }, { $name }: { $rolls ->
    [one] 1 tirada
   *[other] { $rolls } tiradas
}, y del { $before } % al { $after } % de ganar
share-turn-title = Turno { $turn }: { $name }
share-stop = ¡A acampar!
share-saved = { $file } está en { $folder }
share-copied = La partida está en el portapapeles.
share-under-way = Se está dibujando la animación; un mensaje avisará cuando esté.
share-failed = No se ha podido guardar.
share-full = No se ha podido guardar: el disco está lleno.
share-read-only = No se ha podido guardar: allí no se puede escribir.
share-no-folder = No se ha podido guardar: no hay carpeta de imágenes ni de documentos.
open-missing = { $file } no está.
open-unreadable = { $file } no se puede leer.
open-folder = { $file } es una carpeta; indica una partida.
open-empty = { $file } está vacío.
open-foreign = { $file } no es una partida de Can’t Stop.
open-damaged = { $file } está dañado en la línea { $line }.
open-newer = { $file } es de una versión posterior del juego.
