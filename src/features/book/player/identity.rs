//! Dialog of the identity of a player: the name, merging it with another, hiding it, and deleting it.

use bevy::{
    prelude::*,
    ui_widgets::{Activate, ValueChange, observe},
};
use cant_stop_chronicle::statistics::Player;

use super::{super::reckoning::Reckoning, PlayerInView, forget::Forget};
use crate::core::cycle::cycle_index;
use crate::core::dialogs::Dialogs;
use crate::core::locale::{Spoken, Words};
use crate::core::settings::{PlayerRenamed, StoredRoster};
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

/// Name that replaces the one on the page; `None` to keep it.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
struct CountsAs(Option<String>);

/// Row of the dialog.
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
                (done_button(Words::new(texts::CHRONICLE_BACK)), FocusFirst),
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

/// Selects the next or previous name to merge with.
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

/// Merges the name with the chosen one when the dialog closes.
fn merge(mut counts_as: ResMut<CountsAs>, in_view: Res<PlayerInView>, mut commands: Commands) {
    if let (Some(now), Some(earlier)) = (counts_as.0.take(), in_view.person()) {
        let earlier = earlier.to_owned();
        commands.trigger(PlayerRenamed { earlier, now });
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
