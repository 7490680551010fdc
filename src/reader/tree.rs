//! The tree that the system is given, built anew in every frame that has an audience.

use accesskit::{Node, Role};
use bevy::{input_focus::InputFocus, prelude::*, window::PrimaryWindow};
use cant_stop_rules::Stage;

use super::outline::{Item, Outline};
use super::told::{Told, Virtual};
use super::{Announcements, ReaderSystems, column_words, has_audience, outline};
use crate::core::speech::Speech;
use crate::referee::{Shown, WhoseTurn};
use crate::ui::prelude::*;

/// The match on the table.
#[derive(SystemParam)]
struct Table<'w> {
    shown: Option<Res<'w, Shown>>,
    seats: Option<Res<'w, Seats>>,
    whose_turn: Res<'w, WhoseTurn>,
}

impl Table<'_> {
    /// Tells of the roll-off, or names the player on turn.
    fn rest_words(&self) -> Option<Words> {
        let (shown, seats) = (self.shown.as_ref()?, self.seats.as_ref()?);
        if shown.game.stage() == Stage::RollOff {
            return Some(Words::new(texts::BANNER_HIGHEST_BEGINS));
        }
        let plan = seats.get(shown.game.turn());
        Some(texts::TURN_OF.with("name", plan.name.as_str()))
    }
}

fn tell(
    outline: Outline,
    focus: Res<InputFocus>,
    windows: Query<(Entity, &Window), With<PrimaryWindow>>,
    screen: Res<State<Screen>>,
    table: Table,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    mut announcements: ResMut<Announcements>,
    mut speech: ResMut<Speech>,
    mut told: ResMut<Told>,
) {
    let Ok((window, title)) = windows.single() else {
        return;
    };
    let mut before = std::mem::take(&mut *told);
    let window = outline::id(window);
    told.nodes.push((window, Node::new(Role::Window)));
    let is_dialog = outline.focusables.top_layer().is_some();
    let mut items = outline.read();
    if !is_dialog {
        if *screen.get() == Screen::Play {
            items.extend(mountain(&table, settings.locale()));
        }
        items = vec![screen_item(*screen.get(), title, items)];
    }
    let mut children: Vec<_> = items.into_iter().map(|item| told.add(item)).collect();
    let can_be_used = |told: &Told, id| told.node(id).is_some_and(|node| !node.is_disabled());
    told.focus = focus
        .get()
        .map(outline::id)
        .filter(|id| can_be_used(&told, *id));
    let was_left = before.focus.is_none_or(|id| !can_be_used(&told, id));
    if told.focus.is_none() {
        let now = time.elapsed_secs();
        let idle = now - *before.idle.get_or_insert(now);
        told.idle = before.idle;
        let soon = table.whose_turn.person().is_some() && idle < motion::SPOKEN_QUESTION;
        let patience = match *screen.get() {
            Screen::Play => motion::SPOKEN_IDLE,
            _ => motion::SPOKEN_ARRIVAL,
        };
        if !before.nodes.is_empty() && (soon || idle < patience) {
            return keep(&mut told, before, &announcements);
        }
        if !is_dialog && *screen.get() == Screen::Play {
            let rests = before.focus == Some(Virtual::Rest.id());
            // A person's turn is told by the question that follows, which the same words would only put off.
            let same = before.name_of_focus();
            let same = same.filter(|_| rests && !table.whose_turn.is_bots());
            let said = same.map(str::to_owned);
            let said = said.or_else(|| Some(settings.locale().say(&table.rest_words()?)));
            children.push(told.rest_on(&said.unwrap_or_default()));
        }
    }
    let focus = *told.focus.get_or_insert(window);
    if was_left && before.focus != Some(focus) && before.focus.is_some() && speech.is_spoken() {
        // The player did not move the focus: it waits until all announcements have been heard.
        return keep(&mut told, before, &announcements);
    }
    let mut root = Node::new(Role::Window);
    root.set_label(title.title.clone());
    root.set_language(settings.language.code());
    root.set_children(children);
    told.nodes[0].1 = root;
    if before.focus != Some(focus) {
        let left = before.focus.and_then(|was| before.group_of(was));
        let entered = told.group_of(focus).filter(|is| left != Some(*is));
        let said = [entered, told.name_of_focus()].map(Option::unwrap_or_default);
        speech.say_now(&said.join(" "));
    } else if let (Some(was), Some(is)) = (before.group_of(focus), told.group_of(focus))
        && was != is
    {
        // Another question to the same button.
        announcements.say(is.to_owned(), false);
        speech.say(is);
    } else if focus == Virtual::Rest.id() && before.name_of_focus() != told.name_of_focus() {
        speech.say(told.name_of_focus().unwrap_or_default());
    }
    told.announce(&announcements);
}

/// Keeps the tree of the frame before, with the announcements since.
fn keep(told: &mut Told, before: Told, announcements: &Announcements) {
    *told = before;
    told.announce(announcements);
}

/// A screen, called by its heading. A game is called nothing: what it is about, its groups say.
fn screen_item(screen: Screen, window: &Window, children: Vec<Item>) -> Item {
    let name = match screen {
        Screen::Play | Screen::Loading => None,
        Screen::Title => Some(window.title.clone()),
        Screen::Join | Screen::Results => {
            let heading = children.iter().find_map(Item::heading);
            heading.map(str::to_owned)
        }
    };
    let mut node = Node::new(Role::GenericContainer);
    if let Some(name) = name {
        node.set_role(Role::Group);
        node.set_label(name);
    }
    Item::new(Virtual::Screen(screen).id(), node, None, children)
}

/// The board, to be looked through column by column.
fn mountain(table: &Table, locale: Locale) -> Option<Item> {
    let (shown, seats) = (table.shown.as_ref()?, table.seats.as_ref()?);
    let column = |column: Column| {
        let mut node = Node::new(Role::ListItem);
        node.set_label(locale.say(&column_words(&shown.game, seats, column)));
        Item::new(Virtual::Column(column).id(), node, None, Vec::new())
    };
    let mut node = Node::new(Role::List);
    node.set_label(locale.say(&Words::new(texts::READER_MOUNTAIN)));
    let columns = Column::ALL.map(column).into();
    Some(Item::new(Virtual::Mountain.id(), node, None, columns))
}

/// Screen readers fall silent when a key or a button of the mouse goes down; who presses a pad wants to go on as well.
fn hush(
    keys: Res<ButtonInput<KeyCode>>,
    clicks: Res<ButtonInput<MouseButton>>,
    pads: Query<&Gamepad>,
    mut speech: ResMut<Speech>,
) {
    let on_pads = pads.iter().flat_map(Gamepad::get_just_pressed).count();
    if on_pads + keys.get_just_pressed().len() + clicks.get_just_pressed().len() > 0 {
        speech.hush();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Told>()
        .add_systems(PreUpdate, hush.after(bevy::input::InputSystems))
        .add_systems(
            PostUpdate,
            tell.in_set(ReaderSystems::Tell).run_if(has_audience),
        );
}
