//! The person's actions at the table.

mod deals;
mod moves;
mod state;

pub(crate) use deals::{begin, deal, give_up, leave, new_deal, open, restart};
pub(crate) use moves::{
    bring, finish, go_back, go_to, pick, play_move, put_back, redo, refuse, tap, targets, undo,
};
pub(crate) use state::{add_time, points, say};
