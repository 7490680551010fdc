// A flag in the wind: the cloth hangs on its left edge and swings the more, the farther it is from it.

#import bevy_sprite::{
    mesh2d_functions as mesh_functions,
    mesh2d_view_bindings::globals,
}
#ifdef SRGB_OUTPUT
#import bevy_render::color_operations::linear_to_srgb
#endif

struct Cloth {
    // What the picture is multiplied by.
    color: vec4<f32>,
    // Radians that set this flag apart from its neighbours.
    phase: f32,
    // How far the free edge swings to either side, in design units.
    swing: f32,
    // Radians per second.
    speed: f32,
    // How many waves the cloth is long, in radians.
    waves: f32,
}

// The grey of the cloth from which on it has its full colour; folds are darker. In a storm the colour must still stand out
// from the sky.
const LIGHTEST: f32 = 0.55;
// The hem is whiter than any fold, from the first of these to the second: it is of paper on every cloth, which stands out
// from a sky that is neither dark nor bright by its outline or by its hem.
const WHITE: vec2<f32> = vec2(0.68, 0.86);
const PAPER: vec3<f32> = vec3(0.956, 0.956, 1.0);

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> cloth: Cloth;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var picture_sampler: sampler;

struct Vertex {
    @builtin(instance_index) instance_index: u32,
    @location(0) position: vec3<f32>,
    @location(2) uv: vec2<f32>,
}

struct Varying {
    @builtin(position) position: vec4<f32>,
    @location(0) uv: vec2<f32>,
    // How much light the slope of the cloth takes, around 1.
    @location(1) light: f32,
}

@vertex
fn vertex(vertex: Vertex) -> Varying {
    let along = vertex.uv.x;
    let angle = along * cloth.waves - globals.time * cloth.speed + cloth.phase;
    let swing = cloth.swing * along;
    var local = vertex.position;
    local.y += swing * sin(angle);
    // A wave takes some of the cloth's length.
    local.x -= 0.25 * swing * (1.0 + sin(angle + 1.0));

    var out: Varying;
    let world_from_local = mesh_functions::get_world_from_local(vertex.instance_index);
    out.position = mesh_functions::mesh2d_position_local_to_clip(world_from_local, vec4(local, 1.0));
    out.uv = vertex.uv;
    out.light = 1.0 + 0.012 * swing * cos(angle);
    return out;
}

@fragment
fn fragment(in: Varying) -> @location(0) vec4<f32> {
    let sample = textureSample(picture, picture_sampler, in.uv);
    let tinted = cloth.color.rgb * min(sample.rgb / LIGHTEST * in.light, vec3(1.0));
    let hem = smoothstep(WHITE.x, WHITE.y, sample.g);
    var color = vec4(mix(tinted, PAPER, hem), sample.a * cloth.color.a);
#ifdef SRGB_OUTPUT
    color = vec4(linear_to_srgb(color.rgb), color.a);
#endif
    return color;
}
