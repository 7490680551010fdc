//! A recorded game played again through the real app, without a window, on a clock of its own.

use std::collections::VecDeque;
use std::time::Duration;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, TaskPoolBuilder, block_on};
use cant_stop::core::seats::{SeatKind, SeatPlan};
use cant_stop::core::settings::Settings;
use cant_stop::core::states::Screen;
use cant_stop::referee::{
    Act, Match, Pace, PlayerIntent, RefereeSystems, StartGame, WhoseTurn, dice_of,
};
use cant_stop::sound::{SoundOutput, SoundRecording, begin_recording, sounds_are_read};
use cant_stop::{Launch, build};
use cant_stop_records::Reading;
use cant_stop_rules::{Action, Event as GameEvent};
use cant_stop_testkit::Session;

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

/// Plays the record, and gives what was heard, or one sentence that says why it cannot be played.
pub(crate) fn replay(
    reading: &Reading,
    length: Length,
    choose: impl Fn(&mut Settings),
) -> Result<Heard, String> {
    // With one thread everything is worked out in the order in which it was begun.
    AsyncComputeTaskPool::get_or_init(|| TaskPoolBuilder::new().num_threads(1).build());
    // A folder of its own: the first seat of a game follows from the game before on the same evening.
    let folder = tempfile::tempdir().map_err(|error| format!("No folder can be made: {error}."))?;
    let launch = Launch {
        sound: SoundOutput::Offline,
        ..Launch::headless(None, folder.path().to_owned())
    };
    let mut app = build(&launch);
    let is_asked = resource_exists::<Script>.and_then(resource_exists::<Match>);
    app.add_systems(
        Update,
        // The bots answer after it: what is first in a frame is played.
        act.before(RefereeSystems::Pace).run_if(is_asked),
    );
    let mut session = Session::of(app, folder.path());
    session.step_by(FRAME);
    // Tips are given once in the life of a player.
    session.settings().tips = false;
    choose(&mut session.settings());
    // Other threads read sounds in their own time.
    while session.screen() != Screen::Title || !sounds_are_read(session.app.world()) {
        session.frame();
    }
    begin_recording(session.app.world_mut());
    let mut table_frames = Vec::new();
    let (title, results, hurry) = match length {
        Length::Whole => (TITLE, RESULTS, 1.0),
        Length::Short => (0.0, 2.0, 0.15),
    };
    play_for(&mut session, title, &mut table_frames);
    start(&mut session, reading, hurry)?;
    for _ in 0..PATIENCE {
        if is_over(&session) {
            break;
        }
        frame(&mut session, &mut table_frames);
        if session.app.world().resource::<Script>().is_astray {
            return Err(ASTRAY.to_owned());
        }
    }
    play_for(&mut session, results, &mut table_frames);
    let recording = session.app.world().resource::<SoundRecording>();
    Ok(Heard::new(recording, table_frames))
}

fn start(session: &mut Session, reading: &Reading, hurry: f32) -> Result<(), String> {
    let seats = SeatPlan::all_recorded(reading.header.seats());
    let mut seats = seats.ok_or("A player of that table is not known to this version.")?;
    // Among bots alone no thinking would be heard.
    if seats.iter().all(|plan| plan.kind != SeatKind::Person) {
        seats[0].kind = SeatKind::Person;
    }
    let actions = reading.playthrough.actions().iter().enumerate();
    let acts = actions.filter_map(|(index, action)| match action {
        Action::Roll => Some(match reading.by_hand.get(&index) {
            Some(throw) => Act::RollByHand(dice_of(throw)),
            None => Act::Roll,
        }),
        Action::Choose(mv) => Some(Act::Choose(*mv)),
        Action::Stop => Some(Act::Stop),
        Action::Keep(columns) => Some(Act::Keep(*columns)),
        Action::RollOff(_) | Action::Dice(_) => None,
    });
    session.app.insert_resource(Script {
        acts: acts.collect(),
        looked: 0.0,
        hurry,
        is_astray: false,
    });
    session.app.world_mut().trigger(StartGame {
        seats,
        variant: reading.header.variant(),
        seed: Some(reading.header.seed),
    });
    Ok(())
}

fn act(
    time: Res<Time>,
    whose_turn: Res<WhoseTurn>,
    current: Res<Match>,
    pace: Res<Pace>,
    mut script: ResMut<Script>,
    mut intents: MessageWriter<PlayerIntent>,
) {
    let Some(asked) = whose_turn.asked() else {
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
    script.is_astray =
        matches!(act, Act::Choose(mv) if !current.game().legal_moves().to_vec().contains(&mv));
    if !script.is_astray {
        let seat = asked.seat;
        intents.write(PlayerIntent { seat, act });
    }
}

/// Returns `true` once all of the record has been played and shown.
fn is_over(session: &Session) -> bool {
    let script = session.app.world().resource::<Script>();
    script.acts.is_empty() && session.is_idle() || session.screen() == Screen::Results
}

fn play_for(session: &mut Session, seconds: f32, table_frames: &mut Vec<TableFrame>) {
    for _ in 0..(seconds / FRAME.as_secs_f32()) as u32 {
        frame(session, table_frames);
    }
}

fn frame(session: &mut Session, table_frames: &mut Vec<TableFrame>) {
    session.frame();
    // Whatever was begun in the background is over before the next frame.
    block_on(AsyncComputeTaskPool::get().spawn(async {}));
    table_frames.push(TableFrame {
        at: session.app.world().resource::<SoundRecording>().now(),
        screen: session.screen(),
        event: session.event().map(name),
        thinks: session.asks_person(),
    });
}

/// Word for an event of the sheet.
fn name(event: GameEvent) -> &'static str {
    match event {
        GameEvent::RollOffRolled { .. } | GameEvent::Rolled { .. } => "dice",
        GameEvent::Busted { .. } => "bust",
        GameEvent::Stopped { .. } | GameEvent::Banked { .. } => "bank",
        GameEvent::Claimed { .. } => "claim",
        GameEvent::Won { .. } => "win",
        _ => "other",
    }
}
