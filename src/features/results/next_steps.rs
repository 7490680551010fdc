//! Entries for the next steps after a game.

use bevy::prelude::*;

use crate::referee::{LeaveGame, ShareGame, Shown, WatchFinished};
use crate::ui::entries::{Entries, ListedEntry};
use crate::ui::prelude::*;
use crate::ui::results::ResultsEntries;

/// Number of large entries where there is no room beside the winner, the first ones.
const LARGE: usize = 2;
const LARGE_HEIGHT: f32 = 88.0;
const SMALL_HEIGHT: f32 = 64.0;
/// Side of a picture on an entry, without words and before them.
const ICON: f32 = 40.0;
const ICON_BEFORE: f32 = 32.0;

/// Container of all entries but the main one, in the sky below the winner.
#[derive(Component)]
pub(super) struct SkyEntries;

/// Main entry alone; where the sky has no room for the others, they follow in rows.
#[derive(PartialEq)]
struct Steps {
    entries: Vec<ListedEntry>,
    is_alone: bool,
    is_text_large: bool,
}

impl View for Steps {
    type Container = ResultsEntries;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        let (first, second) = match self.entries.len() {
            _ if self.is_alone => (self.entries.get(..1).unwrap_or_default(), &[][..]),
            // A single small entry stands beside the large ones.
            ..=3 => (&self.entries[..], &[][..]),
            _ => self.entries.split_at(LARGE),
        };
        let line = || row(GAP).wrapped(GAP).fixed().aligned(AlignItems::Stretch);
        let (large, small) = first.split_at(LARGE.min(first.len()));
        for (large, small) in [(large, small), (&[][..], second)] {
            if large.is_empty() && small.is_empty() {
                continue;
            }
            parts.spawn(line()).with_children(|row| {
                for (place, entry) in large.iter().enumerate() {
                    spawn_large(row, entry, place == 0);
                }
                for entry in small {
                    spawn_small(row, entry, self.is_text_large);
                }
            });
        }
    }
}

/// Entries below each other, each with its picture.
#[derive(PartialEq)]
struct SkySteps(Vec<ListedEntry>);

impl View for SkySteps {
    type Container = SkyEntries;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        let look = ButtonLook::Secondary;
        for entry in &self.0 {
            let node = Node {
                justify_content: JustifyContent::FlexStart,
                column_gap: px(GAP),
                ..button_node(look).padded(GAP, TIGHT)
            };
            let words = &entry.entry.words;
            parts
                .spawn((bare_button_in(node, words.clone(), look), entry.on_press()))
                .with_children(|button| {
                    if let Some(picture) = entry.entry.picture {
                        button.spawn((icon(picture, Vec2::splat(ICON_BEFORE)), Ink(1.0)));
                    }
                    let words = label(words.clone(), TextSize::Small, Role::Paper);
                    button.spawn((words, TextLayout::no_wrap(), Ink(1.0)));
                });
        }
    }
}

/// Spawns a large entry; the main one takes more of the row.
fn spawn_large(row: &mut ChildSpawnerCommands, entry: &ListedEntry, is_main: bool) {
    let (look, share) = match is_main {
        true => (ButtonLook::Primary, 2.0),
        false => (ButtonLook::Secondary, 1.0),
    };
    let node = Node {
        min_height: px(LARGE_HEIGHT),
        ..button_node(look).padded(GAP, TIGHT).grown(share)
    };
    let words = entry.entry.words.clone();
    let mut button = row.spawn((button_in(node, words, look), entry.on_press()));
    if is_main {
        button.insert(FocusFirst);
    }
}

/// Spawns a small entry; where text is large, its picture replaces its words.
fn spawn_small(row: &mut ChildSpawnerCommands, entry: &ListedEntry, is_text_large: bool) {
    let look = ButtonLook::Secondary;
    let node = Node {
        min_height: px(SMALL_HEIGHT),
        ..button_node(look).padded(GAP, TIGHT).grown(1.0)
    };
    let words = &entry.entry.words;
    row.spawn((bare_button_in(node, words.clone(), look), entry.on_press()))
        .with_children(|button| {
            match entry.entry.picture.filter(|_| is_text_large) {
                Some(picture) => button.spawn((icon(picture, Vec2::splat(ICON)), Ink(1.0))),
                None => button.spawn((label(words.clone(), TextSize::Body, Role::Paper), Ink(1.0))),
            };
        });
}

/// The sky below the winner has room for the other entries beside the board, with text of the default size.
fn has_sky(canvas: &Canvas, settings: &Settings) -> bool {
    !canvas.is_tall() && settings.text_scale.factor() <= 1.0
}

type Inputs<'w> = (
    Res<'w, Entries<ResultsEntries>>,
    Res<'w, Canvas>,
    Res<'w, Settings>,
);

fn steps((entries, canvas, settings): Inputs) -> Option<Steps> {
    Some(Steps {
        entries: entries.items().cloned().collect(),
        is_alone: has_sky(&canvas, &settings),
        is_text_large: settings.text_scale.factor() > 1.0,
    })
}

fn sky_steps((entries, canvas, settings): Inputs) -> Option<SkySteps> {
    let others = entries.items().skip(1).cloned();
    has_sky(&canvas, &settings).then(|| SkySteps(others.collect()))
}

/// Entry for the title, unless the main entry leads there from a game of one seat.
fn title(shown: Res<Shown>) -> Option<Entry> {
    let entry = || Entry::new(texts::RESULTS_TITLE).with_picture(Art::IconClose);
    (shown.game.seats() > 1).then(entry)
}

pub(super) fn plugin(app: &mut App) {
    let again = || Entry::new(texts::WATCH_AGAIN).with_picture(Art::IconPlay);
    let share = || Entry::new(texts::SHARE_OPEN).with_picture(Art::IconShare);
    let watch_game = |mut commands: Commands| commands.trigger(WatchFinished);
    let share_game = |mut commands: Commands| commands.trigger(ShareGame::default());
    let leave_game = |mut commands: Commands| commands.trigger(LeaveGame);
    app.add_view(steps)
        .add_view(sky_steps)
        .add_entry(ResultsEntries, 20, again, watch_game)
        .add_entry(ResultsEntries, 30, share, share_game)
        .add_entry(ResultsEntries, 50, title, leave_game);
}
