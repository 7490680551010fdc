# Lo que dicen del juego los menús del sistema, las tiendas y los paquetes; sus propias palabras están en assets/locales.

genre = Juego de dados
summary = Escala con los dados y plántate a tiempo
keywords = dados; juego de mesa; tentar la suerte; escalada; familia; sofá; bots
about = Tira cuatro dados, repártelos en dos parejas y sube un escalador por la columna de cada suma; luego tira otra vez y arriesga todo lo subido en este turno, o plántate y monta campamento. Ganan tres columnas conquistadas, para dos a cuatro personas en un mismo sofá, con bots en los puestos libres. Los dados caen con física de verdad, las partidas se guardan solas y todo funciona con ratón, con teclado y con mando.
helps = También para quien ve, oye o pulsa poco: lector de pantalla, texto grande, alto contraste, subtítulos de sonidos, un solo botón para todo, movimiento reducido y ningún límite de tiempo.
picture-title = La montaña de once columnas al anochecer
picture-decision = Tres escaladores en la pared y arrecia el viento: ¿tirar otra vez o plantarse y acampar?
picture-bust = Una caída: la ráfaga arranca a tres escaladores de la pared
picture-claim = Una conquista: la bandera ondea en la cima de una columna
picture-results = Los resultados: quién iba por delante y cuánta suerte tuvo cada cual
setup = Spanish
running = El juego está abierto. Ciérralo y vuelve a intentarlo.
