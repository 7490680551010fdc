//! Panel of a replay: timeline and buttons, in the place of roll and stop.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{PlayOn, Seek, Watching, timeline};
use crate::core::art::{Art, Picture};
use crate::core::canvas::Canvas;
use crate::core::locale::{Spoken, Words};
use crate::core::states::Screen;
use crate::core::texts;
use crate::core::texts::TextKey;
use crate::play::hud::{Actions, HudSystems, placed};
use crate::referee::{AskToGiveUp, GaveUp, LeaveGame, Replay, SavedGame, is_replay};
use crate::ui::color::{Role, fill};
use crate::ui::focus::FocusFirst;
use crate::ui::layer::Layer;
use crate::ui::spacing::{RADIUS_SMALL, TIGHT};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{
    ButtonLook, Ink, bare_button_in, button_node, column, icon_button, label, row,
};

/// The panel.
#[derive(Component)]
struct WatchPanel;

/// The button that plays on or stops.
#[derive(Component)]
struct PlayButton;

/// The button that changes the speed.
#[derive(Component)]
struct SpeedButton;

/// Label of the speed button.
#[derive(Component)]
struct SpeedLabel;

fn spawn_panel(replay: Res<Replay>, mut commands: Commands) {
    // Nobody plays on from a climb alone: its dice are those of its day.
    let plays_on = replay.log.start.seats() > 1;
    commands
        .spawn(placed("watching", Canvas::actions_rect))
        .insert((
            WatchPanel,
            // What stands here otherwise is not needed.
            fill(Role::Ink),
            Layer::OverParts.z(),
            Node {
                position_type: PositionType::Absolute,
                justify_content: JustifyContent::SpaceBetween,
                border_radius: BorderRadius::all(px(RADIUS_SMALL)),
                ..column(TIGHT / 2.0)
            },
        ))
        .with_children(|panel| {
            panel.spawn(timeline::timeline());
            panel
                .spawn(Node {
                    justify_content: JustifyContent::SpaceBetween,
                    ..row(TIGHT)
                })
                .with_children(|row| buttons(row, plays_on));
        });
}

fn buttons(row: &mut ChildSpawnerCommands, plays_on: bool) {
    let seek = |picture: Art, key: TextKey, seek: Seek| {
        (
            icon_button(picture, Words::new(key), ButtonLook::Secondary),
            observe(move |_: On<Activate>, mut commands: Commands| commands.trigger(seek)),
        )
    };
    row.spawn(seek(
        Art::IconTurnBack,
        texts::WATCH_TURN_BACK,
        Seek::Turn(-1),
    ));
    row.spawn(seek(
        Art::IconLeft,
        texts::WATCH_ACTION_BACK,
        Seek::Action(-1),
    ));
    row.spawn((
        PlayButton,
        icon_button(
            Art::IconPause,
            Words::new(texts::WATCH_PAUSE),
            ButtonLook::Primary,
        ),
        FocusFirst,
        observe(|_: On<Activate>, mut watching: ResMut<Watching>| watching.toggle()),
    ));
    row.spawn(seek(
        Art::IconRight,
        texts::WATCH_ACTION_ON,
        Seek::Action(1),
    ));
    row.spawn(seek(Art::IconTurnOn, texts::WATCH_TURN_ON, Seek::Turn(1)));
    let node = Node {
        padding: UiRect::axes(px(2.0 * TIGHT), px(TIGHT)),
        border_radius: BorderRadius::all(px(RADIUS_SMALL)),
        ..button_node(ButtonLook::Secondary)
    };
    row.spawn((
        SpeedButton,
        bare_button_in(node, Words::literal(""), ButtonLook::Secondary),
        observe(|_: On<Activate>, mut watching: ResMut<Watching>| watching.change_speed()),
        children![(
            SpeedLabel,
            label(Words::literal(""), TextSize::Small, Role::Paper),
            TextLayout::no_wrap(),
            Ink(1.0),
        )],
    ));
    if plays_on {
        row.spawn((
            icon_button(
                Art::IconFlag,
                Words::new(texts::WATCH_PLAY_ON),
                ButtonLook::Secondary,
            ),
            observe(play_on),
        ));
    }
    row.spawn((
        icon_button(
            Art::IconClose,
            Words::new(texts::WATCH_LEAVE),
            ButtonLook::Secondary,
        ),
        observe(|_: On<Activate>, mut commands: Commands| commands.trigger(LeaveGame)),
    ));
}

/// Asks first if an unfinished game has to be given up.
fn play_on(_: On<Activate>, saved: Res<SavedGame>, mut commands: Commands) {
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

/// Updates picture and words of the buttons.
fn update_buttons(
    watching: Res<Watching>,
    plays: Query<(Entity, &Children), With<PlayButton>>,
    mut pictures: Query<&mut Picture>,
    speeds: Query<Entity, With<SpeedButton>>,
    mut labels: Query<&mut Words, With<SpeedLabel>>,
    mut spoken: Query<&mut Spoken>,
) {
    let (picture, key) = if watching.is_playing() {
        (Art::IconPause, texts::WATCH_PAUSE)
    } else {
        (Art::IconPlay, texts::WATCH_PLAY)
    };
    for (button, children) in &plays {
        if let Ok(mut spoken) = spoken.get_mut(button) {
            spoken.set_if_neq(Spoken(Words::new(key)));
        }
        for child in children {
            if let Ok(mut shown) = pictures.get_mut(*child)
                && shown.art != picture
            {
                *shown = Picture::new(picture, shown.size);
            }
        }
    }
    let times = format!("{}×", watching.speed());
    for button in &speeds {
        if let Ok(mut spoken) = spoken.get_mut(button) {
            let words = Words::new(texts::WATCH_SPEED).with("times", times.clone());
            spoken.set_if_neq(Spoken(words));
        }
    }
    for mut words in &mut labels {
        words.set_if_neq(Words::literal(times.clone()));
    }
}

/// Hides roll and stop.
fn hide_actions(mut actions: Query<&mut Visibility, With<Actions>>) {
    for mut visibility in &mut actions {
        visibility.set_if_neq(Visibility::Hidden);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(play_on_instead).add_systems(
        Update,
        (
            spawn_panel.run_if(is_replay.and_then(not(any_with_component::<WatchPanel>))),
            (despawn_panel, show_actions)
                .run_if(not(is_replay).and_then(any_with_component::<WatchPanel>)),
            (update_buttons, timeline::update, hide_actions)
                .run_if(is_replay.and_then(any_with_component::<WatchPanel>)),
        )
            .chain()
            .in_set(HudSystems::Show)
            .run_if(in_state(Screen::Play)),
    );
}
