//! Small buttons beside the board: take the pairing chosen back, ask for a hint, look at the last turns.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui::auto_directional_navigation::AutoDirectionalNavigation;

use super::HudSystems;
use super::answer::ask_for_hint;
use super::panels::placed;
use super::situation::{Situation, has_changed};
use crate::input::Shortcut;
use crate::referee::{Act, Match, PlayerIntent, ShowHistory, is_replay};
use crate::ui::focus::FocusOnce;
use crate::ui::glyph::glyph;
use crate::ui::prelude::*;
use crate::ui::widgets::icon_button;

/// Text scale from which on keys do not fit below the buttons.
const LARGE_TEXT: f32 = 1.5;

#[derive(Component)]
struct KeyBelow;

/// Place of a tool that only those who play need.
#[derive(Component)]
struct PlayersTool;

/// A button of the row.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Takes the pairing chosen last back.
    Undo,
    /// Shows or hides a hint.
    Hint,
    /// Opens the last turns.
    History,
}

pub(super) fn plugin(app: &mut App) {
    let has_news = has_changed
        .or_else(resource_changed::<Settings>)
        .or_else(resource_changed::<PlayerSettings>);
    let update = (
        show_keys,
        is_replay.pipe(hide_in_replays),
        allow.run_if(has_news),
    );
    app.add_systems(OnEnter(Screen::Play), spawn)
        .add_systems(Update, update.in_set(HudSystems::Show));
}

fn spawn(mut commands: Commands) {
    let row = Node {
        column_gap: px(GAP),
        ..default()
    };
    commands
        .spawn((placed("tools", Canvas::tools_rect), row))
        .with_children(|row| {
            spawn_tool(row, Tool::Undo, Art::IconUndo, texts::UNDO_OPEN).observe(take_back);
            spawn_tool(row, Tool::Hint, Art::IconHint, texts::HINT_OPEN).observe(ask_for_hint);
            spawn_tool(row, Tool::History, Art::IconHistory, texts::HISTORY_OPEN)
                .observe(|_: On<Activate>, mut commands: Commands| commands.trigger(ShowHistory));
        });
}

/// Puts a button up; those that only players need, with their key below them.
fn spawn_tool<'a>(
    row: &'a mut ChildSpawnerCommands,
    tool: Tool,
    picture: Art,
    name: TextKey,
) -> EntityCommands<'a> {
    let place = row.spawn(Node::default()).id();
    let commands = row.commands_mut();
    let button = icon_button(picture, Words::new(name), ButtonLook::Secondary);
    let button = commands.spawn((tool, button, ChildOf(place))).id();
    let control = match tool {
        Tool::Undo => Some(Control::Undo),
        Tool::Hint => Some(Control::Hint),
        Tool::History => None,
    };
    if let Some(control) = control {
        let below = Node {
            position_type: PositionType::Absolute,
            left: px(TIGHT),
            top: percent(112),
            ..default()
        };
        commands.spawn((KeyBelow, below, children![glyph(control)], ChildOf(place)));
        commands.entity(place).insert(PlayersTool);
        let shortcut = (FocusOnce, Shortcut(control));
        commands.entity(button).insert(shortcut);
    }
    commands.entity(button)
}

/// Hides what only those who play need.
fn hide_in_replays(In(is_replay): In<bool>, mut places: Query<&mut Visibility, With<PlayersTool>>) {
    for mut place in &mut places {
        place.set_if_neq(visible_if(!is_replay));
    }
}

/// Hides the keys below the buttons where text is large.
fn show_keys(settings: Res<Settings>, mut keys: Query<(Ref<KeyBelow>, &mut Node)>) {
    for (key, mut node) in &mut keys {
        if settings.is_changed() || key.is_added() {
            node.display = display_if(settings.text_scale.factor() < LARGE_TEXT);
        }
    }
}

fn allow(
    mut commands: Commands,
    (situation, current): (If<Res<Situation>>, If<Res<Match>>),
    (settings, players, seats): (Res<Settings>, Res<PlayerSettings>, Res<Seats>),
    tools: Query<(Entity, &Tool)>,
) {
    let person = situation.person.is_some();
    let can_focus = person || !current.policy().is_played;
    let can_take_back = person && current.can_take_back();
    let offers_hint = situation.person.is_some_and(|seat| {
        let own = players.hints(&seats.get(seat).name);
        // Who climbs alone is measured against Summit, and does not ask it.
        own.among(settings.hints) && seats.0.len() > 1
    });
    for (entity, tool) in &tools {
        let mut button = commands.entity(entity);
        match tool {
            Tool::History if can_focus => {
                button.insert((AutoDirectionalNavigation::default(), TabIndex(0)));
            }
            // While bots play it would be all there is to focus, and a press to hurry them would open it.
            Tool::History => {
                button.remove::<(AutoDirectionalNavigation, TabIndex)>();
            }
            Tool::Undo if can_take_back => _ = button.remove::<InteractionDisabled>(),
            Tool::Hint if offers_hint => _ = button.remove::<InteractionDisabled>(),
            Tool::Undo | Tool::Hint => _ = button.insert(InteractionDisabled),
        }
    }
}

fn take_back(
    _: On<Activate>,
    situation: If<Res<Situation>>,
    mut intents: MessageWriter<PlayerIntent>,
) {
    if let Some(seat) = situation.person {
        let act = Act::TakeBack;
        intents.write(PlayerIntent { seat, act });
    }
}
