//! Buttons: one behaviour for every device, several looks.

use bevy::{
    input_focus::tab_navigation::TabIndex, picking::hover::Hovered, prelude::*,
    ui::auto_directional_navigation::AutoDirectionalNavigation, ui_widgets::Button,
};

use super::{flex::icon, paint::ButtonLook, restyle::Ink, text::label};
use crate::core::art::Art;
use crate::core::locale::{Spoken, Words};
use crate::ui::color::Role;
use crate::ui::spacing::{RADIUS, RADIUS_SMALL, TIGHT, TOUCH, WIDE};
use crate::ui::type_scale::TextSize;

/// Button that says `words`. Add `observe(|_: On<Activate>, ..| ..)` as its action.
pub fn button(words: Words, look: ButtonLook) -> impl Bundle {
    button_in(button_node(look), words, look)
}

/// Button with its own layout, starting from [`button_node`].
pub(crate) fn button_in(node: Node, words: Words, look: ButtonLook) -> impl Bundle {
    (
        bare_button_in(node, words.clone(), look),
        children![(
            button_label(words, TextSize::Label),
            TextLayout::justify(Justify::Center),
        )],
    )
}

/// Words on a button, in its ink.
pub(crate) fn button_label(words: Words, size: TextSize) -> impl Bundle {
    (label(words, size, Role::Paper), Ink(1.0))
}

/// Small square button with a picture instead of words.
pub fn icon_button(picture: Art, spoken: Words, look: ButtonLook) -> impl Bundle {
    const SIDE: f32 = 40.0;
    let node = Node {
        min_width: px(TOUCH),
        padding: px(TIGHT).all(),
        justify_content: JustifyContent::Center,
        border_radius: BorderRadius::all(px(RADIUS_SMALL)),
        ..button_node(look)
    };
    (
        bare_button_in(node, spoken, look),
        children![(icon(picture, Vec2::splat(SIDE)), Ink(1.0))],
    )
}

/// Default layout of a button: content in the centre, or at the left for text-only looks.
pub fn button_node(look: ButtonLook) -> Node {
    let quiet = matches!(look, ButtonLook::Quiet | ButtonLook::Row);
    Node {
        min_height: px(TOUCH),
        flex_shrink: 0.0,
        padding: UiRect::axes(px(WIDE), px(TIGHT)),
        align_items: AlignItems::Center,
        justify_content: if quiet {
            JustifyContent::FlexStart
        } else {
            JustifyContent::Center
        },
        border_radius: BorderRadius::all(px(if quiet { RADIUS_SMALL } else { RADIUS })),
        ..default()
    }
}

/// Button without content, for callers with their own children and layout, starting from [`button_node`]; `spoken` is for
/// screen readers.
pub fn bare_button_in(node: Node, spoken: Words, look: ButtonLook) -> impl Bundle {
    (
        spoken.name(),
        Button,
        Hovered::default(),
        TabIndex(0),
        AutoDirectionalNavigation::default(),
        look,
        Spoken(spoken),
        node,
        Outline::default(),
    )
}
