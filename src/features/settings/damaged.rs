//! Says which settings could not be read from their file.

use bevy::prelude::*;

use crate::core::locale::Words;
use crate::core::settings::{Damage, Damaged};
use crate::core::states::Screen;
use crate::core::texts;
use crate::referee::Notices;

/// The number of values that are named; of more, only how many there are.
const NAMED: usize = 4;

fn report(mut damage: ResMut<Damage>, mut notices: ResMut<Notices>) {
    for damaged in damage.0.drain(..) {
        notices.push(notice(&damaged));
    }
}

fn notice(damaged: &Damaged) -> Words {
    let Damaged { file, values, kept } = damaged;
    let kept = kept.display().to_string();
    if values.is_empty() {
        return Words::new(texts::NOTICE_SETTINGS_UNREADABLE)
            .with("file", file)
            .with("kept", kept);
    }
    let named = values.len().min(NAMED);
    Words::new(texts::NOTICE_SETTINGS)
        .with("file", file)
        .with("values", values[..named].join(", "))
        .with("rest", values.len() - named)
        .with("kept", kept)
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), report);
}
