//! Choice of scenery and dice, in a form that settings can store.

use bevy::prelude::*;
use cant_stop_scenery::{Dice, Scenery};

/// Defines a storable copy of an enum of another crate, with conversions.
macro_rules! stored {
    ($(#[$meta:meta])* $name:ident, $stored:ident { $first:ident $(, $more:ident)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
        #[reflect(Default)]
        #[allow(missing_docs, reason = "the values are those of the type that it stands for")]
        pub enum $name {
            #[default]
            $first,
            $($more,)*
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
