//! Spoken groups before the cards and the buttons: whose turn it is, the roll, and the columns with runners.

use bevy::prelude::*;
use cant_stop_rules::Stage;

use super::HudSystems;
use super::situation::Situation;
use crate::core::locale::{SpokenGroup, Words};
use crate::core::seats::Seats;
use crate::core::texts;
use crate::referee::{dice_in_words, runners_in_words};

/// Holds what a person at turn presses.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct SpeaksSituation;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        speak
            .in_set(HudSystems::Show)
            .run_if(resource_exists_and_changed::<Situation>),
    );
}

fn speak(
    situation: Res<Situation>,
    seats: Res<Seats>,
    groups: Query<Entity, With<SpeaksSituation>>,
    mut commands: Commands,
) {
    // The groups belong to a question to a person; in between there are none.
    if situation.person.is_none() {
        return;
    }
    let said = SpokenGroup(situation_words(&situation, &seats));
    for group in &groups {
        commands.entity(group).insert(said.clone());
    }
}

fn situation_words(situation: &Situation, seats: &Seats) -> Words {
    let game = &situation.game;
    let named = |key| Words::new(key).with("name", &seats.get(situation.seat()).name);
    match game.stage() {
        Stage::Pairing => {
            let dice = game.dice().unwrap_or_default();
            named(texts::READER_PAIRING).with("dice", dice_in_words(&dice))
        }
        Stage::Keeping => {
            let count = game.keep_choice().map_or(0, |choice| choice.count);
            named(texts::BANNER_KEEP).with("count", count)
        }
        _ => match runners_in_words(game) {
            None => named(texts::BANNER_TURN),
            Some(runners) => {
                let question = if game.may_stop() {
                    texts::BANNER_DECIDE
                } else {
                    texts::BANNER_PRESS_ON
                };
                Words::new(texts::READER_DECIDE)
                    .with("runners", runners)
                    .with("question", named(question))
            }
        },
    }
}
