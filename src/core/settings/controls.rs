//! Stored key bindings and keyboard labels. An empty text stands for the default.

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::core::store::Stored;

const FILE: &str = "controls.toml";

/// Stored bindings of one device: names of keys and buttons, separated by spaces.
macro_rules! stored_layout {
    ($(#[$meta:meta])* $layout:ident: $group:literal) => {
        #[derive(Resource, Reflect, Clone, Debug, Default, PartialEq, Eq)]
        $(#[$meta])*
        pub struct $layout {
            /// Up.
            pub up: String,
            /// Down.
            pub down: String,
            /// Left.
            pub left: String,
            /// Right.
            pub right: String,
            /// Press the focused widget.
            pub accept: String,
            /// Go back.
            pub back: String,
            /// Roll the dice.
            pub roll: String,
            /// Stop.
            pub stop: String,
            /// Ask for a hint.
            pub hint: String,
            /// Undo the pairing.
            pub undo: String,
            /// Pause.
            pub pause: String,
            /// Fast-forward the animation.
            pub hurry: String,
        }

        impl Stored for $layout {
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

/// Printed labels of the player's keyboard where they differ from the US layout, by the names of the keys.
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
