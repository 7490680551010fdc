//! Contrast after WCAG 2: of colours, and of many places at once.

use cant_stop_scenery::{Eyes, contrast_of_light};

use super::frame::Light;

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
    pub(super) behind: Light,
}

impl Meeting {
    /// The contrast of two colours to these eyes.
    pub(super) fn seen_by(eyes: Eyes, front: Light, behind: Light) -> Meeting {
        Meeting {
            ratio: contrast_of_light(eyes.see(front), eyes.see(behind)),
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
        let only = quantile(meetings(1), 1.0).map(|meeting| meeting.front);
        assert_eq!(only, Some(BLACK));
        assert_eq!(quantile(Vec::new(), 0.5), None);
    }
}
