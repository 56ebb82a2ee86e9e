//! Messages to the bots' worker: read back unchanged, or refused with a reason.

use cards::Seed;
use game::Game;
use little_devils::bots::{Level, choose};
use little_devils::protocol::{AdviceRequest, FromWorker, MoveRequest, ToWorker, WorkerRequest};
use protocol::JsonText;
use session::Ticket;

use crate::lowest::lowest_cards;

#[test]
fn a_request_reaches_the_worker_unchanged_and_invalid_ones_are_refused() {
    let record = lowest_cards(3, 4, 6);
    let seat = record.round().to_move().expect("in mid-round");
    let view = record
        .round()
        .view(seat)
        .with_totals(record.match_state().totals());
    let request = MoveRequest {
        ticket: Ticket(7),
        level: Level::DEFAULT,
        seed: Seed(u64::MAX),
        view,
    };
    let text = ToWorker::from(&request).to_json();
    assert_eq!(
        ToWorker::read(&text).expect("readable").request(),
        Ok(WorkerRequest::MoveRequest(request.clone()))
    );
    assert!(choose(request.level, &request.view, request.seed).is_some());

    let refusal = |from: &str, to: &str| {
        let changed = text.replace(from, to);
        assert_ne!(changed, text, "{from} is in it");
        ToWorker::read(&changed)
            .expect("readable")
            .request()
            .expect_err("refused")
    };
    assert!(refusal(Level::DEFAULT.id(), "angel").contains("angel"));
    assert!(refusal("\"players\":4", "\"players\":8").contains("8 players"));
    assert!(refusal("18446744073709551615", "-1").contains("seed"));
    assert!(ToWorker::read("{\"type\":\"dance\"}").is_err());
    let advice_request = AdviceRequest {
        ticket: Ticket(8),
        seed: request.seed,
        view: request.view,
        deals: 2000,
    };
    let text = ToWorker::from(&advice_request).to_json();
    let request = |text: &str| ToWorker::read(text).expect("readable").request();
    assert_eq!(
        request(&text),
        Ok(WorkerRequest::AdviceRequest(advice_request))
    );
    for deals in ["0", "4000000000"] {
        let endless = text.replace("2000", deals);
        assert!(request(&endless).expect_err("refused").contains(deals));
    }
    let card = FromWorker::Card {
        ticket: 7,
        card: 12,
    };
    assert_eq!(FromWorker::read(&card.to_json()), Ok(card));
}
