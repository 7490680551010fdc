//! Steps of a match: positions, questions, acts and their refusals.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::PathBuf;

use bevy::prelude::*;
use cant_stop::core::seats::{SeatKind, Seats};
use cant_stop::core::settings::Speed;
use cant_stop::core::states::{Screen, TurnPhase};
use cant_stop::referee::{
    Act, Beat, BeatQueue, ContinueGame, IntentRefused, PlayerIntent, Refusal, WatchGame, WhoseTurn,
};
use cant_stop_bots::Opponent;
use cant_stop_rules::notation::Playthrough;
use cant_stop_rules::{Action, ChanceKind, Game, Seat, Stage, ToAct, Variant};

use crate::{Session, seats};

/// The match.
impl Session {
    /// Starts a game of two people at its first decision.
    pub fn start_two(&mut self, seed: u64) {
        self.start_decided(seats(&[SeatKind::Person; 2]), seed);
    }

    /// Watches the game in a file again.
    pub fn watch(&mut self, path: PathBuf) {
        self.trigger(WatchGame { path });
        self.until_screen(Screen::Play);
    }

    /// The seat on turn, which is to roll, rolls with a pad, and what follows is seen.
    pub fn roll_with(&mut self, pad: Entity) {
        assert_eq!(self.stage(), Stage::Deciding);
        self.pad(pad, GamepadButton::DPadLeft);
        self.pad(pad, GamepadButton::South);
        self.frames(3);
        assert_ne!(self.stage(), Stage::Deciding, "the dice are thrown");
    }

    /// Goes on with the game on disk.
    pub fn continue_game(&mut self) {
        self.trigger(ContinueGame);
        self.until_screen(Screen::Play);
    }

    /// Stage of the game.
    pub fn stage(&self) -> Stage {
        self.game().unwrap().stage()
    }

    /// Seat on turn.
    pub fn turn(&self) -> Seat {
        self.game().unwrap().turn()
    }

    /// Number of the turn; 0 before the first and without a game.
    pub fn turn_number(&self) -> u32 {
        self.game().map_or(0, |game| game.turn_number())
    }

    /// Phase of the turn; `None` outside of a match.
    pub fn phase(&self) -> Option<TurnPhase> {
        let phase = self.app.world().get_resource::<State<TurnPhase>>()?;
        Some(*phase.get())
    }

    /// The beat that is shown.
    pub fn beat(&self) -> Option<Beat> {
        self.resource::<BeatQueue>().running().cloned()
    }

    /// Gives all seats to bots.
    pub fn give_all_to_bots(&mut self) {
        for plan in &mut self.resource_mut::<Seats>().0 {
            plan.kind = SeatKind::Bot(Opponent::Ibex);
        }
    }

    /// Asks for the seat on turn, without waiting for an answer.
    pub fn act(&mut self, act: Act) {
        let seat = self.turn();
        self.send(PlayerIntent { seat, act });
        self.frames(2);
    }

    /// Asks for the seat on turn; the refusal, if it may not.
    pub fn ask(&mut self, act: Act) -> Option<Refusal> {
        let seat = self.turn();
        self.ask_for(seat, act)
    }

    /// Asks for a seat; the refusal, if it may not.
    pub fn ask_for(&mut self, seat: Seat, act: Act) -> Option<Refusal> {
        self.drain::<IntentRefused>();
        self.send(PlayerIntent { seat, act });
        self.frames(2);
        let refused = self.drain::<IntentRefused>();
        refused.first().map(|refused| refused.why)
    }

    /// Returns `true` if a seat is asked and everything before it is shown.
    pub fn is_asked(&self) -> bool {
        let to_act = self.game().map(|game| game.to_act());
        self.is_idle() && matches!(to_act, Some(ToAct::Seat(_)))
    }

    /// Returns `true` if a person is asked.
    pub fn is_person_asked(&self) -> bool {
        let person = self.has::<WhoseTurn>() && self.resource::<WhoseTurn>().person().is_some();
        person && self.is_asked()
    }

    /// Waits until a seat is asked.
    pub fn until_asked(&mut self) -> Game {
        self.until("a question", |session| session.is_asked());
        self.game().unwrap()
    }

    /// Acts for the seat on turn, which may, and waits until a seat is asked again.
    #[track_caller]
    pub fn carry_out(&mut self, act: Act) -> Game {
        assert_eq!(self.ask(act), None);
        self.until_asked()
    }

    /// Waits until a seat is asked at this stage.
    pub fn until_stage(&mut self, stage: Stage) -> Game {
        let is_there = |session: &mut Session| session.is_asked() && session.stage() == stage;
        self.until(&format!("{stage:?}"), is_there);
        self.game().unwrap()
    }

    /// Stands at the first decision that is `there`, in a game of two people who have acted by `choose`. The game up to that
    /// decision is played by the rules alone, without the app.
    pub fn stand(
        &mut self,
        rules: Variant,
        choose: impl Fn(&Game) -> Act,
        there: impl Fn(&Game) -> bool,
    ) -> Game {
        let find = |seed: u64| {
            let mut line = Playthrough::new(rules, 2).unwrap();
            loop {
                let (game, played) = (line.game(), line.actions().len());
                let die = |die: u32| {
                    let mut hasher = DefaultHasher::new();
                    (seed, played, die).hash(&mut hasher);
                    (hasher.finish() % 6) as u8 + 1
                };
                let action = match game.to_act() {
                    ToAct::Seat(_) if there(&game) => return Some(line),
                    ToAct::Seat(_) => action(choose(&game)),
                    ToAct::Chance(ChanceKind::RollOff) => Action::RollOff([0, 1].map(die)),
                    ToAct::Chance(ChanceKind::Roll) => Action::Dice([0, 1, 2, 3].map(die)),
                    ToAct::None => return None,
                };
                line.play(action).unwrap();
            }
        };
        let line = (0..).find_map(find).unwrap();
        self.set_speed(Speed::Instant);
        self.at_position(&seats(&[SeatKind::Person; 2]), &line.to_string(), 5);
        self.until_asked();
        self.frames(5);
        line.game()
    }

    /// Record of the game under way.
    pub fn current_record(&self) -> PathBuf {
        self.folder.join("records/current.jsonl")
    }
}

fn action(act: Act) -> Action {
    match act {
        Act::Choose(mv) => Action::Choose(mv),
        Act::Stop => Action::Stop,
        Act::Keep(columns) => Action::Keep(columns),
        _ => Action::Roll,
    }
}

/// Act of Ibex.
pub fn ibex(game: &Game) -> Act {
    match Opponent::Ibex.bot().decide(game) {
        Action::Choose(mv) => Act::Choose(mv),
        Action::Stop => Act::Stop,
        Action::Keep(columns) => Act::Keep(columns),
        _ => Act::Roll,
    }
}

/// The first legal action, and a stop as soon as there may be one.
pub fn cautious(game: &Game) -> Act {
    match game.stage() {
        Stage::Keeping => Act::Keep(game.keep_choice().unwrap().choices().next().unwrap()),
        Stage::Pairing => Act::Choose(game.legal_moves()[0]),
        _ if game.may_stop() => Act::Stop,
        _ => Act::Roll,
    }
}
