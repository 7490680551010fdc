//! The tree that the system is given, built anew in every frame in which somebody listens.

use accesskit::{Live, Node, NodeId, Role};
use bevy::{input_focus::InputFocus, prelude::*, window::PrimaryWindow};
use cant_stop_rules::Column;

use super::{
    Announcements, ReaderSystems, column_words,
    outline::{self, Item, Outline},
    somebody_listens,
};
use crate::{
    ground::{
        locale::{Locale, Words},
        seats::Seats,
        states::Screen,
        texts,
    },
    referee::Shown,
    theme::motion,
};

/// Numbers of nodes that are no entities: no world ever holds as many entities as to reach them.
const VIRTUAL: u64 = u64::MAX - (1 << 32);

/// A node that is no entity.
#[derive(Clone, Copy)]
enum Virtual {
    Screen,
    Rest,
    Mountain,
    Column(Column),
    Announcement(u64),
}

impl Virtual {
    fn id(self) -> NodeId {
        NodeId(
            VIRTUAL
                + match self {
                    Virtual::Screen => 0,
                    Virtual::Rest => 1,
                    Virtual::Mountain => 2,
                    Virtual::Column(column) => 10 + u64::from(column.number()),
                    Virtual::Announcement(number) => 100 + number,
                },
        )
    }
}

/// What is told, as of this frame.
#[derive(Resource, Clone, Debug, Default)]
pub struct Told {
    /// All nodes. The first is the window; the others follow those they lie in.
    pub nodes: Vec<(NodeId, Node)>,
    /// The node that has the focus: one of `nodes`.
    pub focus: Option<NodeId>,
    /// What the node that the focus rests on says, while nothing can be done.
    rest: Option<String>,
    /// Since when nothing has the focus, in seconds of the clock on the wall.
    lost: Option<f32>,
}

impl Told {
    /// The node of an id.
    pub fn node(&self, id: NodeId) -> Option<&Node> {
        let found = self.nodes.iter().find(|(node, _)| *node == id);
        found.map(|(_, node)| node)
    }

    /// What the group says in which a node lies.
    fn group_of(&self, id: NodeId) -> Option<&str> {
        let holds = |node: &Node| node.role() == Role::Group && node.children().contains(&id);
        let (_, group) = self.nodes.iter().find(|(_, node)| holds(node))?;
        group.label()
    }

    /// Puts the focus on a node that says what is going on, where nothing can be done.
    fn rest_on(&mut self, said: String) -> NodeId {
        let id = Virtual::Rest.id();
        let mut node = Node::new(Role::Group);
        node.set_label(said.as_str());
        node.add_action(accesskit::Action::Focus);
        self.rest = Some(said);
        self.nodes.push((id, node));
        self.focus = Some(id);
        id
    }

    /// Puts the last announcements at the end, in place of those before.
    fn announce(&mut self, announcements: &Announcements) {
        let first = Virtual::Announcement(0).id();
        self.nodes.retain(|(id, _)| id.0 < first.0);
        let Some((_, root)) = self.nodes.first_mut() else {
            return;
        };
        let mut children = root.children().to_vec();
        children.retain(|id| id.0 < first.0);
        for announcement in announcements.last() {
            children.push(Virtual::Announcement(announcement.number).id());
        }
        root.set_children(children);
        for announcement in announcements.last() {
            let mut node = outline::paragraph(&announcement.text);
            node.set_live(if announcement.is_urgent {
                Live::Assertive
            } else {
                Live::Polite
            });
            let id = Virtual::Announcement(announcement.number).id();
            self.nodes.push((id, node));
        }
    }

    /// Puts an item and all that lies in it into the tree.
    fn add(&mut self, item: Item) -> NodeId {
        let Item {
            id,
            mut node,
            children,
            ..
        } = item;
        let place = self.nodes.len();
        self.nodes.push((id, Node::new(Role::Unknown)));
        let children: Vec<NodeId> = children.into_iter().map(|child| self.add(child)).collect();
        node.set_children(children);
        self.nodes[place].1 = node;
        id
    }
}

fn tell(
    outline: Outline,
    focus: Res<InputFocus>,
    windows: Query<(Entity, &Window), With<PrimaryWindow>>,
    screen: Res<State<Screen>>,
    shown: Option<Res<Shown>>,
    seats: Option<Res<Seats>>,
    locale: Res<Locale>,
    mut announcements: ResMut<Announcements>,
    time: Res<Time<Real>>,
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
    let headline = first_text(&items);
    if !is_dialog {
        if let (Screen::Play, Some(shown), Some(seats)) = (*screen.get(), shown, seats) {
            items.push(mountain(&shown, &seats, *locale));
        }
        let name = items.iter().find_map(Item::heading).map(str::to_owned);
        items = vec![screen_item(name, *screen.get(), title, items)];
    }
    let mut children: Vec<NodeId> = items.into_iter().map(|item| told.add(item)).collect();
    told.focus = focus.get().map(outline::id).filter(|id| {
        let node = told.node(*id);
        node.is_some_and(|node| !node.is_disabled())
    });
    if told.focus.is_none() {
        let since = *before.lost.get_or_insert(time.elapsed_secs());
        if time.elapsed_secs() - since < motion::SPOKEN_FOCUS_SETTLES && !before.nodes.is_empty() {
            // It is only on its way: until it is there, nothing has changed.
            *told = before;
            told.announce(&announcements);
            return;
        }
        told.lost = Some(since);
        if !is_dialog && *screen.get() == Screen::Play {
            let said = before.rest.clone().or(headline).unwrap_or_default();
            children.push(told.rest_on(said));
        }
    }
    let mut root = Node::new(Role::Window);
    root.set_label(title.title.clone());
    root.set_children(children);
    told.nodes[0].1 = root;
    let focus = *told.focus.get_or_insert(window);
    if before.focus == Some(focus)
        && let (Some(was), Some(is)) = (before.group_of(focus), told.group_of(focus))
        && was != is
    {
        // Another question to the same button.
        announcements.say(is.to_owned(), false);
    }
    told.announce(&announcements);
}

/// The first thing to read that is only text: in a game, what is going on.
fn first_text(items: &[Item]) -> Option<String> {
    items.iter().find_map(|item| match item.node.role() {
        Role::Label => item.node.value().map(str::to_owned),
        _ => first_text(&item.children),
    })
}

/// A screen, called by its heading. A game is called nothing: what it is about, its groups say.
fn screen_item(name: Option<String>, screen: Screen, window: &Window, children: Vec<Item>) -> Item {
    let name = match screen {
        Screen::Play | Screen::Loading => None,
        Screen::Title => Some(window.title.clone()),
        Screen::Join | Screen::Results => name,
    };
    let node = match name {
        Some(name) => {
            let mut node = Node::new(Role::Group);
            node.set_label(name);
            node
        }
        None => Node::new(Role::GenericContainer),
    };
    Item {
        id: NodeId(Virtual::Screen.id().0 - screen as u64),
        node,
        place: None,
        children,
    }
}

/// The board, to be looked through column by column.
fn mountain(shown: &Shown, seats: &Seats, locale: Locale) -> Item {
    let column = |column: Column| {
        let mut node = Node::new(Role::ListItem);
        node.set_label(locale.say(&column_words(&shown.game, seats, column)));
        Item {
            id: Virtual::Column(column).id(),
            node,
            place: None,
            children: Vec::new(),
        }
    };
    let mut node = Node::new(Role::List);
    node.set_label(locale.say(&Words::new(texts::READER_MOUNTAIN)));
    Item {
        id: Virtual::Mountain.id(),
        node,
        place: None,
        children: Column::ALL.into_iter().map(column).collect(),
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Told>().add_systems(
        PostUpdate,
        tell.in_set(ReaderSystems::Tell).run_if(somebody_listens),
    );
}
