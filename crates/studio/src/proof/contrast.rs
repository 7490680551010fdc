//! Contrast after WCAG 2: of colours, and of many places at once.

use cant_stop_scenery::Eyes;

use super::frame::Light;

/// The relative luminance of a colour, 0 to 1.
pub(super) fn luminance([red, green, blue]: Light) -> f32 {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// The contrast of two colours, 1 to 21.
pub(super) fn contrast(a: Light, b: Light) -> f32 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// A colour, `alpha` (0 to 1) of which covers what lies behind it.
pub(super) fn over(color: Light, alpha: f32, behind: Light) -> Light {
    std::array::from_fn(|channel| alpha * color[channel] + (1.0 - alpha) * behind[channel])
}

/// The contrast of something against what is behind it at one place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Meeting {
    /// 1 to 21.
    pub(super) ratio: f32,
    /// The colour of the thing itself.
    pub(super) front: Light,
    /// The colour behind it.
    pub(super) behind: Light,
}

impl Meeting {
    /// The contrast of two colours to these eyes.
    pub(super) fn seen_by(eyes: Eyes, front: Light, behind: Light) -> Meeting {
        Meeting {
            ratio: contrast(eyes.see(front), eyes.see(behind)),
            front,
            behind,
        }
    }
}

/// The meeting that `share` (0 to 1) of all are worse than; `None` without any.
pub(super) fn quantile(mut meetings: Vec<Meeting>, share: f32) -> Option<Meeting> {
    let at = (share * meetings.len() as f32) as usize;
    let at = at.min(meetings.len().checked_sub(1)?);
    let (_, meeting, _) = meetings.select_nth_unstable_by(at, |a, b| a.ratio.total_cmp(&b.ratio));
    Some(*meeting)
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHITE: Light = [1.0; 3];
    const BLACK: Light = [0.0; 3];

    #[test]
    fn contrasts_are_those_of_the_standard() {
        assert!((contrast(WHITE, BLACK) - 21.0).abs() < 1e-3);
        assert_eq!(contrast(WHITE, WHITE), 1.0);
        // #777777 on white, which falls just short of 4.5.
        let grey = [0.184_475; 3];
        assert!((contrast(grey, WHITE) - 4.48).abs() < 0.01);
    }

    #[test]
    fn red_on_black_is_clear_but_not_to_eyes_without_its_cones() {
        const RED: Light = [1.0, 0.0, 0.0];
        let ratio = |eyes| Meeting::seen_by(eyes, RED, BLACK).ratio;
        assert!(ratio(Eyes::All) > 5.0 && ratio(Eyes::Protan) < 4.0);
    }

    #[test]
    fn half_a_cover_is_half_the_light() {
        assert_eq!(over(WHITE, 0.5, BLACK), [0.5; 3]);
        assert_eq!(over(WHITE, 0.0, BLACK), BLACK);
    }

    #[test]
    fn quantiles_count_from_the_worst() {
        let meetings = |count: u8| -> Vec<Meeting> {
            (0..count)
                .rev()
                .map(|step| Meeting::seen_by(Eyes::All, [f32::from(step) / 100.0; 3], BLACK))
                .collect()
        };
        let tenth = quantile(meetings(100), 0.1).map(|meeting| meeting.front);
        assert_eq!(tenth, Some([0.1; 3]));
        assert_eq!(
            quantile(meetings(1), 1.0).map(|meeting| meeting.front),
            Some(BLACK)
        );
        assert_eq!(quantile(Vec::new(), 0.5), None);
    }
}
