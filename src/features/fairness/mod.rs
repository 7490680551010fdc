//! "Are the dice fair?": how they are thrown, what they showed on this device, and a thousand throws to see for oneself.

mod chart;
mod counts;
mod recorded;
mod throwing;

use bevy::{
    prelude::*,
    ui_widgets::{Activate, observe},
};

use self::{chart::Chart, counts::Counts, throwing::Throwing};
use crate::core::dialogs::Dialog;
use crate::core::locale::{Spoken, Words};
use crate::core::texts;
use crate::core::texts::TextKey;
use crate::ui::color::{Role, fill};
use crate::ui::dialog::dialog;
use crate::ui::done_button;
use crate::ui::entries::{AddEntry, RulesEntries};
use crate::ui::focus::FocusFirst;
use crate::ui::last_row;
use crate::ui::spacing::{GAP, RADIUS_SMALL, WIDE};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets;
use crate::ui::widgets::{ButtonLook, button, column, label, scroll_view};

/// Dialog of the proof that the dice are fair.
const FAIRNESS: Dialog = Dialog::named("Fairness");

const WIDTH: f32 = 1400.0;
/// How high the bar is that shows how many throws are done.
const BAR: f32 = 12.0;

/// What fills the bar.
#[derive(Component)]
struct Done;

fn open(mut commands: Commands) {
    commands.insert_resource(Throwing::default());
    commands.spawn(dialog(
        FAIRNESS,
        WIDTH,
        children![
            label(
                Words::new(texts::FAIRNESS_HEADING),
                TextSize::Heading,
                Role::Paper
            ),
            (
                scroll_view(GAP),
                children![
                    paragraph(texts::FAIRNESS_HOW, Role::Paper),
                    paragraph(texts::FAIRNESS_DAY, Role::PaperDim),
                    charts(),
                    paragraph(texts::FAIRNESS_BAND, Role::PaperDim),
                ],
            ),
            buttons(),
        ],
    ));
}

fn paragraph(key: TextKey, color: Role) -> impl Bundle {
    (
        Spoken(Words::new(key)),
        widgets::paragraph(Words::new(key), TextSize::Small, color),
    )
}

fn charts() -> impl Bundle {
    (
        Node {
            column_gap: px(WIDE),
            row_gap: px(GAP),
            flex_wrap: FlexWrap::Wrap,
            flex_shrink: 0.0,
            ..default()
        },
        children![chart::chart(Chart::Recorded), chart::chart(Chart::Thrown)],
    )
}

fn buttons() -> impl Bundle {
    (
        Node {
            flex_shrink: 0.0,
            ..column(GAP)
        },
        children![
            bar(),
            last_row(children![
                throw_button(),
                (done_button(Words::new(texts::FAIRNESS_DONE)), FocusFirst),
            ]),
        ],
    )
}

fn bar() -> impl Bundle {
    (
        Node {
            height: px(BAR),
            border_radius: BorderRadius::all(px(RADIUS_SMALL)),
            overflow: Overflow::clip(),
            ..default()
        },
        fill(Role::Well),
        children![(
            Done,
            Node {
                width: percent(0),
                height: percent(100),
                border_radius: BorderRadius::all(px(RADIUS_SMALL)),
                ..default()
            },
            fill(Role::Gold),
        )],
    )
}

fn throw_button() -> impl Bundle {
    (
        button(
            Words::new(texts::FAIRNESS_THROW).with("throws", throwing::THROWS),
            ButtonLook::Secondary,
        ),
        observe(|_: On<Activate>, mut throwing: ResMut<Throwing>| throwing.begin()),
    )
}

fn show_progress(throwing: Res<Throwing>, mut done: Single<&mut Node, With<Done>>) {
    let width = percent(100.0 * throwing.share());
    if done.width != width {
        done.width = width;
    }
}

/// Throws still under way when the page is left are given up.
fn close(mut commands: Commands) {
    commands.remove_resource::<Throwing>();
}

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(recorded::plugin)
        .add_dialog_entry(RulesEntries, 10, texts::RULES_FAIRNESS, FAIRNESS)
        .add_systems(OnEnter(FAIRNESS), open)
        .add_systems(OnExit(FAIRNESS), close)
        .add_systems(
            Update,
            (show_progress, chart::show_counts)
                .run_if(in_state(FAIRNESS).and_then(resource_exists::<Throwing>)),
        );
}
