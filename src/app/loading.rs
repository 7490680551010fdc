//! The moment before the title, while pictures and fonts are read and the first pictures are painted.

use bevy::prelude::*;
use bevy_asset_loader::prelude::*;

use crate::core::art::{ArtAssets, Rasters, is_drawn};
use crate::core::locale::Words;
use crate::core::states::Screen;
use crate::core::texts;
use crate::ui::color::{Opacity, Role, fill};
use crate::ui::layer::Layer;
use crate::ui::screen::screen_root;
use crate::ui::type_scale::{Fonts, TextSize};
use crate::ui::widgets::{label, leave};

/// Frames without anything to paint after which all is there: a new screen asks for its pictures in its first.
const STEADY_FRAMES: u8 = 3;

/// What hangs before the title until its sky, its mountain and its logo are painted: they would pop in one by one.
#[derive(Component, Default)]
#[require(Name = Name::new("curtain"))]
struct Curtain {
    /// Frames in which nothing was to be painted.
    steady: u8,
}

fn spawn(mut commands: Commands) {
    commands.spawn((
        screen_root(Screen::Loading),
        fill(Role::NightTop),
        children![says_loading()],
    ));
}

fn says_loading() -> impl Bundle {
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

/// Nothing is painted where nothing is drawn.
fn hang_curtain(rasters: Option<Res<Rasters>>, mut commands: Commands) {
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
            children![says_loading()],
        ));
    }
}

fn raise_curtain(
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
        .add_systems(OnEnter(Screen::Loading), spawn)
        .add_systems(OnExit(Screen::Loading), hang_curtain)
        .add_systems(Update, raise_curtain);
}
