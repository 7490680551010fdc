//! Stored key bindings and keyboard labels. An empty text stands for the default.

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::core::store::Stored;

const FILE: &str = "controls.toml";

/// Tables of the layouts, in the order of [`Layout`](crate::input::Layout).
const LAYOUTS: [&str; 5] = ["keyboard", "left_keys", "right_keys", "pad", "mouse"];

/// Stored bindings of a layout, by its place in [`Layout::ALL`](crate::input::Layout::ALL): names of keys and buttons,
/// separated by spaces, in a field for each control.
#[derive(Resource, Reflect, Clone, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are the keys of the controls")]
pub struct StoredLayout<const LAYOUT: usize> {
    pub up: String,
    pub down: String,
    pub left: String,
    pub right: String,
    pub accept: String,
    pub back: String,
    pub roll: String,
    pub stop: String,
    pub hint: String,
    pub undo: String,
    pub pause: String,
    pub hurry: String,
}

impl<const LAYOUT: usize> Stored for StoredLayout<LAYOUT> {
    const FILE: &str = FILE;
    const GROUP: &str = LAYOUTS[LAYOUT];
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
