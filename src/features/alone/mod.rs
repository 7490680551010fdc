//! Alone on the mountain: what one person plays, each on a page of one dialog.

pub(crate) mod back;
pub(crate) mod page;
pub(crate) mod parts;

use bevy::prelude::*;

pub use self::page::AlonePage;

pub(crate) use self::back::BackToAlone;

use crate::core::locale::Words;
use crate::core::settings::Settings;
use crate::core::states::Menu;
use crate::core::texts;
use crate::ui::color::Role;
use crate::ui::dialog::dialog;
use crate::ui::done_button;
use crate::ui::last_row;
use crate::ui::spacing::GAP;
use crate::ui::tabs::{InView, mark_tab, tabs, turn_pages};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{column, label, scroll_view};

pub(crate) const WIDTH: f32 = 1640.0;
/// The least width that the buttons of a page have beside the one that leaves.
const BUTTONS: f32 = 640.0;

/// What scrolls.
#[derive(Component)]
struct View;

/// Where the page in view is shown: its own systems fill it when [`page_is_other`].
#[derive(Component)]
pub(super) struct PageBody;

/// Where the page in view shows its buttons, in the last row of the dialog.
#[derive(Component)]
pub(super) struct PageButtons;

fn open(in_view: Res<InView<AlonePage>>, mut commands: Commands) {
    commands.spawn(dialog(
        Menu::Alone,
        WIDTH,
        children![
            label(
                Words::new(texts::ALONE_OPEN),
                TextSize::Heading,
                Role::Paper
            ),
            tabs(in_view.0, TextSize::Small, true),
            (
                View,
                scroll_view(GAP),
                children![(
                    PageBody,
                    Node {
                        flex_shrink: 0.0,
                        ..column(GAP)
                    },
                )],
            ),
            last_row(children![
                (
                    PageButtons,
                    // They stand in rows of their own rather than push the last button out.
                    Node {
                        flex_grow: 1.0,
                        flex_basis: px(BUTTONS),
                        column_gap: px(GAP),
                        row_gap: px(GAP),
                        flex_wrap: FlexWrap::Wrap,
                        ..default()
                    },
                ),
                done_button(Words::new(texts::CHRONICLE_DONE)),
            ]),
        ],
    ));
}

/// Another page begins at its top.
fn scroll_up(mut views: Query<&mut ScrollPosition, With<View>>) {
    for mut scrolled in &mut views {
        scrolled.0 = Vec2::ZERO;
    }
}

/// Whether `page` is in view, and has to be written: it was turned to, the dialog has been opened, or the settings have changed.
pub(super) fn page_is_other(
    page: AlonePage,
) -> impl FnMut(Res<InView<AlonePage>>, Res<Settings>, Query<(), Added<PageBody>>) -> bool + Clone {
    move |in_view, settings, added| {
        in_view.0 == page && (in_view.is_changed() || settings.is_changed() || !added.is_empty())
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<InView<AlonePage>>()
        .add_plugins(back::plugin)
        .add_systems(OnEnter(Menu::Alone), open)
        .add_systems(
            Update,
            (
                turn_pages::<AlonePage>,
                mark_tab::<AlonePage>,
                scroll_up.run_if(resource_changed::<InView<AlonePage>>),
            )
                .chain()
                .run_if(in_state(Menu::Alone)),
        );
}
