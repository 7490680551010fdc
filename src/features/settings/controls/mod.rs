//! The controls: what asks for what, on every layout, and how to change it.

mod lines;
mod note;

use bevy::{prelude::*, ui_widgets::observe};

use crate::core::cycle::cycle;
use crate::core::locale::Words;
use crate::core::texts;
use crate::input::{Bindings, Device, DeviceActivity, Layout, Rebinding};
use crate::ui::careful::{Confirmed, careful_button};
use crate::ui::color::Role;
use crate::ui::dialog::{CONTROLS, dialog};
use crate::ui::done_button;
use crate::ui::focus::FocusFirst;
use crate::ui::last_row;
use crate::ui::spacing::GAP;
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{ShownValue, Stepped, label, scroll_view, stepper};

const WIDTH: f32 = 1440.0;

/// The layout that is shown.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
struct Page(Layout);

/// Goes through the layouts.
#[derive(Component)]
struct Pages;

fn open(activity: Res<DeviceActivity>, mut commands: Commands) {
    let page = match activity.last() {
        Some(Device::Pad(_)) => Layout::Pad,
        _ => Layout::Keyboard,
    };
    commands.insert_resource(Page(page));
    commands.spawn(dialog(
        CONTROLS,
        WIDTH,
        children![
            label(
                Words::new(texts::CONTROL_HEADING),
                TextSize::Heading,
                Role::Paper
            ),
            (
                scroll_view(GAP),
                children![
                    (
                        Pages,
                        FocusFirst,
                        stepper(Words::new(texts::CONTROL_DEVICE), page.words()),
                        observe(turn_page),
                    ),
                    lines::lines(),
                ],
            ),
            note::note(),
            last_row(children![
                restore_button(),
                done_button(Words::new(texts::CONTROL_DONE))
            ]),
        ],
    ));
}

fn turn_page(
    stepped: On<Stepped>,
    mut page: ResMut<Page>,
    mut shown_pages: Query<&mut ShownValue, With<Pages>>,
) {
    page.0 = cycle(&Layout::ALL, page.0, stepped.by);
    for mut shown in &mut shown_pages {
        shown.set_if_neq(ShownValue(page.0.words()));
    }
}

fn restore_button() -> impl Bundle {
    (
        careful_button(texts::CONTROL_RESTORE),
        observe(|_: On<Confirmed>, mut bindings: ResMut<Bindings>| {
            bindings.set_if_neq(Bindings::default());
        }),
    )
}

fn close(mut commands: Commands) {
    commands.remove_resource::<Rebinding>();
    commands.remove_resource::<Page>();
}

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((lines::plugin, note::plugin))
        .add_systems(OnEnter(CONTROLS), open)
        .add_systems(OnExit(CONTROLS), close);
}
