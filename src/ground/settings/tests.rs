//! What is set is kept, and whatever a file says, the rest of it holds.

use super::*;

fn app_with(folder: &std::path::Path) -> App {
    let mut app = App::new();
    app.add_plugins(MinimalPlugins)
        .insert_resource(SettingsFolder(folder.to_owned()))
        .add_plugins(plugin);
    app.update();
    app
}

#[test]
fn what_is_set_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app_with(folder.path());
    assert_eq!(*app.world().resource::<Settings>(), Settings::default());

    let mut settings = app.world_mut().resource_mut::<Settings>();
    settings.language = Language::It;
    settings.text_scale = TextScale::Huge;
    settings.colors = PlayerColors::Soft;
    settings.window = WindowKind::Borderless;
    settings.monitor = 2;
    settings.frames = FrameLimit::Sixty;
    settings.mono = true;
    settings.music = 0;
    settings.bot_speed = BotSpeed::Instant;
    settings.guard = Guard::Whole;
    settings.odds = Odds::AfterTurn;
    app.world_mut()
        .resource_mut::<LastTable>()
        .places
        .push(LastPlace {
            name: "Zoë".to_owned(),
            mark: 2,
            who: "person".to_owned(),
        });
    let mut last = app.world_mut().resource_mut::<LastTable>();
    last.columns_to_win = 4;
    last.landing = "jump".to_owned();
    last.three_pawns = true;
    app.update();

    let again = app_with(folder.path());
    assert_eq!(
        again.world().resource::<Settings>(),
        app.world().resource::<Settings>()
    );
    assert_eq!(
        again.world().resource::<LastTable>(),
        app.world().resource::<LastTable>()
    );
}

fn damage(app: &App) -> Vec<(String, Vec<String>)> {
    let found = &app.world().resource::<Damage>().0;
    found
        .iter()
        .map(|damaged| (damaged.file.clone(), damaged.values.clone()))
        .collect()
}

fn names(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

#[test]
fn one_damaged_value_spoils_no_other() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(
        folder.path().join("last_table.toml"),
        "[table]\ncolumns_to_win = \"many\"\nlanding = \"jump\"\nobligation = 7\nthree_pawns = true\n",
    )
    .unwrap();
    let app = app_with(folder.path());
    let expected = LastTable {
        landing: "jump".to_owned(),
        three_pawns: true,
        ..default()
    };
    assert_eq!(*app.world().resource::<LastTable>(), expected);
    let told = names(&["columns_to_win", "obligation"]);
    assert_eq!(damage(&app), [("last_table.toml".to_owned(), told)]);
}

/// A file with everything in it, and `change` made to its text.
fn changed(change: impl Fn(String) -> String) -> (tempfile::TempDir, App) {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app_with(folder.path());
    let mut settings = app.world_mut().resource_mut::<Settings>();
    settings.language = Language::Es;
    settings.odds = Odds::Never;
    app.update();
    let file = folder.path().join("settings.toml");
    let text = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, change(text)).unwrap();
    let app = app_with(folder.path());
    (folder, app)
}

#[test]
fn what_is_whole_gives_no_notice() {
    let (_folder, app) = changed(|text| text);
    assert_eq!(damage(&app), []);
    assert_eq!(app.world().resource::<Settings>().odds, Odds::Never);
}

#[test]
fn every_fault_is_told_once_and_costs_one_value() {
    type Fault = fn(String) -> String;
    let faults: [(Fault, &str); 6] = [
        (|text| text.replace("music = 6", "music = 200"), "music"),
        (|text| text.replace("music = 6", "music = true"), "music"),
        (|text| text.replace("music = 6", "music = "), "music"),
        (|text| text.replace("music = 6\n", ""), "music"),
        (|text| text + "future = 3\n", "future"),
        (|text| text + "]] not toml at all [", "#"),
    ];
    for (fault, name) in faults {
        let (folder, app) = changed(fault);
        let found = damage(&app);
        assert!(
            matches!(&found[..], [(file, values)] if file == "settings.toml"
                && values.len() == 1 && values[0].starts_with(name)),
            "{name}: {found:?}"
        );
        let settings = app.world().resource::<Settings>();
        assert_eq!(settings.language, Language::Es, "{name}");
        assert_eq!(settings.odds, Odds::Never, "{name}");
        let again = app_with(folder.path());
        assert_eq!(damage(&again), [], "{name} is told again");
    }
}

#[test]
fn a_broken_file_gives_the_defaults() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(
        folder.path().join("settings.toml"),
        [0xff, 0x00, 0x0a, 0x5b],
    )
    .unwrap();
    std::fs::write(folder.path().join("last_table.toml"), "not toml at all [").unwrap();
    let app = app_with(folder.path());
    assert_eq!(*app.world().resource::<Settings>(), Settings::default());
    assert_eq!(*app.world().resource::<LastTable>(), LastTable::default());
    assert_eq!(damage(&app).len(), 2);
    assert!(folder.path().join("settings.damaged.toml").is_file());
}
