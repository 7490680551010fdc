### tutorial

tutorial-begin = Dos dados cada uno: empieza la suma más alta.
tutorial-roll = Tira los cuatro dados.
tutorial-pair = Dos parejas, dos sumas: cada una sube un escalador por su columna.
tutorial-again = Aún te queda un escalador: no puedes caer.
tutorial-half = Solo queda un escalador: puede que valga medio reparto.
tutorial-risk = Los tres están en la pared: cielo más oscuro, más riesgo.
tutorial-risk-no-sky = Los tres están en la pared: ahora sí puedes caer.
tutorial-stop = Plántate: tus escaladores montan campamentos que se quedan.
tutorial-watch = Le toca a { $name }, que siempre quiere una más.
tutorial-bust = ¡Caída! Ninguna suma vale; se pierde lo escalado este turno.
tutorial-claim = Plántate en la casilla más alta: la columna es tuya.
tutorial-win = Tres columnas ganan. ¡Buena escalada!
tutorial-why-again = Aún no: tirar es gratis mientras quede un escalador.
tutorial-why-stop = Prueba «Plantarse»: salva a los tres.
tutorial-why-read = Pulsa antes el botón junto a estas palabras.
tutorial-go-on = Continuar
tutorial-skip = Saltar
tutorial-skip-heading = ¿Saltar la primera escalada?
tutorial-skip-note = Siempre la encuentras en «Cómo se juega».
tutorial-stay = Seguir escalando
tutorial-new = Nueva partida
tutorial-title = Menú
