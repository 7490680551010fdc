# Die Worte des Spiels auf Deutsch. Begriffe: würfeln, der Wurf, rasten (aufhören), der Absturz, die Aufteilung; Kletterer, Lager, die Spalte (die 7), Feld, bezwungen; Taste, Knopf; Spieler, Platz.
# Groups: common, loading, title, join, table, play, results, settings, pause, control, glyph, rules, couch, notices.

### common

spoken-value = { $title }: { $value }
dot-list = { $first } · { $second }
decimal = { $whole },{ $tenth }
columns-to-go = { $columns ->
    [one] noch 1 Spalte
   *[other] noch { $columns } Spalten
}
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

### title

title-continue = Weiterspielen
title-saved = { $turn } · { $columns }
title-new-game = Neues Spiel
title-rules = So klettert man
title-settings = Optionen
title-quit = Beenden

### join

join-heading = Wer klettert heute?
join-hint = Drück einen Knopf und sei dabei. Links und rechts wählen die Form, hoch und runter den Namen.
join-seat = Platz { $number }
join-name = Name
join-person = Mensch
join-bot = Bot · { $name }
join-empty = Mitspielen
join-mark = { $mark } für Platz { $number }
join-too-few = Es braucht mindestens zwei Spieler.
join-start = Los geht’s
join-back = Zurück
join-press = Drück einen Knopf und sei dabei
join-share = { $left } oder { $right }: zu zweit an einer Tastatur
join-share-one = { $key }: zu zweit an einer Tastatur
join-full = Alle vier Plätze sind besetzt. Erst muss jemand Platz machen.
join-by-itself = Von selbst
join-more = Mehr zu Platz { $number }
join-who = Wer hier sitzt
join-device = Spielt mit
join-order = Zug
join-order-value = { $number } von { $count }
join-swap = Platz tauschen mit
join-free = Platz { $number }, frei
join-write = Namen schreiben
join-leave = Platz freigeben
join-done = Fertig
join-capital = Großer Buchstabe
join-space = Abstand
join-erase = Löschen
join-odds = Risiko

### table

table-heading = Regeln am Tisch
table-usual = Die üblichen Regeln
table-done = Fertig
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
results-climb-spoken = Wie weit alle kamen: { $ways }
results-climb-way = { $name } { $percent } Prozent
results-climb-ways = { $first }, { $next }
results-course = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
} · { $changes ->
    [one] 1 Wechsel an der Spitze
   *[other] { $changes } Wechsel an der Spitze
}
results-boldest = Kühnster Wurf
results-boldest-value = { $name }: { $percent } %
results-longest = Längster Zug
results-longest-value = { $name }, { $rolls ->
    [one] 1 Wurf
   *[other] { $rolls } Würfe
}
results-luck = Würfelglück
results-luck-note = Nach rechts: weniger Abstürze als erwartet.
results-review = Rückblick
results-review-thinks = Jede Entscheidung wird geprüft …
results-chances-note = Siegchancen, Zug um Zug
results-chances-spoken = Siegchancen: { $ways }
results-chances-way = { $name } { $first } Prozent am Anfang, { $middle } Prozent zur Halbzeit
results-slips = Was am meisten zählte
results-slips-none = Keine Entscheidung kostete auch nur eins von 100 Spielen.
results-slip-rolled = Zug { $turn }, { $name }: würfelte weiter, { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} auf dem Spiel; rasten hätte { $cost ->
    [one] 1 Spiel
   *[other] { $cost } Spiele
} mehr von 100 gewonnen.
results-slip-stopped = Zug { $turn }, { $name }: rastete; weiter würfeln hätte { $cost ->
    [one] 1 Spiel
   *[other] { $cost } Spiele
} mehr von 100 gewonnen.
results-slip-chose = Zug { $turn }, { $name }: nahm { $taken }; { $better } hätte { $cost ->
    [one] 1 Spiel
   *[other] { $cost } Spiele
} mehr von 100 gewonnen.
results-slip-kept = Zug { $turn }, { $name }: behielt { $taken }; { $better } hätte { $cost ->
    [one] 1 Spiel
   *[other] { $cost } Spiele
} mehr von 100 gewonnen.
results-fortune = Glück und Können
results-fortune-dice = Was die Würfel gaben oder nahmen; 100 ist ein Spiel
results-fortune-decisions = Die Wahl, verglichen mit der besten; ±0 ist perfekt
results-fortune-spoken = { $name }: Glück { $luck }, Entscheidungen { $skill }
results-again = Noch einmal
results-title = Zum Titel

### settings

settings-heading = Optionen
settings-language = Sprache
settings-text-size = Textgröße
settings-percent = { $percent } %
settings-speed = Tempo
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-speed-instant = Sofort
settings-motion = Bewegung
settings-motion-full = Voll
settings-motion-reduced = Weniger
settings-weather = Wetter
settings-weather-risk = Folgt dem Risiko
settings-weather-calm = Immer ruhig
settings-decisive = Große Würfe
settings-decisive-slow = Langsamer
settings-decisive-usual = Wie sonst
settings-odds = Absturzrisiko
settings-odds-always = Sichtbar
settings-odds-never = Versteckt
settings-master = Alles
settings-music = Musik
settings-mountain = Wind
settings-table = Würfel und Figuren
settings-interface = Knöpfe und Hinweise
settings-rumble = Vibration
settings-section-text = Text & Sprache
settings-section-picture = Bild
settings-section-sound = Ton
settings-section-game = Spiel
settings-section-players = Spieler
settings-on = An
settings-off = Aus
settings-reader = Screenreader
settings-reader-auto = Wenn einer läuft
settings-contrast = Hoher Kontrast
settings-window = Fenster
settings-window-window = Im Fenster
settings-window-borderless = Vollbild
settings-window-full = Vollbild exklusiv
settings-monitor = Monitor
settings-monitor-here = Der jetzige
settings-monitor-number = Monitor { $number }
settings-frames = Bilder pro Sekunde
settings-frames-monitor = Wie der Monitor
settings-frames-most = Höchstens { $frames }
settings-tension = Ton folgt dem Risiko
settings-night = Leiser Abend
settings-mono = Mono
settings-mute = Stumm im Hintergrund
settings-captions = Untertitel für Töne
settings-colors = Spielerfarben
settings-colors-classic = Klassisch
settings-colors-vivid = Kräftig
settings-colors-soft = Sanft
settings-volume-off = Aus
settings-reset = Zurücksetzen
settings-done = Fertig
settings-bot-speed = Tempo der Bots
settings-bot-speed-same = Genauso
settings-guard = Warten vor dem Wurf
settings-guard-off = Nicht
settings-guard-seconds = { $seconds } s
settings-odds-after = Nach dem Zug

### pause

pause-open = Pause
pause-heading = Kurz durchatmen
pause-note = Das Spiel wird nach jedem Schritt gespeichert. Wer geht, verliert nichts.
pause-resume = Weiter
pause-rules = So klettert man
pause-board = Der Berg in Worten
pause-settings = Optionen
pause-seats = Wer spielt
pause-leave = Zum Titel
pause-quit = Beenden

### quit

quit-heading = Beenden, ohne zu speichern?
quit-note = Dieses Spiel lässt sich nicht speichern: Beim Beenden geht es verloren.
quit-anyway = Beenden
quit-stay = Bleiben

### rules

rules-heading = So klettert man
rules-goal = Bezwinge { $columns ->
    [3] drei
    [4] vier
   *[other] fünf
} Spalten vor allen anderen. Jede Spalte ist eine Route auf den Berg: Die 7 ist die längste, die 2 und die 12 sind die kürzesten.
rules-roll = Wer dran ist, wirft vier Würfel und teilt sie in zwei Paare. Jede Summe bringt einen Kletterer in ihrer Spalte ein Feld höher.
rules-climbers = Du hast drei Kletterer. Ein neuer startet bei deinem Lager in der Spalte oder am Fuß. Sind alle drei unterwegs, helfen nur noch ihre Spalten.
rules-bust = Bewegt keine Aufteilung jemanden, ist es ein Absturz: Alles, was in diesem Zug geklettert wurde, ist verloren.
rules-stop = Wähle also nach jedem Schritt: weiter würfeln oder rasten. Wer rastet, macht aus Kletterern Lager, und die sind sicher.
rules-claim = Ein Lager auf dem obersten Feld bezwingt die Spalte. Dort klettert niemand mehr, und alle anderen Lager ziehen ab.
rules-done = Verstanden
rules-fairness = Sind die Würfel fair?

### fairness

fairness-heading = Sind die Würfel fair?
fairness-how = Die Würfel fallen mit echter Physik, und was oben liegt, ist der Wurf: Keine Zahl wird erfunden, gedreht oder ersetzt. Welche Seite welche Zahl trägt, entscheidet das Los, wenn die Würfel die Hand verlassen, unsichtbar für Hand und Physik. So ist jede Seite gleich wahrscheinlich, wie auch immer man wirft.
fairness-band = Der Strich zeigt, wie weit eine Seite von einem Sechstel abweicht. Bei fairen Würfeln liegen alle sechs Striche 19 von 20 Mal im Band.
fairness-kept = In deinen Spielen
fairness-thrown = Gerade geworfen
fairness-none = Noch keine Würfel
fairness-total = { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfel
}
fairness-throw = { $throws }-mal würfeln
fairness-done = Zurück

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
note-busted = Absturz: { $sums }
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
history-heading = Die letzten Züge
history-none = Noch ist kein Zug zu Ende.
history-done = Zurück
history-rolls = { $rolls ->
    [one] 1 Wurf
   *[other] { $rolls } Würfe
}
history-camp = Lager
history-bust = Absturz
history-fell = Absturz bei { $columns }

### couch

couch-whose-turn = { $name } ist dran
couch-pad-gone = Das Gamepad von { $name } ist weg
couch-a-pad-gone = Ein Gamepad ist weg
couch-pad-back = Das Gamepad von { $name } ist wieder da
couch-a-pad-back = Ein Gamepad ist wieder da
couch-seats = Wer spielt
couch-seats-note = Gib einen Platz einem Bot und nimm ihn zurück, oder spiel ihn mit einem anderen Gerät.
couch-seat-note = Ein Bot gibt den Platz jederzeit zurück. Ist dieser Platz dran, spielt nur sein Gerät; Pause darf jeder.
couch-decides = Wer spielt
couch-person = Mensch
couch-bot = Bot · { $name }
couch-plays-with = Spielt mit
couch-rumble = Vibration
couch-done = Fertig
couch-anything = Was gerade da ist
couch-keyboard = Tastatur
couch-left-keys = Linke Tasten
couch-right-keys = Rechte Tasten
couch-mouse = Maus
couch-pad = Gamepad { $number }
couch-pad-missing = Ein fehlendes Gamepad
couch-lost = { $name }, dein Gamepad ist weg
couch-lost-note = Das Spiel wartet, nichts ist verloren. Verbinde es wieder, oder drück „Hiermit weiter“ auf einem anderen Gamepad, der Tastatur oder der Maus.
couch-lost-this = Hiermit weiter
couch-doubt = { $name }, welches Gamepad ist deins?
couch-doubt-note = Zwei gleiche Gamepads waren zugleich weg. Drück „Das ist meins“ auf deinem.
couch-doubt-this = Das ist meins
couch-let-bot = Ein Bot spielt für { $name }
couch-pause = Pause
couch-asked = { $name }, womit spielst du?
couch-asked-note = Drück „Hiermit“ auf dem Gamepad, der Tastatur oder der Maus, womit du spielst.
couch-asked-this = Hiermit
couch-newcomer = { $name }, spielst du jetzt damit?
couch-newcomer-note = Noch hat es niemand. Drück „Hiermit“ auf dem, womit du von nun an spielst.
couch-back = Zurück

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

notice-settings = Einige Einstellungen in { $file } sind unbekannt oder beschädigt ({ $values }{ $rest ->
    [0] {""}
   *[other] {" "}und { $rest } weitere
}); dafür gelten die üblichen. Die alte Datei bleibt als { $kept } erhalten.
notice-settings-unreadable = { $file } war nicht lesbar, es gelten die üblichen Einstellungen. Die Datei bleibt als { $kept } erhalten.
notice-settings-newer = { $file } stammt aus einer neueren Version von Can’t Stop, es gelten die üblichen Einstellungen. Die Datei bleibt als { $kept } erhalten.

### credits

title-credits = Credits
credits-heading = Credits
credits-game = Can’t Stop, das Brettspiel, ist von Sid Sackson.
credits-own = Programm, Bilder, Klänge, Musik und Texte entstanden für dieses Spiel. Lizenz: { $licence }.
credits-fonts = Schrift
credits-by = { $what } · { $who }
credits-libraries = Bibliotheken
credits-libraries-note = Das Spiel steht auf der Arbeit vieler, die sie frei teilen:
credits-done = Zurück

### control

control-heading = Steuerung
control-open = Steuerung
control-done = Fertig
control-device = Gerät
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
control-there = { $control } ({ $layout })
control-nothing = Nichts
control-press-now = Drück …
control-restore = Zurücksetzen
control-note = Wähle eine Zeile, dann drück die neue Taste oder den neuen Knopf.
control-note-mouse = Zeigen und linke Taste bleiben, wie sie sind. Wähle eine Zeile, dann drück eine andere Taste.
control-listening = Drück die Taste oder den Knopf für „{ $control }“. Mit Escape oder Abwarten bleibt es, wie es ist.
control-taken = { $press } ist belegt: { $control }. Noch einmal drücken tauscht die beiden, oder drück etwas anderes.
control-unusable = Das geht hier nicht. Drück etwas anderes.
control-conflict = { $press } tut zweierlei: { $control } und { $other }. Ändere eins davon.

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
text-size-tv = { $percent } · TV
tv-question = Großer Text, fürs Sofa?
tv-note = So liest man alles aus drei Metern. In den Optionen lässt es sich jederzeit ändern.
tv-yes = Großer Text
tv-no = So lassen
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

settings-messages = Hinweise bleiben
settings-messages-while = Ein paar Sekunden
settings-messages-press = Bis zum Drücken
settings-hints = Tipp-Knopf
settings-shake = Würfel schütteln
settings-shake-hold = Würfeln halten
settings-shake-press = Zweimal drücken
settings-repeat = Pfeile wiederholen
settings-one-button = Mit einem Knopf
settings-one-button-moves = Wandert von selbst
settings-one-button-steps = Drücken und halten
settings-scan-time = Verweilzeit
settings-switch = Der Knopf
settings-switch-any = Jeder
settings-switch-left = Linke Maustaste
settings-switch-one = Zuletzt gedrückt
one-button-question = Mit einem Knopf spielen?
one-button-note = Der Rahmen wandert von einem zum nächsten. Drück, wenn er da ist, wo du ihn willst. In den Optionen lässt es sich wieder abschalten.
one-button-yes = Ein Knopf
one-button-no = So lassen
one-button-on = Mit einem Knopf: Drück, wenn der Rahmen da ist, wo du ihn willst. Abschalten unter Optionen, Spieler.
one-button-on-steps = Mit einem Knopf: Drücken bewegt den Rahmen, Halten wählt. Abschalten unter Optionen, Spieler.
own-guard = Warten vor dem Wurf
own-hints = Tipp-Knopf
own-as-all = Wie in den Optionen
note-press-again = Noch einmal drücken, um zu werfen

### book

book-goal = Ziel
book-turn = Ein Zug
book-risk = Risiko
book-house = Regeln am Tisch
book-risk-why = Sind alle drei Kletterer unterwegs, ist es ein Absturz, wenn kein Würfelpaar eine ihrer Spalten ergibt. Die in der Mitte kommen viel öfter.
book-risk-runner = Kletterer { $runner }
book-risk-chosen = { $set }: { $verdict }. Absturz in { $percent } von 100 Fällen, genau { $busts } von 1296.
book-risk-seldom = selten ein Absturz
book-risk-sometimes = manchmal ein Absturz
book-risk-often = oft ein Absturz
book-risk-mostly = meistens ein Absturz
book-risk-rank = Sicherer als dieses Trio: { $safer } von allen { $sets }. Riskanter: { $riskier }.
book-risk-best = Das sicherste Trio ist { $set }: Absturz in { $percent } von 100 Fällen, genau { $busts } von 1296.
book-risk-middle = Mit der Hälfte aller { $sets } Trios stürzt man in höchstens { $percent } von 100 Fällen ab.
book-risk-worst = Das riskanteste Trio ist { $set }: Absturz in { $percent } von 100 Fällen, genau { $busts } von 1296.
book-house-now = Jeder Tisch einigt sich auf vier Regeln. Ein Haken zeigt, was in diesem Spiel gilt.
book-house-next = Jeder Tisch einigt sich auf vier Regeln. Ein Haken zeigt, was im nächsten Spiel gilt.
book-in-force = { $rule } Das gilt.
book-controls-mouse = Zeig auf etwas und drück die linke Taste.
book-controls-change = Steuerung ändern

### reading comfort

settings-typeface = Schriftart
settings-spacing = Zeilenabstand
settings-spacing-usual = Normal
settings-spacing-wide = Größer

### tutorial

tutorial-heading = Erste Tour
tutorial-offer = Neu hier? Ein Zug zeigt alles.
tutorial-begin = Jeder zwei Würfel: Die höhere Summe beginnt.
tutorial-roll = Wirf die vier Würfel.
tutorial-pair = Zwei Paare, zwei Summen: Jede bringt einen Kletterer höher.
tutorial-again = Solange ein Kletterer frei ist, droht kein Absturz: würfle weiter.
tutorial-half = Nur ein Kletterer ist frei: Ein Paar kann halb passen.
tutorial-risk = Alle drei klettern: Je dunkler der Himmel, desto größer die Gefahr.
tutorial-stop = Raste jetzt: Deine Kletterer werden zu Lagern, und die bleiben.
tutorial-watch = Jetzt klettert { $name } und will immer mehr.
tutorial-bust = Absturz! Keine Summe passt, und dieser Zug ist verloren.
tutorial-claim = Raste auf dem obersten Feld, und die Spalte gehört dir.
tutorial-win = Drei Spalten gewinnen. Gute Tour!
tutorial-why-again = Noch nicht: Solange ein Kletterer frei ist, kostet Würfeln nichts.
tutorial-why-stop = Jetzt nicht: Bei einem Absturz fallen alle drei.
tutorial-why-read = Drücke zuerst den Knopf neben diesen Worten.
tutorial-go-on = Weiter
tutorial-skip = Überspringen
tutorial-new = Neues Spiel
tutorial-title = Zum Titel
settings-tips = Tipps
tip-full = Alle drei Kletterer sind unterwegs: Ab jetzt kann ein Wurf zum Absturz führen.
tip-held-back = Eine Aufteilung muss warten: Eine andere schickt mehr Kletterer los und geht vor.
tip-shared = Felder kann man teilen: Hier verdrängt niemand jemanden.
tip-press-on = Auf einem fremden Lager kann man nicht rasten: würfle weiter.
tip-keep = Drei Lager sind erlaubt: Wähle, welche bleiben.

### The pointer, a slower speed, and questions before something is given up

settings-pointer = Mauszeiger
settings-pointer-system = Wie im System
settings-pointer-large = Groß
settings-pointer-larger = Sehr groß
settings-speed-slow = Langsam
settings-sure = Sicher? Noch einmal
give-up-heading = Ein Spiel ist noch offen
give-up-note = { $names } klettern noch. Ein neues Spiel ersetzt das alte für immer.
give-up-yes = Neues Spiel
give-up-no = Behalten

### The book of games

chronicle-open = Gipfelbuch
chronicle-heading = Das Gipfelbuch
chronicle-games = Partien
chronicle-players = Kletterer
chronicle-dice = Würfel
chronicle-done = Schließen
chronicle-back = Zurück
chronicle-nowhere = Hier sind noch keine Partien aufbewahrt.
chronicle-unreadable = Der Ordner der Partien lässt sich nicht lesen.
chronicle-reading = Die Partien werden gelesen: { $done } von { $all } …
chronicle-none = Noch ist keine Partie gespielt. Jede wird hier stehen.
chronicle-none-such = Zu dieser Auswahl passt keine Partie.
chronicle-count = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
chronicle-unusable = { $files ->
    [one] Eine Datei ist nicht lesbar: { $file }
   *[other] { $files } Dateien sind nicht lesbar, etwa { $file }
}
chronicle-who = Wer
chronicle-everyone = Alle
chronicle-rules = Regeln
chronicle-rules-usual = Übliche
chronicle-rules-house = Hausregeln
chronicle-company = Tisch
chronicle-any = Egal
chronicle-people = Nur Menschen
chronicle-bots = Mit Computer
chronicle-page = Seite
chronicle-page-of = { $page } / { $pages }
chronicle-game-spoken = { $when }, { $names }: { $ended }. Noch einmal ansehen
chronicle-won = { $turns ->
    [one] Sieg: { $names }, 1 Zug
   *[other] Sieg: { $names }, { $turns } Züge
}
chronicle-unfinished = Nicht beendet
chronicle-in-progress = Läuft noch
chronicle-played-on = Aus einer anderen Partie weitergespielt, zählt nicht
chronicle-won-of = Gewonnen { $figures }
chronicle-beside = { $counted } · fair { $low }–{ $high }
chronicle-beside-spoken = { $title }: { $figures }, { $expected } erwartet
chronicle-band = Faires Glück bleibt 19 von 20 Malen im hellen Band; der grüne Strich ist sein Mittel.
chronicle-faces = Augen
chronicle-sums = Summen zweier Würfel
chronicle-sums-note = Jeder Würfel in einem Paar
chronicle-pairs = Erster und zweiter Würfel
chronicle-stray = faire Würfel weichen { $percent } von 100 Malen so weit ab
player-wins = Gewonnene Partien
player-no-wins = Noch keine Partie beendet.
player-wins-of = { $games ->
    [one] Von 1 Partie zu { $seats }
   *[other] Von { $games } Partien zu { $seats }
}
player-wins-all = Von allen { $games } Partien
player-luck = Glück
player-busts = { $rolls ->
    [one] Abstürze in 1 Wurf
   *[other] Abstürze in { $rolls } Würfen
}
player-faces = Die eigenen Würfel: faire weichen { $percent } von 100 Malen so weit ab.
player-turns = Züge
player-turns-note = { $turns } Züge mit im Mittel { $rolls } Würfen; { $banked } Felder behalten, { $lost } verloren.
player-rolls-many = { $rolls } Würfe oder mehr
player-columns = Spalten
player-column = { $visited } · erobert { $claimed }
player-bold = Kühnste Würfe
player-survived = { $percent } von 100, und es hielt · Zug { $turn }
player-fell = { $percent } von 100, und Absturz · Zug { $turn }
player-against = Vor dem anderen gewonnen
player-against-one = { $games ->
    [one] { $name }, 1 Partie
   *[other] { $name }, { $games } Partien
}
player-skill = Entscheidungen
player-no-skill = Solange dieses Buch offen ist, sieht Gipfel die Partien durch. Schau später wieder herein.
player-skill-note = Wie Gipfel es sieht, { $lost } verlorene Partien auf 100 Entscheidungen, in { $games } Partien mit { $decisions } Entscheidungen.
player-trend = In den letzten { $games } Partien { $lately }, davor { $before }.
identity-open = Name und Privates
identity-counts-as = Ist dieselbe Person wie
identity-itself = Niemand sonst
identity-hidden = In keiner Liste
identity-kept-out = Partien zählen nicht
identity-note = Für Gäste und Kinder: Partien, die nicht zählen, zählen für niemanden. Löschen nimmt den Namen für immer aus allen Aufzeichnungen; Partien nur gegen Computer gehen mit.
identity-rename = Umbenennen
identity-delete = Alles löschen
identity-not-deleted = { $files ->
    [one] Eine Aufzeichnung ließ sich nicht ändern und behält den Namen: Ist der Datenträger voll oder schreibgeschützt?
   *[other] { $files } Aufzeichnungen ließen sich nicht ändern und behalten den Namen: Ist der Datenträger voll oder schreibgeschützt?
}
when-just-now = Gerade eben
when-hours = { $hours ->
    [one] Vor { $hours } Stunde
   *[other] Vor { $hours } Stunden
}
when-days = { $days ->
    [one] Vor { $days } Tag
   *[other] Vor { $days } Tagen
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
watch-play = Abspielen
watch-pause = Anhalten
watch-action-back = Zurück
watch-action-on = Weiter
watch-turn-back = Zug zurück
watch-turn-on = Nächster Zug
watch-speed = Tempo { $times }
watch-leave = Verlassen
watch-damaged = Das Spiel lässt sich nicht ansehen: Zeile { $line } ist beschädigt.
watch-foreign = Das Spiel lässt sich nicht ansehen: Die Datei ist kein Spiel.
watch-newer = Das Spiel lässt sich nicht ansehen: Eine neuere Version hat es geschrieben.
watch-unreadable = Das Spiel lässt sich nicht ansehen: { $reason }
watch-not-now = Verlasst zuerst dieses Spiel, dann lässt sich ein anderes ansehen.
watch-timeline = Zeitleiste
watch-at = Zug { $turn }, Schritt { $at } von { $all }
watch-summit = So sieht es Gipfel
watch-play-on = Von hier weiterspielen

### Sharing

share-open = Teilen
share-heading = Dieses Spiel teilen
share-drawing = Das Plakat wird gezeichnet …
share-preview = Das Plakat: { $poster }
share-poster = Plakat speichern
share-turn = Zug
share-turn-value = { $turn } · { $name }
share-turn-decisive = { $turn } · { $name } · entscheidend
share-animation = Zug als Animation speichern
share-copy = Spiel als Text kopieren
share-text = Spiel als Text speichern
share-done = Schließen
share-luck = Glück { $luck } %
share-decisive = Der entscheidende Zug
share-decisive-turn = Zug { $turn }, { $name }: { $rolls ->
    [one] 1 Wurf
   *[other] { $rolls } Würfe
}, und von { $before } % auf { $after } % Siegchance
share-turn-title = Zug { $turn }: { $name }
share-stop = Gerastet!
share-saved = { $file } liegt in { $folder }
share-copied = Das Spiel ist in der Zwischenablage.
share-not-copied = Die Zwischenablage ist nicht zu erreichen; speichere das Spiel stattdessen als Text.
share-under-way = Die Animation wird gezeichnet; eine Meldung sagt, wann sie da ist.
share-failed = Das Speichern ist misslungen.
share-full = Das Speichern ist misslungen: Der Datenträger ist voll.
share-read-only = Das Speichern ist misslungen: Dort darf nichts geschrieben werden.
share-no-folder = Das Speichern ist misslungen: Es gibt keinen Ordner für Bilder oder Dokumente.
open-missing = { $file } ist nicht da.
open-unreadable = { $file } lässt sich nicht lesen.
open-folder = { $file } ist ein Ordner; gib ein Spiel an.
open-empty = { $file } ist leer.
open-foreign = { $file } ist kein Spiel von Can’t Stop.
open-damaged = { $file } ist in Zeile { $line } beschädigt.
open-newer = { $file } stammt von einer neueren Version des Spiels.
watch-automatic = Dieses Spiel ist älter als die Aufzeichnung von Würfen aus der Hand: Alle Würfel werfen sich selbst.

### The evening

evening-tab = Abend
evening-series = Partien
evening-any = so viele ihr wollt
evening-best-of = das Beste aus { $games }
evening-none = Noch zählt kein Spiel dieser Runde.
evening-wins = { $name }: { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
}
evening-won = { $name } gewinnt den Abend
evening-shared = { $names } teilen sich den Abend
evening-next = { $name } beginnt das nächste Spiel
evening-needed = { $wins ->
    [one] 1 Sieg entscheidet den Abend
   *[other] { $wins } Siege entscheiden den Abend
}
evening-games = Spiel für Spiel
evening-game = Spiel { $game }: { $names } in { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
}. { $first } begann.
evening-quickest = Schnellster Sieg
evening-quickest-value = { $name }, { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
evening-busts = Meiste Abstürze
evening-busts-value = { $name }, { $busts ->
    [one] 1 Absturz
   *[other] { $busts } Abstürze
}
evening-new = Neuer Abend
evening-begins = Spiel { $game } des Abends: { $name } beginnt.
title-evening = Das nächste Spiel
