//! Resources that Windows shows of the program are inside of it.

use cant_stop_dist::Platform;
use cant_stop_identity::TITLE;
use editpe::Image;

use super::bytes;

/// Nearly nothing that Windows would still take for a program of 64 bits: headers, and one empty section.
pub fn empty_program() -> Vec<u8> {
    const HEADERS: u32 = 0x200;
    const SECTION: u32 = 0x1000;
    let mut file = vec![0; HEADERS as usize * 2];
    let mut put = |at: usize, bytes: &[u8]| file[at..at + bytes.len()].copy_from_slice(bytes);
    put(0, b"MZ");
    put(0x3c, &0x40_u32.to_le_bytes());
    put(0x40, b"PE\0\0");
    // For x86-64, with one section and an optional header of 0xf0 bytes.
    put(0x44, &0x8664_u16.to_le_bytes());
    put(0x46, &1_u16.to_le_bytes());
    put(0x54, &0xf0_u16.to_le_bytes());
    put(0x58, &0x20b_u16.to_le_bytes());
    for (at, value) in [
        // Alignment of sections in memory and in the file, sizes of the image and of the headers, number of directories.
        (0x78, SECTION),
        (0x7c, HEADERS),
        (0x90, 2 * SECTION),
        (0x94, HEADERS),
        (0xc4, 16),
        // The section: its size and address in memory and in the file.
        (0x150, HEADERS),
        (0x154, SECTION),
        (0x158, HEADERS),
        (0x15c, HEADERS),
    ] {
        put(at, &value.to_le_bytes());
    }
    put(0x148, b".text");
    file
}

#[test]
fn windows_finds_icon_version_and_manifest() {
    let program = Image::parse(bytes(Platform::Windows, "games/cant-stop.exe")).unwrap();
    let about = program.resource_directory().unwrap();

    let icon = about.get_main_icon().unwrap().unwrap();
    let whole = bytes(Platform::Windows, "share/icons/cant-stop.ico");
    assert!(whole.windows(icon.len()).any(|part| part == icon));

    let version = about.get_version_info().unwrap().unwrap();
    let words = &version.strings[0].strings;
    assert_eq!(words["ProductVersion"], env!("CARGO_PKG_VERSION"));
    assert_eq!(words["FileDescription"], TITLE);
    let (high, low) = (
        version.info.file_version.major,
        version.info.file_version.minor,
    );
    let number = format!("{}.{}.{}", high >> 16, high & 0xffff, low >> 16);
    assert_eq!(number, env!("CARGO_PKG_VERSION"));

    let manifest = about.get_manifest().unwrap().unwrap();
    roxmltree::Document::parse(&manifest).unwrap();
}
