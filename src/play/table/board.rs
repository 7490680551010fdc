//! The mountain with its spaces and numbers, placed where the screen has room for it.

use bevy::prelude::*;
use bevy_tweening::TweenAnim;

use super::glide::glide;
use super::position::Position;
use super::rock::{self, RockMaterials};
use super::sprites::{painted, scaled};
use super::{TableSystems, layer, places};
use crate::core::canvas::DESIGN;
use crate::referee::{BeatQueue, Motion, Pace, is_replay};
use crate::ui::prelude::*;

/// Spaces brighter than this carry dark numbers: between the colour of unowned spaces and the darkest of the players'.
const BRIGHT: f32 = 0.6;

/// The title shows the board a little larger, its corner moved to the right and down from where it is in play.
const TITLE_SCALE: f32 = 1.05;
const TITLE_SHIFT: Vec2 = Vec2::new(700.0, 91.0);
/// On a tall canvas it stands below the entries.
const TITLE_TALL: Vec2 = Vec2::new(150.0, 330.0);

/// Lowest spaces, on which grass grows in spring.
const MEADOWS: u8 = 2;

/// The numbers on the top spaces and at the foot, in design units; they grow with the text up to what a space holds, those
/// on top between the snow above and below them.
const TOP_NUMBER: f32 = 33.0;
const FOOT_NUMBER: f32 = 28.0;
const MOST_GROWTH: [f32; 2] = [1.12, 1.25];
/// Distance of a number on top below the middle of its space.
const BELOW_SNOW: f32 = 1.5;

/// Parent of the board, which moves with the camera whatever the board does.
#[derive(Component)]
#[require(Name = Name::new("camera of the board"), Transform, Visibility)]
pub(super) struct BoardCamera;

/// The parent of everything on the board, in the board's own frame (see [`places`]).
#[derive(Component)]
#[require(Name = Name::new("board"))]
pub(super) struct BoardRoot;

/// The long ridges that lead to the mountain from both sides.
#[derive(Component)]
#[require(Name = Name::new("ridges"))]
pub(super) struct Ridges;

/// The fog around the mountain's foot.
#[derive(Component)]
#[require(Name = Name::new("fog at the foot"))]
pub(super) struct FootFog;

#[derive(Component, Clone, Copy, Debug)]
#[require(Name = Name::new("space"), Opacity)]
pub(super) struct Space {
    pub(super) column: Column,
    pub(super) height: u8,
}

impl Space {
    /// Returns `true` for the topmost space of its column.
    pub(super) fn is_top(self) -> bool {
        self.height == self.column.height()
    }
}

#[derive(Component, Clone, Copy)]
#[require(Name = Name::new("column number"))]
struct Number {
    column: Column,
    size: f32,
    on_top: bool,
}

pub(super) fn plugin(app: &mut App) {
    let is_resized = resource_changed::<Canvas>.or_else(resource_changed::<Settings>);
    app.add_systems(Startup, build_board).add_systems(
        Update,
        (
            is_replay.pipe(place_board),
            size_numbers.run_if(is_resized),
            show_numbers.run_if(resource_changed::<State<Screen>>),
            color_spaces.in_set(TableSystems::Set),
            color_numbers.in_set(TableSystems::Pose),
        ),
    );
}

/// The pictures of the spaces below the top, so that no two neighbours are the same.
const LEDGES: [Art; 3] = [Art::Ledge, Art::LedgeB, Art::LedgeC];

pub(super) fn ledge_picture(column: Column, height: u8) -> Art {
    if height == column.height() {
        Art::LedgeTop
    } else {
        // Through the pictures in one order or in the other, column by column: no lines of one kind.
        let place = height * (1 + column.number() % 2) + column.number();
        LEDGES[usize::from(place) % LEDGES.len()]
    }
}

fn build_board(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, mut rocks: RockMaterials) {
    let camera = commands.spawn(BoardCamera).id();
    let board = (BoardRoot, Transform::default(), Visibility::Hidden);
    let root = commands.spawn((board, ChildOf(camera))).id();
    rock::raise(&mut commands, root, &mut meshes, &mut rocks);
    let wide = |art, place: Rect, z| {
        (
            Sprite::default(),
            Picture::soft(art, place.size()),
            Transform::from_translation(place.center().extend(z)),
            ChildOf(root),
        )
    };
    let ridges = wide(Art::Ridges, places::RIDGES, layer::RIDGES);
    commands.spawn((Ridges, ridges));
    let fog = wide(Art::FootFog, places::FOOT_FOG, layer::FOG);
    commands.spawn((FootFog, fog));
    for column in Column::ALL {
        for height in 1..=column.height() {
            let space = Space { column, height };
            let tint = space_tint(space, &Position::default());
            commands.spawn((
                space,
                painted(ledge_picture(column, height), tint, places::SPACE),
                Transform::from_translation(places::space(column, height).extend(layer::SPACE)),
                ChildOf(root),
            ));
        }
        let top = places::space(column, column.height()) - Vec2::new(0.0, BELOW_SNOW);
        let foot = places::foot_number(column);
        for (at, size, on_top) in [(top, TOP_NUMBER, true), (foot, FOOT_NUMBER, false)] {
            commands.spawn((
                Number {
                    column,
                    size,
                    on_top,
                },
                Text2d::new(column.number().to_string()),
                Face::Bold,
                Tint::from(number_role(on_top)),
                Transform::from_translation(at.extend(layer::NUMBER)),
                ChildOf(root),
            ));
        }
    }
}

/// Tint of a space. The pictures are grey: white snow over a hollow of a hundredth of its light; on top of a column a plate
/// of about a third.
pub(super) fn space_tint(space: Space, position: &Position) -> Tint {
    let is_top = space.is_top();
    match position.owner(space.column) {
        None if is_top => Role::Ledge.lit(5.2),
        None if space.height <= MEADOWS => Role::Meadow.into(),
        None if space.height == MEADOWS + 1 => Role::Shelf.mixed(Role::Meadow, 0.5),
        None => Role::Shelf.into(),
        // Tops carry their number in dark letters.
        Some(mark) if is_top => Role::Badge(mark).lit(4.0),
        Some(mark) if position.is_winning(space.column) => Role::Player(mark).lit(2.6),
        // Once the game is won, only the winner's routes shine.
        Some(_) if position.has_winners() => Role::Shelf.into(),
        Some(mark) => Role::Player(mark).lit(1.7),
    }
}

fn color_spaces(
    mut commands: Commands,
    position: Res<Position>,
    mut spaces: Query<(Entity, &Space, &mut Tint)>,
) {
    for (entity, space, mut tint) in &mut spaces {
        commands.entity(entity).remove::<TweenAnim>();
        tint.set_if_neq(space_tint(*space, &position));
    }
}

fn number_role(on_top: bool) -> Role {
    if on_top { Role::Paper } else { Role::PaperDim }
}

fn board_transform(screen: Screen, canvas: Canvas, text_scale: f32) -> Transform {
    let (corner, scale) = match screen {
        Screen::Title => {
            let is_tall = f32::from(u8::from(canvas.is_tall()));
            let corner = canvas.size - DESIGN + TITLE_SHIFT + TITLE_TALL * is_tall;
            (corner, TITLE_SCALE)
        }
        Screen::Join => canvas.bivouac_board(),
        _ => {
            let layout = canvas.play_layout(text_scale);
            (layout.board, layout.board_scale)
        }
    };
    let place = canvas.to_world(corner).extend(0.0);
    Transform::from_translation(place).with_scale(scaled(scale))
}

/// Transform of the board during a game.
pub(super) fn in_play(canvas: Canvas, text_scale: f32) -> Transform {
    board_transform(Screen::Play, canvas, text_scale)
}

/// Place of the board in the middle of the canvas, as high as it is at rest.
pub(super) fn in_middle(canvas: Canvas, rest: Transform) -> Transform {
    let middle = canvas.to_world(canvas.size / 2.0).x;
    let from_corner = rest.scale.x * places::MOUNTAIN.center().x;
    rest.with_translation(rest.translation.with_x(middle - from_corner))
}

/// Glides from one screen's place to the next, and follows canvas and settings at once: in the middle while a win is cheered.
fn place_board(
    In(is_replay): In<bool>,
    mut commands: Commands,
    (canvas, settings): (Res<Canvas>, Res<Settings>),
    screen: Res<State<Screen>>,
    (pace, queue): (Res<Pace>, Res<BeatQueue>),
    board: Single<(Entity, &mut Transform, &mut Visibility), With<BoardRoot>>,
) {
    let is_at_once = canvas.is_changed() || settings.is_changed();
    if !is_at_once && !screen.is_changed() {
        return;
    }
    let text_scale = settings.text_scale.factor();
    let is_seen = match screen.get() {
        Screen::Title | Screen::Play | Screen::Results => true,
        Screen::Join => !Canvas::is_bivouac_listed(text_scale),
        Screen::Loading => false,
    };
    let (board, mut transform, mut visibility) = board.into_inner();
    let was_seen = *visibility != Visibility::Hidden;
    visibility.set_if_neq(visible_if(is_seen));
    let mut target = board_transform(*screen.get(), *canvas, text_scale);
    let motion = queue.running().map(|beat| beat.choreography().motion);
    let is_cheered = *screen.get() == Screen::Play && matches!(motion, Some(Motion::Cheer { .. }));
    if is_cheered && !is_replay && !settings.reduced_motion && !canvas.is_tall() {
        target = in_middle(*canvas, target);
    }
    let glides = was_seen && is_seen && pace.animate && !is_at_once;
    if glides && *transform != target {
        let motion = glide(*transform, target, 0.0, motion::HANDOVER, motion::TRAVEL);
        commands.entity(board).insert(motion);
    } else {
        commands.entity(board).remove::<TweenAnim>();
        *transform = target;
    }
}

/// Letters are drawn at the pixels they cover, whatever the camera's scale.
fn size_numbers(
    canvas: Res<Canvas>,
    settings: Res<Settings>,
    mut numbers: Query<(&Number, &mut TextFont, &mut Transform)>,
) {
    let text_scale = settings.text_scale.factor();
    let board = canvas.board_scale(text_scale);
    // On a small board they stay as large as they are.
    let scale = 1.0 / (canvas.scale * board);
    for (number, mut font, mut transform) in &mut numbers {
        let most = MOST_GROWTH[usize::from(!number.on_top)];
        let growth = text_scale.min(most) * board.max(1.0);
        font.font_size = FontSize::Px(number.size * growth * canvas.scale);
        transform.scale = scaled(scale);
    }
}

/// On the title the bivouac stands before the numbers at the foot.
fn show_numbers(screen: Res<State<Screen>>, mut numbers: Query<(&Number, &mut Visibility)>) {
    for (number, mut visibility) in &mut numbers {
        let is_seen = number.on_top || *screen.get() != Screen::Title;
        visibility.set_if_neq(visible_if(is_seen));
    }
}

/// Sets the colour of the numbers on top spaces: dark on bright tints.
fn color_numbers(
    palette: Res<Palette>,
    spaces: Query<(&Space, Ref<Tint>), Without<Number>>,
    mut numbers: Query<(&Number, &mut Tint)>,
) {
    for (space, tint) in &spaces {
        let news = tint.is_changed() || palette.is_changed();
        if !space.is_top() || !news {
            continue;
        }
        let is_bright = palette.color(*tint).luminance() > BRIGHT;
        for (number, mut tint) in &mut numbers {
            if number.on_top && number.column == space.column {
                let plain = number_role(true);
                tint.set_if_neq(if is_bright { Role::Ink } else { plain }.into());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_title_keeps_the_summit_on_screen_at_the_right() {
        for size in [DESIGN, Vec2::new(2520.0, 1080.0), Vec2::new(1920.0, 1440.0)] {
            let canvas = Canvas { size, scale: 1.0 };
            let board = board_transform(Screen::Title, canvas, 1.0);
            let summit = Column::new(7).map(places::tip).unwrap_or_default();
            let seen = board.transform_point(summit.extend(0.0)).truncate();
            assert!(seen.x > 0.0 && seen.x < size.x / 2.0);
            assert!(seen.y < size.y / 2.0 - 100.0);
        }
    }
}
