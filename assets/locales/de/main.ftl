# Die Worte des Spiels auf Deutsch; TERMS.md hat seine Begriffe.

### common

spoken-value = { $title }: { $value }
dot-list = { $first } · { $second }
decimal = { $whole },{ $tenth }
turn-of = { $name } ist dran
mark-disc = Scheibe
mark-square = Quadrat
mark-triangle = Dreieck
mark-diamond = Raute
opponent-marmot = Murmeltier
opponent-ibex = Steinbock
opponent-magpie = Elster
opponent-owl = Eule
opponent-summit = Gipfel
opponent-rule-of-28 = 28er-Regel
opponent-constant = Gleiche Werte
opponent-linear = Steigende Werte
opponent-marmot-note = Vorsichtig: sichert jeden kleinen Schritt.
opponent-ibex-note = Liebt seine Spalten und bleibt zu lang.
opponent-magpie-note = Gierig: will immer noch eins mehr.
opponent-owl-note = Rechnet genau, aber nur für sich.
opponent-summit-note = Weiß, was jede Lage wert ist.
opponent-spoken = { $nature } Stärke { $strength } von { $most }
says-marmot-slips = Zurück in den Bau.
says-marmot-slips-again = Ein Hüpfer zu viel.
says-marmot-claims = Bau mit Aussicht!
says-marmot-wins = Krümel um Krümel!
says-ibex-slips = Ein Satz zu weit.
says-ibex-slips-again = Meine Hörner!
says-ibex-claims = Kopf voran!
says-ibex-wins = Die Herde ist da!
says-magpie-slips = Es glitzerte so!
says-magpie-slips-again = Fast gehabt!
says-magpie-claims = Meins! Alles meins!
says-magpie-wins = Wie das glänzt!
says-owl-slips = Falsch gerundet.
says-owl-slips-again = Kaum zu glauben.
says-owl-claims = Wie berechnet.
says-owl-wins = Q. e. d. Schuhu!
says-summit-slips = Der Wind ist dein.
says-summit-slips-again = Auch ich rutsche.
says-summit-claims = Den Weg kenne ich.
says-summit-wins = Ich bleibe hier.

### loading

loading = Die Seile werden gepackt …

### join

join-name = Name
join-done = Fertig
join-capital = Großer Buchstabe
join-space = Abstand
join-erase = Löschen

### table

table-here = Hausregeln: { $rules }
table-columns = Spalten zum Sieg
table-columns-note = Wer zuerst { $columns } Spalten bezwingt, gewinnt.
table-columns-four = Vier oder fünf Spalten nur zu zweit oder zu dritt.
table-columns-pawns = Mit drei Lagern bezwingst du höchstens drei Spalten.
table-landing = Landen auf einem Lager
table-landing-share = Teilen
table-landing-share-note = Kletterer und Lager teilen sich das Feld, mehr nicht.
table-landing-jump = Springen
table-landing-jump-note = Ein Kletterer überspringt jedes Feld mit fremdem Lager.
table-landing-press-on = Weiter
table-landing-press-on-note = Kein Sichern mit einem Kletterer auf fremdem Lager.
table-duty = Neue Kletterer
table-duty-after = Nach dem Aufteilen
table-duty-after-note = Wähl frei; jede Summe darin, die ziehen kann, muss ziehen.
table-duty-before = Vor dem Aufteilen
table-duty-before-note = Du musst die Aufteilung nehmen, mit der die meisten neuen Kletterer starten.
table-pawns = Nur drei Lager
table-pawns-off = Aus
table-pawns-off-note = Lager in so vielen Spalten, wie du magst.
table-pawns-on = An
table-pawns-on-note = Höchstens drei Lager, Fahnen zählen mit; sind es mehr, wählst du, welche bleiben. Gespielt wird um drei Spalten.
table-short-columns = { $columns } Spalten
table-short-share = teilen
table-short-jump = springen
table-short-press-on = weiter
table-short-before = vor dem Aufteilen
table-short-pawns = drei Lager

### results

results-wins = { $name } gewinnt
results-share = { $names } teilen sich den Sieg
results-and = { $first } und { $last }
results-and-i = { $first } und { $last }
results-how = { $columns } in { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
}
results-climb = Aufstieg
results-boldest = Kühnster Wurf
results-boldest-value = { $name }: { $percent } von 100
results-longest = Längster Zug
results-longest-value = { $name }, { $rolls ->
    [one] 1 Wurf
   *[other] { $rolls } Würfe
}

### settings

settings-language = Sprache
settings-percent = { $percent } %
settings-master = Gesamt
settings-music = Musik
settings-mountain = Wind
settings-table = Würfel und Figuren
settings-interface = Knöpfe und Hinweise
settings-on = An
settings-off = Aus
settings-output = Tonausgabe
settings-stereo = Stereo
settings-night = Nachtmodus
settings-mono = Mono
settings-mute = Stumm im Hintergrund
settings-captions = Geräusch-Untertitel
about-master = Wie laut alles ist.
about-music = Wie laut die Musik ist.
about-mountain = Wie laut der Wind am Berg ist.
about-table = Wie laut Würfel, Kletterer und Lager sind.
about-interface = Wie laut Knöpfe und Hinweise sind.
about-output = Mono gibt beiden Ohren dasselbe. Der Nachtmodus macht Lautes leiser.
about-mute = Kein Ton, solange ein anderes Fenster vorn ist.
about-captions = Geräusche, die etwas bedeuten, erscheinen als Worte.
captions-dice = Untertitel: Würfel und Figuren
about-captions-dice = Untertitel für Würfe, Schritte, Lager, Abstürze und bezwungene Spalten.
captions-turns = Untertitel: Züge
about-captions-turns = Untertitel für den nächsten Zug und für das, was gerade nicht geht.
captions-wind = Untertitel: Wind
about-captions-wind = Untertitel für den Wind, der vom Risiko des nächsten Wurfs erzählt.
captions-ground = Untertitel: Grund
captions-ground-solid = Deckend
captions-ground-half = Halb durchsichtig
captions-ground-outline = Nur Umriss
about-captions-ground = Worauf Untertitel stehen. Bei hohem Kontrast ist er immer deckend.
settings-volume-off = Aus
settings-guard-off = Keins
settings-guard-seconds = { $seconds } s
couch-rumble = Vibration

### pause

pause-open = Pause

### fairness

fairness-total = { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfel
}

### play

banner-roll-off-tied = Gleichstand! Noch einmal.
banner-highest-begins = Der höchste Wurf beginnt.
banner-turn = { $name } ist dran
banner-decide = { $name } · würfeln oder{"\u00A0"}sichern?
banner-press-on = { $name } · weiterwürfeln
banner-keep = { $name } · { $count ->
    [one] ein Lager darf bleiben
   *[other] { $count } Lager dürfen bleiben
}
banner-gives-up = { $name } räumt das Lager auf der { $column }
banner-thinks = Denkt nach …
odds-short = { $percent } von 100 riskiert
odds-declined = nächster Wurf { $percent } von 100

score-count = { $owned }/{ $target }

card-sums = { $first } · { $second }
card-one = +{ $steps } auf der { $column }
card-two = { $first } +{ $up } · { $second } +{ $too }
card-to-top = { $column } zum Gipfel
card-either = { $column } +{ $steps }
card-held-back = weniger starten
card-claimed = { $column } ist bezwungen
card-on-top = { $column } ist oben
card-no-runner = kein Kletterer

note-roll-off = Jeder zwei Würfel
note-shake = „Würfeln“ halten, um zu schütteln
note-let-go = Loslassen, um zu werfen
note-put-back = Zurück legt sie wieder hin
caption-nudge = Würfel auf Kante: angestupst
caption-rethrow = Würfel auf Kante: neu geworfen
caption-place = Würfel auf Kante: hingelegt
caption-rattle = [Würfel klappern in der Hand]
caption-dice = [Würfel rollen]
caption-place-climber = [ein Kletterer bricht auf]
caption-step = [ein Kletterer steigt höher]
caption-top = [eine Glocke: Ein Kletterer ist oben]
caption-camp = [Zeltplane: ein Lager]
caption-bust = [eine Böe: Absturz]
caption-claim = [eine Fanfare: Spalte bezwungen]
caption-win = [ein Morgen: Das Spiel ist gewonnen]
caption-turn = [ein Glöckchen: der nächste Zug]
caption-wind = [der Wind frischt auf: mehr Risiko]
caption-wind-holds = [der Wind hält den Atem an]
caption-by = { $name }: { $caption }
caption-refuse = [ein dumpfer Ton: jetzt nicht]
note-busted = Kein Aufstieg auf { $sums }
note-would-have-held = { $sums } hätte gerettet
note-all-but = Alles außer { $sums } hätte gerettet
note-nothing-saves = Nichts hätte gerettet
note-press-on = Kein Sichern: { $columns }
note-press-on-why = Dort steht ein fremdes Lager
note-keeps = { $name } wählt, welche Lager bleiben
note-gives-up = Das Lager auf der { $column } wird geräumt

action-roll = Würfeln
action-roll-again = Weiterwürfeln
action-stop = Sichern
action-stop-and-win = Sichern und gewinnen
action-stop-not-here = Sichern: nicht auf fremdem Lager
keep-these = Diese behalten
keep-fewer = { $count ->
    [one] Noch 1 aufgeben
   *[other] Noch { $count } aufgeben
}
keep-more = { $count ->
    [one] Noch 1 behalten
   *[other] Noch { $count } behalten
}
keep-camp = Lager in Spalte { $column }, Feld { $height } von { $top }
keep-stays = bleibt
keep-goes = geht
keep-height = { $height }/{ $top }

undo-open = Aufteilung zurücknehmen
undo-failed = Zurücknehmen geht nicht: Das gespeicherte Spiel ließ sich nicht ändern ({ $reason }).
hint-open = Tipp
hint-heading = Ein Tipp
hint-stop-wins = Sichern: Damit gewinnst du das Spiel.
hint-stop = Sichern: gewinnt { $best } von 100. { $alike ->
    [0] Würfeln: { $other }
   *[1] Würfeln: kaum weniger
}.
hint-roll = Würfeln: gewinnt { $best } von 100. { $alike ->
    [0] Sichern: { $other }
   *[1] Sichern: kaum weniger
}.
hint-roll-only = Würfeln, die einzige Wahl: gewinnt { $best } von 100.
hint-move = { $move }: gewinnt { $best } von 100. { $alike ->
    [0] { $instead }: { $other }
   *[1] { $instead }: kaum weniger
}.
hint-move-only = { $move }, die einzige Wahl: gewinnt { $best } von 100.
hint-keep = Behalte { $move }: gewinnt { $best } von 100. { $alike ->
    [0] { $instead }: { $other }
   *[1] { $instead }: kaum weniger
}.
hint-risk = { $busts ->
    [0] Beim nächsten Wurf droht kein Absturz.
   *[other] Absturz beim nächsten Wurf: { $percent } von 100, genau { $busts } von 1296.
}
why-heading = Warum nicht { $sums }?
why-claimed = { $name } hat die { $column } bezwungen; dort klettert niemand mehr.
why-on-top = Der Kletterer auf der { $column } ist schon oben.
why-no-climber = Alle drei Kletterer sind unterwegs, keiner davon auf { $columns }.
why-held-back = Mit einer anderen Aufteilung starten mehr neue Kletterer; nach diesen Hausregeln geht sie vor.
history-open = Letzte Züge
history-rolls = { $rolls ->
    [one] 1 Wurf
   *[other] { $rolls } Würfe
}
history-camp = Gesichert
history-bust = Absturz

### couch

couch-whose-turn = { $name } ist dran
couch-anything = Gamepad oder Taste
couch-keyboard = Tastatur
couch-left-keys = Tasten links
couch-right-keys = Tasten rechts
couch-mouse = Maus
couch-pad = Gamepad { $number }
couch-pad-missing = Fehlendes Gamepad

### notices

notice-second-window = Can’t Stop ist zweimal offen. Hier kannst du spielen, aber nichts wird gespeichert. Schließ eins von beiden, um wieder zu speichern.
notice-crashed = Can’t Stop wurde beim letzten Mal unerwartet beendet. Was geschah, steht in { $file }.
notice-sound-file = { $file } fehlt oder ist beschädigt. Das Spiel läuft ohne diesen Klang weiter; nach einer neuen Installation ist er wieder da.
notice-cannot-save = Spiele lassen sich nicht speichern ({ $reason }). Du kannst weiterspielen, aber schaff Platz oder prüf die Rechte des Ordners.
notice-disk-slow = Die Festplatte antwortet langsam. Es geht weiter, sobald sie antwortet.
notice-disk-anyway = Die Festplatte antwortet langsam. Drück noch einmal, um trotzdem zu beginnen.
notice-seats = Dieses Spiel kann nicht beginnen: Es ist für zwei bis vier Spieler.
notice-columns = Dieses Spiel kann nicht beginnen: Seine Spalten zum Sieg passen nicht zu den Hausregeln.
notice-record-damaged = Das gespeicherte Spiel ist in Zeile { $line } beschädigt und kann nicht weitergehen; es bleibt als { $file } erhalten.
notice-record-foreign = Das gespeicherte Spiel ist keins von Can’t Stop; es bleibt als { $file } erhalten, und du kannst ein neues beginnen.
notice-record-newer = Das gespeicherte Spiel stammt von einer neueren Version von Can’t Stop. Mit einem Update geht es weiter, wenn du vorher kein neues beginnst.
notice-record-unreadable = Das gespeicherte Spiel ist nicht lesbar ({ $reason }); prüf seine Rechte. Du kannst ein neues beginnen.
disk-full = der Datenträger ist voll
disk-forbidden = die Berechtigung fehlt
disk-read-only = der Datenträger ist schreibgeschützt
disk-gone = der Ordner oder sein Datenträger fehlt
disk-busy = ein anderes Programm greift darauf zu
disk-silent = der Datenträger antwortet nicht
disk-in-the-way = etwas anderes ist an seiner Stelle
disk-changed = ein anderes Programm hat die Datei geändert
disk-unknown = der Datenträger meldet einen Fehler

### control

control-heading = Steuerung
control-on-keyboard = Tastatur
control-on-left-keys = Tasten links
control-on-right-keys = Tasten rechts
control-on-pad = Gamepad
control-on-mouse = Maus
control-up = Hoch
control-down = Runter
control-left = Links
control-right = Rechts
control-accept = Bestätigen
control-back = Zurück
control-roll = Würfeln
control-stop = Sichern
control-hint = Tipp
control-undo = Rückgängig
control-pause = Pause
control-hurry = Schneller
control-or = { $first } oder { $next }
control-nothing = Nichts

### glyph

glyph-unknown = ?
glyph-arrow-up = Pfeil hoch
glyph-arrow-down = Pfeil runter
glyph-arrow-left = Pfeil links
glyph-arrow-right = Pfeil rechts
glyph-enter = Enter
glyph-number-enter = N Enter
glyph-space = Leertaste
glyph-escape = Esc
glyph-backspace = Rücktaste
glyph-delete = Entf
glyph-insert = Einfg
glyph-home = Pos1
glyph-end = Ende
glyph-page-up = Bild auf
glyph-page-down = Bild ab
glyph-left-shift = Umschalt links
glyph-right-shift = Umschalt rechts
glyph-left-control = Strg links
glyph-right-control = Strg rechts
glyph-left-alt = Alt
glyph-right-alt = Alt Gr
glyph-mouse-right = Rechte Maustaste
glyph-mouse-middle = Mittlere Maustaste
glyph-mouse-back = Zurück-Taste der Maus
glyph-mouse-forward = Vor-Taste der Maus
glyph-cross = Kreuz
glyph-circle = Kreis
glyph-square = Quadrat
glyph-triangle = Dreieck
glyph-bottom = Unterer Knopf
glyph-right = Rechter Knopf
glyph-left = Linker Knopf
glyph-top = Oberer Knopf
glyph-view = Ansicht
glyph-menu = Menü
glyph-create = Create
glyph-options = Options
glyph-select = Select
glyph-start = Start
glyph-left-stick = Linker Stick
glyph-right-stick = Rechter Stick
glyph-pad-up = Steuerkreuz hoch
glyph-pad-down = Steuerkreuz runter
glyph-pad-left = Steuerkreuz links
glyph-pad-right = Steuerkreuz rechts

ribbon-bust = Absturz!
ribbon-bust-lost = { $steps ->
    [one] 1 Schritt weg
   *[other] { $steps } Schritte weg
}
ribbon-claim = bezwingt die { $column }
ribbon-saved = +{ $steps } gesichert
ribbon-win = { $count ->
    [one] { $name } gewinnt!
   *[other] { $name } gewinnen!
}
ribbon-wins = { $count ->
    [one] gewinnt!
   *[other] gewinnen!
}
roll-risk = Risiko { $chance } von 100
roll-no-risk = kein Risiko
stop-stake = { $steps ->
    [one] sichert 1 Schritt
   *[other] sichert { $steps } Schritte
}
sums-or = { $first } oder { $last }

### reader: what is said to those who hear the game rather than see it

reader-and-then = { $first }, { $next }
reader-at-space = { $column } auf Feld { $height } von { $top }
reader-at-top = { $column } am Gipfel
reader-pairing = { $name } würfelt { $dice }. Wähle eine Aufteilung.
reader-decide = { $runners }. { $question }
reader-rolls = { $name } würfelt { $dice }.
reader-rolls-two = { $name } würfelt { $dice }: { $sum }.
reader-climbs = { $name }: { $runners }.
reader-busts = Absturz! { $name } verliert { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}.
reader-stops = { $name } sichert: { $runners }.
reader-claims = { $name } bezwingt Spalte { $column }: { $owned } von { $target }.
reader-says = { $told } { $name }: { $line }
reader-mountain = Der Berg
reader-column = Spalte { $column }, { $height } Felder: { $there }
reader-column-claimed = Spalte { $column }: von { $name } bezwungen
reader-column-empty = noch niemand
reader-runner-at = Kletterer von { $name } auf Feld { $height }
reader-square-at = Lager von { $name } auf Feld { $height }

### one button, and no time pressure

note-press-again = Noch einmal drücken, um zu werfen
own-guard = Warten vor dem Wurf
own-hints = Tipp-Knopf
own-as-all = Wie bei allen
own-hints-about = Tipps vom stärksten Bot.
about-rumble = Wie stark Gamepads mit den Würfeln vibrieren.
about-guard = Nach einer Wahl wartet „Würfeln“: Ein Druck zu viel würfelt noch nicht.

### tutorial

tutorial-heading = Erste Tour
tip-full = Alle drei Kletterer sind unterwegs: Ab jetzt kann ein Wurf zum Absturz führen.
tip-held-back = Mit einer anderen Aufteilung starten mehr neue Kletterer; sie geht vor.
tip-shared = Felder kann man teilen: Niemand wird verdrängt.
tip-press-on = Auf einem fremden Lager kannst du nicht sichern: würfle weiter.
tip-keep = Drei Lager darfst du haben: Wähle, welche bleiben.
tip-lead = Der Stern zeigt, wer vorn liegt.

### The pointer, a slower speed, and questions before something is given up

settings-sure = Sicher? Noch einmal

### The book of games

chronicle-done = Schließen
chronicle-count = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}
when-date = { $month ->
    [1] { $day }. Jan. { $year }
    [2] { $day }. Feb. { $year }
    [3] { $day }. März { $year }
    [4] { $day }. Apr. { $year }
    [5] { $day }. Mai { $year }
    [6] { $day }. Juni { $year }
    [7] { $day }. Juli { $year }
    [8] { $day }. Aug. { $year }
    [9] { $day }. Sept. { $year }
    [10] { $day }. Okt. { $year }
    [11] { $day }. Nov. { $year }
   *[other] { $day }. Dez. { $year }
}

### Noch einmal ansehen

watch-again = Ansehen
watch-summit = So sieht es Gipfel
watch-leave = Ende

### Sharing

share-open = Teilen
share-not-copied = Die Zwischenablage ist nicht erreichbar; speichere das Spiel als Text.

### Alone on the mountain.

alone-headline = { $name } ist oben

### Der Weg hinauf.

# In einem Match gibt den Tipp, gegen wen gespielt wird.
hint-marmot-stop = { $name }: Jetzt heim. Ich schliefe schon.
hint-marmot-roll = { $name }: Das würde sogar ich wagen.
hint-marmot-choose = { $name }: Dort entlang. Es riecht nach Wiese.
hint-ibex-stop = { $name }: Ich würde springen. Also lass es.
hint-ibex-roll = { $name }: Spring! Wozu hat man sonst Hufe?
hint-ibex-choose = { $name }: Dieser Pfad hält. Trau deinen Füßen.
hint-magpie-stop = { $name }: Steck es ein! Ich kann das nie.
hint-magpie-roll = { $name }: Noch einmal! Da oben glitzert es.
hint-magpie-choose = { $name }: Das hier glänzt am meisten.
hint-owl-stop = { $name }: Die Rechnung ist fertig. Stift weg.
hint-owl-roll = { $name }: Die Zahlen nicken. Weiter.
hint-owl-choose = { $name }: Ich habe es geprüft. Das hier.
hint-summit-stop = { $name }: Der Wind dreht. Lager.
hint-summit-roll = { $name }: Der Weg ist frei. Geh.
hint-summit-choose = { $name }: Von hier oben sehe ich nur diesen Weg.
