//! Nothing that is installed names a place on the machine that made it.

use cant_stop_dist::Platform;

use super::{checkout, stage, unpacked};

#[test]
fn no_file_names_the_folder_of_the_sources() {
    let sources = checkout().path("");
    let sources = sources.to_string_lossy();
    let sources = sources.trim_end_matches(['/', '\\']);
    let named = |text: &str| text.contains(sources);
    for platform in [Platform::Linux, Platform::Windows, Platform::Macos] {
        for entry in &stage(platform).entries {
            assert!(
                !named(&String::from_utf8_lossy(&entry.bytes)),
                "{}",
                entry.path
            );
        }
    }
    assert!(!named(&unpacked(
        "share/doc/cant-stop/third-party-licences.txt.gz"
    )));
}
