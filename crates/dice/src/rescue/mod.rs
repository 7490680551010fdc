//! Rescues dice that do not settle: nudges them, then throws them again, and at last sets them down.

mod choose;
mod path;
#[cfg(test)]
mod tests;

use rapier3d::prelude::Vector;
use serde::{Deserialize, Serialize};

use crate::pose::Pose;
use crate::random::{Purpose, Stream};
use crate::settle::{Rest, Watch};
use crate::throw::Start;
use crate::world::World;

/// Most nudges of a die before it is thrown again, counted anew after each throw.
const MAX_NUDGES: u8 = 2;

/// Most rethrows of a die before it is set down.
const MAX_RETHROWS: u8 = 2;

/// Steps after its throw up to which a die is nudged. Nudged dice have settled within 220 steps, so that a throw takes at most
/// four seconds, or is made again.
const LAST_NUDGE: u32 = 240;

/// Steps after which a die that never came to rest is helped as if it leaned.
const RESTLESS_STEPS: u32 = 360;

/// Steps after which every die that has not settled is set down, however often it was helped.
pub(crate) const PATIENCE_STEPS: u32 = 1080;

/// Steps from picking a die up to throwing it again.
pub(crate) const LIFT_STEPS: u32 = 48;

/// Steps from picking a die up to having set it down.
pub(crate) const PLACE_STEPS: u32 = 72;

/// Help given to a die that did not settle by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Help {
    /// The step of the recording it began at.
    pub step: u32,
    /// The die that was helped.
    pub die: u8,
    /// Kind of help.
    pub kind: HelpKind,
}

/// Kind of help for a die that does not settle by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum HelpKind {
    /// It was pushed from where it was.
    Nudge,
    /// It was picked up, in view, and thrown again 0.4 s later.
    Rethrow,
    /// It was picked up, in view, and set down flat where there was room. Only the wildest throws come to this.
    Place,
}

/// Rescues the dice of one throw.
pub(crate) struct Rescuer {
    stream: Stream,
    states: Vec<DieState>,
    helps: Vec<Help>,
}

/// State of one die during a throw.
#[derive(Default)]
struct DieState {
    whereabouts: Whereabouts,
    /// The step since which the die has been neither settled nor helped.
    restless_since: u32,
    nudges: u8,
    rethrows: u8,
    /// The step at which it was thrown, first or again.
    thrown: u32,
}

/// Holder of a die: the tray, or the rescue that carries it or has set it down.
#[derive(Default)]
enum Whereabouts {
    #[default]
    InPlay,
    Carried {
        since: u32,
        from: Pose,
        to: Destination,
    },
    SetDown,
}

/// End of a carry: a rethrow, or a place on the floor.
enum Destination {
    Throw(Start),
    Floor(Pose),
}

impl Destination {
    fn pose(&self) -> &Pose {
        match self {
            Destination::Throw(start) => &start.pose,
            Destination::Floor(place) => place,
        }
    }
}

impl Rescuer {
    pub(crate) fn new(seed: u64, count: usize) -> Rescuer {
        Rescuer {
            stream: Stream::new(seed, Purpose::Rescue),
            states: (0..count).map(|_| DieState::default()).collect(),
            helps: Vec::new(),
        }
    }

    /// Moves the dice that are carried to where they are at this step, and puts those back that have arrived.
    pub(crate) fn carry(&mut self, step: u32, world: &mut World) {
        for (die, state) in self.states.iter_mut().enumerate() {
            let Whereabouts::Carried { since, from, to } = &state.whereabouts else {
                continue;
            };
            let elapsed = step - since;
            match to {
                Destination::Throw(start) if elapsed > LIFT_STEPS => {
                    world.put_back(die, start);
                    state.whereabouts = Whereabouts::InPlay;
                    state.restless_since = step;
                    state.thrown = step;
                }
                Destination::Throw(start) => {
                    let t = elapsed as f32 / LIFT_STEPS as f32;
                    world.take_out(die, path::lifted(from, &start.pose, t));
                }
                Destination::Floor(_) if elapsed > PLACE_STEPS => {
                    world.fix_in_place(die);
                    state.whereabouts = Whereabouts::SetDown;
                }
                Destination::Floor(place) => {
                    let t = elapsed as f32 / PLACE_STEPS as f32;
                    world.take_out(die, path::carried_over(from, place, t));
                }
            }
        }
    }

    /// Helps the dice that need it. Returns whether all of them have settled.
    pub(crate) fn help_where_needed(
        &mut self,
        step: u32,
        rests: &[Rest],
        watches: &mut [Watch],
        world: &mut World,
    ) -> bool {
        let mut all_settled = true;
        for (die, (&rest, watch)) in rests.iter().zip(watches).enumerate() {
            let state = &mut self.states[die];
            let is_in_play = matches!(state.whereabouts, Whereabouts::InPlay);
            if rest == Rest::Settled && !matches!(state.whereabouts, Whereabouts::Carried { .. }) {
                state.restless_since = step;
                continue;
            }
            all_settled = false;
            let is_restless = step - state.restless_since > RESTLESS_STEPS;
            let is_late = step > PATIENCE_STEPS;
            if !is_in_play || !(rest == Rest::Cocked || is_restless || is_late) {
                continue;
            }
            let kind = if is_late {
                HelpKind::Place
            } else if !is_restless && state.nudges < MAX_NUDGES && step - state.thrown <= LAST_NUDGE
            {
                HelpKind::Nudge
            } else if state.rethrows < MAX_RETHROWS {
                HelpKind::Rethrow
            } else {
                HelpKind::Place
            };
            self.help_die(kind, step, die, world);
            watch.restart();
        }
        all_settled
    }

    fn help_die(&mut self, kind: HelpKind, step: u32, die: usize, world: &mut World) {
        self.helps.push(Help {
            step,
            die: die as u8,
            kind,
        });
        let from = world.pose(die);
        let others = self.others(die, world);
        let to = match kind {
            HelpKind::Nudge => {
                let state = &mut self.states[die];
                let (linear, angular) =
                    choose::nudge(&mut self.stream, &from, &others, state.nudges);
                world.push(die, linear, angular);
                state.nudges += 1;
                state.restless_since = step;
                return;
            }
            HelpKind::Rethrow => {
                let state = &mut self.states[die];
                state.rethrows += 1;
                state.nudges = 0;
                Destination::Throw(choose::start(&mut self.stream, &others))
            }
            HelpKind::Place => Destination::Floor(choose::place(&from, &others)),
        };
        world.take_out(die, from);
        self.states[die].whereabouts = Whereabouts::Carried {
            since: step,
            from,
            to,
        };
    }

    /// Positions of the other dice; of carried dice, their destinations.
    fn others(&self, die: usize, world: &World) -> Vec<Vector> {
        world
            .poses()
            .zip(&self.states)
            .enumerate()
            .filter(|(other, _)| *other != die)
            .map(|(_, (pose, state))| match &state.whereabouts {
                Whereabouts::Carried { to, .. } => to.pose().position,
                _ => pose.position,
            })
            .map(Vector::from_array)
            .collect()
    }

    /// The help given so far, in order of time.
    pub(crate) fn into_helps(self) -> Vec<Help> {
        self.helps
    }
}
