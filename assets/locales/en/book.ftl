### The book of games

chronicle-heading = The climbers’ book
chronicle-games = Games
chronicle-players = Climbers
chronicle-dice = Dice
chronicle-back = Back
chronicle-nowhere = No games are kept here yet.
chronicle-unreadable = The folder of games cannot be read.
chronicle-reading = Reading the games: { $done } of { $all } …
chronicle-none = No game has been played yet. Each one will stand here.
chronicle-none-such = No game fits this choice.
chronicle-unusable = { $files ->
    [one] One file cannot be read: { $file }
   *[other] { $files } files cannot be read, such as { $file }
}
chronicle-who = Climber
chronicle-everyone = Everyone
chronicle-rules = Rules
chronicle-rules-usual = Usual
chronicle-rules-house = House rules
chronicle-company = Table
chronicle-any = Any
chronicle-people = People only
chronicle-bots = With computers
chronicle-page = Page
chronicle-page-of = { $page } / { $pages }
chronicle-game-spoken = { $when }, { $names }: { $ended }. Watch again
chronicle-won = { $turns ->
    [one] { $names } won in 1 turn
   *[other] { $names } won in { $turns } turns
}
chronicle-unfinished = Not finished
chronicle-in-progress = Still going on
chronicle-played-on = Played on from another game, not counted
chronicle-won-of = Won { $figures }
chronicle-beside = { $counted } · fair { $low }–{ $high }
chronicle-beside-spoken = { $title }: { $figures }, { $expected } expected
chronicle-band = Fair luck stays in the pale band 19 times in 20; the green line is what it gives on average.
chronicle-faces = Faces
chronicle-sums = Sums of two dice
chronicle-sums-note = Each die in one pair
chronicle-pairs = First and second die
chronicle-stray = fair dice stray as far { $percent } times in 100
player-wins = Games won
player-no-wins = No game finished yet.
player-wins-of = { $games ->
    [one] Of 1 game for { $seats }
   *[other] Of { $games } games for { $seats }
}
player-wins-all = Of all { $games } games
player-luck = Luck
player-busts = { $rolls ->
    [one] Busts in 1 roll
   *[other] Busts in { $rolls } rolls
}
player-faces = Their own dice: fair ones stray as far { $percent } times in 100.
player-turns = Turns
player-turns-note = { $turns } turns of { $rolls } rolls each on average; { $banked } spaces kept, { $lost } lost.
player-rolls-many = { $rolls } rolls or more
player-columns = Columns
player-column = { $visited } · claimed { $claimed }
player-bold = Boldest rolls
player-survived = { $percent } in 100, and it held · turn { $turn }
player-fell = { $percent } in 100, and bust · turn { $turn }
player-against = Won before the other
player-against-one = { $games ->
    [one] { $name }, 1 game
   *[other] { $name }, { $games } games
}
player-skill = Decisions
player-no-skill = Summit looks back at the games while this book is open. Come again in a while.
player-skill-note = As Summit sees it, { $lost } games lost in 100 decisions, in { $games } games with { $decisions } decisions.
player-trend = In the last { $games } games { $lately }, before { $before }.
identity-open = Name and privacy
identity-counts-as = Is the same as
identity-itself = Nobody else
identity-hidden = Left out of all lists
identity-kept-out = Games do not count
identity-note = For guests and children: games that do not count are counted for nobody. Deleting takes the name out of all records for good; games played against computers alone go with it.
identity-rename = Rename
identity-delete = Delete everything
identity-not-deleted = { $files ->
    [one] One record could not be changed and keeps the name: is the disk full or read-only?
   *[other] { $files } records could not be changed and keep the name: is the disk full or read-only?
}
when-just-now = Just now
when-hours = { $hours ->
    [one] { $hours } hour ago
   *[other] { $hours } hours ago
}
when-days = { $days ->
    [one] { $days } day ago
   *[other] { $days } days ago
}
chronicle-open = Climbers’ book
