//! The game's pictures and letters, read from its folder of assets.

use std::fmt::Display;
use std::path::Path;

use resvg::usvg::{Options, Tree};

/// Pictures and letters of all keepsakes.
pub struct Kit {
    pub(crate) bold: Vec<u8>,
    pub(crate) medium: Vec<u8>,
    pub(crate) logo: Tree,
    /// The sky in the evening, its stars, and the sky in the morning with its ranges.
    pub(crate) evening: Tree,
    pub(crate) stars: Tree,
    pub(crate) morning: Tree,
    pub(crate) ranges: Vec<Tree>,
    pub(crate) ridges: Tree,
    pub(crate) mountain: Tree,
    pub(crate) rim: Tree,
    pub(crate) fog: Tree,
    pub(crate) ledges: Vec<Tree>,
    pub(crate) plate: Tree,
    pub(crate) pocket: Tree,
    /// A claimed route by day and at night.
    pub(crate) route_fill: Tree,
    pub(crate) route_light: Tree,
    pub(crate) lantern: Tree,
    pub(crate) marks: Vec<Tree>,
    pub(crate) tents: Vec<Tree>,
    pub(crate) flag: Tree,
    pub(crate) pole: Tree,
    /// A runner and the clothes over it, climbing and cheering.
    pub(crate) climbing: [Tree; 2],
    pub(crate) cheering: [Tree; 2],
    pub(crate) faces: Vec<Tree>,
}

impl Kit {
    /// Reads everything from a folder of the game's assets.
    ///
    /// # Errors
    ///
    /// The first file that is missing or is not what it should be, and its fault.
    pub fn read(assets: &Path) -> Result<Kit, String> {
        let art = |name: &str| picture(&assets.join("art").join(name).with_extension("svg"));
        let all = |names: &[&str]| {
            let trees = names.iter().map(|name| art(name));
            trees.collect::<Result<Vec<Tree>, String>>()
        };
        Ok(Kit {
            bold: font(&assets.join("fonts/Quicksand-Bold.ttf"))?,
            medium: font(&assets.join("fonts/Quicksand-Medium.ttf"))?,
            logo: art("logo")?,
            evening: art("backdrop_sky")?,
            stars: art("backdrop_stars")?,
            morning: art("dawn_sky")?,
            ranges: all(&["range_far", "range_mid", "range_near"])?,
            ridges: art("ridges")?,
            mountain: art("mountain")?,
            rim: art("mountain_rim")?,
            fog: art("foot_fog")?,
            ledges: all(&["ledge", "ledge_b", "ledge_c"])?,
            plate: art("ledge_top")?,
            pocket: art("ledge_pocket")?,
            route_fill: art("route_fill")?,
            route_light: art("route_light")?,
            lantern: art("rope_dot")?,
            marks: all(&["camp_disc", "camp_square", "camp_triangle", "camp_diamond"])?,
            tents: all(&["tent_disc", "tent_square", "tent_triangle", "tent_diamond"])?,
            flag: art("flag")?,
            pole: art("flag_pole")?,
            climbing: [art("climber_idle")?, art("climber_idle_gear")?],
            cheering: [art("climber_cheer")?, art("climber_cheer_gear")?],
            faces: (1..=6)
                .map(|face| art(&format!("die_face_{face}")))
                .collect::<Result<_, _>>()?,
        })
    }
}

fn bytes(path: &Path) -> Result<Vec<u8>, String> {
    std::fs::read(path).map_err(|problem| wrong(path, problem))
}

fn wrong(path: &Path, problem: impl Display) -> String {
    format!("{}: {problem}", path.display())
}

fn picture(path: &Path) -> Result<Tree, String> {
    Tree::from_data(&bytes(path)?, &Options::default()).map_err(|problem| wrong(path, problem))
}

fn font(path: &Path) -> Result<Vec<u8>, String> {
    let bytes = bytes(path)?;
    ttf_parser::Face::parse(&bytes, 0).map_err(|problem| wrong(path, problem))?;
    Ok(bytes)
}
