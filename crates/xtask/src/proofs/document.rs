//! Proofs as they stand in the document: command lines in its section *Proofs*.

/// A command line with its description.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Proof {
    /// Line for the shell.
    pub(super) command: String,
    /// Comment beside it.
    pub(super) about: String,
}

impl Proof {
    pub(super) fn new(command: &str, about: &str) -> Self {
        Self {
            command: command.to_owned(),
            about: about.to_owned(),
        }
    }
}

/// Reads the proofs: the lines of code blocks below the heading *Proofs*, each a command and, after ` # `, its comment. A
/// comment goes on in lines without a command.
pub(super) fn proofs(document: &str) -> Vec<Proof> {
    let mut proofs: Vec<Proof> = Vec::new();
    let (mut is_section, mut is_code) = (false, false);
    for line in document.lines() {
        match line {
            "```" => is_code = !is_code,
            _ if !is_code && line.starts_with("## ") => is_section = line == "## Proofs",
            _ if is_section && is_code => {
                let (command, about) = line.split_once(" # ").unwrap_or((line, ""));
                let (command, about) = (command.trim(), about.trim());
                match proofs.last_mut() {
                    Some(last) if command.is_empty() => {
                        last.about = format!("{} {about}", last.about).trim().to_owned();
                    }
                    _ => proofs.push(Proof::new(command, about)),
                }
            }
            _ => (),
        }
    }
    proofs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_of_the_section_are_read_with_their_comments() {
        let document = "\
# Tests
```
cargo xtask test   # not a proof
```
## Proofs
Text with `cargo run`.
```
A=1 cargo test -- a#1  # first,
                       # and more
cargo bench
                       # below
```
## Another
```
cargo fuzz
```
";
        let expected = [
            Proof::new("A=1 cargo test -- a#1", "first, and more"),
            Proof::new("cargo bench", "below"),
        ];
        assert_eq!(proofs(document), expected);
    }
}
