//! Statistics of tournaments and reviews.

mod sample;
mod tournament_scores;

pub use sample::{Sample, margin_95};
pub use tournament_scores::TournamentScores;
