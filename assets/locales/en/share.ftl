### Sharing

share-heading = Share this game
share-drawing = The poster is being drawn …
share-preview = The poster: { $poster }
share-poster = Save the poster
share-turn = Turn
share-turn-value = { $turn } · { $name }
share-turn-decisive = { $turn } · { $name } · decisive
share-animation = Save the turn as an animation
share-copy = Copy the game as text
share-text = Save the game as text
share-done = Close
share-luck = Luck { $luck } %
share-decisive = The decisive turn
share-decisive-turn = Turn { $turn }, { $name }: { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}, and from { $before } % to { $after } % to win
share-turn-title = Turn { $turn }: { $name }
share-stop = Made camp!
share-saved = { $file } is in { $folder }
share-copied = The game is in the clipboard.
share-under-way = The animation is being drawn; a message says when it is there.
share-failed = It could not be saved.
share-full = It could not be saved: the disk is full.
share-read-only = It could not be saved: nothing may be written there.
share-no-folder = It could not be saved: there is no folder for pictures or documents.
open-missing = { $file } is not there.
open-unreadable = { $file } cannot be read.
open-folder = { $file } is a folder; give a game.
open-empty = { $file } is empty.
open-foreign = { $file } is no game of Can’t Stop.
open-damaged = { $file } is damaged in line { $line }.
open-newer = { $file } was written by a later version of the game.
