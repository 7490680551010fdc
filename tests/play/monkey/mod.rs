//! Six devices in the hands of monkeys: pads that come and go, keys, mouse, over all screens, for as long as one likes.

mod checks;
mod devices;
mod start;
mod trail;

use bevy::diagnostic::FrameCount;

use self::devices::Pad;
use self::trail::{Report, Trail};
use crate::prelude::*;

/// Events in every run of the tests.
const EVENTS: u32 = 4000;
/// Number of events after which every screen and every dialog has had some.
const EVERYWHERE: u32 = 300_000;
/// Events of one monkey: then the next one begins a session of its own.
const LIFE: u32 = 3000;
/// Events between two looks at whether the game can go on and its record can be read.
const BETWEEN: u32 = 1500;
/// Moments between two looks at all places, and at the focus once it has found its own.
const LOOK: u32 = 16;
/// Moments in which the focus may be on its way.
const ON_ITS_WAY: u32 = 6;
/// Seconds until nothing that was begun is still under way.
const REST: f32 = 2.0;
/// Probabilities that each of the six hands does something in a moment: one after the other, or all at once.
const BUSTLES: [f64; 3] = [0.3, 0.6, 1.0];
const SPEEDS: [Speed; 3] = [Speed::Normal, Speed::Fast, Speed::Instant];

/// Place in the game: the screen, the dialog on it, the game on the table.
type Place = (Screen, Dialog, Option<Game>);

struct Monkey {
    session: Session,
    rng: ChaCha8Rng,
    pads: Vec<Pad>,
    /// Probability that each hand does something in a moment.
    bustle: f64,
    /// In how many moments on end the focus has been on nothing that can be used.
    faulty: u32,
    /// The frame since which a dialog has been open that the screen does not have.
    astray: Option<u32>,
    /// Texts on the screen, and its pressable widgets.
    written: QueryState<(&'static Words, &'static InheritedVisibility)>,
    offered: QueryState<&'static InheritedVisibility, Offered>,
    folder: TempDir,
}

/// Filter of pressable widgets, as in [`Session::offers`].
type Offered = (
    With<AccessibleLabel>,
    With<AccessibilityNode>,
    Without<InteractionDisabled>,
);

impl Monkey {
    fn new(seed: u64) -> Monkey {
        let folder = folder();
        let mut session = Session::at(folder.path());
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        start::somewhere(&mut session, &mut rng, seed);
        session.set_speed(SPEEDS[rng.random_range(0..SPEEDS.len())]);
        Monkey {
            bustle: BUSTLES[rng.random_range(0..BUSTLES.len())],
            rng,
            pads: Vec::new(),
            faulty: 0,
            astray: None,
            written: session.app.world_mut().query(),
            offered: session.app.world_mut().query_filtered(),
            session,
            folder,
        }
    }

    fn place(&mut self) -> Place {
        let menu = self.session.dialog();
        (self.session.screen(), menu, self.session.game())
    }

    /// Lives for this many events.
    fn live(mut self, events: u32, trail: &Trail, report: &mut Report) {
        let (mut done, mut checked) = (0, 0);
        for moment in 0.. {
            if done >= events {
                break;
            }
            let acted = self.moment();
            done += acted;
            trail.is_at(done);
            // What six hands do falls into one frame or into two, and now and then they rest.
            let frames = match self.rng.random_range(0..100) {
                0..2 => self.rng.random_range(1..20),
                2..45 => 1,
                45..55 => 2,
                _ => 0,
            };
            self.session.frames(frames);
            self.focus_finds_its_place(moment);
            if moment.is_multiple_of(LOOK) {
                self.all_is_in_place();
            }
            self.dialog_finds_its_screen();
            report.saw(self.place(), acted);
            if done / BETWEEN != checked {
                checked = done / BETWEEN;
                self.records_are_sound();
                self.goes_on();
                self.records_are_sound();
                // The next game has other dice.
                let seed = NextSeed(Some(self.rng.random()));
                self.session.app.insert_resource(seed);
            }
        }
        report.lasted(self.session.resource::<FrameCount>().0);
        self.be_found_again();
    }
}

/// `CANT_STOP_EVENTS` asks for more events, and `CANT_STOP_MONKEY` for the one to begin with.
#[test]
fn nothing_that_monkeys_do_breaks_anything() {
    let events = count("CANT_STOP_EVENTS", EVENTS);
    let first = count("CANT_STOP_MONKEY", 0);
    let mut report = Report::default();
    let (mut seed, mut left) = (first, events);
    while left > 0 {
        let trail = Trail::of(seed);
        Monkey::new(seed.into()).live(left.min(LIFE), &trail, &mut report);
        left = left.saturating_sub(LIFE);
        seed += 1;
        if seed % 20 == 0 || left == 0 {
            println!("{} of {events} events; {report}", events - left);
        }
    }
    if events >= EVERYWHERE {
        report.is_of_everywhere();
    }
}
