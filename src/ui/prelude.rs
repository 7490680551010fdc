//! Names that nearly every view needs.

pub(crate) use super::color::{Edges, Palette, Pen, Role, Tint, fill};
pub(crate) use super::dialog::dialog;
pub(crate) use super::entries::{AddEntry, Entry};
pub(crate) use super::focus::FocusFirst;
pub(crate) use super::kit::{
    AddView, Flex, FocusNext, Key, View, ViewSystems, bar, button, display_if, list_row, note,
    on_press, placed_picture, span, tick,
};
pub(crate) use super::pages::AddPage;
pub(crate) use super::panels::AddPanel;
pub(crate) use super::readable::{passage_heading, passage_node, readable, side, sides};
pub(crate) use super::spacing::{APART, GAP, RADIUS, RADIUS_SMALL, RING, TIGHT, WIDE};
pub(crate) use super::tabs::InView;
pub(crate) use super::type_scale::TextSize;
pub(crate) use super::widgets::{
    ButtonLook, Ink, ShownValue, Stepped, bare_button_in, button_in, button_node, column, icon,
    label, mark_icon, medium_label, narrow_stepper, paragraph, row, scroll_view,
};
pub(crate) use super::{done_button, last_row, motion};
pub(crate) use crate::core::art::Art;
pub(crate) use crate::core::canvas::Canvas;
pub(crate) use crate::core::cycle::cycle;
pub(crate) use crate::core::dialogs::{Dialog, Dialogs};
pub(crate) use crate::core::locale::{Locale, Spoken, Words};
pub(crate) use crate::core::numbers::decimal;
pub(crate) use crate::core::seats::{Mark, SeatKind, SeatPlan, Seats};
pub(crate) use crate::core::settings::Settings;
pub(crate) use crate::core::states::Screen;
pub(crate) use crate::core::texts::{self, TextKey};
