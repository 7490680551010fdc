//! Buttons and focus, as heard.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui_widgets::ValueChange;

use super::catalogue::Sound;
use super::cue::{Cue, SoundSystems};
use crate::core::seats::SeatDressed;
use crate::input::{Shortcut, ShortcutRefused, TurnRefused};
use crate::referee::IntentRefused;
use crate::ui::prelude::*;
use crate::ui::widgets::{Sideways, Slid, Slider, Toast, Toggle};

pub(super) fn plugin(app: &mut App) {
    app.add_observer(hear_press)
        .add_observer(hear_back)
        .add_observer(hear_slide)
        .add_observer(hear_toggle)
        .add_observer(hear_step)
        .add_observer(hear_dressing)
        .add_observer(hear_toast);
    app.add_systems(
        Update,
        (hear_focus, hear_refusals, hear_dialog).in_set(SoundSystems::Cue),
    );
}

/// Playback rate added from the lowest to the highest value of a slider.
const SLIDE: f32 = 0.6;
/// Playback rates of a toggle that goes off, and of one that goes on.
const TOGGLED: [f32; 2] = [0.84, 1.12];

/// Parts of a widget, as the arrows of a stepper, are heard as the widget.
fn hear_press(
    pressed: On<Activate>,
    widgets: Query<Option<&Shortcut>, With<TabIndex>>,
    mut cues: MessageWriter<Cue>,
) {
    let has_its_own = |shortcut: Option<&Shortcut>| {
        shortcut.is_some_and(|shortcut| matches!(shortcut.0, Control::Roll | Control::Stop))
    };
    if widgets
        .get(pressed.entity)
        .is_ok_and(|shortcut| !has_its_own(shortcut))
    {
        cues.write(Cue::plain(Sound::Press, "press"));
    }
}

/// Back is heard where there is somewhere to go back to.
fn hear_back(
    _: On<BackRequested>,
    menu: Res<State<Dialog>>,
    screen: Res<State<Screen>>,
    mut cues: MessageWriter<Cue>,
) {
    if *menu.get() != Dialog::NONE || matches!(screen.get(), Screen::Join | Screen::Results) {
        cues.write(Cue::plain(Sound::Back, "back"));
    }
}

/// The higher, the more.
fn hear_slide(slid: On<Slid>, sliders: Query<&Slider>, mut cues: MessageWriter<Cue>) {
    if let Ok(slider) = sliders.get(slid.entity) {
        let share = f32::from(slid.to) / f32::from(slider.most.max(1));
        cues.write(Cue {
            rate: 1.0 + SLIDE * (share - 0.5),
            ..Cue::plain(Sound::Slide, "slide")
        });
    }
}

/// Higher on than off.
fn hear_toggle(
    change: On<ValueChange<bool>>,
    toggles: Query<&Toggle>,
    mut cues: MessageWriter<Cue>,
) {
    if toggles
        .get(change.source)
        .is_ok_and(|toggle| toggle.0 != change.value)
    {
        cues.write(Cue {
            rate: TOGGLED[usize::from(change.value)],
            ..Cue::plain(Sound::Toggle, "toggle")
        });
    }
}

/// Whatever goes from value to value and has no sound of its own for it.
fn hear_step(
    stepped: On<Stepped>,
    widgets: Query<(), (With<Sideways>, Without<Slider>, Without<Toggle>)>,
    mut cues: MessageWriter<Cue>,
) {
    if widgets.contains(stepped.entity) {
        cues.write(Cue::plain(Sound::Press, "press"));
    }
}

fn hear_dressing(_: On<SeatDressed>, mut cues: MessageWriter<Cue>) {
    cues.write(Cue::plain(Sound::Press, "press"));
}

fn hear_toast(_: On<Add, Toast>, mut cues: MessageWriter<Cue>) {
    cues.write(Cue::plain(Sound::Toast, "notice"));
}

/// A dialog is heard coming and going, not turning into another one.
fn hear_dialog(
    menu: Res<State<Dialog>>,
    mut before: Local<Option<Dialog>>,
    mut cues: MessageWriter<Cue>,
) {
    let now = *menu.get();
    let was = before.replace(now).unwrap_or(now);
    let sound = match (was == Dialog::NONE, now == Dialog::NONE) {
        (true, false) => Sound::Open,
        (false, true) => Sound::Close,
        _ => return,
    };
    cues.write(Cue::plain(sound, "dialog"));
}

/// Sounds the focus when a player moves it with keys or a pad, not when a screen sets it.
fn hear_focus(
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    mut before: Local<Option<Entity>>,
    mut cues: MessageWriter<Cue>,
) {
    let now = focus.get();
    if now != *before {
        if visible.0 && now.is_some() && before.is_some() {
            cues.write(Cue::plain(Sound::Focus, "focus"));
        }
        *before = now;
    }
}

fn hear_refusals(
    mut refused: MessageReader<IntentRefused>,
    mut out_of_turn: MessageReader<TurnRefused>,
    mut shortcuts: MessageReader<ShortcutRefused>,
    mut cues: MessageWriter<Cue>,
) {
    if refused.read().count() + out_of_turn.read().count() + shortcuts.read().count() > 0 {
        cues.write(Cue::plain(Sound::Refuse, "refused"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::ecs::message::Messages;

    /// The cues after `act` on a widget with these parts.
    fn heard(parts: impl Bundle, act: impl FnOnce(&mut World, Entity)) -> Vec<Cue> {
        let mut app = App::new();
        app.add_message::<Cue>()
            .add_observer(hear_press)
            .add_observer(hear_slide)
            .add_observer(hear_toggle)
            .add_observer(hear_step);
        let widget = app.world_mut().spawn(parts).id();
        act(app.world_mut(), widget);
        let mut cues = app.world_mut().resource_mut::<Messages<Cue>>();
        cues.drain().collect()
    }

    #[test]
    fn every_widget_is_heard_once() {
        let slid = |to| {
            heard(Slider { now: 3, most: 10 }, |world, entity| {
                world.trigger(Slid { entity, to });
            })
        };
        assert_eq!((slid(0).len(), slid(10).len()), (1, 1));
        assert!(slid(0)[0].rate < slid(10)[0].rate);
        let switched = |value: bool| {
            heard(Toggle(!value), |world, source| {
                world.trigger(ValueChange {
                    source,
                    value,
                    is_final: true,
                });
            })
        };
        assert_eq!((switched(true).len(), switched(false).len()), (1, 1));
        assert!(switched(false)[0].rate < switched(true)[0].rate);
        let stepped = heard(Sideways, |world, entity| {
            world.trigger(Stepped { entity, by: 1 });
        });
        assert_eq!(stepped.len(), 1);
        let press = |world: &mut World, entity| world.trigger(Activate { entity });
        assert_eq!(heard(TabIndex(0), press).len(), 1);
        let arrow = heard((), press);
        assert_eq!(arrow.len(), 0, "an arrow is heard as its stepper");
    }
}
