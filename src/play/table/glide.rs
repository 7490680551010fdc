//! Moving pieces from one place, turn and size to another.

use std::f32::consts::PI;
use std::time::Duration;

use bevy::prelude::*;
use bevy_tweening::{BoxedTweenable, Delay, IntoBoxedTweenable, Lens, Sequence, Tween, TweenAnim};

use super::sprites::scaled;
use crate::ui::color::{Opacity, Tint};

/// From one place, turn and size to another.
pub(super) struct Glide {
    pub(super) from: Transform,
    pub(super) to: Transform,
}

impl Lens<Transform> for Glide {
    fn lerp(&mut self, mut target: Mut<Transform>, ratio: f32) {
        target.translation = self.from.translation.lerp(self.to.translation, ratio);
        target.rotation = self.from.rotation.slerp(self.to.rotation, ratio);
        target.scale = self.from.scale.lerp(self.to.scale, ratio);
    }
}

/// From one place to another in an arc.
pub(super) struct Arc {
    pub(super) from: Vec3,
    pub(super) to: Vec3,
    /// Height of its middle above the straight way.
    pub(super) rise: f32,
}

impl Lens<Transform> for Arc {
    fn lerp(&mut self, mut target: Mut<Transform>, ratio: f32) {
        let over = 4.0 * ratio * (1.0 - ratio) * self.rise;
        target.translation = self.from.lerp(self.to, ratio) + Vec3::new(0.0, over, 0.0);
    }
}

/// Grows by this share and goes back to its size.
pub(super) struct Pop(pub(super) f32);

impl Lens<Transform> for Pop {
    fn lerp(&mut self, mut target: Mut<Transform>, ratio: f32) {
        target.scale = scaled(1.0 + self.0 * (PI * ratio.clamp(0.0, 1.0)).sin());
    }
}

/// Moves what it is put beside, `seconds` long, after `delay` seconds.
pub(super) fn glide(
    from: Transform,
    to: Transform,
    delay: f32,
    seconds: f32,
    ease: EaseFunction,
) -> TweenAnim {
    after(delay, tween(ease, seconds, Glide { from, to }))
}

/// From one opacity to another.
struct Fade {
    from: f32,
    to: f32,
}

impl Lens<Opacity> for Fade {
    fn lerp(&mut self, mut target: Mut<Opacity>, ratio: f32) {
        target.0 = self.from.lerp(self.to, ratio);
    }
}

/// Lets what it is put beside come out or go, `seconds` long.
pub(super) fn fade(from: f32, to: f32, seconds: f32, ease: EaseFunction) -> (Opacity, TweenAnim) {
    let fade = tween(ease, seconds, Fade { from, to });
    (Opacity(from), TweenAnim::new(fade))
}

/// From one tint to another; neither is a mixture.
pub(super) struct Recolor {
    pub(super) from: Tint,
    pub(super) to: Tint,
}

impl Lens<Tint> for Recolor {
    fn lerp(&mut self, mut target: Mut<Tint>, ratio: f32) {
        *target = self.from.toward(self.to, ratio);
    }
}

/// A tween that lasts some time, however short.
pub(super) fn tween<T: 'static>(
    ease: EaseFunction,
    seconds: f32,
    lens: impl Lens<T> + Send + Sync + 'static,
) -> Tween {
    Tween::new(ease, Duration::from_secs_f32(seconds.max(0.001)), lens)
}

/// Starts a motion some time from now.
pub(super) fn after(delay: f32, motion: impl IntoBoxedTweenable) -> TweenAnim {
    let motion: BoxedTweenable = motion.into_boxed();
    if delay > 0.0 {
        let wait: BoxedTweenable = Box::new(Delay::new(Duration::from_secs_f32(delay)));
        TweenAnim::new(Sequence::new([wait, motion]))
    } else {
        TweenAnim::new(motion)
    }
}
