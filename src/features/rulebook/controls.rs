//! The controls as they are bound now, for the devices at hand.

use bevy::{ecs::system::SystemParam, prelude::*};

use crate::core::dialogs::Dialogs;
use crate::core::locale::Words;
use crate::core::setting::SettingSection;
use crate::core::settings::{KeyLabels, Settings};
use crate::core::texts;
use crate::input::glyphs::{PadKinds, Printed, press_words, spawn_sign};
use crate::input::{Bindings, Device, DeviceActivity, DeviceAssignment, Layout};
use crate::ui::color::Role;
use crate::ui::control::Control;
use crate::ui::dialog::SETTINGS;
use crate::ui::kit::{on_press, passage};
use crate::ui::readable::{readable, told_heading};
use crate::ui::spacing::{GAP, RADIUS_SMALL, TIGHT, TOUCH, WIDE};
use crate::ui::tabs::InView;
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{ButtonLook, button_in, button_node, medium_label, row};

/// Least width of a line at a text scale of 1: two stand beside each other.
const LINE: f32 = 620.0;

/// Bindings, and the devices at hand.
#[derive(SystemParam)]
pub(super) struct Bound<'w, 's> {
    bindings: Res<'w, Bindings>,
    labels: Res<'w, KeyLabels>,
    activity: Res<'w, DeviceActivity>,
    assignment: Res<'w, DeviceAssignment>,
    kinds: PadKinds<'w, 's>,
}

impl Bound<'_, '_> {
    /// The layouts of the devices at hand; that of the one used last is the first.
    pub(super) fn layouts(&self) -> Vec<Layout> {
        let mut layouts = if self.assignment.share_the_keyboard() {
            vec![Layout::LeftKeys, Layout::RightKeys]
        } else {
            vec![Layout::Keyboard]
        };
        if self.kinds.is_any() {
            let is_used = matches!(self.activity.last(), Some(Device::Pad(_)) | None);
            layouts.insert(if is_used { 0 } else { layouts.len() }, Layout::Pad);
        }
        let is_used = self.activity.last() == Some(Device::Mouse);
        layouts.insert(if is_used { 0 } else { layouts.len() }, Layout::Mouse);
        layouts
    }

    /// True if the signs differ from those drawn before.
    pub(super) fn is_changed(&self) -> bool {
        self.bindings.is_changed() || self.labels.is_changed() || self.assignment.is_changed()
    }
}

/// All lines, device by device, and the way to change them.
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
    let change = Words::new(texts::BOOK_CONTROLS_CHANGE);
    for layout in bound.layouts() {
        list.spawn(told_heading(layout.words()));
        if layout == Layout::Mouse {
            list.spawn(passage(
                Words::new(texts::BOOK_CONTROLS_MOUSE),
                size,
                Role::Paper,
            ));
        }
        list.spawn(Node {
            flex_wrap: FlexWrap::Wrap,
            column_gap: px(GAP),
            row_gap: px(TIGHT / 2.0),
            flex_shrink: 0.0,
            ..default()
        })
        .with_children(|lines| {
            for control in Control::ALL {
                let presses = bound.bindings.of(layout, control);
                if layout.has(control) && !presses.is_empty() {
                    line(lines, layout, control, bound, printed, settings);
                }
            }
        });
    }
    let node = Node {
        align_self: AlignSelf::FlexStart,
        margin: UiRect::top(px(GAP)).with_left(px(GAP)),
        padding: UiRect::axes(px(WIDE), px(TIGHT)),
        ..button_node(ButtonLook::Secondary)
    };
    list.spawn((
        button_in(node, change, ButtonLook::Secondary),
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
    layout: Layout,
    control: Control,
    bound: &Bound,
    printed: Printed,
    settings: &Settings,
) {
    let presses = bound.bindings.of(layout, control);
    let names = presses
        .iter()
        .map(|press| press_words(*press, printed))
        .reduce(|first, next| {
            Words::new(texts::CONTROL_OR)
                .with("first", first)
                .with("next", next)
        })
        .unwrap_or(Words::new(texts::CONTROL_NOTHING));
    let spoken = Words::new(texts::SPOKEN_VALUE)
        .with("title", control.words())
        .with("value", names);
    lines
        .spawn((
            readable(spoken),
            Node {
                min_height: px(TOUCH),
                flex_grow: 1.0,
                flex_basis: px(LINE * settings.text_scale.factor()),
                padding: UiRect::axes(px(GAP), px(TIGHT / 2.0)),
                justify_content: JustifyContent::SpaceBetween,
                border_radius: BorderRadius::all(px(RADIUS_SMALL)),
                ..row(GAP)
            },
        ))
        .with_children(|parts| {
            parts.spawn((
                medium_label(control.words(), TextSize::Body, Role::Paper),
                TextLayout::no_wrap(),
            ));
            parts
                .spawn(Node {
                    min_height: px(TOUCH * 0.75),
                    flex_shrink: 0.0,
                    ..row(TIGHT)
                })
                .with_children(|signs| {
                    for press in presses {
                        spawn_sign(signs, *press, printed, settings.text_scale);
                    }
                });
        });
}
