//! The program as it is installed. Windows shows an icon and a version only if they are inside of it, and reads there how
//! it wants to be treated.

use cant_stop_identity::{MAKERS, PROGRAM, TITLE};
use editpe::{
    Image, ResourceDirectory, VersionInfo, VersionStringTable, types::VersionU16, types::VersionU32,
};

use super::{Entry, Source, icons};
use crate::template::fill;
use crate::{Failure, Platform, Result};

/// Manifest for Windows: DPI awareness and other settings of the process.
const MANIFEST: &str = include_str!("../../templates/windows.manifest");

/// The words of the version are in American English, in UTF-16; both as numbers, and as one name.
const LANGUAGE: VersionU16 = VersionU16 {
    major: 0x0409,
    minor: 0x04b0,
};
const LANGUAGE_NAME: &str = "040904b0";

/// The program under the name it is started by.
pub(super) fn file(source: &Source<'_>) -> Result<Vec<Entry>> {
    let mut bytes = std::fs::read(source.binary).map_err(Failure::at(source.binary))?;
    if source.platform == Platform::Windows {
        bytes = dressed(bytes, source)?;
    }
    let name = format!("{PROGRAM}{}", source.platform.exe());
    Ok(vec![Entry::program(name, bytes)])
}

/// A program for Windows with everything about it inside.
fn dressed(program: Vec<u8>, source: &Source<'_>) -> Result<Vec<u8>> {
    let mut program = Image::parse(program).map_err(Failure::at(source.binary))?;
    let mut about = ResourceDirectory::default();
    about
        .set_main_icon(icons::ico(source.checkout)?)
        .map_err(Failure::at(source.binary))?;
    about
        .set_version_info(&version(source)?)
        .map_err(Failure::at(source.binary))?;
    about
        .set_manifest(&fill(MANIFEST, source.release, &[])?)
        .map_err(Failure::at(source.binary))?;
    program
        .set_resource_directory(about)
        .map_err(Failure::at(source.binary))?;
    Ok(program.data().to_vec())
}

fn version(source: &Source<'_>) -> Result<VersionInfo> {
    let version = &source.release.version;
    let words = source.words.iter().find(|words| words.is_default());
    let words = words.ok_or_else(|| Failure::new("There are no words."))?;
    let year = source.release.date("%Y");
    let strings = [
        ("CompanyName", MAKERS),
        ("FileDescription", TITLE),
        ("FileVersion", version),
        ("InternalName", PROGRAM),
        ("LegalCopyright", &format!("© {year} {MAKERS}")),
        ("OriginalFilename", &format!("{PROGRAM}.exe")),
        ("ProductName", TITLE),
        ("ProductVersion", version),
        ("Comments", words.text("summary")?),
    ]
    .map(|(name, value)| (name.to_owned(), value.to_owned()));
    let mut info = VersionInfo {
        strings: vec![VersionStringTable {
            key: LANGUAGE_NAME.to_owned(),
            strings: strings.into_iter().collect(),
        }],
        vars: vec![LANGUAGE],
        ..VersionInfo::default()
    };
    info.info.file_version = number(version)?;
    info.info.product_version = number(version)?;
    Ok(info)
}

/// Windows has versions of four numbers, two in each half; ours have three.
fn number(version: &str) -> Result<VersionU32> {
    let numbers: Vec<u32> = version
        .split('.')
        .map(|number| number.parse::<u16>().map(u32::from))
        .collect::<std::result::Result<_, _>>()
        .map_err(Failure::of("The version"))?;
    match numbers[..] {
        [first, second, third] => Ok(VersionU32 {
            major: first << 16 | second,
            minor: third << 16,
        }),
        _ => Err(Failure::new(format!(
            "{version} is no version of three numbers."
        ))),
    }
}
