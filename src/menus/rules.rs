//! The rules on one page.

use bevy::{
    prelude::*,
    ui_widgets::{Activate, observe},
};
use cant_stop_rules::Settings;

use super::{dialog, done_button, last_row};
use crate::ground::states::Menu;
use crate::{
    ground::{
        locale::{Spoken, Words},
        states::Screen,
        texts::{self, TextKey},
    },
    hud::lesson::BeginFirstClimb,
    input::FocusFirst,
    menus::table_rules::{TableRule, summary},
    referee::Shown,
    theme::{
        color::Role,
        spacing::GAP,
        type_scale::TextSize,
        widgets::{ButtonLook, button, button_in, button_node, label, medium_label, scroll_view},
    },
};

const WIDTH: f32 = 1240.0;

const PARAGRAPHS: [TextKey; 5] = [
    texts::RULES_ROLL,
    texts::RULES_CLIMBERS,
    texts::RULES_BUST,
    texts::RULES_STOP,
    texts::RULES_CLAIM,
];

fn open(screen: Res<State<Screen>>, shown: Option<Res<Shown>>, mut commands: Commands) {
    let agreed = shown
        .filter(|_| *screen.get() == Screen::Play)
        .map_or_else(Settings::default, |shown| shown.game.settings());
    commands.spawn(dialog(
        Menu::Rules,
        WIDTH,
        children![
            label(
                Words::new(texts::RULES_HEADING),
                TextSize::Heading,
                Role::Paper
            ),
            (
                scroll_view(GAP),
                Children::spawn(SpawnIter(paragraphs(agreed).into_iter())),
            ),
            last_row(children![
                fairness_button(),
                lesson_button(*screen.get() != Screen::Play),
                (done_button(Words::new(texts::RULES_DONE)), FocusFirst)
            ]),
        ],
    ));
}

fn fairness_button() -> impl Bundle {
    (
        button(Words::new(texts::RULES_FAIRNESS), ButtonLook::Secondary),
        observe(|_: On<Activate>, mut next: ResMut<NextState<Menu>>| {
            NextState::set_if_neq(&mut next, Menu::Fairness);
        }),
    )
}

/// The button that begins the first climb; in a game there is none.
fn lesson_button(is_there: bool) -> impl Bundle {
    let mut node = button_node(ButtonLook::Secondary);
    if !is_there {
        node.display = Display::None;
    }
    (
        button_in(
            node,
            Words::new(texts::LESSON_HEADING),
            ButtonLook::Secondary,
        ),
        observe(|_: On<Activate>, mut commands: Commands| commands.trigger(BeginFirstClimb)),
    )
}

/// The rules as this table plays by them: what is special first.
fn paragraphs(agreed: Settings) -> Vec<impl Bundle + use<>> {
    let mut paragraphs = Vec::new();
    if agreed != Settings::default() {
        let here = Words::new(texts::TABLE_HERE).with("rules", summary(agreed));
        paragraphs.push(paragraph(here, Role::Gold));
        // How many columns win stands in the first paragraph of the rules.
        let special = TableRule::ALL
            .into_iter()
            .filter(|rule| *rule != TableRule::Columns && rule.is_special(agreed));
        for rule in special {
            let words = Words::new(texts::SPOKEN_VALUE)
                .with("title", rule.title())
                .with("value", rule.explanation(agreed));
            paragraphs.push(paragraph(words, Role::Paper));
        }
    }
    let goal = Words::new(texts::RULES_GOAL).with("columns", agreed.columns_to_win);
    paragraphs.push(paragraph(goal, Role::Paper));
    for key in PARAGRAPHS {
        paragraphs.push(paragraph(Words::new(key), Role::Paper));
    }
    paragraphs
}

fn paragraph(words: Words, color: Role) -> impl Bundle + use<> {
    (
        Spoken(words.clone()),
        medium_label(words, TextSize::Body, color),
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Rules), open);
}
