//! The dealer in the same program.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use cards::{Seat, SeatCount};
use sealed_deal::{Client, Evidence, Fact, Plan, Update};
use session::parse_hex;

use super::dealer::{DealFact, Dealer, FromDealer, ToDealer};
use crate::LieKind;

/// A [`Dealer`] with all the mathematics.
#[derive(Default)]
pub struct LocalDealer {
    client: Option<Client>,
    seats: Option<SeatCount>,
    /// The cards that were played, with their messages.
    played: Vec<(u8, Vec<u8>)>,
}

impl Dealer for LocalDealer {
    fn is_ready(&self) -> bool {
        true
    }

    fn ask(&mut self, request: &ToDealer) -> FromDealer {
        let update = self.update(request);
        let waiting = self.client.as_ref().map(Client::waiting_for);
        let waiting = waiting.into_iter().flatten().map(Seat::index).collect();
        let refused = update.is_none();
        let Update { messages, facts } = update.unwrap_or_default();
        let text = |message: &Vec<u8>| URL_SAFE_NO_PAD.encode(message);
        FromDealer {
            refused,
            messages: messages.iter().map(text).collect(),
            facts: facts.into_iter().map(told).collect(),
            waiting,
        }
    }
}

impl LocalDealer {
    /// What follows from a request; `None` if it is refused.
    fn update(&mut self, request: &ToDealer) -> Option<Update> {
        if let ToDealer::Begin {
            name,
            cards,
            hands,
            seat,
            seed,
        } = request
        {
            let plan = Plan::new(name.as_bytes(), *cards, hands).ok()?;
            let seats = plan.seats();
            let seat = seats.seat(i64::try_from(*seat).ok()?).ok()?;
            let (client, update) = Client::new(plan, seat, parse_hex(seed)?)?;
            (self.client, self.seats) = (Some(client), Some(seats));
            self.played.clear();
            return Some(update);
        }
        let client = self.client.as_mut()?;
        match request {
            ToDealer::Begin { .. } => None,
            ToDealer::Take { seat, message } => {
                let seat = self.seats?.seat(i64::try_from(*seat).ok()?).ok()?;
                client
                    .receive(seat, &URL_SAFE_NO_PAD.decode(message).ok()?)
                    .ok()
            }
            ToDealer::Play { card } => {
                if let Some((_, message)) = self.played.iter().find(|(known, _)| known == card) {
                    let messages = vec![message.clone()];
                    return Some(Update {
                        messages,
                        ..Update::default()
                    });
                }
                let update = client.play(*card).ok()?;
                let messages = update.messages.iter().cloned();
                self.played.extend(messages.map(|message| (*card, message)));
                Some(update)
            }
            ToDealer::Finish {} => client.finish().ok(),
            ToDealer::Object {} => client.object().ok(),
        }
    }
}

fn told(fact: Fact) -> DealFact {
    match fact {
        Fact::Dealt { hand } => DealFact::Dealt {
            cards: hand.iter().map(|held| held.card).collect(),
        },
        Fact::Played { seat, card, .. } => DealFact::Played {
            seat: seat.index(),
            card,
        },
        Fact::Lied(lie) => DealFact::Lied {
            seat: lie.seat.index(),
            kind: kind(lie.evidence),
        },
        Fact::Objected { seat } => DealFact::Objected { seat: seat.index() },
        Fact::Faulty { .. } | Fact::Stopped { .. } => DealFact::Stopped {},
        Fact::Audited { cards } => DealFact::Audited { cards },
    }
}

/// The lie that the evidence shows.
const fn kind(evidence: Evidence) -> LieKind {
    match evidence {
        Evidence::FalseSeed => LieKind::FalseSeed,
        Evidence::RepeatedPoint { .. } | Evidence::WrongShuffle { .. } => LieKind::WrongShuffle,
        Evidence::FalseHandKeys { .. }
        | Evidence::ForgedKey { .. }
        | Evidence::ForgedPlay { .. } => LieKind::ForgedKey,
        Evidence::NotInHand { .. } => LieKind::IllegalMove,
        Evidence::FalseAlarm { .. } => LieKind::FalseAlarm,
    }
}
