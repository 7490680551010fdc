//! What a frame in the middle of a storm asks of a graphics card, counted. It is drawn by software where there is no card.

use cant_stop_studio::{MOST_OVERDRAW, MOST_TEXTURES, weigh};

#[test]
fn a_storm_is_light() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let weight = weigh(folder.path()).unwrap_or_else(|sentence| panic!("{sentence}"));
    // Nothing at all would be light too.
    assert!(
        weight.bytes() > 1 << 20 && weight.overdraw() > 1.0,
        "{weight}"
    );
    assert!(weight.bytes() <= MOST_TEXTURES, "{weight}");
    assert!(weight.overdraw() <= MOST_OVERDRAW, "{weight}");
}
