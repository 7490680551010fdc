//! A recorded game played again through the real app, without a window, on a clock of its own.

use std::path::Path;
use std::time::Duration;
use std::vec::IntoIter;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, TaskPoolBuilder, block_on};
use bevy::time::TimeUpdateStrategy;
use cant_stop::core::seats::{SeatKind, SeatPlan};
use cant_stop::core::settings::Settings;
use cant_stop::core::states::Screen;
use cant_stop::referee::{
    Act, BeatQueue, Match, PlayerIntent, RefereeSystems, StartGame, WhoseTurn,
};
use cant_stop::sound::{SoundOutput, SoundRecording, begin_recording, sounds_are_read};
use cant_stop::{Launch, build};
use cant_stop_records::Reading;
use cant_stop_rules::{Action, Event as GameEvent};

use super::heard::{Heard, TableFrame};

/// The step of the clock: a screen's.
const FRAME: Duration = Duration::from_micros(16_667);
/// More frames than any game takes.
const PATIENCE: u32 = 2_000_000;
/// How long people look at a pairing, and think about rolling on, in seconds.
const LOOK: f32 = 1.4;
const THINK: f32 = 2.4;
/// How long the title is listened to, and the results, in seconds.
const TITLE: f32 = 60.0;
const RESULTS: f32 = 45.0;

/// How a record is to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Length {
    /// With title and results, and time to think.
    Whole,
    /// The game alone, and nobody thinks for long.
    Short,
}

/// What is still to be done, and since when who is to act has looked.
#[derive(Resource)]
struct Script {
    actions: IntoIter<Action>,
    looked: f32,
    hurry: f32,
    astray: Option<String>,
}

/// Plays the record, and gives what was heard.
///
/// # Errors
///
/// One sentence where the record holds a table that is not known here, or dice that fell out of a hand.
pub(crate) fn replay(
    reading: &Reading,
    length: Length,
    settings: &Path,
    choose: impl Fn(&mut Settings),
) -> Result<Heard, String> {
    // With one thread everything is worked out in the order in which it was begun.
    AsyncComputeTaskPool::get_or_init(|| TaskPoolBuilder::new().num_threads(1).build());
    let mut app = open(settings);
    {
        let mut settings = app.world_mut().resource_mut::<Settings>();
        // Tips are given once in the life of a player.
        settings.tips = false;
        choose(&mut settings);
    }
    wait(&mut app, "the title", |world| {
        *world.resource::<State<Screen>>().get() == Screen::Title && sounds_are_read(world)
    })?;
    begin_recording(app.world_mut());
    let mut table_frames = Vec::new();
    if length == Length::Whole {
        play_for(&mut app, TITLE, &mut table_frames);
    }
    start(&mut app, reading, length)?;
    for _ in 0..PATIENCE {
        if is_over(app.world()) {
            break;
        }
        frame(&mut app, &mut table_frames);
        if let Some(sentence) = app.world().resource::<Script>().astray.clone() {
            return Err(sentence);
        }
    }
    let rest = if length == Length::Whole {
        RESULTS
    } else {
        2.0
    };
    play_for(&mut app, rest, &mut table_frames);
    let recording = app.world().resource::<SoundRecording>();
    Ok(Heard::new(recording, table_frames))
}

fn open(settings: &Path) -> App {
    let launch = Launch {
        sound: SoundOutput::Offline,
        ..Launch::headless(None, settings.to_owned())
    };
    let mut app = build(&launch);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    app.add_systems(
        Update,
        act.before(RefereeSystems::CarryOut)
            .run_if(resource_exists::<Script>),
    );
    app.finish();
    app.cleanup();
    app
}

/// Everything is read on other threads, in their own time.
fn wait(app: &mut App, what: &str, there: impl Fn(&World) -> bool) -> Result<(), String> {
    for _ in 0..PATIENCE {
        if there(app.world()) {
            return Ok(());
        }
        app.update();
    }
    Err(format!("Waited in vain for {what}."))
}

fn start(app: &mut App, reading: &Reading, length: Length) -> Result<(), String> {
    let seats = reading.header.seats.iter().cloned().map(|seat| {
        let plan = SeatPlan::recorded(seat)?;
        // What bots did is known: nobody thinks it through again.
        Some(SeatPlan {
            kind: SeatKind::Person,
            ..plan
        })
    });
    let seats: Option<Vec<SeatPlan>> = seats.collect();
    let seats = seats.ok_or("Somebody sits at that table whom this version does not know.")?;
    let actions = reading.playthrough.actions().to_vec();
    app.insert_resource(Script {
        actions: actions.into_iter(),
        looked: 0.0,
        hurry: if length == Length::Short { 0.15 } else { 1.0 },
        astray: None,
    });
    app.world_mut().trigger(StartGame {
        seats,
        settings: reading.header.settings(),
        seed: Some(reading.header.seed),
    });
    Ok(())
}

fn act(
    time: Res<Time>,
    whose_turn: Res<WhoseTurn>,
    current: Option<Res<Match>>,
    mut script: ResMut<Script>,
    mut intents: MessageWriter<PlayerIntent>,
) {
    let (Some(current), Some(seat)) = (current, whose_turn.person()) else {
        script.looked = 0.0;
        return;
    };
    script.looked += time.delta_secs();
    let next = next_choice(&script);
    let long = match next {
        Some(Action::Choose(_)) => LOOK,
        _ => THINK,
    };
    if script.looked < long * script.hurry {
        return;
    }
    script.looked = 0.0;
    let Some(act) = take(&mut script).and_then(act_of) else {
        return;
    };
    if let Act::Choose(mv) = act
        && !current.game().options().to_vec().contains(&mv)
    {
        script.astray = Some(
            "The dice of this game came out of a hand; only dice that were thrown by themselves fall again as they did."
                .to_owned(),
        );
        return;
    }
    intents.write(PlayerIntent { seat, act });
}

fn is_chance(action: &Action) -> bool {
    matches!(action, Action::RollOff(_) | Action::Dice(_))
}

fn next_choice(script: &Script) -> Option<Action> {
    let left = script.actions.as_slice().iter();
    left.copied().find(|action| !is_chance(action))
}

fn take(script: &mut Script) -> Option<Action> {
    script.actions.find(|action| !is_chance(action))
}

fn act_of(action: Action) -> Option<Act> {
    match action {
        Action::Roll => Some(Act::Roll),
        Action::Choose(mv) => Some(Act::Choose(mv)),
        Action::Stop => Some(Act::Stop),
        Action::Keep(columns) => Some(Act::Keep(columns)),
        Action::RollOff(_) | Action::Dice(_) => None,
    }
}

/// Whether all of the record has been played and shown.
fn is_over(world: &World) -> bool {
    let script = world.resource::<Script>();
    next_choice(script).is_none() && world.resource::<BeatQueue>().is_idle()
        || *world.resource::<State<Screen>>().get() == Screen::Results
}

fn play_for(app: &mut App, seconds: f32, table_frames: &mut Vec<TableFrame>) {
    for _ in 0..(seconds / FRAME.as_secs_f32()) as u32 {
        frame(app, table_frames);
    }
}

fn frame(app: &mut App, table_frames: &mut Vec<TableFrame>) {
    app.update();
    // Whatever was begun in the background is over before the next frame.
    block_on(AsyncComputeTaskPool::get().spawn(async {}));
    let world = app.world();
    let queue = world.resource::<BeatQueue>();
    table_frames.push(TableFrame {
        at: world.resource::<SoundRecording>().now(),
        screen: *world.resource::<State<Screen>>().get(),
        event: queue.running().map(|beat| name(beat.event)),
        thinks: world.resource::<WhoseTurn>().person().is_some(),
    });
}

/// What happens, in a word.
fn name(event: GameEvent) -> &'static str {
    match event {
        GameEvent::RollCalled { .. } => "roll",
        GameEvent::RollOffRolled { .. } | GameEvent::Rolled { .. } => "dice",
        GameEvent::Chose { .. } => "choose",
        GameEvent::RunnerPlaced { .. } => "place",
        GameEvent::RunnerAdvanced { .. } => "advance",
        GameEvent::Busted { .. } => "bust",
        GameEvent::Stopped { .. } | GameEvent::Banked { .. } => "bank",
        GameEvent::Claimed { .. } => "claim",
        GameEvent::Won { .. } => "win",
        GameEvent::TurnBegan { .. } => "turn",
        _ => "other",
    }
}
