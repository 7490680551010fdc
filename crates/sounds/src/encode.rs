//! Sounds to Ogg Vorbis and back.

use std::num::{NonZeroU8, NonZeroU32};

use vorbis_rs::{
    VorbisBitrateManagementStrategy, VorbisDecoder, VorbisEncoderBuilder, VorbisError,
};

use crate::audio::{Audio, HALF_RATE, SAMPLE_RATE};

/// The comment that names the samples a file was made of.
const ORIGIN: &str = "SYNTHESIS";

/// Samples handed to the encoder at a time.
const BLOCK: usize = 1024;

/// For `map_err`: the encoder or decoder refused.
fn unusable(error: VorbisError) -> String {
    format!("not usable as Ogg Vorbis: {error}")
}

/// Encodes `audio` as an Ogg Vorbis file of variable bit rate, with a quality of -0.2 to 1.
///
/// Equal samples give equal bytes on one machine. Between makes of processor single bits of the encoding may differ,
/// because the encoder uses an instruction whose last digits are the maker's choice; the comment `SYNTHESIS` then
/// still proves that both were made of the same samples.
pub(crate) fn encode(quality: f32, audio: &Audio) -> Result<Vec<u8>, String> {
    let channels = NonZeroU8::new(audio.channels().len() as u8).expect("a sound has a channel");
    let rate = NonZeroU32::new(audio.rate()).expect("the sample rate is not zero");
    let origin = audio.fingerprint();
    // Ogg wants serial numbers that differ between files, and we want the same file every time.
    let serial = (origin & 0x7fff_ffff) as i32;
    let mut builder = VorbisEncoderBuilder::new_with_serial(rate, channels, Vec::new(), serial);
    builder.bitrate_management_strategy(VorbisBitrateManagementStrategy::QualityVbr {
        target_quality: quality,
    });
    let tagged = builder.comment_tag(ORIGIN, format!("{origin:016x}"));
    tagged.map_err(unusable)?;
    let mut encoder = builder.build().map_err(unusable)?;
    for start in (0..audio.len()).step_by(BLOCK) {
        let end = (start + BLOCK).min(audio.len());
        let block: Vec<&[f32]> = audio
            .channels()
            .iter()
            .map(|channel| &channel[start..end])
            .collect();
        encoder.encode_audio_block(block).map_err(unusable)?;
    }
    encoder.finish().map_err(unusable)
}

/// Decodes an Ogg Vorbis file.
pub fn decode(file: &[u8]) -> Result<Audio, String> {
    let mut decoder = VorbisDecoder::<&[u8]>::new(file).map_err(unusable)?;
    let rate = decoder.sampling_frequency().get();
    if rate != SAMPLE_RATE && rate != HALF_RATE {
        return Err(format!(
            "{SAMPLE_RATE} or {HALF_RATE} samples per second were expected, not {rate}"
        ));
    }
    let mut channels = vec![Vec::new(); usize::from(decoder.channels().get())];
    while let Some(block) = decoder.decode_audio_block().map_err(unusable)? {
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
