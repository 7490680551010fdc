// Snow: every flake has its own way over the canvas, worked out from its number; near ones are larger, faster and brighter.

#import bevy_sprite::mesh2d_functions as mesh_functions
#ifdef SRGB_OUTPUT
#import bevy_render::color_operations::linear_to_srgb
#endif

struct Flight {
    color: vec4<f32>,
    // The visible width and height, in design units.
    canvas: vec2<f32>,
    // How far the wind has carried everything, in design units.
    carried: vec2<f32>,
    // How large the nearest flakes are, in design units.
    size: f32,
    // How many of the flakes fly, with a share of the last one.
    many: f32,
    // How much is seen of the nearest ones.
    strength: f32,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> flight: Flight;

struct Vertex {
    @builtin(instance_index) instance_index: u32,
    // The corner, and the number of the flake.
    @location(0) position: vec3<f32>,
}

struct Varying {
    @builtin(position) position: vec4<f32>,
    // From the middle of the flake: its edge is at 1.
    @location(0) corner: vec2<f32>,
    @location(1) alpha: f32,
}

// A share that looks drawn by lot: even spacing would show as rows while the flakes are few.
fn scattered(number: f32) -> f32 {
    return fract(abs(sin(number * 12.9898) * 43758.547));
}

@vertex
fn vertex(vertex: Vertex) -> Varying {
    let number = vertex.position.z;
    let near = fract(number * 0.618034);
    let radius = flight.size * (0.22 + 0.28 * near * near + 0.1 * near);
    let field = flight.canvas + vec2(2.0 * flight.size);
    let start = vec2(scattered(number), scattered(number + 0.5)) * field;
    let sway = vec2(0.0, 12.0 * sin(flight.carried.x * 0.011 + number));
    let flown = start + flight.carried * (0.6 + 0.7 * near) + sway;
    let at = flown - floor(flown / field) * field - field * 0.5;

    var out: Varying;
    let world_from_local = mesh_functions::get_world_from_local(vertex.instance_index);
    // The wind draws near flakes out a little.
    let drawn = vertex.position.xy * radius * vec2(1.0 + 0.5 * near, 1.0);
    let local = vec4(at + drawn, 0.0, 1.0);
    out.position = mesh_functions::mesh2d_position_local_to_clip(world_from_local, local);
    out.corner = vertex.position.xy;
    out.alpha = flight.strength * (0.45 + 0.55 * near) * clamp(flight.many - number, 0.0, 1.0);
    return out;
}

@fragment
fn fragment(in: Varying) -> @location(0) vec4<f32> {
    let soft = 1.0 - smoothstep(0.25, 1.0, length(in.corner));
    var color = vec4(flight.color.rgb, flight.color.a * in.alpha * soft);
#ifdef SRGB_OUTPUT
    color = vec4(linear_to_srgb(color.rgb), color.a);
#endif
    return color;
}
