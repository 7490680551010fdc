//! Tests that every widget of every screen can be reached with four directions, and that dialogs keep the focus.

use std::collections::HashSet;

use bevy::{
    ecs::system::RunSystemOnce,
    input_focus::{FocusCause, InputFocus},
    math::CompassQuadrant,
    prelude::*,
};

use super::Walk;
use crate::core::settings::TextScale;
use crate::core::states::{Menu, Screen};
use crate::input::{Focusables, neighbour};
use crate::ui::widgets::Sideways;

impl Walk {
    fn at(text_scale: TextScale) -> Walk {
        let mut walk = Walk::with(|settings| settings.text_scale = text_scale);
        walk.settle();
        walk
    }

    /// Lets a screen arrive.
    fn settle(&mut self) {
        self.frames(4);
    }

    fn go_to(&mut self, screen: Screen) {
        self.set_screen(screen);
        self.settle();
    }

    fn open(&mut self, menu: Menu) {
        self.set_menu(menu);
        self.settle();
    }

    fn focus(&self) -> Option<Entity> {
        self.app.world().resource::<InputFocus>().get()
    }

    fn all(&mut self) -> HashSet<Entity> {
        self.app
            .world_mut()
            .run_system_once(|focusables: Focusables| {
                focusables
                    .all()
                    .iter()
                    .map(|(entity, _)| *entity)
                    .collect::<HashSet<_>>()
            })
            .expect("the system runs")
    }

    /// Where the four directions lead from a widget that has the focus.
    fn ways_from(&mut self, entity: Entity) -> Vec<Entity> {
        self.app
            .world_mut()
            .resource_mut::<InputFocus>()
            .set(entity, FocusCause::Navigated);
        self.settle();
        let steps = self.app.world().get::<Sideways>(entity).is_some();
        self.app
            .world_mut()
            .run_system_once(move |focusables: Focusables| {
                use CompassQuadrant::{East, North, South, West};
                [North, South, East, West]
                    .into_iter()
                    .filter(|direction| !(steps && matches!(direction, East | West)))
                    .filter_map(|direction| neighbour(&focusables, entity, direction))
                    .collect::<Vec<_>>()
            })
            .expect("the system runs")
    }

    /// Walks everywhere from where the focus is, and says what could not be reached.
    fn unreached(&mut self) -> usize {
        let start = self.focus().expect("something has the focus");
        let all = self.all();
        assert!(
            all.contains(&start),
            "the focus is on a widget of the layer"
        );
        let mut reached = HashSet::from([start]);
        let mut frontier = vec![start];
        while let Some(entity) = frontier.pop() {
            for next in self.ways_from(entity) {
                assert!(all.contains(&next), "no way leads out of the layer");
                if reached.insert(next) {
                    frontier.push(next);
                }
            }
        }
        all.difference(&reached).count()
    }
}

#[test]
fn every_widget_is_reached_with_four_directions() {
    for text_scale in [TextScale::Normal, TextScale::Double] {
        let mut walk = Walk::at(text_scale);
        assert_eq!(walk.unreached(), 0, "title, {text_scale:?}");
        for menu in [
            Menu::Settings,
            Menu::Controls,
            Menu::Rules,
            Menu::Fairness,
            Menu::Chronicle,
            Menu::Pause,
        ] {
            walk.open(menu);
            assert_eq!(walk.unreached(), 0, "{menu:?}, {text_scale:?}");
            walk.open(Menu::None);
        }
        walk.go_to(Screen::Join);
        assert_eq!(walk.unreached(), 0, "join, {text_scale:?}");
        walk.open(Menu::TableRules);
        assert_eq!(walk.unreached(), 0, "table rules, {text_scale:?}");
    }
}

#[test]
fn focus_goes_into_a_dialog_and_back_to_where_it_was() {
    let mut walk = Walk::at(TextScale::Normal);
    let first = walk.focus().expect("the title has a first widget");
    let second = walk
        .ways_from(first)
        .into_iter()
        .next()
        .expect("the title has more than one entry");
    walk.ways_from(second);
    assert_eq!(walk.focus(), Some(second));
    let outside = walk.all();
    walk.open(Menu::Settings);
    let inside = walk.focus().expect("the dialog takes the focus");
    assert!(!outside.contains(&inside));
    walk.open(Menu::None);
    assert_eq!(walk.focus(), Some(second));
}
