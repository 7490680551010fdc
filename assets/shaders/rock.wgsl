// The rock: its picture under the light of the sky, and its edges in the colours of what shines on them.

#import bevy_sprite::mesh2d_vertex_output::VertexOutput
#ifdef SRGB_OUTPUT
#import bevy_render::color_operations::linear_to_srgb
#endif

struct Light {
    // Factors of the picture at the left, in the middle and at the right.
    left: vec4<f32>,
    rock: vec4<f32>,
    right: vec4<f32>,
    // What shines on edges that face the sunset; its alpha is how strongly.
    warm: vec4<f32>,
    // What shines on edges that face the moon; its alpha is how strongly.
    cool: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> light: Light;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var picture_sampler: sampler;
@group(#{MATERIAL_BIND_GROUP}) @binding(3) var edges: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(4) var edges_sampler: sampler;

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let rock = textureSample(picture, picture_sampler, in.uv);
    let lit = textureSample(edges, edges_sampler, in.uv);
    let side = clamp((in.uv.x - 0.5) * 3.0, -1.0, 1.0);
    let flank = select(light.right.rgb, light.left.rgb, side < 0.0);
    let own = min(rock.rgb * mix(light.rock.rgb, flank, abs(side)), vec3(1.0));
    let cooled = mix(own, light.cool.rgb, lit.g * light.cool.a);
    var color = vec4(mix(cooled, light.warm.rgb, lit.r * light.warm.a), rock.a);
#ifdef SRGB_OUTPUT
    color = vec4(linear_to_srgb(color.rgb), color.a);
#endif
    return color;
}
