//! Components that are the same for every game. A game gives what they show.

mod dialogs;
mod keys;
mod notices;
mod plot;
mod scores;
mod settings;
mod update;

pub use dialogs::{DialogContents, dialog_view};
pub use notices::notices;
pub use plot::plot;
pub use scores::score_table;
pub use settings::{language, speed};
pub use update::with_update_offer;
