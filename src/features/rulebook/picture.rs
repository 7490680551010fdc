//! The picture beside the text: the scene of the passage in view, played on a part of the board.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::{picking::hover::Hovered, prelude::*};
use cant_stop_rules::Move;

use super::scene::{RiskSet, Scene};
use super::{Reading, is_large, risk};
use crate::play::hud::{Plate, Style, plates, spawn_plate};
use crate::play::rules_in_force::RulesInForce;
use crate::play::small_board::{self, Example};
use crate::ui::prelude::*;
use crate::ui::widgets::die_icon;

const DIE: f32 = 72.0;
/// Height of a row of cards, as a multiple of the height of their numbers.
const CARDS: f32 = 2.9;
/// Height of the row of numbers below a board, as a multiple of their size.
const NUMBERS: f32 = 1.3;
/// Least height of a board beside other parts, in design units; below it the board stands alone.
const LEAST_BOARD: f32 = 140.0;

#[derive(Component)]
pub(super) struct PicturePanel;

#[derive(Clone, PartialEq)]
pub(super) struct Drawn {
    panel: Entity,
    scene: Scene,
    agreed: Variant,
    risk: RiskSet,
    settings: Settings,
    room: IVec2,
}

/// The scene in view: that of the passage under the pointer or in focus, else the one that was, else the first.
pub(super) fn show(
    in_force: RulesInForce,
    settings: Res<Settings>,
    risk: Res<RiskSet>,
    (focus, focus_leads): (Res<InputFocus>, Res<InputFocusVisible>),
    passages: Query<(Entity, &Scene, &Hovered)>,
    readings: Query<&Children, With<Reading>>,
    panel: Single<(Entity, &ComputedNode), With<PicturePanel>>,
    mut drawn: Local<Option<Drawn>>,
    mut commands: Commands,
) {
    let (panel, node) = panel.into_inner();
    let room = node.size() * node.inverse_scale_factor();
    // For keys and pads a pointer that lies somewhere means nothing.
    let hovered = passages
        .iter()
        .find(|(_, _, hovered)| hovered.get() && !focus_leads.0);
    let focused = || passages.iter().find(|(it, ..)| focus.get() == Some(*it));
    let before = || {
        let scene = drawn.as_ref().map(|drawn| drawn.scene);
        passages.iter().find(|(_, it, _)| scene == Some(**it))
    };
    let first = || passages.iter_many(readings.iter().flatten()).next();
    let in_view = hovered.or_else(focused).or_else(before).or_else(first);
    let Some((_, &scene, _)) = in_view else {
        return;
    };
    let now = Drawn {
        panel,
        scene,
        agreed: in_force.get(),
        risk: *risk,
        settings: settings.clone(),
        room: room.as_ivec2(),
    };
    if room.min_element() < 1.0 || drawn.as_ref() == Some(&now) {
        return;
    }
    let mut panel = commands.entity(panel);
    panel.despawn_related::<Children>();
    if let Some(example) = scene.example(now.agreed, *risk) {
        panel.with_children(|parts| draw(parts, &now, &example));
    }
    *drawn = Some(now);
}

fn draw(parts: &mut ChildSpawnerCommands, now: &Drawn, example: &Example) {
    let text = now.settings.text_scale.factor();
    let mut room = now.room.as_vec2() - Vec2::splat(2.0 * GAP + 2.0);
    room.y -= TextSize::Small.du() * text * NUMBERS;
    if let Some(dice) = now.scene.dice(example) {
        room.y -= DIE + GAP;
        parts.spawn(row(GAP).fixed()).with_children(|row| {
            for face in dice {
                row.spawn(die_icon(face, DIE));
            }
        });
    }
    // Large text leaves room for the board alone.
    if now.scene.has_cards() && !is_large(&now.settings) {
        let style = Style {
            size: TextSize::Body,
            text_scale: text,
            stacked: true,
        };
        room.y -= style.size.du() * text * CARDS + GAP;
        parts
            .spawn(row(GAP).fixed())
            .with_children(|parts| cards(parts, example, style));
    }
    if !example.verdicts.is_empty() {
        room.y -= TextSize::Label.du() * text * 1.3 + 2.0 * TIGHT + GAP;
    }
    let chart = risk::chart_height(text) + GAP;
    let has_chart = now.scene == Scene::Risk && room.y - chart >= LEAST_BOARD;
    if has_chart {
        room.y -= chart;
    }
    small_board::show(parts, example, room.max(Vec2::ONE), &now.settings);
    if has_chart {
        risk::chart(parts, now.risk);
    }
}

/// The pairings of the dice as cards: golden the one that is chosen, dim the ones that cannot be.
fn cards(cards: &mut ChildSpawnerCommands, example: &Example, style: Style) {
    let game = &example.before;
    let mut dealt: Vec<Vec<Plate>> = Vec::new();
    for pairing in game.pairings().into_iter().flatten() {
        let mv = pairing.moves().first().copied();
        let nothing = |column| Plate {
            column,
            steps: 0,
            tops: false,
        };
        let mut sums = pairing.sums;
        sums.sort();
        let card = match mv {
            Some(mv) => plates(game, &pairing, mv),
            None => sums.map(nothing).to_vec(),
        };
        if dealt.contains(&card) {
            continue;
        }
        let (ground, edge) = match mv {
            Some(mv) if is_what_follows(game, mv, &example.after) => {
                (fill(Role::Slate), Role::Gold)
            }
            Some(_) => (fill(Role::Slate), Role::Ledge),
            None => (fill(Role::Well.faint(0.55)), Role::PanelEdge),
        };
        let node = Node {
            border: px(3).all(),
            align_items: AlignItems::FlexStart,
            ..row(TIGHT).padded(GAP, TIGHT).fixed().rounded(RADIUS_SMALL)
        };
        let mut parts = cards.spawn((node, ground, Edges::all(edge)));
        parts.with_children(|parts| {
            for &plate in &card {
                spawn_plate(parts, plate, style);
            }
        });
        dealt.push(card);
    }
}

fn is_what_follows(before: &Game, mv: Move, after: &Game) -> bool {
    let climbs = before.preview(mv);
    let mut climbs = climbs.iter();
    climbs.all(|climb| after.runner(climb.column) == Some(climb.to))
}
