//! What is on the page, one small component a file.

mod card;
mod choice;
mod dialogs;
mod hand;
mod lobby;
mod log;
mod notices;
mod opponents;
mod scores;
mod seat;
mod table;
mod trick;

pub use card::CardFace;
pub use choice::Choice;
pub use dialogs::{EndDialogs, Modal};
pub use hand::Hand;
pub use lobby::Lobby;
pub use log::Log;
pub use notices::Notices;
pub use opponents::Opponents;
pub use scores::ScoreTable;
pub use seat::Seats;
pub use table::TableView;
pub use trick::TrickView;
