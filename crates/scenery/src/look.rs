//! Colours of the sceneries, read from a file each in `sceneries`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::{Light, Part, Scenery, Tone};

/// Colours of a scenery; a part that its file leaves out stays as painted.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Look {
    pub(crate) light: Light,
    #[serde(flatten)]
    tones: BTreeMap<Part, Tone>,
}

impl Look {
    /// The colours of a part of the picture.
    pub fn tone(&self, part: Part) -> &Tone {
        static AS_PAINTED: Tone = Tone::as_painted();
        self.tones.get(&part).unwrap_or(&AS_PAINTED)
    }
}

static LOOKS: LazyLock<[Look; Scenery::ALL.len()]> = LazyLock::new(|| {
    Scenery::ALL.map(|scenery| {
        let text = match scenery {
            Scenery::Dusk => include_str!("../sceneries/dusk.toml"),
            Scenery::Dawn => include_str!("../sceneries/dawn.toml"),
            Scenery::Spring => include_str!("../sceneries/spring.toml"),
            Scenery::Snow => include_str!("../sceneries/snow.toml"),
            Scenery::Aurora => include_str!("../sceneries/aurora.toml"),
        };
        toml::from_str(text).expect("the files of this crate are sceneries")
    })
});

impl Scenery {
    /// All colours of the scenery.
    pub fn look(self) -> &'static Look {
        &LOOKS[self as usize]
    }
}
