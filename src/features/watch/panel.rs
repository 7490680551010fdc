//! Panel of a replay: timeline and buttons, in the place of roll and stop.

use bevy::prelude::*;
use cant_stop_rules::ToAct;

use super::{PlayOn, Seek, Watching, timeline};
use crate::play::hud::{Actions, HudSystems, placed};
use crate::referee::{
    AskToGiveUp, GaveUp, LeaveGame, Match, Notices, RecordFolder, SavedGame, is_replay,
};
use crate::ui::prelude::*;
use crate::ui::widgets::{icon_button, show};

/// Height of the words below the buttons: above the place of roll and stop, where there are any.
const WORDS: f32 = 50.0;
const LARGE_TEXT: f32 = 1.5;
/// Least widths of the button that plays on or stops, whose word changes, and of the speed.
const PLAY: f32 = 88.0;
const SPEED: f32 = 80.0;

#[derive(Component)]
struct WatchPanel;

#[derive(Component)]
struct SpeedPlace;

#[derive(Component)]
struct ButtonRow;

#[derive(PartialEq)]
struct Speed(f32);

#[derive(PartialEq)]
struct Buttons {
    is_playing: bool,
    /// `false` at the beginning and the end of a game, and for a climb alone: its dice are those of its day.
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

fn spawn_panel(watching: Res<Watching>, seats: Res<Seats>, mut commands: Commands) {
    let node = Node {
        position_type: PositionType::Absolute,
        justify_content: JustifyContent::SpaceBetween,
        ..column(0.0).rounded(RADIUS_SMALL)
    };
    let between = |gap| {
        let line = row(gap).justified(JustifyContent::SpaceBetween);
        line.aligned(AlignItems::Start)
    };
    commands
        .spawn(placed("watching", watch_rect))
        // What stands here otherwise is not needed.
        .insert((WatchPanel, fill(Role::Ink), Layer::OverParts.z(), node))
        .with_children(|panel| {
            panel.spawn(between(GAP)).with_children(|row| {
                row.spawn(timeline::timeline(&watching, &seats));
                row.spawn((SpeedPlace, Node::default()));
            });
            panel.spawn((ButtonRow, between(TIGHT)));
        });
}

impl View for Speed {
    type Container = SpeedPlace;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        let times = texts::WATCH_TIMES.with("times", decimal(f64::from(self.0)));
        let words = texts::WATCH_SPEED.with("times", times.clone());
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
                label(times, TextSize::Small, Role::Paper),
                TextLayout::no_wrap(),
                Ink(1.0),
            )],
        ));
    }
}

impl View for Buttons {
    type Container = ButtonRow;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        let (picture, key) = match self.is_playing {
            true => (Art::IconPause, texts::WATCH_PAUSE),
            false => (Art::IconPlay, texts::WATCH_PLAY),
        };
        self.group(parts, key, PLAY, |row| {
            row.spawn((
                Key::of("play"),
                icon_button(picture, Words::new(key), ButtonLook::Primary),
                FocusFirst,
                on_press(play_or_pause),
            ));
        });
        let one = |picture, key: TextKey| {
            let button = icon_button(picture, Words::new(key), ButtonLook::Secondary);
            (Key::of(key.as_str()), button)
        };
        let action = [
            (Art::IconLeft, texts::WATCH_ACTION_BACK, Seek::Action(-1)),
            (Art::IconRight, texts::WATCH_ACTION_ON, Seek::Action(1)),
        ];
        let turn = [
            (Art::IconTurnBack, texts::WATCH_TURN_BACK, Seek::Turn(-1)),
            (Art::IconTurnOn, texts::WATCH_TURN_ON, Seek::Turn(1)),
        ];
        for (word, both) in [(texts::WATCH_ACTION, action), (texts::WATCH_TURN, turn)] {
            self.group(parts, word, 0.0, |row| {
                for (picture, key, seek) in both {
                    let seek = move |mut commands: Commands| commands.trigger(seek);
                    row.spawn((one(picture, key), on_press(seek)));
                }
            });
        }
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
            min_width: px(least_width),
            ..column(0.0).aligned(AlignItems::Center)
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

/// Pauses or plays on; from the end, once more from the beginning.
fn play_or_pause(current: If<Res<Match>>, mut watching: ResMut<Watching>, mut commands: Commands) {
    if !watching.is_playing() && current.done() == watching.length() {
        commands.trigger(Seek::To(0));
        commands.run_system_cached(|mut watching: If<ResMut<Watching>>| watching.toggle());
        return;
    }
    watching.toggle();
}

/// Asks first if an unfinished game has to be given up.
fn play_on(
    saved: Res<SavedGame>,
    mut folder: ResMut<RecordFolder>,
    mut notices: ResMut<Notices>,
    watched: If<Res<Match>>,
    mut commands: Commands,
) {
    if watched.game().to_act() == ToAct::None {
        commands.trigger(PlayOn);
    } else if saved.0.is_some() {
        commands.trigger(AskToGiveUp);
    } else if !folder.holds_back(&mut notices) {
        commands.trigger(PlayOn);
    }
}

/// Plays on in the place of the unfinished game, now that it is given up.
fn play_on_instead(_: On<GaveUp>, _: If<Res<Watching>>, mut commands: Commands) {
    commands.trigger(PlayOn);
}

/// Takes the panel away when a game is played on.
fn despawn_panel(panels: Query<Entity, With<WatchPanel>>, mut commands: Commands) {
    despawn_all(&mut commands, panels);
}

fn hide_actions(mut actions: Query<&mut Visibility, With<Actions>>) {
    for visibility in &mut actions {
        show(visibility, false);
    }
}

fn buttons(
    watching: If<Res<Watching>>,
    watched: If<Res<Match>>,
    (canvas, settings): (Res<Canvas>, Res<Settings>),
) -> Option<Buttons> {
    let game = watched.game();
    Some(Buttons {
        is_playing: watching.is_playing(),
        plays_on: watched.done() > 0 && game.seats() > 1 && game.to_act() != ToAct::None,
        has_words: has_words(&canvas, settings.text_scale.factor()),
    })
}

pub(super) fn plugin(app: &mut App) {
    let speed = |watching: If<Res<Watching>>| Some(Speed(watching.speed()));
    let has_panel = any_with_component::<WatchPanel>;
    app.add_observer(play_on_instead)
        .add_view(speed)
        .add_view(buttons)
        .add_systems(
            Update,
            (
                spawn_panel.run_if(is_replay.and_then(not(has_panel))),
                despawn_panel.run_if(not(is_replay).and_then(has_panel)),
                (timeline::update, hide_actions).run_if(is_replay.and_then(has_panel)),
            )
                .chain()
                .in_set(HudSystems::Show)
                .run_if(in_state(Screen::Play)),
        );
}
