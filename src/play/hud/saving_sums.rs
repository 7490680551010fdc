//! After a bust, over the dice: the sums that would have saved the turn, one after the other.

use bevy::prelude::*;
use cant_stop_rules::Column;

use super::HudSystems;
use super::panels::placed;
use super::status::saving;
use crate::core::canvas::Canvas;
use crate::core::locale::Words;
use crate::core::settings::Settings;
use crate::core::states::{Screen, TurnPhase};
use crate::referee::Shown;
use crate::ui::color::{Edges, Role, fill};
use crate::ui::layer::Layer;
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::label;
use crate::ui::{motion, spacing};

/// Distance of the sums from the upper edge of the tray, and from each other, in design units.
const BELOW: f32 = 22.0;
const APART: f32 = 6.0;
/// Least width and height of a sum, in design units.
const SIDE: f32 = 44.0;

/// Row of the sums.
#[derive(Component)]
struct Row;

/// A sum, and when it comes out: seconds since the bust, negative before its time.
#[derive(Component)]
struct Sum(f32);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), spawn_row);
    app.add_systems(
        Update,
        grow_sums
            .in_set(HudSystems::Show)
            .run_if(in_state(TurnPhase::Busted)),
    );
    app.add_systems(OnEnter(TurnPhase::Busted), spawn_sums);
}

fn spawn_row(mut commands: Commands) {
    commands
        .spawn((
            Row,
            placed("saving sums", Canvas::tray_rect),
            Layer::OverParts.z(),
        ))
        .insert(Node {
            position_type: PositionType::Absolute,
            align_items: AlignItems::Start,
            align_content: AlignContent::Start,
            justify_content: JustifyContent::Center,
            flex_wrap: FlexWrap::Wrap,
            column_gap: px(APART),
            row_gap: px(APART),
            padding: px(BELOW).all(),
            ..default()
        });
}

fn spawn_sums(mut commands: Commands, shown: Res<Shown>, row: Single<Entity, With<Row>>) {
    let (sums, _) = saving(&shown.game);
    commands.entity(*row).with_children(|row| {
        for (index, column) in sums.into_iter().enumerate() {
            let wait = motion::BUST * 0.3 + motion::ONE_BY_ONE * index as f32;
            row.spawn(sum(column))
                .insert((Sum(-wait), DespawnOnExit(TurnPhase::Busted)));
        }
    });
}

fn sum(column: Column) -> impl Bundle {
    (
        Node {
            min_width: px(SIDE),
            min_height: px(SIDE),
            padding: UiRect::axes(px(APART), px(0)),
            flex_shrink: 0.0,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            border: px(2).all(),
            border_radius: BorderRadius::all(px(spacing::RADIUS_SMALL)),
            ..default()
        },
        fill(Role::Ink),
        Edges::all(Role::Calm),
        UiTransform::from_scale(Vec2::ZERO),
        children![label(
            Words::literal(column.number().to_string()),
            TextSize::Small,
            Role::Calm
        )],
    )
}

fn grow_sums(
    time: Res<Time>,
    settings: Res<Settings>,
    mut sums: Query<(&mut Sum, &mut UiTransform)>,
) {
    for (mut sum, mut transform) in &mut sums {
        sum.0 += time.delta_secs();
        let share = (sum.0 / motion::FOCUS).clamp(0.0, 1.0);
        let size = if settings.reduced_motion {
            share.ceil()
        } else {
            motion::SETTLE.sample_clamped(share)
        };
        let scale = Vec2::splat(size);
        if transform.scale != scale {
            transform.scale = scale;
        }
    }
}
