//! Totals of all days: streaks, and the average with the range that luck explains.

use bevy::prelude::*;
use cant_stop_days::Day;

use super::stored::StoredDays;
use crate::core::locale::Words;
use crate::core::numbers::decimal;
use crate::core::texts;
use crate::core::texts::TextKey;
use crate::ui::color::{Role, fill};
use crate::ui::kit::Flex;
use crate::ui::readable::readable;
use crate::ui::spacing::{GAP, RADIUS_SMALL, TIGHT};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{column, label, medium_label, row};

/// Least width of a card, in design units.
const CARD: f32 = 300.0;

/// Draws a card for each figure; nothing before the first day.
pub(super) fn draw(rows: &mut ChildSpawnerCommands, days: &StoredDays, today: Day) {
    let diary = days.diary();
    if diary.is_empty() {
        return;
    }
    let streak = diary.streak(today);
    let days = |days: u32| Words::new(texts::ALONE_DAYS).with("days", days);
    rows.spawn(Node {
        align_items: AlignItems::default(),
        ..row(GAP).wrapped(GAP).fixed()
    })
    .with_children(|cards| {
        let longest = Words::new(texts::ALONE_LONGEST).with("days", streak.longest);
        card(cards, texts::ALONE_STREAK, days(streak.now), longest);
        let climbed = u32::try_from(diary.len()).unwrap_or(u32::MAX);
        let forgiven = Words::new(texts::ALONE_FORGIVEN);
        card(cards, texts::ALONE_CLIMBED, days(climbed), forgiven);
        if let Some(averages) = diary.averages() {
            let value =
                Words::new(texts::ALONE_AVERAGE_VALUE).with("turns", decimal(averages.turns));
            let luck = Words::new(texts::ALONE_LUCK)
                .with("field", decimal(averages.field))
                .with("low", decimal(averages.luck.0))
                .with("high", decimal(averages.luck.1));
            card(cards, texts::ALONE_AVERAGE, value, luck);
        }
    });
}

fn card(cards: &mut ChildSpawnerCommands, title: TextKey, value: Words, more: Words) {
    let said = Words::new(texts::SPOKEN_VALUE)
        .with("title", Words::new(title))
        .with(
            "value",
            Words::new(texts::DOT_LIST)
                .with("first", value.clone())
                .with("second", more.clone()),
        );
    cards.spawn((
        readable(said),
        Node {
            padding: px(GAP).all(),
            ..column(TIGHT / 2.0).growing(CARD).rounded(RADIUS_SMALL)
        },
        fill(Role::Well),
        children![
            medium_label(Words::new(title), TextSize::Small, Role::PaperDim),
            label(value, TextSize::Label, Role::Paper),
            medium_label(more, TextSize::Small, Role::PaperDim),
        ],
    ));
}
