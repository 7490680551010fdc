//! Walk through every screen and moment of the game: what films, measures or checks them only says what it does at a
//! station.

/// Plays until an event of this kind is shown.
macro_rules! until_event {
    ($walk:ident, $event:ident) => {
        $walk.until(stringify!($event), |session| {
            matches!(session.event(), Some(cant_stop_rules::Event::$event { .. }))
        })
    };
}

mod alone;
mod game;
mod house_rules;
mod menus;
mod part;
mod people;
mod records;
mod scenery;
mod seats;
mod tutorial;

use std::ops::RangeInclusive;

use bevy::input::ButtonState;
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use cant_stop::core::dialogs::Dialog;
use cant_stop::core::locale::{Locale, Spoken, Words};
use cant_stop::core::seats::{SeatKind, SeatPlan};
use cant_stop::core::settings::{Language, Speed};
use cant_stop::core::states::Screen;
use cant_stop::features::results::LookBack;
use cant_stop::opponents::AdviceCache;
use cant_stop::referee::LeaveGame;
use cant_stop_bots::Opponent;
use cant_stop_rules::Variant;

use self::people::Manner;
use crate::Session;
use crate::devices::logical;

pub use self::part::Part;

/// Game in which all moments come up early.
const SEED: u64 = 28;
/// Seconds in which dialogs and pages arrive.
const ARRIVE: f32 = 1.0;
/// More frames than any wait takes.
const PATIENCE: u32 = 20_000;
/// Chances of busting of a calm and of a storm, in percent.
const CALM: RangeInclusive<u8> = 0..=3;
const STORM: RangeInclusive<u8> = 45..=90;
/// Two people and two bots.
const TABLE: [SeatKind; 4] = [
    SeatKind::Person,
    SeatKind::Person,
    SeatKind::Bot(Opponent::Ibex),
    SeatKind::Bot(Opponent::Magpie),
];

/// Kind of station: the part of it that no other station has.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Sight {
    /// All of it.
    Screen,
    /// The drawing of it: it is laid out as another station, or takes too long to lay out in every size.
    Drawing,
    /// Nothing but a picture: it comes or goes, and need not be read.
    Passing,
    /// This many seconds from here on, as an animation.
    Animation(f32),
}

/// Goes along with a walk, and does something at its stations.
pub trait Walker {
    /// The session that is walked through.
    fn session(&mut self) -> &mut Session;

    /// Names of the players at a table.
    fn names(&self) -> [&'static str; 4];

    /// Plays a frame; returns its length on the game's clock, in seconds.
    fn play_on(&mut self) -> f32;

    /// Runs a frame for work in the background, which takes another time in every run.
    fn work_on(&mut self);

    /// Frames from here on only lead to another place, or do so no longer.
    fn pass_by(&mut self, _passes: bool) {}

    /// Shows a station.
    fn show(&mut self, name: &str, sight: Sight);
}

/// Walk under way.
pub struct Walk<'a> {
    walker: &'a mut dyn Walker,
    seed: u64,
}

impl Walk<'_> {
    /// Begins a walk, with the dice of `seed`.
    pub fn new(walker: &mut dyn Walker, seed: Option<u64>) -> Walk<'_> {
        people::plugin(&mut walker.session().app);
        let seed = seed.unwrap_or(SEED);
        Walk { walker, seed }
    }

    /// Walks through a part, from the title to the title.
    pub fn through(&mut self, part: Part) {
        self.until_screen(Screen::Title);
        self.until_worked("a painted title", |session| {
            let world = session.app.world_mut();
            let mut named = world.query::<&Name>();
            named.iter(world).all(|name| name.as_str() != "curtain")
        });
        self.wait(ARRIVE);
        match part {
            Part::Menus => menus::menus(self),
            Part::Book => menus::book(self),
            Part::Devices => seats::devices(self),
            Part::Game => game::game(self),
            Part::Weather => game::weather(self),
            Part::LessMotion => game::less_motion(self),
            Part::Looks => scenery::looks(self),
            Part::HouseRules => house_rules::house_rules(self),
            Part::Tutorial => tutorial::tutorial(self),
            Part::Chronicle => records::chronicle(self),
            Part::Evening => records::evening(self),
            Part::Alone => alone::today(self),
            Part::Scenery => scenery::sceneries(self),
            Part::WayUp => alone::way_up(self),
            Part::Puzzles => alone::puzzles(self),
            Part::Turn => game::turn(self),
        }
    }

    /// Walks into the middle of a storm.
    pub fn to_the_storm(&mut self) {
        self.until_screen(Screen::Title);
        game::until_weather(self, &STORM);
    }

    /// The session that is walked through.
    pub fn session(&mut self) -> &mut Session {
        self.walker.session()
    }

    /// World of the app, for what players cannot bring about by hand.
    pub fn world(&mut self) -> &mut World {
        self.session().app.world_mut()
    }

    fn set<R: Resource>(&mut self, resource: R) {
        self.world().insert_resource(resource);
    }

    fn trigger<E: for<'e> Event<Trigger<'e>: Default>>(&mut self, event: E) {
        self.world().trigger(event);
    }

    fn play(&mut self, manner: Manner) {
        self.set(manner);
    }
}

/// Time.
impl Walk<'_> {
    /// Plays for some seconds of the game's clock.
    pub fn wait(&mut self, seconds: f32) {
        let mut left = seconds;
        while left > f32::EPSILON {
            left -= self.walker.play_on();
        }
    }

    /// Plays until `what` is there.
    fn until(&mut self, what: &str, is_there: impl Fn(&Session) -> bool) {
        let is_there = |session: &mut Session| is_there(session);
        self.run(what, is_there, |walker| _ = walker.play_on());
    }

    /// Waits for work in the background.
    fn until_worked(&mut self, what: &str, is_there: impl Fn(&mut Session) -> bool) {
        self.run(what, is_there, |walker| walker.work_on());
    }

    fn run(
        &mut self,
        what: &str,
        is_there: impl Fn(&mut Session) -> bool,
        frame: impl Fn(&mut dyn Walker),
    ) {
        for _ in 0..PATIENCE {
            if is_there(self.walker.session()) {
                return;
            }
            frame(self.walker);
        }
        let summary = self.session().summary();
        panic!("the walk waited in vain for {what}; {summary}");
    }

    fn until_screen(&mut self, screen: Screen) {
        self.until("a screen", |session| session.screen() == screen);
    }

    /// Plays until `what` is there, without showing the way.
    fn pass_until(&mut self, what: &str, is_there: impl Fn(&Session) -> bool) {
        self.walker.pass_by(true);
        self.until(what, is_there);
        self.walker.pass_by(false);
    }

    /// Plays on without animation until `what` is there.
    fn skip_to(&mut self, what: &str, is_there: impl Fn(&Session) -> bool) {
        self.session().set_speed(Speed::Instant);
        self.pass_until(what, is_there);
        self.session().set_speed(Speed::Normal);
        self.wait(0.3);
    }

    /// Waits until Summit has answered all requests: a hint, or the look back at a game.
    fn until_thought_through(&mut self) {
        self.until_worked("an answer", |session| {
            let world = session.app.world();
            let look_back = world.get_resource::<LookBack>();
            world.resource::<AdviceCache>().is_settled() && look_back.is_none_or(LookBack::is_there)
        });
        self.wait(ARRIVE);
    }
}

/// Stations.
impl Walk<'_> {
    /// Shows a station.
    pub fn show(&mut self, name: &str) {
        self.walker.show(name, Sight::Screen);
    }

    /// Shows a station of which only the drawing is new, after some seconds.
    pub fn moment(&mut self, seconds: f32, name: &str) {
        self.wait(seconds);
        self.walker.show(name, Sight::Drawing);
    }

    /// Takes a picture of what comes or goes, after some seconds.
    pub fn passing(&mut self, seconds: f32, name: &str) {
        self.wait(seconds);
        self.walker.show(name, Sight::Passing);
    }

    fn show_pressed(&mut self, widget: &str, name: &str) {
        self.press(widget);
        self.show(name);
    }

    fn show_after(&mut self, seconds: f32, name: &str) {
        self.wait(seconds);
        self.show(name);
    }

    /// Shows moments of a scene, each after these seconds.
    fn moments(&mut self, scene: &str, times: &[(f32, &str)]) {
        for (seconds, shows) in times {
            self.moment(*seconds, &format!("{scene}-{shows}"));
        }
    }

    fn show_dialog(&mut self, dialog: Dialog, name: &str) {
        self.open(dialog);
        self.show(name);
    }
}

/// Ways from station to station.
impl Walk<'_> {
    /// Opens a dialog in place of all others.
    pub fn open(&mut self, dialog: Dialog) {
        self.session().show_dialog(dialog);
        self.wait(ARRIVE);
    }

    /// Closes all dialogs.
    pub fn close(&mut self) {
        self.session().show_dialog(Dialog::NONE);
        self.wait(0.5);
    }

    fn go_to(&mut self, screen: Screen) {
        self.world().resource_mut::<NextState<Screen>>().set(screen);
        self.wait(ARRIVE);
    }

    /// Presses the visible widget that is called so in English, or else one whose name begins so.
    fn press(&mut self, name: &str) {
        self.press_where(name, |label| label.starts_with(name));
    }

    fn press_where(&mut self, what: &str, is_it: impl Fn(&str) -> bool) {
        self.set_focus(what, is_it);
        self.accept();
        self.wait(ARRIVE);
    }

    fn focus(&mut self, name: &str) {
        self.set_focus(name, |label| label.starts_with(name));
        self.wait(ARRIVE);
    }

    fn set_focus(&mut self, what: &str, is_it: impl Fn(&str) -> bool) {
        let world = self.world();
        let mut widgets = world.query::<(Entity, &Spoken, &InheritedVisibility)>();
        let found = widgets
            .iter(world)
            .filter(|(.., seen)| seen.get())
            .map(|(entity, spoken, _)| (entity, in_english(&spoken.0)))
            .filter(|(_, label)| is_it(label))
            .min_by_key(|(_, label)| label.len());
        let Some((entity, _)) = found else {
            panic!("no “{what}” among {:?}", self.session().offers());
        };
        let mut focus = world.resource_mut::<InputFocus>();
        focus.set(entity, FocusCause::Navigated);
    }

    /// Presses the widget in focus.
    fn accept(&mut self) {
        if let Some(entity) = self.world().resource::<InputFocus>().get() {
            self.world().trigger(Activate { entity });
        }
    }

    fn hold_key(&mut self, key: KeyCode) {
        self.key_goes(key, ButtonState::Pressed);
    }

    fn release_key(&mut self, key: KeyCode) {
        self.key_goes(key, ButtonState::Released);
    }

    fn key_goes(&mut self, key: KeyCode, to: ButtonState) {
        self.session().send_key(key, logical(key), to, None);
        self.wait(0.1);
    }

    /// Presses and releases keys, one after the other.
    fn keys(&mut self, keys: impl IntoIterator<Item = KeyCode>) {
        for key in keys {
            self.hold_key(key);
            self.release_key(key);
        }
    }

    /// Starts a game by the usual rules.
    fn start(&mut self) {
        self.start_at(&TABLE, Variant::default(), self.seed);
    }

    fn start_at(&mut self, kinds: &[SeatKind], rules: Variant, seed: u64) {
        let seats = self.seats(kinds);
        self.session().start_by(seats, rules, seed);
    }

    fn seats(&self, kinds: &[SeatKind]) -> Vec<SeatPlan> {
        let mut seats = crate::seats(kinds);
        for (plan, name) in seats.iter_mut().zip(self.walker.names()) {
            name.clone_into(&mut plan.name);
        }
        seats
    }

    /// Leaves the game for the title, with people who play as usual.
    fn leave(&mut self) {
        self.play(Manner::Usual);
        self.trigger(LeaveGame);
        self.until_screen(Screen::Title);
        self.wait(ARRIVE);
    }
}

fn in_english(words: &Words) -> String {
    Locale(Language::En).say(words)
}

/// Returns `true` if a visible text has these words in English.
fn says(session: &mut Session, words: &str) -> bool {
    let world = session.app.world_mut();
    let mut texts = world.query::<(&Words, &InheritedVisibility)>();
    texts
        .iter(world)
        .any(|(text, seen)| seen.get() && in_english(text).contains(words))
}
