//! Report of the results, in words.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use bevy::prelude::*;
use cant_stop_testkit::Kind;

use super::contrast::Meeting;
use super::exposure::Exposure;
use super::flashes::{AREA, Seen};
use super::frame::Light;
use super::judge::Verdict;
use super::watch::{Measured, Watch};

/// Writes the report into `folder`, prints the most important of it, and returns `true` if everything is as it should be.
pub(super) fn tell(watch: &Watch, folder: &Path) -> Result<bool, String> {
    let mut report = String::new();
    let mut faults = Vec::new();
    let say = |line: &str| {
        println!("{line}");
        format!("{line}\n")
    };
    if watch.look_for.contrast {
        for moment in &watch.moments {
            report += &about(moment);
            faults.extend(below(moment));
            if let Some(exposure) = moment.exposure {
                let (Exposure { light, wanted }, name) = (exposure, &moment.name);
                report += &say(&format!(
                    "{name}: the board's light is {light:.3} of {wanted}"
                ));
                if !exposure.holds() {
                    faults.push(format!("{name}: exposure"));
                }
            }
        }
        if !watch.look_for.few {
            faults.extend(never_seen(watch));
        }
        let moments = &watch.moments;
        let measured: usize = moments.iter().map(|moment| moment.verdicts.len()).sum();
        report += &say(&format!(
            "contrast: {measured} texts, pieces and focus rings measured at {} moments, {} faults",
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
        "{} {ratio:.2} of {:.1}: {} on {} at {:.0},{:.0}",
        verdict.what,
        verdict.least,
        hex(front),
        hex(behind),
        verdict.at.x,
        verdict.at.y
    )
}

fn hex([red, green, blue]: Light) -> String {
    Srgba::from(LinearRgba::rgb(red, green, blue)).to_hex()
}
