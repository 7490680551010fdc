//! Sitting down by pressing something, and what everybody can do at their own place without steering the screen.

use bevy::{
    input::{ButtonState, keyboard::KeyboardInput},
    input_focus::InputFocus,
    math::CompassQuadrant,
    platform::collections::HashMap,
    prelude::*,
    ui_widgets::Activate,
};

use super::{
    card::{Gives, NameOf},
    draft::Draft,
    place::AtPlace,
    presses::{Press, Pressed, pressed},
};
use crate::{
    ground::{
        cycle::cycle,
        locale::Words,
        seats::{Mark, SatDown},
        states::{Menu, Screen},
        texts,
    },
    input::{Bindings, Device, InputSystems, SteeredBy, TextEntry, Used},
    referee::Notices,
    theme::widgets::Stepped,
};

/// Who opened the dialog that is open; nobody but them steers it.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct Opener(Option<Device>);

/// What everybody held when the table was set the last time.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct Held([Option<Device>; super::PLACES]);

/// Everybody sits down with what they held the last time, and what opened the screen steers it.
pub(super) fn seat(draft: &mut Draft, held: &Held, used: &Used, pads: &Query<(Entity, &Gamepad)>) {
    draft.hold(held.0, |device| {
        device.pad().is_none_or(|pad| pads.contains(pad))
    });
    draft.set_host(used.last());
}

fn keep(draft: Option<Res<Draft>>, mut held: ResMut<Held>, mut steered: ResMut<SteeredBy>) {
    if let Some(draft) = draft {
        held.0 = draft.held();
    }
    steered.0 = None;
}

/// What a guest's press changes on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Wish {
    Mark(usize, Mark),
    Name(usize, i32),
    Open(usize),
}

fn hear(
    mut strokes: MessageReader<KeyboardInput>,
    pads: Query<(Entity, &Gamepad)>,
    mut sticks: Local<HashMap<Entity, CompassQuadrant>>,
    mut draft: ResMut<Draft>,
    bindings: Res<Bindings>,
    menu: Res<State<Menu>>,
    focus: Res<InputFocus>,
    entries: Query<(), With<TextEntry>>,
    mut notices: ResMut<Notices>,
    mut wishes: Local<Vec<Wish>>,
    mut commands: Commands,
) {
    let all = pressed(
        strokes.read(),
        &pads,
        &mut sticks,
        draft.is_keyboard_shared(),
        &bindings,
    );
    if *menu.get() != Menu::None {
        return;
    }
    let typing = focus.get().is_some_and(|entity| entries.contains(entity));
    for pressed in all {
        match hear_one(&mut draft, &bindings, pressed, typing, &mut wishes) {
            Taken::Place => commands.trigger(SatDown),
            Taken::NoPlace => notices.push(Words::new(texts::JOIN_FULL)),
            Taken::Well => {}
        }
    }
    for wish in wishes.drain(..) {
        commands.run_system_cached_with(grant, wish);
    }
}

/// What became of a press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Taken {
    /// Done, or left to who steers.
    Well,
    /// Somebody has sat down.
    Place,
    /// Somebody wants to sit down, and there is no place.
    NoPlace,
}

fn sat(place: Option<usize>) -> Taken {
    place.map_or(Taken::NoPlace, |_| Taken::Place)
}

fn hear_one(
    draft: &mut ResMut<Draft>,
    bindings: &Bindings,
    pressed: Pressed,
    typing: bool,
    wishes: &mut Vec<Wish>,
) -> Taken {
    let Pressed { device, press, key } = pressed;
    if draft.host().is_none() {
        draft.set_host(Some(device));
        return Taken::Well;
    }
    let host = SteeredBy(draft.host());
    // The way out, which is on neither half of a keyboard, is for who steers.
    let steers = host.is(device) || key.is_some_and(|key| host.hears(key, bindings));
    let seat = draft.seat_of(device);
    if let (Press::Share(half), true) = (press, steers || seat.is_some()) {
        // Who writes a name with an E in it is alone at the keyboard.
        return if steers && typing {
            Taken::Well
        } else {
            sat(draft.share_keyboard(half))
        };
    }
    if steers {
        return Taken::Well;
    }
    let Some(place) = seat else {
        return sat(draft.join(device));
    };
    match press {
        Press::Towards(CompassQuadrant::West) => {
            wishes.push(Wish::Mark(place, next_mark(draft, place, -1)))
        }
        Press::Towards(CompassQuadrant::East) => {
            wishes.push(Wish::Mark(place, next_mark(draft, place, 1)))
        }
        Press::Towards(CompassQuadrant::North) => wishes.push(Wish::Name(place, -1)),
        Press::Towards(CompassQuadrant::South) => wishes.push(Wish::Name(place, 1)),
        Press::Accept => wishes.push(Wish::Open(place)),
        Press::Back => draft.leave(device),
        Press::Share(_) | Press::Other => {}
    }
    Taken::Well
}

fn next_mark(draft: &Draft, place: usize, by: i32) -> Mark {
    cycle(&Mark::ALL, draft.place(place).mark, by)
}

/// Does what a guest wished as the widgets of their card do it, so that it is seen and heard alike.
fn grant(
    In(wish): In<Wish>,
    draft: Res<Draft>,
    marks: Query<(Entity, &Gives)>,
    names: Query<(Entity, &NameOf)>,
    mut opener: ResMut<Opener>,
    mut at: ResMut<AtPlace>,
    mut next: ResMut<NextState<Menu>>,
    mut commands: Commands,
) {
    match wish {
        Wish::Mark(place, mark) => {
            let button = marks
                .iter()
                .find(|(_, Gives(of, gives))| *of == place && *gives == mark);
            if let Some((entity, _)) = button {
                commands.trigger(Activate { entity });
            }
        }
        Wish::Name(place, by) => {
            if let Some((entity, _)) = names.iter().find(|(_, NameOf(of))| *of == place) {
                commands.trigger(Stepped { entity, by });
            }
        }
        Wish::Open(place) => {
            opener.0 = draft.device(place);
            at.0 = place;
            NextState::set_if_neq(&mut next, Menu::Place);
        }
    }
}

/// Who steers: the host, and in a dialog that somebody else has opened they alone. The halves of a keyboard write
/// names with all of it.
fn choose_who_steers(
    draft: Res<Draft>,
    menu: Res<State<Menu>>,
    opener: Res<Opener>,
    mut steered: ResMut<SteeredBy>,
) {
    let in_dialog = *menu.get() != Menu::None;
    let by = opener.0.filter(|_| in_dialog).or(draft.host());
    let by = by.map(|device| match device {
        Device::LeftKeys | Device::RightKeys if in_dialog => Device::Keyboard,
        device => device,
    });
    steered.set_if_neq(SteeredBy(by));
}

/// A pad that is gone leaves its place to whatever comes instead, and whoever presses next steers where it did. The
/// dialog that it opened is closed: nobody else steers it.
fn lose_pads(
    lost: On<Remove, Gamepad>,
    draft: Option<ResMut<Draft>>,
    opener: Res<Opener>,
    mut next: ResMut<NextState<Menu>>,
) {
    let device = Device::Pad(lost.entity);
    if opener.0 == Some(device) {
        NextState::set_if_neq(&mut next, Menu::None);
    }
    if let Some(mut draft) = draft
        && (draft.host() == Some(device) || draft.seat_of(device).is_some())
    {
        draft.forget(device);
    }
}

/// A dialog that a guest has opened holds nobody up for ever: Escape closes it too.
fn leave_by_escape(
    mut strokes: MessageReader<KeyboardInput>,
    opener: Res<Opener>,
    mut next: ResMut<NextState<Menu>>,
) {
    let escape = strokes
        .read()
        .any(|stroke| stroke.state == ButtonState::Pressed && stroke.key_code == KeyCode::Escape);
    if escape && opener.0.is_some() {
        NextState::set_if_neq(&mut next, Menu::None);
    }
}

fn forget_opener(mut opener: ResMut<Opener>) {
    opener.0 = None;
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Opener>()
        .init_resource::<Held>()
        .add_observer(lose_pads)
        .add_systems(OnExit(Screen::Join), keep)
        .add_systems(OnEnter(Menu::None), forget_opener)
        .add_systems(
            PreUpdate,
            (hear, leave_by_escape, choose_who_steers)
                .chain()
                .in_set(InputSystems::Hear)
                .run_if(in_state(Screen::Join).and_then(resource_exists::<Draft>)),
        );
}
