//! The review of the finished rounds: its dialog, and the worker that computes it.
//!
//! The worker is one of its own, of the bots' script: it computes part after part, as long as the dialog
//! is open. What is known stays known for the match.

mod answer;
mod asking;
mod decisions;
mod dialog;
mod picture;
mod texts;

pub(super) use dialog::review;
