//! The page of the manual: `man cant-stop`.

use cant_stop_identity::PROGRAM;

use super::{Entry, Source, gzip};
use crate::words::Words;
use crate::{Result, template};

/// The page before anything is put into it.
const FORM: &str = include_str!("../../templates/manual.6");

/// The page, packed as systems keep it.
pub(super) fn page(source: &Source<'_>) -> Result<Vec<Entry>> {
    let languages: Vec<&str> = source.words.iter().map(Words::language).collect();
    // A hyphen would be set as a dash.
    let languages = languages.join(", ").replace('-', "\\-");
    let page = template::fill(FORM, source.release, &[("LANGUAGES", &languages)])?;
    let packed = gzip(page.as_bytes())?;
    Ok(vec![Entry::file(format!("{PROGRAM}.6.gz"), packed)])
}
