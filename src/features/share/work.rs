//! Work for sharing in the background: the game looked back on, its posters, and all files that are saved.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::SystemTime;

use bevy::asset::RenderAssetUsages;
use bevy::clipboard::Clipboard;
use bevy::image::ToExtents;
use bevy::prelude::*;
use bevy::render::render_resource::{TextureDimension, TextureFormat};
use cant_stop_keepsake::{Animation, Drawn, Kit, Poster, Shape};

use super::saving::{KeepsakeFolders, named, save};
use super::subject::Subject;
use super::{text_file, words};
use crate::features::share::SHARE;
use crate::referee::{GameLog, Notices, Replay, ShareGame};
use crate::ui::prelude::*;

/// Folder of the game's pictures and fonts.
#[derive(Resource, Clone, Debug)]
pub struct AssetsFolder(pub PathBuf);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    Poster,
    WidePoster,
    Animation,
    Copy,
    Text,
}

#[derive(Resource)]
pub(super) struct Sharing {
    log: GameLog,
    game: BackgroundTask<Arc<Subject>>,
    pub(super) subject: Option<Arc<Subject>>,
    poster: Option<BackgroundTask<Result<Arc<Drawn>, TextKey>>>,
    drawn_for: Option<(Palette, Locale)>,
    pub(super) picture: Option<Handle<Image>>,
    /// The turn asked for by its number, and the one chosen, counted from 0.
    asked: Option<u32>,
    pub(super) turn: usize,
    wanted: Vec<Wanted>,
    /// Its dialog has been left; orders are still carried out.
    is_left: bool,
}

#[derive(Resource, Default)]
pub(super) struct Saving(Vec<BackgroundTask<Result<Words, TextKey>>>);

impl Saving {
    /// Saves a file once its content is there.
    fn begin(
        &mut self,
        folders: &KeepsakeFolders,
        (name, ending): (String, &'static str),
        bytes: impl Future<Output = Result<Vec<u8>, TextKey>> + Send + 'static,
    ) {
        let folders = folders.clone();
        self.0.push(BackgroundTask::on_disk(async move {
            save(&folders, &name, ending, &bytes.await?)
        }));
    }
}

impl Sharing {
    /// Takes an order, to be carried out as soon as it can be.
    pub(super) fn want(&mut self, wanted: Wanted) {
        if !self.wanted.contains(&wanted) {
            self.wanted.push(wanted);
        }
    }

    fn poster(&mut self) -> Option<Result<Arc<Drawn>, TextKey>> {
        self.poster.as_mut()?.look().cloned()
    }

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
    let (log, seats, asked) = (log.clone(), seats.clone(), asked.turn);
    commands.queue(move |world: &mut World| {
        // Orders for this game still wait.
        if let Some(mut sharing) = world.get_resource_mut::<Sharing>()
            && sharing.log == log
            && !sharing.wanted.is_empty()
        {
            sharing.is_left = false;
            return;
        }
        let subject = Subject::prepare(log.clone(), seats, when);
        world.insert_resource(Sharing {
            log,
            game: BackgroundTask::begin(async move { Arc::new(subject.await) }),
            subject: None,
            poster: None,
            drawn_for: None,
            picture: None,
            asked,
            turn: 0,
            wanted: Vec::new(),
            is_left: false,
        });
    });
    dialogs.open(SHARE);
}

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
        let poster = async move { poster.await.map(Arc::new) };
        sharing.poster = Some(BackgroundTask::on_disk(poster));
    }
    if sharing.picture.is_some() {
        return;
    }
    match sharing.bypass_change_detection().poster() {
        Some(Ok(drawn)) => sharing.picture = Some(images.add(image(&drawn))),
        Some(Err(why)) => {
            notices.push(why.into());
            sharing.picture = Some(Handle::default());
        }
        None => {}
    }
}

fn drawn_poster(
    subject: Arc<Subject>,
    (palette, locale): (Palette, Locale),
    assets: PathBuf,
    shape: Shape,
) -> impl Future<Output = Result<Drawn, TextKey>> + Send + 'static {
    let colors = words::colors(palette);
    let seats = words::looks(&subject, palette);
    let said = words::poster(&subject, locale);
    async move {
        let kit = Kit::read(&assets).map_err(|_| texts::SHARE_FAILED)?;
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
    Image::new(
        UVec2::new(width, height).to_extents(),
        TextureDimension::D2,
        drawn.pixels.clone(),
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    )
}

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
    let now = (*palette, settings.locale());
    let headline = now.1.say(&words::headline(&subject));
    let name = named(&subject.date.to_string(), &headline);
    for wanted in std::mem::take(&mut sharing.wanted) {
        let name = name.clone();
        match wanted {
            Wanted::Poster => match sharing.bypass_change_detection().poster() {
                Some(Ok(drawn)) => {
                    let png = async move { Ok(drawn.png.clone()) };
                    saving.begin(&folders, (name, "png"), png);
                }
                Some(Err(why)) => notices.push(why.into()),
                None => sharing.wanted.push(Wanted::Poster),
            },
            Wanted::WidePoster => {
                let poster = drawn_poster(subject.clone(), now, assets.0.clone(), Shape::Wide);
                let file = (format!("{name}-wide"), "png");
                saving.begin(&folders, file, async move { Ok(poster.await?.png) });
            }
            Wanted::Animation => {
                let index = sharing.turn;
                let number = subject.turns.get(index).map_or(0, |turn| turn.number);
                let gif = animation(subject.clone(), index, now, assets.0.clone());
                saving.begin(&folders, (format!("{name}-{number}"), "gif"), gif);
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
                let text = async move { Ok(text.into_bytes()) };
                saving.begin(&folders, (name, "txt"), text);
            }
        }
    }
}

fn animation(
    subject: Arc<Subject>,
    index: usize,
    (palette, locale): (Palette, Locale),
    assets: PathBuf,
) -> impl Future<Output = Result<Vec<u8>, TextKey>> + Send + 'static {
    let colors = words::colors(palette);
    let seats = words::looks(&subject, palette);
    let said = words::animation(&subject, index, locale);
    async move {
        let kit = Kit::read(&assets).map_err(|_| texts::SHARE_FAILED)?;
        let animation = Animation {
            kit: &kit,
            colors: &colors,
            seats: &seats,
            words: &said,
            turn: subject.turns.get(index).ok_or(texts::SHARE_FAILED)?,
        };
        Ok(animation.draw())
    }
}

/// Tells the folder of each saved file, or why it was not saved.
fn report(mut saving: ResMut<Saving>, mut notices: ResMut<Notices>) {
    if saving.0.is_empty() {
        return;
    }
    saving.0.retain_mut(|work| {
        let said = match work.look() {
            Some(Ok(saved)) => saved.clone(),
            Some(Err(why)) => Words::new(*why),
            None => return true,
        };
        notices.push(said);
        false
    });
}

pub(crate) fn plugin(app: &mut App) {
    let work = (take_game, draw_poster, fulfil, forget).chain();
    let work = work.run_if(resource_exists::<Sharing>);
    app.init_resource::<Saving>()
        .add_observer(share)
        .add_systems(OnExit(SHARE), |mut sharing: If<ResMut<Sharing>>| {
            sharing.is_left = true;
        })
        .add_systems(Update, (work, report).chain());
}

#[cfg(test)]
mod tests {
    use bevy::tasks::{AsyncComputeTaskPool, TaskPool};

    use super::*;

    #[test]
    fn orders_wait_for_their_game_when_its_dialog_opens_again() {
        AsyncComputeTaskPool::get_or_init(TaskPool::new);
        let played = "3:2 (65) (31) 1546=6+10 .".parse().expect("a game");
        let log = |seed| GameLog::of(&played, default(), seed);
        let mut world = World::new();
        world.insert_resource(Seats(vec![solo_seat(&LastTable::default())]));
        world.init_resource::<Dialogs>();
        world.add_observer(share);
        for (seed, is_kept) in [(7, false), (7, true), (8, false)] {
            world.insert_resource(log(seed));
            world.trigger(ShareGame::default());
            world.flush();
            let mut sharing = world.resource_mut::<Sharing>();
            assert_eq!(sharing.wanted.contains(&Wanted::Text), is_kept);
            assert!(!sharing.is_left);
            sharing.want(Wanted::Text);
            sharing.is_left = true;
        }
    }
}
