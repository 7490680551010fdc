//! Dialog of a new name for a player. Games under the former name count for the new one; the name of another player makes the
//! two one.

use bevy::{prelude::*, ui_widgets::observe};
use cant_stop_chronicle::statistics::Player;
use cant_stop_records::NAME_LENGTH;

use super::PlayerInView;
use crate::core::settings::{PlayerRenamed, StoredRoster};
use crate::features::book::dialogs::NEW_NAME;
use crate::referee::Notices;
use crate::ui::letters::{Written, letter_board, write_anywhere};
use crate::ui::prelude::*;
use crate::ui::widgets::{TextEdited, TextField, text_field};

const WIDTH: f32 = 1120.0;
/// Width of the longest name.
const NAME: f32 = 640.0;

#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
struct NewName(String);

fn open(
    settings: Res<Settings>,
    in_view: Res<PlayerInView>,
    mut new: ResMut<NewName>,
    mut commands: Commands,
) {
    let name = in_view.person().unwrap_or_default();
    name.clone_into(&mut new.0);
    let node = Node {
        width: px(NAME),
        max_width: percent(100),
        align_self: AlignSelf::Center,
        ..column(0.0).fixed()
    };
    let field = text_field(
        TextField::new(NAME_LENGTH).with_caret(),
        Words::new(texts::JOIN_NAME),
        Words::literal(name),
        (Written, observe(take)),
    );
    let letters = letter_board(settings.language.letters());
    let content = children![(node, children![field]), letters];
    commands.spawn((dialog(NEW_NAME, WIDTH, content), observe(write_anywhere)));
}

fn take(edited: On<TextEdited>, mut new: ResMut<NewName>, mut shown: Query<&mut ShownValue>) {
    new.0.clone_from(&edited.text);
    if let Ok(mut shown) = shown.get_mut(edited.entity) {
        shown.set_if_neq(ShownValue(Words::literal(&edited.text)));
    }
}

/// Renames the player when the dialog closes, unless its field is empty. The former name of another player is refused: it
/// would take that player's games along.
fn take_effect(
    new: Res<NewName>,
    in_view: Res<PlayerInView>,
    stored: Res<StoredRoster>,
    mut notices: ResMut<Notices>,
    mut commands: Commands,
) {
    let now = new.0.trim();
    let Some(earlier) = in_view.person() else {
        return;
    };
    let own = stored.names_of(earlier);
    let mut former = stored.renamed.iter().map(|renamed| &renamed.earlier);
    if former.any(|name| name == now && !own.contains(name)) {
        notices.push(texts::IDENTITY_FORMER_NAME.with("name", now));
    } else if !now.is_empty() && now != earlier {
        commands.trigger(PlayerRenamed {
            earlier: earlier.to_owned(),
            now: now.to_owned(),
        });
    }
}

/// Makes the former name an alias, and shows the page of the new one.
fn rename(
    renamed: On<PlayerRenamed>,
    mut in_view: ResMut<PlayerInView>,
    mut stored: ResMut<StoredRoster>,
) {
    stored.rename(&renamed.earlier, &renamed.now);
    in_view.0 = Some(Player::Person(renamed.now.clone()));
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<NewName>()
        .add_observer(rename)
        .add_systems(OnEnter(NEW_NAME), open)
        .add_systems(OnExit(NEW_NAME), take_effect);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_ones_own_former_name_can_be_had_again() {
        for (now, is_refused) in [("Leo", false), ("Ada", true)] {
            let mut stored = StoredRoster::default();
            stored.rename("Leo", "Leonie");
            stored.rename("Ada", "Eva");
            let leonie = Player::Person("Leonie".to_owned());
            let mut app = App::new();
            app.init_resource::<Notices>()
                .insert_resource(NewName(now.to_owned()))
                .insert_resource(PlayerInView(Some(leonie)))
                .insert_resource(stored)
                .add_observer(rename)
                .add_systems(Update, take_effect);
            app.update();
            assert_eq!(app.world().resource::<Notices>().is_urgent(), is_refused);
            let shown = app.world().resource::<PlayerInView>().person();
            assert_eq!(shown == Some(now), !is_refused);
        }
    }
}
