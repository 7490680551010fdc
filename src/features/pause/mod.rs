//! The pause: go on, look something up, or leave without losing anything.

pub(crate) mod give_up;
mod quit;

use bevy::prelude::*;
use cant_stop_rules::Settings;

use crate::core::dialogs::Dialogs;
use crate::core::locale::Words;
use crate::core::texts;
use crate::play::house_rules::summary;
use crate::referee::{LeaveGame, Shown};
use crate::ui::color::Role;
use crate::ui::dialog::{PAUSE, dialog};
use crate::ui::entries::{AddEntry, Entries, Entry, ListedEntry, PauseEntries};
use crate::ui::focus::FocusFirst;
use crate::ui::kit::{AddView, Flex, View};
use crate::ui::spacing::APART;
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{
    ButtonLook, button_in, button_node, label, medium_label, row, scroll_view,
};

const WIDTH: f32 = 760.0;
/// The least width of an entry.
const ENTRY: f32 = 440.0;

fn open(shown: Option<Res<Shown>>, mut commands: Commands) {
    let agreed = shown.map_or_else(Settings::default, |shown| shown.game.settings());
    commands.spawn(dialog(
        PAUSE,
        WIDTH,
        children![
            label(
                Words::new(texts::PAUSE_HEADING),
                TextSize::Heading,
                Role::Paper
            ),
            medium_label(
                Words::new(texts::PAUSE_NOTE),
                TextSize::Small,
                Role::PaperDim
            ),
            at_this_table(agreed),
            (
                scroll_view(0.0),
                children![(PauseEntries, row(APART).wrapped(APART))],
            ),
        ],
    ));
}

/// Entries below each other; two in a row where large text makes the dialog wide and leaves it no height.
#[derive(PartialEq)]
struct List(Vec<ListedEntry>);

impl View for List {
    type Container = PauseEntries;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        for (place, entry) in self.0.iter().enumerate() {
            let look = match place {
                0 => ButtonLook::Primary,
                _ => ButtonLook::Secondary,
            };
            let node = Node {
                flex_grow: 1.0,
                flex_basis: px(ENTRY),
                ..button_node(look)
            };
            let mut button = parts.spawn((
                button_in(node, entry.entry.words.clone(), look),
                entry.on_press(),
            ));
            if place == 0 {
                button.insert(FocusFirst);
            }
        }
    }
}

fn list(entries: Res<Entries<PauseEntries>>) -> Option<List> {
    Some(List(entries.items().cloned().collect()))
}

/// Rules of this table that differ from the common ones; nothing if none does.
fn at_this_table(agreed: Settings) -> impl Bundle {
    (
        medium_label(
            Words::new(texts::TABLE_HERE).with("rules", summary(agreed)),
            TextSize::Small,
            Role::Gold,
        ),
        Node {
            display: if agreed == Settings::default() {
                Display::None
            } else {
                Display::Flex
            },
            ..default()
        },
    )
}

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(give_up::plugin)
        .add_entry(
            PauseEntries,
            10,
            || Entry::new(texts::PAUSE_RESUME),
            |mut dialogs: ResMut<Dialogs>| dialogs.close(),
        )
        .add_entry(
            PauseEntries,
            60,
            || Entry::new(texts::PAUSE_LEAVE),
            |mut commands: Commands| commands.trigger(LeaveGame),
        )
        .add_entry(
            PauseEntries,
            70,
            || Entry::new(texts::PAUSE_QUIT),
            quit::quit,
        )
        .add_view(list)
        .add_systems(OnEnter(PAUSE), open);
}
