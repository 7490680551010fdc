//! One version, everywhere.

use cant_stop_dist::Platform;
use cant_stop_dist::pack::{BUNDLE_PROPERTIES, bundled, flatpak_manifest, setup_script};
use cant_stop_identity::ID;

use super::{checkout, release, stage, text, unpacked, words};

#[test]
fn every_version_is_the_same() {
    let release = release();
    let version = &release.version;
    let day = release.date("%Y-%m-%d");
    let says = |text: String, expected: &str| assert!(text.contains(expected), "no {expected}");
    let workspace = checkout().text("Cargo.toml").unwrap();
    says(workspace, &format!("\nversion = \"{version}\"\n"));
    let metainfo = format!("share/metainfo/{ID}.metainfo.xml");
    says(
        text(Platform::Linux, &metainfo),
        &format!("<releases>\n    <release version=\"{version}\" date=\"{day}\"/>"),
    );
    says(
        unpacked("share/man/man6/cant-stop.6.gz"),
        &format!("\"{day}\" \"cant-stop {version}\""),
    );
    says(
        setup_script(stage(Platform::Windows), &release, words()).unwrap(),
        &format!("VIProductVersion \"{version}.0\""),
    );
    let bundle = bundled(stage(Platform::Macos), &release, words()).unwrap();
    says(
        String::from_utf8(bundle.bytes(BUNDLE_PROPERTIES).unwrap().to_vec()).unwrap(),
        &format!("<key>CFBundleShortVersionString</key>\n\t<string>{version}</string>"),
    );
    says(
        flatpak_manifest(&release).unwrap(),
        &format!("path: cant-stop-{version}-sources.tar.gz"),
    );
}

#[test]
fn the_bill_of_materials_is_that_of_this_version() {
    let bill = text(Platform::Linux, "share/doc/cant-stop/sbom.cdx.json");
    let bill: serde_json::Value = serde_json::from_str(&bill).unwrap();
    assert_eq!(bill["metadata"]["component"]["version"], release().version);
}

#[test]
fn releases_are_told_newest_first() {
    let history = release().history;
    assert!(history.is_sorted_by(|newer, older| newer.date >= older.date));
}
