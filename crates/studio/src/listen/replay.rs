//! A recorded game played again through the real app, without a window, on a clock of its own.

use std::collections::VecDeque;
use std::path::Path;
use std::time::Duration;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, TaskPoolBuilder, block_on};
use bevy::time::TimeUpdateStrategy;
use cant_stop::core::seats::{SeatKind, SeatPlan};
use cant_stop::core::settings::Settings;
use cant_stop::core::states::Screen;
use cant_stop::referee::{
    Act, BeatQueue, Match, Pace, PlayerIntent, RefereeSystems, StartGame, WhoseTurn, dice_of,
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
/// Time that people look at a pairing, and think about rolling on, in seconds.
const LOOK: f32 = 1.4;
const THINK: f32 = 2.4;
/// Time after which a bot's choice of the record is made, in seconds: before it comes to one by itself.
const BOT: f32 = 0.3;
/// Time that the title is listened to, and the results, in seconds.
const TITLE: f32 = 60.0;
const RESULTS: f32 = 45.0;

/// Said when the dice show other numbers than in the record.
const ASTRAY: &str =
    "The dice of this game fall otherwise here: it was recorded by another build of the game.";

/// Length of a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Length {
    /// With title and results, and time to think.
    Whole,
    /// The game alone, with short times to think.
    Short,
}

/// Choices of the record that are still ahead.
#[derive(Resource)]
struct Script {
    acts: VecDeque<Act>,
    /// Time in seconds for which the player to act has looked.
    looked: f32,
    /// Factor of the time that players take.
    hurry: f32,
    /// The dice fell otherwise than in the record.
    is_astray: bool,
}

/// Plays the record, and gives what was heard.
///
/// # Errors
///
/// One sentence where the record holds a table that is not known here, its dice fall otherwise here, or no folder can be
/// made.
pub(crate) fn replay(
    reading: &Reading,
    length: Length,
    choose: impl Fn(&mut Settings),
) -> Result<Heard, String> {
    // With one thread everything is worked out in the order in which it was begun.
    AsyncComputeTaskPool::get_or_init(|| TaskPoolBuilder::new().num_threads(1).build());
    // A folder of its own: the first seat of a game follows from the game before on the same evening.
    let folder = tempfile::tempdir().map_err(|error| format!("No folder can be made: {error}."))?;
    let mut app = open(folder.path());
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
        if app.world().resource::<Script>().is_astray {
            return Err(ASTRAY.to_owned());
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

/// Waits for what other threads read in their own time.
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
    let seats = SeatPlan::all_recorded(reading.header.seats());
    let mut seats = seats.ok_or("A player of that table is not known to this version.")?;
    // Among bots alone no thinking would be heard.
    if seats.iter().all(|plan| plan.kind != SeatKind::Person)
        && let Some(first) = seats.first_mut()
    {
        first.kind = SeatKind::Person;
    }
    let actions = reading.playthrough.actions().iter().enumerate();
    app.insert_resource(Script {
        acts: actions
            .filter_map(
                |(index, action)| match (action, reading.by_hand.get(&index)) {
                    (Action::Roll, Some(throw)) => Some(Act::RollByHand(dice_of(throw))),
                    (action, _) => act_of(*action),
                },
            )
            .collect(),
        looked: 0.0,
        hurry: if length == Length::Short { 0.15 } else { 1.0 },
        is_astray: false,
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
    pace: Res<Pace>,
    mut script: ResMut<Script>,
    mut intents: MessageWriter<PlayerIntent>,
) {
    let (Some(current), Some(asked)) = (current, whose_turn.asked()) else {
        script.looked = 0.0;
        return;
    };
    script.looked += time.delta_secs();
    let Some(&act) = script.acts.front() else {
        return;
    };
    let long = match (asked.kind, act) {
        // Without animation it would not wait at all.
        (SeatKind::Bot(_), _) if !pace.animate => 0.0,
        (SeatKind::Bot(_), _) => BOT,
        (_, Act::Choose(_)) => LOOK * script.hurry,
        _ => THINK * script.hurry,
    };
    if script.looked < long {
        return;
    }
    script.looked = 0.0;
    script.acts.pop_front();
    script.is_astray = match act {
        Act::Choose(mv) => !current.game().options().to_vec().contains(&mv),
        _ => false,
    };
    if !script.is_astray {
        intents.write(PlayerIntent {
            seat: asked.seat,
            act,
        });
    }
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

/// Returns `true` once all of the record has been played and shown.
fn is_over(world: &World) -> bool {
    let script = world.resource::<Script>();
    script.acts.is_empty() && world.resource::<BeatQueue>().is_idle()
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

/// Word for an event.
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
