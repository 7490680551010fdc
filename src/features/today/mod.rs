//! The page of today's mountain: how it went or goes, a calendar of all days, and what they add up to.

mod begin;
mod calendar;
mod climb;
mod copy;
pub(crate) mod field;
mod figures;
mod on_disk;
pub(crate) mod strip;
pub(crate) mod words;

use bevy::prelude::*;
use cant_stop_days::Day;

pub use self::climb::StartClimb;
pub(crate) use self::climb::record_of_climb;
pub(crate) use self::on_disk::ClimbsOnDisk;

use crate::core::day::{TodayIs, date_words};
use crate::core::locale::Words;
use crate::core::settings::{Settings, StoredDays};
use crate::core::states::Menu;
use crate::core::texts;
use crate::features::alone::parts::{note, side};
use crate::features::alone::{AlonePage, PageBody, PageButtons, page_is_other};
use crate::opponents::DayMeasures;
use crate::ui::color::Role;
use crate::ui::kit::ViewSystems;
use crate::ui::readable::passage_heading;
use crate::ui::spacing::{GAP, WIDE};
use crate::ui::type_scale::TextSize;

/// The least width of the account of a day, and of the calendar beside it.
const ACCOUNT: f32 = 700.0;
const CALENDAR: f32 = 600.0;

/// The day whose mountain is looked at.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DayInView(pub(crate) Day);

/// Whether the measure of the day in view stands on the page.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct IsMeasured(bool);

fn look_at_today(today: Res<TodayIs>, mut commands: Commands) {
    commands.insert_resource(DayInView(today.today()));
}

/// Has the day in view measured; the page is written again once that is done.
fn measure(
    in_view: Res<DayInView>,
    mut measures: ResMut<DayMeasures>,
    mut is_measured: ResMut<IsMeasured>,
) {
    let measures = measures.bypass_change_detection();
    let there = IsMeasured(measures.about(in_view.0).is_some());
    is_measured.set_if_neq(there);
}

/// Writes the page.
fn write(
    in_view: Res<DayInView>,
    today: Res<TodayIs>,
    days: Res<StoredDays>,
    climbs: Res<ClimbsOnDisk>,
    settings: Res<Settings>,
    mut measures: ResMut<DayMeasures>,
    bodies: Query<Entity, With<PageBody>>,
    buttons: Query<Entity, With<PageButtons>>,
    mut commands: Commands,
) {
    let today = today.today();
    let scale = settings.text_scale.factor();
    let day = in_view.0;
    for body in &bodies {
        let measure = measures.bypass_change_detection().about(day);
        commands
            .entity(body)
            .despawn_children()
            .with_children(|body| {
                body.spawn(Node {
                    flex_wrap: FlexWrap::Wrap,
                    flex_shrink: 0.0,
                    column_gap: px(WIDE),
                    row_gap: px(GAP),
                    ..default()
                })
                .with_children(|sides| {
                    sides.spawn(side(ACCOUNT)).with_children(|account| {
                        account.spawn(passage_heading(heading(day, today), TextSize::Label));
                        let said = words::account(day, today, &days, &climbs);
                        account.spawn(note(said, Role::Paper));
                        let climbed = days.get(day);
                        if let Some(climbed) = climbed {
                            strip::tell(account, &climbed.strip());
                        }
                        let turns = climbed.map(|climbed| climbed.strip().0.len() as u32);
                        match measure {
                            Some(measure) => field::tell(account, measure, turns, scale),
                            None => {
                                _ = account
                                    .spawn(note(Words::new(texts::ALONE_MEASURING), Role::PaperDim))
                            }
                        }
                    });
                    sides.spawn(side(CALENDAR)).with_children(|side| {
                        calendar::tell(side, day, today, &days, scale);
                    });
                });
                figures::tell(body, &days, today);
            });
    }
    for row in &buttons {
        commands
            .entity(row)
            .despawn_children()
            .with_children(|row| begin::buttons(row, day, today, &days, &climbs));
    }
}

/// The day in words; today by that name.
fn heading(day: Day, today: Day) -> Words {
    let date = date_words(day.date());
    if day != today {
        return date;
    }
    Words::new(texts::DOT_LIST)
        .with("first", Words::new(texts::ALONE_TODAY))
        .with("second", date)
}

/// The climbs without their page.
pub(crate) fn game_plugin(app: &mut App) {
    app.add_plugins((climb::plugin, on_disk::plugin));
}

pub(crate) fn plugin(app: &mut App) {
    let is_other = page_is_other(AlonePage::Today).or_else(
        resource_exists_and_changed::<DayInView>
            .or_else(resource_changed::<StoredDays>)
            .or_else(resource_changed::<ClimbsOnDisk>)
            .or_else(resource_changed::<IsMeasured>),
    );
    let in_view = |in_view: Res<crate::ui::tabs::InView<AlonePage>>| in_view.0 == AlonePage::Today;
    app.init_resource::<IsMeasured>()
        .add_plugins((game_plugin, begin::plugin, calendar::plugin))
        .add_systems(OnEnter(Menu::Alone), look_at_today)
        .add_systems(
            Update,
            (measure, write.run_if(is_other))
                .chain()
                .after(ViewSystems::RestoreFocus)
                .run_if(
                    in_state(Menu::Alone)
                        .and_then(in_view)
                        .and_then(resource_exists::<DayInView>),
                ),
        );
}
