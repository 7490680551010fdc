### Der Weg hinauf.

way-note = Fünf Gegner wohnen hier. Schlag jeden zweimal: in zwei von drei Spielen, dann mit einer Extraregel. Verlieren kostet nichts.
way-climbed = Gewonnene Duelle: { $won } von { $all }
way-begins = Spiel { $game } des Duells: { $name } beginnt.
way-table-common = Standardregeln
way-table-harder = Mit Extraregel
way-standing-spoken = du { $wins }, { $name } { $losses }
way-fresh = Zwei von drei
way-prize = Preis: { $reward }
way-prize-won = Gewonnen: { $reward }
way-closed = Gewinne erst das Duell davor.
way-play = Spielen
way-go-on = Weiterspielen
way-once-more = Noch einmal
way-button-spoken = { $what }: { $name }, { $table }, { $standing }

way-station-spoken = { $name }, Station { $place } von { $all }: { $state }
way-state-closed = noch nicht erreicht
way-state-open = in Reichweite
way-state-common = nach Standardregeln gewonnen
way-state-both = auch mit Extraregel gewonnen
way-route-spoken = Der Weg den Berg hinauf. { $climbed }

way-reward-birch = Würfel aus Birke
way-reward-dawn = Landschaft Morgenrot
way-reward-amber = Würfel aus Bernstein
way-reward-spring = Landschaft Frühling
way-reward-jade = Würfel aus Jade
way-reward-snow = Landschaft Schnee
way-reward-ice = Würfel aus Eis
way-reward-aurora = Landschaft Nordlicht
way-reward-quartz = Würfel aus Rosenquarz
way-reward-golden-flag = goldene Fahnen

way-marmot-common = Ein Schrittchen, dann heim in den Bau. Du wirst sehen, wie weit ich so komme.
way-marmot-harder = An diesem Tisch springt man über fremde Lager. Und ich habe so viele gegraben!
way-marmot-beaten = Du bist vorbeigerannt, während ich den Wintervorrat zudeckte. Gut geklettert.
way-marmot-harder-beaten = Über meine eigenen Baue! Das erfährt die ganze Wiese.
way-marmot-wins = Krümel um Krümel wird ein Brot daraus. Komm nach dem Schläfchen wieder.
way-ibex-common = Ich kenne drei Pfade und liebe sie. Warum auf einem Pfad stehen bleiben, den man liebt?
way-ibex-harder = Hinaus mit allen, die losgehen können! So bricht eine Herde auf.
way-ibex-beaten = Einen Sprung zu lange geblieben. Schon wieder. Du warst klüger.
way-ibex-harder-beaten = Du führst die Herde, als hättest du Hörner. Dieser Sims gehört dir.
way-ibex-wins = Mit Kopf und Herz voran! Noch einmal auf meinem Pfad?
way-magpie-common = Oh, wie das glitzert! Noch ein Wurf. Und noch einer. Und dann noch einer.
way-magpie-harder = Kein Halt bei fremden Lagern: weiter! Ich wollte sowieso nie anhalten.
way-magpie-beaten = Ich hatte alles! Fast! Es glitzerte so, und dann kam der Wind.
way-magpie-harder-beaten = Du bist noch weiter gegangen als ich. Behalte das Glitzernde.
way-magpie-wins = Meins, meins, meins! Du hättest noch einmal würfeln sollen.
way-owl-common = Ich habe meinen ganzen Weg berechnet. Du kommst darin nicht vor. Nichts für ungut.
way-owl-harder = Vier Spalten. Je länger die Rechnung, desto seltener irrt sie. Wollen wir?
way-owl-beaten = Da war ein Rest, den ich weggelassen habe: du.
way-owl-harder-beaten = Zweimal nachgerechnet: Du bist einfach besser.
way-owl-wins = Wie berechnet, auf drei Stellen genau. Uhuuu, noch ein Versuch?
way-summit-common = Am Ende kommen alle hier herauf. Ich sehe den ganzen Berg und dich auf ihm.
way-summit-harder = Je drei Lager, mehr nicht. Was du aufschlägst, musst du aufgeben können.
way-summit-beaten = So siehst du also von oben aus. Komm, ein Tisch ist noch übrig.
way-summit-harder-beaten = Über dir ist nichts mehr. Sieh dich um: Das alles gehört dir.
way-summit-wins = Heute war der Wind auf meiner Seite. Er dreht sich. Ich bin hier.
way-next = Nächstes Spiel
way-tab = Der Weg hinauf
way-result-standing = { $person } { $wins } : { $losses } { $name }
way-result-goes-on = Zwei Siege entscheiden das Duell. { $next } beginnt das nächste Spiel.
way-result-won = Das Duell gehört dir.
way-result-lost = Das Duell geht an: { $name }. Verlieren kostet nichts: Versuch es wieder, wann du willst.
way-result-top = Alle Duelle gewonnen: Deine Fahnen sind jetzt golden.
way-result-others = Auf einem der Plätze hat jemand anders gespielt: Dieses Spiel zählt nicht für den Weg hinauf.
way-try-again = Noch ein Versuch
way-back = Zurück zum Berg

### Landschaften und Würfel.

scenery = Landschaft
scenery-dusk = Abenddämmerung
scenery-dawn = Morgenrot
scenery-spring = Frühling
scenery-snow = Schnee
scenery-aurora = Nordlicht
scenery-dice = Würfel
scenery-dice-ivory = Elfenbein
scenery-dice-birch = Birke
scenery-dice-amber = Bernstein
scenery-dice-jade = Jade
scenery-dice-ice = Eis
scenery-dice-quartz = Rosenquarz
scenery-everything = Alles freischalten
scenery-won = Das gewinnst du auf dem Weg hinauf; oder schalte es hier ein.
