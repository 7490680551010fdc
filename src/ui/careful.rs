//! Buttons with a confirmation: the first press asks, the second acts.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::core::locale::{Spoken, Words};
use crate::core::texts;
use crate::core::texts::TextKey;
use crate::ui::widgets::{ButtonLook, button};

/// Button with a confirmation, and its label before the first press.
#[derive(Component)]
struct Careful {
    says: TextKey,
    has_asked: bool,
}

/// The second press of a careful button.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub(crate) struct Confirmed {
    entity: Entity,
}

/// Button that triggers [`Confirmed`] on a second press, unless the focus left it in between.
pub(crate) fn careful_button(says: TextKey) -> impl Bundle {
    (
        button(Words::new(says), ButtonLook::Secondary),
        Careful {
            says,
            has_asked: false,
        },
        observe(ask_or_confirm),
    )
}

fn ask_or_confirm(press: On<Activate>, mut buttons: Query<&mut Careful>, mut commands: Commands) {
    let entity = press.entity;
    if let Ok(mut careful) = buttons.get_mut(entity) {
        if careful.has_asked {
            commands.trigger(Confirmed { entity });
        }
        careful.has_asked = !careful.has_asked;
    }
}

/// Resets the confirmation when the focus moves elsewhere.
fn reset_unfocused(focus: Res<InputFocus>, mut buttons: Query<(Entity, &mut Careful)>) {
    for (entity, mut careful) in &mut buttons {
        if careful.has_asked && focus.get() != Some(entity) {
            careful.has_asked = false;
        }
    }
}

fn update_labels(
    mut buttons: Query<(&Careful, &mut Spoken, &Children), Changed<Careful>>,
    mut labels: Query<&mut Words>,
) {
    for (careful, mut spoken, children) in &mut buttons {
        let words = Words::new(if careful.has_asked {
            texts::SETTINGS_SURE
        } else {
            careful.says
        });
        spoken.set_if_neq(Spoken(words.clone()));
        for child in children {
            if let Ok(mut label) = labels.get_mut(*child) {
                label.set_if_neq(words.clone());
            }
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            reset_unfocused.run_if(resource_changed::<InputFocus>),
            update_labels,
        )
            .chain(),
    );
}
