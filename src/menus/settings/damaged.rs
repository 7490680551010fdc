//! Says which settings could not be read from their file.

use bevy::prelude::*;

use crate::{
    ground::{locale::Words, settings::Damage, states::Screen, texts},
    referee::Notices,
};

/// So many values are named; of more, how many there are.
const NAMED: usize = 4;

fn tell(mut damage: ResMut<Damage>, mut notices: ResMut<Notices>) {
    for damaged in damage.0.drain(..) {
        let names = damaged.values.len().min(NAMED);
        let rest = damaged.values.len() - names;
        let named = damaged.values[..names].join(", ");
        notices.push(
            Words::new(texts::NOTICE_SETTINGS)
                .with("file", damaged.file)
                .with("values", named)
                .with("rest", rest),
        );
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), tell);
}
