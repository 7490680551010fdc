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

### control

control-device = Gerät
control-there = { $control } ({ $layout })
control-press-now = Drück …
control-restore = Zurücksetzen
control-note = Wähle eine Zeile, dann drück die neue Taste oder den neuen Knopf.
control-note-mouse = Zeigen und linke Maustaste lassen sich nicht ändern. Wähle eine Zeile, dann drück eine andere Maustaste.
control-listening = Drück die Taste oder den Knopf für „{ $control }“. Mit Escape oder Abwarten ändert sich nichts.
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
