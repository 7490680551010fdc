//! Tabs: a row of buttons, one for each page of a screen or dialog, pressed, or turned to with the shoulder buttons and
//! the page keys.

use bevy::{
    a11y::AccessibilityNode,
    input_focus::{FocusCause, InputFocus, InputFocusVisible},
    prelude::*,
    ui_widgets::{Activate, observe},
};

use crate::core::cycle::cycle;
use crate::core::locale::Words;
use crate::ui::color::Role;
use crate::ui::focus::FocusFirst;
use crate::ui::page_turn::PageTurn;
use crate::ui::spacing::{APART, GAP, TIGHT};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{
    ButtonLook, Chosen, Ink, SelfMarked, bare_button_in, button_node, label, set_marker,
};

/// The pages that something has.
pub(crate) trait Page: Copy + Default + PartialEq + Send + Sync + 'static {
    /// All of them, in the order of their tabs.
    const ALL: &'static [Self];

    /// What stands on its tab.
    fn title(self) -> Words;
}

/// The page in view.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct InView<P: Page>(pub(crate) P);

/// The button of a page.
#[derive(Component, Clone, Copy)]
pub(crate) struct Tab<P: Page>(P);

/// The tabs of all pages in a row, or in two where there is no room; the focus begins at the one in view if it
/// `has_focus`.
pub(crate) fn tabs<P: Page>(in_view: P, size: TextSize, has_focus: bool) -> impl Bundle {
    (
        Node {
            flex_wrap: FlexWrap::Wrap,
            flex_shrink: 0.0,
            column_gap: px(APART),
            row_gap: px(APART),
            ..default()
        },
        Children::spawn(SpawnWith(move |row: &mut ChildSpawner| {
            for (place, page) in P::ALL.iter().enumerate() {
                let mut tab = row.spawn(tab(*page, size));
                tab.insert(one_of(place, P::ALL.len()));
                if *page == in_view {
                    tab.insert(Chosen);
                    if has_focus {
                        tab.insert(FocusFirst);
                    }
                }
            }
        })),
    )
}

/// A tab for screen readers: which one of how many.
fn one_of(place: usize, all: usize) -> AccessibilityNode {
    let mut node = accesskit::Node::new(accesskit::Role::Tab);
    node.set_position_in_set(place + 1);
    node.set_size_of_set(all);
    AccessibilityNode(node)
}

fn tab<P: Page>(page: P, size: TextSize) -> impl Bundle {
    (
        Tab(page),
        // Gold and its place tell which is in view.
        SelfMarked,
        bare_button_in(
            Node {
                flex_grow: 1.0,
                padding: UiRect::axes(px(GAP), px(TIGHT)),
                ..button_node(ButtonLook::Secondary)
            },
            page.title(),
            ButtonLook::Secondary,
        ),
        observe(
            |pressed: On<Activate>, tabs: Query<&Tab<P>>, mut in_view: ResMut<InView<P>>| {
                if let Ok(Tab(page)) = tabs.get(pressed.entity) {
                    in_view.set_if_neq(InView(*page));
                }
            },
        ),
        children![(label(page.title(), size, Role::Paper), Ink(1.0))],
    )
}

/// Turns to another page, wherever the focus is.
pub(crate) fn turn_pages<P: Page>(
    asked: PageTurn,
    tabs: Query<(Entity, &Tab<P>)>,
    mut in_view: ResMut<InView<P>>,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
) {
    let by = asked.by();
    if by == 0 {
        return;
    }
    let there = cycle(P::ALL, in_view.0, by);
    in_view.0 = there;
    if let Some((tab, _)) = tabs.iter().find(|(_, tab)| tab.0 == there) {
        focus.set(tab, FocusCause::Navigated);
        visible.0 = true;
    }
}

/// Marks the tab of the page in view.
pub(crate) fn mark_tab<P: Page>(
    in_view: Res<InView<P>>,
    tabs: Query<(Entity, &Tab<P>, Has<Chosen>)>,
    mut commands: Commands,
) {
    for (entity, tab, chosen) in &tabs {
        set_marker::<Chosen>(&mut commands, entity, tab.0 == in_view.0, chosen);
    }
}
