//! Keeps the cards of the places as the setup of the table says.

use bevy::prelude::*;

use super::{
    HINT, Heading, HintAbove, Large,
    card::{Card, Gives, IfFree, IfTaken, LEAST_WIDTH, NameOf, ShareNote, WhoIcon, WhoSits},
    guest_presses::sharing_key,
    portrait::{BIG_MARK, BigMark, CharacterOf, PlaysWith, WHO_ICON},
    setup::{TableSetup, Who},
    who::{who_icon, who_words},
};
use crate::core::art::Picture;
use crate::core::locale::{Spoken, Words};
use crate::core::settings::{KeyLabels, Settings};
use crate::core::states::Screen;
use crate::core::texts;
use crate::input::glyphs::key_words;
use crate::input::{Bindings, Device, Layout, Pads, device_picture, device_words};
use crate::opponents::characters::Character;
use crate::ui::color::{Edges, Role, Tint};
use crate::ui::layout::LARGE;
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{Chosen, ShownValue, mark_picture, set_marker};

fn show_names(setup: Res<TableSetup>, mut names: Query<(&NameOf, &mut ShownValue)>) {
    for (NameOf(place), mut shown) in &mut names {
        let name = &setup.place(*place).name;
        shown.set_if_neq(ShownValue(Words::literal(name)));
    }
}

fn show_who(
    setup: Res<TableSetup>,
    mut texts: Query<(&WhoSits, &mut Words)>,
    mut icons: Query<(&WhoIcon, &mut Picture)>,
    mut spoken: Query<(&WhoSits, &mut Spoken)>,
    mut taken: Query<(&IfTaken, &mut Node), Without<IfFree>>,
    mut free: Query<(&IfFree, &mut Node), Without<IfTaken>>,
) {
    for (WhoSits(place), mut words) in &mut texts {
        words.set_if_neq(who_words(setup.place(*place).who));
    }
    for (WhoIcon(place), mut picture) in &mut icons {
        let icon = who_icon(setup.place(*place).who);
        picture.set_if_neq(Picture::new(icon, Vec2::splat(WHO_ICON)));
    }
    for (WhoSits(place), mut spoken) in &mut spoken {
        spoken.set_if_neq(Spoken(
            Words::new(texts::SPOKEN_VALUE)
                .with(
                    "title",
                    Words::new(texts::JOIN_SEAT).with("number", place + 1),
                )
                .with("value", who_words(setup.place(*place).who)),
        ));
    }
    let display = |shown: bool| if shown { Display::Flex } else { Display::None };
    for (IfTaken(place), mut node) in &mut taken {
        node.display = display(setup.place(*place).who != Who::Nobody);
    }
    for (IfFree(place), mut node) in &mut free {
        node.display = display(setup.place(*place).who == Who::Nobody);
    }
}

/// Who the bots are.
fn show_characters(setup: Res<TableSetup>, mut shown: Query<(&CharacterOf, &mut Character)>) {
    for (CharacterOf(place), mut character) in &mut shown {
        character.set_if_neq(Character(setup.place(*place).who.opponent()));
    }
}

/// What everybody plays with, and how two share a keyboard while they still can.
fn show_devices(
    setup: Res<TableSetup>,
    bindings: Res<Bindings>,
    labels: Res<KeyLabels>,
    pads: Pads,
    mut lines: Query<(&PlaysWith, &mut Node)>,
    mut pictures: Query<(&PlaysWith, &mut Picture, &mut Tint)>,
    mut words: Query<(&PlaysWith, &mut Words, &mut Tint), Without<Picture>>,
    mut notes: Query<(&mut Node, &mut Words), (With<ShareNote>, Without<PlaysWith>)>,
) {
    let display = |shown: bool| if shown { Display::Flex } else { Display::None };
    for (PlaysWith(place), mut node) in &mut lines {
        let shown = display(setup.place(*place).who == Who::Person);
        if node.display != shown {
            node.display = shown;
        }
    }
    // Who holds something of their own stands out.
    let ink = |place: usize| {
        if setup.device(place).is_some() {
            Role::Paper
        } else {
            Role::PaperDim
        }
    };
    for (PlaysWith(place), mut picture, mut tint) in &mut pictures {
        tint.set_if_neq(ink(*place).into());
        let name = device_picture(setup.device(*place));
        picture.set_if_neq(Picture::new(name, Vec2::splat(WHO_ICON)));
    }
    for (PlaysWith(place), mut said, mut tint) in &mut words {
        tint.set_if_neq(ink(*place).into());
        said.set_if_neq(match setup.place(*place).who {
            Who::Person => device_words(setup.device(*place), &pads),
            _ => Words::literal(""),
        });
    }
    let at_keys = [Device::Keyboard, Device::Mouse]
        .into_iter()
        .any(|device| setup.host() == Some(device) || setup.seat_of(device).is_some());
    let keys = [Layout::LeftKeys, Layout::RightKeys].map(|half| sharing_key(half, &bindings));
    let note = match keys.map(|key| key.map(|key| key_words(key, &labels))) {
        _ if !at_keys || setup.is_keyboard_shared() => None,
        [None, None] => None,
        [Some(key), None] | [None, Some(key)] => {
            Some(Words::new(texts::JOIN_SHARE_ONE).with("key", key))
        }
        [Some(left), Some(right)] => Some(
            Words::new(texts::JOIN_SHARE)
                .with("left", left)
                .with("right", right),
        ),
    };
    for (mut node, mut words) in &mut notes {
        let shown = display(note.is_some());
        if node.display != shown {
            node.display = shown;
        }
        if let Some(note) = &note {
            words.set_if_neq(note.clone());
        }
    }
}

fn show_marks(
    setup: Res<TableSetup>,
    mut cards: Query<(&Card, &mut Edges)>,
    mut marks: Query<(&BigMark, &mut Picture, &mut Tint)>,
    buttons: Query<(Entity, &Gives, Has<Chosen>)>,
    mut commands: Commands,
) {
    for (Card(place), mut edges) in &mut cards {
        let place = setup.place(*place);
        let role = if place.who == Who::Nobody {
            Role::Well
        } else {
            Role::Player(place.mark)
        };
        edges.top = role.into();
    }
    for (BigMark(place), mut picture, mut tint) in &mut marks {
        let mark = setup.place(*place).mark;
        picture.set_if_neq(Picture::new(mark_picture(mark), Vec2::splat(BIG_MARK)));
        tint.set_if_neq(Role::Player(mark).into());
    }
    for (entity, Gives(place, mark), chosen) in &buttons {
        set_marker::<Chosen>(
            &mut commands,
            entity,
            setup.place(*place).mark == *mark,
            chosen,
        );
    }
}

/// Larger text needs wider cards: two to a line.
fn widen_cards(settings: Res<Settings>, mut cards: Query<&mut Node, With<Card>>) {
    let factor = settings.text_scale.factor();
    let width = if factor > 1.0 {
        LEAST_WIDTH * 1.9
    } else {
        LEAST_WIDTH
    };
    for mut node in &mut cards {
        if node.flex_basis != px(width) {
            node.flex_basis = px(width);
        }
    }
}

/// Large text leaves the screen to the places: the heading is smaller, and what else there is comes after them.
fn fit_heading(
    settings: Res<Settings>,
    mut headings: Query<&mut TextFont, With<Heading>>,
    mut parts: Query<(&Large, &mut Node, Has<HintAbove>)>,
) {
    let large = settings.text_scale.factor() >= LARGE;
    let font = if large {
        TextSize::Heading.font()
    } else {
        TextSize::Title.font()
    };
    for mut heading in &mut headings {
        if heading.font_size != font {
            heading.font_size = font;
        }
    }
    for (Large(if_large), mut node, narrow) in &mut parts {
        let display = if large == *if_large {
            Display::Flex
        } else {
            Display::None
        };
        if node.display != display {
            node.display = display;
        }
        let widest = px(HINT * settings.text_scale.factor());
        if narrow && node.max_width != widest {
            node.max_width = widest;
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            widen_cards,
            fit_heading,
            (show_names, show_who, show_marks, show_characters)
                .run_if(resource_exists_and_changed::<TableSetup>),
            show_devices,
        )
            .run_if(in_state(Screen::Join).and_then(resource_exists::<TableSetup>)),
    );
}
