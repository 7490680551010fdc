//! Roll and stop: two big buttons, always there, off when they may not be pressed.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;
use cant_stop_rules::{Seat, Stage};

use super::HudSystems;
use super::panels::placed;
use super::situation::Situation;
use crate::devices::glyphs::{Glyph, glyph};
use crate::ground::canvas::Canvas;
use crate::ground::locale::{Spoken, Words};
use crate::ground::seats::Seats;
use crate::ground::settings::{Settings, TextScale};
use crate::ground::states::{Screen, TurnPhase};
use crate::ground::texts::{self, TextKey};
use crate::input::{Control, FocusFirst, FocusOnce, HeldBy, HeldInputs, Shortcut};
use crate::referee::{Act, PlayerIntent};
use crate::theme::widgets::{self, ButtonLook, Ink, bare_button, label};
use crate::theme::{color::Role, motion, spacing, type_scale::TextSize};
use crate::throw::PressRoll;

const GAP: f32 = 22.0;

#[derive(Component)]
struct Actions;

#[derive(Component)]
struct RollButton;

#[derive(Component)]
struct StopButton;

#[derive(Component)]
struct RollWords;

#[derive(Component)]
struct StopWords;

#[derive(Component)]
struct StopGlyph;

/// Real seconds in which roll does not yet take a press after a pairing was chosen; see [`Settings::guard`].
#[derive(Resource, Default)]
struct Guarded {
    left: f32,
}

impl Guarded {
    fn is_over(&self) -> bool {
        self.left <= 0.0
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Guarded>();
    app.add_systems(OnEnter(Screen::Play), spawn_buttons);
    app.add_systems(
        Update,
        (
            tick_guard,
            fit_text,
            start_guard.run_if(resource_exists_and_changed::<Situation>),
            make_room_for_words.run_if(resource_exists_and_changed::<Situation>),
            write.run_if(resource_exists_and_changed::<Situation>),
            enable.run_if(
                in_state(TurnPhase::Deciding).and_then(resource_exists_and_changed::<Situation>),
            ),
        )
            .in_set(HudSystems::Show),
    );
    app.add_systems(OnExit(TurnPhase::Deciding), disable);
    app.add_systems(OnEnter(TurnPhase::Keeping), hide_row);
    app.add_systems(OnExit(TurnPhase::Keeping), show_row);
}

fn spawn_buttons(mut commands: Commands) {
    commands
        .spawn((placed("roll and stop", Canvas::actions_rect), Actions))
        .insert(Node {
            position_type: PositionType::Absolute,
            column_gap: px(GAP),
            ..default()
        })
        .with_children(|row| {
            let wide = |grow: f32| Node {
                flex_grow: grow,
                flex_basis: px(0),
                padding: UiRect::axes(px(spacing::TIGHT), px(spacing::TIGHT / 2.0)),
                justify_content: JustifyContent::Center,
                border_radius: BorderRadius::all(px(spacing::RADIUS)),
                ..widgets::row(spacing::GAP)
            };
            row.spawn((
                bare_button(Words::new(texts::ACTION_ROLL), ButtonLook::Secondary),
                RollButton,
                Shortcut(Control::Roll),
                InteractionDisabled,
            ))
            .insert(wide(1.5))
            .observe(roll)
            .observe(hold_roll)
            .with_children(|button| {
                button.spawn(glyph(Control::Roll));
                button.spawn((RollWords, action_label(texts::ACTION_ROLL)));
            });
            row.spawn((
                bare_button(Words::new(texts::ACTION_STOP), ButtonLook::Secondary),
                StopButton,
                Shortcut(Control::Stop),
                InteractionDisabled,
            ))
            .insert(wide(1.0))
            .observe(stop)
            .with_children(|button| {
                button.spawn((StopGlyph, glyph(Control::Stop)));
                button.spawn((StopWords, action_label(texts::ACTION_STOP)));
            });
        });
}

fn action_label(key: TextKey) -> impl Bundle {
    (
        label(Words::new(key), TextSize::Label, Role::Paper),
        TextLayout::justify(Justify::Center),
        Ink(1.0),
    )
}

/// Larger text needs smaller sizes to stay on the buttons.
fn fit_text(
    settings: Res<Settings>,
    mut labels: Query<(Ref<Words>, &mut TextFont), Or<(With<RollWords>, With<StopWords>)>>,
) {
    for (words, mut font) in &mut labels {
        if settings.is_changed() || words.is_added() {
            font.font_size = match settings.text_scale {
                TextScale::Normal => TextSize::Label,
                TextScale::Large => TextSize::Body,
                _ => TextSize::Small,
            }
            .font();
        }
    }
}

/// Stopping and winning takes the whole button; it has the focus anyway.
fn make_room_for_words(situation: Res<Situation>, mut glyph: Single<&mut Glyph, With<StopGlyph>>) {
    let now = glyph.with_room(!situation.game.stop_wins());
    glyph.set_if_neq(now);
}

fn start_guard(
    situation: Res<Situation>,
    settings: Res<Settings>,
    mut guard: ResMut<Guarded>,
    mut before: Local<Option<Stage>>,
) {
    let stage = situation.game.stage();
    if before.replace(stage) == Some(Stage::Pairing) && stage == Stage::Deciding {
        guard.left = motion::GUARD_TENTH * f32::from(settings.guard.tenths());
    }
}

/// Other buttons stand here while squares to keep are chosen.
fn hide_row(row: Single<&mut Visibility, With<Actions>>) {
    row.into_inner().set_if_neq(Visibility::Hidden);
}

fn show_row(row: Single<&mut Visibility, With<Actions>>) {
    row.into_inner().set_if_neq(Visibility::Inherited);
}

/// Writes what the buttons say, whether or not they can be pressed.
fn write(
    situation: Res<Situation>,
    seats: Res<Seats>,
    mut roll: Single<(&mut ButtonLook, &mut Spoken), (With<RollButton>, Without<StopButton>)>,
    mut stop: Single<(&mut ButtonLook, &mut Spoken), (With<StopButton>, Without<RollButton>)>,
    roll_words: Single<&mut Words, (With<RollWords>, Without<StopWords>)>,
    stop_words: Single<&mut Words, (With<StopWords>, Without<RollWords>)>,
) {
    let game = &situation.game;
    let seat = ButtonLook::Seat(seats.get(situation.seat()).mark);
    // The first throw of a turn is the only thing to do, so it is the one in the player's colour; later it is stopping.
    let (roll_look, stop_look) = if game.may_stop() {
        (ButtonLook::Secondary, seat)
    } else {
        (seat, ButtonLook::Secondary)
    };
    roll.0.set_if_neq(roll_look);
    stop.0.set_if_neq(stop_look);
    let says_roll = Words::new(if situation.has_moved() || game.stage() == Stage::Pairing {
        texts::ACTION_ROLL_AGAIN
    } else {
        texts::ACTION_ROLL
    });
    let says_stop = Words::new(if game.stop_wins() {
        texts::ACTION_STOP_AND_WIN
    } else {
        texts::ACTION_STOP
    });
    roll.1.set_if_neq(Spoken(says_roll.clone()));
    stop.1
        .set_if_neq(Spoken(if game.on_anothers_square().is_empty() {
            says_stop.clone()
        } else {
            Words::new(texts::ACTION_STOP_NOT_HERE)
        }));
    roll_words.into_inner().set_if_neq(says_roll);
    stop_words.into_inner().set_if_neq(says_stop);
}

/// Lets the person who decides press what the rules allow.
fn enable(
    mut commands: Commands,
    situation: Res<Situation>,
    roll: Single<Entity, With<RollButton>>,
    stop: Single<Entity, With<StopButton>>,
) {
    let game = &situation.game;
    let person = situation.person.is_some();
    let (may_roll, may_stop) = (person && game.may_roll(), person && game.may_stop());
    let wins = game.stop_wins();
    allow(&mut commands, *roll, may_roll, may_roll && !wins);
    allow(&mut commands, *stop, may_stop, may_stop && wins);
    if wins {
        // Whatever had the focus before: here one stops.
        commands.entity(*roll).insert(FocusOnce);
    } else {
        commands.entity(*roll).remove::<FocusOnce>();
    }
}

/// Outside this phase neither can be pressed.
fn disable(
    mut commands: Commands,
    roll: Single<Entity, With<RollButton>>,
    stop: Single<Entity, With<StopButton>>,
) {
    allow(&mut commands, *roll, false, false);
    allow(&mut commands, *stop, false, false);
    commands.entity(*roll).remove::<FocusOnce>();
}

fn allow(commands: &mut Commands, button: Entity, allowed: bool, first: bool) {
    let mut button = commands.entity(button);
    if allowed {
        button.remove::<InteractionDisabled>();
    } else {
        button.insert(InteractionDisabled);
    }
    if first {
        button.insert(FocusFirst);
    } else {
        button.remove::<FocusFirst>();
    }
}

fn tick_guard(mut guard: ResMut<Guarded>, time: Res<Time<Real>>) {
    guard.left = (guard.left - time.delta_secs()).max(0.0);
}

/// Roll is pressed by a key, a pad or a screen reader, or was clicked.
fn roll(
    _: On<Activate>,
    situation: Option<Res<Situation>>,
    guard: Res<Guarded>,
    held: HeldInputs,
    mut commands: Commands,
) {
    if let Some(seat) = situation.and_then(|situation| may_roll(&situation, &guard)) {
        let with = held.pressed_by();
        commands.trigger(PressRoll { seat, with });
    }
}

/// The mouse goes down on roll, perhaps to stay down.
fn hold_roll(
    press: On<Pointer<Press>>,
    situation: Option<Res<Situation>>,
    guard: Res<Guarded>,
    mut commands: Commands,
) {
    if press.button == PointerButton::Primary
        && let Some(seat) = situation.and_then(|situation| may_roll(&situation, &guard))
    {
        let with = HeldBy::Mouse;
        commands.trigger(PressRoll { seat, with });
    }
}

fn may_roll(situation: &Situation, guard: &Guarded) -> Option<Seat> {
    situation
        .person
        .filter(|_| situation.game.may_roll() && guard.is_over())
}

fn stop(
    _: On<Activate>,
    situation: Option<Res<Situation>>,
    mut intents: MessageWriter<PlayerIntent>,
) {
    if let Some(seat) = situation.and_then(|situation| situation.person) {
        intents.write(PlayerIntent {
            seat,
            act: Act::Stop,
        });
    }
}
