//! Small buttons beside the board: take the pairing chosen back, ask for a hint, look at the last turns.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui::auto_directional_navigation::AutoDirectionalNavigation;
use bevy::ui_widgets::Activate;

use super::HudSystems;
use super::answer::ask_for_hint;
use super::panels::placed;
use super::situation::Situation;
use crate::core::art::Art;
use crate::core::canvas::Canvas;
use crate::core::locale::Words;
use crate::core::seats::Seats;
use crate::core::settings::{PlayerSettings, Settings};
use crate::core::states::Screen;
use crate::core::texts;
use crate::input::Shortcut;
use crate::referee::{Act, Match, PlayerIntent, ShowHistory, is_replay};
use crate::ui::control::Control;
use crate::ui::focus::FocusOnce;
use crate::ui::glyph::glyph;
use crate::ui::spacing;
use crate::ui::widgets::{ButtonLook, icon_button};

/// Text scale from which on keys do not fit below the buttons.
const LARGE_TEXT: f32 = 1.5;

/// Key of a button, below it.
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

impl Tool {
    const ALL: [Tool; 3] = [Tool::Undo, Tool::Hint, Tool::History];

    fn picture(self) -> Art {
        match self {
            Tool::Undo => Art::IconUndo,
            Tool::Hint => Art::IconHint,
            Tool::History => Art::IconHistory,
        }
    }

    fn name(self) -> Words {
        Words::new(match self {
            Tool::Undo => texts::UNDO_OPEN,
            Tool::Hint => texts::HINT_OPEN,
            Tool::History => texts::HISTORY_OPEN,
        })
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), put_up);
    app.add_systems(
        Update,
        (
            show_keys,
            is_replay.pipe(hide_in_replays),
            allow.run_if(resource_exists_and_changed::<Situation>.or_else(
                resource_exists::<Situation>.and_then(
                    resource_changed::<Settings>.or_else(resource_changed::<PlayerSettings>),
                ),
            )),
        )
            .in_set(HudSystems::Show)
            .run_if(in_state(Screen::Play)),
    );
}

fn put_up(mut commands: Commands) {
    commands
        .spawn(placed("tools", Canvas::tools_rect))
        .insert(Node {
            position_type: PositionType::Absolute,
            column_gap: px(spacing::GAP),
            ..default()
        })
        .with_children(|row| {
            for tool in Tool::ALL {
                let mut place = row.spawn((Node::default(), Visibility::default()));
                if tool != Tool::History {
                    place.insert(PlayersTool);
                }
                place.with_children(|place| put_up_tool(place, tool));
            }
        });
}

fn put_up_tool(place: &mut ChildSpawnerCommands, tool: Tool) {
    let mut button = place.spawn((
        tool,
        icon_button(tool.picture(), tool.name(), ButtonLook::Secondary),
    ));
    if tool != Tool::History {
        button.insert(FocusOnce);
    }
    let control = match tool {
        Tool::Undo => {
            button.observe(take_back);
            Control::Undo
        }
        Tool::Hint => {
            button.observe(ask_for_hint);
            Control::Hint
        }
        Tool::History => {
            button.observe(open_history);
            return;
        }
    };
    button.insert(Shortcut(control));
    place.spawn((
        KeyBelow,
        Node {
            position_type: PositionType::Absolute,
            left: px(spacing::TIGHT),
            top: percent(112),
            ..default()
        },
        children![glyph(control)],
    ));
}

/// Hides what only those who play need.
fn hide_in_replays(In(is_replay): In<bool>, mut places: Query<&mut Visibility, With<PlayersTool>>) {
    for mut place in &mut places {
        place.set_if_neq(if is_replay {
            Visibility::Hidden
        } else {
            Visibility::Inherited
        });
    }
}

/// Hides the keys below the buttons where text is large.
fn show_keys(settings: Res<Settings>, mut keys: Query<(Ref<KeyBelow>, &mut Node)>) {
    for (key, mut node) in &mut keys {
        if settings.is_changed() || key.is_added() {
            node.display = if settings.text_scale.factor() < LARGE_TEXT {
                Display::Flex
            } else {
                Display::None
            };
        }
    }
}

fn allow(
    mut commands: Commands,
    situation: Res<Situation>,
    current: Option<Res<Match>>,
    settings: Res<Settings>,
    (players, seats): (Res<PlayerSettings>, Res<Seats>),
    tools: Query<(Entity, &Tool)>,
) {
    let person = situation.person.is_some();
    let can_take_back = person && current.is_some_and(|current| current.can_take_back());
    let offers_hint = situation.person.is_some_and(|seat| {
        let own = players.hints(&seats.get(seat).name);
        // Who climbs alone is measured against Summit, and does not ask it.
        own.among(settings.hints) && seats.0.len() > 1
    });
    for (entity, tool) in &tools {
        let mut button = commands.entity(entity);
        match tool {
            Tool::History if person => {
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
    situation: Option<Res<Situation>>,
    mut intents: MessageWriter<PlayerIntent>,
) {
    if let Some(seat) = situation.and_then(|situation| situation.person) {
        intents.write(PlayerIntent {
            seat,
            act: Act::TakeBack,
        });
    }
}

fn open_history(_: On<Activate>, mut commands: Commands) {
    commands.trigger(ShowHistory);
}
