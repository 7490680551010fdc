### La via per la vetta.

way-note = Qui vivono cinque rivali. Batti ciascuno due volte: al meglio di tre, poi con una regola in più. Perdere non costa nulla.
way-climbed = Sfide vinte: { $won } su { $all }
way-begins = Partita { $game } della sfida: comincia { $name }.
way-table-common = Regole standard
way-table-harder = Con una regola in più
way-standing-spoken = tu { $wins }, { $name } { $losses }
way-fresh = Al meglio di tre
way-prize = Premio: { $reward }
way-prize-won = Vinto: { $reward }
way-closed = Vinci prima la sfida precedente.
way-play = Gioca
way-go-on = Continua
way-once-more = Gioca ancora
way-button-spoken = { $what }: { $name }, { $table }, { $standing }

way-station-spoken = { $name }, tappa { $place } di { $all }: { $state }
way-state-closed = non ancora raggiunta
way-state-open = a portata
way-state-common = vinta con regole standard
way-state-both = vinta anche con una regola in più
way-route-spoken = La via per la vetta. { $climbed }

way-reward-birch = dadi di betulla
way-reward-dawn = paesaggio all’alba
way-reward-amber = dadi d’ambra
way-reward-spring = paesaggio di primavera
way-reward-jade = dadi di giada
way-reward-snow = paesaggio innevato
way-reward-ice = dadi di ghiaccio
way-reward-aurora = paesaggio con aurora boreale
way-reward-quartz = dadi di quarzo rosa
way-reward-golden-flag = bandiere d’oro

way-marmot-common = Un passettino, poi di nuovo nella tana. Vedrai quanto lontano si arriva così.
way-marmot-harder = A questo tavolo si scavalcano i campi altrui. E io ne ho scavati tanti!
way-marmot-beaten = Sei passato mentre riordinavo le mie scorte. Bella scalata.
way-marmot-harder-beaten = Sopra le mie stesse tane! Ne parlerà tutto il prato.
way-marmot-wins = Briciola su briciola si fa una pagnotta. Torna dopo il pisolino.
way-ibex-common = Conosco tre sentieri e li amo. Perché fermarsi su un sentiero che si ama?
way-ibex-harder = Fuori ogni scalatore che può partire! Così si muove un branco.
way-ibex-beaten = Un balzo di troppo. Di nuovo. Tu hai avuto più giudizio.
way-ibex-harder-beaten = Guidi il branco come se avessi le corna. Questa cengia è tua.
way-ibex-wins = Di testa e di cuore! Riprovi il mio sentiero?
way-magpie-common = Oh, luccica! Ancora un tiro. E un altro. E poi un altro ancora.
way-magpie-harder = Niente soste accanto a un campo altrui: si prosegue! Tanto non volevo fermarmi.
way-magpie-beaten = Avevo tutto! Quasi! Luccicava tanto, e poi è arrivato il vento.
way-magpie-harder-beaten = Hai proseguito più di me. Tieni pure quello che luccica.
way-magpie-wins = Mio, mio, mio! Dovevi tirare ancora una volta.
way-owl-common = Ho calcolato tutta la mia salita. Tu non ci sei. Senza offesa.
way-owl-harder = Quattro colonne. Più lungo è il conto, meno sbaglia. Cominciamo?
way-owl-beaten = C’era un resto che avevo tralasciato: tu.
way-owl-harder-beaten = Ho ricontrollato due volte. Stasera giochi meglio tu, punto.
way-owl-wins = Come calcolato, fino al terzo decimale. Uuun altro tentativo?
way-summit-common = Prima o poi salgono tutti fin qui. Vedo tutta la montagna, e te con lei.
way-summit-harder = Tre campi a testa, non di più. Ciò che monti devi saperlo lasciare.
way-summit-beaten = Ecco come ti si vede dall’alto. Vieni, resta un tavolo.
way-summit-harder-beaten = Non c’è più nulla sopra di te. Guardati intorno: è tutto tuo.
way-summit-wins = Oggi il vento era mio. Cambia. Io sarò qui.
way-next = Prossima partita
way-tab = La via per la vetta
way-result-standing = { $person } { $wins } : { $losses } { $name }
way-result-goes-on = Due vittorie decidono la sfida. { $next } comincia la prossima partita.
way-result-won = La sfida è tua.
way-result-lost = { $name } si prende la sfida. Perdere non costa nulla: riprova quando vuoi.
way-result-top = Tutte le sfide sono vinte: le tue bandiere sono d’oro.
way-result-others = A uno dei posti ha giocato qualcun altro: questa partita non conta per la via per la vetta.
way-try-again = Riprova
way-back = Torna alla montagna

### Paesaggi e dadi.

scenery = Paesaggio
scenery-dusk = Tramonto
scenery-dawn = Alba
scenery-spring = Primavera
scenery-snow = Neve
scenery-aurora = Aurora boreale
scenery-dice = Dadi
scenery-dice-ivory = Avorio
scenery-dice-birch = Betulla
scenery-dice-amber = Ambra
scenery-dice-jade = Giada
scenery-dice-ice = Ghiaccio
scenery-dice-quartz = Quarzo rosa
scenery-everything = Sblocca tutto
scenery-won = Si vincono sulla via per la vetta; o attivali qui.
