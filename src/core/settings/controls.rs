//! What players changed about keys and buttons, and what their keyboard prints, as it is stored: a text each, empty where
//! nothing was changed.

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::core::store::Stored;

const FILE: &str = "controls.toml";

/// One layout of controls as it is stored: what is bound to each, by the names of keys and buttons with spaces between.
macro_rules! stored_layout {
    ($(#[$meta:meta])* $name:ident: $group:literal) => {
        #[derive(Resource, Reflect, Clone, Debug, Default, PartialEq, Eq)]
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

        impl Stored for $name {
            const FILE: &str = FILE;
            const GROUP: &str = $group;
        }
    };
}

stored_layout! {
    /// The whole keyboard.
    StoredKeyboard: "keyboard"
}
stored_layout! {
    /// The left half of a shared keyboard.
    StoredLeftKeys: "left_keys"
}
stored_layout! {
    /// The right half of a shared keyboard.
    StoredRightKeys: "right_keys"
}
stored_layout! {
    /// Pads.
    StoredPad: "pad"
}
stored_layout! {
    /// The mouse.
    StoredMouse: "mouse"
}

/// What the player's keyboard prints on its keys, as far as it is known and no US keyboard prints the same. By the names of
/// the keys.
#[derive(Resource, Reflect, Clone, Debug, Default, PartialEq, Eq)]
pub struct KeyLabels {
    keys: BTreeMap<String, String>,
}

impl Stored for KeyLabels {
    const FILE: &str = FILE;
    const GROUP: &str = "key_labels";
}

impl KeyLabels {
    /// The stored label of a key.
    pub fn get(&self, key: KeyCode) -> Option<&str> {
        self.keys.get(&format!("{key:?}")).map(String::as_str)
    }

    /// Stores the label of a key, or removes it.
    pub fn set(&mut self, key: KeyCode, label: Option<String>) {
        let name = format!("{key:?}");
        match label {
            Some(label) => _ = self.keys.insert(name, label),
            None => _ = self.keys.remove(&name),
        }
    }
}
