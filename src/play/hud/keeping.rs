//! Too many squares for three pawns: one toggle per square in the cards' place, and the button that keeps the chosen ones.

use bevy::prelude::*;
use cant_stop_rules::{Columns, KeepChoice};

use super::HudSystems;
use super::panels::placed;
use super::situation::{Situation, SpeaksSituation};
use crate::referee::{Act, PlayerIntent, Preview, RefereeSystems};
use crate::ui::prelude::*;
use crate::ui::widgets::{Chosen, SelfMarked, figure, set_marker};

const GAP: f32 = 12.0;
const MARK: f32 = 24.0;
/// The dark ground around it.
const CHIP: f32 = 6.0;
const SIGN: f32 = 24.0;

#[derive(Component)]
struct Toggles;

/// The squares that would stay if the choice were made now, on the row while a person is to choose.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct Keep {
    choice: KeepChoice,
    stays: Columns,
    /// There is room for the heights of the squares.
    has_heights: bool,
}

impl Keep {
    /// At first everything stays: what to give up is what one decides.
    fn of(choice: KeepChoice, has_heights: bool) -> Keep {
        Keep {
            choice,
            stays: choice.from,
            has_heights,
        }
    }

    fn toggle(&mut self, column: Column) {
        self.stays = if self.stays.contains(column) {
            self.stays.without(column)
        } else {
            self.stays.with(column)
        };
    }
}

/// A square that stays or goes.
#[derive(Component, Clone, Copy)]
struct Toggle {
    column: Column,
    height: u8,
}

/// The tick or cross on a toggle.
#[derive(Component, Clone, Copy)]
struct Sign(Column);

#[derive(Component)]
struct Confirm;

#[derive(Component)]
struct ConfirmWords;

pub(super) fn plugin(app: &mut App) {
    let update = (
        offer.run_if(in_state(TurnPhase::Keeping)),
        write,
        preview_given_up.in_set(RefereeSystems::Preview),
    );
    app.add_systems(OnEnter(Screen::Play), spawn_panels)
        .add_systems(Update, update.chain().in_set(HudSystems::Show))
        .add_systems(OnExit(TurnPhase::Keeping), take_down);
}

/// The places are those of cards and actions, which must get the presses meant for them.
fn spawn_panels(mut commands: Commands) {
    let toggles = Node {
        column_gap: px(GAP),
        ..default()
    };
    let place = placed("squares to keep", Canvas::cards_rect);
    commands.spawn((place, toggles, Toggles, SpeaksSituation));
    let look = ButtonLook::Primary;
    let node = button_node(look).growing(0.0).padded(TIGHT, TIGHT);
    commands
        .spawn(placed("keep", Canvas::actions_rect))
        .with_children(|row| {
            row.spawn((
                bare_button_in(node, Words::new(texts::KEEP_THESE), look),
                Confirm,
                Visibility::Hidden,
                children![(
                    ConfirmWords,
                    label(Words::new(texts::KEEP_THESE), TextSize::Label, Role::Ink),
                    TextLayout::justify(Justify::Center),
                    Ink(1.0),
                )],
            ))
            .observe(confirm);
        });
}

/// Puts the toggles up for a person who is to choose.
fn offer(
    mut commands: Commands,
    situation: If<Res<Situation>>,
    (seats, settings, canvas): (Res<Seats>, Res<Settings>, Res<Canvas>),
    toggles: Single<(Entity, Option<&Keep>), With<Toggles>>,
    confirm: Single<(&mut Visibility, &mut ButtonLook), With<Confirm>>,
    mut ruler: TextRuler,
) {
    let (toggles, keep) = toggles.into_inner();
    let choice = situation.game.keep_choice();
    let Some(choice) = choice.filter(|_| situation.person.is_some()) else {
        if keep.is_some() {
            // The seat has been given to a bot.
            commands.run_system_cached(take_down);
        }
        return;
    };
    let text_scale = settings.text_scale.factor();
    let width = canvas.cards_rect(text_scale).width() / f32::from(choice.from.len()) - GAP;
    // The longest that may have to fit.
    let height = Words::literal("13/13");
    let has_heights = ruler.width(&height, TextSize::Small, Face::Medium) <= width;
    let kept = keep.filter(|keep| keep.choice == choice);
    if kept.is_some_and(|keep| keep.has_heights == has_heights) {
        return;
    }
    let mark = seats.get(situation.seat()).mark;
    let (mut visibility, mut look) = confirm.into_inner();
    visibility.set_if_neq(Visibility::Inherited);
    look.set_if_neq(ButtonLook::Seat(mark));
    let kept = kept.map(|keep| Keep {
        has_heights,
        ..*keep
    });
    commands
        .entity(toggles)
        .insert(kept.unwrap_or_else(|| Keep::of(choice, has_heights)))
        .despawn_related::<Children>()
        .with_children(|row| {
            for (index, column) in choice.from.iter().enumerate() {
                let height = situation.game.square(situation.seat(), column);
                let toggle = Toggle { column, height };
                spawn_toggle(row, toggle, mark, has_heights, index == 0);
            }
        });
}

fn take_down(
    mut commands: Commands,
    toggles: Single<Entity, With<Toggles>>,
    confirm: Single<&mut Visibility, With<Confirm>>,
) {
    let mut toggles = commands.entity(*toggles);
    toggles.remove::<Keep>().despawn_related::<Children>();
    confirm.into_inner().set_if_neq(Visibility::Hidden);
}

fn spawn_toggle(
    row_of_all: &mut ChildSpawnerCommands,
    toggle: Toggle,
    mark: Mark,
    has_height: bool,
    is_first: bool,
) {
    let Toggle { column: on, height } = toggle;
    let node = column(0.0).growing(0.0).centered();
    let node = node.padded(TIGHT, TIGHT).rounded(RADIUS_SMALL);
    let mut button = row_of_all.spawn((
        bare_button_in(node, square_words(toggle), ButtonLook::Secondary),
        toggle,
        SelfMarked,
        Chosen,
    ));
    button.observe(press);
    if is_first {
        button.insert(FocusFirst);
    }
    button.with_children(|lines| {
        let number = figure(on.number(), TextSize::Label, Role::Paper);
        lines.spawn((number, Ink(1.0)));
        // On a dark ground every player's colour can be told, whatever the toggle's.
        let chip = Node::default().padded(CHIP, CHIP).rounded(f32::MAX);
        let sign = icon(Art::IconCheck, Vec2::splat(SIGN));
        lines.spawn((
            row(TIGHT / 2.0),
            children![
                (chip, fill(Role::Ink), children![mark_icon(mark, MARK)]),
                (Sign(on), sign, Ink(1.0)),
            ],
        ));
        if has_height {
            let words = Words::new(texts::KEEP_HEIGHT)
                .with("height", height)
                .with("top", on.height());
            lines.spawn((
                medium_label(words, TextSize::Small, Role::Paper),
                TextLayout::no_wrap(),
                Ink(0.9),
            ));
        }
    });
}

fn square_words(toggle: Toggle) -> Words {
    Words::new(texts::KEEP_CAMP)
        .with("column", toggle.column.number())
        .with("height", toggle.height)
        .with("top", toggle.column.height())
}

fn write(
    mut commands: Commands,
    keep: Single<&Keep, Changed<Keep>>,
    mut toggles: Query<(Entity, &Toggle, &mut Spoken, Has<Chosen>)>,
    mut signs: Query<(&Sign, &mut Picture)>,
    confirm: Single<
        (Entity, &mut Spoken, Has<InteractionDisabled>),
        (With<Confirm>, Without<Toggle>),
    >,
    confirm_words: Single<&mut Words, With<ConfirmWords>>,
) {
    for (entity, toggle, mut spoken, is_chosen) in &mut toggles {
        let stays = keep.stays.contains(toggle.column);
        let state = if stays {
            texts::KEEP_STAYS
        } else {
            texts::KEEP_GOES
        };
        spoken.set_if_neq(Spoken(Words::titled(square_words(*toggle), state)));
        set_marker::<Chosen>(&mut commands, entity, stays, is_chosen);
    }
    for (Sign(column), mut picture) in &mut signs {
        picture.art = if keep.stays.contains(*column) {
            Art::IconCheck
        } else {
            Art::IconClose
        };
    }
    let (stay, may) = (keep.stays.len(), keep.choice.count);
    let words = match stay.cmp(&may) {
        std::cmp::Ordering::Equal => Words::new(texts::KEEP_THESE),
        std::cmp::Ordering::Greater => Words::new(texts::KEEP_FEWER).with("count", stay - may),
        std::cmp::Ordering::Less => Words::new(texts::KEEP_MORE).with("count", may - stay),
    };
    let (entity, mut spoken, is_disabled) = confirm.into_inner();
    spoken.set_if_neq(Spoken(words.clone()));
    confirm_words.into_inner().set_if_neq(words);
    let is_refused = !keep.choice.allows(keep.stays);
    set_marker::<InteractionDisabled>(&mut commands, entity, is_refused, is_disabled);
}

/// The squares that would go are dimmed on the board, until they have gone.
fn preview_given_up(
    situation: If<Res<Situation>>,
    keep: Option<Single<&Keep>>,
    mut preview: ResMut<Preview>,
) {
    let given_up = match (keep, situation.happening) {
        (Some(keep), _) => keep.choice.from.minus(keep.stays),
        (None, Some(GameEvent::Kept { .. } | GameEvent::GaveUp { .. })) => return,
        (None, _) => Columns::EMPTY,
    };
    if preview.given_up != given_up {
        preview.given_up = given_up;
    }
}

fn press(activated: On<Activate>, toggles: Query<&Toggle>, mut keep: Single<&mut Keep>) {
    if let Ok(toggle) = toggles.get(activated.entity) {
        keep.toggle(toggle.column);
    }
}

fn confirm(
    _: On<Activate>,
    situation: If<Res<Situation>>,
    keep: Single<&Keep>,
    mut intents: MessageWriter<PlayerIntent>,
) {
    if let Some(seat) = situation.person {
        let act = Act::Keep(keep.stays);
        intents.write(PlayerIntent { seat, act });
    }
}
