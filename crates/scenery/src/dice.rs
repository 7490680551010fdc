//! Materials of the dice.

use std::sync::LazyLock;

use crate::Tone;
use crate::oklab::channels;

/// Material of the dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Dice {
    /// As they are painted.
    #[default]
    Ivory,
    /// Pale wood.
    Birch,
    /// Clear honey yellow.
    Amber,
    /// Pale green stone.
    Jade,
    /// As if cut from a glacier.
    Ice,
    /// Rose crystal.
    Quartz,
}

/// Oklab lightness, 0 to 1, of a die's body as painted, and of its lightest hole.
const BODY: f32 = 0.954;
const HOLES: f32 = 0.37;

static TONES: LazyLock<[Tone; 6]> = LazyLock::new(|| Dice::ALL.map(Dice::made));

impl Dice {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Dice; 6] = [
        Dice::Ivory,
        Dice::Birch,
        Dice::Amber,
        Dice::Jade,
        Dice::Ice,
        Dice::Quartz,
    ];

    /// Name in files, colours of the body and of the lightest place of its holes as `0xRRGGBB`, and roughness.
    const fn row(self) -> (&'static str, u32, u32, f32) {
        match self {
            Dice::Ivory => ("ivory", 0xf4_efe2, 0x34_3c58, 0.42),
            Dice::Birch => ("birch", 0xe9_cd9c, 0x4c_2f1a, 0.62),
            Dice::Amber => ("amber", 0xf6_b040, 0x5a_2408, 0.26),
            Dice::Jade => ("jade", 0x94_d6a4, 0x0f_3d2c, 0.32),
            Dice::Ice => ("ice", 0xa4_dcfa, 0x1a_3c66, 0.2),
            Dice::Quartz => ("quartz", 0xf6_bccb, 0x5a_1c3c, 0.26),
        }
    }

    /// The name that files know it by.
    pub const fn key(self) -> &'static str {
        self.row().0
    }

    /// The material that files know by this name.
    pub fn from_key(key: &str) -> Option<Dice> {
        Dice::ALL.into_iter().find(|it| it.key() == key)
    }

    /// The colour of the body.
    pub const fn body(self) -> [u8; 3] {
        channels(self.row().1)
    }

    /// Roughness of the surface: 0 a mirror, 1 chalk.
    pub const fn roughness(self) -> f32 {
        self.row().3
    }

    /// The colours of a die's painted faces.
    pub fn tone(self) -> &'static Tone {
        &TONES[self as usize]
    }

    fn made(self) -> Tone {
        if self == Dice::Ivory {
            return Tone::as_painted();
        }
        let (_, body, holes, _) = self.row();
        // The light on the rim of a hole is a little lighter than the body.
        let [red, green, blue] = channels(body).map(|value| value + (255 - value) / 2);
        let bright = u32::from_be_bytes([0, red, green, blue]);
        Tone::new(&[
            (0.0, 0x00_0000),
            (HOLES, holes),
            (BODY, body),
            (1.0, bright),
        ])
    }
}
