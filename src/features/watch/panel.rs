//! Panel of a replay: timeline and buttons, in the place of roll and stop.

use bevy::prelude::*;

use super::{PlayOn, Seek, Watching, timeline};
use crate::core::art::Art;
use crate::core::canvas::Canvas;
use crate::core::locale::Words;
use crate::core::settings::Settings;
use crate::core::states::Screen;
use crate::core::texts;
use crate::core::texts::TextKey;
use crate::play::hud::{Actions, HudSystems, placed};
use crate::referee::{AskToGiveUp, GaveUp, LeaveGame, Replay, SavedGame, is_replay};
use crate::ui::color::{Role, fill};
use crate::ui::focus::FocusFirst;
use crate::ui::kit::{AddView as _, Flex, Key, View, on_press};
use crate::ui::layer::Layer;
use crate::ui::spacing::{GAP, RADIUS_SMALL, RING, TIGHT};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{
    ButtonLook, Ink, bare_button_in, button_node, column, icon_button, label, row,
};

/// Height of the words below the buttons: above the place of roll and stop, where there are any.
const WORDS: f32 = 50.0;
const LARGE_TEXT: f32 = 1.5;
/// Least widths of the button that plays on or stops, whose word changes, and of the speed.
const PLAY: f32 = 88.0;
const SPEED: f32 = 80.0;

/// The panel.
#[derive(Component)]
struct WatchPanel;

/// Place of the speed, beside the timeline.
#[derive(Component)]
struct SpeedPlace;

/// Row of all other buttons.
#[derive(Component)]
struct ButtonRow;

/// Button that changes the speed.
#[derive(PartialEq)]
struct Speed(f32);

/// Buttons below the timeline.
#[derive(PartialEq)]
struct Buttons {
    is_playing: bool,
    /// `false` for a climb alone: its dice are those of its day.
    plays_on: bool,
    has_words: bool,
}

/// Returns `true` where there is room for words: not where other parts stand close above.
fn has_words(canvas: &Canvas, text_scale: f32) -> bool {
    text_scale < LARGE_TEXT && !canvas.is_tall()
}

fn watch_rect(canvas: &Canvas, text_scale: f32) -> Rect {
    let mut place = canvas.actions_rect(text_scale);
    if has_words(canvas, text_scale) {
        place.min.y -= WORDS * text_scale;
    }
    place
}

fn spawn_panel(mut commands: Commands) {
    let node = Node {
        position_type: PositionType::Absolute,
        justify_content: JustifyContent::SpaceBetween,
        ..column(0.0).rounded(RADIUS_SMALL)
    };
    let between = |gap| Node {
        justify_content: JustifyContent::SpaceBetween,
        align_items: AlignItems::Start,
        ..row(gap)
    };
    commands
        .spawn(placed("watching", watch_rect))
        // What stands here otherwise is not needed.
        .insert((WatchPanel, fill(Role::Ink), Layer::OverParts.z(), node))
        .with_children(|panel| {
            panel.spawn(between(GAP)).with_children(|row| {
                row.spawn(timeline::timeline());
                row.spawn((SpeedPlace, Node::default()));
            });
            panel.spawn((ButtonRow, between(TIGHT)));
        });
}

impl View for Speed {
    type Container = SpeedPlace;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        let times = format!("{}×", self.0);
        let words = Words::new(texts::WATCH_SPEED).with("times", times.clone());
        let look = ButtonLook::Secondary;
        let node = Node {
            min_width: px(SPEED),
            ..button_node(look).padded(TIGHT, 0.0).rounded(RADIUS_SMALL)
        };
        parts.spawn((
            Key::of("speed"),
            bare_button_in(node, words, look),
            on_press(|mut watching: ResMut<Watching>| watching.change_speed()),
            children![(
                label(Words::literal(times), TextSize::Small, Role::Paper),
                TextLayout::no_wrap(),
                Ink(1.0),
            )],
        ));
    }
}

impl View for Buttons {
    type Container = ButtonRow;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        let seek = |picture: Art, key: TextKey, seek: Seek| {
            (
                Key::of(key.as_str()),
                icon_button(picture, Words::new(key), ButtonLook::Secondary),
                on_press(move |mut commands: Commands| commands.trigger(seek)),
            )
        };
        let (picture, key) = match self.is_playing {
            true => (Art::IconPause, texts::WATCH_PAUSE),
            false => (Art::IconPlay, texts::WATCH_PLAY),
        };
        self.group(parts, key, PLAY, |row| {
            row.spawn((
                Key::of("play"),
                icon_button(picture, Words::new(key), ButtonLook::Primary),
                FocusFirst,
                on_press(|mut watching: ResMut<Watching>| watching.toggle()),
            ));
        });
        self.group(parts, texts::WATCH_ACTION, 0.0, |row| {
            row.spawn(seek(
                Art::IconLeft,
                texts::WATCH_ACTION_BACK,
                Seek::Action(-1),
            ));
            row.spawn(seek(
                Art::IconRight,
                texts::WATCH_ACTION_ON,
                Seek::Action(1),
            ));
        });
        self.group(parts, texts::WATCH_TURN, 0.0, |row| {
            row.spawn(seek(
                Art::IconTurnBack,
                texts::WATCH_TURN_BACK,
                Seek::Turn(-1),
            ));
            row.spawn(seek(Art::IconTurnOn, texts::WATCH_TURN_ON, Seek::Turn(1)));
        });
        let one = |picture, key: TextKey| {
            let button = icon_button(picture, Words::new(key), ButtonLook::Secondary);
            (Key::of(key.as_str()), button)
        };
        if self.plays_on {
            self.group(parts, texts::WATCH_PLAY_ON_SHORT, 0.0, |row| {
                row.spawn((one(Art::IconFlag, texts::WATCH_PLAY_ON), on_press(play_on)));
            });
        }
        self.group(parts, texts::WATCH_LEAVE, 0.0, |row| {
            let leave = on_press(|mut commands: Commands| commands.trigger(LeaveGame));
            row.spawn((one(Art::IconClose, texts::WATCH_LEAVE), leave));
        });
    }
}

impl Buttons {
    /// Draws buttons with one word below them.
    fn group(
        &self,
        parts: &mut ChildSpawnerCommands,
        word: TextKey,
        least_width: f32,
        buttons: impl FnOnce(&mut ChildSpawnerCommands),
    ) {
        let node = Node {
            align_items: AlignItems::Center,
            min_width: px(least_width),
            ..column(0.0)
        };
        parts.spawn(node).with_children(|group| {
            group.spawn(row(TIGHT / 2.0)).with_children(buttons);
            if self.has_words {
                let word = label(Words::new(word), TextSize::Small, Role::Paper);
                let below_ring = Node {
                    margin: UiRect::top(px(2.0 * RING)),
                    ..default()
                };
                group.spawn((word, TextLayout::no_wrap(), below_ring));
            }
        });
    }
}

/// Asks first if an unfinished game has to be given up.
fn play_on(saved: Res<SavedGame>, mut commands: Commands) {
    if saved.0.is_some() {
        commands.trigger(AskToGiveUp);
    } else {
        commands.trigger(PlayOn);
    }
}

/// Plays on in the place of the unfinished game, now that it is given up.
fn play_on_instead(_: On<GaveUp>, _: If<Res<Watching>>, mut commands: Commands) {
    commands.trigger(PlayOn);
}

/// Takes the panel away when a game is played on.
fn despawn_panel(panels: Query<Entity, With<WatchPanel>>, mut commands: Commands) {
    for panel in &panels {
        commands.entity(panel).despawn();
    }
}

/// Shows roll and stop again.
fn show_actions(mut actions: Query<&mut Visibility, With<Actions>>) {
    for mut visibility in &mut actions {
        visibility.set_if_neq(Visibility::Inherited);
    }
}

/// Hides roll and stop.
fn hide_actions(mut actions: Query<&mut Visibility, With<Actions>>) {
    for mut visibility in &mut actions {
        visibility.set_if_neq(Visibility::Hidden);
    }
}

fn buttons(
    watching: If<Res<Watching>>,
    replay: If<Res<Replay>>,
    (canvas, settings): (Res<Canvas>, Res<Settings>),
) -> Option<Buttons> {
    Some(Buttons {
        is_playing: watching.is_playing(),
        plays_on: replay.log.start.seats() > 1,
        has_words: has_words(&canvas, settings.text_scale.factor()),
    })
}

pub(super) fn plugin(app: &mut App) {
    let speed = |watching: If<Res<Watching>>| Some(Speed(watching.speed()));
    app.add_observer(play_on_instead)
        .add_view(speed)
        .add_view(buttons)
        .add_systems(
            Update,
            (
                spawn_panel.run_if(is_replay.and_then(not(any_with_component::<WatchPanel>))),
                (despawn_panel, show_actions)
                    .run_if(not(is_replay).and_then(any_with_component::<WatchPanel>)),
                (timeline::update, hide_actions)
                    .run_if(is_replay.and_then(any_with_component::<WatchPanel>)),
            )
                .chain()
                .in_set(HudSystems::Show)
                .run_if(in_state(Screen::Play)),
        );
}
