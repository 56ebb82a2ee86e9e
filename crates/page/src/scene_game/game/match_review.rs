//! The review of a match, as far as it is known.

use core::cell::RefCell;
use std::rc::Rc;

use analysis::ReviewBook;
use cards::Seat;
use session::MatchRecord;

use crate::worker_link::WorkerLink;

/// A review that may be read while the worker reports.
pub(in crate::scene_game) type SharedReview = Rc<MatchReview>;

/// The review of a match, with the link to the worker that computes it.
pub(in crate::scene_game) struct MatchReview {
    pub(in crate::scene_game) link: WorkerLink,
    /// The parts that are known.
    pub(in crate::scene_game) book: RefCell<ReviewBook>,
    /// The match that the book is about.
    pub(in crate::scene_game) record: RefCell<MatchRecord>,
    /// The seat of the player whom the review is about.
    pub(in crate::scene_game) seat: Seat,
    /// The number of the last request.
    pub(in crate::scene_game) ticket: RefCell<u32>,
}
