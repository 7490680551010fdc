//! Names of all pictures, one line for each file in `assets/art`.

/// Defines [`Art`] from lines of a name and a path in `assets/art` without the extension.
macro_rules! pictures {
    ($($name:ident = $path:literal,)*) => {
        /// A picture of the game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Art {
            $(
                #[doc = concat!("`assets/art/", $path, ".svg`")]
                $name,
            )*
        }

        /// Asset path of each picture, in the order of [`Art`].
        const PATHS: &[&str] = &[$(concat!("art/", $path, ".svg")),*];
    };
}

pictures! {
    Aurora = "aurora",
    BackdropSky = "backdrop_sky",
    BackdropStars = "backdrop_stars",
    Bivouac = "bivouac",
    BivouacFire = "bivouac_fire",
    BivouacFree = "bivouac_free",
    BivouacGround = "bivouac_ground",
    BivouacLog = "bivouac_log",
    BivouacShade = "bivouac_shade",
    BivouacSparks = "bivouac_sparks",
    BoardCorner = "board_corner",
    BoardPlank = "board_plank",
    BoardPost = "board_post",
    CampDiamond = "camp_diamond",
    CampDisc = "camp_disc",
    CampSquare = "camp_square",
    CampTriangle = "camp_triangle",
    Climber = "climber",
    ClimberArrive = "climber_arrive",
    ClimberArriveGear = "climber_arrive_gear",
    ClimberCheer = "climber_cheer",
    ClimberCheerGear = "climber_cheer_gear",
    ClimberGear = "climber_gear",
    ClimberHang = "climber_hang",
    ClimberHangGear = "climber_hang_gear",
    ClimberHood = "climber_hood",
    ClimberHoodGear = "climber_hood_gear",
    ClimberIdle = "climber_idle",
    ClimberIdleGear = "climber_idle_gear",
    ClimberPull = "climber_pull",
    ClimberPullGear = "climber_pull_gear",
    ClimberReach = "climber_reach",
    ClimberReachGear = "climber_reach_gear",
    ClimberSlip = "climber_slip",
    ClimberSlipGear = "climber_slip_gear",
    ClimberSit = "climber_sit",
    ClimberSitGear = "climber_sit_gear",
    CloudHigh = "cloud_high",
    CloudStorm = "cloud_storm",
    CloudTorn = "cloud_torn",
    DawnSky = "dawn_sky",
    DieFace1 = "die_face_1",
    DieFace2 = "die_face_2",
    DieFace3 = "die_face_3",
    DieFace4 = "die_face_4",
    DieFace5 = "die_face_5",
    DieFace6 = "die_face_6",
    DuskGlow = "dusk_glow",
    FaceIbex = "face_ibex",
    FaceMagpie = "face_magpie",
    FaceMarmot = "face_marmot",
    FaceOwl = "face_owl",
    FaceSummit = "face_summit",
    Flag = "flag",
    FlagPole = "flag_pole",
    FogBank = "fog_bank",
    FootFog = "foot_fog",
    ForegroundLeft = "foreground_left",
    ForegroundRight = "foreground_right",
    GustFront = "gust_front",
    IconAround = "icon_around",
    IconBot = "icon_bot",
    IconCheck = "icon_check",
    IconClose = "icon_close",
    IconDice = "icon_dice",
    IconErase = "icon_erase",
    IconFlag = "icon_flag",
    IconGear = "icon_gear",
    IconGlobe = "icon_globe",
    IconHint = "icon_hint",
    IconHistory = "icon_history",
    IconKeys = "icon_keys",
    IconKeysLeft = "icon_keys_left",
    IconKeysRight = "icon_keys_right",
    IconLeft = "icon_left",
    IconMore = "icon_more",
    IconMouse = "icon_mouse",
    IconPad = "icon_pad",
    IconPause = "icon_pause",
    IconPerson = "icon_person",
    IconPlay = "icon_play",
    IconPlus = "icon_plus",
    IconRight = "icon_right",
    IconSignpost = "icon_signpost",
    IconTurnBack = "icon_turn_back",
    IconTurnOn = "icon_turn_on",
    IconShare = "icon_share",
    IconUndo = "icon_undo",
    IconUp = "icon_up",
    Pointer = "pointer",
    LampGlow = "lamp_glow",
    LeadStar = "lead_star",
    Ledge = "ledge",
    LedgeB = "ledge_b",
    LedgeC = "ledge_c",
    LedgePocket = "ledge_pocket",
    LedgeTarget = "ledge_target",
    LedgeTop = "ledge_top",
    Logo = "logo",
    Mountain = "mountain",
    MountainRim = "mountain_rim",
    RangeFar = "range_far",
    RangeMid = "range_mid",
    RangeNear = "range_near",
    Ridges = "ridges",
    RockPart = "rock_part",
    RopeDot = "rope_dot",
    RouteFill = "route_fill",
    RouteLight = "route_light",
    Slab = "slab",
    Spindrift = "spindrift",
    SpindriftB = "spindrift_b",
    SpindriftC = "spindrift_c",
    SwitchDay = "switch_day",
    SwitchMoon = "switch_moon",
    SwitchNight = "switch_night",
    SwitchSun = "switch_sun",
    TentDiamond = "tent_diamond",
    TentDisc = "tent_disc",
    TentDoorLight = "tent_door_light",
    TentSquare = "tent_square",
    TentTriangle = "tent_triangle",
    Waterfall = "waterfall",
    WayMountain = "way_mountain",
    GlyphArrowDown = "glyphs/glyph_arrow_down",
    GlyphArrowLeft = "glyphs/glyph_arrow_left",
    GlyphArrowRight = "glyphs/glyph_arrow_right",
    GlyphArrowUp = "glyphs/glyph_arrow_up",
    GlyphBumperL = "glyphs/glyph_bumper_l",
    GlyphBumperR = "glyphs/glyph_bumper_r",
    GlyphCircle = "glyphs/glyph_circle",
    GlyphCreate = "glyphs/glyph_create",
    GlyphCross = "glyphs/glyph_cross",
    GlyphDpadDown = "glyphs/glyph_dpad_down",
    GlyphDpadLeft = "glyphs/glyph_dpad_left",
    GlyphDpadRight = "glyphs/glyph_dpad_right",
    GlyphDpadUp = "glyphs/glyph_dpad_up",
    GlyphEast = "glyphs/glyph_east",
    GlyphL1 = "glyphs/glyph_l1",
    GlyphL2 = "glyphs/glyph_l2",
    GlyphLb = "glyphs/glyph_lb",
    GlyphLetterA = "glyphs/glyph_letter_a",
    GlyphLetterB = "glyphs/glyph_letter_b",
    GlyphLetterX = "glyphs/glyph_letter_x",
    GlyphLetterY = "glyphs/glyph_letter_y",
    GlyphLt = "glyphs/glyph_lt",
    GlyphMenu = "glyphs/glyph_menu",
    GlyphMinus = "glyphs/glyph_minus",
    GlyphMouseBack = "glyphs/glyph_mouse_back",
    GlyphMouseForward = "glyphs/glyph_mouse_forward",
    GlyphMouseMiddle = "glyphs/glyph_mouse_middle",
    GlyphMouseRight = "glyphs/glyph_mouse_right",
    GlyphNorth = "glyphs/glyph_north",
    GlyphOptions = "glyphs/glyph_options",
    GlyphPlus = "glyphs/glyph_plus",
    GlyphR1 = "glyphs/glyph_r1",
    GlyphR2 = "glyphs/glyph_r2",
    GlyphRb = "glyphs/glyph_rb",
    GlyphRt = "glyphs/glyph_rt",
    GlyphSelect = "glyphs/glyph_select",
    GlyphSouth = "glyphs/glyph_south",
    GlyphSquare = "glyphs/glyph_square",
    GlyphStart = "glyphs/glyph_start",
    GlyphStickLeft = "glyphs/glyph_stick_left",
    GlyphStickRight = "glyphs/glyph_stick_right",
    GlyphTriangle = "glyphs/glyph_triangle",
    GlyphView = "glyphs/glyph_view",
    GlyphWest = "glyphs/glyph_west",
    GlyphXboxA = "glyphs/glyph_xbox_a",
    GlyphXboxB = "glyphs/glyph_xbox_b",
    GlyphXboxX = "glyphs/glyph_xbox_x",
    GlyphXboxY = "glyphs/glyph_xbox_y",
    GlyphZl = "glyphs/glyph_zl",
    GlyphZr = "glyphs/glyph_zr",
}

impl Art {
    /// The pictures of a die's faces, from one to six.
    pub const DIE_FACES: [Art; 6] = [
        Art::DieFace1,
        Art::DieFace2,
        Art::DieFace3,
        Art::DieFace4,
        Art::DieFace5,
        Art::DieFace6,
    ];

    /// Path of the picture in the asset folder.
    pub fn path(self) -> &'static str {
        PATHS[self as usize]
    }

    /// Name of the picture's file, without folder and extension.
    pub fn file_stem(self) -> &'static str {
        let path = self.path();
        let name = path.rsplit('/').next().unwrap_or(path);
        name.trim_end_matches(".svg")
    }

    /// Paths of all pictures, in the order of [`Art`].
    pub(super) fn all_paths() -> &'static [&'static str] {
        PATHS
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests may panic")]
    use std::collections::BTreeSet;
    use std::path::{Path, PathBuf};

    use super::*;

    /// Adds the paths of all files below a folder, relative to `assets`.
    fn files(assets: &Path, folder: &Path, found: &mut BTreeSet<String>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                files(assets, &path, found);
            } else {
                let path = path.strip_prefix(assets).unwrap();
                let names: Vec<_> = path.iter().map(|name| name.to_str().unwrap()).collect();
                found.insert(names.join("/"));
            }
        }
    }

    #[test]
    fn every_picture_has_a_file_and_every_file_a_name() {
        let package: PathBuf = env!("CARGO_MANIFEST_DIR").into();
        let assets = package.join("assets");
        let mut there = BTreeSet::new();
        files(&assets, &assets.join("art"), &mut there);
        let named: BTreeSet<String> = PATHS.iter().map(|path| path.to_string()).collect();
        assert_eq!(named.len(), PATHS.len(), "a file has two names");
        let nameless: Vec<_> = there.difference(&named).collect();
        assert!(nameless.is_empty(), "no name for {nameless:?}");
        let missing: Vec<_> = named.difference(&there).collect();
        assert!(missing.is_empty(), "no file for {missing:?}");
    }

    #[test]
    fn a_name_leads_to_its_own_file() {
        assert_eq!(Art::BackdropSky.path(), "art/backdrop_sky.svg");
        assert_eq!(Art::GlyphZr.path(), "art/glyphs/glyph_zr.svg");
        assert_eq!(Art::GlyphZr.file_stem(), "glyph_zr");
    }
}
