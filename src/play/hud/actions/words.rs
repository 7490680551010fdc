//! Labels of the two buttons: the risk of rolling, and the steps that stopping keeps, in letters that fit.

use bevy::prelude::*;
use cant_stop_rules::{RUNNERS, Stage};

use super::buttons::{
    ARROW, GAP, INSET, Kept, Key, LARGE_TEXT, Line, RollButton, SHARES, StopButton,
};
use super::risk_bar::{RiskBar, RiskFill, RiskGround};
use crate::core::settings::Odds;
use crate::play::hud::situation::Situation;
use crate::referee::{Preview, steps_at_stake};
use crate::ui::prelude::*;

/// The chance, in percent, that the roll after this decision busts: for the pairing in view, if one is. `None` where there is no
/// such roll, or it is not to be told.
fn odds(situation: &Situation, preview: &Preview, settings: &Settings) -> Option<u8> {
    let game = &situation.game;
    if situation.happening.is_some() || settings.odds != Odds::Always {
        return None;
    }
    match game.stage() {
        Stage::Deciding => Some(game.bust_chance().percent()),
        Stage::Pairing => Some(game.bust_chance_after(preview.mv?)?.percent()),
        _ => None,
    }
}

/// Writes what the buttons say, to the eye and to screen readers, whether or not they can be pressed.
pub(super) fn write(
    situation: If<Res<Situation>>,
    (seats, preview, settings): (Res<Seats>, Res<Preview>, Res<Settings>),
    roll: Single<
        (&mut ButtonLook, &mut Spoken, &mut Described),
        (With<RollButton>, Without<StopButton>),
    >,
    stop: Single<
        (&mut ButtonLook, &mut Spoken, &mut Described),
        (With<StopButton>, Without<RollButton>),
    >,
    mut lines: Query<(&Line, &mut Words, &mut TextLayout)>,
    mut risk_bar: RiskBar,
    mut kept: Single<&mut Node, (With<Kept>, Without<RiskFill>, Without<RiskGround>)>,
) {
    let game = &situation.game;
    let wins = game.stop_wins();
    // From the first pairing of a turn on, so that the word changes once in a turn.
    let again = game.runners_free() < RUNNERS || game.stage() == Stage::Pairing;
    let says_roll = Words::new(if again {
        texts::ACTION_ROLL_AGAIN
    } else {
        texts::ACTION_ROLL
    });
    let says_stop = Words::new(if wins {
        texts::ACTION_STOP_AND_WIN
    } else {
        texts::ACTION_STOP
    });
    // Where stopping wins there is nothing to weigh: both buttons stay plain.
    let risk = odds(&situation, &preview, &settings).filter(|_| !wins);
    let says_risk = match risk {
        None => Words::literal(""),
        Some(0) => Words::new(texts::ROLL_NO_RISK),
        Some(percent) => Words::new(texts::ROLL_RISK).with("chance", percent),
    };
    let steps = steps_at_stake(game);
    for (line, mut words, mut layout) in &mut lines {
        words.set_if_neq(match line {
            Line::Roll => says_roll.clone(),
            Line::Risk => says_risk.clone(),
            Line::Stop => says_stop.clone(),
            Line::KeptSteps => Words::literal(format!("+{steps}")),
        });
        // The longer words of a win take two lines.
        if *line == Line::Stop && (layout.linebreak == LineBreak::NoWrap) == wins {
            *layout = if wins {
                TextLayout::justify(Justify::Center)
            } else {
                TextLayout::no_wrap()
            };
        }
    }

    // On a button that cannot be pressed it would mean something else.
    let is_weighed = |_: &u8| game.stage() == Stage::Deciding;
    risk_bar.show(risk.filter(is_weighed).unwrap_or_default());
    let keeps = steps > 0 && !wins && game.stage() == Stage::Deciding && game.may_stop();
    kept.display = display_if(keeps);

    // Rolling is gold in every moment, and what stopping keeps has the player's colour; but nothing is as proud as winning.
    let mark = seats.get(situation.seat()).mark;
    let looks = [ButtonLook::Primary, ButtonLook::Seat(mark)];
    let winning = [ButtonLook::Secondary, ButtonLook::Primary];
    let [roll_look, stop_look] = if wins { winning } else { looks };
    let (mut look, mut spoken, mut described) = roll.into_inner();
    look.set_if_neq(roll_look);
    // While it cannot be pressed nothing is said of it, and what was said is not taken back.
    if game.may_roll() {
        spoken.set_if_neq(Spoken(says_roll));
        described.set_if_neq(Described(says_risk));
    }
    let (mut look, mut spoken, mut described) = stop.into_inner();
    look.set_if_neq(stop_look);
    spoken.set_if_neq(Spoken(if game.on_anothers_square().is_empty() {
        says_stop
    } else {
        Words::new(texts::ACTION_STOP_NOT_HERE)
    }));
    described.set_if_neq(Described(if keeps {
        Words::new(texts::STOP_STAKE).with("steps", steps)
    } else {
        Words::literal("")
    }));
}

/// Share of a line in the width of words on two lines.
const BROKEN: f32 = 1.5;

/// Letters shrink, if they must, until both buttons have their words on one line each with air beside them. Large text has
/// no room for the keys.
pub(super) fn fit_text(
    (canvas, settings): (Res<Canvas>, Res<Settings>),
    mut ruler: TextRuler,
    mut texts: Query<(Ref<Words>, &mut TextFont, &TextLayout, &Line)>,
    mut keys: Query<(&Key, Ref<ComputedNode>, &mut Node), Without<Kept>>,
    kept: Single<&Node, With<Kept>>,
) {
    let news = settings.is_changed()
        || canvas.is_changed()
        || texts.iter().any(|(words, ..)| words.is_changed())
        || keys.iter().any(|(_, computed, _)| computed.is_changed());
    if !news {
        return;
    }
    let text_scale = settings.text_scale.factor();
    // What stopping keeps is not always told; it has an arrow behind its number.
    let keeps = kept.display != Display::None;
    let mut second = [0.0, if keeps { ARROW + TIGHT } else { 0.0 }];
    for (key, computed, mut node) in &mut keys {
        node.display = display_if(text_scale < LARGE_TEXT);
        if text_scale < LARGE_TEXT {
            second[key.0] = computed.size().x * computed.inverse_scale_factor() + TIGHT;
        }
    }
    let size = |line: Line, layout: &TextLayout| match settings.text_scale {
        _ if line.is_second() || is_broken(layout) => TextSize::Small,
        TextScale::Normal => TextSize::Label,
        TextScale::Large => TextSize::Body,
        _ => TextSize::Small,
    };
    let mut first = [0.0; 2];
    for (words, _, layout, &line) in &texts {
        let width = ruler.width(&words, size(line, layout), Face::Bold);
        match line {
            Line::KeptSteps if !keeps => {}
            _ if line.is_second() => second[line.button()] += width,
            _ if is_broken(layout) => first[line.button()] = width / BROKEN,
            _ => first[line.button()] = width,
        }
    }
    let row = canvas.actions_rect(text_scale).width() - GAP;
    let share = |button: usize| {
        let width = row * SHARES[button] / SHARES.iter().sum::<f32>();
        let needed = f32::max(first[button], second[button]).max(1.0);
        ((width - 2.0 * INSET) / needed).min(1.0)
    };
    for (_, mut font, layout, &line) in &mut texts {
        let size = size(line, layout);
        let least = (LEAST_LETTERS / (size.du() * text_scale)).min(1.0);
        let shrunk = size.shrunk(share(line.button()).max(least));
        if font.font_size != shrunk {
            font.font_size = shrunk;
        }
    }
}

/// Returns `true` if the words may take two lines.
fn is_broken(layout: &TextLayout) -> bool {
    layout.linebreak != LineBreak::NoWrap
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_roll_that_cannot_bust_is_said_to_have_no_risk() {
        for (line, chance) in [
            ("3 .........../........... - A decide", 0),
            ("3 ....b....../........... - B decide", 1), // four threes
        ] {
            let situation = Situation {
                game: line.parse().expect("a position"),
                happening: None,
                person: None,
                bot_thinks: false,
                in_hand: false,
            };
            let settings = Settings {
                odds: Odds::Always,
                ..default()
            };
            let told = odds(&situation, &Preview::default(), &settings);
            assert_eq!(told, Some(chance), "{line}");
        }
    }
}
