//! Sounds that mean something, in words: the last two, at the left edge of any screen, for those who do not hear them.

use bevy::prelude::*;
use cant_stop_rules::Seat;

use super::audition::AUDITION;
use super::catalogue::Sound;
use super::cue::Cue;
use super::fire::NEWCOMER;
use crate::core::canvas::SAFE;
use crate::core::settings::CaptionGround;
use crate::ui::color::Fill;
use crate::ui::prelude::*;
use crate::ui::stroke::TextStroke;
use crate::ui::widgets::display;

/// Number of lines kept; one in play where letters are larger by more than this factor.
const KEPT: usize = 2;
const NARROW: f32 = 1.25;
/// Width of the sky left of the mountain, where they hang in play, in design units: longer lines are broken.
const SKY: f32 = 380.0;
/// Opacity of a half-transparent ground, and stroke without a solid one, as a share of the size of the letters.
const HALF: f32 = 0.55;
const STROKE: f32 = 0.1;
/// Number of the line that is an example, in the settings.
const EXAMPLE: usize = KEPT;

/// Caption of a sound; `None` for sounds that only accompany a person's own action.
fn meaning(sound: Sound) -> Option<TextKey> {
    match sound {
        Sound::Palm(_) => Some(texts::CAPTION_RATTLE),
        Sound::Throw => Some(texts::CAPTION_DICE),
        Sound::Place => Some(texts::CAPTION_PLACE_CLIMBER),
        Sound::Step => Some(texts::CAPTION_STEP),
        Sound::Top => Some(texts::CAPTION_TOP),
        Sound::Bank => Some(texts::CAPTION_CAMP),
        Sound::Bust => Some(texts::CAPTION_BUST),
        Sound::Claim => Some(texts::CAPTION_CLAIM),
        Sound::Win => Some(texts::CAPTION_WIN),
        Sound::Turn(_) => Some(texts::CAPTION_TURN),
        Sound::WindRises => Some(texts::CAPTION_WIND),
        Sound::WindHolds => Some(texts::CAPTION_WIND_HOLDS),
        Sound::Refuse => Some(texts::CAPTION_REFUSE),
        // They come with what they belong to, or mean nothing.
        Sound::Tone(_)
        | Sound::Bell(_)
        | Sound::Felt(_)
        | Sound::Rope
        | Sound::Roll
        | Sound::Stop
        | Sound::Gust
        | Sound::Crackle
        | Sound::Focus
        | Sound::Press
        | Sound::Back
        | Sound::Toggle
        | Sound::Slide
        | Sound::Open
        | Sound::Close
        | Sound::Toast => None,
    }
}

/// Returns `true` if sounds of this kind have captions.
fn is_captioned(sound: Sound, settings: &Settings) -> bool {
    settings.captions
        && match sound {
            Sound::Turn(_) | Sound::Refuse => settings.caption_turns,
            Sound::WindRises | Sound::WindHolds => settings.caption_wind,
            _ => settings.caption_dice,
        }
}

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
    /// Adds a caption at the end, and keeps that many; one that is there already keeps its line, and its time starts again.
    fn add(&mut self, words: Words, most: usize) {
        let left = motion::CAPTION;
        match self.0.iter_mut().find(|it| it.words == words) {
            Some(known) => known.left = left,
            None => {
                self.0.push(Caption { words, left });
                let older = self.0.len().saturating_sub(most);
                self.0.drain(..older);
            }
        }
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
                left: percent(100.0 * SAFE),
                align_items: AlignItems::Start,
                ..column(TIGHT)
            },
            Layer::Notice.z(),
        ))
        .with_children(|lines| {
            for number in 0..KEPT {
                lines.spawn(line(number, Words::literal("")));
            }
        });
}

fn line(number: usize, words: Words) -> impl Bundle {
    let words = label(words, TextSize::Small, Role::Paper);
    (
        Line(number),
        Node::default().padded(GAP, TIGHT).rounded(RADIUS_SMALL),
        fill(Role::Ink),
        children![(LineWords(number), words, TextStroke(0.0))],
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
    mut letters: Query<&mut TextStroke, With<LineWords>>,
) {
    let (seen, stroke) = match settings.caption_ground {
        CaptionGround::Half if !settings.high_contrast => (HALF, STROKE),
        CaptionGround::Outline if !settings.high_contrast => (0.0, STROKE),
        _ => (1.0, 0.0),
    };
    let letter = TextSize::Small.du() * settings.text_scale.factor();
    for mut ground in &mut grounds {
        ground.0 = Role::Ink.faint(seen);
    }
    for mut it in &mut letters {
        it.0 = stroke * letter;
    }
    for node in &mut examples {
        display(node, settings.captions);
    }
}

/// At the foot of the screen; in play, where the board stands there, below the scores.
fn place(
    canvas: Res<Canvas>,
    settings: Res<Settings>,
    screen: Res<State<Screen>>,
    mut node: Single<&mut Node, With<Lines>>,
) {
    let scale = settings.text_scale.factor();
    let (foot, widest) = match screen.get() {
        Screen::Play => (
            canvas.captions_rect(scale).max.y,
            px(SKY * canvas.board_scale(scale)),
        ),
        _ => (canvas.safe_rect().max.y, percent(60)),
    };
    let bottom = px(canvas.size.y - foot);
    if (node.bottom, node.max_width) != (bottom, widest) {
        (node.bottom, node.max_width) = (bottom, widest);
    }
}

/// Adds captions for the cues of this frame, and removes those whose time is over.
fn take_down(
    time: Res<Time<Real>>,
    (settings, screen): (Res<Settings>, Res<State<Screen>>),
    seats: Option<Res<Seats>>,
    mut cues: MessageReader<Cue>,
    mut captions: ResMut<Captions>,
) {
    let mut now = captions.clone();
    now.pass(time.delta_secs());
    // Two of them, in large letters and broken at the mountain, would reach up over the scores.
    let is_narrow = *screen.get() == Screen::Play && settings.text_scale.factor() > NARROW;
    let most = if is_narrow { 1 } else { KEPT };
    for cue in cues
        .read()
        .filter(|cue| ![AUDITION, NEWCOMER].contains(&cue.why))
    {
        let is_captioned = is_captioned(cue.sound, &settings);
        if let Some(key) = meaning(cue.sound).filter(|_| is_captioned) {
            now.add(says(key, cue.seat, seats.as_deref()), most);
        }
    }
    if !settings.captions {
        now = Captions::default();
    }
    captions.set_if_neq(now);
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

/// The words of a caption, with whose doing it is. The caption may outlast the seats of the moment.
fn says(key: TextKey, seat: Option<Seat>, seats: Option<&Seats>) -> Words {
    match seat.and_then(|seat| seats?.0.get(seat.index())) {
        Some(plan) => Words::new(texts::CAPTION_BY)
            .with("name", plan.name.as_str())
            .with("caption", key),
        None => Words::new(key),
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Captions>()
        .add_systems(Startup, put_up)
        .add_systems(
            PostUpdate,
            (
                place,
                take_down,
                write.run_if(resource_changed::<Captions>),
                set_look
                    .run_if(resource_changed::<Settings>.or_else(any_match_filter::<Added<Line>>)),
            )
                .chain()
                .before(bevy::ui::UiSystems::Prepare),
        );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::locale::Locale;
    use crate::core::settings::{Language, TextScale};

    #[test]
    fn every_sound_with_a_meaning_has_words_in_every_language() {
        let meanings: Vec<TextKey> = Sound::all().filter_map(meaning).collect();
        assert!(meanings.len() >= 8);
        for key in meanings {
            for language in Language::ALL {
                let said = Locale(language).say(&Words::new(key));
                assert_ne!(said, key.as_str(), "{language:?}");
            }
        }
    }

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
            captions.add(words.clone(), KEPT);
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
        captions.add(Words::new(texts::CAPTION_DICE), KEPT);
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
        app.world_mut().resource_mut::<Settings>().text_scale = TextScale::Huge;
        app.world_mut()
            .write_message(Cue::plain(Sound::Throw, NEWCOMER));
        app.world_mut()
            .write_message(Cue::plain(Sound::Throw, "heard"));
        app.update();
        let left = &app.world().resource::<Captions>().0;
        assert_eq!(left.len(), 1, "there is room for one in large text");
    }
}
