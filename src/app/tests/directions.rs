//! Tests that every widget of every screen can be reached with four directions, and that dialogs keep the focus.

use std::collections::HashSet;

use bevy::ecs::system::RunSystemOnce;
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::math::CompassQuadrant;
use bevy::prelude::*;

use super::Walk;
use crate::input::{Focusables, neighbour};
use crate::ui::prelude::*;
use crate::ui::widgets::Sideways;

impl Walk {
    fn at(text_scale: TextScale) -> Walk {
        let mut walk = Walk::with(|settings| settings.text_scale = text_scale);
        walk.settle();
        walk
    }

    /// Waits until a screen has been laid out.
    fn settle(&mut self) {
        self.frames(4);
    }

    fn go_to(&mut self, screen: Screen) {
        self.set_screen(screen);
        self.settle();
    }

    fn open(&mut self, menu: Dialog) {
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

    /// Widgets in the four directions from a widget.
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

    /// Walks in all directions from the focus and returns the number of unreached widgets.
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
                assert!(all.contains(&next), "the focus stays in the layer");
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
            Dialog::named("Settings"),
            Dialog::named("Rules"),
            Dialog::named("Chronicle"),
            Dialog::named("Pause"),
        ] {
            walk.open(menu);
            assert_eq!(walk.unreached(), 0, "{menu:?}, {text_scale:?}");
            walk.open(Dialog::NONE);
        }
        walk.go_to(Screen::Join);
        assert_eq!(walk.unreached(), 0, "join, {text_scale:?}");
        walk.open(Dialog::named("TableRules"));
        assert_eq!(walk.unreached(), 0, "table rules, {text_scale:?}");
    }
}

#[test]
fn a_dialog_takes_the_focus_and_returns_it() {
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
    walk.open(Dialog::named("Settings"));
    let inside = walk.focus().expect("the dialog takes the focus");
    assert!(!outside.contains(&inside));
    walk.open(Dialog::NONE);
    assert_eq!(walk.focus(), Some(second));
}
