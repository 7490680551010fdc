//! Loads and saves bindings one by one, so that a damaged one does not affect the others.

use bevy::{ecs::system::SystemParam, prelude::*, reflect::structs::Struct};

use super::layout::Layout;
use super::press::Press;
use super::table::{Bindings, everything};
use crate::core::{
    settings::{StoredKeyboard, StoredLeftKeys, StoredMouse, StoredPad, StoredRightKeys},
    store::{StoreApp as _, StoreSystems},
};
use crate::ui::control::Control;

/// Stored text of a control without a binding.
const NOTHING: &str = "nothing";

#[derive(SystemParam)]
struct StoredBindings<'w> {
    keyboard: ResMut<'w, StoredKeyboard>,
    left_keys: ResMut<'w, StoredLeftKeys>,
    right_keys: ResMut<'w, StoredRightKeys>,
    pad: ResMut<'w, StoredPad>,
    mouse: ResMut<'w, StoredMouse>,
}

impl StoredBindings<'_> {
    fn layout(&self, layout: Layout) -> &dyn Struct {
        match layout {
            Layout::Keyboard => &*self.keyboard,
            Layout::LeftKeys => &*self.left_keys,
            Layout::RightKeys => &*self.right_keys,
            Layout::Pad => &*self.pad,
            Layout::Mouse => &*self.mouse,
        }
    }

    fn layout_mut(&mut self, layout: Layout) -> &mut dyn Struct {
        match layout {
            Layout::Keyboard => &mut *self.keyboard,
            Layout::LeftKeys => &mut *self.left_keys,
            Layout::RightKeys => &mut *self.right_keys,
            Layout::Pad => &mut *self.pad,
            Layout::Mouse => &mut *self.mouse,
        }
    }

    fn text(&self, layout: Layout, control: Control) -> &str {
        let field = self.layout(layout).field(control.key());
        field
            .and_then(|field| field.try_downcast_ref::<String>())
            .map_or("", String::as_str)
    }

    /// Writes a changed binding.
    fn write(&mut self, layout: Layout, control: Control, text: String) {
        if self.text(layout, control) == text {
            return;
        }
        let field = self.layout_mut(layout).field_mut(control.key());
        if let Some(field) = field.and_then(|field| field.try_downcast_mut::<String>()) {
            *field = text;
        }
    }
}

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

fn read_bindings(stored: StoredBindings, mut bindings: ResMut<Bindings>) {
    for (layout, control) in everything() {
        if let Some(presses) = read_presses(layout, stored.text(layout, control)) {
            bindings.set(layout, control, presses);
        }
    }
}

fn write_bindings(bindings: Res<Bindings>, mut stored: StoredBindings) {
    for (layout, control) in everything() {
        let text = write_presses(layout, control, bindings.of(layout, control));
        stored.write(layout, control, text);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.store::<StoredKeyboard>()
        .store::<StoredLeftKeys>()
        .store::<StoredRightKeys>()
        .store::<StoredPad>()
        .store::<StoredMouse>()
        .init_resource::<Bindings>()
        .add_systems(PreStartup, read_bindings)
        .add_systems(
            Last,
            write_bindings
                .run_if(resource_changed::<Bindings>)
                .before(StoreSystems::Collect),
        );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_read_as_it_was_written() {
        for press in Press::all() {
            for layout in Layout::ALL.into_iter().filter(|layout| layout.takes(press)) {
                let text = write_presses(layout, Control::Hint, &[press, press]);
                assert_eq!(
                    read_presses(layout, &text),
                    Some(vec![press, press]),
                    "{text}"
                );
            }
        }
        assert_eq!(
            write_presses(
                Layout::Pad,
                Control::Roll,
                &Layout::Pad.defaults(Control::Roll)
            ),
            ""
        );
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
