//! The pause: go on, look something up, or leave without losing anything.

use bevy::app::AppExit;
use bevy::prelude::*;
use bevy::window::WindowCloseRequested;

use crate::play::house_rules::summary;
use crate::referee::{AskToGiveUp, GaveUp, LeaveGame, Match, RecordFolder, SavedGame};
use crate::ui::dialog::PAUSE;
use crate::ui::entries::{Entries, ListedEntry, PauseEntries};
use crate::ui::prelude::*;
use crate::ui::question::{Ask, QUESTION};

const WIDTH: f32 = 760.0;
/// The least width of an entry.
const ENTRY: f32 = 440.0;

fn open(mut leaving: Leaving) {
    let note = match leaving.is_at_risk() {
        true => texts::QUIT_NOTE,
        false => texts::PAUSE_NOTE,
    };
    let current = leaving.current.as_deref();
    let agreed = current.map_or_else(Variant::default, |current| current.game().variant());
    let here = texts::TABLE_HERE.with("rules", summary(agreed));
    leaving.commands.spawn(dialog(
        PAUSE,
        WIDTH,
        children![
            label(texts::PAUSE_HEADING, TextSize::Heading, Role::Paper),
            (
                medium_label(note, TextSize::Small, Role::PaperDim),
                Node {
                    display: display_if(!current.is_some_and(Match::is_disposable)),
                    ..default()
                },
            ),
            // Rules of this table, if any differs from the common ones.
            (
                medium_label(here, TextSize::Small, Role::Gold),
                Node {
                    display: display_if(agreed != Variant::default()),
                    ..default()
                },
            ),
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
            let node = button_node(look).growing(ENTRY);
            let button = button_in(node, entry.entry.words.clone(), look);
            let mut button = parts.spawn((button, entry.on_press()));
            if place == 0 {
                button.insert(FocusFirst);
            }
        }
    }
}

/// Asks before a new game takes the place of one that is not finished.
fn ask_to_give_up(
    _: On<AskToGiveUp>,
    (saved, roster): (Res<SavedGame>, Res<StoredRoster>),
    mut commands: Commands,
) {
    let seats = saved.0.iter().flat_map(|saved| &saved.seats);
    let names: Vec<&str> = seats.map(|plan| roster.now(&plan.name)).collect();
    commands.trigger(Ask {
        heading: texts::GIVE_UP_HEADING,
        note: texts::GIVE_UP_NOTE.with("names", names.join(" · ")),
        keep: texts::GIVE_UP_NO,
        go: texts::GIVE_UP_YES,
        act: |commands| commands.trigger(GaveUp),
    });
}

/// Match that is left.
#[derive(SystemParam)]
struct Leaving<'w, 's> {
    current: Option<Res<'w, Match>>,
    folder: Res<'w, RecordFolder>,
    commands: Commands<'w, 's>,
}

impl Leaving<'_, '_> {
    /// Returns `true` if the match is lost once it is left.
    fn is_at_risk(&self) -> bool {
        self.folder.is_wanted() && self.current.as_deref().is_some_and(Match::is_at_risk)
    }

    /// Does `act`, after a question if that loses the match.
    fn leave(&mut self, is_lost: bool, go: TextKey, act: fn(&mut Commands)) {
        if !is_lost {
            return act(&mut self.commands);
        }
        self.commands.trigger(Ask {
            heading: texts::QUIT_HEADING,
            note: Words::new(texts::QUIT_NOTE),
            keep: texts::QUIT_STAY,
            go,
            act,
        });
    }
}

/// Names the place it leads to: a replay may have been opened from the results.
fn leave_entry(current: If<Res<Match>>) -> Entry {
    Entry::new(match current.policy().leads_to {
        Screen::Title => texts::PAUSE_LEAVE,
        _ => texts::WATCH_LEAVE,
    })
}

fn leave(mut leaving: Leaving) {
    let is_lost = leaving.is_at_risk();
    leaving.leave(is_lost, texts::PAUSE_LEAVE, |commands| {
        commands.trigger(LeaveGame);
    });
}

fn quit(mut leaving: Leaving) {
    let current = leaving.current.as_deref();
    let is_lost = current.is_some_and(|current| !current.is_kept());
    leaving.leave(is_lost, texts::QUIT_ANYWAY, exit);
}

/// Closes the window, after a question if the match cannot be saved; at once while a question is open: a second press is meant.
fn close_window(dialogs: Res<Dialogs>, mut leaving: Leaving) {
    let is_lost = leaving.is_at_risk() && dialogs.top() != QUESTION;
    leaving.leave(is_lost, texts::QUIT_ANYWAY, exit);
}

fn exit(commands: &mut Commands) {
    commands.write_message(AppExit::Success);
}

pub(crate) fn plugin(app: &mut App) {
    let resume = || Entry::new(texts::PAUSE_RESUME);
    let close = |mut dialogs: ResMut<Dialogs>| dialogs.close();
    app.add_observer(ask_to_give_up)
        .add_entry(PauseEntries, 10, resume, close)
        .add_entry(PauseEntries, 60, leave_entry, leave)
        .add_entry(PauseEntries, 70, || Entry::new(texts::PAUSE_QUIT), quit)
        .add_view(|entries: Res<Entries<PauseEntries>>| {
            Some(List(entries.items().cloned().collect()))
        })
        .add_systems(OnEnter(PAUSE), open)
        .add_systems(
            Update,
            close_window.run_if(on_message::<WindowCloseRequested>),
        );
}
