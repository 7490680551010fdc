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
use crate::ground::art::Art;
use crate::ground::canvas::Canvas;
use crate::ground::locale::Words;
use crate::ground::settings::Settings;
use crate::ground::states::Menu;
use crate::ground::states::Screen;
use crate::ground::texts;
use crate::input::{Control, FocusOnce, Shortcut};
use crate::referee::{Act, Match, PlayerIntent};
use crate::theme::spacing;
use crate::theme::widgets::{ButtonLook, icon_button};

#[derive(Component)]
struct Tools;

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
        (turn, allow.run_if(resource_exists_and_changed::<Situation>))
            .in_set(HudSystems::Show)
            .run_if(in_state(Screen::Play)),
    );
}

fn put_up(mut commands: Commands) {
    commands
        .spawn((placed("tools", Canvas::tools_rect), Tools, Pickable::IGNORE))
        .insert(Node {
            position_type: PositionType::Absolute,
            column_gap: px(spacing::GAP),
            row_gap: px(spacing::GAP),
            ..default()
        })
        .with_children(|row| {
            for tool in Tool::ALL {
                let mut button = row.spawn((
                    tool,
                    icon_button(tool.picture(), tool.name(), ButtonLook::Secondary),
                ));
                if tool != Tool::History {
                    button.insert(FocusOnce);
                }
                match tool {
                    Tool::Undo => button.insert(Shortcut(Control::Undo)).observe(take_back),
                    Tool::Hint => button.insert(Shortcut(Control::Hint)).observe(ask_for_hint),
                    Tool::History => button.observe(open_history),
                };
            }
        });
}

/// They stand one below the other, or in a row where the layout has room beside the pause.
fn turn(canvas: Res<Canvas>, settings: Res<Settings>, mut tools: Query<(Ref<Tools>, &mut Node)>) {
    for (tools, mut node) in &mut tools {
        if canvas.is_changed() || settings.is_changed() || tools.is_added() {
            let rect = canvas.tools_rect(settings.text_scale.factor());
            node.flex_direction = if rect.width() > rect.height() {
                FlexDirection::Row
            } else {
                FlexDirection::Column
            };
        }
    }
}

fn allow(
    mut commands: Commands,
    situation: Res<Situation>,
    current: Option<Res<Match>>,
    tools: Query<(Entity, &Tool)>,
) {
    let person = situation.person.is_some();
    let can_take_back = person && current.is_some_and(|current| current.can_take_back());
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
            Tool::Hint if person => _ = button.remove::<InteractionDisabled>(),
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

fn open_history(_: On<Activate>, mut next: ResMut<NextState<Menu>>) {
    NextState::set_if_neq(&mut next, Menu::History);
}
