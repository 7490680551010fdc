//! Solo games: the place whose pages other features register, and the way back to it after a match.

use bevy::prelude::*;

use crate::referee::{BeginFirstClimb, ContinueGame, StartGame, WatchGame};
use crate::ui::dialog::{place, place_column};
use crate::ui::pages::Pages;
use crate::ui::prelude::*;
use crate::ui::solo::{
    self, ALONE, PageBody, PageButtons, PageFront, PageScene, ReturnPage, Solo, SoloPage,
};
use crate::ui::tabs::{fit_pictures, mark_tab, tabs_of, turn_pages};
use crate::ui::widgets::cover;

/// Least width of the buttons of a page beside the one that leaves.
const BUTTONS: f32 = 640.0;

/// Ranges at the foot of the place, from the back to the front: pictures, heights as shares of their widths, and opacities.
const RANGES: [(Art, f32, f32); 2] = [
    (Art::RangeMid, 508.0 / 2580.0, 0.2),
    (Art::RangeNear, 462.0 / 2580.0, 0.35),
];

#[derive(Component)]
struct Ground;

#[derive(PartialEq)]
struct Ranges(Vec2);

impl View for Ranges {
    type Container = Ground;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        for (art, height, opacity) in RANGES {
            let size = Vec2::new(self.0.x, self.0.x * height);
            let place = Rect::from_corners(self.0 - size, self.0);
            parts.spawn((placed_picture(art, place), Role::AsPainted.faint(opacity)));
        }
    }
}

#[derive(Component)]
struct Scroll;

fn open(pages: Res<Pages<Solo>>, in_view: Res<InView<SoloPage>>, mut commands: Commands) {
    commands.spawn(place(
        ALONE,
        children![
            (Ground, cover()),
            (PageScene, cover()),
            place_column(children![
                label(texts::ALONE_OPEN, TextSize::Heading, Role::Paper),
                tabs_of(pages.titled(), in_view.0, TextSize::Small, false),
                (
                    Scroll,
                    scroll_view(GAP),
                    children![(PageBody, column(GAP).fixed())],
                ),
                last_row(children![
                    done_button(texts::CHRONICLE_DONE),
                    (
                        PageButtons,
                        // They wrap rather than push the last button out.
                        Node {
                            justify_content: JustifyContent::FlexEnd,
                            ..row(GAP).wrapped(GAP).growing(BUTTONS)
                        },
                    ),
                ]),
            ]),
            (PageFront, cover()),
        ],
    ));
}

fn scroll_up(mut views: Query<&mut ScrollPosition, With<Scroll>>) {
    for mut scrolled in &mut views {
        scrolled.0 = Vec2::ZERO;
    }
}

/// Opens the page that the match before leads back to.
fn return_to_page(
    mut back: ResMut<ReturnPage>,
    in_view: ResMut<InView<SoloPage>>,
    dialogs: ResMut<Dialogs>,
) {
    if let Some(page) = back.0.take() {
        solo::open_at(page)(in_view, dialogs);
    }
}

/// A match at a table leads back to no page, nor does one that is being set up, watched or learned.
fn forget_page<E: Event>(_: On<E>, screen: Res<State<Screen>>, mut back: ResMut<ReturnPage>) {
    // During a match such a request is refused, but for a new game.
    if *screen.get() != Screen::Play {
        back.0 = None;
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ReturnPage>()
        .add_observer(forget_page::<StartGame>)
        .add_observer(forget_page::<ContinueGame>)
        .add_observer(forget_page::<WatchGame>)
        .add_observer(forget_page::<BeginFirstClimb>)
        .add_view(|canvas: Res<Canvas>| Some(Ranges(canvas.size)))
        .add_systems(OnEnter(Screen::Title), return_to_page)
        .add_systems(OnEnter(Screen::Join), |mut back: ResMut<ReturnPage>| {
            back.0 = None;
        })
        .add_systems(solo::OPENED, open)
        .add_systems(
            Update,
            (
                turn_pages::<SoloPage>,
                mark_tab::<SoloPage>,
                fit_pictures,
                scroll_up.run_if(resource_changed::<InView<SoloPage>>),
            )
                .chain()
                .run_if(solo::is_open),
        );
}
