//! What is remembered of somebody: the name, whom it counts as, whether it is listed, and forgetting all of it.

use bevy::{
    prelude::*,
    ui_widgets::{Activate, ValueChange, observe},
};
use cant_stop_chronicle::statistics::Player;

use super::{super::reckoning::Reckoning, PlayerInView, forget::Forget, new_name::rename};
use crate::core::cycle::cycle_index;
use crate::core::dialogs::Dialogs;
use crate::core::locale::{Spoken, Words};
use crate::core::settings::{LastTable, PlayerSettings, StoredEvening, StoredRoster};
use crate::core::texts;
use crate::features::book::dialogs::{IDENTITY, NEW_NAME, PLAYER};
use crate::ui::careful::{Confirmed, careful_button};
use crate::ui::color::Role;
use crate::ui::dialog::dialog;
use crate::ui::done_button;
use crate::ui::focus::FocusFirst;
use crate::ui::last_row;
use crate::ui::spacing::GAP;
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{
    ButtonLook, ShownValue, Stepped, Toggle, button, label, paragraph, scroll_view, stepper, toggle,
};

const WIDTH: f32 = 1240.0;

/// Whom the name is to count as; nobody else at first.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
struct CountsAs(Option<String>);

/// A row.
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
        (
            row,
            toggle(Words::new(key), on_off(is_on), is_on),
            observe(switch),
        )
    };
    let note = Words::new(texts::IDENTITY_NOTE);
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
                        stepper(
                            Words::new(texts::IDENTITY_COUNTS_AS),
                            Words::new(texts::IDENTITY_ITSELF)
                        ),
                        observe(step),
                    ),
                    switched(IdentityRow::Hidden, texts::IDENTITY_HIDDEN, is_hidden),
                    switched(IdentityRow::KeptOut, texts::IDENTITY_KEPT_OUT, is_out),
                    (
                        Spoken(note.clone()),
                        paragraph(note, TextSize::Small, Role::PaperDim),
                        Node {
                            margin: UiRect::axes(px(GAP), px(GAP)),
                            ..default()
                        },
                    ),
                ],
            ),
            last_row(children![
                (
                    button(Words::new(texts::IDENTITY_RENAME), ButtonLook::Secondary),
                    observe(|_: On<Activate>, mut dialogs: ResMut<Dialogs>| {
                        dialogs.open(NEW_NAME);
                    }),
                ),
                (
                    careful_button(texts::IDENTITY_DELETE),
                    observe(|_: On<Confirmed>, mut commands: Commands| commands.trigger(Forget)),
                ),
                (done_button(Words::new(texts::CHRONICLE_BACK)), FocusFirst),
            ]),
        ],
    ));
}

fn on_off(on: bool) -> Words {
    Words::new(if on {
        texts::SETTINGS_ON
    } else {
        texts::SETTINGS_OFF
    })
}

/// The next person (or the one before) that the name could count as.
fn step(
    stepped: On<Stepped>,
    in_view: Res<PlayerInView>,
    reckoning: Res<Reckoning>,
    mut counts_as: ResMut<CountsAs>,
    mut shown: Query<&mut ShownValue>,
) {
    let others: Vec<&str> = reckoning
        .everybody
        .iter()
        .filter_map(|player| match player {
            Player::Person(name) => Some(name.as_str()),
            Player::Bot(_) => None,
        })
        .filter(|name| Some(*name) != in_view.person())
        .collect();
    let here = counts_as.0.as_deref();
    let here = here.and_then(|now| others.iter().position(|other| *other == now));
    let next = cycle_index(here.map_or(0, |at| at + 1), stepped.by, others.len() + 1);
    counts_as.0 = next.checked_sub(1).map(|at| others[at].to_owned());
    if let Ok(mut shown) = shown.get_mut(stepped.entity) {
        shown.set_if_neq(ShownValue(match &counts_as.0 {
            Some(name) => Words::literal(name),
            None => Words::new(texts::IDENTITY_ITSELF),
        }));
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
    shown.set_if_neq(ShownValue(on_off(change.value)));
}

/// Counts the name as the one that was chosen, once the page is left.
fn merge(
    mut counts_as: ResMut<CountsAs>,
    mut in_view: ResMut<PlayerInView>,
    mut stored: ResMut<StoredRoster>,
    mut players: ResMut<PlayerSettings>,
    mut last: ResMut<LastTable>,
    mut evening: ResMut<StoredEvening>,
) {
    if let (Some(now), Some(earlier)) = (counts_as.0.take(), in_view.person().map(str::to_owned)) {
        rename(
            &earlier,
            &now,
            &mut stored,
            &mut players,
            (&mut last, &mut evening),
        );
        in_view.0 = Some(Player::Person(now));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CountsAs>()
        .add_systems(OnEnter(IDENTITY), open)
        .add_systems(
            OnTransition {
                exited: IDENTITY,
                entered: PLAYER,
            },
            merge,
        );
}
