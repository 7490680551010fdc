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
    app.world_mut()
        .resource_mut::<KeyLabels>()
        .set(KeyCode::Semicolon, Some("Ñ".to_owned()));
    app.world_mut().commands().queue(SaveSettings::IfChanged);
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
    let labels = again.world().resource::<KeyLabels>();
    assert_eq!(labels.get(KeyCode::Semicolon), Some("Ñ"));
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
    let text = "[table]\ncolumns_to_win = \"many\"\nlanding = \"jump\"\nobligation = 7\nthree_pawns = true\n";
    std::fs::write(folder.path().join("last_table.toml"), text).unwrap();
    let app = app_with(folder.path());
    let expected = LastTable {
        landing: "jump".to_owned(),
        three_pawns: true,
        ..default()
    };
    assert_eq!(*app.world().resource::<LastTable>(), expected);
    let told = names(&["columns_to_win", "obligation"]);
    assert_eq!(damage(&app), [("last_table.toml".to_owned(), told)]);
    let kept = folder.path().join("last_table.toml.damaged");
    assert_eq!(app.world().resource::<Damage>().0[0].kept, kept);
    assert_eq!(std::fs::read_to_string(kept).unwrap(), text);
}

/// A file with everything in it, and `change` made to its text.
fn changed(change: impl Fn(String) -> String) -> (tempfile::TempDir, App) {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app_with(folder.path());
    let mut settings = app.world_mut().resource_mut::<Settings>();
    settings.language = Language::Es;
    settings.odds = Odds::Never;
    app.world_mut().resource_mut::<LastTable>().places = vec![LastPlace::default()];
    app.update();
    let file = folder.path().join("settings.toml");
    let text = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, change(text)).unwrap();
    let app = app_with(folder.path());
    (folder, app)
}

#[test]
fn what_is_whole_or_left_out_gives_no_notice() {
    for left_out in ["", "music = 6\n"] {
        let (_folder, app) = changed(|text| text.replace(left_out, ""));
        assert_eq!(damage(&app), []);
        assert_eq!(app.world().resource::<Settings>().odds, Odds::Never);
        assert_eq!(app.world().resource::<Settings>().music, 6);
    }
}

#[test]
fn every_fault_is_told_once_and_costs_one_value() {
    type Fault = fn(String) -> String;
    let faults: [(Fault, &str); 4] = [
        (|text| text.replace("music = 6", "music = 200"), "music"),
        (|text| text.replace("music = 6", "music = true"), "music"),
        (|text| text.replace("\"Never\"", "\"Sometimes\""), "odds"),
        (|text| text + "future = 3\n", "future"),
    ];
    for (fault, name) in faults {
        let (folder, app) = changed(fault);
        let told = [("settings.toml".to_owned(), names(&[name]))];
        assert_eq!(damage(&app), told, "{name}");
        let settings = app.world().resource::<Settings>();
        assert_eq!(settings.language, Language::Es, "{name}");
        assert_eq!(settings.odds == Odds::Never, name != "odds");
        let again = app_with(folder.path());
        assert_eq!(damage(&again), [], "{name} is told again");
    }
}

#[test]
fn a_file_that_cannot_be_read_is_kept_and_everything_starts_fresh() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    std::fs::write(file("settings.toml"), [0xff, 0x00, 0x0a, 0x5b]).unwrap();
    std::fs::write(file("last_table.toml"), "not toml at all [").unwrap();
    std::fs::write(file("last_table.toml.damaged"), "an earlier one").unwrap();
    let app = app_with(folder.path());
    assert_eq!(*app.world().resource::<Settings>(), Settings::default());
    assert_eq!(*app.world().resource::<LastTable>(), LastTable::default());
    let told = ["settings.toml", "last_table.toml"].map(|name| (name.to_owned(), Vec::new()));
    assert_eq!(damage(&app), told);
    let read = |name: &str| std::fs::read(file(name)).unwrap();
    assert_eq!(read("settings.toml.damaged"), [0xff, 0x00, 0x0a, 0x5b]);
    assert_eq!(read("last_table.toml.damaged"), b"an earlier one");
    assert_eq!(read("last_table.toml.damaged2"), b"not toml at all [");
    assert_eq!(damage(&app_with(folder.path())), [], "it is told once");
}

#[test]
fn what_people_set_before_there_was_more_to_set_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("players.toml");
    let old = "[rumble]\nplayers = [{ name = \"Ada\", strength = 3 }, { name = \"Zoë\", strength = 0 }]\n";
    std::fs::write(&file, old).unwrap();
    let mut app = app_with(folder.path());
    assert_eq!(damage(&app), []);
    let mut players = app.world_mut().resource_mut::<PlayerSettings>();
    assert_eq!((players.rumble("Ada"), players.rumble("Zoë")), (3, 0));
    assert_eq!(players.guard("Ada"), OwnGuard::AsAll);
    assert_eq!(players.hints("Ada"), OwnHints::AsAll);
    players.set_guard("Ada", OwnGuard::Whole);
    players.set_hints("Bruno", OwnHints::Off);
    app.update();
    let again = app_with(folder.path());
    assert_eq!(damage(&again), []);
    let players = again.world().resource::<PlayerSettings>();
    assert_eq!((players.rumble("Ada"), players.rumble("Zoë")), (3, 0));
    assert_eq!(players.guard("Ada"), OwnGuard::Whole);
    assert_eq!(players.hints("Bruno"), OwnHints::Off);
    assert_eq!(players.rumble("Bruno"), Settings::LOUDEST);
}

#[test]
fn a_button_that_was_to_be_pressed_when_the_game_ended_is_none() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app_with(folder.path());
    app.world_mut().resource_mut::<Settings>().switch = Settings::LAST_PRESSED.to_owned();
    app.update();
    let again = app_with(folder.path());
    assert_eq!(again.world().resource::<Settings>().switch, "");
}
