//! Labels of the two buttons: the risk of rolling, and the steps that stopping keeps.

use bevy::prelude::*;
use cant_stop_rules::{RUNNERS, Stage};

use super::buttons::{
    Kept, KeptSteps, RiskFill, RiskGround, RiskWords, RollButton, RollWords, StopButton, StopWords,
};
use crate::core::locale::{Described, Spoken, Words};
use crate::core::seats::Seats;
use crate::core::settings::Settings;
use crate::core::texts;
use crate::play::hud::odds::{odds, odds_words};
use crate::play::hud::situation::Situation;
use crate::referee::{Preview, steps_at_stake};
use crate::ui::widgets::ButtonLook;

/// Writes what the buttons say, whether or not they can be pressed.
pub(super) fn write(
    situation: Res<Situation>,
    seats: Res<Seats>,
    mut roll: Single<&mut ButtonLook, (With<RollButton>, Without<StopButton>)>,
    mut stop: Single<&mut ButtonLook, (With<StopButton>, Without<RollButton>)>,
    roll_words: Single<&mut Words, (With<RollWords>, Without<StopWords>)>,
    stop_words: Single<(&mut Words, &mut TextLayout), (With<StopWords>, Without<RollWords>)>,
) {
    let game = &situation.game;
    // Rolling is gold in every moment, and what stopping keeps has the player's colour; but nothing is as proud as winning.
    let (roll_look, stop_look) = if game.stop_wins() {
        (ButtonLook::Secondary, ButtonLook::Primary)
    } else {
        let mark = seats.get(situation.seat()).mark;
        (ButtonLook::Primary, ButtonLook::Seat(mark))
    };
    roll.set_if_neq(roll_look);
    stop.set_if_neq(stop_look);
    // From the first pairing of a turn on, so that the word changes once in a turn.
    let again = game.runners_free() < RUNNERS || game.stage() == Stage::Pairing;
    let says_roll = Words::new(if again {
        texts::ACTION_ROLL_AGAIN
    } else {
        texts::ACTION_ROLL
    });
    let says_stop = Words::new(if game.stop_wins() {
        texts::ACTION_STOP_AND_WIN
    } else {
        texts::ACTION_STOP
    });
    roll_words.into_inner().set_if_neq(says_roll);
    let (mut stop_words, mut layout) = stop_words.into_inner();
    stop_words.set_if_neq(says_stop);
    // The longer words of a win take two lines.
    if (layout.linebreak == LineBreak::NoWrap) == game.stop_wins() {
        *layout = match game.stop_wins() {
            true => TextLayout::justify(Justify::Center),
            false => TextLayout::no_wrap(),
        };
    }
}

/// Says in the buttons what rolling risks and what stopping keeps, to the eye and to screen readers.
pub(super) fn tell_risk(
    situation: Res<Situation>,
    preview: Res<Preview>,
    settings: Res<Settings>,
    mut roll: Single<(&mut Spoken, &mut Described), (With<RollButton>, Without<StopButton>)>,
    mut stop: Single<(&mut Spoken, &mut Described), (With<StopButton>, Without<RollButton>)>,
    mut risk_words: Single<&mut Words, (With<RiskWords>, Without<KeptSteps>)>,
    mut risk_fill: Single<(&mut Node, &mut Visibility), (With<RiskFill>, Without<Kept>)>,
    mut risk_ground: Single<&mut Node, (With<RiskGround>, Without<RiskFill>, Without<Kept>)>,
    mut kept: Single<&mut Node, (With<Kept>, Without<RiskFill>)>,
    mut kept_steps: Single<&mut Words, (With<KeptSteps>, Without<RiskWords>)>,
    roll_words: Single<&Words, (With<RollWords>, Without<RiskWords>, Without<KeptSteps>)>,
    stop_words: Single<&Words, (With<StopWords>, Without<RiskWords>, Without<KeptSteps>)>,
) {
    let game = &situation.game;
    // Where stopping wins there is nothing to weigh: both buttons stay plain.
    let wins = game.stop_wins();
    let risk = odds(&situation, &preview, &settings).filter(|_| !wins);
    let words = risk.map_or_else(|| Words::literal(""), odds_words);
    risk_words.set_if_neq(words.clone());
    let percent = risk.unwrap_or_default();
    risk_fill.0.width = bevy::ui::percent(f32::from(percent));
    risk_ground.width = bevy::ui::percent(100.0 * 100.0 / f32::from(percent.max(1)));
    // On a button that cannot be pressed it would mean something else.
    risk_fill
        .1
        .set_if_neq(if percent > 0 && game.stage() == Stage::Deciding {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    // While it cannot be pressed nothing is said of it, and what was said is not taken back.
    if game.may_roll() {
        roll.0.set_if_neq(Spoken(roll_words.clone()));
        roll.1.set_if_neq(Described(words));
    }

    let steps = steps_at_stake(game);
    let keeps = steps > 0 && !wins && game.stage() == Stage::Deciding && game.may_stop();
    kept.display = if keeps { Display::Flex } else { Display::None };
    kept_steps.set_if_neq(Words::literal(format!("+{steps}")));
    let stops = if game.on_anothers_square().is_empty() {
        stop_words.clone()
    } else {
        Words::new(texts::ACTION_STOP_NOT_HERE)
    };
    stop.0.set_if_neq(Spoken(stops));
    stop.1.set_if_neq(Described(if keeps {
        Words::new(texts::STOP_STAKE).with("steps", steps)
    } else {
        Words::literal("")
    }));
}
