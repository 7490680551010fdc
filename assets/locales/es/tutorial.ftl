### tutorial

tutorial-begin = Dos dados cada uno: empieza la suma más alta.
tutorial-roll = Tira los cuatro dados.
tutorial-pair = Dos parejas, dos sumas: cada una sube un escalador por su columna.
tutorial-again = Mientras quede un escalador, ninguna tirada falla: tira otra vez.
tutorial-half = Solo queda un escalador: una pareja puede valer a medias.
tutorial-risk = Los tres escalan: cuanto más oscuro el cielo, más riesgo.
tutorial-stop = Para ahora: tus escaladores se convierten en campamentos que quedan.
tutorial-watch = Ahora escala { $name }, y siempre quiere más.
tutorial-bust = ¡Caída! Ninguna suma vale; se pierde lo escalado este turno.
tutorial-claim = Para en la casilla más alta: la columna es tuya.
tutorial-win = Tres columnas ganan. ¡Buena escalada!
tutorial-why-again = Aún no: tirar no cuesta nada mientras quede un escalador.
tutorial-why-stop = Ahora no: una caída perdería las tres escaladas.
tutorial-why-read = Pulsa antes el botón junto a estas palabras.
tutorial-go-on = Seguir
tutorial-skip = Saltar
tutorial-new = Nueva partida
tutorial-title = Portada
