//! The system's wishes for contrast and for less motion, asked for at the first start while the game goes on starting.

use std::sync::{Arc, OnceLock};

use bevy::prelude::*;

use super::first_start::is_first;
use crate::core::settings::Settings;

/// Longest wait for the answer in seconds: a later one would change what people already see.
const PATIENCE: f32 = 1.0;

/// Wishes for high contrast, and for things to keep still.
#[derive(Debug, PartialEq, Eq)]
struct Wishes {
    contrast: bool,
    still: bool,
}

/// Answer of the system, empty until it comes.
#[derive(Resource, Default)]
struct Answer(Arc<OnceLock<Wishes>>);

/// Asks on a thread of its own: a system that hangs keeps nothing from starting.
fn ask_system(mut commands: Commands) {
    let answer = Answer::default();
    let there = answer.0.clone();
    let asks = std::thread::Builder::new().name("wishes".to_owned());
    if let Err(error) = asks.spawn(move || ask().map(|wishes| there.set(wishes))) {
        warn!("the system cannot be asked for its wishes: {error}");
    }
    commands.insert_resource(answer);
}

fn grant(
    (answer, time): (Res<Answer>, Res<Time<Real>>),
    mut waited: Local<f32>,
    mut settings: ResMut<Settings>,
    mut commands: Commands,
) {
    *waited += time.delta_secs();
    if let Some(wishes) = answer.0.get() {
        settings.high_contrast |= wishes.contrast;
        settings.reduced_motion |= wishes.still;
    } else if *waited < PATIENCE {
        return;
    }
    commands.remove_resource::<Answer>();
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, ask_system.run_if(is_first))
        .add_systems(Update, grant.run_if(resource_exists::<Answer>));
}

#[cfg(target_os = "linux")]
fn ask() -> Option<Wishes> {
    let bus = zbus::connection::Builder::session().ok()?;
    bevy::tasks::block_on(portal::ask(bus)).ok()
}

/// Settings portal of XDG desktops, which answers in a sandbox as well.
#[cfg(target_os = "linux")]
mod portal {
    use std::collections::HashMap;

    use zbus::zvariant::OwnedValue;

    pub(super) const NAME: &str = "org.freedesktop.portal.Desktop";
    pub(super) const PATH: &str = "/org/freedesktop/portal/desktop";
    const SETTINGS: &str = "org.freedesktop.portal.Settings";

    /// Groups of keys: of all desktops today, and of GNOME before.
    pub(super) const ALL: &str = "org.freedesktop.appearance";
    pub(super) const GNOME: &str = "org.gnome.desktop.interface";
    pub(super) const ACCESS: &str = "org.gnome.desktop.a11y.interface";

    pub(super) type Groups = HashMap<String, HashMap<String, OwnedValue>>;

    pub(super) async fn ask(bus: zbus::connection::Builder<'_>) -> zbus::Result<super::Wishes> {
        let bus = bus.build().await?;
        let wanted = (vec![ALL, GNOME, ACCESS],);
        let answer = bus.call_method(Some(NAME), PATH, Some(SETTINGS), "ReadAll", &wanted);
        let groups: Groups = answer.await?.body().deserialize()?;
        let says = |group: &str, key, value: OwnedValue| {
            groups.get(group).and_then(|group| group.get(key)) == Some(&value)
        };
        let [high, less] = ["contrast", "reduced-motion"].map(|key| says(ALL, key, 1_u32.into()));
        Ok(super::Wishes {
            contrast: high || says(ACCESS, "high-contrast", true.into()),
            still: less || says(GNOME, "enable-animations", false.into()),
        })
    }
}

/// Last word that a program prints; a new console would be seen on Windows.
#[cfg(any(windows, target_os = "macos"))]
fn last_word(program: &str, args: &[&str]) -> Option<String> {
    let mut command = std::process::Command::new(program);
    #[cfg(windows)]
    std::os::windows::process::CommandExt::creation_flags(&mut command, 0x0800_0000);
    let output = command.args(args).output().ok()?.stdout;
    let output = String::from_utf8_lossy(&output);
    output.split_whitespace().next_back().map(str::to_owned)
}

#[cfg(windows)]
fn ask() -> Option<Wishes> {
    let value = |key, value| last_word("reg", &["query", key, "/v", value]);
    let flags = value(r"HKCU\Control Panel\Accessibility\HighContrast", "Flags")?;
    let mask = value(r"HKCU\Control Panel\Desktop", "UserPreferencesMask")?;
    in_registry(&flags, &mask)
}

/// Reads `HCF_HIGHCONTRASTON`, bit 0 of the flags, and bit 1 of the mask's fifth byte, the animation of controls.
#[cfg(any(windows, test))]
fn in_registry(flags: &str, mask: &str) -> Option<Wishes> {
    let contrast = flags.parse::<u32>().ok()? & 1 != 0;
    let still = u8::from_str_radix(mask.get(8..10)?, 16).ok()? & 2 == 0;
    Some(Wishes { contrast, still })
}

#[cfg(target_os = "macos")]
fn ask() -> Option<Wishes> {
    let read = |key| last_word("defaults", &["read", "com.apple.universalaccess", key]);
    let [contrast, still] =
        ["increaseContrast", "reduceMotion"].map(|key| read(key) == Some("1".into()));
    Some(Wishes { contrast, still })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_of_the_system_is_taken_over_and_a_late_one_is_not() {
        for (seconds, contrast) in [(0.4, true), (0.9, false), (1.1, true)] {
            let still = !contrast;
            let mut app = App::new();
            app.add_systems(Update, grant.run_if(resource_exists::<Answer>));
            app.init_resource::<Time<Real>>().init_resource::<Answer>();
            app.insert_resource(Settings::default());
            let answer = app.world().resource::<Answer>().0.clone();
            let mut time = app.world_mut().resource_mut::<Time<Real>>();
            time.advance_by(std::time::Duration::from_secs_f32(seconds));
            app.update();
            assert_eq!(answer.set(Wishes { contrast, still }), Ok(()));
            app.update();
            let settings = app.world().resource::<Settings>();
            let taken = (settings.high_contrast, settings.reduced_motion);
            assert_eq!(taken, (contrast && seconds < 1.0, still && seconds < 1.0));
        }
    }

    #[test]
    fn the_registry_is_read_as_windows_writes_it() {
        for (flags, mask, contrast, still) in [
            ("126", "9E1E078012000000", false, false),
            ("127", "9E1E078012000000", true, false),
            ("126", "9012038010000000", false, true),
        ] {
            assert_eq!(in_registry(flags, mask), Some(Wishes { contrast, still }));
        }
    }

    #[cfg(target_os = "linux")]
    struct Portal(Vec<portal::Groups>);

    #[cfg(target_os = "linux")]
    #[zbus::interface(name = "org.freedesktop.portal.Settings")]
    impl Portal {
        fn read_all(&mut self, _groups: Vec<String>) -> portal::Groups {
            self.0.remove(0)
        }
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn the_settings_portal_is_asked_over_a_bus() {
        use super::portal::{ACCESS, ALL, GNOME, NAME, PATH};
        use std::{io::BufRead as _, process};

        let mut daemon = process::Command::new("dbus-daemon");
        daemon.args(["--session", "--nofork", "--print-address=1"]);
        let Ok(mut daemon) = daemon.stdout(process::Stdio::piped()).spawn() else {
            return eprintln!("without dbus-daemon no portal is asked");
        };
        let output = daemon.stdout.take().expect("it is piped");
        let address = std::io::BufReader::new(output).lines().next();
        let address = address.and_then(Result::ok).expect("it has an address");
        let bus = || zbus::connection::Builder::address(address.as_str()).expect("an address");
        let ask = || bevy::tasks::block_on(portal::ask(bus()));
        assert!(ask().is_err(), "no portal yet");
        let says = |group: &str, key: &str, value: zbus::zvariant::OwnedValue| {
            [(group.to_owned(), [(key.to_owned(), value)].into())].into()
        };
        let answers = vec![
            says(ALL, "contrast", 1_u32.into()),
            says(ALL, "reduced-motion", 1_u32.into()),
            says(ACCESS, "high-contrast", true.into()),
            says(GNOME, "enable-animations", false.into()),
            says(ALL, "reduced-motion", 0_u32.into()),
        ];
        let portal = bus().serve_at(PATH, Portal(answers));
        let portal = portal.and_then(|portal| portal.name(NAME));
        let _portal = bevy::tasks::block_on(portal.expect("a name").build()).expect("a portal");
        for wish in ["contrast", "still", "contrast", "still", ""] {
            let (contrast, still) = (wish == "contrast", wish == "still");
            assert_eq!(ask(), Ok(Wishes { contrast, still }));
        }
        daemon.kill().and_then(|()| daemon.wait()).expect("it ends");
    }
}
