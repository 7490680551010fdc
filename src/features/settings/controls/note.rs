//! The line below the controls: what to do, and what stands in the way.

use bevy::prelude::*;

use super::Page;
use super::lines::conflict;
use crate::core::locale::Words;
use crate::core::setting::SettingSection;
use crate::core::settings::KeyLabels;
use crate::core::texts;
use crate::input::glyphs::{PadKinds, Printed, press_words};
use crate::input::{Bindings, CurrentRebinding, DeviceActivity, Layout, Press, RebindingStep};
use crate::ui::color::{Role, Tint};
use crate::ui::control::Control;
use crate::ui::dialog::SETTINGS;
use crate::ui::kit::Flex;
use crate::ui::tabs::InView;
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::medium_label;

#[derive(Component)]
struct Note;

pub(in super::super) fn note() -> impl Bundle {
    (
        Note,
        medium_label(
            Words::new(texts::CONTROL_NOTE),
            TextSize::Small,
            Role::PaperDim,
        ),
        Node::default().fixed(),
    )
}

/// Shows the line with the section.
fn show(in_view: Res<InView<SettingSection>>, mut notes: Query<&mut Node, With<Note>>) {
    let display = match in_view.0 {
        SettingSection::Controls => Display::Flex,
        _ => Display::None,
    };
    for mut node in &mut notes {
        if node.display != display {
            node.display = display;
        }
    }
}

/// Name of a control, with its layout if that is not the one on the screen.
fn called(control: Control, layout: Layout, page: Layout) -> Words {
    if layout == page {
        control.words()
    } else {
        Words::new(texts::CONTROL_THERE)
            .with("control", control.words())
            .with("layout", layout.words())
    }
}

fn write(
    page: Res<Page>,
    bindings: Res<Bindings>,
    labels: Res<KeyLabels>,
    rebinding: Res<CurrentRebinding>,
    activity: Res<DeviceActivity>,
    kinds: PadKinds,
    mut notes: Query<(&mut Words, &mut Tint), With<Note>>,
) {
    let printed = Printed {
        pad: kinds.of(activity.last().and_then(|device| device.pad())),
        keys: &labels,
    };
    let name = |press: Press| press_words(press, printed);
    let waits = rebinding.0.filter(|rebinding| {
        !matches!(
            rebinding.step,
            RebindingStep::Bound(_) | RebindingStep::Cancelled(_)
        )
    });
    let (says, color) = match waits {
        Some(rebinding) => match rebinding.step {
            RebindingStep::Conflict(press, layout, control) => (
                Words::new(texts::CONTROL_TAKEN)
                    .with("press", name(press))
                    .with("control", called(control, layout, page.0)),
                Role::Danger,
            ),
            RebindingStep::Unusable => (Words::new(texts::CONTROL_UNUSABLE), Role::Danger),
            _ => (
                Words::new(texts::CONTROL_LISTENING).with("control", rebinding.control.words()),
                Role::Gold,
            ),
        },
        None => match conflict(page.0, &bindings) {
            Some((press, control, layout, does)) => (
                Words::new(texts::CONTROL_CONFLICT)
                    .with("press", name(press))
                    .with("control", control.words())
                    .with("other", called(does, layout, page.0)),
                Role::Danger,
            ),
            None if page.0 == Layout::Mouse => {
                (Words::new(texts::CONTROL_NOTE_MOUSE), Role::PaperDim)
            }
            None => (Words::new(texts::CONTROL_NOTE), Role::PaperDim),
        },
    };
    for (mut words, mut tint) in &mut notes {
        words.set_if_neq(says.clone());
        tint.set_if_neq(color.into());
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (show, write.run_if(resource_exists::<Page>))
            .chain()
            .run_if(in_state(SETTINGS)),
    );
}
