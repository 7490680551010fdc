//! A line over the tray that says why a die is touched before the roll is read.

use bevy::prelude::*;
use cant_stop_dice::HelpKind;

use super::HudSystems;
use super::panels::placed;
use crate::core::canvas::Canvas;
use crate::core::locale::Words;
use crate::core::states::Screen;
use crate::core::texts;
use crate::referee::throw::DieHelped;
use crate::ui::color::Role;
use crate::ui::layer::Layer;
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{label, panel};
use crate::ui::{motion, spacing};

/// Height of the line above the lower edge of the tray, in design units.
const ABOVE: f32 = 20.0;

#[derive(Component)]
struct Caption(Timer);

#[derive(Component)]
struct CaptionWords;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), spawn_caption);
    app.add_systems(
        Update,
        show.in_set(HudSystems::Show).run_if(in_state(Screen::Play)),
    );
}

fn spawn_caption(mut commands: Commands) {
    commands
        .spawn((
            placed("caption of the dice", Canvas::tray_rect),
            Layer::OverParts.z(),
        ))
        .insert((
            Caption(Timer::from_seconds(motion::CAPTION, TimerMode::Once)),
            Visibility::Hidden,
            Node {
                position_type: PositionType::Absolute,
                align_items: AlignItems::End,
                justify_content: JustifyContent::Center,
                padding: px(ABOVE).all(),
                ..default()
            },
        ))
        .with_children(|tray| {
            tray.spawn(panel())
                .insert(Node {
                    padding: UiRect::axes(px(spacing::GAP), px(spacing::TIGHT)),
                    border: px(1).all(),
                    border_radius: BorderRadius::all(px(spacing::RADIUS)),
                    ..default()
                })
                .with_child((
                    CaptionWords,
                    label(Words::literal(""), TextSize::Small, Role::Paper),
                    TextLayout::justify(Justify::Center),
                ));
        });
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
