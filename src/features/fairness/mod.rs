//! "Are the dice fair?": how they are thrown, what they showed on this device, and a thousand throws to see for oneself.

mod chart;
mod counts;
mod recorded;
mod throwing;

use bevy::prelude::*;

use self::{chart::Chart, counts::Counts, throwing::Throwing};
use crate::core::art::Art;
use crate::core::locale::{Spoken, Words};
use crate::core::texts::{self, TextKey};
use crate::ui::color::{Role, fill};
use crate::ui::entries::{AddEntry, Entry, RulesEntries};
use crate::ui::kit::{AddView, View, button};
use crate::ui::pages::AddPage;
use crate::ui::records::{self, RECORDS, RecordsBody, RecordsButtons, RecordsPage};
use crate::ui::spacing::{GAP, RADIUS_SMALL, WIDE};
use crate::ui::tabs::InView;
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{self, ButtonLook};

/// Page of the proof that the dice are fair.
const PAGE: RecordsPage = RecordsPage::new(4, texts::RULES_FAIRNESS);

/// Height of the bar that shows how many throws are done.
const BAR: f32 = 12.0;

/// Filled part of the bar.
#[derive(Component)]
struct Done;

/// Body of the page.
#[derive(PartialEq)]
struct Body;

impl View for Body {
    type Container = RecordsBody;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        parts.spawn(paragraph(texts::FAIRNESS_HOW, Role::Paper));
        parts.spawn(paragraph(texts::FAIRNESS_DAY, Role::PaperDim));
        parts.spawn(charts());
        parts.spawn(bar());
        parts.spawn(paragraph(texts::FAIRNESS_BAND, Role::PaperDim));
    }
}

/// Button that throws.
#[derive(PartialEq)]
struct ThrowButton;

impl View for ThrowButton {
    type Container = RecordsButtons;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        let words = Words::new(texts::FAIRNESS_THROW).with("throws", throwing::THROWS);
        let throw = |mut throwing: ResMut<Throwing>| throwing.begin();
        parts.spawn(button(words, ButtonLook::Primary, throw));
    }
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

fn show_progress(throwing: Res<Throwing>, mut done: Query<&mut Node, With<Done>>) {
    let width = percent(100.0 * throwing.share());
    for mut done in &mut done {
        if done.width != width {
            done.width = width;
        }
    }
}

/// Throws still under way when the dialog is left are given up.
fn give_up(mut throwing: ResMut<Throwing>) {
    *throwing = Throwing::default();
}

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(recorded::plugin)
        .init_resource::<Throwing>()
        .add_page(PAGE)
        .add_entry(
            RulesEntries,
            10,
            || Entry::new(texts::RULES_FAIRNESS).with_picture(Art::IconDice),
            records::open_at(PAGE),
        )
        .add_view(|in_view: Res<InView<RecordsPage>>| (in_view.0 == PAGE).then_some(Body))
        .add_view(|in_view: Res<InView<RecordsPage>>| (in_view.0 == PAGE).then_some(ThrowButton))
        .add_systems(OnExit(RECORDS), give_up)
        .add_systems(
            Update,
            (show_progress, chart::show_counts).run_if(records::is_on(PAGE)),
        );
}
