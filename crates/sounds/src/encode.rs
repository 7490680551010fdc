//! Sounds to Ogg Vorbis and back.

use std::fmt;
use std::num::{NonZeroU8, NonZeroU32};

use vorbis_rs::{
    VorbisBitrateManagementStrategy, VorbisDecoder, VorbisEncoderBuilder, VorbisError,
};

use crate::audio::{Audio, HALF_RATE, SAMPLE_RATE};

/// The comment that names the samples a file was made of.
const ORIGIN: &str = "SYNTHESIS";

/// Samples handed to the encoder at a time.
const BLOCK: usize = 1024;

/// Why a sound could not be encoded or decoded.
#[derive(Debug)]
pub enum CodecError {
    /// The encoder or decoder refused, for the reason inside.
    Vorbis(VorbisError),
    /// The file is neither at [`SAMPLE_RATE`] nor at [`HALF_RATE`] but at this many samples per second.
    Rate(u32),
}

impl fmt::Display for CodecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Vorbis(error) => write!(f, "not usable as Ogg Vorbis: {error}"),
            Self::Rate(rate) => write!(
                f,
                "{SAMPLE_RATE} or {HALF_RATE} samples per second were expected, not {rate}"
            ),
        }
    }
}

impl std::error::Error for CodecError {}

impl From<VorbisError> for CodecError {
    fn from(error: VorbisError) -> Self {
        Self::Vorbis(error)
    }
}

/// Encodes `audio` as an Ogg Vorbis file of variable bit rate, with a quality of -0.2 to 1.
///
/// Equal samples give equal bytes on one machine. Between makes of processor single bits of the encoding may differ,
/// because the encoder uses an instruction whose last digits are the maker's choice; the comment `SYNTHESIS` then
/// still proves that both were made of the same samples.
pub(crate) fn encode(quality: f32, audio: &Audio) -> Result<Vec<u8>, CodecError> {
    let channels = NonZeroU8::new(audio.channels().len() as u8).expect("a sound has a channel");
    let rate = NonZeroU32::new(audio.rate()).expect("the sample rate is not zero");
    let origin = audio.fingerprint();
    // Ogg wants serial numbers that differ between files, and we want the same file every time.
    let serial = (origin & 0x7fff_ffff) as i32;
    let mut builder = VorbisEncoderBuilder::new_with_serial(rate, channels, Vec::new(), serial);
    builder.bitrate_management_strategy(VorbisBitrateManagementStrategy::QualityVbr {
        target_quality: quality,
    });
    builder.comment_tag(ORIGIN, format!("{origin:016x}"))?;
    let mut encoder = builder.build()?;
    for start in (0..audio.len()).step_by(BLOCK) {
        let end = (start + BLOCK).min(audio.len());
        let block: Vec<&[f32]> = audio
            .channels()
            .iter()
            .map(|channel| &channel[start..end])
            .collect();
        encoder.encode_audio_block(block)?;
    }
    Ok(encoder.finish()?)
}

/// Decodes an Ogg Vorbis file.
pub fn decode(file: &[u8]) -> Result<Audio, CodecError> {
    let mut decoder = VorbisDecoder::<&[u8]>::new(file)?;
    let rate = decoder.sampling_frequency().get();
    if rate != SAMPLE_RATE && rate != HALF_RATE {
        return Err(CodecError::Rate(rate));
    }
    let mut channels = vec![Vec::new(); usize::from(decoder.channels().get())];
    while let Some(block) = decoder.decode_audio_block()? {
        for (channel, samples) in channels.iter_mut().zip(block.samples()) {
            channel.extend_from_slice(samples);
        }
    }
    Ok(Audio::new(channels).at_rate(rate))
}

/// The fingerprint of the samples that `file` was made of, where it says so.
pub(crate) fn origin(file: &[u8]) -> Option<&[u8]> {
    let tag = [ORIGIN.as_bytes(), b"="].concat();
    let start = file.windows(tag.len()).position(|bytes| bytes == tag)? + tag.len();
    file.get(start..start + 16)
}
