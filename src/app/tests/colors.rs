//! A change of palette recolours everything.

use bevy::prelude::*;

use super::Walk;
use crate::core::art::Drawing;
use crate::core::settings::{PlayerColors, Speed};
use crate::play::table::cloth_colors;
use crate::referee::{BeatQueue, StartGame};
use crate::ui::prelude::*;

/// Steps until all easing has ended.
const REST: u32 = 15;

impl Walk {
    /// Opens the title with these player colours.
    fn in_colors(colors: PlayerColors) -> Walk {
        let mut walk = Walk::with(|settings| {
            settings.colors = colors;
            settings.reduced_motion = true;
            settings.speed = Speed::Instant;
        });
        walk.frames(REST);
        walk
    }

    fn wear(&mut self, colors: PlayerColors) {
        self.app.world_mut().resource_mut::<Settings>().colors = colors;
        self.frames(REST);
    }

    /// Opens a screen and a dialog. Play needs a person in the first turn; results need a game of bots.
    fn show(&mut self, screen: Screen, menu: Dialog) {
        match screen {
            Screen::Play => self.play([SeatKind::Person; 2], screen),
            Screen::Results => self.play([SeatKind::Bot(Opponent::ALL[0]); 2], screen),
            _ => self.set_screen(screen),
        }
        self.set_menu(menu);
        self.frames(REST);
    }

    /// Plays until a screen is open and all events are shown.
    pub(super) fn play(&mut self, kinds: [SeatKind; 2], until: Screen) {
        let seats = std::iter::zip(kinds, Mark::ALL)
            .map(|(kind, mark)| SeatPlan {
                name: mark.key().to_owned(),
                mark,
                kind,
            })
            .collect();
        self.app.world_mut().trigger(StartGame {
            seats,
            variant: Variant::default(),
            seed: Some(7),
        });
        self.until(|world| {
            *world.resource::<State<Screen>>().get() == until
                && world.resource::<BeatQueue>().is_idle()
        });
    }

    /// All colours on the screen, sorted.
    fn colors(&mut self) -> Vec<String> {
        let world = self.app.world_mut();
        let mut all: Vec<(&str, Color)> = Vec::new();
        let mut sprites = world.query::<&Sprite>();
        all.extend(sprites.iter(world).map(|it| ("sprite", it.color)));
        let mut images = world.query::<&ImageNode>();
        all.extend(images.iter(world).map(|it| ("image", it.color)));
        let mut texts = world.query::<&TextColor>();
        all.extend(texts.iter(world).map(|it| ("text", it.0)));
        let mut grounds = world.query::<&BackgroundColor>();
        all.extend(grounds.iter(world).map(|it| ("ground", it.0)));
        let mut borders = world.query::<&BorderColor>();
        for it in borders.iter(world) {
            all.extend([it.top, it.right, it.bottom, it.left].map(|color| ("border", color)));
        }
        let mut outlines = world.query::<&Outline>();
        all.extend(outlines.iter(world).map(|it| ("outline", it.color)));
        let mut shadows = world.query::<&BoxShadow>();
        for it in shadows.iter(world) {
            all.extend(it.0.iter().map(|style| ("shadow", style.color)));
        }
        let mut behind_letters = world.query::<&TextShadow>();
        let behind_letters = behind_letters.iter(world);
        all.extend(behind_letters.map(|it| ("behind letters", it.color)));
        all.extend(cloth_colors(world).into_iter().map(|it| ("cloth", it)));
        let materials = world.resource::<Assets<StandardMaterial>>().iter();
        all.extend(materials.map(|(_, it)| ("material", it.base_color)));
        let named = all
            .into_iter()
            .map(|(what, color)| format!("{what} {:?}", color.to_linear().to_f32_array()));
        let mut named: Vec<String> = named.collect();
        let mut drawings = world.query::<&Drawing>();
        named.extend(drawings.iter(world).map(|it| format!("{it:?}")));
        named.sort();
        named
    }
}

/// Screens to compare, some of them below the settings.
const PLACES: [(Screen, Dialog); 6] = [
    (Screen::Title, Dialog::NONE),
    (Screen::Title, Dialog::named("Settings")),
    (Screen::Join, Dialog::NONE),
    (Screen::Play, Dialog::NONE),
    (Screen::Play, Dialog::named("Settings")),
    (Screen::Results, Dialog::NONE),
];

#[test]
fn another_set_of_colors_leaves_nothing_of_the_one_before_at_any_screen() {
    let [old, new] = [PlayerColors::Classic, PlayerColors::Vivid];
    let mut switched = Walk::in_colors(old);
    let mut always = Walk::in_colors(new);
    for (screen, menu) in PLACES {
        switched.wear(old);
        for walk in [&mut switched, &mut always] {
            walk.show(screen, menu);
            walk.wear(new);
        }
        let [switched, always] = [&mut switched, &mut always].map(|walk| walk.colors());
        for (one, other) in std::iter::zip(&switched, &always) {
            assert_eq!(one, other, "{screen:?} {menu:?}");
        }
        assert_eq!(switched.len(), always.len(), "{screen:?} {menu:?}");
    }
}
