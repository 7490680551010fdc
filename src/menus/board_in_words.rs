//! The board in words: a line for each column, for those who look it through with their ears.

use bevy::prelude::*;
use cant_stop_rules::Column;

use super::{
    dialog, done_button, last_row,
    readable::{passage_node, readable},
};
use crate::{
    ground::{locale::Words, seats::Seats, states::Menu, texts},
    input::FocusFirst,
    reader::column_words,
    referee::Shown,
    theme::{
        color::Role,
        type_scale::TextSize,
        widgets::{label, medium_label, scroll_view},
    },
};

const WIDTH: f32 = 1040.0;

fn open(shown: Option<Res<Shown>>, seats: Option<Res<Seats>>, mut commands: Commands) {
    let (Some(shown), Some(seats)) = (shown, seats) else {
        return;
    };
    let lines = Column::ALL.map(|column| column_words(&shown.game, &seats, column));
    commands.spawn(dialog(
        Menu::Board,
        WIDTH,
        children![
            label(
                Words::new(texts::READER_MOUNTAIN),
                TextSize::Heading,
                Role::Paper
            ),
            (
                scroll_view(0.0),
                Children::spawn(SpawnWith(move |list: &mut ChildSpawner| {
                    for (index, words) in lines.into_iter().enumerate() {
                        let mut line = list.spawn((
                            readable(words.clone()),
                            passage_node(),
                            children![medium_label(words, TextSize::Body, Role::Paper)],
                        ));
                        if index == 0 {
                            line.insert(FocusFirst);
                        }
                    }
                })),
            ),
            last_row(children![done_button(Words::new(texts::HISTORY_DONE))]),
        ],
    ));
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Board), open);
}
