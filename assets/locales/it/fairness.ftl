### fairness

fairness-how = I dadi rotolano con una fisica vera, e ciò che mostrano da fermi è il tiro: nessun numero viene inventato, girato o cambiato. Quale faccia porta quale numero si sorteggia quando lasciano la mano: così ogni faccia è probabile quanto le altre, comunque tiri.
fairness-band = Ogni segno dice di quanto una faccia si scosta da una su sei. Con dadi onesti tutti e sei restano nella fascia 19 volte su 20.
fairness-kept = Nelle tue partite
fairness-thrown = Tirati ora
fairness-none = Ancora nessun dado
fairness-reading = Lettura delle partite…
fairness-throw = Tira { $throws } volte
fairness-day = La montagna di oggi è l’unica eccezione: tutti hanno gli stessi dadi. La data decide le facce, e i numeri si mettono quando i dadi, ancora vuoti, sono fermi. Il resto è fisica, come sempre.
rules-fairness = I dadi sono onesti?
