//! What a screen reader says.

use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;

/// What a screen reader says of a widget: what it is called, and its value if it has one.
pub fn announced(label: &AccessibleLabel, node: &AccessibilityNode) -> String {
    match node.value() {
        Some(value) => format!("{}: {value}", label.0),
        None => label.0.clone(),
    }
}
