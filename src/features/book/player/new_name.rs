//! Dialog of a new name for a player. Games under the former name count for the new one; the name of another player makes the
//! two one, after a question.

use bevy::input::{ButtonState, keyboard::KeyboardInput};
use bevy::input_focus::FocusedInput;
use bevy::prelude::*;
use bevy::text::{EditableText, TextEdit};
use cant_stop_chronicle::{index::Index, statistics::Player};
use cant_stop_records::{NAME_LENGTH, clean_name};

use super::super::kept_games::KeptGames;
use super::{PlayerInView, identity::merge_question};
use crate::core::settings::{ANONYMOUS, PlayerRenamed};
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

impl NewName {
    /// Name as a record gives it back; empty if none is written.
    fn cleaned(&self) -> String {
        match self.0.trim() {
            "" => String::new(),
            written => clean_name(written),
        }
    }
}

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
        (Written, observe(take), observe(move_caret), observe(finish)),
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

/// Moves the caret by the arrows beside the name, and by a pad: no other name is offered here. Keys do so by themselves.
fn move_caret(
    stepped: On<Stepped>,
    keys: Res<ButtonInput<KeyCode>>,
    mut fields: Query<&mut EditableText>,
) {
    if let Ok(mut field) = fields.get_mut(stepped.entity)
        && !keys.any_pressed([KeyCode::ArrowLeft, KeyCode::ArrowRight])
    {
        field.queue_edit(match stepped.by {
            ..0 => TextEdit::Left(false),
            _ => TextEdit::Right(false),
        });
    }
}

/// Ends the writing on Enter in the name itself.
fn finish(key: On<FocusedInput<KeyboardInput>>, mut dialogs: ResMut<Dialogs>) {
    let enter = matches!(key.input.key_code, KeyCode::Enter | KeyCode::NumpadEnter);
    if enter && key.input.state == ButtonState::Pressed && !key.input.repeat {
        dialogs.back();
    }
}

/// Returns `true` if there is a player of this name.
fn is_player(kept: &KeptGames, stored: &StoredRoster, name: &str) -> bool {
    let mut left_out = stored.hidden.iter().chain(&stored.kept_out);
    let games = kept.index().into_iter().flat_map(Index::games);
    let mut seats = games.flat_map(|game| &game.digest.seats);
    left_out.any(|other| other == name)
        || seats.any(|seat| seat.bot.is_none() && stored.now(&seat.name) == name)
}

/// Event: the player gets the new name.
#[derive(Event)]
struct Rename;

/// Renames the player when the dialog closes, unless its field is empty; asks first if another player has the name. The former
/// name of another player is refused: it would take that player's games along. So is the one of deleted players.
fn take_effect(
    new: Res<NewName>,
    in_view: Res<PlayerInView>,
    (kept, stored): (Res<KeptGames>, Res<StoredRoster>),
    mut notices: ResMut<Notices>,
    mut commands: Commands,
) {
    let now = new.cleaned();
    let now = now.as_str();
    let Some(earlier) = in_view.person() else {
        return;
    };
    let own = stored.names_of(earlier);
    let mut former = stored.renamed.iter().map(|renamed| &renamed.earlier);
    if now == ANONYMOUS || former.any(|name| name == now && !own.contains(name)) {
        notices.push(texts::IDENTITY_FORMER_NAME.with("name", now));
    } else if now.is_empty() || now == earlier {
        // The name stays.
    } else if is_player(&kept, &stored, now) {
        commands.trigger(merge_question(earlier, now, |commands| {
            commands.trigger(Rename);
        }));
    } else {
        commands.trigger(Rename);
    }
}

fn take_name(_: On<Rename>, new: Res<NewName>, in_view: Res<PlayerInView>, mut commands: Commands) {
    if let Some(earlier) = in_view.person() {
        let (earlier, now) = (earlier.to_owned(), new.cleaned());
        commands.trigger(PlayerRenamed { earlier, now });
    }
}

/// Makes the former name an alias, and shows the page of the new one.
fn rename(
    renamed: On<PlayerRenamed>,
    kept: Res<KeptGames>,
    mut in_view: ResMut<PlayerInView>,
    mut stored: ResMut<StoredRoster>,
) {
    if is_player(&kept, &stored, &renamed.now) {
        // The games of the other player are listed and count as before.
        stored.hide(&renamed.earlier, false);
        stored.keep_out(&renamed.earlier, false);
    }
    stored.rename(&renamed.earlier, &renamed.now);
    in_view.0 = Some(Player::Person(renamed.now.clone()));
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<NewName>()
        .add_observer(take_name)
        .add_observer(rename)
        .add_systems(OnEnter(NEW_NAME), open)
        .add_systems(OnExit(NEW_NAME), take_effect);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::question::Ask;

    /// Leonie, who was Leo and is kept out, gets a new name. Eva was Ada, and Mia is hidden.
    fn rename_to(now: &str) -> App {
        let mut stored = StoredRoster::default();
        stored.rename("Leo", "Leonie");
        stored.rename("Ada", "Eva");
        stored.keep_out("Leonie", true);
        stored.hide("Mia", true);
        let leonie = Player::Person("Leonie".to_owned());
        let mut app = App::new();
        app.init_resource::<Notices>()
            .init_resource::<KeptGames>()
            .insert_resource(NewName(now.to_owned()))
            .insert_resource(PlayerInView(Some(leonie)))
            .insert_resource(stored)
            .add_observer(|asked: On<Ask>, mut commands: Commands| {
                commands.insert_resource(asked.clone());
            })
            .add_observer(take_name)
            .add_observer(rename)
            .add_systems(Update, take_effect);
        app.update();
        app
    }

    fn is_shown(app: &App, name: &str) -> bool {
        app.world().resource::<PlayerInView>().person() == Some(name)
    }

    #[test]
    fn only_ones_own_former_name_can_be_had_again() {
        for (now, is_refused) in [("Leo", false), ("Ada", true), (ANONYMOUS, true)] {
            let app = rename_to(now);
            assert_eq!(app.world().resource::<Notices>().is_urgent(), is_refused);
            assert_eq!(is_shown(&app, now), !is_refused);
            let kept_out = &app.world().resource::<StoredRoster>().kept_out;
            assert_eq!(kept_out[..] == [now], !is_refused);
        }
        let app = rename_to(" Le\u{3000} \u{a0}o ");
        assert!(is_shown(&app, "Le o"), "as a record gives it back");
    }

    #[test]
    fn the_name_of_another_player_is_taken_after_a_question_and_counts_as_before() {
        let mut app = rename_to("Mia");
        assert!(is_shown(&app, "Leonie"));
        let world = app.world_mut();
        let act = world.resource::<Ask>().act;
        act(&mut world.commands());
        world.flush();
        assert!(is_shown(&app, "Mia"));
        let stored = app.world().resource::<StoredRoster>();
        assert_eq!(stored.now("Leo"), "Mia");
        assert!(stored.kept_out.is_empty() && stored.hidden == ["Mia"]);
    }
}
