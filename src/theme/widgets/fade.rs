//! Whole trees of nodes made fainter: their colours are thinned right before they are drawn and given back right after,
//! so that nobody who sets a colour needs to know.

use bevy::prelude::*;

/// How much of the entity and of everything in it can be seen, 0 to 1.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(super) struct Fade(pub(super) f32);

/// The colours as they are meant, of everything that was thinned for this frame, in the order in which it was done.
#[derive(Resource, Default)]
struct Meant(Vec<(Entity, Colours)>);

/// All the colours a node can have.
struct Colours {
    background: Option<Color>,
    border: Option<BorderColor>,
    text: Option<Color>,
    text_shadow: Option<Color>,
    image: Option<Color>,
    outline: Option<Color>,
    shadow: Option<BoxShadow>,
}

type Coloured<'w> = (
    Option<Mut<'w, BackgroundColor>>,
    Option<Mut<'w, BorderColor>>,
    Option<Mut<'w, TextColor>>,
    Option<Mut<'w, TextShadow>>,
    Option<Mut<'w, ImageNode>>,
    Option<Mut<'w, Outline>>,
    Option<Mut<'w, BoxShadow>>,
);
type ColouredQuery = (
    Option<&'static mut BackgroundColor>,
    Option<&'static mut BorderColor>,
    Option<&'static mut TextColor>,
    Option<&'static mut TextShadow>,
    Option<&'static mut ImageNode>,
    Option<&'static mut Outline>,
    Option<&'static mut BoxShadow>,
);

fn thin(color: &mut Color, by: f32) {
    *color = color.with_alpha(color.alpha() * by);
}

impl Colours {
    /// Thins the colours of a node and returns what they were.
    fn thinned(
        (background, border, text, text_shadow, image, outline, shadow): Coloured,
        by: f32,
    ) -> Colours {
        let keep = |color: &mut Color| {
            let meant = *color;
            thin(color, by);
            meant
        };
        Colours {
            background: background.map(|mut background| keep(&mut background.0)),
            border: border.map(|mut border| {
                let meant = *border;
                let BorderColor {
                    top,
                    right,
                    bottom,
                    left,
                } = &mut *border;
                for side in [top, right, bottom, left] {
                    thin(side, by);
                }
                meant
            }),
            text: text.map(|mut text| keep(&mut text.0)),
            text_shadow: text_shadow.map(|mut shadow| keep(&mut shadow.color)),
            image: image.map(|mut image| keep(&mut image.color)),
            outline: outline.map(|mut outline| keep(&mut outline.color)),
            shadow: shadow.map(|mut shadow| {
                let meant = shadow.clone();
                for style in &mut shadow.0 {
                    thin(&mut style.color, by);
                }
                meant
            }),
        }
    }

    /// Gives a node its colours back.
    fn give_back(self, (background, border, text, text_shadow, image, outline, shadow): Coloured) {
        if let (Some(mut now), Some(meant)) = (background, self.background) {
            now.0 = meant;
        }
        if let (Some(mut now), Some(meant)) = (border, self.border) {
            *now = meant;
        }
        if let (Some(mut now), Some(meant)) = (text, self.text) {
            now.0 = meant;
        }
        if let (Some(mut now), Some(meant)) = (text_shadow, self.text_shadow) {
            now.color = meant;
        }
        if let (Some(mut now), Some(meant)) = (image, self.image) {
            now.color = meant;
        }
        if let (Some(mut now), Some(meant)) = (outline, self.outline) {
            now.color = meant;
        }
        if let (Some(mut now), Some(meant)) = (shadow, self.shadow) {
            *now = meant;
        }
    }
}

fn thin_colours(
    fades: Query<(Entity, &Fade)>,
    children: Query<&Children>,
    mut nodes: Query<ColouredQuery, With<Node>>,
    mut meant: ResMut<Meant>,
) {
    for (root, fade) in &fades {
        for entity in std::iter::once(root).chain(children.iter_descendants(root)) {
            if let Ok(colours) = nodes.get_mut(entity) {
                meant
                    .0
                    .push((entity, Colours::thinned(colours, fade.0.clamp(0.0, 1.0))));
            }
        }
    }
}

fn give_colours_back(mut nodes: Query<ColouredQuery, With<Node>>, mut meant: ResMut<Meant>) {
    // The last first: what was thinned twice gets back what it was at the beginning.
    for (entity, colours) in meant.0.drain(..).rev() {
        if let Ok(now) = nodes.get_mut(entity) {
            colours.give_back(now);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    let some = |meant: Res<Meant>| !meant.0.is_empty();
    app.init_resource::<Meant>()
        .add_systems(First, give_colours_back.run_if(some))
        .add_systems(Last, thin_colours.run_if(any_with_component::<Fade>));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::palette;

    #[test]
    fn colours_are_thin_while_drawn_and_whole_in_between() {
        let mut app = App::new();
        app.add_plugins(plugin);
        #[derive(Resource, Default)]
        struct Seen(Vec<f32>);
        app.init_resource::<Seen>().add_systems(
            Update,
            |nodes: Query<&BackgroundColor>, mut seen: ResMut<Seen>| {
                seen.0
                    .extend(nodes.iter().map(|background| background.0.alpha()));
            },
        );
        let inside = app
            .world_mut()
            .spawn((Node::default(), BackgroundColor(palette::GOLD)))
            .id();
        let middle = app
            .world_mut()
            .spawn((Node::default(), Fade(0.5)))
            .add_child(inside)
            .id();
        let root = app
            .world_mut()
            .spawn((Node::default(), Fade(0.5)))
            .add_child(middle)
            .id();
        let drawn = |app: &App| {
            app.world()
                .get::<BackgroundColor>(inside)
                .map(|b| b.0.alpha())
        };
        for _ in 0..3 {
            app.update();
            assert_eq!(drawn(&app), Some(0.25));
        }
        app.world_mut().entity_mut(root).remove::<Fade>();
        app.world_mut().entity_mut(middle).remove::<Fade>();
        app.update();
        assert_eq!(drawn(&app), Some(1.0));
        let seen = &app.world().resource::<Seen>().0;
        let whole = seen.iter().filter(|alpha| **alpha == 1.0).count();
        assert_eq!(
            whole, 4,
            "whoever reads it finds the colour as it is meant: {seen:?}"
        );
    }
}
