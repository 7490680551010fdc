//! Totals of all days: streaks, and the average with the range that luck explains.

use bevy::prelude::*;
use cant_stop_days::Day;

use super::stored::StoredDays;
use crate::ui::prelude::*;

/// Least width of a card, in design units.
const CARD: f32 = 300.0;

/// Draws a card for each figure; nothing before the first day.
pub(super) fn draw(rows: &mut ChildSpawnerCommands, days: &StoredDays, today: Day) {
    let diary = days.diary();
    if diary.is_empty() {
        return;
    }
    let streak = diary.streak(today);
    let days = |days: u32| texts::ALONE_DAYS.with("days", days);
    let line = row(GAP).wrapped(GAP).fixed();
    let line = line.aligned(AlignItems::default());
    rows.spawn(line).with_children(|cards| {
        let longest = texts::ALONE_LONGEST.with("days", streak.longest);
        let more = Words::dotted(longest, Words::new(texts::ALONE_FORGIVEN));
        card(cards, texts::ALONE_STREAK, days(streak.now), Some(more));
        let climbed = u32::try_from(diary.len()).unwrap_or(u32::MAX);
        card(cards, texts::ALONE_CLIMBED, days(climbed), None);
        if let Some(averages) = diary.averages() {
            let value = texts::ALONE_AVERAGE_VALUE.with("turns", decimal(averages.turns));
            let luck = texts::ALONE_LUCK
                .with("field", decimal(averages.field))
                .with("low", decimal(averages.luck.0))
                .with("high", decimal(averages.luck.1));
            card(cards, texts::ALONE_AVERAGE, value, Some(luck));
        }
    });
}

fn card(cards: &mut ChildSpawnerCommands, title: TextKey, value: Words, more: Option<Words>) {
    let said = more.iter().cloned().fold(value.clone(), Words::dotted);
    let said = Words::titled(title, said);
    let node = column(TIGHT / 2.0).growing(CARD).padded(GAP, GAP);
    cards.spawn((
        readable(said),
        node.rounded(RADIUS_SMALL),
        fill(Role::Well),
        Children::spawn((
            Spawn(medium_label(title, TextSize::Small, Role::PaperDim)),
            Spawn(label(value, TextSize::Label, Role::Paper)),
            SpawnIter(
                more.into_iter()
                    .map(|more| medium_label(more, TextSize::Small, Role::PaperDim)),
            ),
        )),
    ));
}
