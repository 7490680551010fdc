//! Detects activity that requires redraws.

use bevy::a11y::ActionRequest;
use bevy::input::mouse::MouseWheel;
use bevy::prelude::*;
use bevy_tweening::TweenAnim;

use crate::app::pads::{PUSHED, PadActivity};
use crate::core::art::Rasters;
use crate::referee::throw::Hand;
use crate::referee::{BeatQueue, Hold, Playback, WhoseTurn};
use crate::ui::prelude::*;

type InterfaceChanged = Or<(
    Changed<ComputedNode>,
    Changed<UiTransform>,
    Changed<BackgroundColor>,
    Changed<BorderColor>,
    Changed<ImageNode>,
    Changed<Outline>,
    (Changed<InheritedVisibility>, With<ComputedNode>),
    Changed<Text>,
    Changed<TextColor>,
)>;

type WorldChanged = Or<(
    Changed<Transform>,
    Changed<Sprite>,
    (Changed<Visibility>, Without<Node>),
)>;

#[derive(SystemParam)]
pub(super) struct Signs<'w, 's> {
    input: Input<'w, 's>,
    game: Progress<'w, 's>,
    interface: Query<'w, 's, (), InterfaceChanged>,
    world: Query<'w, 's, (), WorldChanged>,
    full_rate: Query<'w, 's, (), (With<NeedsFullRate>, Changed<Transform>)>,
    /// Absent without a renderer.
    rasters: Option<Res<'w, Rasters>>,
    canvas: Res<'w, Canvas>,
    settings: Res<'w, Settings>,
    time: Res<'w, Time<Virtual>>,
    dialog: Res<'w, State<Dialog>>,
    pointer: MessageReader<'w, 's, CursorMoved>,
}

impl Signs<'_, '_> {
    /// Returns `true` if something requires the full frame rate.
    pub(super) fn is_active(&mut self) -> bool {
        // Behind a menu the game is paused, even if events remain to be shown.
        let behind_menu =
            *self.game.screen.get() == Screen::Play && *self.dialog.get() != Dialog::NONE;
        let is_playing = !behind_menu && (self.game.is_busy() || !self.full_rate.is_empty());
        self.input.is_given()
            || is_playing
            || self.settings.is_changed()
            || self.canvas.is_changed()
            || self
                .rasters
                .as_ref()
                .is_some_and(|rasters| !rasters.are_ready())
            || !self.interface.is_empty()
    }

    /// Returns `true` if the mouse was moved.
    pub(super) fn is_pointed(&mut self) -> bool {
        self.pointer.read().count() > 0
    }

    /// Returns `true` if something moves. Ambient motion stops under reduced motion, behind a menu and at rest.
    pub(super) fn is_moving(&self) -> bool {
        let has_ambient = !self.settings.reduced_motion && !self.time.is_paused();
        has_ambient || !self.world.is_empty()
    }
}

#[derive(SystemParam)]
struct Input<'w, 's> {
    keys: Res<'w, ButtonInput<KeyCode>>,
    buttons: Res<'w, ButtonInput<MouseButton>>,
    pads: Query<'w, 's, &'static Gamepad>,
    wheel: MessageReader<'w, 's, MouseWheel>,
    pad_activity: Res<'w, PadActivity>,
    reader: MessageReader<'w, 's, ActionRequest>,
}

impl Input<'_, '_> {
    fn is_given(&mut self) -> bool {
        let keys = &self.keys;
        let buttons = &self.buttons;
        let held = keys.get_pressed().len() > 0 || buttons.get_pressed().len() > 0;
        let let_go = keys.get_just_released().len() > 0 || buttons.get_just_released().len() > 0;
        let pushed = |pad: &Gamepad| {
            pad.get_pressed().next().is_some()
                || pad.get_just_released().next().is_some()
                || pad.left_stick().length() > PUSHED
                || pad.dpad() != Vec2::ZERO
        };
        // Read all before the test: an unread event would count again in the next frame.
        let [wheel, pad] = [self.wheel.read().count() > 0, self.pad_activity.take()];
        let asked = self.reader.read().count() > 0;
        held || let_go || wheel || pad || asked || self.pads.iter().any(pushed)
    }
}

#[derive(SystemParam)]
struct Progress<'w, 's> {
    screen: Res<'w, State<Screen>>,
    queue: Res<'w, BeatQueue>,
    whose_turn: Res<'w, WhoseTurn>,
    /// Missing outside a replay.
    playback: Option<Res<'w, Playback>>,
    hands: Query<'w, 's, (), With<Hand>>,
    holds: Query<'w, 's, (), With<Hold>>,
    tweens: Query<'w, 's, (), With<TweenAnim>>,
}

impl Progress<'_, '_> {
    fn is_busy(&self) -> bool {
        let replay = self.playback.as_ref();
        let stands_still = replay.is_some_and(|it| it.is_paused || it.next.is_none());
        *self.screen.get() == Screen::Loading
            || self.screen.is_changed()
            || !self.queue.is_idle()
            || !self.holds.is_empty()
            || !self.tweens.is_empty()
            || !self.hands.is_empty()
            // People take their time; dice and bots are quick. A replay has neither.
            || (*self.screen.get() == Screen::Play
                && self.whose_turn.person().is_none()
                && !stands_still)
    }
}
