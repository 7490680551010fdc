//! Dialog of the identity of a player: the name, merging it with another, hiding it, and deleting it.

use bevy::prelude::*;
use bevy::ui_widgets::ValueChange;
use cant_stop_chronicle::statistics::Player;

use super::super::{choice::step_name, reckoning::Reckoning};
use super::{PlayerInView, forget::Forget};
use crate::core::setting::on_or_off;
use crate::core::settings::PlayerRenamed;
use crate::features::book::dialogs::{IDENTITY, NEW_NAME, PLAYER};
use crate::ui::careful::{Confirmed, careful_button};
use crate::ui::prelude::*;
use crate::ui::question::Ask;
use crate::ui::widgets::{Toggle, stepper, toggle};

const WIDTH: f32 = 1240.0;

/// Name that replaces the one on the page; `None` to keep it.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
struct CountsAs(Option<String>);

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum IdentityRow {
    CountsAs,
    Hidden,
    KeptOut,
}

fn open(
    in_view: Res<PlayerInView>,
    stored: Res<StoredRoster>,
    mut counts_as: ResMut<CountsAs>,
    mut commands: Commands,
) {
    counts_as.0 = None;
    let Some(name) = in_view.person() else { return };
    let is_hidden = stored.hidden.iter().any(|hidden| hidden == name);
    let is_out = stored.kept_out.iter().any(|kept_out| kept_out == name);
    let switched = |row: IdentityRow, key, is_on| {
        let toggle = toggle(Words::new(key), on_or_off(is_on), is_on);
        (row, toggle, observe(switch))
    };
    let rename = |mut dialogs: ResMut<Dialogs>| dialogs.open(NEW_NAME);
    let note = Words::new(texts::IDENTITY_NOTE);
    let room = Node {
        margin: px(GAP).all(),
        ..default()
    };
    commands.spawn(dialog(
        IDENTITY,
        WIDTH,
        children![
            label(Words::literal(name), TextSize::Heading, Role::Paper),
            (
                scroll_view(0.0),
                children![
                    (
                        IdentityRow::CountsAs,
                        stepper(texts::IDENTITY_COUNTS_AS, texts::IDENTITY_ITSELF),
                        observe(step),
                    ),
                    switched(IdentityRow::Hidden, texts::IDENTITY_HIDDEN, is_hidden),
                    switched(IdentityRow::KeptOut, texts::IDENTITY_KEPT_OUT, is_out),
                    (
                        Spoken(note.clone()),
                        paragraph(note, TextSize::Small, Role::PaperDim),
                        room,
                    ),
                ],
            ),
            last_row(children![
                (done_button(texts::CHRONICLE_BACK), FocusFirst),
                button(texts::IDENTITY_RENAME, ButtonLook::Secondary, rename),
                (
                    careful_button(texts::IDENTITY_DELETE),
                    observe(|_: On<Confirmed>, mut commands: Commands| commands.trigger(Forget)),
                ),
            ]),
        ],
    ));
}

fn step(
    stepped: On<Stepped>,
    in_view: Res<PlayerInView>,
    reckoning: Res<Reckoning>,
    mut counts_as: ResMut<CountsAs>,
    mut shown: Query<&mut ShownValue>,
) {
    let people = reckoning
        .everybody
        .iter()
        .filter_map(|player| match player {
            Player::Person(name) => Some(name.clone()),
            Player::Bot(_) => None,
        });
    let others: Vec<String> = people
        .filter(|name| Some(name.as_str()) != in_view.person())
        .collect();
    step_name(&mut counts_as.0, &others, stepped.by);
    if let Ok(mut shown) = shown.get_mut(stepped.entity) {
        let name = counts_as.0.as_ref().map(Words::literal);
        shown.0 = name.unwrap_or_else(|| Words::new(texts::IDENTITY_ITSELF));
    }
}

fn switch(
    change: On<ValueChange<bool>>,
    in_view: Res<PlayerInView>,
    mut stored: ResMut<StoredRoster>,
    mut rows: Query<(&IdentityRow, &mut ShownValue, &mut Toggle)>,
) {
    let (Some(name), Ok((row, mut shown, mut toggle))) =
        (in_view.person(), rows.get_mut(change.source))
    else {
        return;
    };
    match row {
        IdentityRow::CountsAs => return,
        IdentityRow::Hidden => stored.hide(name, change.value),
        IdentityRow::KeptOut => stored.keep_out(name, change.value),
    }
    toggle.set_if_neq(Toggle(change.value));
    shown.set_if_neq(ShownValue(on_or_off(change.value)));
}

/// Event: the question is answered with yes.
#[derive(Event)]
struct Merge;

/// Question before two players become one.
pub(super) fn merge_question(earlier: &str, now: &str, act: fn(&mut Commands)) -> Ask {
    Ask {
        heading: texts::IDENTITY_MERGE,
        note: texts::IDENTITY_MERGE_NOTE
            .with("earlier", earlier)
            .with("now", now),
        keep: texts::IDENTITY_MERGE_NO,
        go: texts::IDENTITY_MERGE_YES,
        act,
    }
}

/// Asks if the name is to be merged with the chosen one when the dialog closes.
fn ask(counts_as: Res<CountsAs>, in_view: Res<PlayerInView>, mut commands: Commands) {
    if let (Some(now), Some(earlier)) = (&counts_as.0, in_view.person()) {
        commands.trigger(merge_question(earlier, now, |commands| {
            commands.trigger(Merge);
        }));
    }
}

fn merge(
    _: On<Merge>,
    mut counts_as: ResMut<CountsAs>,
    in_view: Res<PlayerInView>,
    mut commands: Commands,
) {
    if let (Some(now), Some(earlier)) = (counts_as.0.take(), in_view.person()) {
        let earlier = earlier.to_owned();
        commands.trigger(PlayerRenamed { earlier, now });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CountsAs>()
        .add_observer(merge)
        .add_systems(OnEnter(IDENTITY), open)
        .add_systems(
            OnTransition {
                exited: IDENTITY,
                entered: PLAYER,
            },
            ask,
        );
}
