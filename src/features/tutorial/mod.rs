//! The first climb: real turns with narration, in which only the presses are taken that a step asks for.

mod slab;
mod spotlight;
mod step;
mod story;

use bevy::prelude::*;

use self::step::Step;

use crate::core::settings::SeenTips;
use crate::input::DeviceAssignment;
use crate::opponents::characters;
use crate::play::hud::{Guide, HudSystems, Refused, Situation, Wanted};
use crate::referee::{
    Beat, BeginFirstClimb, Hold, LeaveGame, Match, MatchParts, MatchStarter, NewMatch, Pace, Parts,
    Policy,
};
use crate::ui::entries::{RulesEntries, TitleEntries};
use crate::ui::prelude::*;
use crate::ui::question::Ask;

/// Request to leave the first climb for another screen.
#[derive(Event, Clone, Copy, Debug)]
pub(super) struct EndFirstClimb(pub(super) Screen);

/// Part of the match that teaches: the step of the first climb.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
struct Tutorial {
    step: Step,
    /// The sky darkens with the risk.
    has_sky: bool,
    /// The step waits for the player.
    asks: bool,
    /// Number of steps that have been read and answered.
    answered: usize,
    /// Reason against the last press, and the number of such presses.
    refused: Option<(TextKey, u32)>,
    /// Screen that it was begun on, and that skipping it leads to.
    from: Screen,
}

impl Tutorial {
    /// Presses that the step asks for or lets pass.
    fn guide(&self) -> Guide {
        let takes = |wanted| self.step.why_not(wanted).is_none();
        Guide {
            takes_roll: takes(Wanted::Roll),
            takes_stop: takes(Wanted::Stop),
        }
    }

    /// Returns `true` if the step was read before the game went on.
    fn is_over(&self) -> bool {
        self.step == Step::Bust && self.answered >= self.step.answered()
    }

    fn go_on(&mut self) {
        self.answered = self.step.answered();
        self.refused = None;
    }

    fn text(&self) -> TextKey {
        match (self.refused, self.step) {
            (Some((why, _)), _) => why,
            (None, Step::Risk) if !self.has_sky => texts::TUTORIAL_RISK_NO_SKY,
            (None, step) => step.text(),
        }
    }

    /// Returns `true` if a button answers the sentence.
    fn is_read(&self) -> bool {
        self.asks && self.step.is_read()
    }
}

/// Seconds of the game's clock until a bust has been seen.
const SEEN: f32 = 1.2;

/// Hold of the rival's bust: its sentence is read while the sky is still dark.
#[derive(Component, Default)]
struct BustHold {
    seconds: f32,
}

/// Search for the seed, and the screen it was begun on.
#[derive(Resource)]
struct Looking(BackgroundTask<u64>, Screen);

fn begin(
    _: On<BeginFirstClimb>,
    mut commands: Commands,
    current: Option<Res<Match>>,
    looking: Option<Res<Looking>>,
    screen: Res<State<Screen>>,
    mut dialogs: ResMut<Dialogs>,
) {
    if current.is_some() || looking.is_some() {
        return;
    }
    dialogs.close();
    let seed = BackgroundTask::begin(async { story::seed() });
    commands.insert_resource(Looking(seed, *screen.get()));
}

fn start(
    mut commands: Commands,
    mut looking: If<ResMut<Looking>>,
    current: Option<Res<Match>>,
    screen: Res<State<Screen>>,
    (last, settings): (Res<LastTable>, Res<Settings>),
    mut hands: ResMut<DeviceAssignment>,
    mut starter: MatchStarter,
) {
    let Some(&seed) = looking.0.0.look() else {
        return;
    };
    let from = looking.0.1;
    commands.remove_resource::<Looking>();
    // The player went on to a game or a table meanwhile.
    if current.is_some() || *screen.get() != from {
        return;
    }
    hands.set_if_neq(DeviceAssignment::default());
    let mut learner = solo_seat(&last);
    learner.mark = Mark::Disc;
    let rival = SeatPlan {
        name: settings.locale().say(&characters::name(story::RIVAL)),
        mark: Mark::Square,
        kind: SeatKind::Bot(story::RIVAL),
    };
    let tutorial = Tutorial {
        step: Step::Begin,
        has_sky: true,
        asks: false,
        answered: 0,
        refused: None,
        from,
    };
    let policy = Policy {
        is_guided: true,
        is_disposable: true,
        counts: false,
        ..default()
    };
    starter.begin(NewMatch {
        seed: Some(seed),
        folder: None,
        policy,
        parts: Parts::default().with(tutorial.guide()).with(tutorial),
        ..NewMatch::new(vec![learner, rival], Variant::default())
    });
}

fn explain_refusal(refused: On<Refused>, mut tutorial: If<ResMut<Tutorial>>) {
    if let Some(why) = tutorial.step.why_not(refused.0) {
        let times = tutorial.refused.map_or(0, |(_, times)| times);
        tutorial.refused = Some((why, times + 1));
    }
}

/// Holds the bust of the rival until it has been read, or for as long as a hold may take.
fn hold_bust(beat: On<Beat>, tutorial: If<Res<Tutorial>>, pace: Res<Pace>, mut commands: Commands) {
    let is_bust = matches!(beat.event, GameEvent::Busted { .. });
    if is_bust && pace.animate && tutorial.step == Step::Watch {
        let hold = Hold::seconds(Hold::LIMIT);
        commands.spawn((BustHold::default(), hold, DespawnOnExit(Screen::Play)));
    }
}

fn end_hold(
    time: Res<Time>,
    tutorial: If<Res<Tutorial>>,
    mut holds: Query<(Entity, &mut BustHold)>,
    mut commands: Commands,
) {
    for (entity, mut hold) in &mut holds {
        hold.seconds += time.delta_secs();
        if tutorial.is_over() {
            commands.entity(entity).despawn();
        }
    }
}

fn follow(
    situation: If<Res<Situation>>,
    holds: Query<&BustHold>,
    settings: Res<Settings>,
    mut tutorial: If<ResMut<Tutorial>>,
    mut guide: If<ResMut<Guide>>,
) {
    let is_bust_seen = holds.iter().all(|hold| hold.seconds >= SEEN);
    let now = Step::of(&situation, tutorial.answered, is_bust_seen);
    // What is said of a bust stays until it has been read.
    let now = now.filter(|now| (tutorial.step, *now) != (Step::Bust, Step::Watch));
    let step = now.unwrap_or(tutorial.step);
    let is_asked = situation.person.is_some();
    let stays = step == tutorial.step && is_asked;
    let next = Tutorial {
        step,
        // High contrast covers the sky.
        has_sky: settings.weather && !settings.high_contrast,
        asks: is_asked || step == Step::Bust && tutorial.answered < step.answered(),
        refused: tutorial.refused.filter(|_| stays),
        ..**tutorial
    };
    guide.set_if_neq(next.guide());
    tutorial.set_if_neq(next);
}

fn end(end: On<EndFirstClimb>, mut commands: Commands) {
    let EndFirstClimb(screen) = *end;
    commands.trigger(LeaveGame);
    commands.queue(move |world: &mut World| {
        world.resource_mut::<NextState<Screen>>().set(screen);
    });
}

/// Remembers the offer of the first climb, so that it is made once.
fn remember_offer(mut told: ResMut<SeenTips>) {
    if !told.first_climb {
        told.first_climb = true;
    }
}

/// Back leaves the first climb after a question.
fn ask_to_skip(
    _: On<BackRequested>,
    tutorial: If<Res<Tutorial>>,
    shown: Res<State<Dialog>>,
    situation: If<Res<Situation>>,
    dialogs: Res<Dialogs>,
    mut commands: Commands,
) {
    if dialogs.top() != Dialog::NONE || *shown.get() != Dialog::NONE || situation.in_hand {
        return;
    }
    if tutorial.step == Step::Win {
        commands.trigger(EndFirstClimb(Screen::Title));
    } else {
        commands.trigger(Ask {
            heading: texts::TUTORIAL_SKIP_HEADING,
            note: Words::new(texts::TUTORIAL_SKIP_NOTE),
            keep: texts::TUTORIAL_STAY,
            go: texts::TUTORIAL_SKIP,
            act: |commands| commands.queue(skip),
        });
    }
}

/// Leads back to where the first climb was begun.
fn skip(world: &mut World) {
    if let Some(tutorial) = world.get_resource::<Tutorial>() {
        let from = tutorial.from;
        world.trigger(EndFirstClimb(from));
    }
}

pub(crate) fn plugin(app: &mut App) {
    let entry = || Entry::new(texts::TUTORIAL_HEADING);
    let offer = move |seen: Res<SeenTips>| (!seen.first_climb).then(entry);
    let rules = move |screen: Res<State<Screen>>| {
        let entry = entry().with_picture(Art::IconSignpost);
        (*screen.get() != Screen::Play).then_some(entry)
    };
    let begin_it = |mut commands: Commands| commands.trigger(BeginFirstClimb);
    app.add_match_part::<Tutorial>()
        .add_entry(TitleEntries, 35, offer, begin_it)
        .add_entry(RulesEntries, 20, rules, begin_it)
        .add_observer(begin)
        .add_observer(end)
        .add_observer(explain_refusal)
        .add_observer(hold_bust)
        .add_observer(ask_to_skip)
        .add_systems(Update, start)
        .add_systems(
            Update,
            (end_hold, follow)
                .chain()
                .after(HudSystems::Read)
                .before(HudSystems::Show),
        )
        .add_systems(OnExit(Screen::Join), remember_offer)
        .add_plugins((slab::plugin, spotlight::plugin));
}
