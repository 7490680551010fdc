//! The scenery around the table and what the dice are made of, as people choose them and settings store them.

use bevy::prelude::*;
use cant_stop_scenery::{Dice, Scenery};

/// Makes a type that settings can store of one that knows nothing of them, value by value.
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
    /// The [`Scenery`] that somebody chose.
    SceneryChoice, Scenery { Dusk, Dawn, Spring, Snow, Aurora }
}

stored! {
    /// The [`Dice`] that somebody chose.
    DiceChoice, Dice { Ivory, Birch, Amber, Jade, Ice, Quartz }
}
