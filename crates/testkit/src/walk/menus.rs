//! The title, the settings, the join screen and the pages of the rules.

use bevy::prelude::*;
use cant_stop::core::settings::{CaptionGround, LastPlace, LastTable};
use cant_stop::core::states::Screen;

use super::{ARRIVE, Walk};
use crate::dialogs::{CHRONICLE, NAMING, RULES, SETTINGS, TABLE_RULES};

/// Seconds of a scene in the book before its event, and after.
const BEFORE: f32 = 0.9;
const AFTER: f32 = 2.4;

pub(super) fn menus(walk: &mut Walk) {
    walk.show("title");
    walk.open(SETTINGS);
    for section in ["Text", "Picture", "Sound", "Game", "Credits"] {
        walk.show_pressed(section, &format!("settings-{}", section.to_lowercase()));
    }
    walk.press("What helps");
    walk.focus("High contrast");
    walk.show("settings-helps");
    captions(walk);
    controls(walk);
    walk.session().settings().high_contrast = true;
    walk.moment(0.5, "high-contrast");
    walk.session().settings().high_contrast = false;
    walk.wait(0.5);
    walk.open(CHRONICLE);
    walk.press("Dice");
    walk.show_pressed("Are the dice fair?", "fairness");
    walk.close();
    let before = walk.world().resource::<LastTable>().clone();
    join(walk);
    walk.set(before);
    walk.go_to(Screen::Title);
}

/// Captions with their example, as they look without a ground.
fn captions(walk: &mut Walk) {
    let before = walk.session().settings().clone();
    walk.session().settings().captions = true;
    walk.session().settings().caption_ground = CaptionGround::Outline;
    walk.press_where("the tab of sounds", |label| label == "Sound");
    walk.focus("Captions: ground");
    walk.show("settings-captions");
    walk.set(before);
}

/// Controls of every device, and their reply to a key that cannot be taken.
fn controls(walk: &mut Walk) {
    walk.press("Controls");
    for device in ["", "-left-keys", "-right-keys", "-pad", "-mouse"] {
        walk.show(&format!("settings-controls{device}"));
        walk.focus("Device");
        walk.keys([KeyCode::ArrowRight]);
    }
    walk.show_pressed("Roll", "controls-waiting");
    walk.keys([KeyCode::Enter]);
    walk.show("controls-taken");
    walk.keys([KeyCode::Escape]);
}

fn join(walk: &mut Walk) {
    walk.go_to(Screen::Join);
    walk.moment(0.0, "join");
    join_by_devices(walk);
    sit_down(walk, ["person", "empty", "person", "empty"]);
    walk.show("join-places-free");
    walk.press("Seat 1");
    walk.show_pressed("Remove", "join-too-few");
    sit_down(walk, ["person", "owl", "person", "magpie"]);
    walk.show("join-full");
    walk.show_pressed("Seat 2", "join-place-of-a-bot");
    walk.close();
    walk.show_pressed("Seat 1", "join-place");
    walk.show_pressed("Type a name", "join-letters");
    walk.open(TABLE_RULES);
    for (rule, presses, name) in [
        ("Columns to win", 0, "house-rules"),
        ("Landing on a camp", 1, "house-rules-jump"),
        ("Landing on a camp", 1, "house-rules-press-on"),
        ("New climbers", 1, "house-rules-before-the-split"),
        ("Only three camps", 1, "house-rules-three-camps"),
    ] {
        walk.focus(rule);
        walk.keys([KeyCode::ArrowRight].repeat(presses));
        walk.show_after(AFTER - ARRIVE, name);
    }
    walk.close();
    walk.moment(0.0, "agreed");
}

/// Two pads and two halves of a keyboard join; one of them looks at its place and writes a name.
fn join_by_devices(walk: &mut Walk) {
    // The first press takes the screen, those that follow sit down.
    walk.keys([KeyCode::ShiftLeft]);
    let pads = [(); 2].map(|()| walk.session().connect_pad());
    let press = |walk: &mut Walk, pad: usize, button| {
        walk.session().pad(pads[pad], button);
        walk.wait(0.2);
    };
    press(walk, 0, GamepadButton::South);
    walk.keys([KeyCode::KeyE]);
    walk.moment(0.6, "seated");
    press(walk, 1, GamepadButton::South);
    walk.moment(0.0, "seated-arriving");
    walk.wait(0.5);
    press(walk, 1, GamepadButton::South);
    walk.moment(0.5, "seated-not-ready");
    press(walk, 1, GamepadButton::South);
    press(walk, 1, GamepadButton::West);
    walk.moment(0.7, "seated-place");
    walk.open(NAMING);
    walk.moment(0.0, "seated-naming");
    walk.close();
    for pad in pads {
        walk.session().disconnect_pad(pad);
    }
}

/// Joins at another table.
fn sit_down(walk: &mut Walk, who: [&str; 4]) {
    walk.close();
    walk.go_to(Screen::Title);
    let places = who.into_iter().zip(walk.walker.names()).zip(0..);
    let places = places.map(|((who, name), mark)| LastPlace {
        name: name.to_owned(),
        mark,
        who: who.to_owned(),
    });
    walk.set(LastTable {
        places: places.collect(),
        ..default()
    });
    walk.go_to(Screen::Join);
}

/// Pages of the book, and what the passages of a turn show.
pub(super) fn book(walk: &mut Walk) {
    let turn_page = |walk: &mut Walk| walk.keys([KeyCode::PageDown]);
    let go_down = |walk: &mut Walk, times| walk.keys([KeyCode::ArrowDown].repeat(times));
    walk.open(RULES);
    walk.show_after(AFTER - ARRIVE, "book-goal");
    turn_page(walk);
    walk.show_after(BEFORE, "book-turn");
    for (passage, down, seconds) in [
        ("set-out", 2, AFTER),
        ("bust", 1, BEFORE),
        ("stop", 1, AFTER),
    ] {
        go_down(walk, down);
        walk.moment(seconds, &format!("book-turn-{passage}"));
    }
    turn_page(walk);
    go_down(walk, 1);
    walk.show_after(BEFORE, "book-risk");
    walk.keys([KeyCode::ArrowDown, KeyCode::ArrowLeft]);
    walk.moment(BEFORE, "book-risk-chosen");
    turn_page(walk);
    go_down(walk, 2);
    walk.show_after(BEFORE, "book-house-rules");
    turn_page(walk);
    walk.show_after(BEFORE, "book-controls");
    turn_page(walk);
    walk.close();
}
