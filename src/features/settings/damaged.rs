//! Notices about files that could not be used.

use bevy::prelude::*;

use crate::core::locale::Words;
use crate::core::states::Screen;
use crate::core::store::{Damaged, Fault, Stores};
use crate::core::texts;
use crate::referee::Notices;

/// Most values that are named; of the rest the notice has only the number.
const NAMED: usize = 4;

fn report_damage(mut stores: ResMut<Stores>, mut notices: ResMut<Notices>) {
    for damaged in stores.damage.drain(..) {
        notices.push(notice(&damaged));
    }
}

fn notice(damaged: &Damaged) -> Words {
    let words = match &damaged.fault {
        Fault::Values(values) => {
            let named = values.len().min(NAMED);
            texts::NOTICE_SETTINGS
                .with("values", values[..named].join(", "))
                .with("rest", values.len() - named)
        }
        Fault::Unreadable => Words::new(texts::NOTICE_SETTINGS_UNREADABLE),
        Fault::Newer => Words::new(texts::NOTICE_SETTINGS_NEWER),
    };
    words
        .with("file", damaged.file)
        .with("kept", damaged.kept.display().to_string())
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), report_damage);
}
