//! The review of a match: asking the worker for it, part after part.

use core::cell::RefCell;
use std::rc::Rc;

use analysis::table_review::ToReviewWorker;
use analysis::{reviewed_people, reviewed_rounds};
use cards::Seat;
use leptos::prelude::{Get, GetValue, SetValue, Update, untrack};
use protocol::{AnyReader, BUILD, JsonText};
use session::{MatchRecord, Ticket};

use super::super::match_review::{MatchReview, SharedReview};
use super::super::page::TablePage;
use super::answer::{Answer, read_answer};
use crate::shell::{Dialog, Notice, Shell};
use crate::worker_link::{LinkReport, Request, Restart, WorkerLink, WorkerScript};

/// After this many milliseconds without an answer the worker counts as dead.
const TIMEOUT: u32 = 30_000;

impl Shell {
    /// Starts the review, or goes on with it: of the round that has just ended; else of all finished
    /// rounds. It is about the chosen person, or else the first at this device.
    pub(super) fn start_review(self, chosen: Option<Seat>) {
        let Some(record) = untrack(|| self.record()) else {
            return;
        };
        let Some(seat) = chosen.or_else(|| reviewed_people(&record).next()) else {
            return;
        };
        let mut rounds = reviewed_rounds(&record, seat);
        let is_round_over = record.is_round_over() && !record.is_over();
        if is_round_over && let Some(last) = rounds.pop() {
            rounds = vec![last];
        }
        let review = self.review_of(record, seat);
        review.book.borrow_mut().want(&rounds);
        self.ask_for_review(&review);
    }

    /// Reads the review. Follows its changes.
    pub(super) fn with_review<R>(self, read: impl FnOnce(&MatchReview) -> R) -> Option<R> {
        self.own::<TablePage>().review_version.get();
        self.own::<TablePage>()
            .review
            .get_value()
            .map(|review| read(&review))
    }

    /// The review of this match for a person. That of another match or person is dropped.
    fn review_of(self, record: MatchRecord, seat: Seat) -> SharedReview {
        let kept = self.own::<TablePage>().review.get_value();
        if let Some(kept) = &kept
            && kept.seat == seat
            && record.continues(&kept.record.borrow())
        {
            kept.record.replace(record);
            return Rc::clone(kept);
        }
        // Tickets go on, so that a late answer about another match is not taken for one about this.
        let last_ticket = kept.as_ref().map_or(0, |kept| *kept.ticket.borrow());
        let review = Rc::new(MatchReview {
            link: kept.map_or_else(|| self.link_for_reviews(), |kept| kept.link.clone()),
            book: RefCell::default(),
            record: RefCell::new(record),
            seat,
            ticket: RefCell::new(last_ticket),
        });
        review.link.clear();
        self.own::<TablePage>()
            .review
            .set_value(Some(Rc::clone(&review)));
        review
    }

    fn link_for_reviews(self) -> WorkerLink {
        let script = WorkerScript {
            suffix: "",
            build: BUILD,
            restart: Restart::IfNeeded,
        };
        let on_report = move |_: &WorkerLink, report| {
            let Some(review) = self.own::<TablePage>().review.get_value() else {
                return;
            };
            match report {
                LinkReport::Message(text) => self.review_answered(&review, &text),
                LinkReport::SelfCheckFailed => self.stop_review(&review, Notice::SelfCheckFailed),
                LinkReport::Silent => self.stop_review(&review, Notice::AnalysisSilent),
            }
        };
        WorkerLink::new(script, Box::new(on_report))
    }

    /// Asks for the next part, as long as the dialog is open.
    fn ask_for_review(self, review: &SharedReview) {
        let is_open = untrack(|| self.dialog()) == Some(Dialog::Review);
        if let Some(request) = is_open
            .then(|| next_request(self.chunk_game().reader(), review))
            .flatten()
        {
            review.link.request(request.clone());
            review.link.watch(request, TIMEOUT);
        }
        self.own::<TablePage>()
            .review_version
            .update(|version| *version += 1);
    }

    fn review_answered(self, review: &SharedReview, text: &str) {
        let (ticket, answer) = read_answer(text);
        let last = Ticket(*review.ticket.borrow());
        if !review.link.answered(ticket.unwrap_or(last)) {
            return;
        }
        let is_move = |mv| review.record.borrow().any().is_move(mv);
        match answer {
            Answer::Decision(decision) if is_move(decision.taken) && is_move(decision.best) => {
                review.book.borrow_mut().add_decision(decision);
            }
            Answer::Deal(deal) => review.book.borrow_mut().add_deal(deal),
            Answer::Decision(_) | Answer::Nothing => review.book.borrow_mut().skip(),
        }
        self.ask_for_review(review);
    }

    fn stop_review(self, review: &SharedReview, notice: Notice) {
        review.link.clear();
        review.book.borrow_mut().cancel();
        self.notify(notice);
    }
}

/// The request for the next part; `None` while one is being computed, and after the last one.
fn next_request(format: &dyn AnyReader, review: &SharedReview) -> Option<Request> {
    let mut book = review.book.borrow_mut();
    while let Some(part) = book.next_part() {
        let ticket = Ticket(review.ticket.replace_with(|last| *last + 1) + 1);
        let record = review.record.borrow();
        match ToReviewWorker::new(format, ticket, &record, review.seat, part) {
            Some(asked) => {
                let message = asked.to_json();
                return Some(Request { ticket, message });
            }
            None => book.skip(),
        }
    }
    None
}
