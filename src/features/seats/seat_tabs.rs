//! Tabs of the seats: name, and the device or the bot. The seat with the focus comes into view.

use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;

use super::seat::FirstRow;
use super::{MARK, SeatLine, SeatLines};
use crate::ui::prelude::*;
use crate::ui::tabs::Tab;
use crate::ui::widgets::SelfMarked;

/// Least share of the row that a tab takes, in percent: two stand side by side.
const SHARE: f32 = 40.0;

#[derive(Component)]
pub(super) struct SeatTabs;

/// Tabs of all seats; the focus begins at one of them.
#[derive(PartialEq)]
struct Tabs {
    lines: SeatLines,
    first: Seat,
}

impl View for Tabs {
    type Container = SeatTabs;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        for (place, line) in self.lines.0.iter().enumerate() {
            let mut tab = parts.spawn(tab(place, line));
            if line.seat == self.first {
                tab.insert(FocusFirst);
            }
        }
    }
}

/// Seat that was in view when the dialog opened.
#[derive(Resource)]
struct First(Seat);

fn tabs(lines: Res<SeatLines>, first: If<Res<First>>) -> Option<Tabs> {
    Some(Tabs {
        lines: lines.clone(),
        first: first.0.0,
    })
}

fn tab(place: usize, line: &SeatLine) -> impl Bundle + use<> {
    let SeatLine {
        seat,
        plan,
        played_by,
    } = line.clone();
    let name = Words::literal(plan.name);
    let spoken = Words::titled(name.clone(), played_by.clone());
    let look = ButtonLook::Secondary;
    let node = Node {
        flex_grow: 1.0,
        flex_basis: percent(SHARE),
        column_gap: px(GAP),
        ..button_node(look)
            .padded(GAP, TIGHT)
            .justified(JustifyContent::FlexStart)
    };
    let name = label(name, TextSize::Label, Role::Paper);
    let played_by = medium_label(played_by, TextSize::Small, Role::Paper);
    let view = move |rows: Query<Entity, With<FirstRow>>,
                     visible: Res<InputFocusVisible>,
                     mut in_view: ResMut<InView<Seat>>,
                     mut focus: ResMut<InputFocus>| {
        let is_new = in_view.set_if_neq(InView(seat));
        // A press on the tab in view goes on to its rows.
        if let (false, true, Some(row)) = (is_new, visible.0, rows.iter().next()) {
            focus.set(row, FocusCause::Navigated);
        }
    };
    (
        Key::of(seat.index()),
        Tab::new(seat, place),
        SelfMarked,
        bare_button_in(node, spoken, look),
        on_press(view),
        children![
            mark_icon(plan.mark, MARK),
            (
                column(0.0),
                children![(name, Ink(1.0)), (played_by, Ink(0.85))],
            ),
        ],
    )
}

/// Brings the seat of the tab with the focus into view.
pub(super) fn view_focused(
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    tabs: Query<&Tab<Seat>>,
    mut in_view: ResMut<InView<Seat>>,
) {
    if focus.is_changed()
        && visible.0
        && let Some(tab) = focus.get().and_then(|focused| tabs.get(focused).ok())
    {
        in_view.set_if_neq(InView(tab.page));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_view(tabs).add_systems(
        OnEnter(super::SEATS),
        |in_view: Res<InView<Seat>>, mut commands: Commands| {
            commands.insert_resource(First(in_view.0));
        },
    );
}
