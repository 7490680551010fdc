//! Stored state: resources that outlive the program, each a table in a TOML file.
//!
//! The plugin of a feature registers a resource that implements [`Stored`] with `app.store::<StoredEvening>()`. That
//! reads the resource at once, so that later plugins can use it, and writes its file whenever it changes. `tests.rs`
//! has an example.
//!
//! Values are read one by one: a damaged value gets its default, a damaged file leaves the others alone. Damage is reported
//! once, and the file is backed up before the next save replaces it.
//!
//! A second copy of the game reads the files and writes none. Once it is alone, the title reads them again.
//!
//! The engine's `SettingsPlugin` does not fit: it reads all types at once when it is added, knows no versions, and does not
//! back up a file that it read only in part.

mod file;
#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests;

use std::fs::{File, TryLockError};
use std::path::PathBuf;
use std::time::Instant;
use std::{io, thread};

use bevy::ecs::component::Mutable;
use bevy::platform::dirs::preferences_dir;
use bevy::prelude::*;
use bevy::reflect::serde::{TypedReflectDeserializer, TypedReflectSerializer};
use bevy::reflect::structs::Struct;
use bevy::reflect::{GetTypeRegistration, TypeRegistry};
use serde::de::DeserializeSeed as _;
use toml::{Table, Value};

pub use self::file::{Damaged, Fault};

use self::file::StoredFile;
use super::background::{BackgroundTask, ShortWork, take_result};
use super::folder_lock::{TRIES_AT_START, lock_folder};
use super::states::Screen;

/// Folder of the game in the platform's settings folder.
const FOLDER: &str = "cant-stop";
/// Seconds after which a failed save is tried again, and for which the end of the game waits for the disk.
const MOMENT: u64 = 2;

/// Overrides the folder of the files, for tests and portable copies. Inserted before the plugins.
#[derive(Resource, Clone, Debug)]
pub struct SettingsFolder(pub PathBuf);

/// `true` if no file existed at start.
#[derive(Resource, Clone, Copy, Debug)]
pub(crate) struct FirstStart(pub(crate) bool);

/// A resource that is stored in a file.
pub trait Stored: Resource<Mutability = Mutable> + Struct + GetTypeRegistration + Default {
    /// File name.
    const FILE: &'static str;
    /// Table in the file, used by this resource alone.
    const GROUP: &'static str;
    /// Layout version of the file, the same for all resources in it. Raise it when earlier versions of the game could
    /// misread the file; adding a value needs no new version.
    const VERSION: u32 = 1;

    /// Clamps values after reading.
    fn mend(&mut self) {}
}

/// Event: the other copy of the game has been closed; its files replace the values of this one.
#[derive(Event)]
struct FilesFreed;

/// Event: the files of the other copy have been read.
#[derive(Event)]
pub(crate) struct FilesRead;

/// Registration of stored state.
pub trait StoreApp {
    /// Reads a resource from its file, inserts it, and writes it whenever it changes.
    fn store<T: Stored>(&mut self) -> &mut Self;
}

impl StoreApp for App {
    fn store<T: Stored>(&mut self) -> &mut Self {
        self.register_type::<T>();
        if !self.world().contains_resource::<Stores>() {
            let stores = Stores::new(folder(self.world()));
            let is_due = in_state(Screen::Title).and_then(|stores: Res<Stores>| stores.is_second);
            self.insert_resource(FirstStart(!stores.has_files()))
                .insert_resource(stores)
                .init_resource::<ShortWork>()
                .configure_sets(Last, (StoreSystems::Collect, StoreSystems::Write).chain())
                .add_systems(Last, write_files.in_set(StoreSystems::Write))
                .add_systems(Update, open_again.run_if(is_due));
        }
        let types = self.world().resource::<AppTypeRegistry>().clone();
        let mut stores = self.world_mut().resource_mut::<Stores>();
        let resource: T = stores.load(&types.read());
        self.insert_resource(resource)
            .add_observer(load_freed::<T>)
            .add_systems(
                Last,
                collect_changes::<T>
                    .run_if(resource_changed::<T>)
                    .in_set(StoreSystems::Collect),
            )
    }
}

/// Saving at the end of each frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum StoreSystems {
    /// Copies changed resources to their files in memory.
    Collect,
    Write,
}

/// Registered files, and the damage found in them.
#[derive(Resource, Debug, Default)]
pub struct Stores {
    /// `None` on a system without a settings folder: nothing is read or written.
    folder: Option<PathBuf>,
    /// Lock of the folder, held while the game runs.
    lock: Option<File>,
    /// Another copy of the game owns the folder: nothing is written.
    is_second: bool,
    files: Vec<StoredFile>,
    /// Files being written; the result are those that the disk refused, and why.
    saving: Option<BackgroundTask<Vec<(usize, io::Error)>>>,
    /// Time of the last failure, until the disk takes everything and the folder is locked.
    retry: Option<Instant>,
    /// Refusal of the disk not yet reported.
    pub refusal: Option<io::Error>,
    /// Damage not yet reported.
    pub damage: Vec<Damaged>,
}

impl Stores {
    fn new(folder: Option<PathBuf>) -> Stores {
        let mut stores = Stores::default();
        stores.folder = folder;
        stores.lock(TRIES_AT_START);
        stores
    }

    /// Locks the folder, unless another copy of the game has. For any other reason it is used without a lock.
    fn lock(&mut self, tries: u32) {
        let Some(folder) = &self.folder else { return };
        let lock = lock_folder(folder, "lock", tries);
        self.is_second = matches!(lock, Err(TryLockError::WouldBlock));
        self.lock = lock.ok();
        if !self.is_second {
            file::remove_torn(folder);
        }
    }

    /// Returns `true` while another copy of the game owns the folder.
    pub(crate) fn is_second(&self) -> bool {
        self.is_second
    }

    /// Returns `true` shortly after a failure.
    fn is_early(&self) -> bool {
        let since = self.retry.map(|failed| failed.elapsed().as_secs());
        since.is_some_and(|since| since < MOMENT)
    }

    /// Returns the registered files with their tables.
    pub fn files(&self) -> impl Iterator<Item = (&'static str, &[&'static str])> {
        self.files.iter().map(|file| (file.name, &file.groups[..]))
    }

    /// Writes all files with the next save, changed or not.
    pub fn save_all(&mut self) {
        for file in &mut self.files {
            file.is_dirty = true;
        }
    }

    /// Writes the changed files, unless some are being written: then it does so later, with what has changed until then.
    fn save(&mut self, short_work: ShortWork) {
        if let Some(refused) = take_result(&mut self.saving) {
            let was_refused = self.retry.is_some();
            self.retry = (!refused.is_empty()).then(Instant::now);
            for (at, error) in refused {
                let file = &mut self.files[at];
                file.is_dirty = true;
                if !was_refused {
                    warn!("{} cannot be written: {error}", file.name);
                    self.refusal = Some(error);
                }
            }
        }
        let is_due = !self.is_early() && !self.is_second && self.saving.is_none();
        let Some(folder) = self.folder.clone().filter(|_| is_due) else {
            return;
        };
        let files = self.files.iter_mut().enumerate();
        let texts: Vec<(usize, &str, String)> = files
            .filter(|(_, file)| file.is_dirty)
            .filter_map(|(at, file)| {
                file.is_dirty = false;
                Some((at, file.name, file.text()?))
            })
            .collect();
        if texts.is_empty() {
            return;
        }
        let is_refused = move |(at, name, text): (usize, &str, String)| {
            let error = file::write(&folder, name, &text).err()?;
            Some((at, error))
        };
        let work = move || texts.into_iter().filter_map(is_refused).collect();
        self.saving = Some(short_work.on_disk(work));
    }

    fn has_files(&self) -> bool {
        let folder = self.folder.as_ref();
        let entries = folder.and_then(|folder| folder.read_dir().ok());
        entries.is_some_and(|entries| {
            let mut paths = entries.flatten().map(|entry| entry.path());
            paths.any(|path| path.extension().is_some_and(|kind| kind == "toml"))
        })
    }

    fn load<T: Stored>(&mut self, types: &TypeRegistry) -> T {
        let at = self.open::<T>();
        let file = &mut self.files[at];
        assert!(
            !file.groups.contains(&T::GROUP) && file.version == T::VERSION,
            "{} has one version, and each of its tables one resource",
            T::FILE
        );
        file.groups.push(T::GROUP);
        let mut resource = T::default();
        let said = file.table.remove(T::GROUP);
        if let Some(Value::Table(said)) = &said {
            apply(&mut resource, said, types);
        }
        resource.mend();
        file.set(T::GROUP, to_table(&resource, types));
        let lost = said.map_or(Vec::new(), |said| file.lost(T::GROUP, &said));
        if !lost.is_empty() {
            self.keep_aside(at, Fault::Values(lost));
        }
        resource
    }

    /// Returns the index of a resource's file; reads the file on first use.
    fn open<T: Stored>(&mut self) -> usize {
        if let Some(at) = self.files.iter().position(|file| file.name == T::FILE) {
            return at;
        }
        let (file, fault) = StoredFile::read(self.folder.as_deref(), T::FILE, T::VERSION);
        self.files.push(file);
        let at = self.files.len() - 1;
        if let Some(fault) = fault {
            self.keep_aside(at, fault);
        }
        at
    }

    /// Records damage and backs the file up, unless that was done before.
    fn keep_aside(&mut self, at: usize, fault: Fault) {
        let (Some(folder), false, file) = (&self.folder, self.is_second, &mut self.files[at])
        else {
            return;
        };
        let mut known = self.damage.iter_mut();
        if let Some(known) = known.find(|known| known.file == file.name) {
            if let (Fault::Values(known), Fault::Values(more)) = (&mut known.fault, fault) {
                known.extend(more);
            }
            return;
        }
        let kept = file.keep_aside(folder, &fault);
        let file = file.name;
        self.damage.push(Damaged { file, fault, kept });
    }
}

impl Drop for Stores {
    /// Finishes writing, but blocks only for a moment: quitting must not hang.
    fn drop(&mut self) {
        let begun = Instant::now();
        while begun.elapsed().as_secs() < MOMENT {
            self.save(ShortWork::Background);
            if self.saving.is_none() {
                return;
            }
            thread::yield_now();
        }
    }
}

/// Returns the folder of the files; `None` on a system without one.
fn folder(world: &World) -> Option<PathBuf> {
    match world.get_resource::<SettingsFolder>() {
        Some(SettingsFolder(folder)) => Some(folder.clone()),
        None => Some(preferences_dir()?.join(FOLDER)),
    }
}

/// Applies the values of a table to a resource, except those of another type.
fn apply<T: Stored>(resource: &mut T, said: &Table, types: &TypeRegistry) {
    for (name, value) in said {
        let Some(field) = resource.field_mut(name) else {
            continue;
        };
        let kind = field.get_represented_type_info();
        let Some(kind) = kind.and_then(|kind| types.get(kind.type_id())) else {
            continue;
        };
        let reading = TypedReflectDeserializer::new(kind, types);
        if let Ok(value) = reading.deserialize(value.clone())
            && let Err(error) = field.try_apply(&*value)
        {
            warn!("{name} in {}: {error}", T::FILE);
        }
    }
}

/// Serialises a resource; `None` if TOML cannot represent a value.
fn to_table<T: Stored>(resource: &T, types: &TypeRegistry) -> Option<Table> {
    match Table::try_from(TypedReflectSerializer::new(resource, types)) {
        Ok(table) => Some(table),
        Err(error) => {
            warn!("{} in {} cannot be stored: {error}", T::GROUP, T::FILE);
            None
        }
    }
}

/// Copies a changed resource to its file in memory. A change before the first save was made by the program, not by a
/// person, and is written only together with a later one.
fn collect_changes<T: Stored>(
    resource: Res<T>,
    types: Res<AppTypeRegistry>,
    mut stores: ResMut<Stores>,
) {
    let table = to_table(&*resource, &types.read());
    let mut files = stores.files.iter_mut();
    if let Some(file) = files.find(|file| file.name == T::FILE) {
        let has_changed = file.set(T::GROUP, table);
        file.is_dirty |= has_changed && !resource.is_added();
    }
}

/// Tries to own the folder, which another copy of the game does.
fn open_again(mut stores: ResMut<Stores>, mut commands: Commands) {
    if stores.is_early() {
        return;
    }
    stores.lock(1);
    stores.retry = stores.is_second.then(Instant::now);
    if stores.is_second {
        return;
    }
    if stores.has_files() {
        stores.files.clear();
        commands.trigger(FilesFreed);
    }
    commands.trigger(FilesRead);
}

fn load_freed<T: Stored>(
    _: On<FilesFreed>,
    types: Res<AppTypeRegistry>,
    mut stores: ResMut<Stores>,
    mut resource: ResMut<T>,
) {
    *resource = stores.load(&types.read());
}

/// Writes changed files at once, so that a power cut loses nothing; on a thread, so that a slow disk holds up no frame.
fn write_files(mut stores: ResMut<Stores>, short_work: Res<ShortWork>) {
    if stores.saving.is_some() || stores.files.iter().any(|file| file.is_dirty) {
        stores.save(*short_work);
    }
}
