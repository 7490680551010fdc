//! Words over the tray: why a die is touched before the roll is read, and after a bust the sums that would have saved the turn,
//! one after the other.

use bevy::prelude::*;
use cant_stop_dice::HelpKind;

use super::HudSystems;
use super::panels::placed;
use super::status::saving;
use crate::referee::Shown;
use crate::referee::throw::DieHelped;
use crate::ui::prelude::*;
use crate::ui::widgets::{figure, panel_in};

/// Height of the line above the lower edge of the tray, in design units.
const ABOVE: f32 = 20.0;

#[derive(Component)]
struct Caption(Timer);

#[derive(Component)]
struct CaptionWords;

fn spawn_caption(mut commands: Commands) {
    let node = Node {
        align_items: AlignItems::End,
        justify_content: JustifyContent::Center,
        ..Node::default().padded(ABOVE, ABOVE)
    };
    let words = (
        CaptionWords,
        label(Words::literal(""), TextSize::Small, Role::Paper),
        TextLayout::justify(Justify::Center),
    );
    commands.spawn((
        placed("caption of the dice", Canvas::tray_rect),
        node,
        Layer::OverParts.z(),
        Caption(Timer::from_seconds(motion::CAPTION, TimerMode::Once)),
        Visibility::Hidden,
        children![(
            panel_in(Node {
                border: px(1).all(),
                ..Node::default().padded(GAP, TIGHT).rounded(RADIUS)
            }),
            children![words],
        )],
    ));
}

/// A line stays as long as it takes to read it.
fn show(
    time: Res<Time>,
    mut helped: MessageReader<DieHelped>,
    caption: Single<(&mut Caption, &mut Visibility)>,
    words: Single<&mut Words, With<CaptionWords>>,
) {
    let (mut caption, mut visibility) = caption.into_inner();
    caption.0.tick(time.delta());
    if let Some(DieHelped(kind)) = helped.read().last() {
        words.into_inner().set_if_neq(Words::new(match kind {
            HelpKind::Nudge => texts::CAPTION_NUDGE,
            HelpKind::Rethrow => texts::CAPTION_RETHROW,
            HelpKind::Place => texts::CAPTION_PLACE,
        }));
        caption.0.reset();
        visibility.set_if_neq(Visibility::Inherited);
    } else if caption.0.is_finished() {
        visibility.set_if_neq(Visibility::Hidden);
    }
}

/// Distance of the sums from the upper edge of the tray, and from each other, in design units.
const BELOW: f32 = 22.0;
const APART: f32 = 6.0;
/// Least width and height of a sum, in design units.
const SIDE: f32 = 44.0;

#[derive(Component)]
struct Row;

/// A sum, and when it comes out: seconds since the bust, negative before its time.
#[derive(Component)]
struct Sum(f32);

fn spawn_row(mut commands: Commands) {
    let node = Node {
        align_items: AlignItems::Start,
        align_content: AlignContent::Start,
        justify_content: JustifyContent::Center,
        ..row(APART).wrapped(APART).padded(BELOW, BELOW)
    };
    let place = placed("saving sums", Canvas::tray_rect);
    commands.spawn((place, node, Row, Layer::OverParts.z()));
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
    let node = Node::default().padded(APART, 0.0).fixed().centered();
    (
        Node {
            min_width: px(SIDE),
            min_height: px(SIDE),
            border: px(2).all(),
            ..node.rounded(RADIUS_SMALL)
        },
        fill(Role::Ink),
        Edges::all(Role::Calm),
        UiTransform::from_scale(Vec2::ZERO),
        children![figure(column.number(), TextSize::Small, Role::Calm)],
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
        transform.set_if_neq(UiTransform::from_scale(Vec2::splat(size)));
    }
}

pub(super) fn plugin(app: &mut App) {
    let grow_sums = grow_sums.run_if(in_state(TurnPhase::Busted));
    app.add_systems(OnEnter(Screen::Play), (spawn_caption, spawn_row))
        .add_systems(OnEnter(TurnPhase::Busted), spawn_sums)
        .add_systems(Update, (show, grow_sums).in_set(HudSystems::Show));
}
