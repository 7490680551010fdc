//! The game's pictures and letters, read from its folder of assets.

use std::fmt;
use std::path::{Path, PathBuf};

use resvg::usvg::{Options, Tree};

/// A picture or a font that cannot be read.
#[derive(Debug)]
pub struct KitError {
    /// The file.
    pub path: PathBuf,
    /// What is wrong with it.
    pub problem: String,
}

impl fmt::Display for KitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.problem)
    }
}

impl std::error::Error for KitError {}

/// What everything is drawn with.
pub struct Kit {
    pub(crate) bold: Vec<u8>,
    pub(crate) medium: Vec<u8>,
    pub(crate) logo: Tree,
    pub(crate) ranges: Vec<Tree>,
    pub(crate) mountain: Tree,
    pub(crate) rim: Tree,
    pub(crate) marks: Vec<Tree>,
    pub(crate) flag: Tree,
    pub(crate) pole: Tree,
    pub(crate) runner: Tree,
    pub(crate) gear: Tree,
    pub(crate) faces: Vec<Tree>,
}

impl Kit {
    /// Reads everything from a folder of the game's assets.
    ///
    /// # Errors
    ///
    /// The first file that is missing or is not what it should be.
    pub fn read(assets: &Path) -> Result<Kit, KitError> {
        let art = |name: &str| picture(&assets.join("art").join(name).with_extension("svg"));
        let all = |names: &[&str]| {
            let trees = names.iter().map(|name| art(name));
            trees.collect::<Result<Vec<Tree>, KitError>>()
        };
        Ok(Kit {
            bold: font(&assets.join("fonts/Quicksand-Bold.ttf"))?,
            medium: font(&assets.join("fonts/Quicksand-Medium.ttf"))?,
            logo: art("logo")?,
            ranges: all(&["range_far", "range_mid", "range_near"])?,
            mountain: art("mountain")?,
            rim: art("mountain_rim")?,
            marks: all(&["camp_disc", "camp_square", "camp_triangle", "camp_diamond"])?,
            flag: art("flag")?,
            pole: art("flag_pole")?,
            runner: art("climber_idle")?,
            gear: art("climber_idle_gear")?,
            faces: (1..=6)
                .map(|face| art(&format!("die_face_{face}")))
                .collect::<Result<_, _>>()?,
        })
    }
}

fn bytes(path: &Path) -> Result<Vec<u8>, KitError> {
    std::fs::read(path).map_err(|problem| wrong(path, problem))
}

fn wrong(path: &Path, problem: impl fmt::Display) -> KitError {
    KitError {
        path: path.to_owned(),
        problem: problem.to_string(),
    }
}

fn picture(path: &Path) -> Result<Tree, KitError> {
    Tree::from_data(&bytes(path)?, &Options::default()).map_err(|problem| wrong(path, problem))
}

fn font(path: &Path) -> Result<Vec<u8>, KitError> {
    let bytes = bytes(path)?;
    ttf_parser::Face::parse(&bytes, 0).map_err(|problem| wrong(path, problem))?;
    Ok(bytes)
}
