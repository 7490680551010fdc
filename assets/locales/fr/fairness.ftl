### fairness

fairness-heading = Les dés sont-ils justes ?
fairness-how = Les dés sont lancés par la physique, et ce qu’ils montrent une fois posés est le résultat : aucun nombre n’est inventé, tourné ni remplacé. Le sort décide quelle face porte quel nombre au moment où les dés quittent la main, sans que ni la main ni la physique le voient. Toutes les faces ont donc la même chance, quelle que soit la façon de lancer.
fairness-band = La marque montre de combien une face s’écarte d’un sixième. Avec des dés justes, les six marques restent dans la bande 19 fois sur 20.
fairness-kept = Dans tes parties
fairness-thrown = À l’instant
fairness-none = Pas encore de dés
fairness-throw = Lancer { $throws } fois
fairness-done = Retour
fairness-day = La montagne du jour est la seule exception : ses dés sont les mêmes pour tout le monde. Les faces viennent de la date, et quand les dés vierges sont immobiles, leurs numéros sont posés de sorte que les côtés du dessus les montrent. Le reste est de la physique, comme toujours.
rules-fairness = Les dés sont-ils justes ?
