//! Where and how often the game is drawn.

use bevy::prelude::*;

/// What the game fills.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Default)]
pub enum WindowKind {
    /// A window among others.
    #[default]
    Window,
    /// A whole monitor, at its own resolution, with other windows a step away.
    Borderless,
    /// A whole monitor, alone.
    Full,
}

impl WindowKind {
    /// All kinds, in the order in which they are offered.
    pub const ALL: [WindowKind; 3] = [WindowKind::Window, WindowKind::Borderless, WindowKind::Full];
}

/// How often the game is drawn at most.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Default)]
pub enum FrameLimit {
    /// As often as the monitor shows something new.
    #[default]
    Monitor,
    /// 30 times a second.
    Thirty,
    /// 60 times a second.
    Sixty,
    /// 120 times a second.
    HundredTwenty,
}

impl FrameLimit {
    /// All limits: that of the monitor, then from few to many frames.
    pub const ALL: [FrameLimit; 4] = [
        FrameLimit::Monitor,
        FrameLimit::Thirty,
        FrameLimit::Sixty,
        FrameLimit::HundredTwenty,
    ];

    /// Frames in a second; none where only the monitor sets it.
    pub const fn per_second(self) -> Option<u8> {
        match self {
            FrameLimit::Monitor => None,
            FrameLimit::Thirty => Some(30),
            FrameLimit::Sixty => Some(60),
            FrameLimit::HundredTwenty => Some(120),
        }
    }
}
