//! Goes along with the walk through the game: measures every moment that it shows, and follows its frames.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::sync::mpsc::Receiver;
use std::time::Duration;

use bevy::prelude::*;
use cant_stop::core::settings::{Settings, TextScale};
use cant_stop_rules::Event as GameEvent;
use cant_stop_scenery::Eyes;
use cant_stop_testkit::walk::{Sight, Walker};
use cant_stop_testkit::{Kind, Piece, Session, Sights};

use super::disguise::{self, Disguise};
use super::exposure::Exposure;
use super::flashes::Flashes;
use super::frame::Frame;
use super::judge::{self, Verdict};
use super::stripes::striped;
use super::{LookFor, tray};
use crate::film::{Drawn, Film, PATIENCE, save};

/// The moments of a quick check.
const FEW: [&str; 4] = ["title", "pairing", "busted-falls", "results"];
/// Frames that a quick check follows after the last one of a bust.
const AFTERMATH: u32 = 30;
/// The step of the film's clock where frames are followed one by one.
const STEP: Duration = Duration::from_micros(33_333);

/// Measurements of a moment.
pub(super) struct Measured {
    /// Its name in the demonstration.
    pub(super) name: String,
    /// Results, each with its kind.
    pub(super) verdicts: Vec<(&'static str, Verdict)>,
    /// Results of disabled buttons, for which no contrast is required.
    pub(super) exempt: Vec<Verdict>,
    /// Light of the board, at moments that have a wanted one.
    pub(super) exposure: Option<Exposure>,
    /// Share of the screen with regular stripes, 0 to 1.
    pub(super) striped: f32,
    /// Parts of the tray that are not drawn.
    pub(super) missing: Vec<String>,
}

/// Measurements of the whole film so far.
pub(super) struct Watch {
    film: Film,
    pub(super) look_for: LookFor,
    folder: PathBuf,
    pub(super) moments: Vec<Measured>,
    pub(super) flashes: Flashes,
    /// Number of frames followed.
    pub(super) followed: u32,
    /// Number of frames that a quick check still follows.
    rest: u32,
    /// Nothing is followed while the walk only goes on to another place.
    passes_by: bool,
    /// Followed frames that are to come back from the renderer, in order.
    under_way: VecDeque<Receiver<Image>>,
}

impl Watch {
    pub(super) fn new(mut film: Film, folder: &Path, look_for: LookFor) -> Watch {
        disguise::plugin(&mut film.session.app);
        Watch {
            film,
            look_for,
            folder: folder.to_owned(),
            moments: Vec::new(),
            flashes: Flashes::default(),
            followed: 0,
            rest: 0,
            passes_by: false,
            under_way: VecDeque::new(),
        }
    }

    /// Returns `true` if the next frame is to be followed.
    fn follows(&mut self) -> bool {
        if !self.look_for.few {
            return self.look_for.flashes && !self.passes_by;
        }
        if matches!(self.film.session.event(), Some(GameEvent::Busted { .. })) {
            self.rest = AFTERMATH;
        }
        let follows = self.look_for.flashes && !self.passes_by && self.rest > 0;
        self.rest = self.rest.saturating_sub(1);
        follows
    }

    fn take_frames(&mut self) {
        while let Some(Ok(image)) = self.under_way.front().map(Receiver::try_recv) {
            self.under_way.pop_front();
            self.followed += 1;
            let frame = Frame::new(image);
            self.flashes.watch(frame.lights(), STEP.as_secs_f32());
        }
    }

    /// Waits for the frames under way: those that follow do not come right after them.
    pub(super) fn cut(&mut self) {
        if !self.under_way.is_empty() {
            self.film.set(Duration::ZERO, Drawn::Nothing);
        }
        for _ in 0..PATIENCE {
            self.take_frames();
            if self.under_way.is_empty() {
                break;
            }
            self.film.frame();
        }
        self.flashes.cut();
    }

    /// Measures a moment, of which this is the frame.
    fn measure(&mut self, name: &str, frame: &Frame) -> Measured {
        // Only a frame that is drawn tells what of the table is in view, and the last ones may not have been.
        self.film.set(Duration::ZERO, Drawn::Canvas);
        self.film.frame();
        let sights = Sights::of(self.film.session.app.world_mut());
        let seen = self.disguised(Disguise::WithoutSnow);
        let without = self.disguised(Disguise::WithoutText);
        let probe = self.disguised(Disguise::TextInProbe);
        let mut verdicts = Vec::new();
        for (ink, eyes) in for_all_eyes(&sights.inks) {
            let verdict = judge::text(eyes, ink, &without, &probe);
            verdicts.extend(verdict.map(|it| ("text", it)));
        }
        let mut exempt = Vec::new();
        for kind in Kind::ALL {
            let pieces = || sights.pieces.iter().filter(|piece| piece.kind == kind);
            if pieces().next().is_none() {
                continue;
            }
            let without = self.disguised(Disguise::Without(kind));
            for (piece, eyes) in for_all_eyes(pieces()) {
                match judge::piece(eyes, piece, &covers(piece, &sights), &seen, &without) {
                    Some(verdict) if piece.is_off => exempt.push(verdict),
                    verdict => verdicts.extend(verdict.map(|it| (kind.name(), it))),
                }
            }
        }
        if let Some(ring) = sights.ring {
            let without = self.disguised(Disguise::WithoutRings);
            let rings = Eyes::ALL.map(|eyes| judge::ring(eyes, ring, &seen, &without));
            verdicts.extend(rings.into_iter().flatten().map(|it| ("ring", it)));
        }
        let settings = self.film.session.app.world().resource::<Settings>();
        if settings.high_contrast {
            let all = verdicts.iter_mut().filter(|(_, it)| it.eyes == Eyes::All);
            for (kind, verdict) in all {
                verdict.in_high_contrast(*kind == "text");
            }
        }
        // In larger text the rock of the dice takes a part of the board's place.
        let usual = settings.text_scale == TextScale::default();
        let exposure = Exposure::of(name, frame).filter(|_| usual);
        Measured {
            name: name.to_owned(),
            verdicts,
            exempt,
            exposure,
            striped: striped(frame),
            missing: tray::missing(&mut self.film, name, frame),
        }
    }

    /// The same frame in disguise.
    fn disguised(&mut self, disguise: Disguise) -> Frame {
        self.film.session.app.insert_resource(disguise);
        let image = self.film.capture();
        self.film.session.app.insert_resource(Disguise::None);
        Frame::new(image)
    }
}

/// Each thing with each kind of eyes.
fn for_all_eyes<T: Copy>(things: impl IntoIterator<Item = T>) -> impl Iterator<Item = (T, Eyes)> {
    let things = things.into_iter();
    things.flat_map(|thing| Eyes::ALL.map(|eyes| (thing, eyes)))
}

/// Places where something stands in front of a piece.
fn covers(piece: &Piece, sights: &Sights) -> Vec<Rect> {
    let others = sights.pieces.iter();
    let covers = others.filter(|other| other.height > piece.height);
    let plates = sights.plates.iter().copied();
    let plates = plates.filter(|_| piece.height < f32::INFINITY);
    covers.map(|other| other.bounds).chain(plates).collect()
}

impl Walker for Watch {
    fn session(&mut self) -> &mut Session {
        self.film.session()
    }

    fn names(&self) -> [&'static str; 4] {
        self.film.names()
    }

    /// Draws the frame if it is followed. The dice in their tray stay as they were: the tray is too small a part of the
    /// screen to flash, and software renderers are too slow for it.
    fn play_on(&mut self) -> f32 {
        if !self.follows() {
            self.cut();
            return self.film.play_on();
        }
        self.film.set(STEP, Drawn::Canvas);
        self.under_way.push_back(self.film.ask_for_picture());
        self.film.frame();
        self.take_frames();
        STEP.as_secs_f32()
    }

    fn work_on(&mut self) {
        self.cut();
        self.film.work_on();
    }

    fn pass_by(&mut self, passes: bool) {
        self.passes_by = passes;
    }

    fn show(&mut self, name: &str, sight: Sight) {
        if !matches!(sight, Sight::Screen | Sight::Drawing) {
            return;
        }
        if self.look_for.flashes {
            println!("{name}: {} frames followed so far", self.followed);
        }
        if !self.look_for.contrast || (self.look_for.few && !FEW.contains(&name)) {
            return;
        }
        self.film.hold_still();
        let seen = self.film.capture();
        let moment = self.measure(name, &Frame::new(seen.clone()));
        if moment.verdicts.iter().any(|(_, verdict)| !verdict.holds()) {
            let picture = format!("{:02}-{name}.png", self.moments.len() + 1);
            save(seen, &self.folder.join(picture));
        }
        println!("{name}: {} measured", moment.verdicts.len());
        self.moments.push(moment);
    }
}
