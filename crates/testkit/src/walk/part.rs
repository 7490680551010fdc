//! Parts of the walk.

use clap::ValueEnum;

/// Part of the walk; each begins and ends at the title.
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
    /// A turn as an animation.
    Turn,
}
