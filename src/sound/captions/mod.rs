//! Sounds that mean something, in words, for those who do not hear them: the last two, if there is room for both.

mod meaning;

use bevy::prelude::*;
use bevy::text::RemSize;

use self::meaning::{is_captioned, meaning, says};
use super::audition::AUDITION;
use super::cue::Cue;
use super::fire::NEWCOMER;
use crate::core::settings::CaptionGround;
use crate::referee::{BeatQueue, is_replay};
use crate::ui::color::Fill;
use crate::ui::prelude::*;
use crate::ui::stroke::TextStroke;
use crate::ui::widgets::display;

/// Greatest number of them on the screen.
const KEPT: usize = 2;
/// Greatest width outside of play, as a share of the screen.
const WIDEST: f32 = 0.6;
/// Opacity of a half-transparent ground, and stroke without a solid one, as a share of the size of the letters.
const HALF: f32 = 0.55;
const STROKE: f32 = 0.1;
/// Number of the line that is an example, in the settings.
const EXAMPLE: usize = KEPT;

/// Captions on the screen, the oldest first.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
struct Captions(Vec<Caption>);

/// Caption on the screen.
#[derive(Clone, Debug, PartialEq)]
struct Caption {
    words: Words,
    /// Seconds of the clock on the wall for which it stays.
    left: f32,
}

impl Captions {
    /// Adds a caption at the end; one that is there already keeps its line, and its time starts again.
    fn add(&mut self, words: Words) {
        let left = motion::CAPTION;
        match self.0.iter_mut().find(|it| it.words == words) {
            Some(known) => known.left = left,
            None => {
                self.0.push(Caption { words, left });
                let older = self.0.len().saturating_sub(KEPT);
                self.0.drain(..older);
            }
        }
    }

    fn words(&self) -> impl Iterator<Item = &Words> {
        self.0.iter().map(|caption| &caption.words)
    }

    fn pass(&mut self, seconds: f32) {
        for caption in &mut self.0 {
            caption.left -= seconds;
        }
        self.0.retain(|caption| caption.left > 0.0);
    }
}

/// The lines together.
#[derive(Component)]
#[require(Name = Name::new("sound captions"))]
struct Lines;

/// One of them, counted from above.
#[derive(Component)]
#[require(Name = Name::new("sound caption"))]
struct Line(usize);

/// The words in it.
#[derive(Component)]
struct LineWords(usize);

/// Sky of the example.
#[derive(Component)]
struct Example;

fn put_up(mut commands: Commands) {
    commands
        .spawn((
            Lines,
            Node {
                position_type: PositionType::Absolute,
                align_items: AlignItems::Start,
                ..column(TIGHT)
            },
            Layer::Captions.z(),
        ))
        .with_children(|lines| {
            for number in 0..KEPT {
                lines.spawn(line(number, Words::literal("")));
            }
        });
}

fn line(number: usize, words: Words) -> impl Bundle {
    let words = label(words, TextSize::Small, Role::Paper);
    // A name may be wider than the sky.
    let broken = TextLayout::linebreak(LineBreak::WordOrCharacter);
    (
        Line(number),
        Node::default().padded(GAP, TIGHT).rounded(RADIUS_SMALL),
        fill(Role::Ink),
        children![(LineWords(number), words, broken, TextStroke(0.0))],
    )
}

/// Draws a caption as it looks over snow.
pub(super) fn example(list: &mut ChildSpawnerCommands) {
    let sky = column(0.0).fixed().padded(GAP, GAP).rounded(RADIUS_SMALL);
    let sky = (Example, sky.aligned(AlignItems::Start), fill(Role::Shelf));
    let caption = line(EXAMPLE, Words::new(texts::CAPTION_DICE));
    list.spawn((sky, children![caption]));
}

/// Sets ground and stroke; in high contrast the ground is solid.
fn set_look(
    settings: Res<Settings>,
    mut examples: Query<&mut Node, With<Example>>,
    mut grounds: Query<&mut Fill, With<Line>>,
    mut letters: Query<(&LineWords, &mut TextStroke)>,
) {
    let seen = match settings.caption_ground {
        CaptionGround::Half if !settings.high_contrast => HALF,
        CaptionGround::Outline if !settings.high_contrast => 0.0,
        _ => 1.0,
    };
    for mut ground in &mut grounds {
        ground.0 = Role::Ink.faint(seen);
    }
    // That of the others goes with their size.
    for (_, mut it) in letters.iter_mut().filter(|(line, _)| line.0 == EXAMPLE) {
        it.0 = stroke(&settings);
    }
    for node in &mut examples {
        display(node, settings.captions);
    }
}

/// Stroke of letters that are not shrunk, in design units: 0 on a solid ground.
fn stroke(settings: &Settings) -> f32 {
    let is_solid = settings.high_contrast || settings.caption_ground == CaptionGround::Solid;
    let stroke = if is_solid { 0.0 } else { STROKE };
    stroke * TextSize::Small.du() * settings.text_scale.factor()
}

/// The sky of a match, or the place beside a win that is cheered; the foot of other screens.
fn sky(canvas: &Canvas, settings: &Settings, screen: Screen, is_cheered: bool) -> Rect {
    let text_scale = settings.text_scale.factor();
    match (screen, is_cheered) {
        (Screen::Play, true) => canvas.beside_win_rect(text_scale, !settings.reduced_motion),
        (Screen::Play, false) => canvas.captions_rect(text_scale),
        _ => {
            let mut safe = canvas.safe_rect();
            safe.max.x = safe.min.x + WIDEST * canvas.size.x;
            safe
        }
    }
}

/// Adds captions for the cues of this frame, and removes those whose time is over.
fn take_down(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    seats: Option<Res<Seats>>,
    mut cues: MessageReader<Cue>,
    mut captions: ResMut<Captions>,
) {
    let mut now = captions.clone();
    now.pass(time.delta_secs());
    let heard = cues
        .read()
        .filter(|cue| ![AUDITION, NEWCOMER].contains(&cue.why));
    for cue in heard.filter(|cue| is_captioned(cue.sound, &settings)) {
        if let Some(key) = meaning(cue.sound) {
            now.add(says(key, cue.seat, seats.as_deref()));
        }
    }
    if !settings.captions {
        now = Captions::default();
    }
    // Those that stay are not measured anew.
    let is_news = !now.words().eq(captions.words());
    *captions.bypass_change_detection() = now;
    if is_news {
        captions.set_changed();
    }
}

/// Run condition: what is said or the room for it has changed.
fn needs_fit(
    captions: Res<Captions>,
    (canvas, settings, rem): (Res<Canvas>, Res<Settings>, Res<RemSize>),
    (screen, queue): (Res<State<Screen>>, Res<BeatQueue>),
) -> bool {
    let is_larger = canvas.is_changed() || settings.is_changed() || rem.is_changed();
    let is_elsewhere = screen.is_changed() || queue.is_changed();
    !captions.0.is_empty() && (captions.is_changed() || is_larger || is_elsewhere)
}

/// Breaks the lines at the mountain, with letters as large as there is room for, and removes the older caption where there is
/// none.
fn fit(
    is_replay: In<bool>,
    (canvas, settings): (Res<Canvas>, Res<Settings>),
    (screen, queue): (Res<State<Screen>>, Res<BeatQueue>),
    mut ruler: TextRuler,
    mut captions: ResMut<Captions>,
    mut stack: Single<&mut Node, (With<Lines>, Without<Line>)>,
    mut lines: Query<(&Line, &mut Node)>,
    mut letters: Query<(&LineWords, &mut TextFont, &mut TextStroke)>,
) {
    let event = queue.running().map(|beat| beat.event);
    let is_cheered = !*is_replay && matches!(event, Some(GameEvent::Won { .. }));
    let sky = sky(&canvas, &settings, *screen.get(), is_cheered);
    let air = 2.0 * Vec2::new(GAP, TIGHT);
    let room = sky.size() - air;
    let mut fit = |it: &Caption| ruler.fit(&it.words, TextSize::Small, Face::Bold, room);
    let mut fitted: Vec<(f32, f32)> = captions.0.iter().map(&mut fit).collect();
    let high: f32 = fitted.iter().map(|(_, high)| high + air.y).sum();
    if fitted.len() == KEPT && high + TIGHT > sky.height() {
        captions.0.remove(0);
        fitted.remove(0);
    }
    let (left, bottom) = (px(sky.min.x), px(canvas.size.y - sky.max.y));
    let placed = Node {
        left,
        bottom,
        ..stack.clone()
    };
    stack.set_if_neq(placed);
    // On the lines: a width of what holds them would not break their words.
    let max_width = px(sky.width());
    for (_, line) in lines.iter_mut().filter(|(line, _)| line.0 != EXAMPLE) {
        let mut width = line.map_unchanged(|line| &mut line.max_width);
        width.set_if_neq(max_width);
    }
    for (line, font, mut outline) in &mut letters {
        if let Some((share, _)) = fitted.get(line.0) {
            outline.0 = stroke(&settings) * share;
            let mut size = font.map_unchanged(|font| &mut font.font_size);
            size.set_if_neq(TextSize::Small.shrunk(*share));
        }
    }
}

fn write(
    captions: Res<Captions>,
    mut lines: Query<(&Line, &mut Node)>,
    mut words: Query<(&LineWords, &mut Words)>,
) {
    for (line, node) in &mut lines {
        display(node, line.0 == EXAMPLE || captions.0.get(line.0).is_some());
    }
    for (line, mut words) in &mut words {
        if let Some(caption) = captions.0.get(line.0) {
            words.set_if_neq(caption.words.clone());
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Captions>()
        .add_systems(Startup, put_up)
        .add_systems(
            PostUpdate,
            (
                take_down,
                set_look
                    .run_if(resource_changed::<Settings>.or_else(any_match_filter::<Added<Line>>)),
                is_replay.pipe(fit).run_if(needs_fit),
                write.run_if(resource_changed::<Captions>),
            )
                .chain()
                .before(bevy::ui::UiSystems::Prepare),
        );
}

#[cfg(test)]
mod tests {
    use cant_stop_rules::Seat;

    use super::*;
    use crate::core::locale::Locale;
    use crate::core::settings::Language;
    use crate::sound::catalogue::Sound;

    #[test]
    fn the_last_two_are_kept_and_what_is_heard_again_is_not_written_twice() {
        let mut captions = Captions::default();
        let [dice, step, bust] = [
            texts::CAPTION_DICE,
            texts::CAPTION_STEP,
            texts::CAPTION_BUST,
        ]
        .map(Words::new);
        for words in [&dice, &step, &step, &bust] {
            captions.add(words.clone());
        }
        assert!(captions.0.iter().map(|it| &it.words).eq([&step, &bust]));
    }

    fn app() -> App {
        let mut app = App::new();
        app.init_resource::<Time<Real>>()
            .init_resource::<Captions>()
            .init_resource::<Settings>()
            .insert_resource(State::new(Screen::Play))
            .add_message::<Cue>()
            .add_systems(Update, (take_down, write).chain());
        app
    }

    #[test]
    fn each_kind_is_switched_apart() {
        let mut app = app();
        for number in 0..16 {
            let bits = [1, 2, 4, 8].map(|bit| number & bit != 0);
            let mut settings = app.world_mut().resource_mut::<Settings>();
            (settings.captions, settings.caption_dice) = (bits[0], bits[1]);
            (settings.caption_turns, settings.caption_wind) = (bits[2], bits[3]);
            let kinds = [Sound::Throw, Sound::Refuse, Sound::WindRises];
            let cues = kinds.map(|sound| (sound, "heard"));
            let cues = cues.into_iter().chain([(Sound::Place, AUDITION)]);
            let written = cues.map(|(sound, why)| {
                app.world_mut().write_message(Cue::plain(sound, why));
                app.update();
                !std::mem::take(&mut app.world_mut().resource_mut::<Captions>().0).is_empty()
            });
            let wanted = [1, 2, 3].map(|kind| bits[0] && bits[kind]);
            assert!(written.eq(wanted.into_iter().chain([false])));
        }
    }

    #[test]
    fn a_caption_goes_when_it_has_been_read() {
        let mut captions = Captions::default();
        captions.add(Words::new(texts::CAPTION_DICE));
        captions.pass(motion::CAPTION / 2.0);
        assert_eq!(captions.0.len(), 1);
        captions.pass(motion::CAPTION);
        assert!(captions.0.is_empty());
    }

    /// Also when the game is left before the caption is.
    #[test]
    fn it_says_whose_doing_it_is() {
        let mut app = app();
        app.world_mut().resource_mut::<Settings>().captions = true;
        app.insert_resource(Seats(vec![SeatPlan {
            name: "Ada".to_owned(),
            mark: Mark::Disc,
            kind: SeatKind::Person,
        }]));
        let words = (LineWords(0), Words::literal(""));
        let words = app.world_mut().spawn(words).id();
        let mut cue = Cue::plain(Sound::Bust, "heard");
        cue.seat = Some(Seat::ALL[0]);
        app.world_mut().write_message(cue);
        app.update();
        app.insert_resource(Seats::default());
        app.update();
        let written = app.world().get::<Words>(words).expect("a line");
        let written = Locale(Language::default()).say(written);
        assert!(written.starts_with("Ada: "), "{written}");
    }
}
