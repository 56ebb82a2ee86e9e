//! The bots' worker. It computes in slices, so that a newer request is received between two of them.

pub mod analysis;
mod database;

use core::task::Poll;

use little_devils::bots::Agent;
use little_devils::bots::advice::Adviser;
use little_devils::bots::net::{Net, check};
use little_devils::protocol::{
    AdviceRequest, CardAdvice, FromWorker, MoveRequest, ToWorker, WorkerRequest,
};
use protocol::JsonText;
use session::{Front, Mailbox, Ticket};
use worker::{Service, serve};

/// Iterations in a slice: some hundredths of a second. Browsers delay each link of a chain of timers
/// by at least 4 ms, so shorter slices would waste time.
const SLICE: u32 = 4096;

/// Iterations in a slice of advice. Most of them play a whole round out.
const ADVICE_SLICE: u32 = 512;

/// The searches for the bot's card and for the player's advice.
#[derive(Default)]
struct Searches(Mailbox<(Ticket, Agent), (Ticket, Adviser)>);

/// Starts the bots' worker: receives messages as long as the worker lives.
pub fn listen() {
    serve(Searches::default(), check::is_right);
}

impl Service for Searches {
    fn receive(&mut self, text: &str) -> Option<String> {
        let request = ToWorker::read(text)
            .map_err(|error| error.to_string())
            .and_then(ToWorker::request);
        let error = request.and_then(|request| self.begin(request)).err()?;
        Some(FromWorker::Refused { error }.to_json())
    }

    fn is_idle(&self) -> bool {
        self.0.is_idle()
    }

    fn step(&mut self) -> Option<String> {
        let answer = match self.0.front()? {
            Front::MoveRequest((ticket, agent)) => agent.step(SLICE).map(|card| FromWorker::Card {
                ticket: ticket.0,
                card: card.number().into(),
            }),
            Front::AdviceRequest((ticket, adviser)) => {
                adviser
                    .step(ADVICE_SLICE)
                    .map(|advice| FromWorker::Advised {
                        ticket: ticket.0,
                        rows: CardAdvice::list(&advice),
                    })
            }
        };
        match answer {
            Poll::Pending => None,
            Poll::Ready(answer) => {
                self.0.clear_front();
                Some(answer.to_json())
            }
        }
    }
}

impl Searches {
    /// Starts the search for a request.
    fn begin(&mut self, request: WorkerRequest) -> Result<(), String> {
        let out_of_turn = "it is not the viewer's turn";
        match request {
            WorkerRequest::MoveRequest(MoveRequest {
                ticket,
                level,
                seed,
                view,
            }) => {
                let agent = Agent::new(level, &view, seed).ok_or(out_of_turn)?;
                self.0.put_move_request((ticket, agent));
            }
            WorkerRequest::AdviceRequest(AdviceRequest {
                ticket,
                seed,
                view,
                deals,
            }) => {
                let net = Some(Net::for_seats(view.seats()));
                let adviser = Adviser::new(&view, net, seed, deals).ok_or(out_of_turn)?;
                self.0.put_advice_request((ticket, adviser));
            }
        }
        Ok(())
    }
}
