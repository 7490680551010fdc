//! Setting of glibc’s allocator: once a large block is freed, it keeps the next ones as large, with holes between them. After
//! the sounds are decoded that is a hundred megabytes. Only the environment sets it otherwise without unsafe code.

#[cfg(all(target_os = "linux", target_env = "gnu"))]
mod glibc {
    use std::env;
    use std::os::unix::process::CommandExt;
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
        let Ok(program) = env::current_exe() else {
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
}

#[cfg(all(target_os = "linux", target_env = "gnu"))]
pub(super) use glibc::give_memory_back;

/// Other allocators give it back by themselves.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub(super) fn give_memory_back() {}
