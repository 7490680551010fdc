//! Stored values outside their ranges.

use super::*;
use crate::core::background::ShortWork;
use crate::core::store::{Fault, SettingsFolder, Stores};

fn app_with(folder: &std::path::Path) -> App {
    let mut app = App::new();
    app.insert_resource(SettingsFolder(folder.to_owned()))
        .insert_resource(ShortWork::AtOnce)
        .add_plugins(plugin);
    app.update();
    app
}

#[test]
fn a_volume_above_the_maximum_is_clamped() {
    let folder = tempfile::tempdir().unwrap();
    let text = "[game]\nmusic = 200\ntable = 4\n";
    std::fs::write(folder.path().join("settings.toml"), text).unwrap();
    let app = app_with(folder.path());
    let settings = app.world().resource::<Settings>();
    assert_eq!((settings.music, settings.table), (Settings::LOUDEST, 4));
    let damage = &app.world().resource::<Stores>().damage;
    assert_eq!(damage[0].fault, Fault::Values(vec!["music".to_owned()]));
}

#[test]
fn the_placeholder_of_the_switch_is_not_stored() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app_with(folder.path());
    app.world_mut().resource_mut::<Settings>().switch = Settings::LAST_PRESSED.to_owned();
    app.update();
    let again = app_with(folder.path());
    assert_eq!(again.world().resource::<Settings>().switch, "");
}
