//! Buttons with a confirmation: the first press asks, the second acts.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use crate::core::locale::{Spoken, Words};
use crate::core::texts;
use crate::core::texts::TextKey;
use crate::ui::motion;
use crate::ui::widgets::{ButtonLook, button};

/// Button with a confirmation, its label before the first press, and the time of that press in seconds.
#[derive(Component)]
struct Careful {
    says: TextKey,
    asked_at: Option<f32>,
}

/// The second press of a careful button.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub(crate) struct Confirmed {
    entity: Entity,
}

/// Button that triggers [`Confirmed`] on a second press that is no double click, unless another button was pressed or the
/// focus left it in between.
pub(crate) fn careful_button(says: TextKey) -> impl Bundle {
    (
        button(Words::new(says), ButtonLook::Secondary),
        Careful {
            says,
            asked_at: None,
        },
    )
}

fn ask_or_confirm(
    press: On<Activate>,
    time: Res<Time<Real>>,
    mut buttons: Query<(Entity, &mut Careful)>,
    mut commands: Commands,
) {
    let now = time.elapsed_secs();
    for (entity, mut careful) in &mut buttons {
        let asked_at = careful.asked_at;
        if entity != press.entity {
            careful.asked_at = None;
        } else if asked_at.is_none() {
            careful.asked_at = Some(now);
        } else if asked_at.is_some_and(|at| now - at >= motion::DOUBLE_CLICK) {
            careful.asked_at = None;
            commands.trigger(Confirmed { entity });
        }
    }
}

/// Resets the confirmation when the focus moves elsewhere.
fn reset_unfocused(focus: Res<InputFocus>, mut buttons: Query<(Entity, &mut Careful)>) {
    for (entity, mut careful) in &mut buttons {
        if careful.asked_at.is_some() && focus.get() != Some(entity) {
            careful.asked_at = None;
        }
    }
}

fn update_labels(
    mut buttons: Query<(&Careful, &mut Spoken, &Children), Changed<Careful>>,
    mut labels: Query<&mut Words>,
) {
    for (careful, mut spoken, children) in &mut buttons {
        let words = Words::new(if careful.asked_at.is_some() {
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
    app.add_observer(ask_or_confirm).add_systems(
        Update,
        (
            reset_unfocused.run_if(resource_changed::<InputFocus>),
            update_labels.run_if(any_with_component::<Careful>),
        )
            .chain(),
    );
}
