//! Steps of the first climb: sentence, target, and the presses they ask for.

use cant_stop_rules::Stage;

use super::story::{LEARNER, nearest};
use crate::play::hud::{Situation, Wanted};
use crate::ui::prelude::*;

/// A step: one sentence, until the player does what it asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Step {
    #[default]
    Begin,
    Roll,
    /// A free choice of pairings.
    Pair,
    /// A runner is left: no roll busts.
    Again,
    /// Pairings that fit by half.
    Half,
    /// All runners are out, and the sky says how likely a bust is.
    Risk,
    /// A good stop.
    Stop,
    Watch,
    /// The rival has bust, and the mountain stands still for it.
    Bust,
    Claim,
    Win,
}

/// Part of the screen that a step speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    Tray,
    RollButton,
    StopButton,
    Cards,
    Column(Column),
    /// Runner of the turn, with its column and height.
    Runner(Column, u8),
    Scores,
}

impl Step {
    /// The steps that are read and answered, in their order.
    const READ: [Step; 4] = [Step::Risk, Step::Bust, Step::Claim, Step::Win];

    /// The step of a moment, of which `answered` have been read and answered; `None` while the learner's own dice and runners
    /// move. A bust has to be seen before it is spoken of.
    pub(super) fn of(situation: &Situation, answered: usize, is_bust_seen: bool) -> Option<Step> {
        let game = &situation.game;
        if game.stage() == Stage::RollOff {
            return Some(Step::Begin);
        }
        if game.turn() != LEARNER {
            let busts = matches!(situation.happening, Some(GameEvent::Busted { .. }));
            let speaks = busts && is_bust_seen;
            return Some(if speaks { Step::Bust } else { Step::Watch });
        }
        situation.person?;
        let has_climbed = nearest(game).is_some();
        Some(match (game.stage(), game.runners_free()) {
            (Stage::Pairing, 3) => Step::Pair,
            (Stage::Pairing, _) => Step::Half,
            (_, 3) if !has_climbed => Step::Roll,
            (_, 3) => Step::READ[answered.clamp(1, 3)],
            (_, 0) if answered == 0 => Step::Risk,
            (_, 0) => Step::Stop,
            _ => Step::Again,
        })
    }

    /// Returns `true` if the step is answered by its own button and not in the game.
    pub(super) fn is_read(self) -> bool {
        Step::READ.contains(&self)
    }

    /// Number of steps that have been read after this one.
    pub(super) fn answered(self) -> usize {
        let at = Step::READ.iter().position(|step| *step == self);
        at.map_or(0, |at| at + 1)
    }

    pub(super) fn text(self) -> TextKey {
        match self {
            Step::Begin => texts::TUTORIAL_BEGIN,
            Step::Roll => texts::TUTORIAL_ROLL,
            Step::Pair => texts::TUTORIAL_PAIR,
            Step::Again => texts::TUTORIAL_AGAIN,
            Step::Half => texts::TUTORIAL_HALF,
            Step::Risk => texts::TUTORIAL_RISK,
            Step::Stop => texts::TUTORIAL_STOP,
            Step::Watch => texts::TUTORIAL_WATCH,
            Step::Bust => texts::TUTORIAL_BUST,
            Step::Claim => texts::TUTORIAL_CLAIM,
            Step::Win => texts::TUTORIAL_WIN,
        }
    }

    pub(super) fn control(self) -> Option<Control> {
        Some(match self {
            Step::Roll | Step::Again => Control::Roll,
            Step::Stop => Control::Stop,
            Step::Pair | Step::Half => Control::Accept,
            _ => return None,
        })
    }

    /// Part of the screen that its sentence stands beside.
    pub(super) fn target(self, situation: &Situation) -> Target {
        match self {
            Step::Begin | Step::Watch | Step::Bust => Target::Tray,
            Step::Roll | Step::Again | Step::Risk => Target::RollButton,
            Step::Stop => Target::StopButton,
            Step::Pair | Step::Half => Target::Cards,
            Step::Claim => nearest(&situation.game)
                .map_or(Target::Scores, |(column, _)| Target::Column(column)),
            Step::Win => Target::Scores,
        }
    }

    /// Parts of the screen that are lit while it waits; none where all of it is spoken of.
    pub(super) fn lit(self, situation: &Situation, has_sky: bool) -> Vec<Target> {
        let target = self.target(situation);
        let game = &situation.game;
        match self {
            // The sky is spoken of.
            Step::Risk if has_sky => Vec::new(),
            Step::Stop => {
                let runner = |column| Some(Target::Runner(column, game.runner(column)?));
                let runners = Column::ALL.into_iter().filter_map(runner);
                runners.chain([target]).collect()
            }
            Step::Roll | Step::Again | Step::Risk | Step::Pair | Step::Half => {
                vec![target, Target::Tray]
            }
            _ => vec![target],
        }
    }

    /// Reason for refusing a press; `None` if it is taken.
    pub(super) fn why_not(self, wanted: Wanted) -> Option<TextKey> {
        match (self, wanted) {
            (Step::Again, Wanted::Stop) => Some(texts::TUTORIAL_WHY_AGAIN),
            (Step::Stop, Wanted::Roll) => Some(texts::TUTORIAL_WHY_STOP),
            (Step::Risk | Step::Bust | Step::Claim | Step::Win, _) => {
                Some(texts::TUTORIAL_WHY_READ)
            }
            _ => None,
        }
    }
}
