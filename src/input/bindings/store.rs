//! Loads and saves bindings one by one, so that a damaged one does not affect the others.

use bevy::prelude::*;

use super::layout::Layout;
use super::press::Press;
use super::table::Bindings;
use crate::core::settings::StoredLayout;
use crate::core::store::{FilesRead, StoreApp as _, StoreSystems};
use crate::ui::control::Control;

/// Stored text of a control without a binding.
const NOTHING: &str = "nothing";

/// Parses a binding; `None` if it has no key or button of the layout.
fn read_presses(layout: Layout, text: &str) -> Option<Vec<Press>> {
    if text == NOTHING {
        return (layout == Layout::Mouse).then(Vec::new);
    }
    let known =
        |name: &str| Press::all().find(|press| layout.takes(*press) && press.name() == name);
    let presses: Vec<Press> = text.split_whitespace().map(known).collect::<Option<_>>()?;
    (!presses.is_empty()).then_some(presses)
}

/// Formats a binding; empty for the default.
fn write_presses(layout: Layout, control: Control, presses: &[Press]) -> String {
    if presses == layout.defaults(control) {
        return String::new();
    }
    if presses.is_empty() {
        return NOTHING.to_owned();
    }
    let names: Vec<String> = presses.iter().map(|press| press.name()).collect();
    names.join(" ")
}

fn read_bindings<const LAYOUT: usize>(
    stored: Res<StoredLayout<LAYOUT>>,
    mut bindings: ResMut<Bindings>,
) {
    let layout = Layout::ALL[LAYOUT];
    for control in layout.controls() {
        let text = stored.get_field::<String>(control.key());
        let presses = text.and_then(|text| read_presses(layout, text));
        let presses = presses.unwrap_or_else(|| layout.defaults(control));
        bindings.set(layout, control, presses);
    }
}

fn write_bindings<const LAYOUT: usize>(
    bindings: Res<Bindings>,
    mut stored: ResMut<StoredLayout<LAYOUT>>,
) {
    let layout = Layout::ALL[LAYOUT];
    let mut now = stored.clone();
    for control in layout.controls() {
        if let Some(text) = now.get_field_mut::<String>(control.key()) {
            *text = write_presses(layout, control, bindings.of(layout, control));
        }
    }
    stored.set_if_neq(now);
}

fn store_layout<const LAYOUT: usize>(app: &mut App) {
    app.store::<StoredLayout<LAYOUT>>()
        .add_systems(PreStartup, read_bindings::<LAYOUT>)
        .add_observer(|_: On<FilesRead>, mut commands: Commands| {
            commands.run_system_cached(read_bindings::<LAYOUT>);
        })
        .add_systems(
            Last,
            write_bindings::<LAYOUT>
                .run_if(resource_changed::<Bindings>)
                .before(StoreSystems::Collect),
        );
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Bindings>().add_plugins((
        store_layout::<0>,
        store_layout::<1>,
        store_layout::<2>,
        store_layout::<3>,
        store_layout::<4>,
    ));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_read_as_it_was_written() {
        for press in Press::all() {
            for layout in Layout::ALL.into_iter().filter(|layout| layout.takes(press)) {
                let text = write_presses(layout, Control::Hint, &[press, press]);
                let read = read_presses(layout, &text);
                assert_eq!(read, Some(vec![press, press]), "{text}");
            }
        }
        let usual = Layout::Pad.defaults(Control::Roll);
        assert_eq!(write_presses(Layout::Pad, Control::Roll, &usual), "");
        assert_eq!(read_presses(Layout::Mouse, NOTHING), Some(Vec::new()));
    }

    #[test]
    fn invalid_bindings_keep_their_default() {
        for text in ["", "nothing", "KeyRR", "South KeyR", "Tab", "Left", "F11"] {
            assert_eq!(read_presses(Layout::Keyboard, text), None, "{text}");
        }
        assert_eq!(read_presses(Layout::Pad, "KeyR"), None);
        assert_eq!(read_presses(Layout::Mouse, "Left"), None);
    }
}
