//! Note in the place of the cards: why a turn was lost, what the rules demand, what dice in a hand do.

use bevy::prelude::*;
use cant_stop_rules::{Pairing, Stage, Use};

use super::panels::placed;
use super::past_turns::risk;
use super::situation::Situation;
use crate::core::settings::{Odds, OneButton, Speed};
use crate::referee::{GameStory, Match};
use crate::ui::prelude::*;
use crate::ui::widgets::{panel_in, panel_node};

/// Rise of a note over dice in a hand.
const RAISED: f32 = 150.0;

#[derive(Component)]
struct NotePlace;

#[derive(PartialEq)]
struct Note {
    title: Words,
    detail: Option<Words>,
    size: TextSize,
    /// Above its place, clear of dice in a hand below it.
    is_raised: bool,
}

impl View for Note {
    type Container = NotePlace;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        let node = Node {
            max_width: percent(100),
            margin: UiRect::bottom(px(if self.is_raised { RAISED } else { 0.0 })),
            row_gap: px(TIGHT / 2.0),
            ..panel_node().fixed().centered().padded(GAP, TIGHT)
        };
        let centered = TextLayout::justify(Justify::Center);
        parts.spawn(panel_in(node)).with_children(|lines| {
            lines.spawn((label(self.title.clone(), self.size, Role::Paper), centered));
            if let Some(detail) = self.detail.clone() {
                let detail = medium_label(detail, TextSize::Small, Role::PaperDim);
                lines.spawn((detail, centered));
            }
        });
    }
}

fn note(
    situation: If<Res<Situation>>,
    seats: Res<Seats>,
    (canvas, settings): (Res<Canvas>, Res<Settings>),
    (story, current): (If<Res<GameStory>>, If<Res<Match>>),
) -> Option<Note> {
    // The sentence of a guided match stands in the place of the note.
    if current.policy().is_guided {
        return None;
    }
    let last = story.turns().last();
    let last = last.filter(|_| settings.odds == Odds::AfterTurn);
    let (title, detail) = words(&situation, &seats, &settings, last.map(risk))?;
    let size = match settings.text_scale {
        TextScale::Normal | TextScale::Large => TextSize::Label,
        _ => TextSize::Small,
    };
    let layout = canvas.play_layout(settings.text_scale.factor());
    Some(Note {
        title,
        detail,
        size,
        is_raised: situation.in_hand && layout.cards.min.y < layout.tray.min.y,
    })
}

/// Title and detail. `risk` is that of the last turn, where odds are shown after it.
fn words(
    situation: &Situation,
    seats: &Seats,
    settings: &Settings,
    risk: Option<Words>,
) -> Option<(Words, Option<Words>)> {
    let game = &situation.game;
    let name = &seats.get(situation.seat()).name;
    let only = |words: Words| Some((words, None));
    let shakes = settings.speed != Speed::Instant
        && !settings.press_to_shake
        && settings.one_button == OneButton::Off;
    match situation.happening {
        Some(GameEvent::Busted { .. }) => {
            let (title, saved) = busted(game);
            let detail = match risk {
                Some(risk) => Words::dotted(saved, risk),
                None => saved,
            };
            return Some((title, Some(detail)));
        }
        Some(GameEvent::Stopped { .. } | GameEvent::Banked { .. }) => return risk.and_then(only),
        Some(GameEvent::GaveUp { column, .. }) => {
            return only(Words::new(texts::NOTE_GIVES_UP).with("column", column.number()));
        }
        Some(GameEvent::KeepCalled { .. } | GameEvent::Kept { .. }) => {
            return only(Words::new(texts::NOTE_KEEPS).with("name", name));
        }
        Some(GameEvent::RollOffTied { .. }) => {
            return only(Words::new(texts::BANNER_ROLL_OFF_TIED));
        }
        _ => {}
    }
    if situation.in_hand {
        let ends = if settings.press_to_shake {
            texts::NOTE_PRESS_AGAIN
        } else {
            texts::NOTE_LET_GO
        };
        return Some((Words::new(ends), Some(Words::new(texts::NOTE_PUT_BACK))));
    }
    match game.stage() {
        Stage::Keeping if situation.person.is_none() => {
            only(Words::new(texts::NOTE_KEEPS).with("name", name))
        }
        Stage::Deciding
            if situation.person.is_some() && situation.has_moved() && !game.may_stop() =>
        {
            Some((
                Words::new(texts::NOTE_PRESS_ON).with("columns", list(game.on_anothers_square())),
                Some(Words::new(texts::NOTE_PRESS_ON_WHY)),
            ))
        }
        Stage::Deciding if situation.person.is_some() && !situation.has_moved() && shakes => {
            only(Words::new(texts::NOTE_SHAKE))
        }
        Stage::RollOff => Some((
            Words::new(texts::NOTE_ROLL_OFF),
            Some(Words::new(texts::BANNER_HIGHEST_BEGINS)),
        )),
        _ => None,
    }
}

fn spawn(mut commands: Commands) {
    let node = Node {
        justify_content: JustifyContent::Center,
        align_items: AlignItems::End,
        ..default()
    };
    commands.spawn((placed("note", Canvas::cards_rect), node, NotePlace));
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), spawn).add_view(note);
}

/// The sums rolled, and those that would have saved the turn. The game is still the one the dice were rolled in.
fn busted(game: &Game) -> (Words, Words) {
    let mut rolled: Vec<String> = Vec::new();
    for Pairing { mut sums, .. } in game.pairings().into_iter().flatten() {
        sums.sort();
        let sums = list(sums);
        if !rolled.contains(&sums) {
            rolled.push(sums);
        }
    }
    let (saving, dead) = saving(game);
    let saved = if saving.is_empty() {
        Words::new(texts::NOTE_NOTHING_SAVES)
    } else if saving.len() > dead.len() {
        Words::new(texts::NOTE_ALL_BUT).with("sums", enumerate(&dead))
    } else {
        Words::new(texts::NOTE_WOULD_HAVE_HELD).with("sums", enumerate(&saving))
    };
    let title = Words::new(texts::NOTE_BUSTED).with("sums", rolled.join(", "));
    (title, saved)
}

/// The columns that would have saved the turn, and those that would not.
pub(super) fn saving(game: &Game) -> (Vec<Column>, Vec<Column>) {
    Column::ALL
        .into_iter()
        .partition(|&column| game.usage(column) == Use::Usable)
}

/// Columns in a sentence: commas, and "or" before the last.
fn enumerate(columns: &[Column]) -> Words {
    let number = |column: &Column| column.number().to_string();
    match columns {
        [] | [_] => Words::literal(columns.iter().map(number).collect::<String>()),
        [before @ .., last] => {
            let before: Vec<String> = before.iter().map(number).collect();
            Words::new(texts::SUMS_OR)
                .with("first", before.join(", "))
                .with("last", last.number())
        }
    }
}

/// Columns in a row.
pub(super) fn list(columns: impl IntoIterator<Item = Column>) -> String {
    let numbers: Vec<String> = columns
        .into_iter()
        .map(|column| column.number().to_string())
        .collect();
    // Kept together: a dot alone at the end of a line, or a number alone on the next, would look lost.
    numbers.join("\u{a0}·\u{a0}")
}
