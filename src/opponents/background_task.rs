//! Something that is worked out away from the main thread, so that no frame ever waits for it.

use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task};

/// Work under way, or what came of it. Dropped before, it is given up where it next waits.
pub(crate) enum BackgroundTask<T> {
    /// Not there yet.
    UnderWay(Task<T>),
    /// There.
    Done(T),
}

impl<T: Send + 'static> BackgroundTask<T> {
    /// Begins to work it out. There may be one thread for all thoughts and for the dice: what takes long lets others go
    /// before it now and then.
    pub(crate) fn begin(work: impl Future<Output = T> + Send + 'static) -> BackgroundTask<T> {
        BackgroundTask::UnderWay(AsyncComputeTaskPool::get().spawn(work))
    }

    /// Whether it was there when somebody last looked.
    pub(crate) fn is_done(&self) -> bool {
        matches!(self, BackgroundTask::Done(_))
    }

    /// What came of it, once it is there. Never waits.
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
