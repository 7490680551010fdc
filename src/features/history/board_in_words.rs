//! The board in words: a line for each column, for those who look it through with their ears.

use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use cant_stop_rules::Column;

use crate::core::dialogs::{Dialog, Dialogs};
use crate::core::locale::Words;
use crate::core::seats::Seats;
use crate::core::states::Screen;
use crate::core::texts;
use crate::reader::column_words;
use crate::referee::Shown;
use crate::ui::color::Role;
use crate::ui::dialog::dialog;
use crate::ui::done_button;
use crate::ui::entries::{AddEntry, Entry, PauseEntries, SettingsEntries};
use crate::ui::focus::FocusFirst;
use crate::ui::last_row;
use crate::ui::readable::{passage_node, readable};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{label, medium_label, scroll_view};

/// Dialog of the board in words, column by column.
const BOARD: Dialog = Dialog::named("Board");

const WIDTH: f32 = 1040.0;

fn open(shown: Option<Res<Shown>>, seats: Option<Res<Seats>>, mut commands: Commands) {
    let (Some(shown), Some(seats)) = (shown, seats) else {
        return;
    };
    let lines = Column::ALL.map(|column| column_words(&shown.game, &seats, column));
    commands.spawn(dialog(
        BOARD,
        WIDTH,
        children![
            label(
                Words::new(texts::READER_MOUNTAIN),
                TextSize::Heading,
                Role::Paper
            ),
            (
                scroll_view(0.0),
                Children::spawn(SpawnWith(move |list: &mut ChildSpawner| {
                    for (index, words) in lines.into_iter().enumerate() {
                        let mut line = list.spawn((
                            readable(words.clone()),
                            passage_node(),
                            children![medium_label(words, TextSize::Body, Role::Paper)],
                        ));
                        if index == 0 {
                            line.insert(FocusFirst);
                        }
                    }
                })),
            ),
            last_row(children![done_button(Words::new(texts::HISTORY_DONE))]),
        ],
    ));
}

pub(crate) fn plugin(app: &mut App) {
    let entry = || Entry::new(texts::PAUSE_BOARD);
    let show = |mut dialogs: ResMut<Dialogs>| dialogs.open(BOARD);
    app.add_entry(
        PauseEntries,
        30,
        // A reader that starts changes no resource; the dialog does.
        move |_: Res<State<Dialog>>, reader: Res<AccessibilityRequested>| reader.get().then(entry),
        show,
    )
    .add_entry(
        SettingsEntries,
        10,
        move |screen: Res<State<Screen>>| (*screen.get() == Screen::Play).then(entry),
        show,
    )
    .add_systems(OnEnter(BOARD), open);
}
