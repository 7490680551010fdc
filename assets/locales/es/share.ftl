### Sharing

share-heading = Compartir esta partida
share-drawing = Dibujando el cartel…
share-preview = Cartel: { $poster }
share-poster = Guardar cartel
share-poster-wide = Guardar cartel ancho
share-turn = Turno
share-turn-value = { $turn } · { $name }
share-turn-decisive = { $turn } · { $name } · decisivo
share-animation = Guardar turno como animación
share-copy = Copiar partida como texto
share-text = Guardar partida como texto
share-done = Cerrar
share-turns = en { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}
share-decisive-turn = Turno { $turn }, { $name }: { $rolls ->
    [one] 1 tirada
   *[other] { $rolls } tiradas
}: del { $before } % al { $after } %
share-turn-title = Turno { $turn }: { $name }
share-stop = ¡A acampar!
share-saved = { $file }, guardado en { $folder }
share-copied = La partida está en el portapapeles.
share-under-way = Dibujando la animación… Un aviso dirá cuándo está lista.
share-failed = No se ha podido guardar.
share-full = No se ha podido guardar: el disco está lleno.
share-read-only = No se ha podido guardar: la carpeta es de solo lectura.
share-no-folder = No se ha podido guardar: no hay carpeta de imágenes ni de documentos.
open-missing = No se encuentra { $file }.
open-unreadable = { $file } no se puede leer.
open-folder = { $file } es una carpeta, no una partida.
open-empty = { $file } está vacío.
open-foreign = { $file } no es una partida de Can’t Stop.
open-damaged = { $file } está dañado en la línea { $line }.
open-newer = { $file } es de una versión más nueva del juego.
