//! "Are the dice fair?": how they are thrown, what they showed on this device, and a thousand throws to see for oneself.

mod chart;
mod counts;
mod recorded;
mod throwing;

use bevy::prelude::*;
use bevy::time::common_conditions::on_real_timer;

use self::chart::chart;
use self::counts::Counts;
use self::recorded::RecordedDice;
use self::throwing::{Throwing, Thrown};
use crate::ui::entries::RulesEntries;
use crate::ui::prelude::*;
use crate::ui::records::{self, RECORDS, RecordsBody, RecordsButtons, RecordsPage};
use crate::ui::widgets;

/// Page of the proof that the dice are fair.
const PAGE: RecordsPage = RecordsPage::new(4, texts::RULES_FAIRNESS);

/// Height of the bar that shows how many throws are done.
const BAR: f32 = 12.0;

/// Page with the dice of all games kept on this device, and with those thrown on it.
#[derive(PartialEq)]
struct Body {
    /// `None` while they are read.
    recorded: Option<Counts>,
    thrown: Thrown,
}

impl View for Body {
    type Container = RecordsBody;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        parts.spawn(paragraph(texts::FAIRNESS_HOW, Role::Paper));
        parts.spawn(paragraph(texts::FAIRNESS_DAY, Role::PaperDim));
        let recorded = chart(texts::FAIRNESS_KEPT, self.recorded);
        let thrown = chart(texts::FAIRNESS_THROWN, Some(self.thrown.counts));
        parts.spawn((sides(), children![recorded, thrown]));
        parts.spawn(bar(100.0 * self.thrown.share));
        parts.spawn(paragraph(texts::FAIRNESS_BAND, Role::PaperDim));
    }
}

fn body(
    in_view: Res<InView<RecordsPage>>,
    recorded: Res<RecordedDice>,
    thrown: Res<Thrown>,
) -> Option<Body> {
    (in_view.0 == PAGE).then(|| Body {
        recorded: recorded.counts,
        thrown: *thrown,
    })
}

#[derive(PartialEq)]
struct ThrowButton;

impl View for ThrowButton {
    type Container = RecordsButtons;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        let words = texts::FAIRNESS_THROW.with("throws", throwing::THROWS);
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

fn bar(done: f32) -> impl Bundle {
    let node = Node {
        height: px(BAR),
        ..Node::default().rounded(RADIUS_SMALL)
    };
    let mut part = node.clone();
    part.width = percent(done);
    let part = (part, fill(Role::Gold));
    (node, fill(Role::Well), children![part])
}

pub(crate) fn plugin(app: &mut App) {
    let entry = || Entry::new(texts::RULES_FAIRNESS).with_picture(Art::IconDice);
    app.add_plugins(recorded::plugin)
        .init_resource::<Throwing>()
        .init_resource::<Thrown>()
        .add_page(PAGE)
        .add_entry(RulesEntries, 10, entry, records::open_at(PAGE))
        .add_view(body)
        .add_view(|in_view: Res<InView<RecordsPage>>| (in_view.0 == PAGE).then_some(ThrowButton))
        // Throws still under way when the dialog is left are given up.
        .add_systems(OnExit(RECORDS), |mut throwing: ResMut<Throwing>| {
            *throwing = Throwing::default();
        })
        .add_systems(
            Update,
            throwing::count
                .before(ViewSystems::Build)
                .run_if(records::is_on(PAGE))
                .run_if(on_real_timer(motion::COUNT_AGAIN)),
        );
}
