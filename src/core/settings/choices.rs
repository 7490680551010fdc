//! Choices of the settings: text and pictures, speed, one-button mode, scenery and dice.

use bevy::prelude::*;
use cant_stop_scenery::{Dice, Scenery};

/// Defines a choice with its values in display order, and a constant of each value with the name of its getter.
macro_rules! choice {
    ($(#[$meta:meta])* $name:ident { $($(#[$about:meta])* $value:ident,)+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
        #[reflect(Default)]
        pub enum $name {
            $($(#[$about])* $value,)+
        }

        impl $name {
            /// All values, in display order.
            pub const ALL: [$name; [$($name::$value),+].len()] = [$($name::$value),+];
        }
    };
    (
        $(#[$meta:meta])* $name:ident { $($(#[$about:meta])* $value:ident = $constant:expr,)+ }
        $(#[$getter:meta])* $get:ident: $kind:ty
    ) => {
        choice! { $(#[$meta])* $name { $($(#[$about])* $value,)+ } }

        impl $name {
            $(#[$getter])*
            pub const fn $get(self) -> $kind {
                match self {
                    $($name::$value => $constant,)+
                }
            }
        }
    };
}
pub(super) use choice;

choice! {
    /// Text size.
    TextScale {
        /// As designed.
        #[default]
        Normal = 1.0,
        /// A quarter larger.
        Large = 1.25,
        /// Half as large again.
        Larger = 1.5,
        /// Three quarters larger.
        Huge = 1.75,
        /// Twice as large.
        Double = 2.0,
    }
    /// Scale factor, 1 to 2.
    factor: f32
}

impl TextScale {
    /// Default on a television: on 43 inches at 3 m, capitals of the smallest text are 16 arc minutes high, the minimum of
    /// ISO 9241-303; on a handheld of 7 inches at 40 cm they are 20.
    pub const TV: TextScale = TextScale::Larger;
}

choice! {
    /// Typeface of all text.
    Typeface {
        /// Rounded, the default look.
        #[default]
        Quicksand = "Quicksand",
        /// Distinct letterforms for dyslexia and low vision.
        Atkinson = "Atkinson Hyperlegible",
    }
    /// Proper name, the same in every language.
    name: &'static str
}

choice! {
    /// Line spacing of paragraphs.
    LineSpacing {
        /// As in all other text.
        #[default]
        Usual = 1.2,
        /// Half a line of extra space.
        Wide = 1.5,
    }
    /// Line height as a multiple of the font size.
    factor: f32
}

choice! {
    /// Ground of captions.
    CaptionGround {
        /// Nothing is seen through it.
        #[default]
        Solid,
        /// Half-transparent.
        Half,
        /// None: the letters have an outline.
        Outline,
    }
}

choice! {
    /// Size of the mouse pointer.
    PointerSize {
        /// System pointer.
        #[default]
        System,
        /// Own pointer, two to three times as large as that of most systems.
        Large,
        /// Own pointer, twice as large again.
        Larger,
    }
}

choice! {
    /// Colour set of the four marks.
    PlayerColors {
        /// Sky blue, yellow, vermilion, pink.
        #[default]
        Classic,
        /// Mint, gold, rose, violet: larger steps in lightness.
        Vivid,
        /// Ice, amber, rust, orchid: soft colours.
        Soft,
    }
}

choice! {
    /// Window mode.
    WindowKind {
        /// Ordinary window.
        #[default]
        Window,
        /// Borderless fullscreen.
        Borderless,
        /// Exclusive fullscreen.
        Full,
    }
}

choice! {
    /// Upper limit of the frame rate.
    FrameLimit {
        /// Refresh rate of the monitor.
        #[default]
        Monitor = None,
        /// 30 frames a second.
        Thirty = Some(30),
        /// 60 frames a second.
        Sixty = Some(60),
        /// 120 frames a second.
        HundredTwenty = Some(120),
    }
    /// Frames a second; `None` for the refresh rate of the monitor.
    per_second: Option<u8>
}

choice! {
    /// Animation speed.
    Speed {
        /// Slow enough to watch every detail.
        Slow,
        /// Designed speed.
        #[default]
        Normal,
        /// Twice the designed speed.
        Fast,
        /// Without animation.
        Instant,
    }
}

choice! {
    /// Animation speed in turns of bots.
    BotSpeed {
        /// Same as for people.
        #[default]
        AsPeople,
        /// See [`Speed::Slow`].
        Slow,
        /// See [`Speed::Normal`].
        Normal,
        /// See [`Speed::Fast`].
        Fast,
        /// See [`Speed::Instant`].
        Instant,
    }
}

impl BotSpeed {
    /// Resolves the speed, given that of people.
    pub const fn among(self, people: Speed) -> Speed {
        match self {
            BotSpeed::AsPeople => people,
            BotSpeed::Slow => Speed::Slow,
            BotSpeed::Normal => Speed::Normal,
            BotSpeed::Fast => Speed::Fast,
            BotSpeed::Instant => Speed::Instant,
        }
    }
}

choice! {
    /// Display of the chance of a bust.
    Odds {
        /// Before every roll.
        #[default]
        Always,
        /// After the turn, for its rolls.
        AfterTurn,
        /// Never.
        Never,
    }
}

choice! {
    /// Lockout of Roll after a pairing: an accidental second press must not roll again.
    Guard {
        /// No lockout.
        Off = 0,
        /// Half a second.
        #[default]
        Half = 5,
        /// One second.
        Whole = 10,
    }
    /// Length in tenths of a second.
    tenths: u8
}

choice! {
    /// One-button mode: playing with a single key or button.
    OneButton {
        /// Disabled.
        #[default]
        Off,
        /// Automatic scan: the focus advances by itself, a press selects.
        Moves,
        /// Manual scan: a short press advances the focus, a long press selects. No press has to be timed.
        Steps,
    }
}

choice! {
    /// Interval of the automatic scan.
    ScanTime {
        /// One second.
        One = 10,
        /// A second and a half.
        OneAndHalf = 15,
        /// Two seconds.
        #[default]
        Two = 20,
        /// Three seconds.
        Three = 30,
        /// Four seconds.
        Four = 40,
    }
    /// Interval in tenths of a second.
    tenths: u8
}

/// Defines a storable copy of an enum of another crate, with conversions.
macro_rules! stored {
    ($(#[$meta:meta])* $name:ident, $stored:ident { $first:ident $(, $more:ident)* }) => {
        choice! {
            $(#[$meta])*
            #[allow(missing_docs, reason = "the values are those of the type that it stands for")]
            $name { #[default] $first, $($more,)* }
        }

        impl From<$name> for $stored {
            fn from(choice: $name) -> $stored {
                match choice {
                    $name::$first => $stored::$first,
                    $($name::$more => $stored::$more,)*
                }
            }
        }

        impl From<$stored> for $name {
            fn from(chosen: $stored) -> $name {
                match chosen {
                    $stored::$first => $name::$first,
                    $($stored::$more => $name::$more,)*
                }
            }
        }
    };
}

stored! {
    /// Chosen [`Scenery`].
    SceneryChoice, Scenery { Dusk, Dawn, Spring, Snow, Aurora }
}

stored! {
    /// Chosen [`Dice`].
    DiceChoice, Dice { Ivory, Birch, Amber, Jade, Ice, Quartz }
}
