//! Stored state: each registered file whole, damaged, cut off, foreign, newer, and as earlier versions wrote it.

use cant_stop::core::store::{Fault, Stores};
use cant_stop::{Launch, build};
use toml::{Table, Value};

use crate::prelude::*;

/// A whole file for each that is registered, with values that no new game has.
pub const WHOLE: [(&str, &str); 8] = [
    (
        "settings.toml",
        "[game]\nlanguage = \"Fr\"\ntext_scale = \"Large\"\nmusic = 2\nodds = \"Never\"\nhints = false\n\
         [told]\nfirst_climb = true\ntips = [\"bust\"]\n",
    ),
    (
        "last_table.toml",
        "[table]\ncolumns_to_win = 4\nlanding = \"jump\"\nobligation = \"before_split\"\nthree_pawns = true\n\
         places = [{ name = \"Zoë\", mark = 2, who = \"person\" }]\n",
    ),
    (
        "players.toml",
        "[rumble]\nplayers = [{ name = \"Ada\", strength = 3, guard = \"Whole\", hints = \"Off\", device = \"a pad\" }]\n\
         [roster]\nhidden = [\"?\"]\nkept_out = [\"Leo\"]\nrenamed = [{ earlier = \"Adda\", now = \"Ada\" }]\n",
    ),
    (
        "controls.toml",
        "[keyboard]\nroll = \"KeyT\"\n[left_keys]\nroll = \"KeyX\"\n[right_keys]\nroll = \"KeyN\"\n[pad]\nroll = \"North\"\n\
         [mouse]\nhint = \"nothing\"\n[key_labels]\nkeys = { Semicolon = \"Ñ\" }\n",
    ),
    (
        "evening.toml",
        "[evening]\nseries = 5\nrules = \"\"\nseats = [{ name = \"Ada\", mark = \"tent\", bot = \"\" }]\n\
         [[evening.games]]\nwinners = [0]\nfirst = 0\nturns = 9\nboldest = { seat = 0, figure = 40 }\n\
         longest = { seat = 0, figure = 5 }\nbusts = { seat = 0, figure = 2 }\n",
    ),
    (
        "days.toml",
        "[days]\nlatest = \"2026-11-24\"\n[[days.days]]\nday = \"2026-11-24\"\nturns = \"\"\npar = 7\nfield = [0, 0, 3]\n",
    ),
    (
        "way_up.toml",
        "[way_up]\nplaying = \"\"\nseed = \"7\"\n\
         [[way_up.stages]]\nstage = \"owl-common\"\nwon = false\ngames = 1\nwins = 1\nlosses = 0\n",
    ),
    (
        "puzzles.toml",
        "[puzzles]\nanswers = [\"0000000a 2\"]\nown = [\"0000000b\"]\n",
    ),
];

/// Files as earlier versions of the game wrote them: each time with more values, never with others.
const EARLIER: [(&str, &str); 8] = [
    (
        "settings.toml",
        "[game]\ninterface = 3\nlanguage = \"It\"\nmusic = 0\nodds = \"AfterTurn\"\nreduced_motion = true\n\
             speed = \"Fast\"\ntable = 7\ntext_scale = \"Double\"\n",
    ),
    (
        "last_table.toml",
        "[table]\ncolumns_to_win = 5\n[[table.places]]\nmark = 1\nname = \"Ada\"\nwho = \"owl\"\n",
    ),
    (
        "players.toml",
        "[rumble]\nplayers = [{ name = \"Ada\", strength = 3 }, { name = \"Zoë\", strength = 0 }]\n",
    ),
    (
        "controls.toml",
        "[keyboard]\naccept = \"\"\nback = \"\"\nhint = \"KeyJ\"\nroll = \"\"\n[pad]\nstop = \"LeftThumb\"\n",
    ),
    (
        "settings.toml",
        "[game]\nbot_speed = \"Instant\"\ncaptions = true\ncolors = \"Soft\"\nframes = \"Sixty\"\nguard = \"Whole\"\n\
             high_contrast = true\ninterface = 6\nlanguage = \"Es\"\nmonitor = 2\nmono = true\nmusic = 6\n\
             mute_unfocused = true\nodds = \"Never\"\nreduced_motion = false\nrumble = 1\nscreen_reader = false\n\
             slow_decisive = false\nspeed = \"Normal\"\ntable = 8\ntext_scale = \"Larger\"\nweather = false\n\
             window = \"Borderless\"\n",
    ),
    (
        "last_table.toml",
        "[table]\ncolumns_to_win = 3\nlanding = \"press_on\"\nobligation = \"after_split\"\nplaces = []\n\
             three_pawns = false\n",
    ),
    (
        "players.toml",
        "[rumble]\n[[rumble.players]]\nguard = \"Half\"\nhints = \"On\"\nname = \"Ada\"\nstrength = 10\n\
             [roster]\nhidden = []\nkept_out = []\nrenamed = []\n",
    ),
    (
        "settings.toml",
        "[game]\nline_spacing = \"Wide\"\nmaster = 4\nmessages_stay = true\nmountain = 1\nnight = true\n\
         one_button = \"Off\"\npress_to_shake = true\nrepeat_held = false\ntension_sounds = false\n\
         [told]\nfirst_climb = true\ntips = []\n",
    ),
];

/// The game put together over a folder of files, before its first frame.
pub fn app(folder: &Path) -> App {
    let mut app = build(&Launch::headless(None, folder.to_owned()));
    app.finish();
    app.cleanup();
    app
}

/// Writes all files of an app with the next frame, and reads them.
pub fn save(app: &mut App, folder: &Path) -> BTreeMap<String, Table> {
    app.world_mut().resource_mut::<Stores>().save_all();
    app.update();
    let files = app.world().resource::<Stores>().files();
    let files = files.map(|(name, _)| {
        let text = fs::read_to_string(folder.join(name)).unwrap();
        (name.to_owned(), text.parse().unwrap())
    });
    files.collect()
}

/// Files and faults that were found.
fn damage(app: &App) -> BTreeMap<&'static str, Fault> {
    let damage = app.world().resource::<Stores>().damage.iter();
    let damage = damage.map(|damaged| (damaged.file, damaged.fault.clone()));
    damage.collect()
}

/// Checks that all of `said` was taken as it is.
fn assert_taken(said: &str, taken: &Table, name: &str) {
    for (group, said) in said.parse::<Table>().unwrap() {
        for (key, said) in said.as_table().unwrap() {
            let taken = &taken[&group][key];
            match (said.as_array(), taken.as_array()) {
                // What an earlier version did not know has its default.
                (Some(said), Some(taken)) if said.iter().all(Value::is_table) => {
                    for (said, taken) in said.iter().zip(taken) {
                        for (key, said) in said.as_table().unwrap() {
                            assert_eq!(&taken[key], said, "{key} of {group} in {name}");
                        }
                    }
                    assert_eq!(said.len(), taken.len(), "{key} of {group} in {name}");
                }
                _ => assert_eq!(taken, said, "{key} of {group} in {name}"),
            }
        }
    }
}

pub fn write(folder: &Path, files: &[(&str, &str)]) {
    for (name, text) in files {
        fs::write(folder.join(name), text).unwrap();
    }
}

#[test]
fn each_registered_file_is_read_as_it_was_written() {
    let fresh = folder();
    let defaults = save(&mut app(fresh.path()), fresh.path());
    let registered: BTreeSet<&str> = defaults.keys().map(String::as_str).collect();
    let whole: BTreeMap<&str, &str> = WHOLE.into();
    assert_eq!(registered, whole.keys().copied().collect());

    let folder = folder();
    write(folder.path(), &WHOLE);
    let mut first = app(folder.path());
    assert_eq!(damage(&first), BTreeMap::new());
    let groups = first.world().resource::<Stores>().files();
    let groups: Vec<(&str, Vec<&str>)> = groups.map(|(name, it)| (name, it.to_vec())).collect();
    let written = save(&mut first, folder.path());
    for (name, groups) in groups {
        let said: Table = whole[name].parse().unwrap();
        let said: BTreeSet<&str> = said.keys().map(String::as_str).collect();
        assert_eq!(said, groups.iter().copied().collect(), "tables of {name}");
        assert_taken(whole[name], &written[name], name);
        for group in groups {
            let (written, default) = (&written[name][group], &defaults[name][group]);
            assert_ne!(written, default, "{group} in {name} is not tried");
        }
    }
    let mut second = app(folder.path());
    assert_eq!(damage(&second), BTreeMap::new());
    assert_eq!(save(&mut second, folder.path()), written);
}

#[test]
fn files_of_earlier_versions_are_read() {
    for (name, said) in EARLIER {
        let folder = folder();
        write(folder.path(), &[(name, said)]);
        let mut app = app(folder.path());
        assert_eq!(damage(&app), BTreeMap::new());
        let written = save(&mut app, folder.path());
        assert_taken(said, &written[name], name);
    }
}

/// A way in which a file is spoilt, and what is said of it.
type Spoilt = fn(&str) -> (Vec<u8>, Fault);

const SPOILT: [Spoilt; 4] = [
    |text| {
        let half = &text.as_bytes()[..text.len() / 2];
        (half.to_vec(), Fault::Unreadable)
    },
    |_| (vec![0xff, 0x00, 0x0a, 0x5b], Fault::Unreadable),
    |text| {
        let text = text.replace("version = 1\n", "version = 2\n");
        (text.into_bytes(), Fault::Newer)
    },
    |text| {
        let mut table: Table = text.parse().unwrap();
        let group = table.iter_mut().find_map(|(_, value)| value.as_table_mut());
        let group = group.unwrap();
        let key = group.keys().next().unwrap().clone();
        group.insert(key.clone(), Value::Float(0.5));
        let text = format!("{table}\n# end\n");
        (text.into_bytes(), Fault::Values(vec![key]))
    },
];

#[test]
fn a_spoilt_file_is_named_and_kept_and_costs_no_other() {
    let place = folder();
    let defaults = save(&mut app(place.path()), place.path());
    let place = folder();
    write(place.path(), &WHOLE);
    let whole = save(&mut app(place.path()), place.path());
    let text = |name| fs::read_to_string(place.path().join(name)).unwrap();
    let texts: Vec<(&String, String)> = whole.keys().map(|name| (name, text(name))).collect();
    for spoilt in SPOILT {
        for half in 0..2 {
            let place = folder();
            let mut kept = Vec::new();
            let mut faults = BTreeMap::new();
            for (at, (name, text)) in texts.iter().enumerate() {
                let mut bytes = text.clone().into_bytes();
                if at % 2 == half {
                    let (spoilt, fault) = spoilt(text);
                    faults.insert(name.as_str(), fault);
                    kept.push((*name, spoilt.clone()));
                    bytes = spoilt;
                }
                fs::write(place.path().join(name), bytes).unwrap();
            }
            let mut app = app(place.path());
            assert_eq!(damage(&app), faults);
            let damaged = app.world().resource::<Stores>().damage.iter();
            let copies: BTreeMap<_, _> = damaged.map(|it| (it.file, it.kept.clone())).collect();
            let written = save(&mut app, place.path());
            for (name, bytes) in kept {
                assert_eq!(fs::read(&copies[name.as_str()]).unwrap(), bytes, "{name}");
            }
            for (name, written) in written {
                match faults.get(name.as_str()) {
                    None => assert_eq!(written, whole[&name], "{name}"),
                    Some(Fault::Values(keys)) => {
                        let mut expected = whole[&name].clone();
                        let (group, _) = written.iter().find(|(_, it)| it.is_table()).unwrap();
                        expected[group][&keys[0]] = defaults[&name][group][&keys[0]].clone();
                        assert_eq!(written, expected, "{name}");
                    }
                    Some(_) => assert_eq!(written, defaults[&name], "{name}"),
                }
            }
        }
    }
}

#[test]
fn a_notice_names_each_file_and_where_it_is_kept() {
    let folder = folder();
    let settings = folder.path().join("settings");
    put(&settings.join("evening.toml"), "version = 2\n");
    let mut session = Session::at(folder.path());
    session.wait(1.0);
    session.assert_says("evening.toml is from a newer version");
    session.assert_says("evening.toml.newer");
    assert!(settings.join("evening.toml.newer").is_file());
}
