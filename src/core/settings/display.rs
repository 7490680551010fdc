//! Window and frame rate.

use bevy::prelude::*;

/// Window mode.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Default)]
pub enum WindowKind {
    /// Ordinary window.
    #[default]
    Window,
    /// Borderless fullscreen.
    Borderless,
    /// Exclusive fullscreen.
    Full,
}

impl WindowKind {
    /// All modes, in display order.
    pub const ALL: [WindowKind; 3] = [WindowKind::Window, WindowKind::Borderless, WindowKind::Full];
}

/// Upper limit of the frame rate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Default)]
pub enum FrameLimit {
    /// Refresh rate of the monitor.
    #[default]
    Monitor,
    /// 30 frames a second.
    Thirty,
    /// 60 frames a second.
    Sixty,
    /// 120 frames a second.
    HundredTwenty,
}

impl FrameLimit {
    /// All limits, in display order.
    pub const ALL: [FrameLimit; 4] = [
        FrameLimit::Monitor,
        FrameLimit::Thirty,
        FrameLimit::Sixty,
        FrameLimit::HundredTwenty,
    ];

    /// Frames a second; `None` for the refresh rate of the monitor.
    pub const fn per_second(self) -> Option<u8> {
        match self {
            FrameLimit::Monitor => None,
            FrameLimit::Thirty => Some(30),
            FrameLimit::Sixty => Some(60),
            FrameLimit::HundredTwenty => Some(120),
        }
    }
}
