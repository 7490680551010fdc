//! The picture beside the text: the scene of the passage in view, played on a part of the board.

use bevy::{input_focus::InputFocus, picking::hover::Hovered, prelude::*};
use cant_stop_rules::{Game, Move, Settings as Agreed};

use super::{Reading, risk, risk_set::RiskSet, scene::Scene};
use crate::core::settings::Settings;
use crate::play::hud::{Plate, Style, plates, spawn_plate};
use crate::play::rules_in_force::RulesInForce;
use crate::play::small_board;
use crate::play::small_board::Example;
use crate::ui::color::{Edges, Role, fill};
use crate::ui::spacing::{GAP, RADIUS_SMALL, TIGHT};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{die_icon, panel_node, row};

/// The width of the panel beside the text.
pub(super) const WIDTH: f32 = 600.0;
/// The side of a die, and how high the row of them is with the air around it.
const DIE: f32 = 72.0;
/// Height of a row of cards, as a multiple of the height of their numbers.
const CARDS: f32 = 2.9;
/// From this size of text on there is room for the board alone.
const LARGE_TEXT: f32 = 1.5;
/// Height of the row of numbers below a board, as a multiple of their size.
const NUMBERS: f32 = 1.3;

/// Least height of a board beside other parts, in design units; below it the board stands alone.
const LEAST_BOARD: f32 = 140.0;

/// The panel.
#[derive(Component)]
pub(super) struct PicturePanel;

/// State the panel was drawn from.
#[derive(Clone, PartialEq)]
pub(super) struct Drawn {
    panel: Entity,
    scene: Scene,
    agreed: Agreed,
    risk: RiskSet,
    settings: Settings,
    room: IVec2,
}

pub(super) fn panel() -> impl Bundle {
    (
        PicturePanel,
        Node {
            width: px(WIDTH),
            flex_shrink: 0.0,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::SpaceBetween,
            padding: px(GAP).all(),
            overflow: Overflow::clip(),
            ..panel_node()
        },
        fill(Role::NightTop),
        Edges::all(Role::PanelEdge),
    )
}

/// The scene in view: that of the passage under the pointer or in focus, else the one that was, else the first.
pub(super) fn show(
    in_force: RulesInForce,
    settings: Res<Settings>,
    risk: Res<RiskSet>,
    focus: Res<InputFocus>,
    passages: Query<(Entity, &Scene, &Hovered)>,
    readings: Query<&Children, With<Reading>>,
    panel: Single<(Entity, &ComputedNode), With<PicturePanel>>,
    mut drawn: Local<Option<Drawn>>,
    mut commands: Commands,
) {
    let (panel, node) = panel.into_inner();
    let room = node.size() * node.inverse_scale_factor();
    let hovered = passages.iter().find(|(_, _, hovered)| hovered.get());
    let focused = || passages.iter().find(|(it, ..)| focus.get() == Some(*it));
    let before = || {
        let scene = drawn.as_ref().map(|drawn| drawn.scene);
        scene.filter(|scene| passages.iter().any(|(_, it, _)| it == scene))
    };
    let first = || passages.iter_many(readings.iter().flatten()).next();
    let Some(scene) = hovered
        .or_else(focused)
        .map(|(_, scene, _)| *scene)
        .or_else(before)
        .or_else(|| first().map(|(_, scene, _)| *scene))
    else {
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
    let is_large = text > LARGE_TEXT;
    let mut room = now.room.as_vec2() - Vec2::splat(2.0 * GAP + 2.0);
    room.y -= TextSize::Small.du() * text * NUMBERS;
    if let Some(dice) = now.scene.dice(example) {
        room.y -= DIE + GAP;
        parts
            .spawn(Node {
                flex_shrink: 0.0,
                ..row(GAP)
            })
            .with_children(|row| {
                for face in dice {
                    row.spawn(die_icon(face, DIE));
                }
            });
    }
    if now.scene.has_cards() && !is_large {
        let style = Style {
            size: TextSize::Body,
            text_scale: text,
            stacked: true,
        };
        room.y -= style.size.du() * text * CARDS + GAP;
        parts
            .spawn(Node {
                flex_shrink: 0.0,
                ..row(GAP)
            })
            .with_children(|row| cards(row, example, style));
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
fn cards(row: &mut ChildSpawnerCommands, example: &Example, style: Style) {
    let game = &example.before;
    let mut dealt: Vec<Vec<Plate>> = Vec::new();
    for pairing in game.pairings().into_iter().flatten() {
        let mut sums = pairing.sums;
        sums.sort();
        let nothing = || {
            sums.map(|column| Plate {
                column,
                steps: 0,
                tops: false,
            })
            .to_vec()
        };
        let mv = pairing.moves().first().copied();
        let card = mv.map_or_else(nothing, |mv| plates(game, &pairing, mv));
        if dealt.contains(&card) {
            continue;
        }
        let edge = match mv {
            Some(mv) if is_what_follows(game, mv, &example.after) => Role::Gold,
            Some(_) => Role::Ledge,
            None => Role::PanelEdge,
        };
        let ground = if mv.is_some() {
            fill(Role::Slate)
        } else {
            fill(Role::Well.faint(0.55))
        };
        row.spawn((
            Node {
                padding: UiRect::axes(px(GAP), px(TIGHT)),
                border: px(3).all(),
                border_radius: BorderRadius::all(px(RADIUS_SMALL)),
                flex_shrink: 0.0,
                align_items: AlignItems::FlexStart,
                column_gap: px(TIGHT),
                ..default()
            },
            ground,
            Edges::all(edge),
        ))
        .with_children(|parts| {
            for &plate in &card {
                spawn_plate(parts, plate, style);
            }
        });
        dealt.push(card);
    }
}

fn is_what_follows(before: &Game, mv: Move, after: &Game) -> bool {
    let climbs = before.preview(mv);
    climbs
        .iter()
        .all(|climb| after.runner(climb.column) == Some(climb.to))
}
