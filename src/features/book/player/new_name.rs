//! Writing another name for somebody. What was played under the one before counts for the new one; a name that somebody has
//! already makes both one.

use bevy::{prelude::*, ui_widgets::observe};
use cant_stop_chronicle::statistics::Player;
use cant_stop_records::NAME_LENGTH;

use super::PlayerInView;
use crate::core::locale::Words;
use crate::core::settings::{LastTable, PlayerSettings, Settings, StoredEvening, StoredRoster};
use crate::core::texts;
use crate::features::book::dialogs::NEW_NAME;
use crate::ui::dialog::dialog;
use crate::ui::letters::{Written, letter_board, write_anywhere};
use crate::ui::widgets::{ShownValue, TextEdited, TextField, text_field};

const WIDTH: f32 = 1120.0;
/// The room that a name at its longest needs.
const NAME: f32 = 640.0;

/// What has been written so far.
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
    commands.spawn((
        dialog(
            NEW_NAME,
            WIDTH,
            children![
                (
                    Node {
                        width: px(NAME),
                        max_width: percent(100),
                        align_self: AlignSelf::Center,
                        flex_direction: FlexDirection::Column,
                        flex_shrink: 0.0,
                        ..default()
                    },
                    children![text_field(
                        TextField::new(NAME_LENGTH).with_caret(),
                        Words::new(texts::JOIN_NAME),
                        Words::literal(name),
                        (Written, observe(take)),
                    )],
                ),
                letter_board(settings.language.letters()),
            ],
        ),
        observe(write_anywhere),
    ));
}

fn take(edited: On<TextEdited>, mut new: ResMut<NewName>, mut shown: Query<&mut ShownValue>) {
    new.0.clone_from(&edited.text);
    if let Ok(mut shown) = shown.get_mut(edited.entity) {
        shown.set_if_neq(ShownValue(Words::literal(&edited.text)));
    }
}

/// Whoever leaves the page has written what they wanted; nothing is no name.
fn take_effect(
    new: Res<NewName>,
    mut in_view: ResMut<PlayerInView>,
    mut stored: ResMut<StoredRoster>,
    mut players: ResMut<PlayerSettings>,
    mut last: ResMut<LastTable>,
    mut evening: ResMut<StoredEvening>,
) {
    let now = new.0.trim();
    if let Some(earlier) = in_view.person().map(str::to_owned)
        && !now.is_empty()
        && now != earlier
    {
        rename(
            &earlier,
            now,
            &mut stored,
            &mut players,
            (&mut last, &mut evening),
        );
        in_view.0 = Some(Player::Person(now.to_owned()));
    }
}

/// Gives all that is remembered under one name to another.
pub(super) fn rename(
    earlier: &str,
    now: &str,
    stored: &mut StoredRoster,
    players: &mut PlayerSettings,
    (last, evening): (&mut LastTable, &mut StoredEvening),
) {
    stored.rename(earlier, now);
    evening.rename(earlier, now);
    players.rename(earlier, now);
    let is_there = last.places.iter().any(|place| place.name == now);
    let mut places = last.places.iter_mut();
    if !is_there && let Some(place) = places.find(|place| place.name == earlier) {
        now.clone_into(&mut place.name);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<NewName>()
        .add_systems(OnEnter(NEW_NAME), open)
        .add_systems(OnExit(NEW_NAME), take_effect);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::settings::LastPlace;

    #[test]
    fn everything_goes_along_with_the_name() {
        let mut stored = StoredRoster::default();
        let mut players = PlayerSettings::default();
        players.set_rumble("Leo", 3);
        let mut last = LastTable {
            places: vec![LastPlace {
                name: "Leo".to_owned(),
                ..default()
            }],
            ..default()
        };
        let mut evening = StoredEvening::default();
        rename(
            "Leo",
            "Leonie",
            &mut stored,
            &mut players,
            (&mut last, &mut evening),
        );
        assert_eq!(stored.names_of("Leonie"), ["Leonie", "Leo"]);
        assert_eq!((players.rumble("Leonie"), players.rumble("Leo")), (3, 10));
        assert_eq!(last.places[0].name, "Leonie");
    }

    #[test]
    fn two_at_the_table_never_get_one_name() {
        let place = |name: &str| LastPlace {
            name: name.to_owned(),
            ..default()
        };
        let mut last = LastTable {
            places: vec![place("Leo"), place("Ada")],
            ..default()
        };
        let mut players = PlayerSettings::default();
        rename(
            "Leo",
            "Ada",
            &mut StoredRoster::default(),
            &mut players,
            (&mut last, &mut StoredEvening::default()),
        );
        assert_eq!(last.places, [place("Leo"), place("Ada")]);
    }
}
