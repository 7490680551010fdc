//! What is worked out for sharing: the game, its poster, and everything that is saved. The game goes on meanwhile.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::SystemTime;

use bevy::asset::RenderAssetUsages;
use bevy::clipboard::Clipboard;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use cant_stop_keepsake::{Animation, Drawn, Kit, Poster, SIZE};

use super::saving::{KeepsakeFolders, named, save};
use super::subject::Subject;
use super::{in_background, text_file, words};
use crate::core::background::BackgroundTask;
use crate::core::dialogs::Dialogs;
use crate::core::locale::{Locale, Words};
use crate::core::seats::Seats;
use crate::core::settings::Settings;
use crate::core::texts;
use crate::features::share::SHARE;
use crate::referee::{GameLog, Notices, Replay, ShareGame};
use crate::ui::color::Palette;

/// Where the game's pictures and fonts are.
#[derive(Resource, Clone, Debug)]
pub struct AssetsFolder(pub PathBuf);

/// What can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    Poster,
    Animation,
    Copy,
    Text,
}

/// The game that is being shared.
#[derive(Resource)]
pub(super) struct Sharing {
    game: BackgroundTask<Arc<Subject>>,
    /// The game once it is there.
    pub(super) subject: Option<Arc<Subject>>,
    poster: Option<BackgroundTask<Result<Arc<Drawn>, Words>>>,
    /// What the poster was drawn for.
    drawn_for: Option<(Palette, Locale)>,
    pub(super) picture: Option<Handle<Image>>,
    /// The turn asked for by its number, and the one chosen, counted from 0.
    asked: Option<u32>,
    pub(super) turn: usize,
    /// What was asked for before it could be done.
    wanted: Vec<Wanted>,
    /// Whether its dialog has been left: what was asked for is still done.
    is_left: bool,
}

/// What is being saved.
#[derive(Resource, Default)]
pub(super) struct Saving(Vec<BackgroundTask<Result<Words, Words>>>);

impl Sharing {
    /// Asks for something; it is done as soon as it can be.
    pub(super) fn want(&mut self, wanted: Wanted) {
        if !self.wanted.contains(&wanted) {
            self.wanted.push(wanted);
        }
    }

    /// Goes to the next or the previous turn.
    pub(super) fn step(&mut self, by: i32) {
        let count = self.subject.as_ref().map_or(0, |it| it.turns.len());
        if count > 0 {
            self.turn = (self.turn + count).wrapping_add_signed(by as isize) % count;
        }
    }
}

fn share(
    asked: On<ShareGame>,
    (log, replay): (Option<Res<GameLog>>, Option<Res<Replay>>),
    seats: Res<Seats>,
    mut dialogs: ResMut<Dialogs>,
    mut commands: Commands,
) {
    let (log, when) = match (&replay, &log) {
        (Some(replay), _) => (replay.log.as_ref(), replay.when),
        (None, Some(log)) => (log.as_ref(), SystemTime::now()),
        (None, None) => return,
    };
    let (log, seats) = (log.clone(), seats.clone());
    commands.insert_resource(Sharing {
        game: in_background(async move { Arc::new(Subject::prepare(log, seats, when).await) }),
        subject: None,
        poster: None,
        drawn_for: None,
        picture: None,
        asked: asked.turn,
        turn: 0,
        wanted: Vec::new(),
        is_left: false,
    });
    dialogs.open(SHARE);
}

/// Takes the game once it has been looked back on.
fn take_game(mut sharing: ResMut<Sharing>) {
    if sharing.subject.is_some() {
        return;
    }
    if let Some(subject) = sharing.bypass_change_detection().game.look().cloned() {
        let asked = sharing.asked.and_then(|number| subject.place_of(number));
        let decisive = subject.decisive.map(|(index, _)| index);
        sharing.turn = asked.or(decisive).unwrap_or(0);
        sharing.subject = Some(subject);
    }
}

fn leave(sharing: Option<ResMut<Sharing>>) {
    if let Some(mut sharing) = sharing {
        sharing.is_left = true;
    }
}

/// What nobody looks at any more is kept until all is done that was asked for.
fn forget(sharing: Res<Sharing>, mut commands: Commands) {
    if sharing.is_left && sharing.wanted.is_empty() {
        commands.remove_resource::<Sharing>();
    }
}

/// Draws the poster, and anew in another palette or language.
fn draw_poster(
    mut sharing: ResMut<Sharing>,
    palette: Res<Palette>,
    settings: Res<Settings>,
    assets: Res<AssetsFolder>,
    mut images: ResMut<Assets<Image>>,
    mut notices: ResMut<Notices>,
) {
    let Some(subject) = sharing.subject.clone() else {
        return;
    };
    let locale = settings.locale();
    let now = (*palette, locale);
    if sharing.drawn_for != Some(now) {
        let (colors, folder) = (words::colors(*palette), assets.0.clone());
        let seats = words::looks(&subject, *palette, locale);
        let said = words::poster(&subject, locale);
        sharing.drawn_for = Some(now);
        sharing.picture = None;
        sharing.poster = Some(in_background(async move {
            let kit = Kit::read(&folder).map_err(|_| Words::new(texts::SHARE_FAILED))?;
            let poster = Poster {
                kit: &kit,
                colors: &colors,
                seats: &seats,
                words: &said,
                game: subject.played.game(),
            };
            Ok(Arc::new(poster.draw()))
        }));
    }
    if sharing.picture.is_some() {
        return;
    }
    let poster = sharing.bypass_change_detection().poster.as_mut();
    match poster.and_then(|poster| poster.look().cloned()) {
        Some(Ok(drawn)) => sharing.picture = Some(images.add(image(&drawn))),
        Some(Err(sentence)) => {
            notices.push(sentence);
            sharing.picture = Some(Handle::default());
        }
        None => {}
    }
}

fn image(drawn: &Drawn) -> Image {
    let [width, height] = SIZE;
    let size = Extent3d {
        width,
        height,
        depth_or_array_layers: 1,
    };
    Image::new(
        size,
        TextureDimension::D2,
        drawn.pixels.clone(),
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    )
}

/// Does what was asked for, as far as it can be done.
fn fulfil(
    mut sharing: ResMut<Sharing>,
    mut saving: ResMut<Saving>,
    folders: Res<KeepsakeFolders>,
    palette: Res<Palette>,
    settings: Res<Settings>,
    assets: Res<AssetsFolder>,
    mut clipboard: ResMut<Clipboard>,
    mut notices: ResMut<Notices>,
) {
    if sharing.wanted.is_empty() {
        return;
    }
    let Some(subject) = sharing.subject.clone() else {
        return;
    };
    let name = named(
        &subject.date,
        &settings.locale().say(&words::headline(&subject)),
    );
    let folders = folders.clone();
    for wanted in std::mem::take(&mut sharing.wanted) {
        match wanted {
            Wanted::Poster => {
                let poster = sharing.bypass_change_detection().poster.as_mut();
                match poster.and_then(|poster| poster.look().cloned()) {
                    Some(Ok(drawn)) => {
                        let (folders, name) = (folders.clone(), name.clone());
                        saving.0.push(in_background(async move {
                            save(&folders, &name, "png", &drawn.png)
                        }));
                    }
                    Some(Err(sentence)) => notices.push(sentence),
                    None => sharing.wanted.push(Wanted::Poster),
                }
            }
            Wanted::Animation => {
                let index = sharing.turn;
                let number = subject.turns.get(index).map_or(0, |turn| turn.number);
                let (colors, folder) = (words::colors(*palette), assets.0.clone());
                let seats = words::looks(&subject, *palette, settings.locale());
                let said = words::animation(&subject, index, settings.locale());
                let name = format!("{name}-{number}");
                let (folders, subject) = (folders.clone(), subject.clone());
                saving.0.push(in_background(async move {
                    let failed = || Words::new(texts::SHARE_FAILED);
                    let kit = Kit::read(&folder).map_err(|_| failed())?;
                    let turn = subject.turns.get(index).ok_or_else(failed)?;
                    let animation = Animation {
                        kit: &kit,
                        colors: &colors,
                        seats: &seats,
                        words: &said,
                        turn,
                    };
                    let file = animation.draw(|| true).ok_or_else(failed)?;
                    save(&folders, &name, "gif", &file)
                }));
                notices.push(Words::new(texts::SHARE_UNDER_WAY));
            }
            Wanted::Copy => {
                let text = subject.played.to_string();
                notices.push(Words::new(match clipboard.set_text(text) {
                    Ok(()) => texts::SHARE_COPIED,
                    Err(_) => texts::SHARE_NOT_COPIED,
                }));
            }
            Wanted::Text => {
                let text = text_file::write(&subject.played, &subject.seats);
                let (folders, name) = (folders.clone(), name.clone());
                saving.0.push(in_background(async move {
                    save(&folders, &name, "txt", text.as_bytes())
                }));
            }
        }
    }
}

/// Says where everything is that has been saved.
fn report(mut saving: ResMut<Saving>, mut notices: ResMut<Notices>) {
    if saving.0.is_empty() {
        return;
    }
    saving.0.retain_mut(|work| match work.look() {
        Some(Ok(words) | Err(words)) => {
            notices.push(words.clone());
            false
        }
        None => true,
    });
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Saving>()
        .add_observer(share)
        .add_systems(OnExit(SHARE), leave)
        .add_systems(
            Update,
            (
                (take_game, draw_poster, fulfil, forget)
                    .chain()
                    .run_if(resource_exists::<Sharing>),
                report,
            )
                .chain(),
        );
}
