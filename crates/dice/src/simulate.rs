//! Runs a throw to its end.

use crate::TIME_STEP;
use crate::contact::{Contact, ContactRecorder};
use crate::label::Label;
use crate::pose::Pose;
use crate::recording::Recording;
use crate::rescue::{Help, LIFT_STEPS, PATIENCE_STEPS, PLACE_STEPS, Rescuer};
use crate::settle::{Rest, STILL_STEPS, Watch};
use crate::throw::Throw;
use crate::world::World;

/// No recording has more steps: by then every die that did not settle has been set down.
const MAX_STEPS: u32 = PATIENCE_STEPS + LIFT_STEPS + PLACE_STEPS + 2 * STILL_STEPS;

/// No recording lasts longer, in seconds, however the dice were thrown.
pub const MAX_DURATION: f32 = MAX_STEPS as f32 * TIME_STEP;

/// Throws dice and records them until all lie still and flat; their faces are the roll.
///
/// Any throw comes to an end: numbers that make no sense are brought into range first ([`Throw::clamped`]), and dice that
/// stay cocked are helped in view ([`Help`]). The same throw gives the same recording, bit for bit, on one build. A
/// throw without dice gives a recording of one step without faces.
pub fn simulate(throw: &Throw) -> Recording {
    let throw = throw.clamped();
    let (poses, contacts, helps) = motion(&throw);
    let labels = Label::draw(throw.seed, throw.dice.len());
    let last = &poses[poses.len() - labels.len()..];
    let on_top = |(pose, label): (&Pose, &Label)| label.face_up(pose.rotation);
    let faces = last.iter().zip(&labels).map(on_top).collect();
    Recording {
        poses,
        contacts,
        helps,
        labels,
        faces,
    }
}

/// Steps the bodies of a throw without recording or helping, and says how high the first die is then: what bare
/// physics costs, for measuring what a [`Recording`] adds.
pub fn step_bare(throw: &Throw, steps: usize) -> f32 {
    let mut world = World::new(&throw.clamped().dice);
    for _ in 0..steps {
        world.step();
    }
    world.poses().next().map_or(0.0, |pose| pose.position[1])
}

/// A throw of blank dice: the poses step by step, the contacts and the help.
fn motion(throw: &Throw) -> (Vec<Pose>, Vec<Contact>, Vec<Help>) {
    let count = throw.dice.len();
    let mut world = World::new(&throw.dice);
    let mut rescuer = Rescuer::new(throw.seed, count);
    let mut contacts = ContactRecorder::default();
    let mut poses: Vec<Pose> = throw.dice.iter().map(|die| die.pose).collect();
    let mut watches: Vec<Watch> = poses.iter().copied().map(Watch::new).collect();
    let mut rests = vec![Rest::Moving; count];

    for step in 1..=MAX_STEPS {
        if count == 0 {
            break;
        }
        rescuer.carry(step, &mut world);
        world.step();
        contacts.record_step(step, &world);
        for (die, pose) in world.poses().enumerate() {
            rests[die] = watches[die].update(pose);
            poses.push(pose);
        }
        if rescuer.help_where_needed(step, &rests, &mut watches, &mut world) {
            break;
        }
    }
    (poses, contacts.into_contacts(), rescuer.into_helps())
}
