//! Work for sharing in the background: the game looked back on, its posters, and all files that are saved.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::SystemTime;

use bevy::asset::RenderAssetUsages;
use bevy::clipboard::Clipboard;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use cant_stop_keepsake::{Animation, Drawn, Kit, Poster, Shape};

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

/// Folder of the game's pictures and fonts.
#[derive(Resource, Clone, Debug)]
pub struct AssetsFolder(pub PathBuf);

/// Order for a file or a copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    Poster,
    WidePoster,
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
    /// Palette and language of the poster.
    drawn_for: Option<(Palette, Locale)>,
    pub(super) picture: Option<Handle<Image>>,
    /// The turn asked for by its number, and the one chosen, counted from 0.
    asked: Option<u32>,
    pub(super) turn: usize,
    /// Orders not carried out yet.
    wanted: Vec<Wanted>,
    /// Its dialog has been left; orders are still carried out.
    is_left: bool,
}

/// Files being saved.
#[derive(Resource, Default)]
pub(super) struct Saving(Vec<BackgroundTask<Result<Words, Words>>>);

impl Sharing {
    /// Takes an order, to be carried out as soon as it can be.
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

/// Removes the game once its dialog is left and all orders are carried out.
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
    let now = (*palette, settings.locale());
    if sharing.drawn_for != Some(now) {
        sharing.drawn_for = Some(now);
        sharing.picture = None;
        let poster = drawn_poster(subject, now, assets.0.clone(), Shape::Tall);
        sharing.poster = Some(in_background(async move { poster.await.map(Arc::new) }));
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

/// Draws a poster in a palette and a language.
fn drawn_poster(
    subject: Arc<Subject>,
    (palette, locale): (Palette, Locale),
    assets: PathBuf,
    shape: Shape,
) -> impl Future<Output = Result<Drawn, Words>> + Send + 'static {
    let colors = words::colors(palette);
    let seats = words::looks(&subject, palette);
    let said = words::poster(&subject, locale);
    async move {
        let kit = Kit::read(&assets).map_err(|_| Words::new(texts::SHARE_FAILED))?;
        let poster = Poster {
            kit: &kit,
            colors: &colors,
            seats: &seats,
            words: &said,
            game: subject.played.game(),
            shape,
        };
        Ok(poster.draw())
    }
}

fn image(drawn: &Drawn) -> Image {
    let [width, height] = Shape::Tall.size();
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

/// Carries out orders.
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
        &subject.date.to_string(),
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
            Wanted::WidePoster => {
                let now = (*palette, settings.locale());
                let poster = drawn_poster(subject.clone(), now, assets.0.clone(), Shape::Wide);
                let (folders, name) = (folders.clone(), format!("{name}-wide"));
                saving.0.push(in_background(async move {
                    save(&folders, &name, "png", &poster.await?.png)
                }));
            }
            Wanted::Animation => {
                let index = sharing.turn;
                let number = subject.turns.get(index).map_or(0, |turn| turn.number);
                let (colors, folder) = (words::colors(*palette), assets.0.clone());
                let seats = words::looks(&subject, *palette);
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

/// Tells the folder of each saved file, or why it was not saved.
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
