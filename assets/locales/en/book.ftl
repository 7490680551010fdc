### The book of games

chronicle-heading = Summit book
chronicle-games = Games
chronicle-players = Players
chronicle-dice = Dice
chronicle-back = Back
chronicle-nowhere = No games here yet.
chronicle-unreadable = The games folder cannot be read.
chronicle-reading = Reading games: { $done } of { $all }…
chronicle-none = No games yet. Each game at a table will be listed here.
chronicle-none-such = No game matches.
chronicle-unusable = { $files ->
    [one] One file cannot be read: { $file }
   *[other] { $files } files cannot be read, such as { $file }
}
chronicle-who = Player
chronicle-everyone = Everyone
chronicle-rules = Rules
chronicle-rules-usual = Standard
chronicle-rules-house = House rules
chronicle-company = Table
chronicle-any = Any
chronicle-people = People only
chronicle-bots = With bots
chronicle-page = Page
chronicle-page-of = { $page } / { $pages }
chronicle-game-spoken = { $when }, { $names }: { $ended }. Replay
chronicle-won = { $turns ->
    [one] { $names } won in 1 turn
   *[other] { $names } won in { $turns } turns
}
chronicle-unfinished = Not finished
chronicle-in-progress = In progress
chronicle-played-on = Continued from another game, not counted
chronicle-won-of = Won { $figures }
chronicle-beside = { $counted } · fair { $low }–{ $high }
chronicle-beside-spoken = { $title }: { $figures }, { $expected } expected
chronicle-band = Green band: where fair luck ends 19 times in 20. Line: the average.
chronicle-faces = Faces
chronicle-sums = Sums of two dice
chronicle-sums-note = Each die in one pair
chronicle-pairs = First and second die
chronicle-stray = Fair sets this uneven: { $percent } in 100
player-wins = Games won
player-no-wins = No game finished yet.
player-wins-of = { $games ->
    [one] 1 game with { $seats } players
   *[other] { $games } games with { $seats } players
}
player-wins-all = All { $games } games
player-luck = Luck
player-busts = { $rolls ->
    [one] Busts in 1 roll
   *[other] Busts in { $rolls } rolls
}
player-faces = Dice – fair sets this uneven: { $percent } in 100.
player-turns = Turns
player-turns-note = Turns: { $turns }; rolls in each, on average: { $rolls }; steps kept: { $banked }, lost: { $lost }.
player-rolls-many = { $rolls } rolls or more
player-columns = Columns
player-column = { $visited } · claimed { $claimed }
player-bold = Boldest rolls
player-survived = { $percent } in 100, survived · turn { $turn }
player-fell = { $percent } in 100, bust · turn { $turn }
player-against = Head to head
player-against-one = { $games ->
    [one] { $name }, 1 game
   *[other] { $name }, { $games } games
}
player-skill = Decisions
player-no-skill = Summit reviews the games while this book is open. Come back in a while.
player-skill-note = By Summit’s count, games lost per 100 decisions: { $lost } (games: { $games }, decisions: { $decisions }).
player-trend = Last { $games } games: { $lately }. Before: { $before }.
identity-open = Name and privacy
identity-counts-as = Same person as
identity-itself = None
identity-hidden = Hidden from all lists
identity-is-hidden = Hidden
identity-kept-out = Games do not count
identity-note = For guests and children: games that do not count are counted for nobody. Deleting removes the name from every saved game for good; games played only against bots go with it.
identity-merge = Same person?
identity-merge-note = All games of { $earlier } will count for { $now }. This cannot be undone.
identity-merge-no = Keep apart
identity-merge-yes = Count as one
identity-rename = Rename
identity-former-name = { $name } is a former name of another player. Choose a different one.
identity-delete = Delete everything
identity-not-deleted = { $files ->
    [one] One saved game could not be changed and keeps the name: is the disk full or read-only?
   *[other] { $files } saved games could not be changed and keep the name: is the disk full or read-only?
}
when-today = Today, { $time }
when-yesterday = Yesterday, { $time }
when-days = { $days ->
    [one] { $days } day ago
   *[other] { $days } days ago
}
chronicle-open = Summit book
