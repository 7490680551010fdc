# Die Worte des Spiels auf Deutsch. Begriffe: würfeln, der Wurf, rasten (aufhören), der Absturz, die Aufteilung; Kletterer, Lager, die Spalte (die 7), Feld, bezwungen; Taste, Knopf; Spieler, Platz.

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
opponent-rule-of-28-note = Zählt seinen Zug und rastet bei 28.
opponent-constant-note = Jedes Feld wiegt gleich viel.
opponent-linear-note = Je höher das Feld, desto mehr wiegt es.
opponent-spoken = { $nature } Stärke { $strength } von { $most }

### loading

loading = Die Seile werden gepackt …

### join

join-name = Name
join-done = Fertig
join-capital = Großer Buchstabe
join-space = Abstand
join-erase = Löschen

### table

table-here = An diesem Tisch: { $rules }
table-columns = Spalten zum Sieg
table-columns-note = Wer zuerst { $columns } Spalten hat, gewinnt.
table-columns-four = Vier oder fünf Spalten nur zu zweit oder zu dritt.
table-columns-pawns = Drei Lager bezwingen drei Spalten, mehr nicht.
table-landing = Auf fremdem Lager
table-landing-share = Teilen
table-landing-share-note = Kletterer und Lager teilen sich das Feld, nichts geschieht.
table-landing-jump = Springen
table-landing-jump-note = Ein Kletterer überspringt jedes Feld mit fremdem Lager.
table-landing-press-on = Weiter
table-landing-press-on-note = Keine Rast, solange ein Kletterer auf fremdem Lager steht.
table-duty = Kletterer müssen los
table-duty-after = Nach der Wahl
table-duty-after-note = Jede Aufteilung gilt; darin muss los, wer loskann.
table-duty-before = Vor der Wahl
table-duty-before-note = Nur die Aufteilung gilt, die die meisten Kletterer losschickt.
table-pawns = Je drei Lager („Basta“)
table-pawns-off = Aus
table-pawns-off-note = Lager in so vielen Spalten, wie du magst.
table-pawns-on = An
table-pawns-on-note = Höchstens drei Lager, Fahnen zählen mit; sind es mehr, wählst du, welche bleiben. Gespielt wird um drei Spalten.
table-short-columns = { $columns } Spalten
table-short-share = teilen
table-short-jump = springen
table-short-press-on = weiter
table-short-before = vor der Wahl
table-short-pawns = drei Lager

### results

results-wins = { $name } gewinnt
results-share = { $names } teilen sich den Sieg
results-and = { $first } und { $last }
results-how = { $columns } in { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
}
results-climb = Aufstieg
results-boldest = Kühnster Wurf
results-boldest-value = { $name }: { $percent } %
results-longest = Längster Zug
results-longest-value = { $name }, { $rolls ->
    [one] 1 Wurf
   *[other] { $rolls } Würfe
}

### settings

settings-language = Sprache
settings-percent = { $percent } %
settings-speed = Tempo
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-speed-instant = Sofort
settings-odds-always = Sichtbar
settings-odds-never = Versteckt
settings-master = Alles
settings-music = Musik
settings-mountain = Wind
settings-table = Würfel und Figuren
settings-interface = Knöpfe und Hinweise
settings-on = An
settings-off = Aus
settings-tension = Ton folgt dem Risiko
settings-night = Leiser Abend
settings-mono = Mono
settings-mute = Stumm im Hintergrund
settings-captions = Untertitel für Töne
settings-volume-off = Aus
settings-odds-after = Nach dem Zug
settings-guard-off = Nicht
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

banner-roll-off = Wer beginnt?
banner-roll-off-tied = Gleichstand! Noch einmal.
banner-highest-begins = Der höchste Wurf beginnt.
banner-turn = { $name } · würfle
banner-rolls = { $name } würfelt …
banner-choose = { $name } · wähle eine Aufteilung
banner-decide = { $name } · weiter würfeln oder rasten?
banner-press-on = { $name } · klettere weiter
banner-keep = { $name } · { $count ->
    [one] ein Lager darf bleiben
   *[other] { $count } Lager dürfen bleiben
}
banner-keeps = { $name } hat zu viele Lager
banner-gives-up = { $name } räumt das Lager auf der { $column }
banner-thinks = Denkt nach …
banner-climbs = { $name } klettert
banner-stops = { $name } schlägt das Lager auf
banner-busted = { $name } stürzt zurück ins Lager
banner-lost = { $steps ->
    [one] 1 Schritt verloren
   *[other] { $steps } Schritte verloren
}
banner-claims = { $name } bezwingt Spalte { $column }
banner-wins = { $count ->
    [one] { $name } gewinnt
   *[other] { $name } teilen sich den Sieg
}
odds-short = Risiko: { $percent } von 100

score-at-base = im Basislager
score-count = { $owned }/{ $target }

card-sums = { $first } · { $second }
card-one = +{ $steps } auf der { $column }
card-two = { $first } +{ $up } · { $second } +{ $too }
card-to-top = { $column } zum Gipfel
card-either = { $column } +{ $steps }
card-held-back = weniger Kletterer
card-claimed = { $column } ist bezwungen
card-on-top = { $column } ist oben
card-no-runner = kein Kletterer

note-roll-off = Jeder zwei Würfel
note-climb = { $name } im Aufstieg
note-shake = „Würfeln“ halten, um zu schütteln
note-let-go = Loslassen, um zu werfen
note-put-back = Zurück legt die Würfel wieder hin
caption-nudge = Ein Würfel kippelt: Er wird angestupst
caption-rethrow = Ein Würfel kippelt: Er wird neu geworfen
caption-place = Ein Würfel kippelt: Er wird hingelegt
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
note-busted = Niemand auf { $sums }
note-would-have-held = Eine { $sums } hätte gehalten
note-all-but = Alles außer { $sums } hätte gehalten
note-nothing-saves = Keine Summe hätte gehalten
note-press-on = Keine Rast: { $columns }
note-press-on-why = Dort steht ein fremdes Lager
note-keeps = { $name } wählt, welche Lager bleiben
note-gives-up = Das Lager auf der { $column } wird geräumt

action-roll = Würfeln
action-roll-again = Weiter würfeln
action-stop = Rasten
action-stop-and-win = Rasten und siegen
action-stop-not-here = Rasten: nicht auf fremdem Lager
keep-these = Diese behalten
keep-fewer = { $count ->
    [one] Noch 1 räumen
   *[other] Noch { $count } räumen
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
undo-failed = Die Aufteilung bleibt: Das gespeicherte Spiel ließ sich nicht ändern ({ $reason }).
hint-open = Tipp
hint-heading = Ein Tipp
hint-stop-wins = Raste: Damit gewinnst du das Spiel.
hint-stop = Raste: Von hier gewinnst du { $best } von 100 Spielen, { $alike ->
    [0] mit einem Wurf { $other }
   *[1] mit einem Wurf kaum weniger
}.
hint-roll = Würfle: Von hier gewinnst du { $best } von 100 Spielen, { $alike ->
    [0] mit einer Rast { $other }
   *[1] mit einer Rast kaum weniger
}.
hint-roll-only = Würfle, es bleibt nichts anderes: Von hier gewinnst du { $best } von 100 Spielen.
hint-move = { $move }: Von hier gewinnst du { $best } von 100 Spielen, { $alike ->
    [0] mit { $instead } { $other }
   *[1] mit { $instead } kaum weniger
}.
hint-move-only = { $move } ist die einzige Wahl: Von hier gewinnst du { $best } von 100 Spielen.
hint-keep = Behalte { $move }: Von hier gewinnst du { $best } von 100 Spielen, { $alike ->
    [0] mit { $instead } { $other }
   *[1] mit { $instead } kaum weniger
}.
hint-risk = { $busts ->
    [0] Beim nächsten Wurf droht kein Absturz.
   *[other] Beim nächsten Wurf stürzt man in { $percent } von 100 Fällen ab, genau { $busts } von 1296.
}
why-heading = Warum nicht { $sums }?
why-claimed = Die { $column } hat { $name } bezwungen; dort klettert niemand mehr.
why-on-top = Der Kletterer auf der { $column } ist schon oben.
why-no-climber = Alle drei Kletterer sind unterwegs, keiner davon auf { $columns }.
why-held-back = Eine andere Aufteilung schickt mehr Kletterer los; an diesem Tisch geht sie vor.
history-open = Die letzten Züge
history-rolls = { $rolls ->
    [one] 1 Wurf
   *[other] { $rolls } Würfe
}
history-camp = Lager
history-bust = Absturz
history-fell = Absturz bei { $columns }

### couch

couch-whose-turn = { $name } ist dran
couch-anything = Was gerade da ist
couch-keyboard = Tastatur
couch-left-keys = Linke Tasten
couch-right-keys = Rechte Tasten
couch-mouse = Maus
couch-pad = Gamepad { $number }
couch-pad-missing = Ein fehlendes Gamepad

### notices

notice-second-window = Can’t Stop ist zweimal offen; hier kann man spielen, aber nichts wird gespeichert. Schließ eins von beiden, um wieder zu speichern.
notice-crashed = Can’t Stop wurde beim letzten Mal unerwartet beendet. Kein Spiel ging verloren; was geschah, steht in { $file }.
notice-cannot-save = Spiele lassen sich nicht speichern ({ $reason }); man kann weiterspielen, aber schaff Platz oder prüf die Rechte des Ordners.
notice-seats = Dieses Spiel kann nicht beginnen: Es ist für zwei bis vier Spieler.
notice-columns = Dieses Spiel kann nicht beginnen: Seine Spalten zum Sieg passen nicht zu den anderen Regeln.
notice-record-damaged = Das gespeicherte Spiel ist in Zeile { $line } beschädigt und kann nicht weitergehen; es bleibt als { $file } erhalten.
notice-record-foreign = Das gespeicherte Spiel ist keins von Can’t Stop; es bleibt als { $file } erhalten, und du kannst ein neues beginnen.
notice-record-newer = Das gespeicherte Spiel stammt von einer neueren Version von Can’t Stop; mit einem Update geht es weiter. Es bleibt als { $file } erhalten.
notice-record-unreadable = Das gespeicherte Spiel ist nicht lesbar ({ $reason }); prüf seine Rechte. Du kannst ein neues beginnen.
disk-full = kein Platz mehr
disk-forbidden = das Recht dazu fehlt
disk-read-only = von der Platte kann man nur lesen
disk-gone = der Ordner oder seine Platte ist weg
disk-busy = ein anderes Programm benutzt ihn
disk-in-the-way = etwas anderes ist an seiner Stelle
disk-changed = etwas anderes hat die Datei geändert
disk-unknown = die Platte meldet einen Fehler

### control

control-heading = Steuerung
control-on-keyboard = Tastatur
control-on-left-keys = Linke Tasten
control-on-right-keys = Rechte Tasten
control-on-pad = Gamepad
control-on-mouse = Maus
control-up = Hoch
control-down = Runter
control-left = Links
control-right = Rechts
control-accept = Bestätigen
control-back = Zurück
control-roll = Würfeln
control-stop = Rasten
control-hint = Tipp
control-undo = Rückgängig
control-pause = Pause
control-hurry = Beeilen
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
ribbon-claim = { $name } bezwingt die { $column }
ribbon-win = { $count ->
    [one] { $name } gewinnt!
   *[other] { $name } gewinnen!
}
roll-risk = Absturz { $chance } von 100
roll-no-risk = kein Risiko
stop-stake = { $steps ->
    [one] sichert 1 Schritt
   *[other] sichert { $steps } Schritte
}
stake-steps = { $steps ->
    [one] 1 Schritt riskiert
   *[other] { $steps } Schritte riskiert
}
bot-thinks = { $name } überlegt
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
reader-stops = { $name } rastet: { $runners }.
reader-claims = { $name } bezwingt Spalte { $column }: { $owned } von { $target }.
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
own-as-all = Wie in den Optionen

### tutorial

tutorial-heading = Erste Tour
tip-full = Alle drei Kletterer sind unterwegs: Ab jetzt kann ein Wurf zum Absturz führen.
tip-held-back = Eine Aufteilung muss warten: Eine andere schickt mehr Kletterer los und geht vor.
tip-shared = Felder kann man teilen: Hier verdrängt niemand jemanden.
tip-press-on = Auf einem fremden Lager kann man nicht rasten: würfle weiter.
tip-keep = Drei Lager sind erlaubt: Wähle, welche bleiben.

### The pointer, a slower speed, and questions before something is given up

settings-speed-slow = Langsam
settings-sure = Sicher? Noch einmal

### The book of games

chronicle-done = Schließen
chronicle-count = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
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

watch-again = Noch einmal ansehen
watch-summit = So sieht es Gipfel

### Sharing

share-open = Teilen
share-not-copied = Die Zwischenablage ist nicht zu erreichen; speichere das Spiel stattdessen als Text.

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
