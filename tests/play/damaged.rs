//! Files damaged at random, of every kind that is read: the game starts with any of them, and keeps what it cannot use.

use cant_stop_chronicle::index::Index;
use cant_stop_records::RecordProblem;
use toml::Table;

use crate::prelude::*;
use crate::stores::{WHOLE, app, save, write};

const DROPPED: [&str; 2] = ["dropped.jsonl", "dropped.txt"];

/// Whole files, by their paths in the folder of a session.
fn whole() -> Vec<(String, Vec<u8>)> {
    let folder = folder();
    write(folder.path(), &WHOLE);
    let names = save(&mut app(folder.path()), folder.path()).into_keys();
    let bytes = |name: &str| fs::read(folder.path().join(name)).unwrap();
    let stored = names.map(|name| (format!("settings/{name}"), bytes(&name)));
    let mut files: Vec<_> = stored.collect();
    let [calm, crowded] = ["calm", "crowded"]
        .map(|name| fs::read(repository(&format!("crates/studio/games/{name}.jsonl"))).unwrap());
    let begun = calm.split_inclusive(|byte| *byte == b'\n').take(20);
    put(&folder.path().join("finished/0001.jsonl"), &crowded);
    Index::open(folder.path()).unwrap().keep().unwrap();
    files.push(("records/book.json".to_owned(), bytes("book.json")));
    files.push((
        "records/current.jsonl".to_owned(),
        begun.flatten().copied().collect(),
    ));
    files.push(("records/finished/0001.jsonl".to_owned(), crowded));
    files.push((DROPPED[0].to_owned(), calm));
    files.push((
        DROPPED[1].to_owned(),
        b"3:2 (65) (31) 1546=6+10 .\n".to_vec(),
    ));
    files
}

/// Damages a file in one of many ways.
fn damage(bytes: &mut Vec<u8>, random: &mut ChaCha8Rng) {
    let at = random.random_range(0..bytes.len());
    let to = random.random_range(at..bytes.len());
    match random.random_range(0..12) {
        0 => bytes.clear(),
        1 => bytes.truncate(at),
        2 => drop(bytes.drain(at..to)),
        // Keys and lines twice.
        3 => bytes.extend_from_within(at..),
        4 => bytes.fill(0),
        5 => random.fill(&mut bytes[at..=to]),
        // Nested as deeply as it is long.
        6 => *bytes = [&b"a = "[..], &[b'['; 100_000]].concat(),
        7 => bytes[at..=to].fill(b'{'),
        // Huge numbers, and numbers where there should be none.
        8 => bytes[at..=to].fill(b'9'),
        9 => bytes
            .iter_mut()
            .filter(|byte| **byte == b'"')
            .for_each(|byte| *byte = b'7'),
        10 if random.random_bool(0.1) => bytes.resize(17 << 20, b' '),
        _ => {
            for _ in 0..random.random_range(1..20) {
                let at = random.random_range(0..bytes.len());
                bytes[at] ^= 1 << random.random_range(0..8);
            }
        }
    }
}

/// Returns `true` if nothing of a file of stored state can be used.
fn is_useless(bytes: &[u8]) -> bool {
    let text = str::from_utf8(bytes).ok();
    text.and_then(|text| text.parse::<Table>().ok()).is_none()
}

/// `CANT_STOP_DAMAGED` asks for more files than the few of every run.
#[test]
fn the_game_starts_with_files_damaged_at_random_and_keeps_them() {
    let whole = whole();
    let starts = count("CANT_STOP_DAMAGED", 39).div_ceil(whole.len() as u32);
    for start in 0..starts {
        println!("start {start} of {starts}");
        let mut random = ChaCha8Rng::seed_from_u64(start.into());
        let folder = folder();
        let mut damaged = BTreeMap::new();
        for (name, bytes) in &whole {
            let mut bytes = bytes.clone();
            damage(&mut bytes, &mut random);
            put(&folder.path().join(name), &bytes);
            damaged.insert(name.as_str(), bytes);
        }
        let dropped = folder.path().join(DROPPED[start as usize % 2]);
        let mut session = Session::with(folder.path(), |launch| launch.open = Some(dropped));
        session.wait(1.0);
        if session.screen() == Screen::Title {
            // The setup reads the book.
            session.turn_to(Screen::Join);
            session.wait(0.5);
        }
        assert_eq!(session.left, None);
        for (name, bytes) in damaged {
            let kept = match name {
                "records/current.jsonl" => match read(&bytes) {
                    Err(RecordProblem::Newer) => name,
                    Err(_) => "records/aside/0001.jsonl",
                    Ok(_) => continue,
                },
                name if name.starts_with("settings/") && is_useless(&bytes) => {
                    &format!("{name}.damaged")
                }
                _ => continue,
            };
            let kept = fs::read(folder.path().join(kept)).ok();
            assert!(kept == Some(bytes), "{name} is not kept");
        }
    }
}
