//! Small building blocks of every page.

pub mod button;
pub mod icon;
pub mod segment;
pub mod select;

pub use button::{button, icon_button};
pub use icon::{face, icon};
pub use segment::segment;
pub use select::{labelled_select, select};
