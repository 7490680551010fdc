//! Loading screen, until pictures and fonts are loaded and the title is painted.

use bevy::prelude::*;
use bevy_asset_loader::prelude::*;

use crate::core::art::{ArtAssets, Rasters, is_drawn};
use crate::ui::focus::FocusTrap;
use crate::ui::prelude::*;
use crate::ui::type_scale::Fonts;
use crate::ui::widgets::leave;

/// Frames without pending pictures after which loading is complete: a new screen requests its pictures in its first frame.
const STEADY_FRAMES: u8 = 3;

/// Overlay on the title until its pictures are painted; without it they would appear one by one.
#[derive(Component, Default)]
#[require(Name = Name::new("curtain"))]
struct Curtain {
    /// Consecutive frames without pending pictures.
    steady: u8,
}

fn spawn_screen(mut commands: Commands) {
    commands.spawn((
        screen_root(Screen::Loading),
        fill(Role::NightTop),
        children![loading_label()],
    ));
}

fn loading_label() -> impl Bundle {
    (
        Node {
            width: percent(100),
            height: percent(100),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..default()
        },
        children![label(
            Words::new(texts::LOADING),
            TextSize::Label,
            Role::PaperDim
        )],
    )
}

/// Covers the title. Without a renderer there is nothing to wait for.
fn spawn_curtain(rasters: Option<Res<Rasters>>, mut commands: Commands) {
    if rasters.is_some() {
        commands.spawn((
            Curtain::default(),
            Node {
                position_type: PositionType::Absolute,
                width: percent(100),
                height: percent(100),
                ..default()
            },
            fill(Role::NightTop),
            Opacity(1.0),
            Layer::WhoseTurn.z(),
            // Nothing under it is pressed unseen.
            (FocusTrap, Pickable::default()),
            children![loading_label()],
        ));
    }
}

fn fade_curtain(
    rasters: Option<Res<Rasters>>,
    mut curtains: Query<(Entity, &mut Curtain)>,
    mut commands: Commands,
) {
    for (entity, mut curtain) in &mut curtains {
        let is_painted = rasters.as_ref().is_none_or(|rasters| rasters.are_ready());
        curtain.steady = if is_painted { curtain.steady + 1 } else { 0 };
        if curtain.steady >= STEADY_FRAMES {
            leave(entity, &mut commands);
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    let mut loading = LoadingState::new(Screen::Loading)
        .continue_to_state(Screen::Title)
        .load_collection::<Fonts>();
    if is_drawn(app) {
        loading = loading.load_collection::<ArtAssets>();
    }
    app.add_loading_state(loading)
        .add_systems(OnEnter(Screen::Loading), spawn_screen)
        .add_systems(OnExit(Screen::Loading), spawn_curtain)
        .add_systems(Update, fade_curtain.run_if(any_with_component::<Curtain>));
}
