//! Small parts that every page is made of.

pub mod button;
pub mod choice;
pub mod icon;
pub mod segment;

pub use button::{button, icon_button};
pub use choice::choice;
pub use icon::{face, icon};
pub use segment::segment;
