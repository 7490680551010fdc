//! Colours as people see them who lack a kind of cones.

/// Eyes that take in colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// With all three kinds of cones.
    All,
    /// Without cones for long waves: red is dark.
    Protan,
    /// Without cones for middle waves: red and green are alike.
    Deutan,
    /// Without cones for short waves: blue and green are alike.
    Tritan,
}

impl Eyes {
    /// All of them.
    pub const ALL: [Eyes; 4] = [Eyes::All, Eyes::Protan, Eyes::Deutan, Eyes::Tritan];

    /// Light that, to other people, looks as this light does to these eyes; channels from 0 to 1.
    ///
    /// The matrices are those for full severity of G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, “A
    /// Physiologically-based Model for Simulation of Color Vision Deficiency”, 2009.
    pub fn see(self, light: [f32; 3]) -> [f32; 3] {
        let cones = match self {
            Eyes::All => return light,
            Eyes::Protan => [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
            Eyes::Deutan => [
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ],
            Eyes::Tritan => [
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ],
        };
        cones.map(|cone: [f32; 3]| {
            let seen: f32 = cone.iter().zip(light).map(|(share, it)| share * it).sum();
            seen.clamp(0.0, 1.0)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn greys_stay_grey_and_red_turns_dark_to_eyes_without_its_cones() {
        for eyes in Eyes::ALL {
            for channel in eyes.see([0.4; 3]) {
                assert!((channel - 0.4).abs() < 0.01, "{eyes:?}");
            }
        }
        let [red, ..] = Eyes::Protan.see([1.0, 0.0, 0.0]);
        assert!(red < 0.2);
        assert_eq!(Eyes::All.see([1.0, 0.0, 0.0]), [1.0, 0.0, 0.0]);
    }
}
