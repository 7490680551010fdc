//! Tree of a frame, as the system is given it.

use accesskit::{Live, Node, NodeId, Role};
use bevy::prelude::*;
use cant_stop_rules::Column;

use super::outline::Item;
use super::{Announcements, outline};
use crate::core::states::Screen;

/// Numbers of nodes that are no entities: no world ever holds as many entities as to reach them.
const VIRTUAL: u64 = u64::MAX - (1 << 32);

/// A node that is no entity.
#[derive(Clone, Copy)]
pub(super) enum Virtual {
    Screen(Screen),
    /// Node that has the focus while nothing can be done.
    Rest,
    Mountain,
    Column(Column),
    /// By its number.
    Announcement(u64),
}

impl Virtual {
    pub(super) fn id(self) -> NodeId {
        let number = match self {
            Virtual::Rest => 0,
            Virtual::Mountain => 1,
            Virtual::Column(column) => 10 + u64::from(column.number()),
            Virtual::Screen(screen) => 50 + screen as u64,
            Virtual::Announcement(number) => 100 + number,
        };
        NodeId(VIRTUAL + number)
    }
}

/// Tree of this frame.
#[derive(Resource, Clone, Debug, Default)]
pub struct Told {
    /// All nodes. The first is the window; the others follow those they lie in.
    pub nodes: Vec<(NodeId, Node)>,
    /// The node that has the focus: one of `nodes`.
    pub focus: Option<NodeId>,
    /// Since when nothing can be done, in seconds of the clock on the wall.
    pub(super) idle: Option<f32>,
}

impl Told {
    /// The node of an id.
    pub fn node(&self, id: NodeId) -> Option<&Node> {
        let found = self.nodes.iter().find(|(node, _)| *node == id);
        found.map(|(_, node)| node)
    }

    /// Name of the focused node, if any.
    pub(super) fn name_of_focus(&self) -> Option<&str> {
        outline::name(self.node(self.focus?)?)
    }

    /// Label of the group in which a node lies.
    pub(super) fn group_of(&self, id: NodeId) -> Option<&str> {
        let holds = |node: &Node| node.role() == Role::Group && node.children().contains(&id);
        let (_, group) = self.nodes.iter().find(|(_, node)| holds(node))?;
        group.label()
    }

    /// Puts the focus on a node that says what is going on, where nothing can be done.
    pub(super) fn rest_on(&mut self, said: &str) -> NodeId {
        let id = Virtual::Rest.id();
        let mut node = Node::new(Role::Group);
        node.set_label(said);
        node.add_action(accesskit::Action::Focus);
        self.nodes.push((id, node));
        self.focus = Some(id);
        id
    }

    /// Puts the last announcements at the end, in place of those before.
    pub(super) fn announce(&mut self, announcements: &Announcements) {
        let first = Virtual::Announcement(0).id();
        self.nodes.retain(|(id, _)| id.0 < first.0);
        let Some((_, root)) = self.nodes.first_mut() else {
            return;
        };
        let mut children = root.children().to_vec();
        children.retain(|id| id.0 < first.0);
        let id = |number: u64| Virtual::Announcement(number).id();
        children.extend(announcements.last().map(|said| id(said.number)));
        root.set_children(children);
        for announcement in announcements.last() {
            let mut node = outline::paragraph(&announcement.text);
            node.set_live(match announcement.is_urgent {
                true => Live::Assertive,
                false => Live::Polite,
            });
            self.nodes.push((id(announcement.number), node));
        }
    }

    /// Puts an item and all that lies in it into the tree.
    pub(super) fn add(&mut self, item: Item) -> NodeId {
        let place = self.nodes.len();
        self.nodes.push((item.id, item.node));
        let children = item.children.into_iter().map(|child| self.add(child));
        let children: Vec<NodeId> = children.collect();
        self.nodes[place].1.set_children(children);
        item.id
    }
}
