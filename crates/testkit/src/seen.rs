//! Content of the screen: every text, widget and surface, with its place in pixels.

use std::collections::HashMap;

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::text::{EditableText, RemSize, TextLayoutInfo};
use bevy::ui::{OverflowAxis, UiGlobalTransform};
use bevy::ui_widgets::Button;
use cant_stop::core::locale::Words;
use cant_stop::core::states::Screen;
use cant_stop::ui::layer::Layer;
use cant_stop::ui::widgets::ButtonLook;
use cant_stop_rules::Column;
use cant_stop_scenery::board;

use crate::Session;

/// Dialogs lie on this layer, notices on the other.
const DIALOG: i32 = Layer::Dialog.z().0;
const NOTICE: i32 = Layer::Notice.z().0;
/// Nodes above the parts of a game for a moment, such as the ribbon, may cover them.
const OVER_PARTS: i32 = Layer::OverParts.z().0;
/// Fainter grounds are no surfaces.
const FAINT: f32 = 0.05;
/// Greatest share of the screen that a panel covers.
const PANEL: f32 = 0.6;

/// A node of the interface.
#[derive(Clone, Debug)]
pub struct Part {
    /// Its node.
    pub entity: Entity,
    /// Place, in pixels.
    pub rect: Rect,
    /// Part of it that is neither scrolled away nor cut off.
    pub shown: Rect,
    /// Nodes that contain it, from near to far.
    pub holders: Vec<Holder>,
    /// True if it lies above the parts of a game for a moment.
    pub is_over_parts: bool,
    /// It is a golden button.
    pub is_golden: bool,
    /// Name in messages.
    pub name: String,
}

/// Something that contains parts.
#[derive(Clone, Copy, Debug)]
pub struct Holder {
    /// Its node.
    pub entity: Entity,
    /// Place, in pixels.
    pub rect: Rect,
    /// Overflow is cut off.
    pub clips: bool,
    /// Overflow can be scrolled to.
    pub scrolls: bool,
    /// The height of all there is to scroll through, in pixels.
    pub content: f32,
    /// Scrolled distance, in pixels.
    pub scrolled: f32,
    /// It is visible, so that its content must lie on it.
    pub is_ground: bool,
    /// It is a button.
    pub is_button: bool,
}

/// A text with the place of each of its lines.
#[derive(Clone, Debug)]
pub struct Writing {
    /// Its node; the name is the text.
    pub part: Part,
    /// Its key in the locale files, if it has one.
    pub key: Option<&'static str>,
    /// The size that the letters take together, in pixels.
    pub size: Vec2,
    /// Places of its lines, in pixels.
    pub lines: Vec<Rect>,
    /// Size of the letters, in design units.
    pub letters: f32,
}

impl Writing {
    /// The height of its first line, in pixels.
    pub fn height(&self) -> f32 {
        self.lines.first().map_or(0.0, Rect::height)
    }
}

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

/// A node as the app has it.
struct Found {
    holder: Holder,
    parent: Option<Entity>,
    layer: i32,
    is_seen: bool,
    is_widget: bool,
    is_button: bool,
    is_golden: bool,
    name: String,
}

struct Tree(HashMap<Entity, Found>);

impl Tree {
    fn of(world: &mut World) -> Tree {
        let mut nodes = world.query::<(
            Entity,
            (
                &ComputedNode,
                &Node,
                &UiGlobalTransform,
                &InheritedVisibility,
            ),
            Option<&ChildOf>,
            Option<&BackgroundColor>,
            (Has<TabIndex>, Has<Button>, Option<&ButtonLook>),
            Option<&AccessibleLabel>,
            Option<&GlobalZIndex>,
        )>();
        let cut = |axis: OverflowAxis| axis != OverflowAxis::Visible;
        let found = nodes.iter(world).map(|node| {
            let (entity, (computed, node, place, seen), parent, ground, keys, label, z) = node;
            let (is_widget, is_button, look) = keys;
            let holder = Holder {
                entity,
                rect: Rect::from_center_size(place.translation, computed.size),
                clips: cut(node.overflow.x) || cut(node.overflow.y),
                scrolls: node.overflow.y == OverflowAxis::Scroll,
                content: computed.content_size.y,
                scrolled: computed.scroll_position.y,
                is_ground: is_widget || ground.is_some_and(|ground| ground.0.alpha() > FAINT),
                is_button,
            };
            let found = Found {
                holder,
                parent: parent.map(ChildOf::parent),
                layer: z.map_or(0, |z| z.0),
                is_seen: seen.get(),
                is_widget,
                is_button,
                is_golden: look == Some(&ButtonLook::Primary),
                name: label.map_or_else(|| "a panel".to_owned(), |label| label.0.to_string()),
            };
            (entity, found)
        });
        Tree(found.collect())
    }

    fn holders(&self, entity: Entity) -> Vec<Holder> {
        let parent = |entity: &Entity| self.0.get(entity)?.parent;
        std::iter::successors(parent(&entity), parent)
            .filter_map(|entity| Some(self.0.get(&entity)?.holder))
            .collect()
    }

    fn layer(&self, part: &Part) -> i32 {
        let root = part.holders.last().map_or(part.entity, |root| root.entity);
        self.0[&root].layer
    }

    fn part(&self, entity: Entity, name: &str) -> Part {
        let rect = self.0[&entity].holder.rect;
        let holders = self.holders(entity);
        let root = holders.last().map_or(entity, |root| root.entity);
        let shown = holders
            .iter()
            .filter(|holder| holder.clips)
            .fold(rect, |shown, holder| shown.intersect(holder.rect));
        Part {
            entity,
            rect,
            shown,
            is_over_parts: self.0[&root].layer == OVER_PARTS,
            is_golden: self.0[&entity].is_golden,
            holders,
            name: name.to_owned(),
        }
    }

    fn is_in_widget(&self, part: &Part) -> bool {
        let mut holders = part.holders.iter();
        holders.any(|holder| self.0[&holder.entity].is_widget)
    }
}

impl Seen {
    /// Content of the dialog if there is one, else of the screen.
    pub fn now(session: &mut Session) -> Seen {
        let is_played = session.screen() == Screen::Play;
        let mut seen = Seen::all(session);
        let world = session.app.world_mut();
        let tree = Tree::of(world);
        let layers = seen.pressables.iter().map(|part| tree.layer(part));
        let has_dialog = layers.max().is_some_and(|layer| layer >= DIALOG);
        let counts = |part: &Part| {
            let layer = tree.layer(part);
            layer < NOTICE && (layer >= DIALOG) == has_dialog
        };
        seen.writings.retain(|writing| counts(&writing.part));
        seen.pressables.retain(counts);
        seen.panels.retain(counts);
        if has_dialog || !is_played {
            seen.columns.clear();
        }
        seen
    }

    /// Content of all layers.
    fn all(session: &mut Session) -> Seen {
        let world = session.app.world_mut();
        let size = world.query::<&Window>().single(world).unwrap().size();
        let tree = Tree::of(world);
        let mut seen = Seen {
            screen: Rect::from_corners(Vec2::ZERO, size),
            unit: world.resource::<UiScale>().0,
            writings: writings(world, &tree),
            pressables: Vec::new(),
            panels: Vec::new(),
            columns: columns(world, size),
        };
        for (&entity, found) in &tree.0 {
            if !found.is_seen || found.holder.rect.is_empty() {
                continue;
            }
            let part = tree.part(entity, &found.name);
            if found.is_widget || found.is_button && !tree.is_in_widget(&part) {
                seen.pressables.push(part);
            } else if found.holder.is_ground && area(part.shown) < PANEL * size.element_product() {
                seen.panels.push(part);
            }
        }
        seen
    }

    /// Content of this layer alone.
    pub fn on(session: &mut Session, layer: Layer) -> Seen {
        let mut seen = Seen::all(session);
        let world = session.app.world_mut();
        let tree = Tree::of(world);
        let counts = |part: &Part| tree.layer(part) == layer.z().0;
        seen.writings.retain(|writing| counts(&writing.part));
        seen.pressables.retain(counts);
        seen.panels.retain(counts);
        seen.columns.clear();
        seen
    }
}

/// Area of a rectangle, in square pixels.
pub fn area(rect: Rect) -> f32 {
    rect.size().element_product()
}

/// Texts that are visible or can be scrolled to.
fn writings(world: &mut World, tree: &Tree) -> Vec<Writing> {
    let rem = world.resource::<RemSize>().0;
    let mut texts = world.query::<(
        Entity,
        AnyOf<(&Text, &EditableText)>,
        &TextLayoutInfo,
        &TextFont,
        &ComputedNode,
        Option<&Words>,
    )>();
    let hidden = world.query::<&Node>();
    let texts = texts
        .iter(world)
        .map(|(entity, (text, field), info, font, node, words)| {
            let text = text.map(|text| text.0.clone());
            let written = field.map(|field| field.value().to_string());
            // The engine tells the size of a text in design units, of a field in pixels.
            let unit = match written {
                Some(_) => 1.0,
                None => 1.0 / node.inverse_scale_factor,
            };
            let text = text.or(written).unwrap_or_default();
            let key = words.and_then(Words::key);
            (entity, text, info, font, (node, unit, key))
        });
    let texts = texts.filter(|(entity, text, ..)| {
        let is_put_away = |entity: Entity| {
            hidden
                .get_manual(world, entity)
                .is_ok_and(|node| node.display == Display::None)
        };
        !text.trim().is_empty()
            && tree.0.get(entity).is_some_and(|it| it.is_seen)
            && !is_put_away(*entity)
            && !tree
                .holders(*entity)
                .iter()
                .any(|it| is_put_away(it.entity))
    });
    let texts: Vec<_> = texts.collect();
    texts
        .into_iter()
        .map(|(entity, text, info, font, (node, unit, key))| {
            let part = tree.part(entity, &text);
            let corner = part.rect.min + node.padding.min_inset;
            // Unlike the size, the places of lines are in pixels.
            let place = |bounds: Rect| Rect::from_corners(corner + bounds.min, corner + bounds.max);
            Writing {
                size: unit * info.size,
                lines: info
                    .run_geometry
                    .iter()
                    .map(|run| place(run.bounds))
                    .collect(),
                letters: font.font_size.eval(Vec2::ONE, rem),
                part,
                key,
            }
        })
        .collect()
}

/// Columns and their flags, found by the numbers at their feet and on their tops.
fn columns(world: &mut World, size: Vec2) -> Vec<(Rect, f32)> {
    let unit = world.resource::<UiScale>().0;
    let mut numbers = world.query::<(&Text2d, &TextFont, &GlobalTransform)>();
    let mut found: HashMap<&str, Vec<(Vec2, f32)>> = HashMap::new();
    for (text, font, place) in numbers.iter(world) {
        let at = place.translation().truncate() * Vec2::new(1.0, -1.0) * unit + size / 2.0;
        let letters = font.font_size.eval(Vec2::ONE, 1.0) * place.scale().x;
        found.entry(&text.0).or_default().push((at, letters));
    }
    let columns = found.iter().map(|(number, ends)| {
        let [one, two] = ends[..] else {
            panic!("a column has two numbers, not {}", ends.len());
        };
        let (top, foot) = if one.0.y < two.0.y {
            (one.0, two.0)
        } else {
            (two.0, one.0)
        };
        let column = Column::new(number.parse().unwrap()).unwrap();
        let own_top = Vec2::from(board::top(column));
        let scale = (foot.y - top.y) / (board::foot_number(column)[1] - own_top.y);
        let area = |[left, upper, right, lower]: [f32; 4]| {
            let [min, max] = [Vec2::new(left, upper), Vec2::new(right, lower)]
                .map(|corner| top + scale * (corner - own_top));
            Rect { min, max }
        };
        let letters = one.1.min(two.1);
        [
            (area(board::area(column)), letters),
            (area(board::flag_area(column)), f32::MAX),
        ]
    });
    columns.flatten().collect()
}
