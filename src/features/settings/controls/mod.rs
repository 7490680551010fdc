//! Section of the controls: the keys or buttons of each, on every layout, and the way to change them.

mod lines;
mod note;

pub(super) use note::note;

use bevy::prelude::*;

use self::lines::SectionBody;
use crate::core::setting::SettingSection;
use crate::core::settings::KeyLabels;
use crate::input::glyphs::{PadKind, PadKinds, Printed};
use crate::input::{Bindings, CurrentRebinding, Device, DeviceActivity, Layout, RebindingStep};
use crate::ui::careful::{Confirmed, careful_button};
use crate::ui::dialog::SETTINGS;
use crate::ui::prelude::*;

/// Section as it is shown, while it is in view.
#[derive(Resource, Clone, Debug, PartialEq)]
struct Section {
    /// Layout in view, at first that of the last device.
    page: Layout,
    bindings: Bindings,
    labels: KeyLabels,
    /// Control that waits for a key or button.
    waits: Option<(Control, RebindingStep)>,
    pad: PadKind,
    text_scale: TextScale,
}

impl Section {
    fn printed(&self) -> Printed<'_> {
        Printed {
            pad: self.pad,
            keys: &self.labels,
        }
    }
}

fn update_section(
    bindings: Res<Bindings>,
    labels: Res<KeyLabels>,
    rebinding: Res<CurrentRebinding>,
    settings: Res<Settings>,
    activity: Res<DeviceActivity>,
    kinds: PadKinds,
    section: Option<Res<Section>>,
    mut commands: Commands,
) {
    let first = || match activity.last() {
        Some(Device::Pad(_)) => Layout::Pad,
        _ => Layout::Keyboard,
    };
    // A press of the mouse between two pads leaves the signs of the last one.
    let pad = match (activity.last().and_then(|device| device.pad()), &section) {
        (None, Some(section)) => section.pad,
        (pad, _) => kinds.of(pad),
    };
    let waits = rebinding.0.map(|it| (it.control, it.step));
    let is_over = |step| matches!(step, RebindingStep::Bound(_) | RebindingStep::Cancelled(_));
    let now = Section {
        page: section.as_ref().map_or_else(first, |section| section.page),
        bindings: bindings.clone(),
        labels: labels.clone(),
        waits: waits.filter(|(_, step)| !is_over(*step)),
        pad,
        text_scale: settings.text_scale,
    };
    if section.as_deref() != Some(&now) {
        commands.insert_resource(now);
    }
}

pub(super) fn draw(list: &mut ChildSpawnerCommands) {
    list.spawn((SectionBody, column(GAP).fixed()));
}

pub(super) fn restore_button() -> impl Bundle {
    (
        careful_button(texts::CONTROL_RESTORE),
        observe(|_: On<Confirmed>, mut bindings: ResMut<Bindings>| {
            bindings.set_if_neq(Bindings::default());
        }),
    )
}

fn close(mut rebinding: ResMut<CurrentRebinding>, mut commands: Commands) {
    rebinding.0 = None;
    commands.remove_resource::<Section>();
}

pub(crate) fn plugin(app: &mut App) {
    let is_here = |dialog: Res<State<Dialog>>, in_view: Res<InView<SettingSection>>| {
        *dialog.get() == SETTINGS && in_view.0 == SettingSection::Controls
    };
    app.add_plugins((lines::plugin, note::plugin)).add_systems(
        Update,
        (
            update_section.run_if(is_here),
            close.run_if(not(is_here).and_then(resource_exists::<Section>)),
        )
            .after(super::list_settings)
            .before(ViewSystems::Build),
    );
}
