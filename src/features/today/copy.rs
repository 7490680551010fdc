//! Copy of the result of a day: a few characters to paste anywhere.

use bevy::{clipboard::Clipboard, prelude::*};
use cant_stop_days::{Day, Strip, Turn};

use super::{day_in_view::DayInView, stored::StoredDays, words};
use crate::referee::Notices;
use crate::ui::prelude::*;

/// Sign for each turn, of letters that every font has.
fn signs(strip: &Strip) -> String {
    let sign = |turn: &Turn| match turn {
        Turn::Bust => "🟥".to_owned(),
        Turn::Stop(0) => "🟦".to_owned(),
        Turn::Stop(claims) => "🚩".repeat(usize::from(*claims)),
    };
    strip.0.iter().map(sign).collect()
}

/// Text to paste: the day, the number of turns, and a sign for each.
fn text(days: &StoredDays, day: Day, locale: Locale) -> Option<String> {
    let climbed = days.get(day)?;
    let turns = climbed.turn_count();
    let mut said = locale.say(&words::turns(turns));
    if climbed.par > 0 {
        let beside = locale.say(&words::beside_par(turns, u32::from(climbed.par)));
        said = format!("{said} ({beside})");
    }
    let signs = signs(&climbed.strip());
    Some(format!("Can’t Stop {day}: {said}\n{signs}"))
}

pub(super) fn copy(
    in_view: Res<DayInView>,
    days: Res<StoredDays>,
    settings: Res<Settings>,
    mut clipboard: ResMut<Clipboard>,
    mut notices: ResMut<Notices>,
) {
    let Some(text) = text(&days, in_view.0, settings.locale()) else {
        return;
    };
    notices.push(Words::new(match clipboard.set_text(text) {
        Ok(()) => texts::ALONE_COPIED,
        Err(_) => texts::SHARE_NOT_COPIED,
    }));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_is_two_lines_that_any_letters_can_show() {
        let day: Day = "2026-11-24".parse().expect("a day");
        let mut days = StoredDays::default();
        assert_eq!(text(&days, day, Locale(Language::En)), None);
        days.add(day, &"0x102".parse().expect("turns"));
        let said = text(&days, day, Locale(Language::En)).expect("a result");
        assert_eq!(said, "Can’t Stop 2026-11-24: 5 turns\n🟦🟥🚩🟦🚩🚩");
        days.days[0].par = 6;
        let said = text(&days, day, Locale(Language::De)).expect("a result");
        assert_eq!(
            said.lines().next(),
            Some("Can’t Stop 2026-11-24: 5 Züge (1 unter Par)")
        );
    }
}
