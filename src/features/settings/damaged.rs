//! Notices about files that could not be used, or that the disk refuses.

use bevy::prelude::*;

use crate::core::store::{Damaged, Fault, Stores};
use crate::referee::{DiskTrouble, Notices};
use crate::ui::prelude::*;

/// Most values that are named; of the rest the notice has only the number.
const NAMED: usize = 4;

fn report_damage(mut stores: ResMut<Stores>, mut notices: ResMut<Notices>) {
    for damaged in stores.damage.drain(..) {
        notices.push(notice(&damaged));
    }
}

/// Says once that nothing but games is saved, until the disk has taken everything and refuses again.
fn report_refusal(mut stores: ResMut<Stores>, mut notices: ResMut<Notices>) {
    if let Some(error) = stores.refusal.take() {
        let reason = DiskTrouble::from(&error).words();
        notices.push(texts::NOTICE_CANNOT_STORE.with("reason", reason));
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
    let is_refused = |stores: Res<Stores>| stores.refusal.is_some();
    app.add_systems(OnEnter(Screen::Title), report_damage)
        .add_systems(Update, report_refusal.run_if(is_refused));
}
