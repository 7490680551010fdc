//! Reading lines that may be of any length and hold anything.

use std::io::{self, BufRead, Read};

/// The longest line that is read, in bytes: a longer one is none of ours and must not fill the memory.
pub(crate) const LONGEST: usize = 1 << 16;

/// Why a line cannot be read as text, as a lower-case sentence.
pub(crate) type Unreadable = String;

/// Reads the next line, without its end, into a buffer that is used again and again; `None` at the end of the input.
///
/// # Errors
///
/// When the input itself fails. A line that is no text, or too long, is passed over and said to be so.
pub(crate) fn next_line<'a>(
    input: &mut impl BufRead,
    buffer: &'a mut Vec<u8>,
) -> io::Result<Option<Result<&'a str, Unreadable>>> {
    buffer.clear();
    let most = LONGEST as u64 + 1;
    if input.by_ref().take(most).read_until(b'\n', buffer)? == 0 {
        return Ok(None);
    }
    if buffer.last() == Some(&b'\n') {
        buffer.pop();
    } else if buffer.len() > LONGEST {
        input.skip_until(b'\n')?;
        return Ok(Some(Err(format!(
            "the line is longer than {LONGEST} bytes"
        ))));
    }
    Ok(Some(text_of(buffer)))
}

/// The text of a line.
///
/// # Errors
///
/// When it is no text.
pub(crate) fn text_of(line: &[u8]) -> Result<&str, Unreadable> {
    str::from_utf8(line).map_err(|error| {
        let byte = error.valid_up_to() + 1;
        format!("the line is not UTF-8 text: byte {byte} belongs to no character")
    })
}
