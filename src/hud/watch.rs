//! What a game that is watched again is played, stopped and stepped through with.

use bevy::{prelude::*, ui_widgets::Activate};

use crate::ground::locale::Words;
use crate::ground::states::Screen;
use crate::ground::texts::{self, TextKey};
use crate::referee::{LeaveGame, Seek, Watching};
use crate::theme::layer::Layer;
use crate::theme::spacing::TIGHT;
use crate::theme::widgets::{ButtonLook, button_in, button_node};

/// The row of buttons, as it is while the game plays or stands, at one speed.
#[derive(Component)]
struct WatchBar;

fn show(
    watching: Option<Res<Watching>>,
    bars: Query<Entity, With<WatchBar>>,
    mut was: Local<Option<(bool, f32)>>,
    mut commands: Commands,
) {
    let now = watching.map(|watching| (watching.is_playing(), watching.speed()));
    if *was == now && bars.is_empty() == now.is_none() {
        return;
    }
    *was = now;
    for bar in &bars {
        commands.entity(bar).despawn();
    }
    let Some((is_playing, speed)) = now else {
        return;
    };
    let play = if is_playing {
        texts::WATCH_PAUSE
    } else {
        texts::WATCH_PLAY
    };
    let bar = Node {
        position_type: PositionType::Absolute,
        left: percent(5),
        right: percent(5),
        bottom: percent(5),
        flex_wrap: FlexWrap::Wrap,
        justify_content: JustifyContent::Center,
        column_gap: px(TIGHT),
        row_gap: px(TIGHT),
        ..default()
    };
    commands
        .spawn((
            WatchBar,
            Name::new("watch bar"),
            DespawnOnExit(Screen::Play),
            bar,
            Pickable::IGNORE,
            Layer::ForEverybody.z(),
        ))
        .with_children(|bar| {
            seek_button(bar, texts::WATCH_TURN_BACK, Seek::Turn(-1));
            seek_button(bar, texts::WATCH_ACTION_BACK, Seek::Action(-1));
            bar.spawn(small(Words::new(play), ButtonLook::Primary))
                .observe(|_: On<Activate>, mut watching: ResMut<Watching>| watching.toggle());
            seek_button(bar, texts::WATCH_ACTION_ON, Seek::Action(1));
            seek_button(bar, texts::WATCH_TURN_ON, Seek::Turn(1));
            let words = Words::new(texts::WATCH_SPEED).with("times", format!("{speed}×"));
            bar.spawn(small(words, ButtonLook::Secondary))
                .observe(|_: On<Activate>, mut watching: ResMut<Watching>| watching.change_speed());
            bar.spawn(small(Words::new(texts::WATCH_LEAVE), ButtonLook::Secondary))
                .observe(|_: On<Activate>, mut commands: Commands| commands.trigger(LeaveGame));
        });
}

fn small(words: Words, look: ButtonLook) -> impl Bundle {
    button_in(button_node(look), words, look)
}

fn seek_button(bar: &mut ChildSpawnerCommands, key: TextKey, seek: Seek) {
    bar.spawn(small(Words::new(key), ButtonLook::Secondary))
        .observe(move |_: On<Activate>, mut commands: Commands| commands.trigger(seek));
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show.run_if(in_state(Screen::Play)));
}
