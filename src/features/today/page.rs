//! Page of a day: its result, the calendar, and the totals of all days.

use bevy::prelude::*;
use cant_stop_days::Day;

use super::board::{Boards, Ends};
use super::day_in_view::{DayInView, Measure};
use super::on_disk::ClimbsOnDisk;
use super::stored::{StoredDay, StoredDays};
use super::{PAGE, calendar, field, figures, strip, words};
use crate::core::day::{TodayIs, date_words};
use crate::opponents::DayMeasure;
use crate::ui::prelude::*;
use crate::ui::solo::{PageBody, SoloPage};

/// Least widths of the board, of the account of a day and of the calendar beside them, in design units.
const BOARD: f32 = 500.0;
const ACCOUNT: f32 = 500.0;
const CALENDAR: f32 = 600.0;

#[derive(PartialEq)]
pub(super) struct Body {
    day: Day,
    today: Day,
    days: StoredDays,
    /// The attempt of this day that counts is under way.
    is_begun: bool,
    measure: Option<DayMeasure>,
    ends: Ends,
    settings: Settings,
}

impl View for Body {
    type Container = PageBody;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        parts.spawn(sides()).with_children(|parts| {
            parts.spawn(side(BOARD)).with_children(|side| {
                self.ends.draw(side, &self.settings);
            });
            parts.spawn(side(ACCOUNT)).with_children(|side| {
                self.account(side);
            });
            parts.spawn(side(CALENDAR)).with_children(|side| {
                calendar::draw(side, self.day, self.today, &self.days, self.text_scale());
            });
        });
        figures::draw(parts, &self.days, self.today);
    }
}

impl Body {
    fn account(&self, side: &mut ChildSpawnerCommands) {
        side.spawn(passage_heading(self.heading(), TextSize::Label));
        let account = words::account(self.day, self.today, &self.days, self.is_begun);
        side.spawn(note(account, Role::Paper));
        let climbed = self.days.get(self.day);
        if let Some(climbed) = climbed {
            strip::tell(side, &climbed.strip());
        }
        let turns = climbed.map(StoredDay::turn_count);
        match &self.measure {
            Some(measure) => field::tell(side, measure, turns, self.text_scale()),
            None => _ = side.spawn(note(texts::ALONE_MEASURING, Role::PaperDim)),
        }
    }

    fn text_scale(&self) -> f32 {
        self.settings.text_scale.factor()
    }

    /// Date of the day; today by that name.
    fn heading(&self) -> Words {
        let date = date_words(self.day.date());
        match self.day == self.today {
            true => Words::dotted(texts::ALONE_TODAY, date),
            false => date,
        }
    }
}

pub(super) fn body(
    page: Res<InView<SoloPage>>,
    in_view: Res<DayInView>,
    today: Res<TodayIs>,
    days: Res<StoredDays>,
    climbs: Res<ClimbsOnDisk>,
    (measure, boards): (Res<Measure>, Res<Boards>),
    settings: Res<Settings>,
) -> Option<Body> {
    (page.0 == PAGE).then(|| Body {
        day: in_view.0,
        today: today.today(),
        days: days.clone(),
        is_begun: climbs.is_under_way(in_view.0, true),
        measure: measure.0.clone(),
        ends: boards.ends.clone(),
        settings: settings.clone(),
    })
}
