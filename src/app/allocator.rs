//! Setting of glibc’s allocator: once a large block is freed, it keeps the next ones as large, with holes between them. After
//! the sounds are decoded that is a hundred megabytes. Only the environment sets it otherwise without unsafe code.

#[cfg(all(target_os = "linux", target_env = "gnu"))]
mod glibc {
    use std::env;
    use std::os::unix::process::CommandExt;
    use std::path::Path;
    use std::process::Command;

    /// Size in bytes from which blocks go back to the system when they are freed, and free memory at the end of the heap
    /// does: both as glibc begins.
    const KEEPS: &str = "131072";
    const SETTINGS: [&str; 2] = ["MALLOC_MMAP_THRESHOLD_", "MALLOC_TRIM_THRESHOLD_"];

    /// Puts the same program in the place of this process, with the settings in its environment. Returns where they are
    /// there already, or where the program cannot be started again: it only takes more memory then.
    pub(in crate::app) fn give_memory_back() {
        if env::var_os(SETTINGS[0]).is_some() {
            return;
        }
        let program = env::current_exe().ok();
        let Some(program) = program.filter(|program| !is_loader(program)) else {
            return;
        };
        let mut again = Command::new(program);
        let mut words = env::args_os();
        if let Some(name) = words.next() {
            again.arg0(name);
        }
        again.args(words).envs(SETTINGS.map(|name| (name, KEEPS)));
        let _error = again.exec();
    }

    /// Returns `true` for the system's loader, as in `ld-linux-x86-64.so.2 ./cant-stop`: it would take the first word for
    /// the program.
    fn is_loader(program: &Path) -> bool {
        let name = program.file_name().and_then(|name| name.to_str());
        name.is_some_and(|name| name.starts_with("ld-"))
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn a_loader_is_told_from_the_game() {
            assert!(is_loader(Path::new("/lib64/ld-linux-x86-64.so.2")));
            assert!(!is_loader(Path::new("/opt/ld-games/AppRun")));
        }
    }
}

#[cfg(all(target_os = "linux", target_env = "gnu"))]
pub(super) use glibc::give_memory_back;

/// Other allocators give it back by themselves.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub(super) fn give_memory_back() {}
