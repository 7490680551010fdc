### Sharing

share-heading = Share this game
share-drawing = Drawing the poster…
share-preview = Poster: { $poster }
share-poster = Save poster
share-poster-wide = Save wide poster
share-turn = Turn
share-turn-value = { $turn } · { $name }
share-turn-decisive = { $turn } · { $name } · decisive
share-animation = Save turn as animation
share-copy = Copy game as text
share-text = Save game as text
share-done = Close
share-turns = in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
share-decisive-turn = Turn { $turn }, { $name }: { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}: { $before }% to { $after }%
share-turn-title = Turn { $turn }: { $name }
share-stop = Made camp!
share-saved = { $file } saved in { $folder }
share-copied = The game is on the clipboard.
share-under-way = Drawing the animation… A message says when it is ready.
share-failed = It could not be saved.
share-full = It could not be saved: the disk is full.
share-read-only = It could not be saved: the folder is read-only.
share-no-folder = It could not be saved: there is no folder for pictures or documents.
open-missing = { $file } was not found.
open-unreadable = { $file } cannot be read.
open-folder = { $file } is a folder, not a game.
open-empty = { $file } is empty.
open-foreign = { $file } is not a Can’t Stop game.
open-damaged = { $file } is damaged in line { $line }.
open-newer = { $file } is from a newer version of the game.
