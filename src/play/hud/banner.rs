//! The banner at the top left: whose turn it is and what there is to do.

use bevy::prelude::*;
use cant_stop_rules::{Event as GameEvent, Seat, SeatSet, Stage};

use super::HudSystems;
use super::panels::placed;
use super::situation::Situation;
use crate::core::canvas::Canvas;
use crate::core::locale::Words;
use crate::core::seats::{SeatKind, Seats};
use crate::core::settings::{Odds, Settings};
use crate::core::states::Screen;
use crate::core::texts;
use crate::core::texts::TextKey;
use crate::referee::GameStory;
use crate::ui::color::Role;
use crate::ui::spacing;
use crate::ui::type_scale::TextSize;
use crate::ui::widgets;
use crate::ui::widgets::{label, medium_label};

/// From this size of text on there is room for fewer words.
const LARGE_TEXT: f32 = 1.5;

#[derive(Component)]
struct Headline;

#[derive(Component)]
struct SecondLine;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), put_up);
    app.add_systems(Update, fit.in_set(HudSystems::Show));
    app.add_systems(
        Update,
        write.in_set(HudSystems::Show).run_if(
            resource_exists_and_changed::<Situation>
                .or_else(resource_exists::<Situation>.and_then(resource_changed::<Settings>)),
        ),
    );
}

fn banner_rect(canvas: &Canvas, text_scale: f32) -> Rect {
    canvas.play_layout(text_scale).banner
}

fn put_up(mut commands: Commands) {
    commands
        .spawn(placed("banner", banner_rect))
        .with_children(|parent| {
            parent
                .spawn(Node {
                    width: percent(100),
                    align_self: AlignSelf::FlexStart,
                    flex_shrink: 0.0,
                    ..widgets::column(spacing::TIGHT)
                })
                .with_children(|column| {
                    column.spawn((
                        Headline,
                        label(Words::literal(""), TextSize::Label, Role::Paper),
                    ));
                    column.spawn((
                        SecondLine,
                        medium_label(Words::literal(""), TextSize::Small, Role::Paper),
                    ));
                });
        });
}

/// Large text is fitted to the air that the shoulder of the mountain leaves.
fn fit(
    canvas: Res<Canvas>,
    settings: Res<Settings>,
    mut headlines: Query<(Ref<Headline>, &mut TextFont)>,
    mut below: Query<&mut Node, With<SecondLine>>,
) {
    let news = canvas.is_changed() || settings.is_changed();
    for (headline, mut font) in &mut headlines {
        if !news && !headline.is_added() {
            continue;
        }
        let text_scale = settings.text_scale.factor();
        let size = if text_scale < LARGE_TEXT {
            TextSize::Label
        } else {
            TextSize::Body
        };
        font.font_size = size.font();
        let width = canvas.play_layout(text_scale).banner_below;
        for mut node in &mut below {
            node.max_width = px(width);
        }
    }
}

fn write(
    situation: Res<Situation>,
    seats: Res<Seats>,
    settings: Res<Settings>,
    story: Option<Res<GameStory>>,
    headline: Single<&mut Words, (With<Headline>, Without<SecondLine>)>,
    second: Single<&mut Words, (With<SecondLine>, Without<Headline>)>,
) {
    headline
        .into_inner()
        .set_if_neq(headline_of(&situation, &seats));
    let words = second_line_of(&situation, risk_taken(&settings, story.as_deref()));
    second.into_inner().set_if_neq(words);
}

fn headline_of(situation: &Situation, seats: &Seats) -> Words {
    let seat = situation.seat();
    let game = &situation.game;
    if situation.bot_thinks && situation.happening.is_none() {
        // It is not for people to do.
        return named(texts::BOT_THINKS, seats, seat);
    }
    let key = match situation.happening {
        Some(GameEvent::RollOffTied { .. }) => return Words::new(texts::BANNER_ROLL_OFF_TIED),
        // The dice are still in the air: what they come to is for them to say.
        Some(
            GameEvent::RollOffRolled { .. }
            | GameEvent::RollCalled { .. }
            | GameEvent::Rolled { .. },
        ) => texts::BANNER_ROLLS,
        Some(GameEvent::Busted { .. }) => texts::BANNER_BUSTED,
        Some(
            GameEvent::Chose { .. }
            | GameEvent::RunnerPlaced { .. }
            | GameEvent::RunnerAdvanced { .. },
        ) => texts::BANNER_CLIMBS,
        Some(GameEvent::Stopped { .. } | GameEvent::Banked { .. }) => texts::BANNER_STOPS,
        Some(GameEvent::Claimed { column, .. }) => {
            return named(texts::BANNER_CLAIMS, seats, seat).with("column", column.number());
        }
        Some(GameEvent::KeepCalled { .. }) => texts::BANNER_KEEPS,
        Some(GameEvent::Kept { .. }) => texts::BANNER_STOPS,
        Some(GameEvent::GaveUp { column, .. }) => {
            return named(texts::BANNER_GIVES_UP, seats, seat).with("column", column.number());
        }
        Some(GameEvent::Won { winners }) => {
            return win(winners, seats);
        }
        Some(GameEvent::TurnBegan { .. }) if seats.get(seat).kind != SeatKind::Person => {
            texts::BOT_THINKS
        }
        Some(GameEvent::TurnBegan { .. }) => texts::BANNER_TURN,
        _ => match game.stage() {
            Stage::RollOff => return Words::new(texts::BANNER_ROLL_OFF),
            Stage::Rolling => texts::BANNER_ROLLS,
            Stage::Pairing => texts::BANNER_CHOOSE,
            Stage::Deciding if game.may_stop() => texts::BANNER_DECIDE,
            Stage::Deciding if situation.has_moved() => texts::BANNER_PRESS_ON,
            Stage::Keeping => return keep_words(situation, seats),
            Stage::Over => return win(game.winners(), seats),
            Stage::Deciding => texts::BANNER_TURN,
        },
    };
    named(key, seats, seat)
}

fn win(winners: SeatSet, seats: &Seats) -> Words {
    let names: Vec<&str> = winners
        .iter()
        .map(|seat| seats.get(seat).name.as_str())
        .collect();
    Words::new(texts::BANNER_WINS)
        .with("name", names.join(" · "))
        .with("count", winners.len() as f32)
}

/// How many squares a person may keep; a bot knows by itself.
fn keep_words(situation: &Situation, seats: &Seats) -> Words {
    match situation.game.keep_choice() {
        Some(choice) if situation.person.is_some() => {
            named(texts::BANNER_KEEP, seats, situation.seat()).with("count", choice.count)
        }
        _ => named(texts::BANNER_KEEPS, seats, situation.seat()),
    }
}

fn named(key: TextKey, seats: &Seats, seat: Seat) -> Words {
    Words::new(key).with("name", &seats.get(seat).name)
}

/// How great the risk of the turn that just ended was, where it is told only then.
fn risk_taken(settings: &Settings, story: Option<&GameStory>) -> Option<Words> {
    let turn = story?.turns().last()?;
    (settings.odds == Odds::AfterTurn)
        .then(|| Words::new(texts::ODDS_SHORT).with("percent", turn.chance.percent()))
}

fn second_line_of(situation: &Situation, risk_taken: Option<Words>) -> Words {
    match situation.happening {
        Some(GameEvent::Busted { lost, .. }) => {
            let steps = Words::new(texts::BANNER_LOST).with("steps", lost);
            match risk_taken {
                Some(risk) => Words::new(texts::DOT_LIST)
                    .with("first", steps)
                    .with("second", risk),
                None => steps,
            }
        }
        Some(GameEvent::Stopped { .. } | GameEvent::Banked { .. }) => {
            risk_taken.unwrap_or_else(|| Words::literal(""))
        }
        Some(GameEvent::RollOffRolled { .. } | GameEvent::RollOffTied { .. }) => {
            Words::new(texts::BANNER_HIGHEST_BEGINS)
        }
        None if situation.game.stage() == Stage::RollOff => {
            Words::new(texts::BANNER_HIGHEST_BEGINS)
        }
        _ => Words::literal(""),
    }
}
