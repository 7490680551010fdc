//! Adam: steps against a gradient, each weight's measured by how large its gradients usually are.

/// How much of the old moments each batch keeps, first and second.
const DECAY: [f32; 2] = [0.9, 0.999];

/// The moments of the gradients of some weights.
pub(super) struct Adam {
    moments: [Vec<f32>; 2],
    /// The powers of [`DECAY`] by which young moments fall short.
    short: [f32; 2],
}

impl Adam {
    pub(super) fn new(weights: usize) -> Adam {
        Adam {
            moments: [vec![0.0; weights], vec![0.0; weights]],
            short: [1.0; 2],
        }
    }

    /// All its numbers, always in the same order.
    pub(super) fn numbers(&mut self) -> [&mut [f32]; 3] {
        let [first, second] = &mut self.moments;
        [first, second, &mut self.short]
    }

    /// Makes the gradient of a batch into the steps to add to the weights.
    pub(super) fn turn_into_steps(&mut self, gradient: &mut [f32], rate: f32) {
        for (short, decay) in self.short.iter_mut().zip(DECAY) {
            *short *= decay;
        }
        let [m, v] = &mut self.moments;
        let scales = self.short.map(|short| 1.0 / (1.0 - short));
        for ((slope, m), v) in gradient.iter_mut().zip(m).zip(v) {
            *m += (1.0 - DECAY[0]) * (*slope - *m);
            *v += (1.0 - DECAY[1]) * (*slope * *slope - *v);
            *slope = -rate * *m * scales[0] / ((*v * scales[1]).sqrt() + 1e-8);
        }
    }
}
