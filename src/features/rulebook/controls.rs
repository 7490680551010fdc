//! The controls as they are bound now, for the devices at hand.

use bevy::prelude::*;

use crate::core::setting::SettingSection;
use crate::core::settings::KeyLabels;
use crate::input::glyphs::{
    PadKinds, Printed, control_line, control_signs, control_words, spawn_sign,
};
use crate::input::{Bindings, Device, DeviceActivity, DeviceAssignment, Gate, Layout, Press};
use crate::ui::dialog::SETTINGS;
use crate::ui::kit::passage;
use crate::ui::prelude::*;
use crate::ui::readable::told_heading;

/// Bindings, and the devices at hand.
#[derive(SystemParam)]
pub(super) struct Bound<'w, 's> {
    bindings: Res<'w, Bindings>,
    labels: Res<'w, KeyLabels>,
    activity: Res<'w, DeviceActivity>,
    assignment: Res<'w, DeviceAssignment>,
    gate: Res<'w, Gate>,
    screen: Res<'w, State<Screen>>,
    kinds: PadKinds<'w, 's>,
}

impl Bound<'_, '_> {
    /// Layouts of the devices at hand; that of the one used last is the first.
    pub(super) fn layouts(&self) -> Vec<Layout> {
        let shares = self.assignment.share_the_keyboard();
        let mut layouts = match self.gate.splits_the_keyboard(shares, *self.screen.get()) {
            true => vec![Layout::LeftKeys, Layout::RightKeys],
            false => vec![Layout::Keyboard],
        };
        let last = self.activity.last();
        let mut add = |layout, is_used| {
            layouts.insert(if is_used { 0 } else { layouts.len() }, layout);
        };
        if self.kinds.is_any() {
            add(Layout::Pad, matches!(last, Some(Device::Pad(_)) | None));
        }
        add(Layout::Mouse, last == Some(Device::Mouse));
        layouts
    }

    /// Returns `true` if the signs differ from those drawn before.
    pub(super) fn is_changed(&self) -> bool {
        self.bindings.is_changed() || self.labels.is_changed() || self.assignment.is_changed()
    }
}

/// Lists all lines, device by device, and the way to change them.
pub(super) fn list(
    list: &mut ChildSpawnerCommands,
    bound: &Bound,
    settings: &Settings,
    size: TextSize,
) {
    let pad = bound.activity.last().and_then(|device| device.pad());
    let printed = Printed {
        pad: bound.kinds.of(pad),
        keys: &bound.labels,
    };
    for layout in bound.layouts() {
        list.spawn(told_heading(layout.words()));
        if layout == Layout::Mouse {
            let mouse = Words::new(texts::BOOK_CONTROLS_MOUSE);
            list.spawn(passage(mouse, size, Role::Paper));
        }
        let lines = Node {
            column_gap: px(GAP),
            ..Node::default().wrapped(TIGHT / 2.0).fixed()
        };
        list.spawn(lines).with_children(|lines| {
            for control in Control::ALL {
                let presses = bound.bindings.of(layout, control);
                if layout.has(control) && !presses.is_empty() {
                    line(lines, control, presses, printed, settings.text_scale);
                }
            }
        });
    }
    let look = ButtonLook::Secondary;
    let node = Node {
        align_self: AlignSelf::FlexStart,
        margin: UiRect::top(px(GAP)).with_left(px(GAP)),
        ..button_node(look)
    };
    list.spawn((
        button_in(node, Words::new(texts::BOOK_CONTROLS_CHANGE), look),
        on_press(
            |mut section: ResMut<InView<SettingSection>>, mut dialogs: ResMut<Dialogs>| {
                section.set_if_neq(InView(SettingSection::Controls));
                dialogs.open(SETTINGS);
            },
        ),
    ));
}

fn line(
    lines: &mut ChildSpawnerCommands,
    control: Control,
    presses: &[Press],
    printed: Printed,
    text_scale: TextScale,
) {
    let spoken = readable(control_words(control, presses, printed));
    let mut line = lines.spawn((spoken, control_line(text_scale)));
    line.with_children(|parts| {
        let words = medium_label(control.words(), TextSize::Body, Role::Paper);
        parts.spawn((words, TextLayout::no_wrap()));
        parts.spawn(control_signs()).with_children(|signs| {
            for press in presses {
                spawn_sign(signs, *press, printed, text_scale);
            }
        });
    });
}
