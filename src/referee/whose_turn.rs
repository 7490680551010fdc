//! Seat to act, computed here alone.

use bevy::prelude::*;
use cant_stop_bots::Opponent;
use cant_stop_rules::{Game, Seat, Stage, ToAct};

use super::{BeatQueue, Match, RefereeSystems, Shown, is_replay};
use crate::core::seats::{SeatKind, Seats};
use crate::core::settings::{OneButton, Settings};
use crate::core::states::Screen;
use crate::input::DeviceTurn;

/// Seat to act. The [`TurnPhase`](crate::core::states::TurnPhase) tells what it decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Seat.
    pub seat: Seat,
    /// Decider of the seat.
    pub kind: SeatKind,
}

/// Seat of the current turn; empty outside the play screen and in a replay.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WhoseTurn {
    asked: Option<Asked>,
    player: Option<Seat>,
    is_bots: bool,
}

impl WhoseTurn {
    /// Turn while `shown` is shown and the game has reached `current`.
    fn of(shown: &Game, all_is_shown: bool, current: Option<&Game>, seats: &Seats) -> WhoseTurn {
        let kind = |seat: Seat| seats.get(seat).kind;
        let asked = match shown.to_act() {
            ToAct::Seat(seat) if all_is_shown => Some(Asked {
                seat,
                kind: kind(seat),
            }),
            _ => None,
        };
        let next = current.and_then(|game| match game.to_act() {
            ToAct::Seat(seat) => Some(seat),
            ToAct::Chance(_) if game.stage() == Stage::Rolling => Some(game.turn()),
            ToAct::Chance(_) | ToAct::None => None,
        });
        WhoseTurn {
            asked,
            player: next.filter(|seat| kind(*seat) == SeatKind::Person),
            is_bots: shown.stage() != Stage::RollOff && kind(shown.turn()) != SeatKind::Person,
        }
    }

    /// Seat to act; `None` while dice or events are shown.
    pub fn asked(&self) -> Option<Asked> {
        self.asked
    }

    /// Person to act; `None` while a bot is to act.
    pub fn person(&self) -> Option<Seat> {
        let asked = self.asked?;
        (asked.kind == SeatKind::Person).then_some(asked.seat)
    }

    /// Bot to act.
    pub fn bot(&self) -> Option<(Seat, Opponent)> {
        let asked = self.asked?;
        Some((asked.seat, asked.kind.opponent()?))
    }

    /// Person whose device is allowed: the next to act once everything is shown, or the owner of the dice in the air.
    /// `None` while a bot plays and during the roll-off.
    pub fn player(&self) -> Option<Seat> {
        self.player
    }

    /// Returns `true` in a bot's turn.
    pub fn is_bots(&self) -> bool {
        self.is_bots
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<WhoseTurn>()
        .init_resource::<DeviceTurn>()
        .add_systems(OnEnter(Screen::Play), update_turn)
        .add_systems(OnExit(Screen::Play), clear_turn)
        .add_systems(
            Update,
            update_turn
                .after(RefereeSystems::Show)
                .before(RefereeSystems::Phase)
                .run_if(in_state(Screen::Play)),
        )
        .add_systems(Update, update_device_turn.after(RefereeSystems::Phase));
}

fn update_turn(
    shown: If<Res<Shown>>,
    queue: Res<BeatQueue>,
    current: Option<Res<Match>>,
    seats: If<Res<Seats>>,
    mut turn: ResMut<WhoseTurn>,
) {
    let current = current.as_ref();
    if current.is_some_and(|current| !current.policy().is_played) {
        // In a replay no seat acts.
        turn.set_if_neq(WhoseTurn::default());
        return;
    }
    let current = current.map(|current| current.game());
    turn.set_if_neq(WhoseTurn::of(&shown.game, queue.is_idle(), current, &seats));
}

/// Copies the state of the turn to the gate of devices.
fn update_device_turn(
    whose_turn: Res<WhoseTurn>,
    queue: Res<BeatQueue>,
    (settings, seats): (Res<Settings>, Option<Res<Seats>>),
    shown: Option<Res<Shown>>,
    current: Option<Res<Match>>,
    mut turn: ResMut<DeviceTurn>,
) {
    let is_watched = is_replay(current);
    let mut plans = seats.iter().flat_map(|seats| &seats.0);
    let is_bots_alone = plans.all(|plan| plan.kind != SeatKind::Person);
    // Without one-button play, presses only hurry bots among themselves.
    let can_pause = is_bots_alone && settings.one_button != OneButton::Off;
    turn.set_if_neq(DeviceTurn {
        // In a replay the devices are those of the last table.
        shown: shown.filter(|_| !is_watched).map(|shown| shown.game.turn()),
        player: whose_turn.player(),
        is_person_asked: whose_turn.person().is_some() || is_watched || can_pause,
        is_showing: !queue.is_idle(),
    });
}

fn clear_turn(mut turn: ResMut<WhoseTurn>) {
    *turn = WhoseTurn::default();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::seats::{Mark, SeatPlan};

    const BOT: SeatKind = SeatKind::Bot(Opponent::Ibex);

    fn turn(line: &str, kinds: [SeatKind; 2], all_is_shown: bool) -> WhoseTurn {
        let game: Game = line.parse().expect("a position");
        let seats = kinds.map(|kind| SeatPlan {
            name: String::new(),
            mark: Mark::Disc,
            kind,
        });
        WhoseTurn::of(&game, all_is_shown, Some(&game), &Seats(seats.to_vec()))
    }

    const DECIDES: &str = "3 .........../........... 2:2 B decide";

    #[test]
    fn a_person_is_asked_once_everything_is_shown() {
        let seat = Some(Seat::ALL[1]);
        let kinds = [BOT, SeatKind::Person];
        let asked = turn(DECIDES, kinds, true);
        let asks = (asked.person(), asked.bot(), asked.player());
        assert_eq!(asks, (seat, None, seat));
        let waits = turn(DECIDES, kinds, false);
        assert_eq!((waits.asked(), waits.player()), (None, seat));
        assert!(!asked.is_bots() && !waits.is_bots());
    }

    #[test]
    fn a_bot_is_asked_and_no_device_counts() {
        let asked = turn(DECIDES, [SeatKind::Person, BOT], true);
        assert_eq!(asked.bot(), Some((Seat::ALL[1], Opponent::Ibex)));
        assert_eq!((asked.person(), asked.player()), (None, None));
        assert!(asked.is_bots());
    }

    #[test]
    fn no_seat_is_asked_while_dice_are_in_the_air_but_their_owners_device_counts() {
        let rolls = "3 .........../........... 2:2 B roll";
        let turn = turn(rolls, [SeatKind::Person; 2], true);
        assert_eq!(turn.asked(), None);
        assert_eq!(turn.player(), Some(Seat::ALL[1]));
    }
}
