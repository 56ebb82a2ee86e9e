//! Small building blocks of every page.

pub mod button;
pub mod icon;
pub mod modal;
pub mod segment;
pub mod select;
pub mod switch;

pub use button::{button, icon_button};
pub use icon::{face, icon};
pub use modal::{modal, modal_with_button, modal_with_escape, with_leaf, with_scroller};
pub use segment::segment;
pub use select::{labelled_select, select};
pub use switch::labelled_switch;
