//! The signs that something is under way, or at least moves.

use bevy::ecs::system::SystemParam;
use bevy::input::mouse::MouseWheel;
use bevy::prelude::*;
use bevy_tweening::TweenAnim;

use super::pads::PadsFelt;
use crate::core::art::Rasters;
use crate::core::canvas::Canvas;
use crate::core::redraw::Brisk;
use crate::core::settings::Settings;
use crate::core::states::Screen;
use crate::referee::throw::Hand;
use crate::referee::{BeatQueue, Hold, WhoseTurn};

/// A stick of a pad is moved when it is pushed further than this, 0 to 1.
const PUSHED: f32 = 0.2;

/// Anything of the interface that looks otherwise than in the frame before.
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

/// Anything in the world that does.
type WorldChanged = Or<(
    Changed<Transform>,
    Changed<Sprite>,
    (Changed<Visibility>, Without<Node>),
)>;

/// What tells whether something is under way.
#[derive(SystemParam)]
pub(super) struct Signs<'w, 's> {
    input: Input<'w, 's>,
    game: Progress<'w, 's>,
    interface: Query<'w, 's, (), InterfaceChanged>,
    world: Query<'w, 's, (), WorldChanged>,
    brisk: Query<'w, 's, (), (With<Brisk>, Changed<Transform>)>,
    /// Not there where nothing is rendered.
    rasters: Option<Res<'w, Rasters>>,
    canvas: Res<'w, Canvas>,
    settings: Res<'w, Settings>,
    time: Res<'w, Time<Virtual>>,
}

impl Signs<'_, '_> {
    /// Whether something is under way that is to be seen at full rate.
    pub(super) fn stir(&mut self) -> bool {
        // The game stands still behind a menu, whatever is left to be shown.
        let plays = !self.time.is_paused() && (self.game.goes_on() || !self.brisk.is_empty());
        self.input.is_given()
            || plays
            || self.settings.is_changed()
            || self.canvas.is_changed()
            || self
                .rasters
                .as_ref()
                .is_some_and(|rasters| !rasters.are_ready())
            || !self.interface.is_empty()
    }

    /// Whether something moves, or could: what moves by itself stops under reduced motion and behind a menu.
    pub(super) fn moves(&self) -> bool {
        let may = !self.settings.reduced_motion && !self.time.is_paused();
        may || !self.world.is_empty()
    }
}

/// What people do to keys, mouse and pads.
#[derive(SystemParam)]
struct Input<'w, 's> {
    keys: Res<'w, ButtonInput<KeyCode>>,
    buttons: Res<'w, ButtonInput<MouseButton>>,
    pads: Query<'w, 's, &'static Gamepad>,
    wheel: MessageReader<'w, 's, MouseWheel>,
    felt: Res<'w, PadsFelt>,
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
        // All are asked: what is read here must not be found again in the next frame.
        let [wheel, felt] = [self.wheel.read().count() > 0, self.felt.take()];
        held || let_go || wheel || felt || self.pads.iter().any(pushed)
    }
}

/// What the game itself is doing.
#[derive(SystemParam)]
struct Progress<'w, 's> {
    screen: Res<'w, State<Screen>>,
    queue: Res<'w, BeatQueue>,
    whose_turn: Res<'w, WhoseTurn>,
    hand: Option<Res<'w, Hand>>,
    holds: Query<'w, 's, (), With<Hold>>,
    tweens: Query<'w, 's, (), With<TweenAnim>>,
}

impl Progress<'_, '_> {
    fn goes_on(&self) -> bool {
        *self.screen.get() == Screen::Loading
            || self.screen.is_changed()
            || !self.queue.is_idle()
            || !self.holds.is_empty()
            || !self.tweens.is_empty()
            || self.hand.is_some()
            // Only people take their time; dice and bots are quick.
            || (*self.screen.get() == Screen::Play && self.whose_turn.person().is_none())
    }
}
