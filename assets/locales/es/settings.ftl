### settings

settings-heading = Ajustes
settings-text-size = Tamaño del texto
settings-motion = Movimiento
settings-motion-full = Completo
settings-motion-reduced = Reducido
settings-risk = Según el riesgo
settings-risk-all = Cielo y música
settings-risk-sky = Cielo
settings-risk-music = Música
settings-risk-nothing = Nada
settings-decisive = Tiradas decisivas a cámara lenta
settings-odds = Riesgo de caída
settings-rumble = Vibración
settings-section-text = Texto
settings-section-picture = Imagen
settings-section-sound = Sonido
settings-section-game = Juego
settings-reader = Lector de pantalla
settings-reader-auto = Automático
settings-contrast = Alto contraste
settings-window = Modo de pantalla
settings-window-window = En ventana
settings-window-borderless = Pantalla completa
settings-window-full = Pantalla exclusiva
settings-monitor-number = Monitor { $number }
settings-frames = Imágenes por segundo
settings-frames-monitor = Las del monitor
settings-frames-most = Hasta { $frames }
settings-colors = Colores de jugadores
settings-colors-classic = Clásicos
settings-colors-vivid = Vivos
settings-colors-soft = Suaves
settings-reset = Restablecer todo
settings-done = Listo
settings-bot-speed = Velocidad de los bots
settings-bot-speed-same = La misma
settings-guard = Espera antes de tirar
settings-help = Ayuda
settings-help-all = Consejos y pistas
settings-tips = Consejos
pause-settings = Ajustes
title-settings = Ajustes

### notices

notice-settings = Algunos ajustes de { $file } no se conocen o están dañados ({ $values }{ $rest ->
    [0] {""}
   *[other] {" "}y { $rest } más
}); valen los predeterminados. El archivo anterior se conserva como { $kept }.
notice-settings-unreadable = No se ha podido leer { $file } y valen los ajustes predeterminados. El archivo se conserva como { $kept }.
notice-settings-newer = { $file } es de una versión más nueva de Can’t Stop y valen los ajustes predeterminados. El archivo se conserva como { $kept }.
notice-cannot-store = Los ajustes y el progreso no se pueden guardar ({ $reason }). Libera espacio o revisa los permisos de la carpeta.

### control

control-device = Dispositivo
control-there = { $control } ({ $layout })
control-press-now = Pulsa…
control-restore = Restablecer
control-note = Elige una línea y pulsa la tecla o el botón que quieras.
control-note-mouse = Apuntar y el botón izquierdo no se cambian. Elige una línea y pulsa otro botón.
control-listening = Pulsa la tecla o el botón para «{ $control }». Con Escape, o esperando, no cambia nada.
control-listening-escape = Pulsa la tecla para «{ $control }». Con una tecla que ya tiene, o esperando, no cambia nada.
control-taken = { $press } está en uso: { $control }. Púlsalo otra vez para intercambiarlos, o pulsa otra cosa.
control-unusable = Eso no se puede usar. Pulsa otra cosa.
control-conflict = { $press } hace dos cosas: { $control } y { $other }. Cambia una de ellas.

### sofa

text-size-tv = { $percent } · TV
tv-question = ¿Juegas en la tele?
tv-note = El texto grande se lee a tres metros. Puedes cambiarlo cuando quieras en los ajustes.
tv-yes = Texto grande
tv-no = Dejar este tamaño

### one button, and no time pressure

settings-messages = Los avisos quedan
settings-messages-while = Unos segundos
settings-messages-press = Hasta que pulses
settings-hints = Botón de pista
settings-held = Mantener un botón
settings-held-all = Agita y repite
settings-held-shakes = Agita
settings-held-repeats = Repite
settings-held-nothing = Nada
settings-one-button = Un solo botón
settings-one-button-moves = Avanza solo
settings-one-button-steps = Pulsar y mantener
settings-scan-time = Tiempo por elemento
settings-switch = Qué botón
settings-switch-any = Cualquiera
settings-switch-left = Botón izquierdo
settings-switch-one = El último pulsado
one-button-question = ¿Jugar con un solo botón?
one-button-note = El marco pasa de una cosa a la siguiente. Pulsa cuando esté donde quieres. Puedes desactivarlo en los ajustes.
one-button-yes = Un solo botón
one-button-no = No, gracias
one-button-on = Un solo botón: pulsa cuando el marco esté donde quieres. Se desactiva en Ajustes, Juego.
one-button-on-steps = Un solo botón: pulsa para mover el marco, mantén para elegir. Se desactiva en Ajustes, Juego.

### reading comfort

settings-typeface = Letra
settings-spacing-wide = líneas amplias

### pointer

settings-pointer = Puntero
settings-pointer-system = El del sistema
settings-pointer-large = Grande
settings-pointer-larger = Muy grande
settings-odds-always = Visible
settings-odds-never = Oculto
settings-odds-after = Tras el turno
settings-speed = Velocidad
settings-speed-slow = Lenta
settings-speed-normal = Normal
settings-speed-fast = Rápida
settings-speed-instant = Inmediata

### credits

credits-heading = Créditos
credits-game = Can’t Stop, el juego de mesa, es obra de Sid Sackson.
credits-own = Programa, imágenes, sonidos, música y textos se hicieron para este juego. Licencia: { $licence }.
credits-fonts = Tipografía
credits-by = { $what } · { $who }
credits-libraries = Bibliotecas
credits-libraries-note = El juego se apoya en el trabajo de muchas personas que lo comparten:

### what each setting does

about-language = El idioma de todo lo que se lee y se oye.
about-text-size = Agranda las palabras, los botones y las cartas.
about-typeface = Letras más fáciles de distinguir y más espacio entre líneas.
about-reader = Toda la partida se lee en voz alta si funciona el lector de tu sistema.
about-messages = Los avisos se van a los pocos segundos o esperan a que pulses.
about-contrast = Fondos negros, palabras claras y un borde en botones y piezas.
about-pointer = Un puntero del ratón más grande, con borde oscuro y claro.
about-motion = Reducido: todo aparece y desaparece en su sitio; nada vuela ni tiembla.
about-window = En una ventana o en toda la pantalla, y en qué monitor.
about-frames = Menos imágenes por segundo gastan menos energía.
about-odds = Cuándo se dice lo arriesgada que es la próxima tirada.
about-speed = A qué velocidad van dados y escaladores en los turnos de personas.
about-bot-speed = A qué velocidad van dados y escaladores en los turnos de bots.
about-decisive = Los dados frenan al final de una tirada de la que depende mucho.
about-help = Consejos sobre lo que es nuevo y pistas del bot más fuerte.
about-colors = Otros colores para los jugadores; cada uno conserva su forma.
about-risk = El cielo y la música se agitan si la próxima tirada es más arriesgada.
about-held = Si mantener un botón agita los dados y repite las flechas.
about-one-button = Toda la partida con una sola tecla, un botón o un clic.
about-scan-time = Cuánto se queda el marco en cada cosa antes de seguir.
about-switch = La única tecla o botón que toma lo que rodea el marco; los demás, como siempre.

### what helps whom

helps-heading = Qué ayuda
helps-sight = Ver poco o nada
helps-sight-note = Un lector de pantalla cuenta toda la partida y cada columna tiene su tono.
helps-colors = Distinguir los colores
helps-colors-note = Nada se dice solo con el color: los jugadores tienen formas y el riesgo, números.
helps-hearing = Oír poco o nada
helps-hearing-note = Todo lo que se oye también se ve.
helps-hands = Pocas pulsaciones o un solo botón
helps-hands-note = Las teclas y los botones se cambian en «Controles» y nada exige rapidez.
helps-reading = Leer cuesta
helps-reading-note = «Cómo se juega» muestra cada regla en un tablero pequeño.
helps-motion = El movimiento o los destellos molestan
helps-motion-note = Nada destella más de tres veces por segundo.
helps-time = Hace falta tiempo o calma
helps-time-note = Ninguna regla tiene reloj y una elección se deshace hasta la próxima tirada.
