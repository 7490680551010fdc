### El ascenso.

way-note = Aquí viven cinco rivales. Gana a cada uno dos veces: al mejor de tres, y luego con una regla extra. Perder no cuesta nada.
way-climbed = Duelos ganados: { $won } de { $all }
way-begins = Partida { $game } del duelo: empieza { $name }.
way-table-common = Reglas estándar
way-table-harder = Con regla extra
way-standing-spoken = tú { $wins }, { $name } { $losses }
way-fresh = Al mejor de tres
way-prize = Premio: { $reward }
way-prize-won = Conseguido: { $reward }
way-closed = Gana primero el duelo anterior.
way-play = Jugar
way-go-on = Continuar
way-once-more = Jugar otra vez
way-button-spoken = { $what }: { $name }, { $table }, { $standing }

way-station-spoken = { $name }, etapa { $place } de { $all }: { $state }
way-state-closed = aún sin alcanzar
way-state-open = al alcance
way-state-common = ganada con reglas estándar
way-state-both = ganada también con regla extra
way-route-spoken = El ascenso de la montaña. { $climbed }

way-reward-birch = dados de abedul
way-reward-dawn = paisaje de amanecer
way-reward-amber = dados de ámbar
way-reward-spring = paisaje de primavera
way-reward-jade = dados de jade
way-reward-snow = paisaje nevado
way-reward-ice = dados de hielo
way-reward-aurora = paisaje de aurora boreal
way-reward-quartz = dados de cuarzo rosa
way-reward-golden-flag = banderas de oro

way-marmot-common = Un pasito y a la madriguera. Ya verás lo lejos que llego así.
way-marmot-harder = En esta mesa se saltan los campamentos ajenos. ¡Y yo he cavado muchísimos!
way-marmot-beaten = Pasaste corriendo mientras yo guardaba mis provisiones. Bien escalado.
way-marmot-harder-beaten = ¡Por encima de mis madrigueras! Se enterará todo el prado.
way-marmot-wins = Miga a miga se hace un pan. Vuelve después de la siesta.
way-ibex-common = Conozco tres sendas y las amo. ¿Por qué parar en una senda que se ama?
way-ibex-harder = ¡Que salga todo escalador que pueda! Así se pone en marcha un rebaño.
way-ibex-beaten = Me quedé un salto de más. Otra vez. Fuiste más prudente.
way-ibex-harder-beaten = Guías el rebaño como si tuvieras cuernos. Esta repisa es tuya.
way-ibex-wins = ¡Con la cabeza y con el corazón! ¿Pruebas mi senda otra vez?
way-magpie-common = ¡Oh, cómo brilla! Una tirada más. Y otra. Y luego otra más.
way-magpie-harder = Nada de descansar junto a un campamento ajeno: ¡a seguir! Si yo nunca quise parar.
way-magpie-beaten = ¡Lo tenía todo! ¡Casi! Brillaba tanto… y entonces vino el viento.
way-magpie-harder-beaten = Has seguido más que yo. Quédate con lo que brilla.
way-magpie-wins = ¡Mío, mío, mío! Tendrías que haber tirado una vez más.
way-owl-common = He calculado todo mi camino. Tú no apareces en él. Sin ánimo de ofender.
way-owl-harder = Cuatro columnas. Cuanto más larga la cuenta, menos se equivoca. ¿Vamos?
way-owl-beaten = Había un resto que olvidé: tú.
way-owl-harder-beaten = Lo he repasado dos veces. Esta noche lo has hecho mejor, sin más.
way-owl-wins = Lo calculado, hasta el tercer decimal. ¿Uuuna vez más?
way-summit-common = Al final todos suben hasta aquí. Veo toda la montaña, y a ti en ella.
way-summit-harder = Tres campamentos, ni uno más. Lo que montes debes poder abandonarlo.
way-summit-beaten = Así que así se te ve desde arriba. Ven, queda una mesa.
way-summit-harder-beaten = Ya no hay nada por encima de ti. Mira alrededor: todo es tuyo.
way-summit-wins = Hoy el viento fue mío. Cambia. Aquí estaré.
way-next = Siguiente partida
way-tab = El ascenso
way-result-standing = { $person } { $wins } : { $losses } { $name }
way-result-goes-on = Dos victorias deciden el duelo. La próxima partida la empieza { $next }.
way-result-won = El duelo es tuyo.
way-result-lost = { $name } se lleva el duelo. Perder no cuesta nada: prueba otra vez cuando quieras.
way-result-top = Todos los duelos ganados: tus banderas ya son de oro.
way-result-others = En uno de los puestos jugó otra persona: esta partida no cuenta para el ascenso.
way-try-again = Intentarlo otra vez
way-back = Volver a la montaña

### Paisajes y dados.

scenery = Paisaje
scenery-dusk = Atardecer
scenery-dawn = Amanecer
scenery-spring = Primavera
scenery-snow = Nieve
scenery-aurora = Aurora boreal
scenery-dice = Dados
scenery-dice-ivory = Marfil
scenery-dice-birch = Abedul
scenery-dice-amber = Ámbar
scenery-dice-jade = Jade
scenery-dice-ice = Hielo
scenery-dice-quartz = Cuarzo rosa
scenery-everything = Desbloquear todo
scenery-won = Se ganan en el ascenso; o actívalos aquí.
