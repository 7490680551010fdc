//! Round trip of stored state, with faults of every kind.

use std::fs;
use std::path::Path;

use super::*;

/// A stored resource as a feature declares it.
#[derive(Resource, Reflect, Clone, Debug, Default, PartialEq)]
struct Bells {
    rung: u32,
    names: Vec<String>,
}

impl Stored for Bells {
    const FILE: &str = "tower.toml";
    const GROUP: &str = "bells";

    fn mend(&mut self) {
        self.rung = self.rung.min(12);
    }
}

/// The plugin of that feature.
fn bells(app: &mut App) {
    app.store::<Bells>();
}

/// Another resource of the same file.
#[derive(Resource, Reflect, Clone, Debug, Default, PartialEq)]
struct Clock {
    hour: u32,
}

impl Stored for Clock {
    const FILE: &str = "tower.toml";
    const GROUP: &str = "clock";
}

/// A resource of another file, with a layout that has changed once.
#[derive(Resource, Reflect, Clone, Debug, Default, PartialEq)]
struct Yard {
    trees: u32,
}

impl Stored for Yard {
    const FILE: &str = "yard.toml";
    const GROUP: &str = "yard";
    const VERSION: u32 = 2;
}

const TOWER: &str = "[bells]\nrung = 3\nnames = [\"Osanna\"]\n[clock]\nhour = 7\n";

fn app_in(folder: &Path) -> App {
    let mut app = App::new();
    app.insert_resource(SettingsFolder(folder.to_owned()))
        .insert_resource(ShortWork::AtOnce)
        .add_plugins(bells)
        .store::<Clock>()
        .store::<Yard>();
    app.update();
    app
}

/// App in a folder with one file of this text.
fn app_with(name: &str, text: impl AsRef<[u8]>) -> (tempfile::TempDir, App) {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join(name), text).unwrap();
    let app = app_in(folder.path());
    (folder, app)
}

fn get<T: Resource + Clone>(app: &App) -> T {
    app.world().resource::<T>().clone()
}

/// Number of bells rung, and the hour.
fn tower(app: &App) -> (u32, u32) {
    (get::<Bells>(app).rung, get::<Clock>(app).hour)
}

fn damage(app: &App) -> Vec<(&'static str, Fault)> {
    let damage = app.world().resource::<Stores>().damage.iter();
    damage
        .map(|damaged| (damaged.file, damaged.fault.clone()))
        .collect()
}

fn values(names: &[&str]) -> Fault {
    Fault::Values(names.iter().map(|name| (*name).to_owned()).collect())
}

#[test]
fn changes_are_written_at_once_and_read_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app_in(folder.path());
    assert!(app.world().resource::<FirstStart>().0);
    assert!(!folder.path().join("tower.toml").exists(), "nothing is set");
    app.world_mut().resource_mut::<Bells>().rung = 5;
    app.update();
    let text = fs::read_to_string(folder.path().join("tower.toml")).unwrap();
    let expected = "version = 1\n\n[bells]\nnames = []\nrung = 5\n\n[clock]\nhour = 0\n\n# end\n";
    assert_eq!(text, expected);
    assert!(!folder.path().join("yard.toml").exists());
    let again = app_in(folder.path());
    assert_eq!(get::<Bells>(&again).rung, 5);
    assert_eq!(damage(&again), []);
    assert!(!again.world().resource::<FirstStart>().0);
}

#[test]
fn first_values_are_written_with_all_files() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = App::new();
    app.insert_resource(SettingsFolder(folder.path().to_owned()))
        .insert_resource(ShortWork::AtOnce)
        .store::<Yard>();
    app.world_mut().resource_mut::<Yard>().trees = 9;
    app.update();
    assert!(!folder.path().join("yard.toml").exists());
    app.world_mut().resource_mut::<Stores>().save_all();
    app.update();
    assert_eq!(get::<Yard>(&app_in(folder.path())).trees, 9);
}

#[test]
fn a_file_without_a_version_is_of_the_first_layout() {
    let (_folder, app) = app_with("tower.toml", TOWER);
    assert_eq!(damage(&app), []);
    assert_eq!(get::<Bells>(&app).names, ["Osanna"]);
    assert_eq!(get::<Clock>(&app).hour, 7);
    let (_folder, app) = app_with("yard.toml", "[yard]\ntrees = 4\n");
    assert_eq!((damage(&app), get::<Yard>(&app).trees), (Vec::new(), 4));
}

#[test]
fn damaged_values_are_named_and_all_others_are_used() {
    let text = TOWER.replace("rung = 3", "rung = 99\nropes = 2");
    let (folder, app) = app_with("tower.toml", &text);
    assert_eq!(damage(&app), [("tower.toml", values(&["ropes", "rung"]))]);
    assert_eq!(get::<Bells>(&app).rung, 12);
    assert_eq!(get::<Clock>(&app).hour, 7);
    let kept = fs::read_to_string(folder.path().join("tower.toml.damaged")).unwrap();
    assert_eq!(kept, text);
    assert_eq!(damage(&app_in(folder.path())), [], "it is told once");
    for (text, name) in [
        ("bells = 3\n", "bells"),
        ("version = \"last\"\n[clock]\nhour = 7\n# end\n", "version"),
        ("version = 0\n[clock]\nhour = 7\n# end\n", "version"),
    ] {
        let (_folder, app) = app_with("tower.toml", text);
        assert_eq!(damage(&app), [("tower.toml", values(&[name]))]);
    }
}

#[test]
fn a_newer_file_is_kept_aside_and_nothing_is_taken_from_it() {
    for version in [2, 900] {
        let text = format!("version = {version}\n{TOWER}");
        let (folder, mut app) = app_with("tower.toml", &text);
        assert_eq!(damage(&app), [("tower.toml", Fault::Newer)]);
        assert_eq!(get::<Bells>(&app), Bells::default());
        assert_eq!(get::<Clock>(&app), Clock::default());
        app.world_mut().resource_mut::<Clock>().hour = 1;
        app.update();
        let kept = fs::read_to_string(folder.path().join("tower.toml.newer")).unwrap();
        assert_eq!(kept, text);
        assert_eq!(get::<Clock>(&app_in(folder.path())).hour, 1);
    }
}

#[test]
fn a_file_truncated_anywhere_is_detected() {
    let (folder, mut app) = app_with("tower.toml", TOWER);
    app.world_mut().resource_mut::<Stores>().save_all();
    app.update();
    let text = fs::read_to_string(folder.path().join("tower.toml")).unwrap();
    let whole = text.trim_end().len();
    for cut in 0..whole {
        let (folder, app) = app_with("tower.toml", &text[..cut]);
        assert_eq!(damage(&app), [("tower.toml", Fault::Unreadable)], "{cut}");
        assert_eq!(get::<Bells>(&app), Bells::default());
        let kept = fs::read_to_string(folder.path().join("tower.toml.damaged")).unwrap();
        assert_eq!(kept, text[..cut]);
    }
    let (_folder, app) = app_with("tower.toml", &text[..whole]);
    assert_eq!(damage(&app), []);
}

#[test]
fn every_kept_file_has_a_name_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    for text in ["one [", "two [", "three ["] {
        fs::write(file("tower.toml"), text).unwrap();
        assert_eq!(damage(&app_in(folder.path())).len(), 1);
    }
    let read = |name: &str| fs::read_to_string(file(name)).unwrap();
    assert_eq!(read("tower.toml.damaged"), "one [");
    assert_eq!(read("tower.toml.damaged2"), "two [");
    assert_eq!(read("tower.toml.damaged3"), "three [");
}

#[test]
fn a_file_without_a_backup_is_not_replaced() {
    let mut file = StoredFile::read(None, "tower.toml", 1).0;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tower.toml");
    // The file to back up does not exist.
    assert_eq!(file.keep_aside(folder.path(), &Fault::Unreadable), path);
    assert_eq!(file.text(), None);
}

#[test]
fn tables_of_other_features_stay_in_the_file() {
    let text = format!("{TOWER}[stairs]\nsteps = 311\n");
    let (folder, mut app) = app_with("tower.toml", text);
    app.world_mut().resource_mut::<Clock>().hour = 8;
    app.update();
    let text = fs::read_to_string(folder.path().join("tower.toml")).unwrap();
    assert!(text.contains("[stairs]\nsteps = 311\n"), "{text}");
    assert_eq!(damage(&app), []);
}

#[test]
fn a_second_copy_writes_nothing_until_it_is_alone_and_has_read_the_files_of_the_first() {
    let folder = tempfile::tempdir().unwrap();
    let copies = [(); 2].map(|()| app_in(folder.path()));
    let [mut first, mut second] = copies;
    first.world_mut().resource_mut::<Bells>().rung = 4;
    first.update();
    let enter_title = |copy: &mut App, hour| {
        copy.world_mut().resource_mut::<Clock>().hour = hour;
        copy.insert_resource(State::new(Screen::Title));
        copy.world_mut().resource_mut::<Stores>().retry = None;
        copy.update();
        copy.world_mut().resource_mut::<Stores>().save_all();
        copy.update();
        tower(copy)
    };
    assert_eq!(enter_title(&mut second, 9), (0, 9));
    assert_eq!(get::<Bells>(&app_in(folder.path())).rung, 4);
    drop(first);
    assert_eq!(enter_title(&mut second, 8), (4, 0));
    assert_eq!(enter_title(&mut second, 7), (4, 7));
    drop(second);
    assert_eq!(tower(&app_in(folder.path())), (4, 7));
}

#[test]
#[should_panic(expected = "each of its tables one resource")]
fn two_resources_in_one_table_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app_in(folder.path());
    app.store::<Clock>();
}

#[test]
fn a_disk_that_hangs_or_refuses_holds_up_no_frame_and_gets_the_last_values() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app_in(folder.path());
    app.insert_resource(ShortWork::Background);
    fs::write(folder.path().join("tower.toml.1.new"), "torn").unwrap();
    let (wakes, hangs) = std::sync::mpsc::channel();
    // The disk refuses the first file, after a while.
    let is_full = || vec![(0, io::ErrorKind::StorageFull.into())];
    let refused =
        BackgroundTask::on_disk(async move { hangs.recv().map_or(vec![], |()| is_full()) });
    app.world_mut().resource_mut::<Stores>().saving = Some(refused);
    for rung in 1..=3 {
        app.world_mut().resource_mut::<Bells>().rung = rung;
        app.update();
    }
    assert!(!folder.path().join("tower.toml").exists());
    wakes.send(()).unwrap();
    while app.world().resource::<Stores>().retry.is_none() {
        app.update();
    }
    assert!(!folder.path().join("tower.toml").exists(), "not at once");
    let said = app.world_mut().resource_mut::<Stores>().refusal.take();
    assert!(said.is_some_and(|error| error.kind() == io::ErrorKind::StorageFull));
    app.world_mut().resource_mut::<Stores>().retry = None;
    app.update();
    app.world_mut().resource_mut::<Clock>().hour = 9;
    app.update();
    // The end of the game waits for what is under way, and writes the rest.
    drop(app);
    assert_eq!(tower(&app_in(folder.path())), (3, 9));
    let files = fs::read_dir(folder.path()).unwrap();
    assert_eq!(files.count(), 2, "and the lock");
}
