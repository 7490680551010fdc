### L’ascension.

way-note = Cinq rivaux vivent ici. Bats chacun deux fois : en deux parties gagnantes, puis avec une règle en plus. Perdre ne coûte rien.
way-climbed = Duels gagnés : { $won } sur { $all }
way-begins = Partie { $game } du duel : { $name } commence.
way-table-common = Règles standard
way-table-harder = Avec une règle en plus
way-standing-spoken = toi { $wins }, { $name } { $losses }
way-fresh = En deux parties gagnantes
way-prize = Prix : { $reward }
way-prize-won = Gagné : { $reward }
way-closed = Gagne d’abord le duel précédent.
way-play = Jouer
way-go-on = Continuer
way-once-more = Rejouer
way-button-spoken = { $what } : { $name }, { $table }, { $standing }

way-station-spoken = { $name }, étape { $place } sur { $all } : { $state }
way-state-closed = pas encore atteinte
way-state-open = à portée
way-state-common = gagnée aux règles standard
way-state-both = gagnée avec une règle en plus
way-route-spoken = Vers le sommet. { $climbed }

way-reward-birch = des dés en bouleau
way-reward-dawn = le paysage de l’aube
way-reward-amber = des dés d’ambre
way-reward-spring = le paysage du printemps
way-reward-jade = des dés de jade
way-reward-snow = le paysage de neige
way-reward-ice = des dés de glace
way-reward-aurora = le paysage d’aurore boréale
way-reward-quartz = des dés de quartz rose
way-reward-golden-flag = des drapeaux d’or

way-marmot-common = Un petit pas, puis retour au terrier. Tu verras jusqu’où cela mène.
way-marmot-harder = À cette table, on saute les camps des autres. Et j’en ai creusé beaucoup !
way-marmot-beaten = Tu es passé pendant que je rangeais mes provisions. Belle grimpe.
way-marmot-harder-beaten = Par-dessus mes propres terriers ! Tout le pré va l’apprendre.
way-marmot-wins = Miette après miette, on fait un pain. Reviens après la sieste.
way-ibex-common = Je connais trois sentiers et je les aime. Pourquoi s’arrêter sur un sentier qu’on aime ?
way-ibex-harder = Que parte chaque grimpeur qui le peut ! C’est ainsi qu’un troupeau s’élance.
way-ibex-beaten = Un bond de trop. Encore. Tu as été plus sage.
way-ibex-harder-beaten = Tu mènes le troupeau comme si tu avais des cornes. Cette vire est à toi.
way-ibex-wins = La tête et le cœur d’abord ! Tu retentes mon sentier ?
way-magpie-common = Oh, ça brille ! Encore un lancer. Et encore un. Et puis encore un.
way-magpie-harder = Pas de repos près du camp d’un autre : on continue ! De toute façon, je ne voulais pas m’arrêter.
way-magpie-beaten = J’avais tout ! Presque ! Ça brillait tant, et puis le vent est venu.
way-magpie-harder-beaten = Tu as continué plus fort que moi. Garde ce qui brille.
way-magpie-wins = À moi, à moi, à moi ! Il fallait lancer encore une fois.
way-owl-common = J’ai calculé toute mon ascension. Tu n’y figures pas. Sans vouloir t’offenser.
way-owl-harder = Quatre colonnes. Plus le calcul est long, moins il se trompe. On commence ?
way-owl-beaten = Il y avait un reste que j’avais négligé : toi.
way-owl-harder-beaten = J’ai vérifié deux fois. Ce soir, tu joues mieux, voilà tout.
way-owl-wins = Comme calculé, à trois décimales près. Hou, un autre essai ?
way-summit-common = Tout le monde finit par monter ici. Je vois toute la montagne, et toi dessus.
way-summit-harder = Trois camps chacun, pas plus. Ce que tu montes, il faut savoir le laisser.
way-summit-beaten = Voilà donc comment on te voit d’en haut. Viens, il reste une table.
way-summit-harder-beaten = Il n’y a plus rien au-dessus de toi. Regarde : tout est à toi.
way-summit-wins = Aujourd’hui, le vent était pour moi. Il tourne. Je serai là.
way-next = Partie suivante
way-tab = Vers le sommet
way-result-standing = { $person } { $wins } : { $losses } { $name }
way-result-goes-on = Deux victoires décident du duel. { $next } commence la partie suivante.
way-result-won = Le duel est à toi.
way-result-lost = { $name } remporte le duel. Perdre ne coûte rien : réessaie quand tu veux.
way-result-top = Tous les duels sont gagnés : tes drapeaux sont d’or.
way-result-others = Quelqu’un d’autre a joué à l’une des places : cette partie ne compte pas vers le sommet.
way-try-again = Réessayer
way-back = Retour à la montagne

### Paysages et dés.

scenery = Paysage
scenery-dusk = Crépuscule
scenery-dawn = Aube
scenery-spring = Printemps
scenery-snow = Neige
scenery-aurora = Aurore boréale
scenery-dice = Dés
scenery-dice-ivory = Ivoire
scenery-dice-birch = Bouleau
scenery-dice-amber = Ambre
scenery-dice-jade = Jade
scenery-dice-ice = Glace
scenery-dice-quartz = Quartz rose
scenery-everything = Tout débloquer
scenery-won = Tu les gagnes en montant vers le sommet ; ou active-les ici.
