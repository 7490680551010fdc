//! The three pairings of a roll as cards: what each would do, and why one cannot be chosen.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use cant_stop_rules::{Climb, Move, Pairing};

use super::HudSystems;
use super::answer::{DimCard, ask_why};
use super::panels::placed;
use super::plates::{Plate, Style, spawn_plate};
use super::situation::{Situation, SpeaksSituation};
use super::why::reason;
use crate::referee::{Act, PlayerIntent, Preview, RefereeSystems};
use crate::ui::prelude::*;

/// Between cards that stand one below the other.
const STACKED_GAP: f32 = 10.0;

/// The row of cards, and what they were dealt for.
#[derive(Component, Default)]
struct Cards(Option<(Situation, Form)>);

/// Move that a press of the card chooses, and the pairs of dice it stands for.
#[derive(Component, Clone, Copy)]
struct Choice {
    mv: Option<Move>,
    pairs: [[u8; 2]; 2],
}

pub(super) fn plugin(app: &mut App) {
    let update = (
        deal.run_if(in_state(TurnPhase::Pairing)),
        preview_choice.in_set(RefereeSystems::Preview),
    );
    app.add_systems(OnEnter(Screen::Play), spawn_row)
        .add_systems(Update, update.chain().in_set(HudSystems::Show))
        .add_systems(OnExit(TurnPhase::Pairing), take_cards_away);
}

fn spawn_row(mut commands: Commands) {
    let node = Node {
        column_gap: px(GAP),
        ..default()
    };
    let place = placed("pairing cards", Canvas::cards_rect);
    commands.spawn((place, node, Cards::default(), SpeaksSituation));
}

/// Deals the cards anew where there is anything new on them; otherwise they keep the focus.
fn deal(
    mut commands: Commands,
    situation: If<Res<Situation>>,
    (canvas, settings): (Res<Canvas>, Res<Settings>),
    row: Single<(Entity, &mut Cards, &mut Node)>,
) {
    let (row, mut cards, mut node) = row.into_inner();
    let text_scale = settings.text_scale.factor();
    let form = Form {
        stacked: canvas.play_layout(text_scale).cards_stacked,
        text_scale,
        halved: false,
        person: situation.person.is_some(),
    };
    let now = Some((**situation, form));
    if cards.0 == now {
        return;
    }
    cards.0 = now;
    (node.flex_direction, node.row_gap) = if form.stacked {
        (FlexDirection::Column, px(STACKED_GAP))
    } else {
        (FlexDirection::Row, px(0))
    };
    let game = &situation.game;
    let Some(pairings) = game.pairings() else {
        return;
    };
    let first = pairings.iter().position(|it| !it.moves().is_empty());
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
                    let spoken = (sums(pairing), effect(game, mv));
                    let choice = (mv, pairing.dice);
                    choice_card(row, form, spoken, &plates(game, pairing, mv), choice, focus);
                }
                moves => split_card(row, form, game, pairing, moves, focus),
            }
        }
    });
}

fn take_cards_away(mut commands: Commands, row: Single<(Entity, &mut Cards)>) {
    let (row, mut cards) = row.into_inner();
    cards.0 = None;
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
        let still = Plate {
            column,
            steps: 0,
            tops: false,
        };
        climb.map_or(still, Plate::of)
    };
    columns.into_iter().map(plate).collect()
}

/// Sums of a pairing, in the order of its dice.
pub(crate) fn sums(pairing: &Pairing) -> Words {
    let [a, b] = pairing.sums;
    Words::new(texts::CARD_SUMS)
        .with("first", a.number())
        .with("second", b.number())
}

/// Effect of a move, in few words.
fn effect(game: &Game, mv: Move) -> Words {
    let tops = |climb: &Climb| climb.to == climb.column.height();
    let alone = |climb: &Climb| match tops(climb) {
        true => Words::new(texts::CARD_TO_TOP).with("column", climb.column.number()),
        false => Words::new(texts::CARD_ONE)
            .with("column", climb.column.number())
            .with("steps", climb.to - climb.from),
    };
    match &game.preview(mv)[..] {
        [one] => alone(one),
        [one, two, ..] if tops(one) || tops(two) => Words::dotted(alone(one), alone(two)),
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
    (mv, pairs): (Move, [[u8; 2]; 2]),
    focus: bool,
) {
    let mv = Some(mv);
    let node = Node {
        flex_direction: FlexDirection::Row,
        justify_content: JustifyContent::Center,
        column_gap: px(GAP),
        // Plates have air of their own.
        ..form
            .node()
            .padded(TIGHT, if form.stacked { 0.0 } else { 4.0 })
    };
    let mut card = row.spawn((
        bare_button_in(node, name, ButtonLook::Card),
        Described(effect),
        Choice { mv, pairs },
    ));
    card.observe(choose);
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
    mut form: Form,
    game: &Game,
    pairing: &Pairing,
    moves: &[Move],
    focus: bool,
) {
    let node = Node {
        flex_direction: if form.stacked {
            FlexDirection::Row
        } else {
            FlexDirection::Column
        },
        column_gap: px(GAP),
        ..column(TIGHT).growing(0.0)
    };
    form.halved = true;
    row.spawn(node).with_children(|choices| {
        for (index, &mv) in moves.iter().enumerate() {
            let climbs: Vec<Plate> = game.preview(mv).iter().map(Plate::of).collect();
            let either = Words::new(texts::CARD_EITHER)
                .with("column", mv.columns()[0].number())
                .with("steps", climbs.first().map_or(1, |plate| plate.steps));
            let spoken = (either, Words::literal(""));
            let focus = focus && index == 0;
            choice_card(choices, form, spoken, &climbs, (mv, pairing.dice), focus);
        }
    });
}

/// A pairing that cannot be chosen: it can be asked why.
fn dim_card(row: &mut ChildSpawnerCommands, form: Form, split: usize, pairing: &Pairing) {
    let (title, reason) = (sums(pairing), reason(pairing));
    let spoken = Words::titled(title.clone(), reason.clone());
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
        children![
            (
                label(title, form.title(), Role::Paper),
                TextLayout::no_wrap(),
                Ink(0.85),
            ),
            (
                medium_label(reason, TextSize::Small, Role::Paper),
                form.second(),
                Ink(1.0),
            ),
        ],
    ));
    card.observe(ask_why);
    if !form.person {
        card.insert(InteractionDisabled);
    }
}

fn choose(
    activated: On<Activate>,
    choices: Query<&Choice>,
    situation: If<Res<Situation>>,
    mut intents: MessageWriter<PlayerIntent>,
) {
    let mv = choices.get(activated.entity).ok().and_then(|it| it.mv);
    if let (Some(seat), Some(mv)) = (situation.person, mv) {
        let act = Act::Choose(mv);
        intents.write(PlayerIntent { seat, act });
    }
}

/// The card in focus or under the pointer is previewed on the board and on the dice. While keys or pads are in use it is the
/// one in focus, which they would choose: a pointer that lies somewhere means nothing.
fn preview_choice(
    choices: Query<(Entity, &Choice, &Hovered)>,
    (focus, visible): (Res<InputFocus>, Res<InputFocusVisible>),
    mut preview: ResMut<Preview>,
) {
    let hovered = choices.iter().find(|(_, _, hovered)| hovered.get());
    let focused = focus.get().and_then(|entity| choices.get(entity).ok());
    let previewed = if visible.0 {
        focused.or(hovered)
    } else {
        hovered.or(focused)
    };
    let choice = previewed.map(|(_, choice, _)| choice);
    preview.set_if_neq(Preview {
        mv: choice.and_then(|choice| choice.mv),
        pairs: choice.map(|choice| choice.pairs),
        ..*preview
    });
}

/// The air beside the words of a card.
const INSET: f32 = 13.0;
/// From this size of text on the sums of a card are no larger than what is said below them.
const LARGE_TEXT: f32 = 1.5;

/// Layout of the cards of a deal.
#[derive(Clone, Copy, PartialEq)]
struct Form {
    /// One below the other, each a line: large text needs the width.
    stacked: bool,
    /// The text size of the settings.
    text_scale: f32,
    /// Two cards share the place of one.
    halved: bool,
    person: bool,
}

impl Form {
    fn node(self) -> Node {
        let lines = Node::default().growing(0.0).centered().rounded(RADIUS);
        if self.stacked {
            Node {
                justify_content: JustifyContent::SpaceBetween,
                column_gap: px(GAP),
                ..lines.padded(GAP * 1.5, 0.0)
            }
        } else {
            Node {
                flex_direction: FlexDirection::Column,
                ..lines.padded(INSET, 4.0)
            }
        }
    }

    fn title(self) -> TextSize {
        if self.stacked {
            TextSize::Small
        } else if self.halved || self.text_scale > LARGE_TEXT {
            TextSize::Body
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
