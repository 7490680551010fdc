//! What people changed about keys and buttons, as it is kept: a text each, empty where nothing was changed.

use bevy::{
    prelude::*,
    settings::{ReflectSettingsGroup, SettingsGroup},
};

/// One layout of controls as it is kept: what is bound to each, by the names of keys and buttons with spaces between.
macro_rules! kept {
    ($(#[$meta:meta])* $name:ident) => {
        #[derive(Resource, SettingsGroup, Reflect, Clone, Debug, Default, PartialEq, Eq)]
        #[reflect(Resource, SettingsGroup, Default)]
        $(#[$meta])*
        pub struct $name {
            /// Up.
            pub up: String,
            /// Down.
            pub down: String,
            /// Left.
            pub left: String,
            /// Right.
            pub right: String,
            /// Press what has the focus.
            pub accept: String,
            /// Leave.
            pub back: String,
            /// Roll the dice.
            pub roll: String,
            /// Stop.
            pub stop: String,
            /// Ask for a hint.
            pub hint: String,
            /// Take the pairing back.
            pub undo: String,
            /// Pause.
            pub pause: String,
            /// Hurry what is on the screen.
            pub hurry: String,
        }
    };
}

kept! {
    /// The whole keyboard.
    #[settings_group(group = "keyboard", file = "controls")]
    KeptKeyboard
}
kept! {
    /// The left half of a shared keyboard.
    #[settings_group(group = "left_keys", file = "controls")]
    KeptLeftKeys
}
kept! {
    /// The right half of a shared keyboard.
    #[settings_group(group = "right_keys", file = "controls")]
    KeptRightKeys
}
kept! {
    /// Pads.
    #[settings_group(group = "pad", file = "controls")]
    KeptPad
}
kept! {
    /// The mouse.
    #[settings_group(group = "mouse", file = "controls")]
    KeptMouse
}

/// Makes the groups known before the file is read.
pub(super) fn register(app: &mut App) {
    app.register_type::<KeptKeyboard>()
        .register_type::<KeptLeftKeys>()
        .register_type::<KeptRightKeys>()
        .register_type::<KeptPad>()
        .register_type::<KeptMouse>();
}
