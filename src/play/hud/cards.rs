//! The three pairings of a roll as cards: what each would do, and why one cannot be chosen.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;
use cant_stop_rules::{Column, Game, Move, Pairing};

use super::HudSystems;
use super::answer::ask_why;
use super::card_form::Form;
use super::dim_card::DimCard;
use super::panels::placed;
use super::plates::{Plate, Style, spawn_plate};
use super::situation::Situation;
use super::spoken_groups::SpeaksSituation;
use super::why::reason;
use crate::core::canvas::Canvas;
use crate::core::locale::{Described, Words};
use crate::core::settings::Settings;
use crate::core::states::{Screen, TurnPhase};
use crate::core::texts;
use crate::referee::Preview;
use crate::referee::{Act, PlayerIntent};
use crate::ui::color::Role;
use crate::ui::focus::FocusFirst;
use crate::ui::spacing;
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{ButtonLook, Ink, bare_button, bare_button_in, label, medium_label};

const GAP: f32 = spacing::GAP;
/// Between cards that stand one below the other.
const STACKED_GAP: f32 = 10.0;

/// The row of cards, and what they were dealt for.
#[derive(Component, Default)]
struct Cards {
    dealt: Option<(Situation, Form)>,
}

/// Move that a press of the card chooses, and the pairs of dice it stands for.
#[derive(Component, Clone, Copy)]
struct Choice {
    mv: Option<Move>,
    pairs: [[u8; 2]; 2],
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
            SpeaksSituation,
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
        text_scale: settings.text_scale.factor(),
        halved: false,
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
    // Two pairs of dice that come to the same sums are one choice.
    let again = |index: usize| {
        let same = |other: &Pairing| sorted(other) == sorted(&pairings[index]);
        pairings[..index].iter().any(same)
    };
    let mut row = commands.entity(row);
    row.despawn_related::<Children>().with_children(|row| {
        for (index, pairing) in pairings.iter().enumerate() {
            if again(index) {
                continue;
            }
            let focus = Some(index) == first;
            match pairing.moves() {
                [] => dim_card(row, form, index, pairing),
                &[mv] => {
                    let spoken = (sums(pairing), effect(&situation.game, mv));
                    let plates = plates(&situation.game, pairing, mv);
                    choice_card(row, form, spoken, &plates, pairing, mv, focus);
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

/// The sums of a pairing, the lower one first: two pairings with the same are one choice.
fn sorted(pairing: &Pairing) -> [Column; 2] {
    let mut sums = pairing.sums;
    sums.sort();
    sums
}

/// Effect of a move in the columns of its pairing, in the order of the dice from the left: one that it leaves alone has no
/// steps.
pub(crate) fn plates(game: &Game, pairing: &Pairing, mv: Move) -> Vec<Plate> {
    let climbs = game.preview(mv);
    let mut columns = pairing.sums.to_vec();
    columns.dedup();
    let plate = |column: Column| {
        let climb = climbs.iter().find(|climb| climb.column == column);
        climb.map_or(
            Plate {
                column,
                steps: 0,
                tops: false,
            },
            Plate::of,
        )
    };
    columns.into_iter().map(plate).collect()
}

fn sums(pairing: &Pairing) -> Words {
    let [a, b] = pairing.sums;
    Words::new(texts::CARD_SUMS)
        .with("first", a.number())
        .with("second", b.number())
}

/// Effect of a move, in few words.
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

fn choice_card(
    row: &mut ChildSpawnerCommands,
    form: Form,
    (name, effect): (Words, Words),
    plates: &[Plate],
    pairing: &Pairing,
    mv: Move,
    focus: bool,
) {
    let mut card = row.spawn((
        bare_button(name, ButtonLook::Card),
        Described(effect),
        Choice {
            mv: Some(mv),
            pairs: pairing.dice,
        },
    ));
    card.insert(Node {
        flex_direction: FlexDirection::Row,
        justify_content: JustifyContent::Center,
        column_gap: px(spacing::GAP),
        // Plates have air of their own.
        padding: UiRect::axes(px(spacing::TIGHT), px(if form.stacked { 0.0 } else { 4.0 })),
        ..form.node()
    })
    .observe(choose);
    if !form.person {
        card.insert(InteractionDisabled);
    } else if focus {
        card.insert(FocusFirst);
    }
    let style = Style {
        size: form.title(),
        text_scale: form.text_scale,
        stacked: !form.stacked && !form.halved,
    };
    card.with_children(|parts| {
        for &plate in plates {
            spawn_plate(parts, plate, style);
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
            let climbs: Vec<Plate> = game.preview(mv).iter().map(Plate::of).collect();
            let spoken = Words::new(texts::CARD_EITHER)
                .with("column", mv.columns()[0].number())
                .with("steps", climbs.first().map_or(1, |plate| plate.steps));
            let form = Form {
                halved: true,
                ..form
            };
            let focus = focus && index == 0;
            choice_card(
                choices,
                form,
                (spoken, Words::literal("")),
                &climbs,
                pairing,
                mv,
                focus,
            );
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
