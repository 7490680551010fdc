//! Tabs: a row of buttons, one for each page; shoulder buttons and page keys turn pages too.

use bevy::a11y::AccessibilityNode;
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::core::art::Art;
use crate::core::cycle::cycle_index;
use crate::core::locale::Words;
use crate::core::settings::Settings;
use crate::ui::focus::FocusFirst;
use crate::ui::page_turn::PageTurn;
use crate::ui::spacing::{APART, GAP, TIGHT};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{
    ButtonLook, Chosen, Flex, SelfMarked, bare_button_in, button_label, button_node, display,
    picture_in, set_marker,
};

/// Side of the picture on a tab, in design units, and the radius of its corners as a share of it.
const PICTURE: f32 = 72.0;
const ROUND: f32 = 0.18;
/// Largest text scale with pictures.
const LARGE_TEXT: f32 = 1.25;

/// Value that stands for a page.
pub(crate) trait PageId: Copy + PartialEq + Send + Sync + 'static {}

impl<P: Copy + PartialEq + Send + Sync + 'static> PageId for P {}

/// Fixed set of pages.
pub(crate) trait Page: PageId + Default {
    /// All pages, in the order of their tabs.
    const ALL: &'static [Self];

    fn title(self) -> Words;
}

#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct InView<P: PageId>(pub(crate) P);

#[derive(Component, Clone, Copy)]
pub(crate) struct Tab<P: PageId> {
    pub(crate) page: P,
    /// Place in the row, from 0.
    place: usize,
}

impl<P: PageId> Tab<P> {
    pub(crate) const fn new(page: P, place: usize) -> Tab<P> {
        Tab { page, place }
    }
}

#[derive(Component)]
pub(crate) struct TabPicture;

/// Large text leaves room for the words of a tab only.
pub(crate) fn fit_pictures(
    settings: Res<Settings>,
    mut pictures: Query<(Ref<TabPicture>, &mut Node)>,
) {
    for (picture, node) in &mut pictures {
        if settings.is_changed() || picture.is_added() {
            display(node, settings.text_scale.factor() <= LARGE_TEXT);
        }
    }
}

/// Tabs of a fixed set of pages, as [`tabs_of`].
pub(crate) fn tabs<P: Page>(in_view: P, size: TextSize, has_focus: bool) -> impl Bundle {
    let pages = P::ALL.iter();
    let pages = pages.map(|page| (*page, page.title(), None)).collect();
    tabs_of(pages, in_view, size, has_focus)
}

/// Tabs of these pages with their titles, equally wide in a row, or in two where there is no room; the focus begins at the
/// one in view if it `has_focus`.
pub(crate) fn tabs_of<P: PageId>(
    pages: Vec<(P, Words, Option<Art>)>,
    in_view: P,
    size: TextSize,
    has_focus: bool,
) -> impl Bundle {
    (
        Node {
            column_gap: px(APART),
            ..Node::default().wrapped(APART).fixed()
        },
        Children::spawn(SpawnWith(move |row: &mut ChildSpawner| {
            let count = pages.len();
            for (place, (page, title, picture)) in pages.into_iter().enumerate() {
                let mut tab = row.spawn(tab(Tab::new(page, place), title, picture, size));
                tab.insert(one_of(place, count));
                if page == in_view {
                    tab.insert(Chosen);
                    if has_focus {
                        tab.insert(FocusFirst);
                    }
                }
            }
        })),
    )
}

/// Position of a tab for screen readers.
fn one_of(place: usize, all: usize) -> AccessibilityNode {
    let mut node = accesskit::Node::new(accesskit::Role::Tab);
    node.set_position_in_set(place + 1);
    node.set_size_of_set(all);
    AccessibilityNode(node)
}

fn tab<P: PageId>(tab: Tab<P>, title: Words, picture: Option<Art>, size: TextSize) -> impl Bundle {
    let picture = picture.map(|picture| {
        let side = Vec2::splat(PICTURE);
        let node = Node::default().sized(side).fixed();
        let node = node.rounded(ROUND * PICTURE);
        (TabPicture, picture_in(node, picture, side))
    });
    (
        tab,
        // Gold and its place mark the one in view.
        SelfMarked,
        bare_button_in(
            Node {
                column_gap: px(GAP),
                // Equal shares, and never less than the words.
                ..button_node(ButtonLook::Secondary)
                    .growing(0.0)
                    .padded(GAP, TIGHT)
            },
            title.clone(),
            ButtonLook::Secondary,
        ),
        observe(
            |pressed: On<Activate>, tabs: Query<&Tab<P>>, mut in_view: ResMut<InView<P>>| {
                if let Ok(tab) = tabs.get(pressed.entity) {
                    in_view.set_if_neq(InView(tab.page));
                }
            },
        ),
        Children::spawn((
            SpawnIter(picture.into_iter()),
            Spawn((button_label(title, size), TextLayout::no_wrap())),
        )),
    )
}

/// Turns to another page, wherever the focus is.
pub(crate) fn turn_pages<P: PageId>(
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
    let tabs = tabs.iter().sort_by_key::<&Tab<P>, _>(|tab| tab.place);
    let tabs: Vec<(Entity, &Tab<P>)> = tabs.collect();
    let at = tabs.iter().position(|(_, tab)| tab.page == in_view.0);
    if let Some(at) = at {
        let (entity, there) = tabs[cycle_index(at, by, tabs.len())];
        in_view.0 = there.page;
        focus.set(entity, FocusCause::Navigated);
        visible.0 = true;
    }
}

/// Marks the tab of the page in view.
pub(crate) fn mark_tab<P: PageId>(
    in_view: Res<InView<P>>,
    tabs: Query<(Entity, Ref<Tab<P>>, Has<Chosen>)>,
    mut commands: Commands,
) {
    if !in_view.is_changed() && !tabs.iter().any(|(_, tab, _)| tab.is_added()) {
        return;
    }
    for (entity, tab, chosen) in &tabs {
        set_marker::<Chosen>(&mut commands, entity, tab.page == in_view.0, chosen);
    }
}
