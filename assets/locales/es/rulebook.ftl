### rules

rules-heading = Cómo se juega
rules-goal = Conquista { $columns ->
    [3] tres
    [4] cuatro
   *[other] cinco
} columnas antes que nadie. Cada columna es una vía de la montaña: la 7 es la más larga; la 2 y la 12, las más cortas.
rules-roll = En tu turno tiras cuatro dados y los repartes en dos parejas. Cada suma sube a un escalador una casilla en esa columna.
rules-climbers = Tienes tres escaladores. Cada uno sale de tu campamento en la columna o, si no lo hay, desde abajo. Con los tres en la pared, solo cuentan sus columnas.
rules-bust = Si ningún reparto mueve a un escalador, caes: tus escaladores pierden todo lo que han subido en este turno.
rules-stop = Por eso, tras cada jugada decides: tirar otra vez o plantarte. Si te plantas, tus escaladores montan campamento y ya nadie te quita lo subido.
rules-claim = Un campamento en la casilla más alta conquista la columna. Nadie vuelve a escalar por ella y los demás campamentos se retiran.
rules-done = Entendido
pause-rules = Cómo se juega
title-rules = Cómo se juega

### book

book-goal = Objetivo
book-turn = Un turno
book-risk = Riesgo
book-risk-why = Con los tres escaladores en la pared, caes si ninguna pareja de dados da una de sus columnas. Las del centro salen mucho más.
book-risk-runner = Escalador { $runner }
book-risk-chosen = { $set }: { $verdict }. Caes { $percent } de 100 veces; exactamente, { $busts } de 1296.
book-risk-seldom = caes pocas veces
book-risk-sometimes = caes a veces
book-risk-often = caes a menudo
book-risk-mostly = caes más veces que no
book-risk-rank = Más seguros que este: { $safer } de los { $sets } tríos. Más arriesgados: { $riskier }.
book-risk-best = El trío más seguro es { $set }: caes { $percent } de 100 veces; exactamente, { $busts } de 1296.
book-risk-middle = Con la mitad de los { $sets } tríos caes { $percent } de 100 veces como mucho.
book-risk-worst = El trío más arriesgado es { $set }: caes { $percent } de 100 veces; exactamente, { $busts } de 1296.
book-controls-mouse = Apunta a algo y pulsa el botón izquierdo.
book-controls-change = Cambiar los controles
