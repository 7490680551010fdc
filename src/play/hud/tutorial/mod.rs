//! The first climb: a real turn with narration. What a step asks for is done in the game itself; nothing else is taken.

mod slab;
mod spotlight;
mod step;
mod story;

use bevy::prelude::*;
use cant_stop_rules::Settings;

pub(crate) use self::step::{Step, Wanted};

use super::HudSystems;
use super::situation::Situation;
use crate::core::background::BackgroundTask;
use crate::core::locale::Locale;
use crate::core::seats::{Mark, SeatKind, SeatPlan};
use crate::core::settings::{LastTable, Told};
use crate::core::states::{Menu, Screen};
use crate::core::texts::TextKey;
use crate::devices::DeviceAssignment;
use crate::opponents::characters;
use crate::referee::{LeaveGame, Match, MatchParts, MatchStarter, NewMatch, Parts, Policy};

/// Whoever learns is called so before the first game.
const FIRST_NAME: &str = "Ada";

/// Begin the first climb.
#[derive(Event, Clone, Copy, Debug)]
pub struct BeginFirstClimb;

/// Leave the first climb for another screen.
#[derive(Event, Clone, Copy, Debug)]
pub(super) struct EndFirstClimb(pub(super) Screen);

/// The first climb under way.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Tutorial {
    step: Step,
    /// Whether the step waits for the player.
    asks: bool,
    /// How many steps have been read and answered.
    answered: usize,
    /// Why the last press was not what the step asks for, and how many such presses there were.
    refused: Option<(TextKey, u32)>,
    /// Where it was begun, and where skipping it leads.
    from: Screen,
}

impl Tutorial {
    /// Whether the step asks for something else; the tutorial says so then.
    pub(super) fn refuse(&mut self, wanted: Wanted) -> bool {
        let why = self.step.why_not(wanted);
        if let Some(why) = why {
            let times = self.refused.map_or(0, |(_, times)| times);
            self.refused = Some((why, times + 1));
        }
        why.is_some()
    }

    /// The step has been read.
    fn go_on(&mut self) {
        self.answered = self.step.answered();
        self.refused = None;
    }

    /// What it says.
    fn text(&self) -> TextKey {
        self.refused.map_or(self.step.text(), |(why, _)| why)
    }

    /// Whether its sentence is answered with a button of its own.
    fn is_read(&self) -> bool {
        self.asks && self.step.is_read()
    }
}

/// The seed is looked for, away from the frame's thread.
#[derive(Resource)]
struct Looking(BackgroundTask<u64>);

fn begin(
    _: On<BeginFirstClimb>,
    mut commands: Commands,
    current: Option<Res<Match>>,
    looking: Option<Res<Looking>>,
    mut menu: ResMut<NextState<Menu>>,
) {
    if current.is_some() || looking.is_some() {
        return;
    }
    NextState::set_if_neq(&mut menu, Menu::None);
    commands.insert_resource(Looking(BackgroundTask::begin(async { story::seed() })));
}

fn start(
    mut commands: Commands,
    mut looking: ResMut<Looking>,
    current: Option<Res<Match>>,
    screen: Res<State<Screen>>,
    last: Res<LastTable>,
    locale: Res<Locale>,
    mut hands: ResMut<DeviceAssignment>,
    mut starter: MatchStarter,
) {
    let Some(&seed) = looking.0.look() else {
        return;
    };
    commands.remove_resource::<Looking>();
    // Somebody went on to a game meanwhile.
    if current.is_some() {
        return;
    }
    hands.set_if_neq(DeviceAssignment::default());
    let rival = characters::name(story::RIVAL);
    let person = last.places.iter().find(|place| place.who == "person");
    let seats = vec![
        SeatPlan {
            name: person.map_or_else(|| FIRST_NAME.to_owned(), |place| place.name.clone()),
            mark: Mark::Disc,
            kind: SeatKind::Person,
        },
        SeatPlan {
            name: locale.say(&rival),
            mark: Mark::Square,
            kind: SeatKind::Bot(story::RIVAL),
        },
    ];
    let tutorial = Tutorial {
        step: Step::Begin,
        asks: false,
        answered: 0,
        refused: None,
        from: *screen.get(),
    };
    starter.begin(NewMatch {
        seed: Some(seed),
        folder: None,
        policy: Policy {
            is_guided: true,
            is_disposable: true,
            counts: false,
            ..default()
        },
        parts: Parts::default().with(tutorial),
        ..NewMatch::new(seats, Settings::default())
    });
}

/// Follows the game, step by step.
fn follow(situation: Res<Situation>, mut tutorial: ResMut<Tutorial>) {
    let now = Step::of(&situation, tutorial.answered);
    // What is said of a bust stays until it has been read.
    let step = now
        .filter(|now| (tutorial.step, *now) != (Step::Bust, Step::Watch))
        .unwrap_or(tutorial.step);
    let next = Tutorial {
        step,
        asks: situation.person.is_some(),
        refused: tutorial
            .refused
            .filter(|_| step == tutorial.step && situation.person.is_some()),
        ..*tutorial
    };
    tutorial.set_if_neq(next);
}

fn end(end: On<EndFirstClimb>, mut commands: Commands) {
    let EndFirstClimb(screen) = *end;
    commands.trigger(LeaveGame);
    commands.queue(move |world: &mut World| {
        world.resource_mut::<NextState<Screen>>().set(screen);
    });
}

/// Whoever has begun a game, or has seen the offer and left, is not asked again.
fn remember_offer(mut told: ResMut<Told>) {
    if !told.first_climb {
        told.first_climb = true;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_match_part::<Tutorial>()
        .add_observer(begin)
        .add_observer(end)
        .add_systems(Update, start.run_if(resource_exists::<Looking>))
        .add_systems(
            Update,
            follow
                .in_set(HudSystems::Show)
                .run_if(resource_exists::<Tutorial>.and_then(resource_exists::<Situation>)),
        )
        .add_systems(OnExit(Screen::Join), remember_offer);
    app.add_plugins((slab::plugin, spotlight::plugin));
}
