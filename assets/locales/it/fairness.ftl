### fairness

fairness-heading = I dadi sono onesti?
fairness-how = I dadi sono lanciati dalla fisica, e ciò che mostrano da fermi è il tiro: nessun numero viene inventato, girato o cambiato. Quale faccia porta quale numero si sorteggia quando i dadi lasciano la mano, all’insaputa della mano e della fisica. Così ogni faccia è probabile quanto le altre, comunque si lancino.
fairness-band = Il segno dice di quanto una faccia si scosta da una su sei. Con dadi onesti tutti e sei i segni restano nella fascia 19 volte su 20.
fairness-kept = Nelle tue partite
fairness-thrown = Lanciati ora
fairness-none = Ancora nessun dado
fairness-throw = Lancia { $throws } volte
fairness-done = Indietro
fairness-day = La montagna di oggi è l’unica eccezione: i suoi dadi sono gli stessi per tutti. Le facce vengono dalla data, e quando i dadi bianchi sono fermi, i numeri sono messi in modo che i lati in alto le mostrino. Il resto è fisica come sempre.
rules-fairness = I dadi sono onesti?
