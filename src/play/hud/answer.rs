//! Answer to a request, in the place of the scoreboard: a hint, or the reasons against a pairing.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use cant_stop_rules::{Pairing, ToAct};

use super::HudSystems;
use super::hint::{hint, says};
use super::panels::placed;
use super::situation::{Situation, has_changed};
use super::voice::Voice;
use super::why::sentences;
use crate::opponents::{AdviceCache, about_to};
use crate::referee::{Playback, Preview};
use crate::ui::layout::Hugging;
use crate::ui::prelude::*;
use crate::ui::widgets::display;

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

/// Card of a pairing that cannot be chosen.
#[derive(Component, Clone, Debug)]
pub(super) struct DimCard {
    /// Index of its pairing, 0 to 2.
    pub(super) split: usize,
    /// The pairing, with the reason against it.
    pub(super) pairing: Pairing,
    /// Its sums.
    pub(super) title: Words,
}

#[derive(Component)]
struct AnswerPanel;

#[derive(Component)]
struct Heading;

/// A line below the heading, by its number.
#[derive(Component, Clone, Copy)]
struct Line(usize);

pub(super) fn plugin(app: &mut App) {
    let update = (forget.run_if(has_changed), write);
    app.init_resource::<Asked>()
        .add_systems(OnEnter(Screen::Play), spawn)
        .add_systems(OnExit(Screen::Play), forget)
        .add_systems(Update, update.chain().in_set(HudSystems::Answer));
}

fn spawn(mut commands: Commands) {
    let node = Node {
        justify_content: JustifyContent::Center,
        border: px(2).all(),
        ..column(TIGHT).padded(WIDE, TIGHT).rounded(RADIUS)
    };
    commands
        .spawn((placed("answer", answer_rect), Hugging, AnswerPanel, node))
        .insert((fill(Role::Ink), Edges::all(Role::Gold)))
        .insert((Visibility::Hidden, Layer::OverParts.z()))
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

/// Returns `true` if a replay is paused at a decision, which the strongest bot comments on; it has no chances to tell of a
/// climb alone.
fn is_at_decision(playback: Option<&Playback>, situation: &Situation) -> bool {
    playback.is_some_and(|playback| playback.is_paused)
        && situation.happening.is_none()
        && situation.game.seats() > 1
        && matches!(situation.game.to_act(), ToAct::Seat(_))
}

/// Drops the request when its moment is over.
fn forget(mut asked: ResMut<Asked>) {
    asked.set_if_neq(Asked::Nothing);
}

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

/// Heading and lines of the answer to a request for a hint, or to a replay that is paused.
fn advice(
    situation: &Situation,
    settings: &Settings,
    preview: &Preview,
    (voice, playback): (Option<&Voice>, Option<&Playback>),
    cache: &mut AdviceCache,
) -> (Words, Vec<Words>) {
    let game = &situation.game;
    let heading = Words::new(match situation.person {
        Some(_) => texts::HINT_HEADING,
        None => texts::WATCH_SUMMIT,
    });
    let Some(advice) = cache.about(game) else {
        return (heading, vec![Words::new(texts::BANNER_THINKS)]);
    };
    let recorded = playback.and_then(|playback| playback.next);
    let about_to = recorded.or_else(|| about_to(game, preview));
    let (sentence, risk) = hint(game, advice, about_to, settings.odds);
    let spoken = voice.map(|voice| says(voice.0, advice.best().action));
    let lines = std::iter::once(sentence).chain(risk);
    (spoken.unwrap_or(heading), lines.collect())
}

fn write(
    situation: If<Res<Situation>>,
    (seats, settings): (Res<Seats>, Res<Settings>),
    (asked, preview): (Res<Asked>, Res<Preview>),
    (voice, playback): (Option<Res<Voice>>, Option<Res<Playback>>),
    mut cache: ResMut<AdviceCache>,
    cards: Query<&DimCard>,
    (focus, visible): (Res<InputFocus>, Res<InputFocusVisible>),
    panel: Single<&mut Visibility, With<AnswerPanel>>,
    heading: Single<(&mut Words, &mut Spoken, &mut Node), (With<Heading>, Without<Line>)>,
    mut lines: Query<(&Line, &mut Words, &mut Spoken, &mut Node), Without<Heading>>,
) {
    let (voice, playback) = (voice.as_deref(), playback.as_deref());
    // A card in focus answers by itself; a mouse may pass over cards without wanting to know.
    let focused = focus.get().filter(|_| visible.0);
    let pressed = |card: &&DimCard| *asked == Asked::Why(card.split);
    let card = focused
        .and_then(|entity| cards.get(entity).ok())
        .or_else(|| cards.iter().find(pressed));
    // What was asked for comes before what the focus lies on.
    let wants_hint = *asked == Asked::Hint && situation.person.is_some();
    let card = card.filter(|_| !wants_hint);
    let answer = if let Some(card) = card {
        let heading = Words::new(texts::WHY_HEADING).with("sums", card.title.clone());
        Some((heading, sentences(&card.pairing, &seats)))
    } else if wants_hint || is_at_decision(playback, &situation) {
        let sources = (voice, playback);
        Some(advice(&situation, &settings, &preview, sources, &mut cache))
    } else {
        None
    };
    panel.into_inner().set_if_neq(visible_if(answer.is_some()));
    let Some((title, sentences)) = answer else {
        return;
    };
    let (mut words, mut spoken, node) = heading.into_inner();
    words.set_if_neq(title.clone());
    spoken.set_if_neq(Spoken(title));
    // Large text leaves room for the answer alone.
    display(node, settings.text_scale.factor() < LARGE_TEXT);
    for (line, mut words, mut spoken, node) in &mut lines {
        let sentence = sentences.get(line.0);
        display(node, sentence.is_some());
        if let Some(sentence) = sentence {
            words.set_if_neq(sentence.clone());
            spoken.set_if_neq(Spoken(sentence.clone()));
        }
    }
}
