//! State of the game between two frames of the film.

use bevy::prelude::*;
use cant_stop::core::art::Rasters;
use cant_stop::core::seats::Seats;
use cant_stop::core::states::{Screen, TurnPhase};
use cant_stop::features::results::LookBack;
use cant_stop::opponents::AdviceCache;
use cant_stop::referee::{BeatQueue, Shown, WhoseTurn};
use cant_stop_bots::Opponent;
use cant_stop_rules::{Event as GameEvent, RUNNERS, Stage};

/// View of the app between two frames.
pub(crate) struct Scene<'w>(pub(super) &'w World);

impl Scene<'_> {
    /// Returns `true` if every picture has been drawn at its size.
    pub(crate) fn is_painted(&self) -> bool {
        self.0.resource::<Rasters>().are_ready()
    }

    /// The screen.
    pub(crate) fn screen(&self) -> Screen {
        *self.0.resource::<State<Screen>>().get()
    }

    /// The phase of the turn, during a game.
    pub(crate) fn phase(&self) -> Option<TurnPhase> {
        Some(*self.0.get_resource::<State<TurnPhase>>()?.get())
    }

    /// Event being shown.
    pub(crate) fn event(&self) -> Option<GameEvent> {
        let beat = self.0.resource::<BeatQueue>().running()?;
        Some(beat.event)
    }

    /// Stage of the game, as it is shown.
    pub(crate) fn stage(&self) -> Option<Stage> {
        Some(self.0.get_resource::<Shown>()?.game.stage())
    }

    /// The number of the turn, from 1; 0 without a game.
    pub(crate) fn turn(&self) -> u32 {
        self.0
            .get_resource::<Shown>()
            .map_or(0, |shown| shown.game.turn_number())
    }

    /// Returns `true` if a person is asked and nothing is under way.
    pub(crate) fn waits_for_person(&self) -> bool {
        self.0.resource::<WhoseTurn>().person().is_some()
    }

    /// Returns `true` if a person may stop and claim a column.
    pub(crate) fn about_to_claim(&self) -> bool {
        self.0
            .get_resource::<Shown>()
            .is_some_and(|shown| !shown.game.would_claim().is_empty())
            && self.waits_for_person()
            && self.phase() == Some(TurnPhase::Deciding)
    }

    /// Returns `true` if Summit has answered all requests: a hint, or the look back at a game.
    pub(crate) fn is_thought_through(&self) -> bool {
        let looked_back = self.0.get_resource::<LookBack>();
        self.0.resource::<AdviceCache>().is_settled() && looked_back.is_none_or(LookBack::is_there)
    }

    /// Returns `true` if a person has too many squares.
    pub(crate) fn chooses_squares(&self) -> bool {
        self.stage() == Some(Stage::Keeping) && self.waits_for_person()
    }

    /// Returns `true` if a person must press on because of another's square.
    pub(crate) fn presses_on(&self) -> bool {
        self.0
            .get_resource::<Shown>()
            .is_some_and(|shown| !shown.game.on_anothers_square().is_empty())
            && self.waits_for_person()
            && self.phase() == Some(TurnPhase::Deciding)
    }

    /// Returns `true` if a person may not choose a pairing because another brings more runners.
    pub(crate) fn is_held_back(&self) -> bool {
        let pairings = self.0.get_resource::<Shown>();
        pairings
            .and_then(|shown| shown.game.pairings())
            .is_some_and(|all| all.iter().any(|pairing| pairing.held_back))
            && self.waits_for_person()
            && self.phase() == Some(TurnPhase::Pairing)
    }

    /// Returns `true` if a die of the throw being shown does not settle by itself.
    pub(crate) fn has_leaning_die(&self) -> bool {
        let beat = self.0.resource::<BeatQueue>().running();
        beat.and_then(|beat| beat.throw.as_ref())
            .is_some_and(|throw| !throw.helps.is_empty())
    }

    /// Returns `true` if a character with lines of its own has all runners out.
    pub(crate) fn has_rival_in_danger(&self) -> bool {
        let Some(shown) = self.0.get_resource::<Shown>() else {
            return false;
        };
        let bot = self.0.resource::<Seats>().get(shown.game.turn()).kind;
        let has_lines = bot
            .opponent()
            .is_some_and(|bot| Opponent::ALL.contains(&bot));
        has_lines && self.runners_out() == RUNNERS
    }

    /// Number of runners on the board.
    pub(crate) fn runners_out(&self) -> u8 {
        self.0
            .get_resource::<Shown>()
            .map_or(0, |shown| RUNNERS - shown.game.runners_free())
    }

    /// The chance that the next roll busts, in percent.
    pub(crate) fn bust_percent(&self) -> u8 {
        self.0
            .get_resource::<Shown>()
            .map_or(0, |shown| shown.game.bust_chance().percent())
    }

    /// Returns `true` if stopping now wins the game.
    pub(crate) fn stop_wins(&self) -> bool {
        self.0
            .get_resource::<Shown>()
            .is_some_and(|shown| shown.game.stop_wins())
    }
}
