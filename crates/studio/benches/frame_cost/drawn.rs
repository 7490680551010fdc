//! Load of the renderer: draw calls, memory of textures, time to the last pixel. It needs a renderer; software will do.

use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::time::{Duration, Instant};

use bevy::core_pipeline::core_2d::{AlphaMask2d, Opaque2d, Transparent2d};
use bevy::core_pipeline::core_3d::{AlphaMask3d, Opaque3d, Transparent3d};
use bevy::image::TRANSPARENT_IMAGE_HANDLE;
use bevy::pbr::Shadow;
use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::render_phase::{
    BinnedPhaseItem, SortedPhaseItem, ViewBinnedRenderPhases, ViewSortedRenderPhases,
};
use bevy::render::render_resource::PollType;
use bevy::render::renderer::RenderDevice;
use bevy::ui_render::TransparentUi;
use cant_stop::core::seats::SeatKind;
use cant_stop::referee::BeatQueue;
use cant_stop::{Launch, Output, build};
use cant_stop_scenery::Scenery;
use cant_stop_studio::textures;
use cant_stop_testkit::{Session, folder};

use crate::stage::{FRAME, ready, stand_in, start, until};

/// Frames until a throw is in the middle of the air, and until nothing of a beat is left.
const INTO_THROW: u32 = 20;
const REST: u32 = 300;
/// Frames that are drawn before any counts: the renderer first gets to know what it has not drawn yet.
const DRAWN: u32 = 3;
/// Frames that are timed.
const TIMED: usize = 31;

/// Prints what is drawn of a table in a scenery: bots with dice in the air, or people at a decision.
pub fn report(name: &str, kinds: [SeatKind; 4], scenery: Scenery) {
    let usual = take_hook();
    set_hook(Box::new(|_| {}));
    // Bevy panics where there is nothing to render with.
    let found = catch_unwind(AssertUnwindSafe(|| drawn(&kinds, scenery)));
    set_hook(usual);
    let drawn = found.unwrap_or_else(|_| "no renderer".to_owned());
    println!("{name:<26}{drawn}");
}

fn drawn(kinds: &[SeatKind; 4], scenery: Scenery) -> String {
    let folder = folder();
    let app = build(&Launch {
        output: Output::Image { size: (1920, 1080) },
        ..Launch::headless(None, folder.path().to_owned())
    });
    let mut session = ready(app, &folder);
    stand_in(&mut session, scenery);
    session.frame();
    draw(&mut session.app, false);
    start(&mut session, kinds);
    draw(&mut session.app, false);
    if matches!(kinds[0], SeatKind::Bot(_)) {
        until(&mut session, |session| {
            let beat = session.app.world().resource::<BeatQueue>().running();
            beat.is_some_and(|beat| beat.throw.is_some())
        });
        session.frames(INTO_THROW);
    } else {
        until(&mut session, Session::is_idle);
        session.frames(REST);
    }
    session.step_by(Duration::ZERO);
    until(&mut session, |session| is_painted(&session.app));
    draw(&mut session.app, true);
    session.frames(DRAWN);
    let counted = counted(&mut session.app);
    session.step_by(FRAME);
    let mut times: Vec<f64> = (0..TIMED).map(|_| timed(&mut session.app)).collect();
    times.sort_by(f64::total_cmp);
    format!("{counted}, {:.1} ms", times[TIMED / 2])
}

/// Milliseconds by the time of day from the begin of a frame to its last pixel.
fn timed(app: &mut App) -> f64 {
    let start = Instant::now();
    app.update();
    let device = app.world().resource::<RenderDevice>();
    device
        .poll(PollType::wait_indefinitely())
        .expect("the driver answers");
    start.elapsed().as_secs_f64() * 1000.0
}

/// Returns `true` if every sprite has its picture.
fn is_painted(app: &App) -> bool {
    let world = app.world();
    world.try_query::<&Sprite>().is_some_and(|mut sprites| {
        let mut images = sprites.iter(world).map(|sprite| &sprite.image);
        !images.any(|image| *image == TRANSPARENT_IMAGE_HANDLE)
    })
}

fn draw(app: &mut App, active: bool) {
    let world = app.world_mut();
    for mut camera in world.query::<&mut Camera>().iter_mut(world) {
        camera.is_active = active;
    }
}

fn counted(app: &mut App) -> String {
    let textures = textures(app);
    let bytes: u64 = textures.iter().map(|texture| texture.bytes).sum();
    let (count, megabytes) = (textures.len(), bytes as f64 / f64::from(1 << 20));
    let world = app.sub_app(RenderApp).world();
    let canvas = sorted::<Transparent2d>(world) + binned::<Opaque2d>(world);
    let canvas = canvas + binned::<AlphaMask2d>(world);
    let tray = sorted::<Transparent3d>(world) + binned::<Opaque3d>(world);
    let tray = tray + binned::<AlphaMask3d>(world);
    let shadows = binned::<Shadow>(world);
    let interface = sorted::<TransparentUi>(world);
    let all = canvas + tray + shadows + interface;
    format!(
        "{all} draw calls (canvas {canvas}, interface {interface}, tray {tray}, its shadows {shadows}), \
         {count} textures of {megabytes:.1} MiB"
    )
}

/// Calls for what is drawn in order: things that lie next to each other and look alike go together.
fn sorted<P: SortedPhaseItem>(world: &World) -> usize {
    let Some(phases) = world.get_resource::<ViewSortedRenderPhases<P>>() else {
        return 0;
    };
    let calls = |items: Vec<usize>| {
        let (mut at, mut calls) = (0, 0);
        while let Some(&together) = items.get(at) {
            calls += together.min(1);
            at += together.max(1);
        }
        calls
    };
    let lengths = |phase: &bevy::render::render_phase::SortedRenderPhase<P>| {
        let items = phase.items.values();
        items.map(|item| item.batch_range().len()).collect()
    };
    phases.values().map(|phase| calls(lengths(phase))).sum()
}

/// Calls for what is drawn in any order.
fn binned<P: BinnedPhaseItem>(world: &World) -> usize {
    let Some(phases) = world.get_resource::<ViewBinnedRenderPhases<P>>() else {
        return 0;
    };
    phases
        .values()
        .map(|phase| {
            let alone = phase.unbatchable_meshes.values();
            phase.multidrawable_meshes.len()
                + phase.batchable_meshes.len()
                + alone.map(|bin| bin.entities.len()).sum::<usize>()
        })
        .sum()
}
