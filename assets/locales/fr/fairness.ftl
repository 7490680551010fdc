### fairness

fairness-how = Les dés roulent selon une vraie physique, et ce qu’ils montrent une fois posés est le résultat : aucun nombre n’est inventé, tourné ni remplacé. Le sort décide quelle face porte quel nombre quand ils quittent la main : toutes ont donc la même chance, quelle que soit ta façon de lancer.
fairness-band = Chaque marque montre de combien une face s’écarte d’un sixième. Avec des dés justes, les six marques restent dans la bande 19 fois sur 20.
fairness-kept = Dans tes parties
fairness-thrown = À l’instant
fairness-none = Pas encore de dés
fairness-reading = Lecture des parties…
fairness-throw = Lancer { $throws } fois
fairness-day = La montagne du jour est la seule exception : tout le monde a les mêmes dés. La date décide des faces, et les nombres sont posés quand les dés vierges sont immobiles. Le reste est de la physique, comme toujours.
rules-fairness = Les dés sont-ils justes ?
