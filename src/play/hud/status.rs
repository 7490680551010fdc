//! What stands in the cards' place when there is nothing to choose: what is at stake, why the turn was lost, who begins.

use bevy::prelude::*;
use cant_stop_rules::{Column, Event as GameEvent, Game, Pairing, RUNNERS, Stage, Use};

use super::HudSystems;
use super::panels::placed;
use super::plates::{Plate, Style, spawn_plate};
use super::situation::Situation;
use crate::core::canvas::Canvas;
use crate::core::locale::Words;
use crate::core::seats::Seats;
use crate::core::settings::{Settings, TextScale};
use crate::core::states::Screen;
use crate::core::texts;
use crate::core::texts::TextKey;
use crate::ui::color::Role;
use crate::ui::spacing;
use crate::ui::type_scale::TextSize;
use crate::ui::widgets;
use crate::ui::widgets::{label, medium_label, panel};

#[derive(Component)]
struct StatusPanel;

#[derive(Component)]
struct Title;

#[derive(Component)]
struct Subtitle;

/// The columns at stake, each with its steps.
#[derive(Component, Default)]
struct Stakes(Vec<Plate>);

/// What stands in the panel.
struct Status {
    title: Words,
    subtitle: Option<Words>,
    stakes: Vec<Plate>,
}

impl Status {
    fn new(title: Words, subtitle: Option<Words>) -> Status {
        Status {
            title,
            subtitle,
            stakes: Vec::new(),
        }
    }
}

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
                Stakes::default(),
                Node {
                    justify_content: JustifyContent::Center,
                    flex_wrap: FlexWrap::Wrap,
                    ..widgets::row(spacing::GAP * 1.5)
                },
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
    stakes: Single<(Entity, &mut Stakes)>,
    mut commands: Commands,
) {
    let status = status(&situation, &seats, settings.press_to_shake);
    *panel.into_inner() = match status {
        Some(_) => Visibility::Inherited,
        None => Visibility::Hidden,
    };
    let Some(Status {
        title: first,
        subtitle: second,
        stakes: plates,
    }) = status
    else {
        return;
    };
    let (row, mut written) = stakes.into_inner();
    if written.0 != plates || settings.is_changed() {
        let style = Style {
            size: match settings.text_scale {
                TextScale::Normal | TextScale::Large => TextSize::Body,
                _ => TextSize::Small,
            },
            text_scale: settings.text_scale.factor(),
            stacked: false,
        };
        commands
            .entity(row)
            .despawn_children()
            .with_children(|row| {
                for &plate in &plates {
                    spawn_plate(row, plate, style);
                }
            });
        written.0 = plates;
    }
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

/// What is said; the dice in the hand are thrown by letting go, or by another press.
fn status(situation: &Situation, seats: &Seats, press_to_shake: bool) -> Option<Status> {
    let game = &situation.game;
    let name = &seats.get(situation.seat()).name;
    let only = |words: Words| Some(Status::new(words, None));
    match situation.happening {
        Some(GameEvent::Busted { .. }) => return Some(busted(game)),
        Some(GameEvent::Claimed { column, .. }) => {
            return only(Words::new(texts::CARD_CLAIMED).with("column", column.number()));
        }
        Some(GameEvent::GaveUp { column, .. }) => {
            return only(Words::new(texts::NOTE_GIVES_UP).with("column", column.number()));
        }
        Some(GameEvent::KeepCalled { .. } | GameEvent::Kept { .. }) => {
            return only(Words::new(texts::NOTE_KEEPS).with("name", name));
        }
        _ => {}
    }
    if situation.in_hand {
        let put_back = Words::new(texts::NOTE_PUT_BACK);
        let ends = if press_to_shake {
            texts::NOTE_PRESS_AGAIN
        } else {
            texts::NOTE_LET_GO
        };
        return Some(Status::new(Words::new(ends), Some(put_back)));
    }
    match game.stage() {
        Stage::Pairing if situation.happening.is_none() => None,
        Stage::Keeping if situation.person.is_some() => None,
        Stage::Keeping => only(Words::new(texts::NOTE_KEEPS).with("name", name)),
        Stage::Deciding
            if situation.person.is_some() && situation.has_moved() && !game.may_stop() =>
        {
            Some(Status::new(
                Words::new(texts::NOTE_PRESS_ON).with("columns", list(game.on_anothers_square())),
                Some(Words::new(texts::NOTE_PRESS_ON_WHY)),
            ))
        }
        Stage::RollOff => only(Words::new(texts::NOTE_ROLL_OFF)),
        // What can still fall; after stopping nothing can.
        Stage::Deciding | Stage::Rolling | Stage::Pairing if game.runners_free() < RUNNERS => {
            Some(Status {
                title: Words::new(texts::STAKE_STEPS).with("steps", at_stake(game)),
                subtitle: None,
                stakes: climbed(game).collect(),
            })
        }
        _ => Some(Status::new(
            Words::new(texts::NOTE_CLIMB).with("name", name),
            situation.person.map(|_| Words::new(texts::NOTE_SHAKE)),
        )),
    }
}

/// The columns that runners are out on, and how far they have come in this turn.
fn climbed(game: &Game) -> impl Iterator<Item = Plate> {
    let game = *game;
    Column::ALL.into_iter().filter_map(move |column| {
        let height = game.runner(column)?;
        Some(Plate {
            column,
            steps: height.saturating_sub(game.square(game.turn(), column)),
            tops: height == column.height(),
        })
    })
}

/// How many steps a bust would take: what the rules call lost.
pub(super) fn at_stake(game: &Game) -> u8 {
    climbed(game).map(|plate| plate.steps).sum()
}

/// The sums rolled, and those that would have saved the turn. The game is still the one the dice were rolled in.
fn busted(game: &Game) -> Status {
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
    let saved = if saving.is_empty() {
        Words::new(texts::NOTE_NOTHING_SAVES)
    } else if saving.len() > dead.len() {
        Words::new(texts::NOTE_ALL_BUT).with("sums", enumerate(&dead, texts::RESULTS_AND))
    } else {
        Words::new(texts::NOTE_WOULD_HAVE_HELD).with("sums", enumerate(&saving, texts::SUMS_OR))
    };
    Status::new(
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

/// Columns in a sentence: commas, and a word before the last.
fn enumerate(columns: &[Column], last_joint: TextKey) -> Words {
    let number = |column: &Column| column.number().to_string();
    match columns {
        [] => Words::literal(""),
        [one] => Words::literal(number(one)),
        [before @ .., last] => {
            let before: Vec<String> = before.iter().map(number).collect();
            Words::new(last_joint)
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
