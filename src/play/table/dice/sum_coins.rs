//! Sums of the pairs in view: a coin on the link of each.

use bevy::prelude::*;

use super::tray::{TrayCamera, TrayNode};
use crate::core::canvas::Canvas;
use crate::core::locale::Words;
use crate::core::settings::Settings;
use crate::ui::color::{Edges, Role, Tint, fill};
use crate::ui::type_scale::Face;

/// Size of a coin, and of its number: the tray does not grow with the text, so neither do they.
const SIZE: Vec2 = Vec2::new(60.0, 48.0);
const NUMBER: f32 = 34.0;

/// A coin, and where in the tray it lies.
#[derive(Component)]
#[require(Name = Name::new("sum of a pair"))]
pub(super) struct SumCoin(Vec3);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        place
            .after(TransformSystems::Propagate)
            .run_if(any_with_component::<SumCoin>),
    );
}

/// A coin with this sum, in the colour of its pair, that lies there in the tray.
pub(super) fn coin(sum: u8, color: Role, there: Vec3) -> impl Bundle {
    (
        SumCoin(there),
        Node {
            position_type: PositionType::Absolute,
            width: px(SIZE.x),
            height: px(SIZE.y),
            border: px(3).all(),
            border_radius: BorderRadius::all(px(SIZE.y / 2.0)),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..default()
        },
        fill(Role::Ink),
        Edges::all(color),
        Visibility::Hidden,
        children![(
            Text::default(),
            Words::literal(sum.to_string()),
            TextFont::from_font_size(NUMBER),
            Face::Bold,
            Tint::from(Role::Paper),
        )],
    )
}

fn place(
    canvas: Res<Canvas>,
    settings: Res<Settings>,
    cameras: Query<(&Camera, &GlobalTransform), With<TrayCamera>>,
    trays: Query<(), With<TrayNode>>,
    mut coins: Query<(&SumCoin, &ChildOf, &mut Node, &mut Visibility)>,
) {
    let Ok((camera, eye)) = cameras.single() else {
        return;
    };
    let Some(pixels) = camera.logical_viewport_size() else {
        return;
    };
    let inside = canvas.air_rect(settings.text_scale.factor()).size();
    for (SumCoin(there), tray, mut node, mut visibility) in &mut coins {
        let Ok(seen) = camera.world_to_viewport(eye, *there) else {
            continue;
        };
        if !trays.contains(tray.parent()) {
            continue;
        }
        let half = SIZE / 2.0;
        let corner = (seen / pixels * inside - half).clamp(Vec2::ZERO, inside - SIZE);
        if node.left != px(corner.x) || node.top != px(corner.y) {
            node.left = px(corner.x);
            node.top = px(corner.y);
        }
        visibility.set_if_neq(Visibility::Inherited);
    }
}
