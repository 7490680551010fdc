//! Answer to a request, in the place of the scoreboard: a hint, or the reasons against a pairing.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use cant_stop_rules::ToAct;

use super::HudSystems;
use super::dim_card::DimCard;
use super::hint::{hint, says};
use super::panels::placed;
use super::situation::Situation;
use super::voice::Voice;
use super::why::sentences;
use crate::core::canvas::Canvas;
use crate::core::locale::{Spoken, Words};
use crate::core::seats::Seats;
use crate::core::settings::Settings;
use crate::core::states::Screen;
use crate::core::texts;
use crate::opponents::{AdviceCache, about_to};
use crate::referee::{Playback, Preview};
use crate::ui::color::{Edges, Role, fill};
use crate::ui::layer::Layer;
use crate::ui::layout::Hugging;
use crate::ui::spacing;
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{column, label, medium_label, panel};

/// Largest number of lines: a hint with the risk, or a reason for each of two sums.
const LINES: usize = 2;
/// Text scale from which on there is no room for a heading.
const LARGE_TEXT: f32 = 1.5;

/// Request of the player.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(super) enum Asked {
    /// Nothing.
    #[default]
    Nothing,
    /// Advice of the strongest bot.
    Hint,
    /// Reasons against this pairing of the three.
    Why(usize),
}

#[derive(Component)]
struct AnswerPanel;

#[derive(Component)]
struct Heading;

/// A line below the heading, by its number.
#[derive(Component, Clone, Copy)]
struct Line(usize);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Asked>();
    app.add_systems(OnEnter(Screen::Play), put_up);
    app.add_systems(OnExit(Screen::Play), forget);
    app.add_systems(
        Update,
        (
            forget.run_if(resource_exists_and_changed::<Situation>),
            write.run_if(resource_exists::<Situation>),
        )
            .chain()
            .in_set(HudSystems::Answer),
    );
}

fn put_up(mut commands: Commands) {
    commands
        .spawn((panel(), AnswerPanel))
        .insert((placed("answer", answer_rect), Hugging))
        .insert((
            fill(Role::Ink),
            Edges::all(Role::Gold),
            Visibility::Hidden,
            Layer::OverParts.z(),
            Node {
                position_type: PositionType::Absolute,
                justify_content: JustifyContent::Center,
                padding: UiRect::axes(px(spacing::WIDE), px(spacing::TIGHT)),
                border: px(2).all(),
                border_radius: BorderRadius::all(px(spacing::RADIUS)),
                ..column(spacing::TIGHT)
            },
        ))
        .with_children(|lines| {
            lines.spawn((
                Heading,
                Spoken(Words::literal("")),
                label(Words::literal(""), TextSize::Body, Role::Gold),
            ));
            for number in 0..LINES {
                lines.spawn((
                    Line(number),
                    Spoken(Words::literal("")),
                    medium_label(Words::literal(""), TextSize::Small, Role::Paper),
                ));
            }
        });
}

fn answer_rect(canvas: &Canvas, text_scale: f32) -> Rect {
    canvas.play_layout(text_scale).answer
}

/// Returns `true` if a replay is paused at a decision, which the strongest bot comments on.
fn is_at_decision(playback: Option<&Playback>, situation: &Situation) -> bool {
    playback.is_some_and(|playback| playback.is_paused)
        && situation.happening.is_none()
        && matches!(situation.game.to_act(), ToAct::Seat(_))
}

/// Drops the request when its moment is over.
fn forget(mut asked: ResMut<Asked>) {
    asked.set_if_neq(Asked::Nothing);
}

/// Asks for a hint, or closes it.
pub(super) fn ask_for_hint(_: On<Activate>, mut asked: ResMut<Asked>) {
    *asked = match *asked {
        Asked::Hint => Asked::Nothing,
        _ => Asked::Hint,
    };
}

/// Asks for the reasons against a card, or closes the answer.
pub(super) fn ask_why(activated: On<Activate>, cards: Query<&DimCard>, mut asked: ResMut<Asked>) {
    let Ok(card) = cards.get(activated.entity) else {
        return;
    };
    let why = Asked::Why(card.split);
    *asked = if *asked == why { Asked::Nothing } else { why };
}

fn write(
    situation: Res<Situation>,
    seats: Res<Seats>,
    settings: Res<Settings>,
    asked: Res<Asked>,
    (preview, voice): (Res<Preview>, Option<Res<Voice>>),
    playback: Option<Res<Playback>>,
    mut cache: ResMut<AdviceCache>,
    cards: Query<&DimCard>,
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    panel: Single<&mut Visibility, With<AnswerPanel>>,
    heading: Single<(&mut Words, &mut Spoken, &mut Node), (With<Heading>, Without<Line>)>,
    mut lines: Query<(&Line, &mut Words, &mut Spoken, &mut Node), Without<Heading>>,
) {
    // A card in focus answers by itself; a mouse may pass over cards without wanting to know.
    let focused = focus.get().filter(|_| visible.0);
    let pressed = |card: &&DimCard| *asked == Asked::Why(card.split);
    let card = focused
        .and_then(|entity| cards.get(entity).ok())
        .or_else(|| cards.iter().find(pressed));
    let answer = match card {
        Some(card) => Some((
            Words::new(texts::WHY_HEADING).with("sums", card.title.clone()),
            sentences(&card.pairing, &seats),
        )),
        None if *asked == Asked::Hint && situation.person.is_some()
            || is_at_decision(playback.as_deref(), &situation) =>
        {
            let game = &situation.game;
            let mut heading = Words::new(match situation.person {
                Some(_) => texts::HINT_HEADING,
                None => texts::WATCH_SUMMIT,
            });
            let lines = match cache.about(game) {
                Some(advice) => {
                    if let Some(Voice(opponent)) = voice.as_deref() {
                        heading = says(*opponent, advice.best().action);
                    }
                    let recorded = playback.and_then(|playback| playback.next);
                    let about_to = recorded.or_else(|| about_to(game, &preview));
                    let (sentence, risk) = hint(game, advice, about_to, settings.odds);
                    std::iter::once(sentence).chain(risk).collect()
                }
                None => vec![Words::new(texts::BANNER_THINKS)],
            };
            Some((heading, lines))
        }
        None => None,
    };
    let (shows, hides) = (Visibility::Inherited, Visibility::Hidden);
    let there = answer.is_some();
    panel
        .into_inner()
        .set_if_neq(if there { shows } else { hides });
    let Some((title, sentences)) = answer else {
        return;
    };
    let (mut words, mut spoken, mut node) = heading.into_inner();
    words.set_if_neq(title.clone());
    spoken.set_if_neq(Spoken(title));
    // Large text leaves room for the answer alone.
    show_if(&mut node, settings.text_scale.factor() < LARGE_TEXT);
    for (line, mut words, mut spoken, mut node) in &mut lines {
        let sentence = sentences.get(line.0);
        show_if(&mut node, sentence.is_some());
        if let Some(sentence) = sentence {
            words.set_if_neq(sentence.clone());
            spoken.set_if_neq(Spoken(sentence.clone()));
        }
    }
}

fn show_if(node: &mut Mut<Node>, there: bool) {
    let display = if there { Display::Flex } else { Display::None };
    if node.display != display {
        node.display = display;
    }
}
