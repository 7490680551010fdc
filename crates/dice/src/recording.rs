//! Recorded throw: every pose, every impact, and the faces on top.

use crate::TIME_STEP;
use crate::contact::Contact;
use crate::label::Label;
use crate::pose::Pose;
use crate::rescue::Help;

/// Recorded throw: every pose, every impact, and the faces on top.
#[derive(Clone, Debug, PartialEq)]
pub struct Recording {
    /// The poses of the blank dice, one after the other for the first step, then for the next, and so on.
    pub(crate) poses: Vec<Pose>,
    /// The impacts, in order of time.
    pub contacts: Vec<Contact>,
    /// Help given to dice that did not settle by themselves, in order of time. Few throws need any.
    pub helps: Vec<Help>,
    /// Label of each die, for the whole throw.
    pub labels: Vec<Label>,
    /// The roll: the number on top of each die, 1 to 6, once all have settled.
    pub faces: Vec<u8>,
}

impl Recording {
    /// Number of dice thrown.
    pub fn dice(&self) -> usize {
        self.labels.len()
    }

    /// The same throw with its labels turned so that these faces show, wherever others would; nothing else changes.
    #[must_use]
    pub fn showing(mut self, faces: &[u8]) -> Recording {
        let last: Vec<Pose> = self.poses(self.steps() - 1).to_vec();
        for (die, (pose, &face)) in last.iter().zip(faces).enumerate() {
            if self.faces[die] == face {
                continue;
            }
            let mut labels = (0..Label::COUNT).filter_map(Label::new);
            if let Some(label) = labels.find(|label| label.face_up(pose.rotation) == face) {
                self.labels[die] = label;
                self.faces[die] = face;
            }
        }
        self
    }

    /// Number of recorded steps, the start included. Neighbouring steps are [`TIME_STEP`] apart.
    pub fn steps(&self) -> usize {
        self.poses.len().checked_div(self.dice()).unwrap_or(1)
    }

    /// Seconds from the first step to the last.
    pub fn duration(&self) -> f32 {
        (self.steps() - 1) as f32 * TIME_STEP
    }

    /// Every die's pose at a step, in order.
    ///
    /// # Panics
    ///
    /// If there is no such step.
    pub fn poses(&self, step: usize) -> &[Pose] {
        &self.poses[step * self.dice()..(step + 1) * self.dice()]
    }

    /// A die's pose some seconds after the start, blended between the two nearest steps; before the start and after the end it lies
    /// where it was first and last.
    ///
    /// # Panics
    ///
    /// If there is no such die.
    pub fn pose_at(&self, die: usize, seconds: f32) -> Pose {
        let last = self.steps() - 1;
        let seconds = if seconds.is_nan() { 0.0 } else { seconds };
        let at = (seconds / TIME_STEP).clamp(0.0, last as f32);
        let step = at as usize;
        let here = self.poses(step)[die];
        if step == last {
            return here;
        }
        let share = at - step as f32;
        here.blend(&self.poses(step + 1)[die], share)
    }
}
