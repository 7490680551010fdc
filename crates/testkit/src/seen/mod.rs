//! Content of the screen: every text, widget, surface and piece, with its place in pixels.

mod board;
mod kinds;
mod sights;
mod tree;
mod writing;

use bevy::prelude::*;
use cant_stop::core::canvas::Canvas;
use cant_stop::core::states::Screen;
use cant_stop::ui::layer::Layer;

pub use self::kinds::Kind;
pub use self::sights::{Piece, Sights};
pub use self::tree::{Holder, Part};
pub use self::writing::{Ink, Writing};

use self::tree::Tree;
use crate::Session;

/// Dialogs lie on the first of these layers, captions of sounds on the other, and notices above.
const DIALOG: i32 = Layer::Dialog.z().0;
const CAPTIONS: i32 = Layer::Captions.z().0;
/// Greatest share of the screen that a panel covers.
const PANEL: f32 = 0.6;

/// Everything on the screen at one moment.
pub struct Seen {
    /// The whole screen, in pixels.
    pub screen: Rect,
    /// Pixels of a design unit.
    pub unit: f32,
    /// Texts that are visible or can be scrolled to.
    pub writings: Vec<Writing>,
    /// Widgets.
    pub pressables: Vec<Part>,
    /// Surfaces under texts and widgets.
    pub panels: Vec<Part>,
    /// Columns of the board and their flags, in pixels, with the size of their numbers in design units. Empty outside of a
    /// game.
    pub columns: Vec<(Rect, f32)>,
}

impl Seen {
    /// Content of this layer alone; by default of the dialog if there is one, else of the screen with the captions over it.
    pub fn now(session: &mut Session, only: Option<Layer>) -> Seen {
        let is_played = session.screen() == Screen::Play;
        let world = session.app.world_mut();
        let canvas = *world.resource::<Canvas>();
        let size = canvas.size * canvas.scale;
        let tree = Tree::of(world, false);
        let (mut pressables, mut panels) = (Vec::new(), Vec::new());
        for (&entity, found) in tree.nodes.iter().filter(|(_, found)| found.is_seen()) {
            let part = tree.part(entity, &found.name);
            let holder = &found.holder;
            if found.is_widget || holder.is_button && !tree.is_in_widget(&part) {
                pressables.push(part);
            } else if holder.is_ground && area(part.shown) < PANEL * size.element_product() {
                panels.push(part);
            }
        }
        let has_dialog = pressables.iter().any(|part| tree.layer(part) >= DIALOG);
        let counts = |part: &Part| {
            let layer = tree.layer(part);
            match only {
                Some(only) => layer == only.z().0,
                None => layer <= CAPTIONS && (DIALOG..CAPTIONS).contains(&layer) == has_dialog,
            }
        };
        pressables.retain(counts);
        panels.retain(counts);
        let mut writings = writing::writings(world, &tree);
        writings.retain(|writing| counts(&writing.part));
        let has_board = is_played && !has_dialog && only.is_none();
        Seen {
            screen: Rect::from_corners(Vec2::ZERO, size),
            unit: world.resource::<UiScale>().0,
            writings,
            pressables,
            panels,
            columns: if has_board {
                board::columns(world, size)
            } else {
                Vec::new()
            },
        }
    }
}

/// Area of a rectangle, in square pixels.
pub fn area(rect: Rect) -> f32 {
    rect.size().element_product()
}
