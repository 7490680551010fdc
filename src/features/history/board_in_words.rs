//! The board in words: a line for each column, for those who look it through with their ears.

use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;

use crate::reader::column_words;
use crate::referee::Shown;
use crate::ui::entries::{PauseEntries, SettingsEntries};
use crate::ui::prelude::*;

const BOARD: Dialog = Dialog::named("Board");

const WIDTH: f32 = 1040.0;

fn open(shown: If<Res<Shown>>, seats: If<Res<Seats>>, mut commands: Commands) {
    let [first, lines @ ..] = Column::ALL.map(|column| {
        let words = column_words(&shown.game, &seats, column);
        let line = children![medium_label(words.clone(), TextSize::Body, Role::Paper)];
        (readable(words), passage_node(), line)
    });
    let first = Spawn((FocusFirst, first));
    let lines = Children::spawn((first, SpawnIter(lines.into_iter())));
    commands.spawn(dialog(
        BOARD,
        WIDTH,
        children![
            label(texts::READER_MOUNTAIN, TextSize::Heading, Role::Paper),
            (scroll_view(0.0), lines),
            last_row(children![done_button(texts::HISTORY_DONE)]),
        ],
    ));
}

pub(crate) fn plugin(app: &mut App) {
    let entry = || Entry::new(texts::PAUSE_BOARD);
    let show = |mut dialogs: ResMut<Dialogs>| dialogs.open(BOARD);
    // A reader that starts changes no resource; the dialog does.
    let for_reader =
        move |_: Res<State<Dialog>>, reader: Res<AccessibilityRequested>| reader.get().then(entry);
    let in_game = move |screen: Res<State<Screen>>| (*screen.get() == Screen::Play).then(entry);
    app.add_entry(PauseEntries, 30, for_reader, show)
        .add_entry(SettingsEntries, 10, in_game, show)
        .add_systems(OnEnter(BOARD), open);
}
