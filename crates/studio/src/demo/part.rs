//! The parts of the demonstration.

use cant_stop::core::states::Screen;
use clap::ValueEnum;

use super::{
    alone, book, chronicle, devices, evening, house_rules, looks, menus, moments, puzzles, scenery,
    tutorial, way_up,
};
use crate::film::Film;

/// A part of the demonstration; each begins and ends at the title.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Every menu and dialog outside a game.
    Menus,
    /// The pages of the book.
    Book,
    /// The devices of the seats.
    Devices,
    /// The game, from the roll-off to the results.
    Game,
    /// The sky, from calm to storm.
    Weather,
    /// Scenes with reduced motion.
    LessMotion,
    /// High contrast and other colours.
    Looks,
    /// Games by other rules.
    HouseRules,
    /// The first climb, step by step.
    Tutorial,
    /// The book of games, and watching one again.
    Chronicle,
    /// An evening of games, and sharing one.
    Evening,
    /// The games for one player.
    Alone,
    /// Every scenery, and dice of everything they can be made of.
    Scenery,
    /// The way up the mountain, alone.
    WayUp,
    /// Positions to decide.
    Puzzles,
    /// A turn as an animation, the last of a whole demonstration.
    Turn,
}

impl Part {
    /// All parts that are measured, in their order.
    pub(super) const ALL: [Part; 15] = [
        Part::Menus,
        Part::Book,
        Part::Devices,
        Part::Game,
        Part::Weather,
        Part::LessMotion,
        Part::Looks,
        Part::HouseRules,
        Part::Tutorial,
        Part::Chronicle,
        Part::Evening,
        Part::Alone,
        Part::Scenery,
        Part::WayUp,
        Part::Puzzles,
    ];

    /// Plays it, with the dice of `seed` where there are dice.
    pub(super) fn shoot(self, film: &mut Film, seed: u64) -> Result<(), String> {
        film.until("the title", |scene| scene.screen() == Screen::Title)?;
        match self {
            Part::Menus => menus(film),
            Part::Book => book::shoot(film),
            Part::Devices => devices::shoot(film, seed),
            Part::Game => moments::game(film, seed),
            Part::Weather => moments::weather(film, seed),
            Part::LessMotion => moments::with_less_motion(film, seed),
            Part::Looks => looks::shoot(film, seed),
            Part::HouseRules => house_rules(film, seed),
            Part::Tutorial => tutorial::shoot(film),
            Part::Chronicle => chronicle::shoot(film),
            Part::Evening => evening::shoot(film, seed),
            Part::Alone => alone::shoot(film),
            Part::Scenery => scenery::shoot(film, seed),
            Part::WayUp => way_up::shoot(film, seed),
            Part::Puzzles => puzzles::shoot(film),
            Part::Turn => moments::animation(film, seed),
        }
    }
}
