//! What is on the page, one small component a file.

// Components are used by being named in a view, which no attribute need demand.
#![allow(clippy::must_use_candidate)]

pub mod card;
pub mod choice;
pub mod dialogs;
pub mod hand;
pub mod icon;
pub mod lobby;
pub mod log;
pub mod notices;
pub mod opponents;
pub mod reading;
pub mod scores;
pub mod seat;
pub mod table;
pub mod trick;
pub mod update;

pub use card::CardFace;
pub use choice::Choice;
pub use dialogs::{EndDialogs, Modal};
pub use hand::Hand;
pub use icon::Icon;
pub use lobby::Lobby;
pub use log::Log;
pub use notices::Notices;
pub use opponents::Opponents;
pub use reading::{Page, Reading};
pub use scores::ScoreTable;
pub use seat::{OwnSeat, Seats};
pub use table::TableView;
pub use trick::TrickView;
pub use update::UpdateOffer;
