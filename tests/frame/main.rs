//! Allocations of one idle frame of the whole game: no input, no animation.

use std::collections::BTreeMap;

use bevy::prelude::*;
use cant_stop::core::{seats::SeatKind, states::Screen};
use cant_stop_testkit::{Session, folder, seats};
use serde::Deserialize;

#[global_allocator]
static ALLOCATOR: dhat::Alloc = dhat::Alloc;

/// Heap profile in the format of DHAT, version 2: the parts that this test reads.
#[derive(Deserialize)]
struct Profile {
    #[serde(rename = "pps")]
    points: Vec<Point>,
    #[serde(rename = "ftbl")]
    frames: Vec<String>,
}

/// Place in the program that allocates.
#[derive(Deserialize)]
struct Point {
    #[serde(rename = "tbk")]
    count: u64,
    /// Call stack, the innermost function first, as indices of [`Profile::frames`].
    #[serde(rename = "fs")]
    stack: Vec<usize>,
}

/// Allocations of the systems of the game in one frame, by function.
fn allocations(session: &mut Session) -> BTreeMap<String, u64> {
    let folder = folder();
    let file = folder.path().join("heap.json");
    let profiler = dhat::Profiler::builder()
        .file_name(&file)
        .trim_backtraces(None)
        .build();
    session.app.update();
    drop(profiler);
    let profile = std::fs::read_to_string(file).expect("a profile");
    let profile: Profile = serde_json::from_str(&profile).expect("the format of DHAT");
    let mut found = BTreeMap::new();
    for point in &profile.points {
        let mut stack = point.stack.iter().map(|frame| &profile.frames[*frame]);
        let function = stack.find_map(|frame| {
            let (_, function) = frame.split_once(": ")?;
            let is_ours = function.trim_start_matches('<').starts_with("cant_stop::");
            is_ours.then_some(function)
        });
        if let Some(function) = function {
            *found.entry(function.to_owned()).or_default() += point.count;
        }
    }
    found
}

#[test]
fn an_idle_frame_allocates_nothing() {
    let mut session = Session::new();
    session.start_decided(seats(&[SeatKind::Person; 2]), 7);
    // Shorter than what it takes to come to rest: everything moves by itself.
    session.wait(10.0);
    assert_eq!(allocations(&mut session), BTreeMap::new());
    session.settings().set_changed();
    assert_ne!(
        allocations(&mut session),
        BTreeMap::new(),
        "the profile has our functions"
    );
    session.frames(10);
    session.leave();
    session.until("the title", |session| session.screen() == Screen::Title);
    session.wait(10.0);
    assert_eq!(allocations(&mut session), BTreeMap::new());
}
