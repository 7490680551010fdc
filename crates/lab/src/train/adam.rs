//! Adam: steps against a slope, each weight's measured by how large its slopes usually are.

/// How much of the old slopes each batch keeps, first and second moments.
const KEEP: [f32; 2] = [0.9, 0.999];

/// What is remembered of the slopes of some weights.
pub(super) struct Adam {
    moments: [Vec<f32>; 2],
    /// The powers of [`KEEP`] by which young moments fall short.
    short: [f32; 2],
}

impl Adam {
    /// Remembers nothing yet of so many weights.
    pub(super) fn new(weights: usize) -> Adam {
        Adam {
            moments: [vec![0.0; weights], vec![0.0; weights]],
            short: [1.0; 2],
        }
    }

    /// All that it remembers.
    pub(super) fn parts(&mut self) -> [&mut [f32]; 3] {
        let [first, second] = &mut self.moments;
        [first, second, &mut self.short]
    }

    /// Makes the slopes of a batch into the steps to add to the weights.
    pub(super) fn turn_into_steps(&mut self, slopes: &mut [f32], rate: f32) {
        for (short, keep) in self.short.iter_mut().zip(KEEP) {
            *short *= keep;
        }
        let [m, v] = &mut self.moments;
        let scales = self.short.map(|short| 1.0 / (1.0 - short));
        for ((slope, m), v) in slopes.iter_mut().zip(m).zip(v) {
            *m += (1.0 - KEEP[0]) * (*slope - *m);
            *v += (1.0 - KEEP[1]) * (*slope * *slope - *v);
            *slope = -rate * *m * scales[0] / ((*v * scales[1]).sqrt() + 1e-8);
        }
    }
}
