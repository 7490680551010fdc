//! The setup for Windows: for one person, without rights of an administrator, with an entry in the start menu.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::process::Command;

use super::unbuilt::{ROOT, write};
use super::{Job, Made, unpacked};
use crate::words::Words;
use crate::{Release, Result, Stage, template, tool};

/// The script before the files are put into it.
const FORM: &str = include_str!("../../templates/setup.nsi");

/// Has NSIS make the setup.
pub(super) fn pack(job: &Job<'_>) -> Result<Made> {
    if !tool::is_there("makensis") {
        return Ok(Made::Nothing("NSIS is missing: no setup.exe.".to_owned()));
    }
    let folder = job.folder("setup")?;
    unpacked(job.stage)?.write_to(&folder.join(ROOT))?;
    let path = folder.join("setup.nsi");
    // NSIS takes a text for UTF-8 by its first bytes.
    let script = format!("\u{feff}{}", script(job.stage, job.release, job.words)?);
    write(&path, &script)?;
    let package = job.out.join(format!("{}-setup.exe", job.name()));
    tool::run(
        Command::new("makensis")
            .current_dir(&folder)
            .args(["-V2", "-WX", "-INPUTCHARSET", "UTF8"])
            .arg(format!("-XOutFile \"{}\"", package.display()))
            .arg(&path)
            .env("SOURCE_DATE_EPOCH", job.release.time.to_string()),
    )?;
    Ok(Made::Package(package))
}

/// The script that installs every file of the tree, and removes exactly these.
pub fn script(stage: &Stage, release: &Release, words: &[Words]) -> Result<String> {
    let tree = unpacked(stage)?;
    let mut install = String::new();
    let mut remove = String::new();
    let mut folders = BTreeSet::new();
    let mut now = None;
    for entry in &tree.entries {
        let folder = entry.path.rsplit_once('/').map_or("", |(folder, _)| folder);
        if now != Some(folder) {
            let _ = writeln!(install, "  SetOutPath \"{}\"", installed(folder));
            now = Some(folder);
        }
        // On Windows NSIS splits a path at `\` alone; elsewhere it takes both.
        let _ = writeln!(install, "  File \"{ROOT}\\{}\"", windows(&entry.path));
        let _ = writeln!(remove, "  Delete \"{}\"", installed(&entry.path));
        // A folder and all around it.
        let ends = folder.match_indices('/').map(|(at, _)| at);
        let around = ends.chain([folder.len()]).map(|end| &folder[..end]);
        folders.extend(around.filter(|folder| !folder.is_empty()));
    }
    // Contents before their folder: in reverse order. A folder that holds other files stays.
    for folder in folders.iter().rev() {
        let _ = writeln!(remove, "  RMDir \"{}\"", installed(folder));
    }
    let kilobytes = stage.size().div_ceil(1024).to_string();
    let mut languages = String::new();
    for words in words {
        let (name, running) = (words.text("setup")?, words.text("running")?);
        let id = name.to_uppercase();
        let _ = writeln!(languages, "!insertmacro MUI_LANGUAGE \"{name}\"");
        let _ = writeln!(languages, "LangString RUNNING ${{LANG_{id}}} \"{running}\"");
    }
    let gaps = [
        ("LANGUAGES", languages.trim()),
        ("INSTALL", install.trim()),
        ("REMOVE", remove.trim()),
        ("KILOBYTES", &kilobytes),
    ];
    template::fill(FORM, release, &gaps)
}

/// A place in the tree as Windows writes it.
fn installed(path: &str) -> String {
    match path {
        "" => "$INSTDIR".to_owned(),
        path => format!("$INSTDIR\\{}", windows(path)),
    }
}

fn windows(path: &str) -> String {
    path.replace('/', "\\")
}
