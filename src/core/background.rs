//! Work away from the main thread, so that no frame waits for it.

use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on};

/// Scheduling of work of a few milliseconds that a game waits for: throws, the decisions of bots, the record.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ShortWork {
    /// In the background: frames go on until it is done.
    #[default]
    Background,
    /// Within the frame that asks for it: a game takes the same frames on every machine, however busy it is.
    AtOnce,
}

impl ShortWork {
    /// Begins such work.
    pub(crate) fn begin<T: Send + 'static>(
        self,
        work: impl Future<Output = T> + Send + 'static,
    ) -> BackgroundTask<T> {
        match self {
            ShortWork::Background => BackgroundTask::begin(work),
            ShortWork::AtOnce => BackgroundTask::Done(block_on(work)),
        }
    }
}

/// Work under way, or its result. Dropped before, it is given up where it next waits.
#[derive(Debug)]
pub(crate) enum BackgroundTask<T> {
    /// Not there yet.
    UnderWay(Task<T>),
    /// There.
    Done(T),
}

impl<T: Send + 'static> BackgroundTask<T> {
    /// Begins work. There may be one thread for all of it, the dice included: what takes long yields now and then.
    pub(crate) fn begin(work: impl Future<Output = T> + Send + 'static) -> BackgroundTask<T> {
        BackgroundTask::UnderWay(AsyncComputeTaskPool::get().spawn(work))
    }

    /// Returns `true` if the result was there at the last look.
    pub(crate) fn is_done(&self) -> bool {
        matches!(self, BackgroundTask::Done(_))
    }

    /// The result, once it is there. Never waits.
    pub(crate) fn look(&mut self) -> Option<&T> {
        if let BackgroundTask::UnderWay(task) = self
            && let Some(result) = check_ready(task)
        {
            *self = BackgroundTask::Done(result);
        }
        match self {
            BackgroundTask::UnderWay(_) => None,
            BackgroundTask::Done(result) => Some(result),
        }
    }
}

/// Takes the result of the work in `slot` once it is there, and leaves the slot empty. Never waits.
pub(crate) fn take_result<T: Send + 'static>(slot: &mut Option<BackgroundTask<T>>) -> Option<T> {
    slot.as_mut()?.look()?;
    match slot.take()? {
        BackgroundTask::Done(result) => Some(result),
        BackgroundTask::UnderWay(_) => None,
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShortWork>();
}
