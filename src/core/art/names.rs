//! Names of all pictures: the build makes one of each file in `assets/art`, [`Art::DieFace1`] of `die_face_1.svg`.

include!(concat!(env!("OUT_DIR"), "/art.rs"));

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
    use super::*;

    #[test]
    fn a_name_leads_to_its_own_file() {
        assert_eq!(Art::BackdropSky.path(), "art/backdrop_sky.svg");
        assert_eq!(Art::GlyphZr.path(), "art/glyphs/glyph_zr.svg");
        assert_eq!(Art::GlyphZr.file_stem(), "glyph_zr");
    }
}
