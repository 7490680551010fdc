//! Things that have to be told from what is behind them: every text, piece and focus ring, in pixels.

use bevy::camera::primitives::MeshAabb;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::sprite::Anchor;
use bevy::text::{ComputedTextBlock, TextLayoutInfo};
use cant_stop::core::art::Picture;
use cant_stop::core::canvas::Canvas;
use cant_stop::core::dialogs::Dialog;
use cant_stop::core::states::Screen;
use cant_stop::play::table::Cheering;
use cant_stop::ui::focus::FocusTrap;

use super::area;
use super::kinds::Kind;
use super::tree::{Tree, around, has_above, is_off};
use super::writing::{FAINT, Ink, inks, writings};

/// A picture of something that counts.
pub struct Piece {
    /// Kind of its picture.
    pub kind: Kind,
    /// The name of its picture.
    pub name: &'static str,
    /// Stands on the board in play, for which the limit is higher.
    pub on_board: bool,
    /// Depth, higher in front; the interface lies before everything on the table.
    pub height: f32,
    /// Part of a disabled button.
    pub is_off: bool,
    /// Place, in pixels.
    pub bounds: Rect,
}

/// Everything to be measured in a frame.
pub struct Sights {
    /// Texts, each in one colour.
    pub inks: Vec<Ink>,
    /// Pieces and signs.
    pub pieces: Vec<Piece>,
    /// Bounds of the focus ring and of what is in it.
    pub ring: Option<Rect>,
    /// The plates of the interface that hide what lies on the table.
    pub plates: Vec<Rect>,
}

/// Less of something than this share of it is on its way in or out, and not yet or no more to be read or told.
const THERE: f32 = 0.99;
/// Ground of at least this opacity hides what is below.
const HIDES: f32 = 0.9;
/// Pieces smaller than this share of their picture are being put up or taken away: where four squares share a space, or a
/// runner stands among them, each is two thirds of its picture.
const UP: f32 = 0.65;
/// Pictures of the interface fainter than this come or go, and of those cut off where a list is scrolled less than this share
/// is seen. Tents of another game stay fainter than others, but not as faint.
const STAYS: f32 = 0.7;
/// Names that the game gives to the tents at the foot of the mountain, and to the dark edge where a list goes on: signs below
/// it are scrolled out of sight.
const FOOT_TENT: &str = "tent";
const FADE: &str = "fade of a list";

impl Sights {
    /// Collects the visible things of the current frame.
    pub fn of(world: &mut World) -> Sights {
        let tree = Tree::of(world, true);
        let cover = cover(world, &tree);
        let has_dialog = *world.resource::<State<Dialog>>().get() != Dialog::NONE;
        // What the game calls so has left, and fades.
        let gone = Name::new("fading image");
        let is_in_front = |world: &World, entity| {
            let is_covered = cover.is_some_and(|cover| !has_above(world, entity, |it| it == cover));
            let is_trap = |above| world.get::<FocusTrap>(above).is_some();
            let fades = |above| world.get::<Name>(above) == Some(&gone);
            let is_out = is_covered || has_above(world, entity, fades);
            !is_out && (!has_dialog || has_above(world, entity, is_trap))
        };
        let plates = plates(&tree);
        let writings = writings(world, &tree).into_iter();
        let writings = writings.filter(|writing| {
            !writing.part.rect.is_empty() && is_in_front(world, writing.part.entity)
        });
        let mut inks = Vec::new();
        for writing in writings {
            let layer = tree.layer(&writing.part);
            let seen = writing.inks.into_iter();
            inks.extend(seen.filter_map(|ink| uncovered(ink, &plates, layer)));
        }
        let mut names = world.query::<(Entity, &Name)>();
        let fades = names.iter(world).filter(|(_, name)| name.as_str() == FADE);
        let fades: Vec<Rect> = fades
            .filter_map(|(entity, _)| Some(tree.shown(entity)?.shown))
            .collect();
        let is_below = |rect: Rect| fades.iter().any(|fade| area(fade.intersect(rect)) > 0.0);
        let mut images = world.query::<(Entity, &Picture, &ImageNode)>();
        let images = images.iter(world).filter_map(|(entity, picture, image)| {
            let part = tree.shown(entity).filter(|_| is_in_front(world, entity))?;
            let kind = Kind::of(picture)?;
            let least = if kind == Kind::Icon { FAINT } else { STAYS };
            let is_cut = area(part.shown) < STAYS * area(part.rect);
            if image.color.alpha() <= least || is_cut || is_below(part.shown) {
                return None;
            }
            Some(Piece {
                kind,
                name: picture.art.file_stem(),
                on_board: false,
                height: f32::INFINITY,
                is_off: is_off(world, entity),
                bounds: part.shown,
            })
        });
        let mut pieces: Vec<Piece> = images.collect();
        // What a dialog dims and hides is not there to be read or told.
        if cover.is_none() && !has_dialog {
            let texts = board_texts(world).into_iter();
            inks.extend(texts.filter_map(|ink| uncovered(ink, &plates, i32::MIN)));
            pieces.extend(sprites(world));
            pieces.extend(meshes(world));
        }
        Sights {
            inks,
            pieces,
            ring: ring(world, &tree),
            plates: plates.into_iter().map(|(plate, _)| plate).collect(),
        }
    }
}

/// Nodes through which next to nothing is seen, each with its layer.
fn plates(tree: &Tree) -> Vec<(Rect, i32)> {
    let opaque = tree.nodes.iter().filter(|(_, node)| node.opacity >= HIDES);
    let plates = opaque.filter_map(|(entity, _)| tree.shown(*entity));
    plates.map(|part| (part.shown, tree.layer(&part))).collect()
}

/// Lines of a text that no plate lies over, whose own words may be at the same place; nothing if there are none.
fn uncovered(mut ink: Ink, plates: &[(Rect, i32)], layer: i32) -> Option<Ink> {
    let above = |line: &Rect, (plate, above): &(Rect, i32)| {
        *above > layer && area(line.intersect(*plate)) > 0.0
    };
    ink.lines
        .retain(|line| !plates.iter().any(|plate| above(line, plate)));
    (!ink.lines.is_empty()).then_some(ink)
}

fn board_texts(world: &mut World) -> Vec<Ink> {
    let canvas = *world.resource::<Canvas>();
    let mut texts = world.query::<(
        Entity,
        &Text2d,
        &ComputedTextBlock,
        &TextLayoutInfo,
        &Anchor,
        &GlobalTransform,
        &ViewVisibility,
    )>();
    let seen = texts.iter(world).filter(|(.., seen)| seen.get());
    seen.flat_map(|(entity, text, block, layout, anchor, transform, _)| {
        let corner = (Anchor::TOP_LEFT.0 - anchor.0) * layout.size;
        let scale = layout.scale_factor.recip();
        let place = |point: Vec2| {
            let local = corner + point * Vec2::new(scale, -scale);
            on_frame(canvas, transform, local)
        };
        inks(world, entity, &text.0, block, layout, |rect| {
            around(rect, place)
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
        &Transform,
        &GlobalTransform,
        &ViewVisibility,
    )>();
    let (mut pieces, mut turning) = (Vec::new(), Vec::new());
    for (entity, picture, sprite, anchor, own, transform, seen) in sprites.iter(world) {
        let alpha = sprite.color.alpha();
        if !seen.get() || alpha <= 0.0 {
            continue;
        }
        let rect = Rect::from_center_size(-anchor.0 * picture.size, picture.size);
        let Some(piece) = table_piece(world, entity, picture, transform, rect) else {
            continue;
        };
        if alpha < THERE && piece.kind == Kind::Runner {
            turning.push(piece.bounds);
        } else if alpha >= THERE && is_up(own) {
            pieces.push(piece);
        }
    }
    pieces.retain(|piece| {
        let turns = |runner: &Rect| runner.contains(piece.bounds.center());
        piece.kind != Kind::Mark || !turning.iter().any(turns)
    });
    pieces
}

/// Returns `true` for a piece that is not just being put up or taken away.
fn is_up(own: &Transform) -> bool {
    own.scale.truncate().min_element() >= UP
}

/// Pieces that are drawn by shaders of their own.
fn meshes(world: &mut World) -> Vec<Piece> {
    let mut meshes = world.query::<(
        Entity,
        &Picture,
        &Mesh2d,
        &Transform,
        &GlobalTransform,
        &ViewVisibility,
    )>();
    let shapes = world.resource::<Assets<Mesh>>();
    let seen = meshes.iter(world).filter(|(.., seen)| seen.get());
    let up = seen.filter(|(_, _, _, own, ..)| is_up(own));
    up.filter_map(|(entity, picture, mesh, _, transform, _)| {
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
    let name = picture.art.file_stem();
    if name.ends_with("gear") || name.ends_with("light") {
        return None; // seen as part of the runner who wears it, or of the tent it shines from
    }
    let canvas = *world.resource::<Canvas>();
    let is_in_play = *world.resource::<State<Screen>>().get() == Screen::Play;
    let is_at_the_foot = world
        .get::<Name>(entity)
        .is_some_and(|name| name.as_str() == FOOT_TENT);
    let is_flag = |above| world.get::<Picture>(above).and_then(Kind::of) == Some(Kind::Flag);
    Some(Piece {
        kind: Kind::of(picture)?,
        name,
        // Off the board: flags fly before the sky, and carry a mark; a cheering runner stands before the mountain; a
        // sum on its way from the dice has no parent. So are runners who fall past bright snow, and the tents at the
        // foot, where nothing is decided.
        on_board: is_in_play
            && !is_off_the_wall(name)
            && !is_at_the_foot
            && world.get::<ChildOf>(entity).is_some()
            && world.get::<Cheering>(entity).is_none()
            && !has_above(world, entity, is_flag),
        height: transform.translation().z,
        is_off: false,
        bounds: around(rect, |point| on_frame(canvas, transform, point)),
    })
}

/// Returns `true` for a runner off the wall: it falls, cheers on a peak, or sits at its tent; or has only just arrived,
/// before the pocket behind it is open.
fn is_off_the_wall(name: &str) -> bool {
    matches!(
        name,
        "climber_arrive" | "climber_slip" | "climber_hang" | "climber_cheer" | "climber_sit"
    )
}

/// The ring is judged when it has come out in full.
fn ring(world: &mut World, tree: &Tree) -> Option<Rect> {
    let part = tree.shown(world.resource::<InputFocus>().get()?)?;
    let mut rings = world.query::<(&Outline, &ComputedNode)>();
    let (ring, node) = rings.get(world, part.entity).ok()?;
    let room = node.outline_width() + node.outline_offset();
    (ring.color.alpha() >= THERE).then(|| part.clip(part.rect.inflate(room)))
}

/// Node in front that covers the whole frame, so that only its content is visible.
fn cover(world: &mut World, tree: &Tree) -> Option<Entity> {
    let canvas = *world.resource::<Canvas>();
    let frame = canvas.size * canvas.scale - 1.0;
    let mut grounds = world.query_filtered::<Entity, With<GlobalZIndex>>();
    let covers = grounds.iter(world).filter(|entity| {
        let found = tree.nodes.get(entity).filter(|found| found.is_seen());
        found.is_some_and(|found| {
            found.opacity >= THERE && found.holder.rect.size().cmpge(frame).all()
        })
    });
    covers.max_by_key(|entity| tree.nodes[entity].layer)
}

/// Point of something in the 2D world on the frame.
fn on_frame(canvas: Canvas, transform: &GlobalTransform, point: Vec2) -> Vec2 {
    let point = transform.transform_point(point.extend(0.0)).truncate();
    (point * Vec2::new(1.0, -1.0) + canvas.size / 2.0) * canvas.scale
}
