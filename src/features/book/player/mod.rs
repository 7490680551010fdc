//! Page of one player: results and style over all games.

mod forget;
mod identity;
mod new_name;
mod sections;
mod skill;

use bevy::{
    prelude::*,
    ui_widgets::{Activate, observe},
};
use cant_stop_chronicle::statistics::Player;

use super::{figures::player_words, kept_games::KeptGames, reckoning::Reckoning};
use crate::core::dialogs::Dialogs;
use crate::core::locale::Words;
use crate::core::settings::Settings;
use crate::core::texts;
use crate::features::book::dialogs::{IDENTITY, PLAYER};
use crate::ui::color::Role;
use crate::ui::dialog::dialog;
use crate::ui::done_button;
use crate::ui::focus::FocusFirst;
use crate::ui::last_row;
use crate::ui::spacing::GAP;
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{ButtonLook, button_in, button_node, label, medium_label, scroll_view};

const WIDTH: f32 = 1500.0;

/// Player whose page is in view.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct PlayerInView(pub(super) Option<Player>);

impl PlayerInView {
    /// The name, if it is a person's.
    fn person(&self) -> Option<&str> {
        match &self.0 {
            Some(Player::Person(name)) => Some(name),
            Some(Player::Bot(_)) | None => None,
        }
    }
}

/// Marker of an entry listed on the page.
#[derive(Component)]
struct Listed;

fn open(in_view: Res<PlayerInView>, mut commands: Commands) {
    let Some(player) = &in_view.0 else { return };
    commands.spawn(dialog(
        PLAYER,
        WIDTH,
        children![
            label(player_words(player), TextSize::Heading, Role::Paper),
            (Listed, scroll_view(GAP / 2.0)),
            last_row(children![
                (done_button(Words::new(texts::CHRONICLE_BACK)), FocusFirst),
                identity_button(!player.is_bot()),
            ]),
        ],
    ));
}

/// The way to what is remembered of a person; bots are what they are.
fn identity_button(is_person: bool) -> impl Bundle {
    let mut node = button_node(ButtonLook::Secondary);
    if !is_person {
        node.display = Display::None;
    }
    (
        button_in(
            node,
            Words::new(texts::IDENTITY_OPEN),
            ButtonLook::Secondary,
        ),
        observe(|_: On<Activate>, mut dialogs: ResMut<Dialogs>| {
            dialogs.open(IDENTITY);
        }),
    )
}

fn list(
    in_view: Res<PlayerInView>,
    settings: Res<Settings>,
    kept: Res<KeptGames>,
    reckoning: Res<Reckoning>,
    mut lists: Query<(Entity, &mut ScrollPosition), With<Listed>>,
    mut commands: Commands,
) {
    let mut players = reckoning.statistics.players.iter();
    let found = players.find(|one| Some(&one.player) == in_view.0.as_ref());
    let scale = settings.text_scale.factor();
    for (entity, mut scrolled) in &mut lists {
        scrolled.0 = Vec2::ZERO;
        commands
            .entity(entity)
            .despawn_children()
            .with_children(|list| match found {
                Some(one) => {
                    sections::list(list, one, scale);
                    skill::list(list, one, &kept, &reckoning);
                }
                None => {
                    list.spawn(medium_label(
                        Words::new(texts::CHRONICLE_NONE_SUCH),
                        TextSize::Body,
                        Role::PaperDim,
                    ));
                }
            });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PlayerInView>()
        .add_plugins((identity::plugin, new_name::plugin, forget::plugin))
        .add_systems(OnEnter(PLAYER), open)
        .add_systems(
            Update,
            list.after(super::reckoning::reckon)
                .run_if(
                    resource_changed::<Reckoning>
                        .or_else(resource_changed::<Settings>)
                        .or_else(any_match_filter::<Added<Listed>>),
                )
                .run_if(in_state(PLAYER)),
        );
}
