//! Background work, so that no frame blocks on it.

use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on};

/// Execution of short work, a few milliseconds, that the game waits for: throws, bot decisions, the record.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ShortWork {
    /// On a background thread, over several frames.
    #[default]
    Background,
    /// Within the frame that asks for it, so that a game takes the same number of frames on every machine.
    AtOnce,
}

impl ShortWork {
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

/// Running work or its result. Dropping it cancels the work at its next await point.
#[derive(Debug)]
pub(crate) enum BackgroundTask<T> {
    UnderWay(Task<T>),
    Done(T),
}

impl<T: Default> Default for BackgroundTask<T> {
    fn default() -> BackgroundTask<T> {
        BackgroundTask::Done(T::default())
    }
}

impl<T: Send + 'static> BackgroundTask<T> {
    /// Starts work. The pool may have one thread, shared with the dice: long work must yield.
    pub(crate) fn begin(work: impl Future<Output = T> + Send + 'static) -> BackgroundTask<T> {
        BackgroundTask::UnderWay(AsyncComputeTaskPool::get().spawn(work))
    }

    /// Returns `true` if the last poll found the result.
    pub(crate) fn is_done(&self) -> bool {
        matches!(self, BackgroundTask::Done(_))
    }

    /// Polls the work without blocking; `None` while it runs.
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

/// Takes the result of finished work and empties the slot. Never blocks.
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
