//! The moment before the title, while pictures and fonts are read.

use bevy::prelude::*;
use bevy_asset_loader::prelude::*;

use super::{Screen, screen_root};
use crate::{
    ground::{art::ArtAssets, locale::Words, texts},
    theme::{
        color::{Role, fill},
        type_scale::{Fonts, TextSize},
        widgets::label,
    },
};

fn spawn(mut commands: Commands) {
    commands.spawn((
        screen_root(Screen::Loading),
        fill(Role::NightTop),
        children![(
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
        )],
    ));
}

pub(super) fn plugin(app: &mut App) {
    app.add_loading_state(
        LoadingState::new(Screen::Loading)
            .continue_to_state(Screen::Title)
            .load_collection::<Fonts>()
            .load_collection::<ArtAssets>(),
    )
    .add_systems(OnEnter(Screen::Loading), spawn);
}
