//! Sitting down: two pads and two halves of a keyboard join, and one of them looks at their place and writes a name.

use bevy::input::gamepad::{
    GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent,
};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use cant_stop::core::dialogs::Dialog;
use cant_stop::core::settings::{LastPlace, LastTable};
use cant_stop::core::states::Screen;
use cant_stop_testkit::dialogs::NAMING;

use crate::film::Film;

/// Shows the whole join screen, and leaves it with both pads disconnected.
pub(super) fn shoot(film: &mut Film) -> Result<(), String> {
    // The first press takes the screen, those that follow sit down.
    film.press(KeyCode::ShiftLeft, Key::Shift)?;
    let pads = [connect(film)?, connect(film)?];
    press(film, pads[0], GamepadButton::South)?;
    film.press(KeyCode::KeyE, Key::Character("e".into()))?;
    film.shoot_after(0.6, "seated")?;
    press(film, pads[1], GamepadButton::South)?;
    film.shoot("seated-arriving")?;
    film.wait(0.5)?;
    press(film, pads[1], GamepadButton::South)?;
    film.shoot_after(0.5, "seated-not-ready")?;
    press(film, pads[1], GamepadButton::South)?;
    press(film, pads[1], GamepadButton::West)?;
    film.shoot_after(0.7, "seated-place")?;
    film.shoot_menu(NAMING, 0.7, "seated-naming")?;
    film.open_menu(Dialog::NONE);
    film.wait(0.5)?;
    for pad in pads {
        let connection = GamepadConnection::Disconnected;
        film.world_mut()
            .write_message(GamepadConnectionEvent::new(pad, connection));
    }
    film.wait(0.2)
}

/// Sits down with three bots, looks at the last one, and leaves the table as it was.
pub(super) fn bots(film: &mut Film) -> Result<(), String> {
    let before = film.world_mut().resource::<LastTable>().clone();
    let places = ["person", "marmot", "magpie", "summit"]
        .into_iter()
        .zip(0..);
    let places = places.map(|(who, mark)| LastPlace {
        name: ["Ada", "Bruno", "Chiara", "Dani"][usize::from(mark)].to_owned(),
        mark,
        who: who.to_owned(),
    });
    let table = LastTable {
        places: places.collect(),
        ..default()
    };
    for (table, name) in [(table, Some("bots-seated")), (before, None)] {
        film.go_to(Screen::Title);
        film.wait(0.7)?;
        film.world_mut().insert_resource(table);
        film.go_to(Screen::Join);
        film.wait(1.0)?;
        if let Some(name) = name {
            film.shoot(name)?;
        }
    }
    Ok(())
}

fn connect(film: &mut Film) -> Result<Entity, String> {
    let world = film.world_mut();
    let pad = world.spawn_empty().id();
    let connection = GamepadConnection::Connected {
        name: "Pad".to_owned(),
        vendor_id: None,
        product_id: None,
    };
    world.write_message(GamepadConnectionEvent::new(pad, connection));
    film.wait(0.1)?;
    Ok(pad)
}

fn press(film: &mut Film, pad: Entity, button: GamepadButton) -> Result<(), String> {
    for value in [1.0, 0.0] {
        let change = RawGamepadButtonChangedEvent::new(pad, button, value);
        film.world_mut()
            .write_message(RawGamepadEvent::Button(change));
        film.wait(0.1)?;
    }
    Ok(())
}
