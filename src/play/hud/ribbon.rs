//! The ribbon across the board at the three loudest moments: a bust, a claim, a win.

use bevy::prelude::*;
use cant_stop_rules::Event as GameEvent;

use super::HudSystems;
use crate::core::art::{Art, Picture};
use crate::core::canvas::{Canvas, DESIGN};
use crate::core::locale::Words;
use crate::core::seats::Seats;
use crate::core::settings::Settings;
use crate::core::states::{Screen, TurnPhase};
use crate::core::texts;
use crate::referee::Beat;
use crate::ui::color::{Edges, Role, Tint, fill};
use crate::ui::layer::Layer;
use crate::ui::type_scale::{Face, TextSize};
use crate::ui::widgets::{Entrance, Travels, column, leave, medium_label};
use crate::ui::{TextRuler, motion, spacing};

/// Height of the ribbon with one line, growth by a second one, and size of its ends.
const HEIGHT: f32 = 150.0;
const SECOND_LINE: f32 = 46.0;
const END: Vec2 = Vec2::new(64.0, 150.0);
/// Greatest size of its letters.
const LETTERS: f32 = 100.0;
/// Distance of its middle from the top of the board, as a share of the height of the board.
const DOWN: f32 = 0.44;
/// Width of the board under the ribbon, in the frame of the board.
const ACROSS: f32 = 1010.0;

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
    lines: usize,
    /// The mountain comes to the middle of the screen for a win, and the ribbon with it.
    is_win: bool,
}

/// The large words on the ribbon.
#[derive(Component)]
struct Loud;

/// One of the two ends of the ribbon.
#[derive(Component)]
struct RibbonEnd;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            stretch.run_if(in_state(TurnPhase::Busted).or_else(in_state(TurnPhase::Claimed))),
            fit,
            take_down,
        )
            .chain()
            .in_set(HudSystems::Show),
    );
}

/// Words of a moment, and their colour.
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
    seats: Res<Seats>,
    ribbons: Query<Entity, With<Ribbon>>,
) {
    for beat in beats.read() {
        let Some(saying) = saying(beat, &seats) else {
            continue;
        };
        for ribbon in &ribbons {
            commands.entity(ribbon).despawn();
        }
        commands
            .spawn((
                Ribbon {
                    left: motion::RIBBON,
                    lines: 1 + usize::from(saying.below.is_some()),
                    is_win: matches!(beat.event, GameEvent::Won { .. }),
                },
                Node {
                    position_type: PositionType::Absolute,
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
                DespawnOnExit(Screen::Play),
            ))
            .with_children(|band| {
                for is_right in [false, true] {
                    band.spawn(end(saying.ground, is_right));
                }
                band.spawn((
                    Loud,
                    Text::default(),
                    saying.words,
                    TextFont::default(),
                    Face::Bold,
                    Tint::from(saying.ink),
                    CENTERED,
                ));
                if let Some(below) = saying.below {
                    band.spawn((medium_label(below, TextSize::Body, Role::Paper), CENTERED));
                }
            });
    }
}

/// The ribbon lies across the board, with letters as large as it has room for.
fn fit(
    canvas: Res<Canvas>,
    settings: Res<Settings>,
    mut ruler: TextRuler,
    mut ribbons: Query<(Ref<Ribbon>, &mut Node, &Children), Without<RibbonEnd>>,
    mut ends: Query<&mut Node, With<RibbonEnd>>,
    mut words: Query<(&Words, &mut TextFont), With<Loud>>,
) {
    for (ribbon, mut node, children) in &mut ribbons {
        if !ribbon.is_added() && !canvas.is_changed() && !settings.is_changed() {
            continue;
        }
        let text_scale = settings.text_scale.factor();
        let layout = canvas.play_layout(text_scale);
        let scale = layout.board_scale;
        let width = ACROSS * scale;
        let height = HEIGHT + SECOND_LINE * text_scale * (ribbon.lines - 1) as f32;
        node.width = px(width);
        node.height = px(height);
        let middle = if ribbon.is_win && !settings.reduced_motion {
            canvas.size.x / 2.0
        } else {
            canvas.board_middle(text_scale)
        };
        node.left = px(middle - width / 2.0);
        node.top = px(layout.board.y + DOWN * DESIGN.y * scale - height / 2.0);
        for child in children {
            if let Ok(mut end) = ends.get_mut(*child) {
                end.height = px(height);
            }
            if let Ok((words, mut font)) = words.get_mut(*child) {
                let wide = ruler.width(words, TextSize::Title, Face::Bold);
                let room = width - 2.0 * spacing::WIDE;
                let share = room / wide.max(1.0);
                let most = LETTERS / (TextSize::Title.du() * text_scale);
                font.font_size = TextSize::Title.shrunk(share.min(most));
            }
        }
    }
}

/// The end of the ribbon at the left, or turned over at the right.
fn end(ground: Role, is_right: bool) -> impl Bundle {
    let outside = px(-END.x + 2.0);
    let (left, right) = if is_right {
        (auto(), outside)
    } else {
        (outside, auto())
    };
    (
        RibbonEnd,
        ImageNode {
            flip_x: is_right,
            ..default()
        },
        ground.mixed(Role::NightTop, 0.35),
        Picture::new(Art::RibbonEnd, END),
        Node {
            position_type: PositionType::Absolute,
            left,
            right,
            top: px(8),
            width: px(END.x),
            ..default()
        },
        ZIndex(-1),
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
