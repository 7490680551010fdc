//! Names that nearly every view needs.

pub(crate) use bevy::ecs::system::SystemParam;
pub(crate) use bevy::ui::InteractionDisabled;
pub(crate) use bevy::ui_widgets::{Activate, observe};
pub(crate) use cant_stop_bots::Opponent;
pub(crate) use cant_stop_rules::{Column, Event as GameEvent, Game, Seat, Variant};

pub(crate) use super::color::{Edges, Opacity, Palette, Pen, Role, Tint, fill, lit, sprite};
pub(crate) use super::control::Control;
pub(crate) use super::dialog::dialog;
pub(crate) use super::entries::{AddEntry, Entry};
pub(crate) use super::focus::{BackRequested, FocusFirst};
pub(crate) use super::kit::{
    AddView, Flex, FocusNext, Key, View, ViewSystems, bar, button, display_if, list_row, note,
    on_press, placed_picture, span, tick,
};
pub(crate) use super::layer::Layer;
pub(crate) use super::pages::AddPage;
pub(crate) use super::panels::AddPanel;
pub(crate) use super::readable::{passage_heading, passage_node, readable, side, sides};
pub(crate) use super::screen::screen_root;
pub(crate) use super::spacing::{APART, GAP, RADIUS, RADIUS_SMALL, RING, TIGHT, TOUCH, WIDE};
pub(crate) use super::tabs::InView;
pub(crate) use super::type_scale::{Face, LEAST_LETTERS, TextSize};
pub(crate) use super::widgets::{
    ButtonLook, Ink, ShownValue, Stepped, bare_button_in, button_in, button_node, column,
    despawn_all, icon, label, mark_icon, medium_label, narrow_stepper, paragraph, row, scroll_view,
    visible_if,
};
pub(crate) use super::{TextRuler, done_button, last_row, motion};
pub(crate) use crate::core::art::{Art, Picture};
pub(crate) use crate::core::background::BackgroundTask;
pub(crate) use crate::core::canvas::Canvas;
pub(crate) use crate::core::cycle::{cycle, cycle_index};
pub(crate) use crate::core::dialogs::{Dialog, Dialogs};
pub(crate) use crate::core::locale::{Described, Locale, Spoken, Words};
pub(crate) use crate::core::numbers::decimal;
pub(crate) use crate::core::redraw::NeedsFullRate;
pub(crate) use crate::core::seats::{Mark, SeatKind, SeatPlan, Seats};
pub(crate) use crate::core::settings::{
    Language, LastTable, PlayerSettings, Settings, StoredRoster, TextScale,
};
pub(crate) use crate::core::solo_seat::solo_seat;
pub(crate) use crate::core::states::{Screen, TurnPhase};
pub(crate) use crate::core::surroundings::Unlocked;
pub(crate) use crate::core::texts::{self, TextKey};
