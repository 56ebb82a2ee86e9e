//! The review of a match, as far as it is known.

use core::cell::RefCell;
use std::rc::Rc;

use analysis::ReviewBook;
use cards::Seat;
use session::MatchRecord;

use crate::worker_link::WorkerLink;

/// A review that may be read while the worker reports.
pub(super) type SharedReview = Rc<MatchReview>;

/// The review of a match, with the link to the worker that computes it.
pub(super) struct MatchReview {
    pub(super) link: WorkerLink,
    /// The parts that are known.
    pub(super) book: RefCell<ReviewBook>,
    /// The match that the book is about.
    pub(super) record: RefCell<MatchRecord>,
    /// The seat of the player whom the review is about.
    pub(super) seat: Seat,
    /// The number of the last request.
    pub(super) ticket: RefCell<u32>,
}
