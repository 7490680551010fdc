//! What stands in the cards' place when there is nothing to choose: what stopping would bank, why the turn was lost, who begins.

use bevy::prelude::*;
use cant_stop_rules::{Column, Event as GameEvent, Game, Pairing, RUNNERS, Stage, Use};

use super::HudSystems;
use super::panels::placed;
use super::situation::Situation;
use crate::ground::canvas::Canvas;
use crate::ground::locale::Words;
use crate::ground::seats::Seats;
use crate::ground::settings::{Settings, TextScale};
use crate::ground::states::Screen;
use crate::ground::texts::{self, TextKey};
use crate::theme::widgets::{self, label, medium_label, panel};
use crate::theme::{color::Role, spacing, type_scale::TextSize};

#[derive(Component)]
struct StatusPanel;

#[derive(Component)]
struct Title;

#[derive(Component)]
struct Subtitle;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), spawn_panel);
    app.add_systems(
        Update,
        write.in_set(HudSystems::Show).run_if(
            resource_exists_and_changed::<Situation>
                .or_else(resource_exists::<Situation>.and_then(resource_changed::<Settings>)),
        ),
    );
}

fn spawn_panel(mut commands: Commands) {
    commands
        .spawn((panel(), StatusPanel))
        .insert(placed("status", Canvas::cards_rect))
        .insert(Node {
            position_type: PositionType::Absolute,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            padding: UiRect::axes(px(spacing::GAP), px(spacing::TIGHT)),
            border: px(1).all(),
            border_radius: BorderRadius::all(px(spacing::RADIUS)),
            ..widgets::column(spacing::TIGHT / 2.0)
        })
        .with_children(|lines| {
            lines.spawn((
                Title,
                label(Words::literal(""), TextSize::Label, Role::Paper),
                TextLayout::justify(Justify::Center),
            ));
            lines.spawn((
                Subtitle,
                medium_label(Words::literal(""), TextSize::Small, Role::PaperDim),
                TextLayout::justify(Justify::Center),
            ));
        });
}

fn write(
    situation: Res<Situation>,
    seats: Res<Seats>,
    settings: Res<Settings>,
    panel: Single<&mut Visibility, With<StatusPanel>>,
    title: Single<(&mut Words, &mut TextFont), (With<Title>, Without<Subtitle>)>,
    subtitle: Single<(&mut Words, &mut Node), (With<Subtitle>, Without<Title>)>,
) {
    let status = status(&situation, &seats);
    *panel.into_inner() = match status {
        Some(_) => Visibility::Inherited,
        None => Visibility::Hidden,
    };
    let Some((first, second)) = status else {
        return;
    };
    let (mut title, mut font) = title.into_inner();
    title.set_if_neq(first);
    let size = match settings.text_scale {
        TextScale::Normal | TextScale::Large => TextSize::Label,
        _ => TextSize::Small,
    };
    if font.font_size != size.font() {
        font.font_size = size.font();
    }
    let (mut words, mut node) = subtitle.into_inner();
    node.display = match second {
        Some(_) => Display::Flex,
        None => Display::None,
    };
    if let Some(second) = second {
        words.set_if_neq(second);
    }
}

fn status(situation: &Situation, seats: &Seats) -> Option<(Words, Option<Words>)> {
    let game = &situation.game;
    match situation.happening {
        Some(GameEvent::Busted { .. }) => return Some(busted(game)),
        Some(GameEvent::Claimed { column, .. }) => {
            let claimed = Words::new(texts::CARD_CLAIMED).with("column", column.number());
            return Some((claimed, None));
        }
        Some(GameEvent::GaveUp { column, .. }) => {
            let gone = Words::new(texts::NOTE_GIVES_UP).with("column", column.number());
            return Some((gone, None));
        }
        Some(GameEvent::KeepCalled { .. } | GameEvent::Kept { .. }) => {
            let name = &seats.get(situation.seat()).name;
            return Some((Words::new(texts::NOTE_KEEPS).with("name", name), None));
        }
        _ => {}
    }
    if situation.in_hand {
        return Some((
            Words::new(texts::NOTE_LET_GO),
            Some(Words::new(texts::NOTE_PUT_BACK)),
        ));
    }
    let name = &seats.get(situation.seat()).name;
    match game.stage() {
        Stage::Pairing if situation.happening.is_none() => None,
        Stage::Keeping if situation.person.is_some() => None,
        Stage::Keeping => Some((Words::new(texts::NOTE_KEEPS).with("name", name), None)),
        Stage::Deciding if situation.has_moved() && !game.may_stop() => Some((
            Words::new(texts::NOTE_PRESS_ON).with("columns", list(game.on_anothers_square())),
            Some(Words::new(texts::NOTE_PRESS_ON_WHY)),
        )),
        Stage::Deciding if situation.has_moved() => {
            Some((out_on(texts::NOTE_BANKS, game), claims(game)))
        }
        Stage::RollOff => Some((Words::new(texts::NOTE_ROLL_OFF), None)),
        // What can still fall; after stopping nothing can.
        Stage::Rolling | Stage::Pairing if game.runners_free() < RUNNERS => {
            Some((out_on(texts::NOTE_AT_STAKE, game), None))
        }
        _ => Some((
            Words::new(texts::NOTE_CLIMB).with("name", name),
            situation.person.map(|_| Words::new(texts::NOTE_SHAKE)),
        )),
    }
}

/// The sums rolled, and those that would have saved the turn. The game is still the one the dice were rolled in.
fn busted(game: &Game) -> (Words, Option<Words>) {
    let mut rolled: Vec<[Column; 2]> = Vec::new();
    for Pairing { mut sums, .. } in game.pairings().into_iter().flatten() {
        sums.sort();
        if !rolled.contains(&sums) {
            rolled.push(sums);
        }
    }
    let rolled: Vec<String> = rolled
        .iter()
        .map(|[a, b]| format!("{}\u{a0}·\u{a0}{}", a.number(), b.number()))
        .collect();
    let (saving, dead) = saving(game);
    let written = |columns: &[Column]| -> String {
        let numbers: Vec<String> = columns
            .iter()
            .map(|column| column.number().to_string())
            .collect();
        numbers.join(", ")
    };
    let saved = if saving.is_empty() {
        Words::new(texts::NOTE_NOTHING_SAVES)
    } else if saving.len() > dead.len() {
        Words::new(texts::NOTE_ALL_BUT).with("sums", written(&dead))
    } else {
        Words::new(texts::NOTE_WOULD_HAVE_HELD).with("sums", written(&saving))
    };
    (
        Words::new(texts::NOTE_BUSTED).with("sums", rolled.join(", ")),
        Some(saved),
    )
}

/// The columns that would have saved the turn, and those that would not.
pub(super) fn saving(game: &Game) -> (Vec<Column>, Vec<Column>) {
    Column::ALL
        .into_iter()
        .partition(|&column| game.usage(column) == Use::Usable)
}

/// The columns that runners are out on.
fn out_on(key: TextKey, game: &Game) -> Words {
    let columns = Column::ALL
        .into_iter()
        .filter(|&column| game.runner(column).is_some());
    Words::new(key).with("columns", list(columns))
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

fn claims(game: &Game) -> Option<Words> {
    let columns = game.would_claim();
    (!columns.is_empty()).then(|| Words::new(texts::NOTE_CLAIMS).with("columns", list(columns)))
}
