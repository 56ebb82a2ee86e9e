//! Components that are the same for every game. A game gives what they show.

mod bar;
mod begin;
mod challenge;
pub mod curtain;
mod dialogs;
mod game_views;
mod keys;
mod matches;
mod more_games;
mod new_match;
mod notices;
mod opponents;
mod plot;
mod scores;
mod screens;
mod settings;
mod spoken;
mod start_panel;
mod table;
mod update;

pub use bar::{bar, open_button, sound_button};
pub use begin::begin;
pub use dialogs::dialog_view;
pub use game_views::GameViews;
pub use matches::match_view;
pub use more_games::more_games;
pub(crate) use new_match::{match_options, player_count};
pub use notices::notices;
pub use plot::plot;
pub use scores::score_table;
pub use screens::with_screens;
pub use settings::{language, speed};
pub use spoken::with_spoken;
pub use start_panel::start_panel;
pub use table::{skip_link, status_line};
pub use update::with_update_offer;
