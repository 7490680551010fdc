### settings

settings-heading = Optionen
settings-text-size = Textgröße
settings-motion = Bewegung
settings-motion-full = Voll
settings-motion-reduced = Weniger
settings-risk = Folgt dem Risiko
settings-risk-all = Himmel und Musik
settings-risk-sky = Himmel
settings-risk-music = Musik
settings-risk-nothing = Nichts
settings-decisive = Zeitlupe bei großen Würfen
settings-odds = Absturzrisiko
settings-rumble = Vibration
settings-section-text = Text
settings-section-picture = Bild
settings-section-sound = Ton
settings-section-game = Spiel
settings-reader = Screenreader
settings-reader-auto = Automatisch
settings-contrast = Hoher Kontrast
settings-window = Anzeige
settings-window-window = Im Fenster
settings-window-borderless = Vollbild
settings-window-full = Vollbild exklusiv
settings-monitor-number = Monitor { $number }
settings-frames = Bilder pro Sekunde
settings-frames-monitor = Wie der Monitor
settings-frames-most = Bis { $frames }
settings-colors = Spielerfarben
settings-colors-classic = Klassisch
settings-colors-vivid = Kräftig
settings-colors-soft = Sanft
settings-reset = Zurücksetzen
settings-done = Fertig
settings-bot-speed = Bot-Tempo
settings-bot-speed-same = Gleich
settings-guard = Warten vor dem Wurf
settings-help = Hilfe
settings-help-all = Erklärungen und Tipps
settings-tips = Erklärungen
pause-settings = Optionen
title-settings = Optionen

### notices

notice-settings = Einige Optionen in { $file } sind unbekannt oder beschädigt ({ $values }{ $rest ->
    [0] {""}
   *[other] {" "}und { $rest } weitere
}); dafür gilt der Standard. Die alte Datei bleibt als { $kept } erhalten.
notice-settings-unreadable = { $file } war nicht lesbar, es gelten die Standardoptionen. Die Datei bleibt als { $kept } erhalten.
notice-settings-newer = { $file } stammt aus einer neueren Version von Can’t Stop, es gelten die Standardoptionen. Die Datei bleibt als { $kept } erhalten.
notice-cannot-store = Optionen und Fortschritt lassen sich nicht speichern ({ $reason }). Schaff Platz oder prüf die Rechte des Ordners.

### control

control-device = Gerät
control-there = { $control } ({ $layout })
control-press-now = Drück …
control-restore = Zurücksetzen
control-note = Wähle eine Zeile, dann drück die neue Taste oder den neuen Knopf.
control-note-mouse = Zeigen und linke Maustaste lassen sich nicht ändern. Wähle eine Zeile, dann drück eine andere Maustaste.
control-listening = Drück die Taste oder den Knopf für „{ $control }“. Mit Escape oder Abwarten ändert sich nichts.
control-listening-escape = Drück die Taste für „{ $control }“. Eine Taste, die schon dafür gilt, oder Abwarten ändert nichts.
control-taken = { $press } ist belegt: { $control }. Noch einmal drücken tauscht die beiden, oder drück etwas anderes.
control-unusable = Das geht hier nicht. Drück etwas anderes.
control-conflict = { $press } tut zweierlei: { $control } und { $other }. Ändere eins davon.

### sofa

text-size-tv = { $percent } · TV
tv-question = Spielst du am Fernseher?
tv-note = Großer Text ist aus drei Metern lesbar. In den Optionen kannst du das jederzeit ändern.
tv-yes = Großer Text
tv-no = So lassen

### one button, and no time pressure

settings-messages = Hinweise bleiben
settings-messages-while = Ein paar Sekunden
settings-messages-press = Bis zum Drücken
settings-hints = Tipp-Knopf
settings-held = Knopf halten
settings-held-all = Schüttelt, wiederholt
settings-held-shakes = Schüttelt
settings-held-repeats = Wiederholt
settings-held-nothing = Nichts
settings-one-button = Mit einem Knopf
settings-one-button-moves = Wandert von selbst
settings-one-button-steps = Drücken und halten
settings-scan-time = Zeit je Element
settings-switch = Welcher Knopf
settings-switch-any = Jeder
settings-switch-left = Linke Maustaste
settings-switch-one = Zuletzt gedrückt
one-button-question = Mit einem Knopf spielen?
one-button-note = Der Rahmen wandert von einem zum nächsten. Drück, wenn er da ist, wo du ihn willst. In den Optionen kannst du das wieder abschalten.
one-button-yes = Ein Knopf
one-button-no = Nein, danke
one-button-on = Mit einem Knopf: Drück, wenn der Rahmen da ist, wo du ihn willst. Abschalten unter Optionen, Spiel.
one-button-on-steps = Mit einem Knopf: Drücken bewegt den Rahmen, Halten wählt. Abschalten unter Optionen, Spiel.

### reading comfort

settings-typeface = Schriftart
settings-spacing-wide = weite Zeilen

### pointer

settings-pointer = Mauszeiger
settings-pointer-system = System
settings-pointer-large = Groß
settings-pointer-larger = Sehr groß
settings-odds-always = Sichtbar
settings-odds-never = Versteckt
settings-odds-after = Nach dem Zug
settings-speed = Tempo
settings-speed-slow = Langsam
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-speed-instant = Sofort

### credits

credits-heading = Credits
credits-game = Can’t Stop, das Brettspiel, ist von Sid Sackson.
credits-own = Programm, Bilder, Klänge, Musik und Texte entstanden für dieses Spiel. Lizenz: { $licence }.
credits-fonts = Schrift
credits-by = { $what } · { $who }
credits-libraries = Bibliotheken
credits-libraries-note = Das Spiel steht auf der Arbeit vieler, die sie frei teilen:

### what each setting does

about-language = Die Sprache von allem, was du liest oder vorgelesen bekommst.
about-text-size = Macht Wörter, Knöpfe und Karten größer.
about-typeface = Buchstaben, die man besser unterscheidet, und mehr Abstand der Zeilen.
about-reader = Das ganze Spiel wird vorgelesen, solange der Screenreader des Systems läuft.
about-messages = Hinweise verschwinden nach ein paar Sekunden oder warten, bis du drückst.
about-contrast = Schwarzer Grund, helle Schrift und ein Rand um Knöpfe und Figuren.
about-pointer = Ein größerer Mauszeiger mit dunklem und hellem Rand.
about-motion = Weniger: Alles erscheint und geht an seinem Ort; nichts fliegt oder wackelt.
about-window = Im Fenster oder auf dem ganzen Bildschirm, und auf welchem Monitor.
about-frames = Weniger Bilder pro Sekunde sparen Strom.
about-odds = Wann das Spiel sagt, wie riskant der nächste Wurf ist.
about-speed = Wie schnell sich Würfel und Kletterer in Zügen von Menschen bewegen.
about-bot-speed = Wie schnell sich Würfel und Kletterer in Zügen von Bots bewegen.
about-decisive = Die Würfel werden zuletzt langsam, wenn von einem Wurf viel abhängt.
about-help = Erklärungen zu dem, was neu ist, und Tipps vom stärksten Bot.
about-colors = Andere Farben für die Spieler; jeder behält seine Form.
about-risk = Himmel und Musik werden wilder, wenn der nächste Wurf riskanter wird.
about-held = Ob ein gehaltener Knopf die Würfel schüttelt und Pfeile sich wiederholen.
about-one-button = Das ganze Spiel mit einer einzigen Taste, einem Knopf oder Klick.
about-scan-time = Wie lange der Rahmen bei einem Element bleibt, bevor er weiterwandert.
about-switch = Nur diese Taste oder dieser Knopf nimmt, was im Rahmen ist; andere wie sonst.

### what helps whom

helps-heading = Was hilft
helps-sight = Wenig oder nichts sehen
helps-sight-note = Ein Screenreader erzählt das ganze Spiel, und jede Spalte hat ihren eigenen Ton.
helps-colors = Farben unterscheiden
helps-colors-note = Nichts sagt allein die Farbe: Spieler haben Formen, das Risiko hat Zahlen.
helps-hearing = Wenig oder nichts hören
helps-hearing-note = Alles, was zu hören ist, ist auch zu sehen.
helps-hands = Wenig drücken, oder nur ein Knopf
helps-hands-note = Tasten und Knöpfe lassen sich unter „Steuerung“ ändern, und nichts eilt.
helps-reading = Lesen fällt schwer
helps-reading-note = „So wird gespielt“ zeigt jede Regel auf einem kleinen Brett.
helps-motion = Bewegung oder Blitze stören
helps-motion-note = Nichts blitzt öfter als dreimal in der Sekunde.
helps-time = Zeit oder Ruhe brauchen
helps-time-note = Keine Regel hat eine Uhr, und eine Wahl lässt sich bis zum nächsten Wurf zurücknehmen.
