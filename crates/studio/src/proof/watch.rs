//! Watches the film of the demonstration: measures at every moment that it shows, and follows its frames.

use std::path::{Path, PathBuf};

use bevy::prelude::*;

use cant_stop::core::settings::Settings;

use super::LookFor;
use super::disguise::Disguise;
use super::exposure::Exposure;
use super::flashes::Flashes;
use super::frame::Frame;
use super::judge::{self, Verdict};
use super::kinds::Kind;
use super::sights::{Piece, Sights};
use crate::film::{FOLLOWED_FRAME, Film, Glimpse, Watcher};

/// The moments of a quick check.
const FEW: [&str; 4] = ["title", "pairing", "busted-falls", "results"];
/// Frames that a quick check follows after the last one of a bust.
const AFTERMATH: u32 = 30;

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
}

/// Measurements of the whole film so far.
pub(super) struct Watch {
    look_for: LookFor,
    folder: PathBuf,
    pub(super) moments: Vec<Measured>,
    pub(super) flashes: Flashes,
    /// Number of frames followed.
    pub(super) followed: u32,
    /// Number of frames that a quick check still follows.
    rest: u32,
}

impl Watch {
    pub(super) fn new(folder: &Path, look_for: LookFor) -> Watch {
        Watch {
            look_for,
            folder: folder.to_owned(),
            moments: Vec::new(),
            flashes: Flashes::default(),
            followed: 0,
            rest: 0,
        }
    }

    /// Laws that it checks.
    pub(super) fn look_for(&self) -> LookFor {
        self.look_for
    }
}

impl Watcher for Watch {
    fn is_quick(&self) -> bool {
        self.look_for.few
    }

    fn follows(&mut self, glimpse: Glimpse) -> bool {
        if !self.look_for.flashes {
            return false;
        }
        if !self.look_for.few {
            return true;
        }
        if glimpse.busts {
            self.rest = AFTERMATH;
        }
        let follows = self.rest > 0;
        self.rest = self.rest.saturating_sub(1);
        follows
    }

    fn follow(&mut self, image: Image) -> Result<(), String> {
        self.followed += 1;
        let seconds = FOLLOWED_FRAME.as_secs_f32();
        self.flashes.watch(&Frame::new(image)?, seconds);
        Ok(())
    }

    fn cut(&mut self) {
        self.flashes.cut();
    }

    fn look(&mut self, film: &mut Film, name: &str) -> Result<(), String> {
        if self.look_for.flashes {
            println!("{name}: {} frames followed so far", self.followed);
        }
        if !self.look_for.contrast || (self.look_for.few && !FEW.contains(&name)) {
            return Ok(());
        }
        film.hold_still()?;
        let sights = Sights::of(film.world_mut());
        let seen = film.capture(name)?;
        let mut moment = measure(film, name, &sights)?;
        moment.exposure = Exposure::of(name, &Frame::new(seen.clone())?);
        if moment.verdicts.iter().any(|(_, verdict)| !verdict.holds()) {
            let picture = format!("{:02}-{name}.png", self.moments.len() + 1);
            save(seen, &self.folder.join(picture))?;
        }
        println!("{name}: {} measured", moment.verdicts.len());
        self.moments.push(moment);
        film.go_on();
        Ok(())
    }
}

fn measure(film: &mut Film, name: &str, sights: &Sights) -> Result<Measured, String> {
    let mut moment = Measured {
        name: name.to_owned(),
        verdicts: Vec::new(),
        exempt: Vec::new(),
        exposure: None,
    };
    let seen = disguised(film, name, Disguise::WithoutSnow)?;
    let without = disguised(film, name, Disguise::WithoutText)?;
    let probe = disguised(film, name, Disguise::TextInProbe)?;
    for writing in &sights.writings {
        let verdict = judge::text(writing, &without, &probe);
        moment.verdicts.extend(verdict.map(|it| ("text", it)));
    }
    for kind in Kind::ALL {
        let mut pieces = sights.pieces.iter().filter(|piece| piece.kind == kind);
        let Some(first) = pieces.next() else { continue };
        let without = disguised(film, name, Disguise::Without(kind))?;
        for piece in std::iter::once(first).chain(pieces) {
            let in_front = |other: &&Piece| other.height > piece.height;
            let covers = sights.pieces.iter().filter(in_front);
            let plates = sights.plates.iter().copied();
            let plates = plates.filter(|_| piece.height < f32::INFINITY);
            let covers: Vec<Rect> = covers.map(|other| other.bounds).chain(plates).collect();
            let Some(verdict) = judge::piece(piece, &covers, &seen, &without) else {
                continue;
            };
            if piece.is_off {
                moment.exempt.push(verdict);
            } else {
                moment.verdicts.push((kind.name(), verdict));
            }
        }
    }
    if let Some(ring) = sights.ring {
        let without = disguised(film, name, Disguise::WithoutRings)?;
        let verdict = judge::ring(ring, &seen, &without);
        moment.verdicts.extend(verdict.map(|it| ("ring", it)));
    }
    if film.world_mut().resource::<Settings>().high_contrast {
        for (kind, verdict) in &mut moment.verdicts {
            verdict.in_high_contrast(*kind == "text");
        }
    }
    Ok(moment)
}

/// The same frame in disguise.
fn disguised(film: &mut Film, name: &str, disguise: Disguise) -> Result<Frame, String> {
    *film.world_mut().resource_mut::<Disguise>() = disguise;
    let image = film.capture(name);
    *film.world_mut().resource_mut::<Disguise>() = Disguise::None;
    Frame::new(image?)
}

fn save(image: Image, path: &Path) -> Result<(), String> {
    let picture = image
        .try_into_dynamic()
        .map_err(|error| format!("A frame cannot be read: {error}."))?;
    picture
        .to_rgb8()
        .save(path)
        .map_err(|error| format!("The picture {} cannot be written: {error}.", path.display()))
}
