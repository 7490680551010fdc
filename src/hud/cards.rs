//! The three pairings of a roll as cards: what each would do, and why one cannot be chosen.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;
use cant_stop_rules::{Climb, Game, Move, Pairing};

use super::HudSystems;
use super::answer::ask_why;
use super::panels::placed;
use super::situation::Situation;
use super::why::reason;
use crate::ground::canvas::Canvas;
use crate::ground::locale::Words;
use crate::ground::settings::{Settings, TextScale};
use crate::ground::states::{Screen, TurnPhase};
use crate::ground::texts;
use crate::input::FocusFirst;
use crate::referee::Preview;
use crate::referee::{Act, PlayerIntent};
use crate::theme::widgets::{ButtonLook, Ink, bare_button, bare_button_in, label, medium_label};
use crate::theme::{color::Role, spacing, type_scale::TextSize};

const GAP: f32 = 16.0;
/// Between cards that stand one below the other.
const STACKED_GAP: f32 = 10.0;

/// The row of cards, and what they were dealt for.
#[derive(Component, Default)]
struct Cards {
    dealt: Option<(Situation, Form)>,
}

/// What pressing a card chooses, and the pairs of dice it stands for.
#[derive(Component, Clone, Copy)]
struct Choice {
    mv: Option<Move>,
    pairs: [[u8; 2]; 2],
}

/// A card that cannot be chosen, with what it stands for.
#[derive(Component, Clone, Debug)]
pub(super) struct DimCard {
    /// Which of the three pairings it is, 0 to 2.
    pub(super) split: usize,
    /// The pairing, with what is in its way.
    pub(super) pairing: Pairing,
    /// Its sums.
    pub(super) title: Words,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), spawn_row);
    app.add_systems(
        Update,
        (
            deal.run_if(in_state(TurnPhase::Pairing).and_then(resource_exists::<Situation>)),
            preview_choice.run_if(in_state(Screen::Play)),
        )
            .chain()
            .in_set(HudSystems::Show),
    );
    app.add_systems(OnExit(TurnPhase::Pairing), take_cards_away);
}

fn spawn_row(mut commands: Commands) {
    commands
        .spawn((
            placed("pairing cards", Canvas::cards_rect),
            Cards::default(),
        ))
        .insert(Node {
            position_type: PositionType::Absolute,
            column_gap: px(GAP),
            ..default()
        });
}

/// Deals the cards anew where there is anything new on them; otherwise they keep the focus.
fn deal(
    mut commands: Commands,
    situation: Res<Situation>,
    canvas: Res<Canvas>,
    settings: Res<Settings>,
    row: Single<(Entity, &mut Cards, &mut Node)>,
) {
    let (row, mut cards, mut node) = row.into_inner();
    let stacked = canvas
        .play_layout(settings.text_scale.factor())
        .cards_stacked;
    let form = Form {
        stacked,
        large: settings.text_scale != TextScale::Normal,
        person: situation.person.is_some(),
    };
    let now = Some((*situation, form));
    if cards.dealt == now {
        return;
    }
    cards.dealt = now;
    (node.flex_direction, node.row_gap) = if stacked {
        (FlexDirection::Column, px(STACKED_GAP))
    } else {
        (FlexDirection::Row, px(0))
    };
    let Some(pairings) = situation.game.pairings() else {
        return;
    };
    let first = pairings
        .iter()
        .position(|pairing| !pairing.moves().is_empty());
    let mut row = commands.entity(row);
    row.despawn_related::<Children>().with_children(|row| {
        for (index, pairing) in pairings.iter().enumerate() {
            let focus = Some(index) == first;
            match pairing.moves() {
                [] => dim_card(row, form, index, pairing),
                &[mv] => {
                    let second = effect(&situation.game, mv);
                    let title = sums(pairing);
                    choice_card(row, form, title, Some(second), pairing, mv, focus);
                }
                moves => split_card(row, form, &situation.game, pairing, moves, focus),
            }
        }
    });
}

fn take_cards_away(mut commands: Commands, row: Single<(Entity, &mut Cards)>) {
    let (row, mut cards) = row.into_inner();
    cards.dealt = None;
    commands.entity(row).despawn_related::<Children>();
}

fn sums(pairing: &Pairing) -> Words {
    let [mut a, mut b] = pairing.sums;
    if a > b {
        std::mem::swap(&mut a, &mut b);
    }
    Words::new(texts::CARD_SUMS)
        .with("first", a.number())
        .with("second", b.number())
}

/// What a move would do, in few words.
fn effect(game: &Game, mv: Move) -> Words {
    match &game.preview(mv)[..] {
        [one] if one.to == one.column.height() => {
            Words::new(texts::CARD_TO_TOP).with("column", one.column.number())
        }
        [one] => Words::new(texts::CARD_ONE)
            .with("column", one.column.number())
            .with("steps", one.to - one.from),
        [one, two, ..] => Words::new(texts::CARD_TWO)
            .with("first", one.column.number())
            .with("up", one.to - one.from)
            .with("second", two.column.number())
            .with("too", two.to - two.from),
        [] => Words::literal(""),
    }
}

/// How the cards of a deal are made.
#[derive(Clone, Copy, PartialEq)]
struct Form {
    /// One below the other, each a line: large text needs the width.
    stacked: bool,
    /// Whether text is larger than designed.
    large: bool,
    /// Whether a person is to choose.
    person: bool,
}

impl Form {
    fn node(self) -> Node {
        let lines = Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            align_items: AlignItems::Center,
            border_radius: BorderRadius::all(px(spacing::RADIUS)),
            ..default()
        };
        if self.stacked {
            Node {
                justify_content: JustifyContent::SpaceBetween,
                column_gap: px(spacing::GAP),
                padding: UiRect::axes(px(spacing::GAP * 1.5), px(0)),
                ..lines
            }
        } else {
            Node {
                flex_direction: FlexDirection::Column,
                justify_content: JustifyContent::Center,
                padding: UiRect::axes(px(6), px(4)),
                ..lines
            }
        }
    }

    fn title(self) -> TextSize {
        if self.stacked {
            TextSize::Body
        } else if self.large {
            TextSize::Label
        } else {
            TextSize::Heading
        }
    }

    fn second(self) -> TextLayout {
        TextLayout::justify(if self.stacked {
            Justify::Right
        } else {
            Justify::Center
        })
    }
}

fn choice_card(
    row: &mut ChildSpawnerCommands,
    form: Form,
    title: Words,
    second: Option<Words>,
    pairing: &Pairing,
    mv: Move,
    focus: bool,
) {
    let mut card = row.spawn((
        bare_button(title.clone(), ButtonLook::Card),
        Choice {
            mv: Some(mv),
            pairs: pairing.dice,
        },
    ));
    card.insert(if second.is_some() {
        form.node()
    } else {
        Node {
            justify_content: JustifyContent::Center,
            ..form.node()
        }
    })
    .observe(choose);
    if !form.person {
        card.insert(InteractionDisabled);
    } else if focus {
        card.insert(FocusFirst);
    }
    card.with_children(|lines| {
        lines.spawn((
            label(title, form.title(), Role::Paper),
            TextLayout::no_wrap(),
            Ink(1.0),
        ));
        if let Some(second) = second {
            lines.spawn((
                medium_label(second, TextSize::Small, Role::Paper),
                form.second(),
                Ink(0.9),
            ));
        }
    });
}

/// One runner, two new columns: both sums are offered as choices of the one pairing.
fn split_card(
    row: &mut ChildSpawnerCommands,
    form: Form,
    game: &Game,
    pairing: &Pairing,
    moves: &[Move],
    focus: bool,
) {
    row.spawn(Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        flex_direction: if form.stacked {
            FlexDirection::Row
        } else {
            FlexDirection::Column
        },
        row_gap: px(spacing::TIGHT),
        column_gap: px(spacing::GAP),
        ..default()
    })
    .with_children(|choices| {
        for (index, &mv) in moves.iter().enumerate() {
            let steps = |climb: &Climb| climb.to - climb.from;
            let title = Words::new(texts::CARD_EITHER)
                .with("column", mv.columns()[0].number())
                .with("steps", game.preview(mv).first().map_or(1, steps));
            let focus = focus && index == 0;
            choice_card(choices, form, title, None, pairing, mv, focus);
        }
    });
}

/// A pairing that cannot be chosen: it can be asked why.
fn dim_card(row: &mut ChildSpawnerCommands, form: Form, split: usize, pairing: &Pairing) {
    let (title, reason) = (sums(pairing), reason(pairing));
    let spoken = Words::new(texts::SPOKEN_VALUE)
        .with("title", title.clone())
        .with("value", reason.clone());
    let mut card = row.spawn((
        bare_button_in(form.node(), spoken, ButtonLook::DimCard),
        Choice {
            mv: None,
            pairs: pairing.dice,
        },
        DimCard {
            split,
            pairing: *pairing,
            title: title.clone(),
        },
    ));
    card.observe(ask_why);
    if !form.person {
        card.insert(InteractionDisabled);
    }
    card.with_children(|lines| {
        lines.spawn((
            label(title, form.title(), Role::Paper),
            TextLayout::no_wrap(),
            Ink(0.85),
        ));
        lines.spawn((
            medium_label(reason, TextSize::Small, Role::Paper),
            form.second(),
            Ink(1.0),
        ));
    });
}

fn choose(
    activated: On<Activate>,
    choices: Query<&Choice>,
    situation: Option<Res<Situation>>,
    mut intents: MessageWriter<PlayerIntent>,
) {
    let (Some(situation), Ok(choice)) = (situation, choices.get(activated.entity)) else {
        return;
    };
    if let (Some(seat), Some(mv)) = (situation.person, choice.mv) {
        intents.write(PlayerIntent {
            seat,
            act: Act::Choose(mv),
        });
    }
}

/// The card in focus or under the pointer is previewed on the board and on the dice. While keys or pads are in use it is the
/// one in focus, which they would choose: a pointer that lies somewhere means nothing.
fn preview_choice(
    choices: Query<(Entity, &Choice, &Hovered)>,
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    mut preview: ResMut<Preview>,
) {
    let hovered = choices.iter().find(|(_, _, hovered)| hovered.get());
    let focused = choices
        .iter()
        .find(|(entity, _, _)| focus.get() == Some(*entity));
    let previewed = match visible.0 {
        true => focused.or(hovered),
        false => hovered.or(focused),
    };
    let (mv, pairs) = previewed.map_or((None, None), |(_, choice, _)| {
        (choice.mv, Some(choice.pairs))
    });
    preview.set_if_neq(Preview {
        mv,
        pairs,
        ..*preview
    });
}
