//! Sends the tree to the system: only what is new in it, and announcements one by one, so that they come in order.

use accesskit::{Node, NodeId, TreeId, TreeUpdate};
use bevy::a11y::{AccessibilityRequested, ManageAccessibilityUpdates};
use bevy::ecs::system::NonSendMarker;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::accessibility::ACCESS_KIT_ADAPTERS;

use super::{ReaderSystems, Told, has_audience};

/// Nodes and focus that the system knows.
#[derive(Resource, Default)]
struct Sent {
    nodes: HashMap<NodeId, Node>,
    focus: Option<NodeId>,
}

/// Steps in which the system comes to know the tree: everything that is new but what the focus has left and announcements,
/// then these, each alone. A new name of what still has the focus would be said.
fn steps(sent: &Sent, told: &Told) -> Vec<(Vec<(NodeId, Node)>, NodeId)> {
    let Some((root_id, root)) = told.nodes.first() else {
        return Vec::new();
    };
    let focus = told.focus.unwrap_or(*root_id);
    let is_new = |id: &NodeId, node: &Node| sent.nodes.get(id) != Some(node);
    let (announced, mut changed): (Vec<_>, Vec<_>) = told.nodes[1..]
        .iter()
        .filter(|(id, node)| is_new(id, node))
        .cloned()
        .partition(|(_, node)| node.live().is_some());
    let mut known: Vec<NodeId> = root.children().to_vec();
    known.retain(|id| announced.iter().all(|(new, _)| new != id));
    let with = |children: &[NodeId]| {
        let mut root = root.clone();
        root.set_children(children);
        (*root_id, root)
    };
    let was = sent.focus.filter(|was| *was != focus);
    let left = changed.iter().position(|(id, _)| Some(*id) == was);
    let left = left.map(|at| changed.remove(at));
    changed.insert(0, with(&known));
    let mut steps = Vec::new();
    if changed.len() > 1 || is_new(root_id, &changed[0].1) || sent.focus != Some(focus) {
        steps.push((changed, focus));
    }
    steps.extend(left.map(|left| (vec![left], focus)));
    for (id, node) in announced {
        known.push(id);
        steps.push((vec![with(&known), (id, node)], focus));
    }
    steps
}

fn send(
    told: Res<Told>,
    mut sent: ResMut<Sent>,
    windows: Query<Entity, With<PrimaryWindow>>,
    _main_thread: NonSendMarker,
) {
    let Ok(window) = windows.single() else {
        return;
    };
    ACCESS_KIT_ADAPTERS.with_borrow_mut(|adapters| {
        let Some(adapter) = adapters.get_mut(&window) else {
            return;
        };
        for (nodes, focus) in steps(&sent, &told) {
            adapter.update_if_active(|| TreeUpdate {
                nodes,
                tree: None,
                tree_id: TreeId::ROOT,
                focus,
            });
        }
    });
    sent.nodes = told.nodes.iter().cloned().collect();
    sent.focus = told.focus;
}

/// Forgets the sent tree while there is no audience; the next screen reader gets all of it.
fn forget(mut sent: ResMut<Sent>) {
    sent.nodes.clear();
    sent.focus = None;
}

pub(super) fn plugin(app: &mut App) {
    let mut engines: Mut<ManageAccessibilityUpdates> = app
        .world_mut()
        .get_resource_or_insert_with(ManageAccessibilityUpdates::default);
    engines.set(false);
    app.init_resource::<AccessibilityRequested>()
        .init_resource::<Sent>()
        .add_systems(
            PostUpdate,
            (
                send.in_set(ReaderSystems::Send).run_if(has_audience),
                forget.run_if(not(has_audience)),
            ),
        );
}

#[cfg(test)]
mod tests {
    use accesskit::{Live, Role};

    use super::*;

    fn told(announced: u64) -> Told {
        let window = NodeId(1);
        let mut root = Node::new(Role::Window);
        let mut told = Told::default();
        root.push_child(NodeId(2));
        let announcements: Vec<NodeId> = (0..announced).map(|index| NodeId(10 + index)).collect();
        for id in &announcements {
            root.push_child(*id);
        }
        told.nodes = vec![(window, root), (NodeId(2), Node::new(Role::Button))];
        for id in announcements {
            let mut node = Node::new(Role::Label);
            node.set_live(Live::Polite);
            told.nodes.push((id, node));
        }
        told.focus = Some(NodeId(2));
        told
    }

    #[test]
    fn announcements_come_one_by_one_after_the_focus() {
        let all = steps(&Sent::default(), &told(2));
        let ids: Vec<Vec<u64>> = all
            .iter()
            .map(|(nodes, _)| nodes.iter().map(|(id, _)| id.0).collect())
            .collect();
        assert_eq!(ids, [vec![1, 2], vec![1, 10], vec![1, 11]]);
        assert!(all.iter().all(|(_, focus)| *focus == NodeId(2)));
        let children = |step: usize| all[step].0[0].1.children().len();
        assert_eq!([0, 1, 2].map(children), [1, 2, 3]);
    }

    fn sent(told: &Told) -> Sent {
        Sent {
            nodes: told.nodes.iter().cloned().collect(),
            focus: told.focus,
        }
    }

    #[test]
    fn known_nodes_are_not_sent_again() {
        assert!(steps(&sent(&told(1)), &told(1)).is_empty());
    }

    #[test]
    fn what_the_focus_has_left_gets_its_new_name_afterwards() {
        let (before, mut after) = (sent(&told(0)), told(0));
        after.nodes[1].1.set_label("Roll");
        after.focus = Some(NodeId(1));
        let all = steps(&before, &after);
        let ids = |step: usize| all[step].0.iter().map(|(id, _)| id.0).collect::<Vec<_>>();
        assert_eq!([ids(0), ids(1)], [vec![1], vec![2]]);
    }
}
