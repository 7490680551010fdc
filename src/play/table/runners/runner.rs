//! State of a runner on the board, from which its picture and its rope are posed.

use crate::ui::prelude::*;
use bevy::prelude::*;

/// Runner on the board.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(Name = Name::new("runner"))]
pub(in crate::play::table) struct Runner {
    pub(in crate::play::table) column: Column,
    /// Anchor of its rope.
    pub(in crate::play::table) anchor: Vec2,
    /// Its end of the rope.
    pub(in crate::play::table) at: Vec2,
    /// Lean to the left, in radians.
    pub(in crate::play::table) lean: f32,
    /// Compression, as a share of its height.
    pub(in crate::play::table) squash: f32,
    /// Its size, as a share of the full size.
    pub(in crate::play::table) size: f32,
    /// Opacity of it and its rope, 0 to 1.
    pub(in crate::play::table) presence: f32,
    /// Sideways bend of its rope, in design units.
    pub(in crate::play::table) slack: f32,
    pub(super) posture: Posture,
    /// Mark of its player, once a turn has begun.
    pub(in crate::play::table) mark: Option<Mark>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Posture {
    Stand,
    LookUp,
    /// Holds its hood in the wind.
    Hood,
    Reach,
    Pull,
    Arrive,
    Slip,
    Hang,
    Cheer,
}

impl Posture {
    pub(super) fn picture(self) -> Art {
        match self {
            Posture::Stand => Art::Climber,
            Posture::LookUp => Art::ClimberIdle,
            Posture::Hood => Art::ClimberHood,
            Posture::Reach => Art::ClimberReach,
            Posture::Pull => Art::ClimberPull,
            Posture::Arrive => Art::ClimberArrive,
            Posture::Slip => Art::ClimberSlip,
            Posture::Hang => Art::ClimberHang,
            Posture::Cheer => Art::ClimberCheer,
        }
    }
}
