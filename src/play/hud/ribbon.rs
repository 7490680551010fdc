//! Words in the sky at the loudest moments: a bust, steps that are saved, a claim, a win.

use bevy::prelude::*;
use bevy::text::LineHeight;

use super::HudSystems;
use super::bubble::BubbleWords;
use super::panels::Stays;
use crate::referee::{Beat, BeatQueue, Match, Pace, Playback, Shown, is_replay};
use crate::ui::prelude::*;
use crate::ui::stroke::TextStroke;
use crate::ui::widgets::{Entrance, Travels};

/// Greatest size of the letters of a win, of a bust or a claim, and of what is said of it in small.
const WIN: f32 = 177.0;
const MOMENT: f32 = 128.0;
const SMALL: f32 = 54.0;
/// Height of a line, and width of the stroke, as shares of the size of the letters.
const LINE: f32 = 1.04;
const STROKE: f32 = 0.065;
const LEAST_STROKE: f32 = 5.0;
/// Size of a coin with a column of the winner, of its number and of its edge.
const COIN: f32 = 76.0;
const NUMBER: f32 = 44.0;
const COIN_EDGE: f32 = 6.0;
/// Distance between the words and the coins: letters reach below their line.
const COIN_AIR: f32 = 40.0;
/// Seconds until the first coin pops in, from one to the next, and for each.
const FIRST_COIN: f32 = 0.5;
const NEXT_COIN: f32 = 0.16;
const POP: f32 = 0.28;

#[derive(Component)]
#[require(Name = Name::new("words in the sky"))]
struct Ribbon {
    is_win: bool,
    /// Over a replay, whose mountain and scores stay where they are.
    is_replay: bool,
}

/// A line of them: the greatest size of its letters.
#[derive(Component)]
struct Line(f32);

/// Steps that are saved, all and as far as they are counted.
#[derive(Component)]
struct Saved {
    steps: u8,
    counted: f32,
}

/// A coin, and the seconds since it began to pop in; negative before.
#[derive(Component)]
#[require(Name = Name::new("coin of a win"))]
struct Coin(f32);

pub(super) fn plugin(app: &mut App) {
    let is_loud = in_state(TurnPhase::Busted).or_else(in_state(TurnPhase::Claimed));
    let update = (
        (
            stretch.run_if(is_loud),
            save.run_if(in_state(TurnPhase::Banking)),
        ),
        follow_replay.run_if(is_replay),
        (count_up, fit, pop_coins)
            .chain()
            .run_if(any_with_component::<Ribbon>),
    );
    app.add_systems(Update, update.chain().in_set(HudSystems::Show));
}

/// A line of words, its colour and the greatest size of its letters.
type Said = (Words, Role, f32);

/// Words of a moment.
fn saying(beat: &Beat, seats: &Seats) -> Option<[Said; 2]> {
    match beat.event {
        GameEvent::Busted { lost, .. } => {
            let steps = Words::new(texts::RIBBON_BUST_LOST).with("steps", lost);
            let word = Words::new(texts::RIBBON_BUST);
            Some([(word, Role::Danger, MOMENT), (steps, Role::Paper, SMALL)])
        }
        GameEvent::Claimed { seat, column } => {
            let plan = seats.get(seat);
            let claims = Words::new(texts::RIBBON_CLAIM).with("column", column.number());
            let name = Words::literal(&plan.name);
            let name = (name, Role::Player(plan.mark), MOMENT);
            Some([name, (claims, Role::Paper, MOMENT)])
        }
        GameEvent::Won { .. } => won(&beat.after, seats),
        _ => None,
    }
}

/// Words of a win; `None` while the game goes on.
fn won(game: &Game, seats: &Seats) -> Option<[Said; 2]> {
    let winners = game.winners();
    let plans = winners.iter().map(|seat| seats.get(seat));
    let names: Vec<&str> = plans.map(|plan| plan.name.as_str()).collect();
    let color = Role::Player(seats.get(winners.iter().next()?).mark);
    let wins = Words::new(texts::RIBBON_WINS).with("count", winners.len() as f32);
    let names = Words::literal(names.join(" · "));
    Some([(names, color, WIN), (wins, Role::Paper, WIN)])
}

/// Columns of the one who has won alone.
fn coins(game: &Game) -> impl Iterator<Item = Column> + use<'_> {
    let winners = game.winners();
    let is_won = move |column: &Column| {
        let owner = game.owner(*column);
        owner.is_some_and(|seat| winners.contains(seat) && winners.len() == 1)
    };
    Column::ALL.into_iter().filter(is_won)
}

fn stretch(
    mut commands: Commands,
    mut beats: MessageReader<Beat>,
    seats: Res<Seats>,
    current: If<Res<Match>>,
    ribbons: Query<Entity, With<Ribbon>>,
) {
    for beat in beats.read() {
        let Some(lines) = saying(beat, &seats) else {
            continue;
        };
        despawn_all(&mut commands, ribbons);
        let won = matches!(beat.event, GameEvent::Won { .. }).then_some(&beat.after);
        say(&mut commands, lines, won, !current.policy().is_played);
    }
}

/// Keeps the words of the win at the end of a replay, played or sought, and takes them down at any other position. Those of
/// another moment do not stay over a replay that stands still.
fn follow_replay(
    mut commands: Commands,
    shown: Res<Shown>,
    queue: Res<BeatQueue>,
    (seats, playback): (Res<Seats>, If<Res<Playback>>),
    ribbons: Query<(Entity, &Ribbon)>,
) {
    if !queue.is_idle() {
        return;
    }
    let said = won(&shown.game, &seats);
    let mut is_said = false;
    for (entity, ribbon) in &ribbons {
        if said.is_some() && ribbon.is_win {
            is_said = true;
        } else if said.is_some() || ribbon.is_win || playback.is_paused {
            commands.entity(entity).despawn();
        }
    }
    if let Some(lines) = said.filter(|_| !is_said) {
        say(&mut commands, lines, Some(&shown.game), true);
    }
}

/// Puts up the words of a moment; of a win with the coins of the game.
fn say(commands: &mut Commands, lines: [Said; 2], won: Option<&Game>, is_replay: bool) {
    let color = lines[0].1;
    let mut words = commands.spawn(ribbon(won.is_some(), is_replay));
    words.with_children(|sky| {
        for said in lines {
            sky.spawn(line(said));
        }
        let Some(won) = won else { return };
        let node = Node {
            margin: UiRect::top(px(COIN_AIR)),
            ..row(2.0 * TIGHT)
        };
        sky.spawn(node).with_children(|row| {
            for (place, column) in coins(won).enumerate() {
                let late = FIRST_COIN + NEXT_COIN * place as f32;
                row.spawn(coin(column, color, late));
            }
        });
    });
}

fn ribbon(is_win: bool, is_replay: bool) -> impl Bundle {
    (
        Ribbon { is_win, is_replay },
        Stays(match (is_win, is_replay) {
            (false, _) => motion::RIBBON,
            (true, false) => motion::WIN,
            // Until the replay is elsewhere.
            (true, true) => f32::INFINITY,
        }),
        column(0.0),
        Layer::OverParts.z(),
        Entrance::default(),
        Travels::NOWHERE,
        DespawnOnExit(Screen::Play),
    )
}

fn line((words, color, size): Said) -> impl Bundle {
    (
        Line(size),
        Text::default(),
        words,
        TextLayout::no_wrap(),
        TextFont::default(),
        LineHeight::RelativeToFont(LINE),
        Face::Bold,
        Tint::from(color),
        TextStroke(LEAST_STROKE),
    )
}

fn coin(column: Column, color: Role, late: f32) -> impl Bundle {
    (
        Coin(-late),
        Node {
            border: px(COIN_EDGE).all(),
            border_radius: BorderRadius::MAX,
            ..Node::default().sized(Vec2::splat(COIN)).centered()
        },
        UiTransform::from_scale(Vec2::ZERO),
        fill(color),
        Edges::all(Role::Ink),
        children![(
            Text::default(),
            Words::literal(column.number().to_string()),
            TextFont::from_font_size(NUMBER),
            Face::Bold,
            Tint::from(Role::Ink),
        )],
    )
}

/// Says what a stop saves, as its runners become squares.
fn save(
    mut commands: Commands,
    mut beats: MessageReader<Beat>,
    pace: Res<Pace>,
    mut counts: Query<(&mut Saved, &ChildOf)>,
    mut ribbons: Query<(Entity, &mut Stays), With<Ribbon>>,
) {
    for beat in beats.read().filter(|_| pace.animate) {
        let GameEvent::Banked {
            seat,
            column,
            height,
        } = beat.event
        else {
            continue;
        };
        let steps = height.saturating_sub(beat.before.square(seat, column));
        if let Some((mut saved, ribbon)) = counts.iter_mut().next() {
            saved.steps += steps;
            if let Ok((_, mut stays)) = ribbons.get_mut(ribbon.parent()) {
                stays.0 = motion::RIBBON;
            }
            continue;
        }
        for (ribbon, _) in &ribbons {
            commands.entity(ribbon).despawn();
        }
        let counted = 0.0;
        let saved = Saved { steps, counted };
        let said = (words_of(&saved), Role::Gold, MOMENT);
        commands.spawn((ribbon(false, false), children![(line(said), saved)]));
    }
}

fn words_of(saved: &Saved) -> Words {
    Words::new(texts::RIBBON_SAVED).with("steps", saved.counted.round())
}

fn count_up(time: Res<Time>, settings: Res<Settings>, mut lines: Query<(&mut Saved, &mut Words)>) {
    for (mut saved, mut words) in &mut lines {
        let all = f32::from(saved.steps);
        if saved.counted >= all {
            continue;
        }
        let step = all * time.delta_secs() / motion::BANK;
        saved.counted = if settings.reduced_motion {
            all
        } else {
            (saved.counted + step).min(all)
        };
        words.set_if_neq(words_of(&saved));
    }
}

/// Places the words in their sky, above what a bot says there, with letters as large as it has room for.
fn fit(
    canvas: Res<Canvas>,
    settings: Res<Settings>,
    mut ruler: TextRuler,
    bubbles: Query<(&BubbleWords, Ref<ComputedNode>)>,
    mut ribbons: Query<(Ref<Ribbon>, &mut Node, &Children)>,
    mut lines: Query<(&Line, Ref<Words>, &mut TextFont, &mut TextStroke)>,
) {
    let text_scale = settings.text_scale.factor();
    let is_crossed = bubbles.iter().any(|(_, node)| node.is_changed());
    let is_moved = is_crossed || canvas.is_changed() || settings.is_changed();
    for (ribbon, mut node, children) in &mut ribbons {
        let has_news = |child: &Entity| lines.get(*child).is_ok_and(|line| line.1.is_changed());
        if !is_moved && !ribbon.is_added() && !children.into_iter().any(has_news) {
            continue;
        }
        let mut sky = if ribbon.is_win && !ribbon.is_replay {
            canvas.win_rect(text_scale, !settings.reduced_motion)
        } else {
            canvas.moment_rect(text_scale, settings.captions)
        };
        for (said, node) in &bubbles {
            said.end(&mut sky, &node);
        }
        let is_in_middle = sky.min.x > canvas.size.x / 2.0;
        *node = node.clone().placed(sky);
        (node.align_items, node.justify_content) = if is_in_middle {
            (AlignItems::Center, JustifyContent::Center)
        } else {
            (AlignItems::Start, JustifyContent::Start)
        };
        let title = TextSize::Title.du() * text_scale;
        let mut share: f32 = 1.0;
        let mut height = if ribbon.is_win { COIN + COIN_AIR } else { 0.0 };
        for child in children {
            if let Ok((line, words, ..)) = lines.get(*child) {
                let wide = ruler.width(&words, TextSize::Title, Face::Bold) * line.0 / title;
                // The stroke needs room as well.
                share = share.min(sky.width() / (wide + line.0 * 4.0 * STROKE).max(1.0));
                height += line.0 * LINE;
            }
        }
        let share = share.min(sky.height() / height.max(1.0));
        for child in children {
            if let Ok((line, _, mut font, mut stroke)) = lines.get_mut(*child) {
                let size = (share * line.0).max(LEAST_LETTERS);
                font.font_size = TextSize::Title.shrunk(size / title);
                stroke.0 = (STROKE * size).max(LEAST_STROKE);
            }
        }
    }
}

fn pop_coins(
    time: Res<Time>,
    settings: Res<Settings>,
    mut coins: Query<(&mut Coin, &mut UiTransform)>,
) {
    for (mut coin, mut transform) in &mut coins {
        coin.0 += time.delta_secs();
        let moved = motion::SETTLE.sample_clamped(coin.0 / POP);
        let scale = if settings.reduced_motion { 1.0 } else { moved };
        transform.set_if_neq(UiTransform::from_scale(Vec2::splat(scale)));
    }
}
