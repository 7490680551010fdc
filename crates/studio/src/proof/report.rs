//! Report of the results, in words.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use bevy::prelude::*;
use cant_stop_scenery::{Eyes, Scenery};
use cant_stop_testkit::Kind;

use super::contrast::Meeting;
use super::exposure::Exposure;
use super::flashes::{AREA, Seen};
use super::frame::Light;
use super::judge::Verdict;
use super::stripes;
use super::watch::{Measured, Watch};

/// Writes the report into `folder`, prints the most important of it, and returns `true` if everything is as it should be.
/// Only in a whole film is something of every kind to be seen.
pub(super) fn tell(watch: &Watch, folder: &Path, is_whole: bool) -> Result<bool, String> {
    let mut report = String::new();
    let mut faults = Vec::new();
    let say = |line: &str| {
        println!("{line}");
        format!("{line}\n")
    };
    if watch.look_for.contrast {
        let moments = &watch.moments;
        for moment in moments {
            report += &about(moment);
            faults.extend(below(moment));
            let missing = moment.missing.iter();
            faults.extend(missing.map(|it| format!("{}: {it}", moment.name)));
            if let Some(exposure) = moment.exposure {
                let (Exposure { light, wanted }, name) = (exposure, &moment.name);
                report += &say(&format!(
                    "{name}: the board's light is {light:.3} of {wanted}"
                ));
                if !exposure.holds() {
                    faults.push(format!("{name}: exposure"));
                }
            }
            if moment.striped > stripes::AREA {
                faults.push(format!("{}: {}", moment.name, striped(moment)));
            }
        }
        for line in worst(moments) {
            report += &say(&line);
        }
        if is_whole {
            faults.extend(never_seen(watch));
        }
        let measured: usize = moments.iter().map(|moment| moment.verdicts.len()).sum();
        report += &say(&format!(
            "contrast: {measured} texts, pieces and focus rings measured at {} moments, with four kinds of eyes, {} faults",
            moments.len(),
            faults.len()
        ));
        if measured == 0 {
            faults.push("contrast: nothing was measured".to_owned());
        }
    }
    if watch.look_for.flashes {
        for (what, seen) in [
            ("flashes", watch.flashes.general),
            ("red flashes", watch.flashes.red),
        ] {
            let line = flashed(what, seen, watch.followed);
            report += &say(&line);
            if !seen.is_safe() {
                faults.push(line);
            }
        }
        if watch.followed == 0 {
            faults.push("flashes: no frame was followed".to_owned());
        }
    }
    for fault in &faults {
        eprintln!("{fault}");
        report += &format!("BELOW {fault}\n");
    }
    let path = folder.join("report.txt");
    fs::write(&path, report)
        .map_err(|error| format!("{} cannot be written: {error}.", path.display()))?;
    Ok(faults.is_empty())
}

/// The worst of each kind with each kind of eyes, the worst in each scenery, and the most stripes.
fn worst(moments: &[Measured]) -> Vec<String> {
    let mut lines = Vec::new();
    for eyes in Eyes::ALL {
        for kind in kinds() {
            let of_kind = all(moments).filter(|(_, known, it)| *known == kind && it.eyes == eyes);
            lines.extend(closest(&format!("worst {kind}"), of_kind));
        }
    }
    for scenery in Scenery::ALL {
        let within = all(moments).filter(|(name, ..)| name.starts_with(scenery.key()));
        lines.extend(closest(&format!("worst in {}", scenery.key()), within));
    }
    let most = moments
        .iter()
        .max_by(|a, b| a.striped.total_cmp(&b.striped));
    lines.extend(most.map(|most| format!("most stripes: {}: {}", most.name, striped(most))));
    lines
}

/// Name of the moment, kind and result of everything that was measured.
fn all(moments: &[Measured]) -> impl Iterator<Item = (&str, &str, &Verdict)> {
    moments.iter().flat_map(|moment| {
        let name = moment.name.as_str();
        let verdicts = moment.verdicts.iter();
        verdicts.map(move |(kind, it)| (name, *kind, it))
    })
}

/// The result that is the closest to the contrast asked for, or the farthest below.
fn closest<'a>(
    label: &str,
    results: impl Iterator<Item = (&'a str, &'a str, &'a Verdict)>,
) -> Option<String> {
    let margin = |it: &Verdict| it.meeting.ratio / it.least;
    let (name, kind, verdict) =
        results.min_by(|(.., a), (.., b)| margin(a).total_cmp(&margin(b)))?;
    Some(format!("{label}: {name}: {kind} {}", described(verdict)))
}

fn striped(moment: &Measured) -> String {
    let share = |share: f32| share * 100.0;
    format!(
        "regular stripes on {:.1} % of the screen, of {:.0} at most",
        share(moment.striped),
        share(stripes::AREA)
    )
}

fn flashed(what: &str, seen: Seen, frames: u32) -> String {
    format!(
        "{what}: at most {} a second on more than {:.0} % of the screen; more than 3 on at most {:.1} %, {:.1} s from the \
         start; {frames} frames followed",
        seen.most,
        AREA * 100.0,
        seen.area * 100.0,
        seen.at,
    )
}

/// Measurements of a moment: each kind's number and its worst, then the exempt ones.
fn about(moment: &Measured) -> String {
    let mut lines = format!("{}\n", moment.name);
    for kind in kinds() {
        let of_kind = moment.verdicts.iter().filter(|(known, _)| *known == kind);
        let count = of_kind.clone().count();
        let worst = of_kind
            .map(|(_, verdict)| verdict)
            .min_by(|a, b| a.meeting.ratio.total_cmp(&b.meeting.ratio));
        if let Some(worst) = worst {
            writeln!(lines, "  {count} × {kind}, worst {}", described(worst)).ok();
        }
    }
    for exempt in &moment.exempt {
        writeln!(lines, "  cannot be pressed: {}", described(exempt)).ok();
    }
    lines
}

fn kinds() -> impl Iterator<Item = &'static str> {
    ["text", "ring"]
        .into_iter()
        .chain(Kind::ALL.map(Kind::name))
}

fn below(moment: &Measured) -> impl Iterator<Item = String> + '_ {
    let failing = moment.verdicts.iter().filter(|(_, it)| !it.holds());
    failing.map(|(kind, verdict)| format!("{}: {kind} {}", moment.name, described(verdict)))
}

/// Kinds that were never seen: their pictures may have been renamed without a change here.
fn never_seen(watch: &Watch) -> impl Iterator<Item = String> + '_ {
    let seen = |kind: &str| {
        let mut all = watch.moments.iter().flat_map(|moment| &moment.verdicts);
        all.any(|(known, _)| *known == kind)
    };
    kinds()
        .filter(move |kind| !seen(kind))
        .map(|kind| format!("contrast: no {kind} was seen at any moment"))
}

fn described(verdict: &Verdict) -> String {
    let Meeting {
        ratio,
        front,
        behind,
    } = verdict.meeting;
    format!(
        "{}{} {ratio:.2} of {:.1}: {} on {} at {:.0},{:.0}",
        verdict.what,
        seen_by(verdict.eyes),
        verdict.least,
        hex(front),
        hex(behind),
        verdict.at.x,
        verdict.at.y
    )
}

/// Words for eyes that lack a kind of cones.
fn seen_by(eyes: Eyes) -> &'static str {
    match eyes {
        Eyes::All => "",
        Eyes::Protan => " to protan eyes",
        Eyes::Deutan => " to deutan eyes",
        Eyes::Tritan => " to tritan eyes",
    }
}

fn hex([red, green, blue]: Light) -> String {
    Srgba::from(LinearRgba::rgb(red, green, blue)).to_hex()
}
