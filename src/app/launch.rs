//! Options for building the app: render target and paths.

use std::path::PathBuf;

use super::assets_folder;
use crate::core::background::ShortWork;
use crate::core::canvas::CanvasTarget;
use crate::sound::SoundOutput;

/// Render target of the app.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Output {
    /// Window of this size in pixels.
    Window {
        /// Width and height.
        size: (u32, u32),
    },
    /// Image of this size in pixels, rendered without a window.
    Image {
        /// Width and height.
        size: (u32, u32),
    },
    /// No rendering and no graphics device; layout and everything else runs as usual.
    Headless {
        /// Size for the layout.
        size: (u32, u32),
    },
}

impl Output {
    pub(super) fn canvas(self) -> CanvasTarget {
        match self {
            Output::Image { size } => CanvasTarget::Image { size: size.into() },
            Output::Window { .. } | Output::Headless { .. } => CanvasTarget::Window,
        }
    }
}

/// Options for building the app.
#[derive(Clone, Debug)]
pub struct Launch {
    /// Render target.
    pub output: Output,
    /// Folder for records; `None` keeps no records.
    pub records: Option<PathBuf>,
    /// Folder for settings; `None` uses the platform's.
    pub settings: Option<PathBuf>,
    /// Folder for the log; `None` writes no log.
    pub log: Option<PathBuf>,
    /// Asset folder.
    pub assets: PathBuf,
    /// Folders for exported pictures and texts, in order of preference.
    pub keepsakes: Vec<PathBuf>,
    /// Game to replay once the title is open.
    pub open: Option<PathBuf>,
    /// Sound output.
    pub sound: SoundOutput,
    /// Execution of throws, bot decisions and record writes.
    pub short_work: ShortWork,
}

impl Launch {
    /// Options for tests: nothing is rendered or audible. `folder` has the records; `None` keeps no records.
    pub fn headless(folder: Option<PathBuf>, settings: PathBuf) -> Launch {
        Launch {
            output: Output::Headless { size: (1920, 1080) },
            records: folder,
            settings: Some(settings),
            log: None,
            assets: assets_folder::find().unwrap_or_else(|_| PathBuf::from("assets")),
            keepsakes: Vec::new(),
            open: None,
            sound: SoundOutput::Silent,
            short_work: ShortWork::AtOnce,
        }
    }

    /// Options for rendering to an image of this size in pixels, without records or sound.
    ///
    /// # Errors
    ///
    /// A sentence if the assets are missing.
    pub fn off_screen(size: (u32, u32), settings: PathBuf) -> Result<Launch, String> {
        Ok(Launch {
            output: Output::Image { size },
            records: None,
            settings: Some(settings),
            log: None,
            assets: assets_folder::find()?,
            keepsakes: Vec::new(),
            open: None,
            sound: SoundOutput::Silent,
            short_work: ShortWork::AtOnce,
        })
    }
}
