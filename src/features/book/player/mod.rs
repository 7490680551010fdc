//! Page of one player: results and style over all games.

mod forget;
mod identity;
mod new_name;
mod sections;
mod skill;

use bevy::prelude::*;
use cant_stop_chronicle::statistics::Player;

use super::{choice::Choice, figures::player_words, kept_games::KeptGames, reckoning::Reckoning};
use crate::features::book::dialogs::{IDENTITY, PLAYER};
use crate::ui::prelude::*;

const WIDTH: f32 = 1500.0;

/// Player whose page is in view.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct PlayerInView(pub(super) Option<Player>);

impl PlayerInView {
    fn person(&self) -> Option<&str> {
        match &self.0 {
            Some(Player::Person(name)) => Some(name),
            Some(Player::Bot(_)) | None => None,
        }
    }
}

#[derive(Component)]
struct Listed;

fn open(in_view: Res<PlayerInView>, kept: Res<KeptGames>, mut commands: Commands) {
    let Some(player) = &in_view.0 else { return };
    let look = ButtonLook::Secondary;
    let node = Node {
        // Bots have no identity, and a second copy of the game keeps no change of one.
        display: display_if(!player.is_bot() && kept.is_own),
        ..button_node(look)
    };
    let identity = button_in(node, Words::new(texts::IDENTITY_OPEN), look);
    let open = |mut dialogs: ResMut<Dialogs>| dialogs.open(IDENTITY);
    commands.spawn(dialog(
        PLAYER,
        WIDTH,
        children![
            label(player_words(player), TextSize::Heading, Role::Paper),
            (Listed, scroll_view(GAP / 2.0)),
            last_row(children![
                (done_button(texts::CHRONICLE_BACK), FocusFirst),
                (identity, on_press(open)),
            ]),
        ],
    ));
}

fn list(
    in_view: Res<PlayerInView>,
    settings: Res<Settings>,
    kept: Res<KeptGames>,
    (reckoning, choice): (Res<Reckoning>, Res<Choice>),
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
                    skill::list(list, one, &kept, &reckoning, &choice);
                }
                None => {
                    let none = texts::CHRONICLE_NONE_SUCH;
                    list.spawn(medium_label(none, TextSize::Body, Role::PaperDim));
                }
            });
    }
}

pub(super) fn plugin(app: &mut App) {
    let is_other = resource_changed::<Reckoning>
        .or_else(resource_changed::<Settings>)
        .or_else(any_match_filter::<Added<Listed>>);
    app.init_resource::<PlayerInView>()
        .add_plugins((identity::plugin, new_name::plugin, forget::plugin))
        .add_systems(OnEnter(PLAYER), open)
        .add_systems(
            Update,
            list.after(super::reckoning::reckon)
                .run_if(is_other)
                .run_if(in_state(PLAYER)),
        );
}
