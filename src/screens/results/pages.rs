//! The pages that a finished game is told on, with a tab each: how it was climbed, and a look back at what was decided.

use bevy::{
    input_focus::{FocusCause, InputFocus, InputFocusVisible},
    prelude::*,
    ui_widgets::{Activate, observe},
};

use super::{LookBack, panel, review};
use crate::{
    input::PageTurn,
    locale::Words,
    referee::{FinishedGame, GameStory, Shown},
    screens::Screen,
    seats::Seats,
    settings::Settings,
    theme::{
        palette,
        spacing::{GAP, TIGHT},
        type_scale::TextSize,
        widgets::{ButtonLook, Chosen, Ink, SelfMarked, bare_button_in, button_node, label},
    },
};

/// A page of the results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Page {
    /// The climb, the luck of the dice, the moments worth telling.
    #[default]
    Climb,
    /// The chances to win, the decisions that mattered most, luck and skill.
    Review,
}

impl Page {
    const ALL: [Page; 2] = [Page::Climb, Page::Review];

    fn title(self) -> Words {
        Words::new(match self {
            Page::Climb => "results-climb",
            Page::Review => "results-review",
        })
    }

    /// The page `by` tabs further on, round and round.
    fn turned(self, by: i32) -> Page {
        let here = Page::ALL.iter().position(|page| *page == self);
        let there = here.unwrap_or(0) as i32 + by;
        Page::ALL[there.rem_euclid(Page::ALL.len() as i32) as usize]
    }
}

/// The page in view; every game begins with the climb.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct InView(pub(super) Page);

/// Where a page is shown.
#[derive(Component)]
pub(super) struct PageView {
    /// How wide it is inside, in design units.
    width: f32,
    /// It stands for one that was there before: nothing on it comes in again.
    pub(super) was_there: bool,
}

impl PageView {
    pub(super) fn new(width: f32) -> PageView {
        PageView {
            width,
            was_there: false,
        }
    }
}

/// The button of a page.
#[derive(Component, Clone, Copy)]
pub(super) struct Tab(Page);

/// The tabs of all pages in a row; larger text is set smaller to keep it one.
pub(super) fn tabs(in_view: Page, text_scale: f32) -> impl Bundle {
    let size = if text_scale > 1.0 {
        TextSize::Small
    } else {
        TextSize::Label
    };
    (
        Node {
            flex_wrap: FlexWrap::Wrap,
            flex_shrink: 0.0,
            column_gap: px(TIGHT),
            row_gap: px(TIGHT),
            // Room for the focus ring.
            padding: UiRect::horizontal(px(TIGHT)),
            ..default()
        },
        Pickable::IGNORE,
        Children::spawn(SpawnWith(move |row: &mut ChildSpawner| {
            for page in Page::ALL {
                let mut tab = row.spawn(tab(page, size));
                if page == in_view {
                    tab.insert(Chosen);
                }
            }
        })),
    )
}

fn tab(page: Page, size: TextSize) -> impl Bundle {
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
            |pressed: On<Activate>, tabs: Query<&Tab>, mut in_view: ResMut<InView>| {
                if let Ok(Tab(page)) = tabs.get(pressed.entity) {
                    in_view.set_if_neq(InView(*page));
                }
            },
        ),
        children![(label(page.title(), size, palette::PAPER), Ink(1.0))],
    )
}

/// The shoulder buttons and the page keys turn to the other page, wherever the focus is.
pub(super) fn turn(
    asked: PageTurn,
    tabs: Query<(Entity, &Tab)>,
    mut in_view: ResMut<InView>,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
) {
    let by = asked.by();
    if by == 0 {
        return;
    }
    let there = in_view.0.turned(by);
    in_view.0 = there;
    if let Some((tab, _)) = tabs.iter().find(|(_, tab)| tab.0 == there) {
        focus.set(tab, FocusCause::Navigated);
        visible.0 = true;
    }
}

/// Marks the tab of the page in view.
pub(super) fn mark_tab(
    in_view: Res<InView>,
    tabs: Query<(Entity, &Tab, Has<Chosen>)>,
    mut commands: Commands,
) {
    for (entity, tab, chosen) in &tabs {
        match (tab.0 == in_view.0, chosen) {
            (true, false) => _ = commands.entity(entity).insert(Chosen),
            (false, true) => _ = commands.entity(entity).remove::<Chosen>(),
            _ => {}
        }
    }
}

/// What is on a page: which one it is, whether the look back was there, and where it is shown.
type Filled = (Page, bool, Entity);

/// Writes the page in view, again when another is turned to and when the look back is there.
pub(super) fn fill(
    in_view: Res<InView>,
    shown: Res<Shown>,
    seats: Res<Seats>,
    story: Res<GameStory>,
    settings: Res<Settings>,
    finished: Option<Res<FinishedGame>>,
    mut look_back: Option<ResMut<LookBack>>,
    mut views: Query<(Entity, &PageView, &mut ScrollPosition)>,
    mut filled: Local<Option<Filled>>,
    mut commands: Commands,
) {
    let page = in_view.0;
    let review = look_back.as_mut().and_then(|look_back| look_back.review());
    let there = page == Page::Review && review.is_some();
    let scale = settings.text_scale.factor();
    for (entity, view, mut scrolled) in &mut views {
        if filled.replace((page, there, entity)) == Some((page, there, entity)) {
            continue;
        }
        scrolled.0 = Vec2::ZERO;
        let told = finished.as_deref().zip(review);
        commands
            .entity(entity)
            .despawn_children()
            .with_children(|rows| match page {
                Page::Climb => {
                    panel::tell(rows, view.width, scale, &shown.game, &seats, &story);
                }
                Page::Review => review::tell(rows, view.width, scale, &seats, told),
            });
    }
}

fn begin_with_the_climb(mut in_view: ResMut<InView>) {
    in_view.set_if_neq(InView::default());
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<InView>()
        .add_systems(OnExit(Screen::Results), begin_with_the_climb);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_turn_round_and_round() {
        assert_eq!(Page::Climb.turned(1), Page::Review);
        assert_eq!(Page::Climb.turned(-1), Page::Review);
        assert_eq!(Page::Review.turned(1), Page::Climb);
    }
}
