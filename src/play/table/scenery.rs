//! Foreground of the title: the bivouac below the mountain, and the dark things near by in the lower corners.

use bevy::prelude::*;
use bevy::sprite::Anchor;

use super::board::BoardRoot;
use super::weather::smoke;
use super::{TableSystems, layer};
use crate::ui::prelude::*;

/// Size of the bivouac in the board's frame, and position of its foot.
const BIVOUAC: Vec2 = Vec2::new(640.0, 252.6);
const BIVOUAC_FOOT: Vec2 = Vec2::new(212.0, -985.0);
/// Tip of its fire, from its foot.
const FIRE: Vec2 = Vec2::new(60.0, 130.0);
/// Size of a corner's foreground, in design units.
const CORNER: Vec2 = Vec2::new(380.0, 219.0);

/// From this size of text on there is no room for the bivouac.
const LARGE_TEXT: f32 = 1.5;
/// Part of the right one that is off the screen: it must not hide the foot of column 12.
const OUTSIDE: f32 = 60.0;

#[derive(Component)]
#[require(Name = Name::new("bivouac"))]
struct Bivouac;

/// Foreground of a lower corner: at the left (-1) or at the right (1).
#[derive(Component)]
#[require(Name = Name::new("foreground"))]
struct Foreground(f32);

pub(super) fn plugin(app: &mut App) {
    let is_new = resource_changed::<State<Screen>>.or_else(resource_changed::<Settings>);
    let update = (
        place.run_if(resource_changed::<Canvas>),
        show.run_if(is_new),
    );
    app.add_systems(PostStartup, put_up)
        .add_systems(Update, update.in_set(TableSystems::Pose));
}

fn put_up(mut commands: Commands, board: Single<Entity, With<BoardRoot>>) {
    commands.spawn((
        Bivouac,
        Sprite::default(),
        Anchor::BOTTOM_CENTER,
        Picture::new(Art::Bivouac, BIVOUAC),
        Transform::from_translation(BIVOUAC_FOOT.extend(layer::TENT)),
        Visibility::Hidden,
        ChildOf(*board),
        children![smoke(FIRE, layer::SPINDRIFT)],
    ));
    for (side, art, anchor) in [
        (-1.0, Art::ForegroundLeft, Anchor::BOTTOM_LEFT),
        (1.0, Art::ForegroundRight, Anchor::BOTTOM_RIGHT),
    ] {
        commands.spawn((
            Foreground(side),
            Sprite::default(),
            anchor,
            Picture::new(art, CORNER),
            Transform::from_xyz(0.0, 0.0, layer::FOREGROUND),
            Visibility::Hidden,
        ));
    }
}

fn place(canvas: Res<Canvas>, mut corners: Query<(&Foreground, &mut Transform)>) {
    for (Foreground(side), mut transform) in &mut corners {
        transform.translation.x = side * canvas.size.x / 2.0 + OUTSIDE * side.max(0.0);
        transform.translation.y = -canvas.size.y / 2.0;
    }
}

/// Large words on the title reach to where the bivouac would be.
fn show(
    (screen, settings): (Res<State<Screen>>, Res<Settings>),
    mut bivouac: Single<&mut Visibility, (With<Bivouac>, Without<Foreground>)>,
    mut corners: Query<&mut Visibility, With<Foreground>>,
) {
    let is_title = *screen.get() == Screen::Title;
    let has_room = settings.text_scale.factor() < LARGE_TEXT;
    bivouac.set_if_neq(visible_if(is_title && has_room));
    for mut corner in &mut corners {
        corner.set_if_neq(visible_if(is_title));
    }
}
