//! The icon in every size and wrapping that systems ask for, drawn from one vector picture.

use cant_stop_identity::{ID, PROGRAM};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::{Entry, Source};
use crate::{Checkout, Failure, Platform, Result};

/// The picture that all are drawn from, in the folder of assets.
const PICTURE: &str = "assets/icon.svg";

/// The sizes of a theme of icons, in pixels.
const SIZES: [u32; 8] = [16, 24, 32, 48, 64, 128, 256, 512];

/// The sizes in an icon of Windows, in pixels; it knows none above 256.
const WINDOWS: [u32; 6] = [16, 24, 32, 48, 64, 256];

/// The pictures in an icon of macOS: what Apple calls each, and its size in pixels. Some are sizes for dense screens.
const MACOS: [(&[u8; 4], u32); 10] = [
    (b"icp4", 16),
    (b"icp5", 32),
    (b"ic11", 32),
    (b"ic12", 64),
    (b"ic07", 128),
    (b"ic08", 256),
    (b"ic13", 256),
    (b"ic09", 512),
    (b"ic14", 512),
    (b"ic10", 1024),
];

/// Icons as Linux desktops look for them: the vector picture, and one file for each size.
pub(super) fn theme(source: &Source<'_>) -> Result<Vec<Entry>> {
    let svg = svg(source.checkout)?;
    let picture = read(&svg)?;
    let mut files = vec![Entry::file(format!("scalable/apps/{ID}.svg"), svg)];
    for size in SIZES {
        let path = format!("{size}x{size}/apps/{ID}.png");
        files.push(Entry::file(path, draw(&picture, size)?));
    }
    Ok(files)
}

/// All sizes in one file, as Windows and macOS have it.
pub(super) fn in_one_file(source: &Source<'_>) -> Result<Vec<Entry>> {
    let entry = match source.platform {
        Platform::Macos => Entry::file(format!("{PROGRAM}.icns"), icns(source.checkout)?),
        _ => Entry::file(format!("{PROGRAM}.ico"), ico(source.checkout)?),
    };
    Ok(vec![entry])
}

/// The vector picture.
pub(crate) fn svg(checkout: &Checkout) -> Result<String> {
    checkout.text(PICTURE)
}

/// The icon in one size, as a PNG file.
pub(crate) fn png(checkout: &Checkout, size: u32) -> Result<Vec<u8>> {
    draw(&read(&svg(checkout)?)?, size)
}

fn read(svg: &str) -> Result<Tree> {
    Tree::from_str(svg, &Options::default()).map_err(Failure::of(PICTURE))
}

/// The picture as a square PNG file.
fn draw(picture: &Tree, size: u32) -> Result<Vec<u8>> {
    let mut pixels = Pixmap::new(size, size).ok_or_else(|| Failure::new("An icon has no size."))?;
    let own = picture.size();
    // Icons are square; another picture would be stretched, which is seen at once.
    let scale = Transform::from_scale(size as f32 / own.width(), size as f32 / own.height());
    resvg::render(picture, scale, &mut pixels.as_mut());
    let colours: Vec<u8> = pixels
        .pixels()
        .iter()
        .map(|pixel| pixel.demultiply())
        .flat_map(|colour| [colour.red(), colour.green(), colour.blue(), colour.alpha()])
        .collect();
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, size, size);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::High);
    let mut writer = encoder.write_header().map_err(Failure::of(PICTURE))?;
    writer
        .write_image_data(&colours)
        .map_err(Failure::of(PICTURE))?;
    writer.finish().map_err(Failure::of(PICTURE))?;
    Ok(file)
}

/// The icon as Windows has it: a directory of pictures, then the pictures, each a PNG file.
pub(super) fn ico(checkout: &Checkout) -> Result<Vec<u8>> {
    const HEAD: usize = 6;
    const LINE: usize = 16;
    let picture = read(&svg(checkout)?)?;
    let drawn: Vec<(u32, Vec<u8>)> = WINDOWS
        .iter()
        .map(|&size| Ok((size, draw(&picture, size)?)))
        .collect::<Result<_>>()?;
    let mut file = Vec::from([0, 0, 1, 0]);
    file.extend((drawn.len() as u16).to_le_bytes());
    let mut offset = HEAD + LINE * drawn.len();
    for (size, png) in &drawn {
        // A byte holds the size, and 0 means 256.
        let side = *size as u8;
        file.extend([side, side, 0, 0, 1, 0, 32, 0]);
        file.extend((png.len() as u32).to_le_bytes());
        file.extend((offset as u32).to_le_bytes());
        offset += png.len();
    }
    file.extend(drawn.into_iter().flat_map(|(_, png)| png));
    Ok(file)
}

/// Pictures one after the other, each behind its name and length.
fn icns(checkout: &Checkout) -> Result<Vec<u8>> {
    const HEAD: usize = 8;
    let picture = read(&svg(checkout)?)?;
    let mut blocks = Vec::new();
    for (name, size) in MACOS {
        let png = draw(&picture, size)?;
        blocks.extend(name);
        blocks.extend(((HEAD + png.len()) as u32).to_be_bytes());
        blocks.extend(png);
    }
    let mut file = b"icns".to_vec();
    file.extend(((HEAD + blocks.len()) as u32).to_be_bytes());
    file.extend(blocks);
    Ok(file)
}
