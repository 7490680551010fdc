//! State of the game for the interface: the shown position, the current event, and the seat that may act. Before the cards and
//! the buttons it is said to screen readers: whose turn it is, the roll, and the columns with runners.

use bevy::prelude::*;
use cant_stop_rules::{RUNNERS, Stage};

use super::HudSystems;
use crate::core::locale::SpokenGroup;
use crate::referee::throw::Hand;
use crate::referee::{BeatQueue, Shown, WhoseTurn, dice_in_words, runners_in_words};
use crate::ui::prelude::*;

/// The moment the interface shows, on the play screen; panels write themselves anew when it changes.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Situation {
    /// Position on the table.
    pub(crate) game: Game,
    /// Current event; `None` between events.
    pub(crate) happening: Option<GameEvent>,
    /// The person who may act now; `None` while a bot thinks or something is being shown.
    pub(crate) person: Option<Seat>,
    /// A bot is asked to act.
    pub(crate) bot_thinks: bool,
    /// That person holds the dice.
    pub(crate) in_hand: bool,
}

impl Situation {
    /// The seat all this is about.
    pub(super) fn seat(&self) -> Seat {
        match self.happening {
            Some(
                GameEvent::RollOffRolled { seat, .. }
                | GameEvent::RollCalled { seat }
                | GameEvent::Rolled { seat, .. }
                | GameEvent::Busted { seat, .. }
                | GameEvent::Stopped { seat }
                | GameEvent::Banked { seat, .. }
                | GameEvent::Claimed { seat, .. }
                | GameEvent::KeepCalled { seat, .. }
                | GameEvent::Kept { seat, .. }
                | GameEvent::GaveUp { seat, .. }
                | GameEvent::TurnBegan { seat },
            ) => seat,
            _ => self.game.turn(),
        }
    }

    /// Returns `true` if the seat decides after its first move; it need not be allowed to stop.
    pub(super) fn has_moved(&self) -> bool {
        self.game.may_roll() && self.game.runners_free() < RUNNERS
    }
}

/// Run condition: the moment is another one.
pub(super) fn has_changed(situation: If<Res<Situation>>) -> bool {
    situation.is_changed()
}

/// Sources of the situation.
#[derive(SystemParam)]
struct Now<'w, 's> {
    shown: If<Res<'w, Shown>>,
    queue: Res<'w, BeatQueue>,
    whose_turn: Res<'w, WhoseTurn>,
    hands: Query<'w, 's, &'static Hand>,
}

impl Now<'_, '_> {
    fn situation(&self) -> Situation {
        Situation {
            game: self.shown.game,
            happening: self.queue.running().map(|beat| beat.event),
            person: self.whose_turn.person(),
            bot_thinks: self.whose_turn.bot().is_some(),
            in_hand: self.hands.iter().any(|hand| !hand.open),
        }
    }
}

fn begin(mut commands: Commands, now: Now) {
    commands.insert_resource(now.situation());
}

fn update_situation(now: Now, mut situation: If<ResMut<Situation>>) {
    situation.set_if_neq(now.situation());
}

/// Holds what a person at turn presses.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct SpeaksSituation;

fn speak(
    situation: If<Res<Situation>>,
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

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), begin)
        .add_systems(Update, update_situation.in_set(HudSystems::Read))
        .add_systems(Update, speak.run_if(has_changed).in_set(HudSystems::Show))
        .add_systems(OnExit(Screen::Play), |mut commands: Commands| {
            commands.remove_resource::<Situation>();
        });
}
