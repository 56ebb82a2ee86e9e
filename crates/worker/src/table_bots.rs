//! The worker of a table game's bots. It computes in slices, so that a newer request is received between two
//! of them.

use core::task::Poll;

use analysis::Reviewable;
use analysis::table_review::{FromReviewWorker, ReviewRequest, ToReviewWorker};
use protocol::table_worker::{FromTableWorker, ToTableWorker};
use protocol::{JsonText, RoundFormat};
use session::{Front, Mailbox, TableBots, Thinking};

use crate::service::{Service, serve};

/// The requests for moves, hints and reviews.
struct Bots<G: RoundFormat>(Mailbox<Thinking<FromTableWorker>, Aside<G>>);

/// A request that waits until no bot has to choose.
enum Aside<G: RoundFormat> {
    Hint(Thinking<FromTableWorker>),
    Review(ReviewRequest<G>),
}

/// Starts the worker of the bots of a game at a table. It chooses, rates and reviews as long as it
/// lives.
pub fn listen<G: RoundFormat<Round: Reviewable>>() {
    serve(Bots::<G>(Mailbox::default()), G::Round::self_check);
}

impl<G: RoundFormat<Round: Reviewable>> Bots<G> {
    /// Puts a request in.
    fn put(&mut self, text: &str) -> Result<(), String> {
        if let Ok(message) = ToReviewWorker::read(text) {
            self.0
                .put_background_request(Aside::Review(message.request()?));
            return Ok(());
        }
        let message = ToTableWorker::read(text).map_err(|error| error.to_string())?;
        let request = message.request::<G>()?;
        if request.is_for_move() {
            self.0.put_move_request(request.begin());
        } else {
            self.0.put_background_request(Aside::Hint(request.begin()));
        }
        Ok(())
    }
}

impl<G: RoundFormat<Round: Reviewable>> Service for Bots<G> {
    fn receive(&mut self, text: &str) -> Option<String> {
        self.put(text).err().map(refused)
    }

    fn is_idle(&self) -> bool {
        self.0.is_idle()
    }

    fn step(&mut self) -> Option<String> {
        let answer = match self.0.front()? {
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
        self.0.clear_front();
        Some(answer)
    }
}

fn refused(error: String) -> String {
    FromTableWorker::Refused { error }.to_json()
}
