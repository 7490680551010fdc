//! Tests over the whole game: another palette leaves nothing of the one before, and no app takes colours from another.

use bevy::{prelude::*, time::TimeUpdateStrategy};
use cant_stop_bots::Opponent;
use cant_stop_rules::Settings as Rules;

use super::{Opacity, Palette, Role, fill};
use crate::{
    app::{Launch, build},
    ground::{
        art::Drawing,
        seats::{Mark, SeatKind, SeatPlan},
        settings::{PlayerColors, Settings, Speed},
        states::{Menu, Screen},
    },
    referee::{BeatQueue, StartGame},
    table::cloth_colors,
};

/// The step of the clock.
const FRAME: std::time::Duration = std::time::Duration::from_millis(50);
/// More frames than anything here takes.
const PATIENCE: u32 = 20_000;
/// As many as all that eases takes to come to rest.
const REST: u32 = 60;

struct Evening {
    app: App,
    _folder: tempfile::TempDir,
}

impl Evening {
    /// A game at its title whose players wear these colours.
    fn begins(colors: PlayerColors) -> Evening {
        let folder = tempfile::tempdir().expect("a folder for settings");
        let mut app = build(&Launch::headless(None, folder.path().to_owned()));
        app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
        app.finish();
        app.cleanup();
        let mut settings = app.world_mut().resource_mut::<Settings>();
        settings.colors = colors;
        settings.reduced_motion = true;
        settings.speed = Speed::Instant;
        let mut evening = Evening {
            app,
            _folder: folder,
        };
        evening.until(|world| *world.resource::<State<Screen>>().get() == Screen::Title);
        evening.rest();
        evening
    }

    fn until(&mut self, there: impl Fn(&World) -> bool) {
        for _ in 0..PATIENCE {
            if there(self.app.world()) {
                return;
            }
            self.app.update();
        }
        panic!("waited in vain");
    }

    fn rest(&mut self) {
        for _ in 0..REST {
            self.app.update();
        }
    }

    fn wear(&mut self, colors: PlayerColors) {
        self.app.world_mut().resource_mut::<Settings>().colors = colors;
        self.rest();
    }

    fn open(&mut self, menu: Menu) {
        self.app
            .world_mut()
            .resource_mut::<NextState<Menu>>()
            .set(menu);
        self.rest();
    }

    /// Goes to a screen; to play with a person whose turn may be the first, and to results by a game of bots.
    fn go_to(&mut self, screen: Screen) {
        let kinds = match screen {
            Screen::Play => [SeatKind::Person, SeatKind::Person],
            Screen::Results => [SeatKind::Bot(Opponent::ALL[0]); 2],
            _ => {
                self.app
                    .world_mut()
                    .resource_mut::<NextState<Screen>>()
                    .set(screen);
                self.rest();
                return;
            }
        };
        let seats = std::iter::zip(kinds, Mark::ALL)
            .map(|(kind, mark)| SeatPlan {
                name: mark.key().to_owned(),
                mark,
                kind,
            })
            .collect();
        self.app.world_mut().trigger(StartGame {
            seats,
            settings: Rules::default(),
            seed: Some(7),
        });
        self.until(|world| {
            *world.resource::<State<Screen>>().get() == screen
                && world.resource::<BeatQueue>().is_idle()
        });
        self.rest();
    }

    /// Every colour of everything there is, in an order of its own.
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

    /// Whether something is in a player's colour of this set, as it is.
    fn shows(&mut self, colors: PlayerColors, mark: Mark) -> bool {
        let palette = Palette::of(&Settings {
            colors,
            ..default()
        });
        let color = palette.color(Role::Player(mark)).to_linear();
        let color = format!("{:?}", color.to_f32_array());
        self.colors().iter().any(|it| it.ends_with(&color))
    }
}

/// Whoever plays, at every screen and in the settings above it.
const PLACES: [(Screen, Menu); 6] = [
    (Screen::Title, Menu::None),
    (Screen::Title, Menu::Settings),
    (Screen::Join, Menu::None),
    (Screen::Play, Menu::None),
    (Screen::Play, Menu::Settings),
    (Screen::Results, Menu::None),
];

#[test]
fn another_set_of_colours_leaves_nothing_of_the_one_before_at_any_screen() {
    let [old, new] = [PlayerColors::Classic, PlayerColors::Vivid];
    for (screen, menu) in PLACES {
        let [switched, always] = [old, new].map(|colors| {
            let mut evening = Evening::begins(colors);
            evening.go_to(screen);
            evening.open(menu);
            evening.wear(new);
            evening.colors()
        });
        for (one, other) in std::iter::zip(&switched, &always) {
            assert_eq!(one, other, "{screen:?} {menu:?}");
        }
        assert_eq!(switched.len(), always.len(), "{screen:?} {menu:?}");
    }
}

#[test]
fn two_apps_in_one_process_show_their_own_colours() {
    let [one, other] = [PlayerColors::Classic, PlayerColors::Soft];
    let mut evenings = [one, other].map(Evening::begins);
    for evening in &mut evenings {
        evening.go_to(Screen::Play);
    }
    for evening in &mut evenings {
        evening.rest();
    }
    let [classic, soft] = &mut evenings;
    for mark in [Mark::Disc, Mark::Square] {
        assert!(classic.shows(one, mark) && !classic.shows(other, mark));
        assert!(soft.shows(other, mark) && !soft.shows(one, mark));
    }
}

#[test]
fn what_is_in_something_faint_is_fainter_and_clear_again_with_it() {
    let mut app = App::new();
    app.init_resource::<Settings>().add_plugins(super::plugin);
    let inside = app
        .world_mut()
        .spawn((Node::default(), fill(Role::Gold)))
        .id();
    let mut around = |child: Entity| {
        let parent = (Node::default(), Opacity(0.5));
        app.world_mut().spawn(parent).add_child(child).id()
    };
    let middle = around(inside);
    let root = around(middle);
    let alpha = |app: &App| {
        app.world()
            .get::<BackgroundColor>(inside)
            .map(|it| it.0.alpha())
    };
    for _ in 0..3 {
        app.update();
        assert_eq!(alpha(&app), Some(0.25));
    }
    app.world_mut().entity_mut(root).remove::<Opacity>();
    app.update();
    assert_eq!(alpha(&app), Some(0.5));
    app.world_mut().entity_mut(middle).insert(Opacity(1.0));
    app.update();
    assert_eq!(alpha(&app), Some(1.0));
}
