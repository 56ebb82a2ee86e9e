//! The worker of a table game's bots.

use analysis::Reviewable;
use analysis::table_review::{FromReviewWorker, ReviewRequest, ToReviewWorker};
use protocol::table_worker::{FromTableWorker, TableRequest, ToTableWorker};
use protocol::{JsonText, TableFormat};
use session::{Front, Mailbox, TableBots};

use crate::service::{Service, serve};

/// The requests for moves, and for advice and reviews.
struct Bots<G: TableFormat>(Mailbox<TableRequest<G>, Aside<G>>);

/// A request that waits until no bot has to choose.
enum Aside<G: TableFormat> {
    Advice(TableRequest<G>),
    Review(ReviewRequest<G>),
}

/// Starts the worker of the bots of a game at a table. It chooses, advises and reviews as long as it
/// lives.
pub fn listen<G: TableFormat<Round: Reviewable>>() {
    serve(Bots::<G>(Mailbox::default()), G::Round::is_fit);
}

impl<G: TableFormat<Round: Reviewable>> Bots<G> {
    /// Puts a request in.
    fn put(&mut self, text: &str) -> Result<(), String> {
        if let Ok(message) = ToReviewWorker::read(text) {
            self.0.put_advice_request(Aside::Review(message.request()?));
            return Ok(());
        }
        let message = ToTableWorker::read(text).map_err(|error| error.to_string())?;
        let request = message.request()?;
        if request.is_for_move() {
            self.0.put_move_request(request);
        } else {
            self.0.put_advice_request(Aside::Advice(request));
        }
        Ok(())
    }
}

impl<G: TableFormat<Round: Reviewable>> Service for Bots<G> {
    fn receive(&mut self, text: &str) -> Option<String> {
        self.put(text).err().map(refused)
    }

    fn is_idle(&self) -> bool {
        self.0.is_idle()
    }

    fn step(&mut self) -> Option<String> {
        let answer = match self.0.front()? {
            Front::MoveRequest(request) | Front::AdviceRequest(Aside::Advice(request)) => {
                request.answer().to_json()
            }
            Front::AdviceRequest(Aside::Review(request)) => {
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
