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

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use super::*;

    fn lines(mut input: &[u8]) -> Vec<Result<String, String>> {
        let mut buffer = Vec::new();
        let mut lines = Vec::new();
        while let Some(line) = next_line(&mut input, &mut buffer).unwrap() {
            lines.push(line.map(str::to_owned));
        }
        lines
    }

    #[test]
    fn lines_end_with_their_end_or_that_of_the_input() {
        let text = |text: &str| Ok(text.to_owned());
        assert_eq!(lines(b"one\n\ntwo"), [text("one"), text(""), text("two")]);
        assert_eq!(lines(b"one\n"), [text("one")]);
        assert_eq!(lines(b""), []);
    }

    #[test]
    fn what_cannot_be_read_is_passed_over() {
        let mut input = b"good\n\xff\xfe bad\n".to_vec();
        input.extend(vec![b'x'; LONGEST]);
        input.push(b'\n');
        input.extend(vec![b'y'; 3 * LONGEST]);
        input.extend(b"\nlast\n");
        let lines = lines(&input);
        assert_eq!(lines[0].as_deref(), Ok("good"));
        assert!(lines[1].as_ref().unwrap_err().contains("byte 1"));
        assert_eq!(lines[2].as_ref().unwrap().len(), LONGEST);
        assert!(lines[3].as_ref().unwrap_err().contains("longer than 65536"));
        assert_eq!(lines[4].as_deref(), Ok("last"));
        assert_eq!(lines.len(), 5);
    }
}
