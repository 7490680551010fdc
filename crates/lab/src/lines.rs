//! Reading lines that may be of any length and hold anything.

use std::io::{self, BufRead, Read};

/// The longest line that is read, in bytes: a longer one is none of ours and must not fill the memory.
pub(crate) const LONGEST: usize = 1 << 16;

/// Reads the next line, without its end, into a buffer that is used again and again; `None` at the end of the input. A line
/// that is no text, or too long, is passed over; a lower-case sentence says so.
pub(crate) fn next_line<'a>(
    input: &mut impl BufRead,
    buffer: &'a mut Vec<u8>,
) -> io::Result<Option<Result<&'a str, String>>> {
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

/// The text of a line, or a lower-case sentence that says why it is none.
pub(crate) fn text_of(line: &[u8]) -> Result<&str, String> {
    str::from_utf8(line).map_err(|error| {
        let byte = error.valid_up_to() + 1;
        format!("the line is not UTF-8 text: byte {byte} belongs to no character")
    })
}
