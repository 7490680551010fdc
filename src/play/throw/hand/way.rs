//! Path of a hand: after the mouse, after a stick or keys, with the tremble of a hand that shakes dice.

use bevy::prelude::*;

use super::cup;

/// Rate at which the hand follows a stick or key, and returns without one, per second.
const FOLLOW: f32 = 16.0;
const RETURN: f32 = 7.0;
/// The fastest a hand moves, in edges of a die per second.
const FASTEST: f32 = 24.0;
/// Amplitude of the tremble along x, y and z, in edges of a die, and its frequency in Hz.
const TREMBLE: Vec3 = Vec3::new(0.34, 0.12, 0.24);
const TREMBLES: Vec3 = Vec3::new(2.9, 6.1, 3.7);

/// The way of one hand.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Way {
    /// Offset from its middle that the player steers.
    lead: Vec3,
    /// The mouse steers it: the hand stays where the mouse left it.
    by_mouse: bool,
    seconds: f32,
}

impl Way {
    /// Goes on for `delta` seconds under a push (x to the right, y up, at most about 1 long), and as far as the mouse
    /// moved (x to the right, y down, in edges of a die).
    pub(super) fn advance(&mut self, push: Vec2, mouse: Vec2, delta: f32) {
        self.seconds += delta;
        let room = cup::room();
        self.by_mouse |= mouse != Vec2::ZERO;
        if mouse != Vec2::ZERO {
            self.lead += Vec3::new(mouse.x, 0.0, mouse.y);
        }
        let pushed = push.length_squared() > f32::EPSILON;
        if pushed || !self.by_mouse {
            let wanted = Vec3::new(push.x, 0.0, -push.y) * room;
            let rate = if pushed { FOLLOW } else { RETURN };
            self.lead.smooth_nudge(&wanted, rate, delta.clamp(0.0, 1.0));
        }
        self.lead = self.lead.clamp(-room, room);
    }

    /// Target of the middle of the hand.
    pub(super) fn wanted(&self) -> Vec3 {
        let turn = TREMBLES * std::f32::consts::TAU * self.seconds;
        let tremble = Vec3::new(turn.x.sin(), turn.y.sin(), turn.z.cos()) * TREMBLE;
        let room = cup::room();
        cup::MIDDLE + (self.lead + tremble).clamp(-room, room)
    }

    /// The velocity with which a hand that is `here` comes there within `delta` seconds, if it is fast enough.
    pub(super) fn velocity_from(&self, here: Vec3, delta: f32) -> Vec3 {
        if delta <= 0.0 {
            return Vec3::ZERO;
        }
        ((self.wanted() - here) / delta).clamp_length_max(FASTEST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAME: f32 = 1.0 / 60.0;

    fn after(seconds: f32, push: Vec2, mouse: Vec2) -> Way {
        let mut way = Way::default();
        for _ in 0..(seconds / FRAME) as u32 {
            way.advance(push, mouse, FRAME);
        }
        way
    }

    #[test]
    fn a_stick_leads_the_hand_and_lets_it_come_back() {
        let mut way = after(0.5, Vec2::X, Vec2::ZERO);
        assert!(way.lead.x > 0.95 * cup::room().x, "{}", way.lead);
        for _ in 0..60 {
            way.advance(Vec2::ZERO, Vec2::ZERO, FRAME);
        }
        assert!(way.lead.length() < 0.01, "{}", way.lead);
        let up = after(0.5, Vec2::Y, Vec2::ZERO);
        assert!(up.lead.z < 0.0, "up is away from the player");
    }

    #[test]
    fn the_mouse_leads_the_hand_and_leaves_it_there() {
        let mut way = after(0.2, Vec2::ZERO, Vec2::new(0.05, 0.02));
        let there = way.lead;
        assert!(there.x > 0.3 && there.z > 0.1, "{there}");
        way.advance(Vec2::ZERO, Vec2::ZERO, 1.0);
        assert_eq!(way.lead, there);
    }

    #[test]
    fn however_it_is_led_the_hand_stays_in_its_room_and_below_its_speed() {
        for push in [Vec2::ZERO, Vec2::splat(9.0), Vec2::new(-1.0, 0.3)] {
            for mouse in [Vec2::ZERO, Vec2::new(400.0, -90.0), Vec2::splat(-3.0)] {
                let way = after(0.4, push, mouse);
                let away = (way.wanted() - cup::MIDDLE).abs();
                assert!(away.cmple(cup::room() + Vec3::splat(1e-4)).all(), "{away}");
                let velocity = way.velocity_from(Vec3::ZERO, FRAME);
                assert!(velocity.length() <= FASTEST + 1e-3);
            }
        }
        assert_eq!(Way::default().velocity_from(Vec3::ONE, 0.0), Vec3::ZERO);
    }

    #[test]
    fn a_hand_that_is_held_still_trembles() {
        let places: Vec<Vec3> = (0..30)
            .map(|frame| after(frame as f32 * FRAME, Vec2::ZERO, Vec2::ZERO).wanted())
            .collect();
        let farthest = places
            .iter()
            .map(|place| place.distance(cup::MIDDLE))
            .fold(0.0, f32::max);
        assert!(farthest > 0.2, "{farthest}");
    }
}
