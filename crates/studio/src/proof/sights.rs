//! Visible things of a frame: every text, piece and focus ring, in pixels.

use bevy::camera::primitives::MeshAabb;
use bevy::ecs::query::QueryData;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::sprite::Anchor;
use bevy::text::{ComputedTextBlock, TextLayoutInfo};
use bevy::ui::{CalculatedClip, InteractionDisabled, UiGlobalTransform};
use cant_stop::core::art::Picture;
use cant_stop::core::canvas::Canvas;
use cant_stop::core::dialogs::Dialog;
use cant_stop::core::states::Screen;
use cant_stop::play::table::Cheering;
use cant_stop::ui::focus::FocusTrap;

use super::kinds::Kind;

/// A part of a text in one colour.
pub(super) struct Writing {
    /// Words of the text.
    pub(super) words: String,
    /// Its colour, with its opacity.
    pub(super) color: LinearRgba,
    /// Its lines.
    pub(super) lines: Vec<Rect>,
    /// Part of a disabled button.
    pub(super) is_off: bool,
}

/// A picture of something that counts.
pub(super) struct Piece {
    pub(super) kind: Kind,
    /// The name of its picture.
    pub(super) name: &'static str,
    /// Stands on the board in play, for which the limit is higher.
    pub(super) on_board: bool,
    /// Depth, higher in front; the interface lies before everything on the table.
    pub(super) height: f32,
    /// Part of a disabled button.
    pub(super) is_off: bool,
    pub(super) bounds: Rect,
}

/// Everything to be measured in a frame.
#[derive(Default)]
pub(super) struct Sights {
    pub(super) writings: Vec<Writing>,
    pub(super) pieces: Vec<Piece>,
    /// Bounds of the focus ring and of what is in it.
    pub(super) ring: Option<Rect>,
    /// The plates of the interface that hide what lies on the table.
    pub(super) plates: Vec<Rect>,
}

/// Less of something than this share of it is on its way in or out, and not yet or no more to be read or told.
const THERE: f32 = 0.99;
/// Pieces smaller than this share of their picture are being put up or taken away: where four squares share a space, or a
/// runner stands among them, each is two thirds of its picture.
const UP: f32 = 0.65;
/// Name that the game gives to the tents at the foot of the mountain.
const FOOT_TENT: &str = "tent";
/// Text fainter than this is not there.
const FAINT: f32 = 0.02;

impl Sights {
    /// Collects the visible things of the current frame.
    pub(super) fn of(world: &mut World) -> Sights {
        let cover = cover(world);
        let mut writings = interface_texts(world, cover);
        let mut pieces = images(world, cover);
        if cover.is_none() {
            // As with the interface, what a dialog dims and hides is not there to be read.
            if *world.resource::<State<Dialog>>().get() == Dialog::NONE {
                writings.extend(board_texts(world));
            }
            pieces.extend(sprites(world));
            pieces.extend(meshes(world));
        }
        Sights {
            writings,
            pieces,
            ring: ring(world),
            plates: plates(world),
        }
    }
}

/// A text as it was laid out.
#[derive(QueryData)]
struct Laid {
    block: &'static ComputedTextBlock,
    layout: &'static TextLayoutInfo,
    text: AnyOf<(&'static Text, &'static Text2d)>,
}

impl LaidItem<'_, '_> {
    /// The parts of the text in their colours; `place` brings a rectangle of the layout to the frame.
    fn writings(&self, world: &World, place: impl Fn(Rect) -> Rect) -> Vec<Writing> {
        let words = match self.text {
            (Some(text), _) => text.0.clone(),
            (_, Some(text)) => text.0.clone(),
            _ => String::new(),
        };
        let sections = self.block.entities().iter().enumerate();
        sections
            .filter_map(|(index, section)| {
                let color = world.get::<TextColor>(section.entity)?.to_linear();
                let words = world
                    .get::<TextSpan>(section.entity)
                    .map_or_else(|| words.clone(), |span| span.0.clone());
                let runs = self.layout.run_geometry.iter();
                let lines = runs
                    .filter(|run| run.section_index == index)
                    .map(|run| place(run.bounds))
                    .collect();
                Some(Writing {
                    words,
                    color,
                    lines,
                    is_off: false,
                })
            })
            .filter(|writing| writing.color.alpha > FAINT && !writing.words.trim().is_empty())
            .collect()
    }
}

/// A node where it was laid out.
#[derive(QueryData)]
struct Placed {
    node: &'static ComputedNode,
    transform: &'static UiGlobalTransform,
    visibility: &'static InheritedVisibility,
    clip: Option<&'static CalculatedClip>,
}

impl PlacedItem<'_, '_> {
    fn is_seen(&self) -> bool {
        self.visibility.get() && !self.node.is_empty()
    }

    /// The node in its own frame, from its middle.
    fn bounds(&self) -> Rect {
        Rect::from_center_size(Vec2::ZERO, self.node.size())
    }

    /// Visible part of a rectangle of the node, in pixels of the frame.
    fn on_frame(&self, rect: Rect) -> Rect {
        let rect = around(corners(rect).map(|point| self.transform.transform_point2(point)));
        self.clip.map_or(rect, |clip| rect.intersect(clip.clip))
    }
}

fn interface_texts(world: &mut World, cover: Option<Entity>) -> Vec<Writing> {
    let mut texts = world.query::<(Laid, Entity, Placed)>();
    texts
        .iter(world)
        .filter(|(_, entity, placed)| placed.is_seen() && is_in_front(world, *entity, cover))
        .flat_map(|(laid, entity, placed)| {
            let corner = placed.node.content_box().min;
            let mut writings = laid.writings(world, |rect| {
                placed.on_frame(Rect::from_corners(rect.min + corner, rect.max + corner))
            });
            let is_off = is_off(world, entity);
            for writing in &mut writings {
                writing.is_off = is_off;
            }
            writings
        })
        .collect()
}

fn board_texts(world: &mut World) -> Vec<Writing> {
    let canvas = *world.resource::<Canvas>();
    let mut texts = world.query::<(Laid, &Anchor, &GlobalTransform, &ViewVisibility)>();
    texts
        .iter(world)
        .filter(|(.., seen)| seen.get())
        .flat_map(|(laid, anchor, transform, _)| {
            let corner = (Anchor::TOP_LEFT.0 - anchor.0) * laid.layout.size;
            let scale = laid.layout.scale_factor.recip();
            laid.writings(world, |rect| {
                around(corners(rect).map(|point| {
                    let local = corner + point * Vec2::new(scale, -scale);
                    on_frame(canvas, transform.transform_point(local.extend(0.0)))
                }))
            })
        })
        .collect()
}

/// Pieces on the board, at rest: what comes or goes cannot be told yet or any more, nor can the square that a runner turns
/// into, or goes into, while there is half of either.
fn sprites(world: &mut World) -> Vec<Piece> {
    let mut sprites = world.query::<(
        Entity,
        &Picture,
        &Sprite,
        &Anchor,
        &GlobalTransform,
        &ViewVisibility,
    )>();
    let (mut pieces, mut turning) = (Vec::new(), Vec::new());
    for (entity, picture, sprite, anchor, transform, seen) in sprites.iter(world) {
        let alpha = sprite.color.alpha();
        if !seen.get() || alpha <= 0.0 {
            continue;
        }
        let middle = -anchor.0 * picture.size;
        let rect = Rect::from_center_size(middle, picture.size);
        let Some(piece) = table_piece(world, entity, picture, transform, rect) else {
            continue;
        };
        if alpha < THERE && piece.kind == Kind::Runner {
            turning.push(piece.bounds);
        } else if alpha >= THERE && !is_put_up(world, entity) {
            pieces.push(piece);
        }
    }
    pieces.retain(|piece| {
        let turns = |runner: &Rect| runner.contains(piece.bounds.center());
        piece.kind != Kind::Mark || !turning.iter().any(turns)
    });
    pieces
}

/// Pieces that are drawn by shaders of their own.
fn meshes(world: &mut World) -> Vec<Piece> {
    let mut meshes =
        world.query::<(Entity, &Picture, &Mesh2d, &GlobalTransform, &ViewVisibility)>();
    let shapes = world.resource::<Assets<Mesh>>();
    meshes
        .iter(world)
        .filter(|(.., seen)| seen.get())
        .filter_map(|(entity, picture, mesh, transform, _)| {
            let aabb = shapes.get(&mesh.0)?.compute_aabb()?;
            let [min, max] = [aabb.min(), aabb.max()].map(|corner| corner.truncate());
            table_piece(world, entity, picture, transform, Rect { min, max })
        })
        .collect()
}

/// A piece on the table, which has `rect` in its own frame.
fn table_piece(
    world: &World,
    entity: Entity,
    picture: &Picture,
    transform: &GlobalTransform,
    rect: Rect,
) -> Option<Piece> {
    if world.resource::<State<Dialog>>().get() != &Dialog::NONE {
        return None; // a dialog lies over it
    }
    let name = picture.art.file_stem();
    if name.ends_with("gear") || name.ends_with("light") {
        return None; // seen as part of the runner who wears it, or of the tent it shines from
    }
    let canvas = *world.resource::<Canvas>();
    let in_play = *world.resource::<State<Screen>>().get() == Screen::Play;
    let place = |point: Vec2| on_frame(canvas, transform.transform_point(point.extend(0.0)));
    Some(Piece {
        kind: Kind::of(picture)?,
        name: picture.art.file_stem(),
        // Off the board: flags fly before the sky, and carry a mark; a cheering runner stands before the mountain; a
        // sum on its way from the dice has no parent. So are runners who fall past bright snow, and the tents at the
        // foot, where nothing is decided.
        on_board: in_play
            && !is_off_the_wall(picture)
            && world
                .get::<Name>(entity)
                .is_none_or(|name| name.as_str() != FOOT_TENT)
            && world.get::<ChildOf>(entity).is_some()
            && world.get::<Cheering>(entity).is_none()
            && !has_above(world, entity, |entity| is_flag(world, entity)),
        height: transform.translation().z,
        is_off: false,
        bounds: around(corners(rect).map(place)),
    })
}

/// Returns `true` if it is so small that it still grows, or already shrinks.
fn is_put_up(world: &World, entity: Entity) -> bool {
    let own = world.get::<Transform>(entity);
    own.is_some_and(|own| own.scale.x < UP)
}

/// Returns `true` for a runner off the wall: it falls, cheers on a peak, or sits at its tent.
fn is_off_the_wall(picture: &Picture) -> bool {
    let name = picture.art.file_stem();
    matches!(
        name,
        "climber_slip" | "climber_hang" | "climber_cheer" | "climber_sit"
    )
}

fn is_flag(world: &World, entity: Entity) -> bool {
    let picture = world.get::<Picture>(entity);
    picture.and_then(Kind::of) == Some(Kind::Flag)
}

/// Pieces and signs in the interface.
fn images(world: &mut World, cover: Option<Entity>) -> Vec<Piece> {
    let mut images = world.query::<(Entity, &Picture, &ImageNode, Placed)>();
    images
        .iter(world)
        .filter(|(entity, _, image, placed)| {
            placed.is_seen() && image.color.alpha() > FAINT && is_in_front(world, *entity, cover)
        })
        .filter_map(|(entity, picture, _, placed)| {
            Some(Piece {
                kind: Kind::of(picture)?,
                name: picture.art.file_stem(),
                on_board: false,
                height: f32::INFINITY,
                is_off: is_off(world, entity),
                bounds: placed.on_frame(placed.bounds()),
            })
        })
        .collect()
}

/// Plates through which nothing shines: a banner, a card.
fn plates(world: &mut World) -> Vec<Rect> {
    let mut grounds = world.query::<(&BackgroundColor, Placed)>();
    grounds
        .iter(world)
        .filter(|(color, placed)| placed.is_seen() && color.0.alpha() >= THERE)
        .map(|(_, placed)| placed.on_frame(placed.bounds()))
        .collect()
}

/// Returns `true` if it is on a disabled button.
fn is_off(world: &World, entity: Entity) -> bool {
    has_above(world, entity, |entity| {
        world.get::<InteractionDisabled>(entity).is_some()
    })
}

/// The ring is judged when it has come out in full.
fn ring(world: &mut World) -> Option<Rect> {
    let focused = world.resource::<InputFocus>().get()?;
    let mut rings = world.query::<(&Outline, Placed)>();
    let (ring, placed) = rings.get(world, focused).ok()?;
    let shows = placed.is_seen() && ring.color.alpha() >= THERE;
    let room = placed.node.outline_width() + placed.node.outline_offset();
    shows.then(|| placed.on_frame(placed.bounds().inflate(room)))
}

/// Node in front that covers the whole frame, so that only its content is visible.
fn cover(world: &mut World) -> Option<Entity> {
    let canvas = *world.resource::<Canvas>();
    let frame = canvas.size * canvas.scale - 1.0;
    let mut grounds = world.query::<(Entity, &BackgroundColor, &GlobalZIndex, Placed)>();
    let (cover, ..) = grounds
        .iter(world)
        .filter(|(_, color, _, placed)| {
            let fills = placed.node.size().cmpge(frame).all();
            placed.is_seen() && fills && color.0.alpha() >= THERE
        })
        .max_by_key(|(_, _, height, _)| height.0)?;
    Some(cover)
}

/// Returns `true` if neither a dialog nor the cover of the whole frame lies over it.
fn is_in_front(world: &World, entity: Entity, cover: Option<Entity>) -> bool {
    if cover.is_some_and(|cover| !has_above(world, entity, |above| above == cover)) {
        return false;
    }
    world.resource::<State<Dialog>>().get() == &Dialog::NONE
        || has_above(world, entity, |entity| {
            world.get::<FocusTrap>(entity).is_some()
        })
}

/// Returns `true` if `what` holds for an entity or for one of its ancestors.
fn has_above(world: &World, entity: Entity, what: impl Fn(Entity) -> bool) -> bool {
    let parent = |entity: &Entity| world.get::<ChildOf>(*entity).map(ChildOf::parent);
    std::iter::successors(Some(entity), parent).any(what)
}

fn corners(rect: Rect) -> [Vec2; 4] {
    let Rect { min, max } = rect;
    [min, max, Vec2::new(min.x, max.y), Vec2::new(max.x, min.y)]
}

fn around(points: [Vec2; 4]) -> Rect {
    Rect {
        min: points.into_iter().fold(Vec2::INFINITY, Vec2::min),
        max: points.into_iter().fold(Vec2::NEG_INFINITY, Vec2::max),
    }
}

/// A point of the 2D world on the frame.
fn on_frame(canvas: Canvas, point: Vec3) -> Vec2 {
    (point.truncate() * Vec2::new(1.0, -1.0) + canvas.size / 2.0) * canvas.scale
}
