//! What players changed about keys and buttons, and what their keyboard prints, as it is stored: a text each, empty where
//! nothing was changed.

use std::collections::BTreeMap;

use bevy::{
    prelude::*,
    reflect::TypeRegistry,
    settings::{ReflectSettingsGroup, SettingsGroup},
};

use super::damage::Files;

/// One layout of controls as it is stored: what is bound to each, by the names of keys and buttons with spaces between.
macro_rules! stored_layout {
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

stored_layout! {
    /// The whole keyboard.
    #[settings_group(group = "keyboard", file = "controls")]
    StoredKeyboard
}
stored_layout! {
    /// The left half of a shared keyboard.
    #[settings_group(group = "left_keys", file = "controls")]
    StoredLeftKeys
}
stored_layout! {
    /// The right half of a shared keyboard.
    #[settings_group(group = "right_keys", file = "controls")]
    StoredRightKeys
}
stored_layout! {
    /// Pads.
    #[settings_group(group = "pad", file = "controls")]
    StoredPad
}
stored_layout! {
    /// The mouse.
    #[settings_group(group = "mouse", file = "controls")]
    StoredMouse
}

/// What the player's keyboard prints on its keys, as far as it is known and no US keyboard prints the same. By the names of
/// the keys.
#[derive(Resource, SettingsGroup, Reflect, Clone, Debug, Default, PartialEq, Eq)]
#[reflect(Resource, SettingsGroup, Default)]
#[settings_group(group = "key_labels", file = "controls")]
pub struct KeyLabels {
    keys: BTreeMap<String, String>,
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

/// Compares the groups with what the file says.
pub(super) fn compare(files: &mut Files, world: &World, types: &TypeRegistry) {
    files.compare(world.resource::<KeyLabels>(), types);
    files.compare(world.resource::<StoredKeyboard>(), types);
    files.compare(world.resource::<StoredLeftKeys>(), types);
    files.compare(world.resource::<StoredRightKeys>(), types);
    files.compare(world.resource::<StoredPad>(), types);
    files.compare(world.resource::<StoredMouse>(), types);
}

/// Registers the groups before the file is read.
pub(super) fn register(app: &mut App) {
    app.register_type::<KeyLabels>()
        .register_type::<StoredKeyboard>()
        .register_type::<StoredLeftKeys>()
        .register_type::<StoredRightKeys>()
        .register_type::<StoredPad>()
        .register_type::<StoredMouse>();
}
