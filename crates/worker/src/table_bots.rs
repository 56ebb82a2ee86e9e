//! The worker of a table game's bots.

use protocol::table_worker::{FromTableWorker, TableRequest, ToTableWorker};
use protocol::{JsonText, TableFormat};
use session::{Front, Mailbox, TableBots};

use crate::service::{Service, serve};

/// The requests for moves and for advice.
struct Bots<G: TableFormat>(Mailbox<TableRequest<G>, TableRequest<G>>);

/// Starts the worker of the bots of a game at a table. It chooses and advises as long as it lives.
pub fn listen<G: TableFormat<Round: TableBots>>() {
    serve(Bots::<G>(Mailbox::default()), G::Round::is_fit);
}

impl<G: TableFormat<Round: TableBots>> Service for Bots<G> {
    fn receive(&mut self, text: &str) -> Option<String> {
        let read = ToTableWorker::read(text).map_err(|error| error.to_string());
        match read.and_then(|message| message.request()) {
            Ok(request) if request.is_for_move() => self.0.put_move_request(request),
            Ok(request) => self.0.put_advice_request(request),
            Err(error) => return Some(FromTableWorker::Refused { error }.to_json()),
        }
        None
    }

    fn is_idle(&self) -> bool {
        self.0.is_idle()
    }

    fn step(&mut self) -> Option<String> {
        let (Front::MoveRequest(request) | Front::AdviceRequest(request)) = self.0.front()?;
        let answer = request.answer();
        self.0.clear_front();
        Some(answer.to_json())
    }
}
