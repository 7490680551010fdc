//! How a game is to be put together: what it is drawn on, and where its files are.

use std::path::PathBuf;

use super::assets_folder;
use crate::core::background::ShortWork;
use crate::core::canvas::CanvasTarget;
use crate::sound::SoundOutput;

/// What the game is put on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Output {
    /// A window of this size in pixels.
    Window {
        /// Width and height.
        size: (u32, u32),
    },
    /// An image of this size, rendered without a window.
    Image {
        /// Width and height.
        size: (u32, u32),
    },
    /// Nothing is rendered, no device is asked for; layout and everything else runs as ever.
    Headless {
        /// The size the layout is made for.
        size: (u32, u32),
    },
}

impl Output {
    /// What the camera draws on.
    pub(super) fn canvas(self) -> CanvasTarget {
        match self {
            Output::Image { size } => CanvasTarget::Image { size: size.into() },
            Output::Window { .. } | Output::Headless { .. } => CanvasTarget::Window,
        }
    }
}

/// How a game is to be put together.
#[derive(Clone, Debug)]
pub struct Launch {
    /// What it is put on.
    pub output: Output,
    /// The folder for records; `None` keeps none.
    pub records: Option<PathBuf>,
    /// The folder for settings instead of the platform's.
    pub settings: Option<PathBuf>,
    /// The folder for the log; `None` writes none.
    pub log: Option<PathBuf>,
    /// The folder called `assets`.
    pub assets: PathBuf,
    /// The folders for pictures and texts of games that people share, the best first.
    pub keepsakes: Vec<PathBuf>,
    /// A game to be watched again as soon as the title is there.
    pub open: Option<PathBuf>,
    /// Where the sound goes.
    pub sound: SoundOutput,
    /// Scheduling of throws, of the bots' decisions and of the record.
    pub short_work: ShortWork,
}

impl Launch {
    /// A game for tests: nothing rendered, nothing heard, all files in `folder` or, without one, no records at all.
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

    /// A game drawn on an image of this size in pixels, without records or sound, its settings in a folder.
    ///
    /// # Errors
    ///
    /// One sentence where the assets are missing.
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
            short_work: ShortWork::Background,
        })
    }
}
