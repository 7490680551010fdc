//! The ribbon across the board at the three loudest moments: a bust, a claim, a win.

use bevy::prelude::*;
use cant_stop_rules::Event as GameEvent;

use super::HudSystems;
use crate::ground::art::{Art, Picture};
use crate::ground::canvas::Canvas;
use crate::ground::locale::Words;
use crate::ground::seats::Seats;
use crate::ground::settings::Settings;
use crate::ground::states::{Screen, TurnPhase};
use crate::ground::texts;
use crate::referee::Beat;
use crate::theme::layer::Layer;
use crate::theme::type_scale::{Face, TextSize};
use crate::theme::widgets::{Entrance, Travels, column, leave, medium_label};
use crate::theme::{
    TextRuler,
    color::{Edges, Role, Tint, fill},
    motion, spacing,
};

/// How high the ribbon is, with one line and with two, and how large its ends are.
const HEIGHTS: [f32; 2] = [150.0, 196.0];
const END: Vec2 = Vec2::new(64.0, 150.0);
/// How large its letters are at the most.
const LETTERS: f32 = 100.0;
/// How far down the board its middle is, as a share of the board's height.
const DOWN: f32 = 0.44;
/// The width of the board it lies across, in the board's own frame, and its height.
const ACROSS: f32 = 1010.0;
const BOARD_HEIGHT: f32 = 1080.0;

/// On one line, in the middle.
const CENTERED: TextLayout = TextLayout {
    justify: Justify::Center,
    linebreak: LineBreak::NoWrap,
};

/// The ribbon, and the seconds it still stays.
#[derive(Component)]
#[require(Name = Name::new("ribbon"))]
struct Ribbon {
    left: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            stretch.run_if(in_state(TurnPhase::Busted).or_else(in_state(TurnPhase::Claimed))),
            take_down,
        )
            .in_set(HudSystems::Show),
    );
}

/// What it says in one moment, and in whose colour.
struct Saying {
    words: Words,
    below: Option<Words>,
    ground: Role,
    ink: Role,
}

fn saying(beat: &Beat, seats: &Seats) -> Option<Saying> {
    match beat.event {
        GameEvent::Busted { lost, .. } => Some(Saying {
            words: Words::new(texts::RIBBON_BUST),
            below: Some(Words::new(texts::RIBBON_BUST_LOST).with("steps", lost)),
            ground: Role::Ink,
            ink: Role::Danger,
        }),
        GameEvent::Claimed { seat, column } => {
            let plan = seats.get(seat);
            let words = Words::new(texts::RIBBON_CLAIM)
                .with("name", &plan.name)
                .with("column", column.number());
            Some(Saying {
                words,
                below: None,
                ground: Role::Player(plan.mark),
                ink: Role::Ink,
            })
        }
        GameEvent::Won { winners } => {
            let names: Vec<&str> = winners
                .iter()
                .map(|seat| seats.get(seat).name.as_str())
                .collect();
            let first = winners.iter().next()?;
            Some(Saying {
                words: Words::new(texts::RIBBON_WIN)
                    .with("name", names.join(" · "))
                    .with("count", winners.len() as f32),
                below: None,
                ground: Role::Player(seats.get(first).mark),
                ink: Role::Ink,
            })
        }
        _ => None,
    }
}

fn stretch(
    mut commands: Commands,
    mut beats: MessageReader<Beat>,
    canvas: Res<Canvas>,
    settings: Res<Settings>,
    seats: Res<Seats>,
    ribbons: Query<Entity, With<Ribbon>>,
    mut ruler: TextRuler,
) {
    for beat in beats.read() {
        let Some(saying) = saying(beat, &seats) else {
            continue;
        };
        for ribbon in &ribbons {
            commands.entity(ribbon).despawn();
        }
        let text_scale = settings.text_scale.factor();
        let layout = canvas.play_layout(text_scale);
        let scale = layout.board_scale;
        let width = ACROSS * scale;
        let height = HEIGHTS[usize::from(saying.below.is_some())];
        let top = layout.board.y + DOWN * BOARD_HEIGHT * scale - height / 2.0;
        let left = canvas.board_middle(text_scale) - width / 2.0;
        let wide = ruler.width(&saying.words, TextSize::Title, Face::Bold);
        let letter = TextSize::Title.du() * text_scale;
        let room = width - 2.0 * spacing::WIDE;
        let letters = LETTERS.min(letter * room / wide.max(1.0));
        commands
            .spawn((
                Ribbon {
                    left: motion::RIBBON,
                },
                Node {
                    position_type: PositionType::Absolute,
                    left: px(left),
                    top: px(top),
                    width: px(width),
                    height: px(height),
                    border: UiRect::vertical(px(5)),
                    justify_content: JustifyContent::Center,
                    align_items: AlignItems::Center,
                    ..column(0.0)
                },
                fill(saying.ground),
                Edges {
                    top: saying.ink.into(),
                    bottom: saying.ink.into(),
                    ..Edges::all(Role::Clear)
                },
                Layer::OverParts.z(),
                Entrance::default(),
                Travels::NOWHERE,
                Pickable::IGNORE,
                DespawnOnExit(Screen::Play),
            ))
            .with_children(|band| {
                for is_right in [false, true] {
                    band.spawn(end(saying.ground, is_right, height));
                }
                band.spawn((
                    Text::default(),
                    saying.words,
                    TextFont::from_font_size(letters),
                    Face::Bold,
                    Tint::from(saying.ink),
                    CENTERED,
                    Pickable::IGNORE,
                ));
                if let Some(below) = saying.below {
                    band.spawn((medium_label(below, TextSize::Body, Role::Paper), CENTERED));
                }
            });
    }
}

/// The end of the ribbon at the left, or turned over at the right.
fn end(ground: Role, is_right: bool, height: f32) -> impl Bundle {
    let outside = px(-END.x + 2.0);
    let (left, right) = if is_right {
        (auto(), outside)
    } else {
        (outside, auto())
    };
    (
        ImageNode {
            flip_x: is_right,
            ..default()
        },
        ground.mixed(Role::NightTop, 0.35),
        Picture::new(Art::RibbonEnd, Vec2::new(END.x, height)),
        Node {
            position_type: PositionType::Absolute,
            left,
            right,
            top: px(8),
            width: px(END.x),
            height: px(height),
            ..default()
        },
        ZIndex(-1),
        Pickable::IGNORE,
    )
}

fn take_down(time: Res<Time>, mut ribbons: Query<(Entity, &mut Ribbon)>, mut commands: Commands) {
    for (entity, mut ribbon) in &mut ribbons {
        ribbon.left -= time.delta_secs();
        if ribbon.left <= 0.0 {
            leave(entity, &mut commands);
        }
    }
}
