//! The worker of a table game's bots. It computes in slices, so that a newer request is received between two
//! of them.

use core::task::Poll;

use analysis::table_review::{FromReviewWorker, ReviewRequest, ToReviewWorker};
use analysis::{AnyReviews, reviews_of};
use protocol::table_worker::{FromTableWorker, ToTableWorker};
use protocol::{AnyBots, JsonText, TableFormat, bots_of};
use session::{Front, Mailbox, TableBots, Thinking};

use crate::service::{Service, serve};

/// The requests for moves, hints and reviews.
struct Requests {
    mailbox: Mailbox<Thinking<FromTableWorker>, Aside>,
    bots: &'static dyn AnyBots,
    reviews: &'static dyn AnyReviews,
}

/// A request that waits until no bot has to choose.
enum Aside {
    Hint(Thinking<FromTableWorker>),
    Review(ReviewRequest),
}

/// Starts the worker of the bots of a game at a table. It chooses, rates and reviews as long as it
/// lives.
pub fn listen<R: TableFormat + TableBots>() {
    listen_to(bots_of::<R>(), reviews_of::<R>());
}

fn listen_to(bots: &'static dyn AnyBots, reviews: &'static dyn AnyReviews) {
    let requests = Requests {
        mailbox: Mailbox::default(),
        bots,
        reviews,
    };
    serve(requests, || bots.self_check());
}

impl Requests {
    /// Puts a request in.
    fn put(&mut self, text: &str) -> Result<(), String> {
        if let Ok(message) = ToReviewWorker::read(text) {
            let review = Aside::Review(message.request(self.reviews)?);
            self.mailbox.put_background_request(review);
            return Ok(());
        }
        let message = ToTableWorker::read(text).map_err(|error| error.to_string())?;
        let request = message.request(self.bots)?;
        if request.is_for_move {
            self.mailbox.put_move_request(request.thinking);
        } else {
            let hint = Aside::Hint(request.thinking);
            self.mailbox.put_background_request(hint);
        }
        Ok(())
    }
}

impl Service for Requests {
    fn receive(&mut self, text: &str) -> Option<String> {
        self.put(text).err().map(refused)
    }

    fn is_idle(&self) -> bool {
        self.mailbox.is_idle()
    }

    fn step(&mut self) -> Option<String> {
        let answer = match self.mailbox.front()? {
            Front::MoveRequest(thinking) | Front::BackgroundRequest(Aside::Hint(thinking)) => {
                match thinking() {
                    Poll::Pending => return None,
                    Poll::Ready(answer) => answer.to_json(),
                }
            }
            Front::BackgroundRequest(Aside::Review(request)) => {
                let answer = request.answer();
                let nothing = || refused("there is no review of this".into());
                answer.map_or_else(nothing, |answer: FromReviewWorker| answer.to_json())
            }
        };
        self.mailbox.clear_front();
        Some(answer)
    }
}

fn refused(error: String) -> String {
    FromTableWorker::Refused { error }.to_json()
}
