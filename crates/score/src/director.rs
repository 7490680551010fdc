//! Decides what is played when.

use crate::chance::pick;
use crate::clock::{BAR, BEAT, millis, next_line};
use crate::cues::{Aim, Cues, Pass};
use crate::levels::{DAWN, Levels, RESULTS};
use crate::mood::{Mood, Scene};
use crate::risk::RiskFollower;
use crate::section::SectionName;

/// Frames in which a section fades that another one follows before its end.
const LEAVING: u64 = millis(1400);

/// Frames in which the levels of another screen are reached.
const TURNING: u64 = millis(600);

/// Frames in which a bust cuts everything.
pub(crate) const CUT: u64 = millis(60);

/// Level of the title relative to its parts as written, in dB.
const TITLE: f32 = -2.3;

/// Frames without any note after a bust.
const HUSH: u64 = millis(1300);

/// Bars of silence after a section: the fewest, and the most that chance adds.
const PAUSE_PLAY: (u64, usize) = (2, 2);
const PAUSE_TITLE: (u64, usize) = (2, 3);
const PAUSE_RESULTS: (u64, usize) = (4, 4);

/// Risk from which on no pause is waited for, a chance from 0 to 1.
const TENSE: f32 = 0.13;

/// The sections of a match.
const SECTIONS: [SectionName; 3] = [SectionName::Play1, SectionName::Play2, SectionName::Play3];

/// Section or silence under way.
#[derive(Clone, Copy, Debug, PartialEq)]
enum State {
    /// Nothing, and nothing will be.
    Idle,
    /// Nothing until this frame.
    Rest(u64),
    /// Nothing until this frame, for a roll has bust.
    Fallen(u64),
    /// A section until this frame.
    Pass(SectionName, u64),
}

/// Decides which section begins when, and follows the match.
pub(crate) struct Director {
    seed: u64,
    state: State,
    scene: Scene,
    /// The scene that is played from a frame on.
    turn: Option<(u64, Scene)>,
    /// Frame from which bars are counted: the start of the last section.
    origin: u64,
    /// The frame at which the dawn begins.
    dawn: Option<u64>,
    /// Set once the match is won: the results follow, whichever scene the game still shows.
    won: bool,
    risk: RiskFollower,
    mood: Mood,
    /// The last section of a match, its take, and how many passes there were.
    last: Option<SectionName>,
    last_take: Option<usize>,
    passes: u64,
    /// Passes of this match.
    plays: u64,
    /// Sections of a match in the order in which they are drawn, from the end, and how many are left to draw.
    bag: [SectionName; 3],
    left: usize,
    /// Number of times that the bag was filled.
    bags: u64,
    /// The frame at which a bust has cut everything.
    cut: Option<u64>,
}

impl Director {
    pub(crate) fn new(seed: u64) -> Self {
        Self {
            seed,
            state: State::Idle,
            scene: Scene::Silent,
            turn: None,
            origin: 0,
            dawn: None,
            won: false,
            risk: RiskFollower::new(),
            mood: Mood::default(),
            last: None,
            last_take: None,
            passes: 0,
            plays: 0,
            bag: SECTIONS,
            left: 0,
            bags: 0,
            cut: None,
        }
    }

    pub(crate) fn is_between_sections(&self) -> bool {
        matches!(self.state, State::Rest(_) | State::Fallen(_))
    }

    pub(crate) fn section(&self) -> Option<SectionName> {
        match self.state {
            State::Pass(name, _) => Some(name),
            State::Idle | State::Rest(_) | State::Fallen(_) => None,
        }
    }

    /// The game says how things stand, heard at frame `now`.
    pub(crate) fn set_mood(&mut self, now: u64, mood: Mood) {
        let is_played = |mood: Mood| mood.scene == Scene::Play && !mood.over;
        let again = is_played(mood) && !is_played(self.mood);
        if again || matches!(mood.scene, Scene::Title | Scene::Silent) {
            self.won = false;
            self.dawn = None;
        }
        self.mood = mood;
        let wanted = if self.won { Scene::Results } else { mood.scene };
        let coming = self.turn.map_or(self.scene, |(_, scene)| scene);
        if wanted == self.scene {
            self.turn = None;
        } else if wanted != coming && self.dawn.is_none() {
            self.turn = Some((next_line(now, BAR / 2, self.origin), wanted));
        }
        if self.scene == Scene::Play {
            self.risk.follow(now, self.origin, mood.risk, mood.preview);
            if mood.risk >= TENSE && !mood.preview {
                self.end_pause(now);
            }
        }
    }

    /// A column is claimed at frame `now`: the answer begins on the next beat. None where the match is won with it.
    pub(crate) fn claim(&mut self, now: u64) -> Option<Pass> {
        if self.won || self.scene != Scene::Play {
            return None;
        }
        self.end_pause(now);
        self.passes += 1;
        Some(Pass {
            section: SectionName::Call.section(),
            take: None,
            start: next_line(now, BEAT, self.origin),
            number: self.passes,
        })
    }

    /// Lets a pause between two sections end with the bar.
    fn end_pause(&mut self, now: u64) {
        if let State::Rest(end) = &mut self.state {
            *end = next_line(now, BAR, self.origin).min(*end);
        }
    }

    /// A bust at frame `now`: silence, then the bass on a bar, and a bar later another section. True when there is
    /// something to cut.
    pub(crate) fn bust(&mut self, now: u64) -> bool {
        if self.won || self.scene != Scene::Play {
            return false;
        }
        self.state = State::Fallen(next_line(now + CUT + HUSH, BAR, self.origin));
        self.cut = Some(now + CUT);
        true
    }

    /// The match is won at frame `now`: the dawn begins on the next beat.
    pub(crate) fn win(&mut self, now: u64) {
        if !self.won {
            self.won = true;
            self.turn = None;
            self.dawn = Some(next_line(now, BEAT, self.origin));
        }
    }

    /// Changes at frame `now`, the first of a quantum.
    pub(crate) fn advance(&mut self, now: u64) -> Cues {
        let mut cues = Cues::default();
        if self.cut.take_if(|at| *at <= now).is_some() {
            cues.silence = true;
        }
        if self.dawn.take_if(|at| *at <= now).is_some() {
            self.break_of_day(now, &mut cues);
        } else if let Some((_, scene)) = self.turn.take_if(|(at, _)| *at <= now) {
            self.turn_to(now, scene, &mut cues);
        }
        match self.state {
            State::Pass(name, end) if end <= now => self.finish(now, name, &mut cues),
            State::Rest(end) if end <= now => self.begin(now, &mut cues),
            State::Fallen(end) if end <= now => {
                self.play(now, SectionName::Breath, None, &mut cues);
            }
            _ => {}
        }
        if self.scene == Scene::Play
            && let Some(aim) = self.risk.advance(now)
        {
            cues.aim = Some(aim);
        }
        cues
    }

    fn break_of_day(&mut self, now: u64, cues: &mut Cues) {
        self.scene = Scene::Results;
        self.origin = now;
        cues.silence |= self.cut.take().is_some();
        cues.leave = Some(LEAVING);
        cues.aim = Some(aim(DAWN, TURNING));
        self.play(now, SectionName::Dawn, Some(0), cues);
    }

    fn turn_to(&mut self, now: u64, scene: Scene, cues: &mut Cues) {
        self.scene = scene;
        self.origin = now;
        self.plays = 0;
        cues.silence |= self.cut.take().is_some();
        cues.leave = Some(LEAVING);
        self.risk.settle(if scene == Scene::Play {
            self.mood.risk
        } else {
            0.0
        });
        let levels = match scene {
            Scene::Results => RESULTS,
            Scene::Title | Scene::Play | Scene::Silent => self.risk.levels(),
        };
        cues.aim = Some(aim(levels, TURNING));
        self.begin(now, cues);
    }

    fn finish(&mut self, now: u64, name: SectionName, cues: &mut Cues) {
        if name == SectionName::Dawn {
            // The results breathe in first.
            self.state = State::Rest(now + BAR);
            cues.aim = Some(aim(RESULTS, TURNING));
            return;
        }
        if name == SectionName::Breath {
            self.begin(now, cues);
            return;
        }
        let (least, more) = match self.scene {
            Scene::Play => PAUSE_PLAY,
            Scene::Title => PAUSE_TITLE,
            Scene::Results | Scene::Silent => PAUSE_RESULTS,
        };
        let is_tense = self.scene == Scene::Play && self.mood.risk >= TENSE;
        let bars = if is_tense {
            1
        } else {
            least + pick(self.seed ^ 0x51, self.passes, more + 1) as u64
        };
        self.state = State::Rest(now + bars * BAR);
    }

    fn begin(&mut self, now: u64, cues: &mut Cues) {
        let name = match self.scene {
            Scene::Silent => {
                self.state = State::Idle;
                return;
            }
            Scene::Title => SectionName::Title,
            Scene::Results => SectionName::Results,
            Scene::Play => self.next_of_match(),
        };
        let take = self.next_take(name);
        self.play(now, name, take, cues);
    }

    fn play(&mut self, now: u64, name: SectionName, take: Option<usize>, cues: &mut Cues) {
        let section = name.section();
        self.origin = now;
        self.state = State::Pass(name, now + u64::from(section.bars) * BAR);
        self.passes += 1;
        cues.begin = Some(Pass {
            section,
            take,
            start: now,
            number: self.passes,
        });
    }

    /// The next section of a match, never the one before. All are heard before one comes again; towards the end of the
    /// match every other one is the third, which comes home too early.
    fn next_of_match(&mut self) -> SectionName {
        let last_leg = self.mood.late && self.last != Some(SectionName::Play3);
        let name = if last_leg {
            SectionName::Play3
        } else {
            self.draw()
        };
        self.last = Some(name);
        self.plays += 1;
        name
    }

    /// Draws a section from the bag, which is filled when none is left that may be played.
    fn draw(&mut self) -> SectionName {
        let may = |name: &SectionName, last| Some(*name) != last;
        if !self.bag[..self.left]
            .iter()
            .any(|name| may(name, self.last))
        {
            self.bag = SECTIONS;
            self.left = SECTIONS.len();
            for end in (1..SECTIONS.len()).rev() {
                let with = pick(self.seed ^ 0x52, 2 * self.bags + end as u64, end + 1);
                self.bag.swap(end, with);
            }
            self.bags += 1;
        }
        let left = &mut self.bag[..self.left];
        let at = left.iter().rposition(|name| may(name, self.last));
        left[at.unwrap_or(0)..].rotate_left(1);
        self.left -= 1;
        self.bag[self.left]
    }

    /// The take of the lead, never the one before. A match begins with the first, two passes of three have one, and
    /// towards the end each.
    fn next_take(&mut self, name: SectionName) -> Option<usize> {
        if self.scene == Scene::Play && self.plays == 1 {
            self.last_take = Some(0);
            return self.last_take;
        }
        if self.scene == Scene::Play && !self.mood.late && self.plays.is_multiple_of(3) {
            return None;
        }
        let count = name.section().takes.len();
        let others = (0..count).filter(|take| Some(*take) != self.last_take);
        let index = pick(self.seed ^ 0x53, self.passes, others.clone().count());
        self.last_take = others.clone().nth(index);
        self.last_take
    }

    /// Level of everything beside its usual one, in dB, and above which frequency in Hz it is closed.
    pub(crate) fn master(&self) -> (f32, f32) {
        match self.scene {
            Scene::Play => {}
            // The first thing heard of the game does not shout.
            Scene::Title => return (TITLE, 20e3),
            Scene::Silent | Scene::Results => return (0.0, 20e3),
        }
        let bots = if self.mood.bots { -2.0 } else { 0.0 };
        if self.mood.decisive {
            (bots - 8.0, 900.0)
        } else {
            (bots, 20e3)
        }
    }
}

fn aim(levels: Levels, frames: u64) -> Aim {
    Aim { levels, frames }
}
