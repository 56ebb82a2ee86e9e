//! Validation of untrusted deals and decisions.

use cards::french::{PlayingCard, PlayingCardSet, Suit};
use cards::{BySeat, SeatCount};
use game::Game;

use crate::rules::{
    Deal, Decision, DecisionFault, Fault, Faults, Layout, Options, Place, Round, SEATS,
};

/// An untrusted round, as read from a file, a link or a message: any numbers and texts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// The number of players, 3 to 8.
    pub players: i64,
    /// The dealer's seat.
    pub dealer: i64,
    /// The options.
    pub options: Options,
    /// The chips on the boodle cards before the antes, in the order of [`Suit::ALL`].
    pub layout: [i64; 4],
    /// The cards of each seat, in any order.
    pub hands: Vec<Vec<String>>,
    /// The cards of the dead hand, in any order.
    pub dead: Vec<String>,
    /// The decisions, in order. The round may be unfinished.
    pub decisions: Vec<UntrustedDecision>,
}

/// An untrusted decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UntrustedDecision {
    /// A word or a card.
    Word(String),
    /// A bid.
    Chips(i64),
}

impl Setup {
    /// Validates the deal and plays the decisions.
    ///
    /// # Errors
    /// Every fault of the table, the hands and the layout; if there are none, the first wrong decision.
    pub fn validate(&self) -> Result<Round, Faults> {
        let seats = SEATS.seat_count(self.players);
        let seats = seats.map_err(|fault| Faults::from(Fault::Players(fault)))?;
        let mut faults = Vec::new();
        let dealer = seats.seat(self.dealer);
        if let Err(fault) = dealer {
            faults.push(Fault::Dealer(fault));
        }
        let layout = self.read_layout(&mut faults);
        let (hands, dead) = self.read_hands(seats, &mut faults);
        let Some(dealer) = dealer.ok().filter(|_| faults.is_empty()) else {
            return Err(Faults::new(faults));
        };
        let mut round = Round::new(Deal {
            options: self.options,
            dealer,
            layout,
            hands,
            dead,
            is_last: false,
        });
        for (number, decision) in (1..).zip(&self.decisions) {
            let played = play(&mut round, decision);
            played.map_err(|fault| Faults::from(Fault::Decision(number, fault)))?;
        }
        Ok(round)
    }

    fn read_layout(&self, faults: &mut Vec<Fault>) -> Layout {
        Layout::from_fn(|suit| {
            let chips = self.layout[suit as usize];
            let read = i32::try_from(chips).ok();
            let read = read.filter(|chips| (0..=Layout::MAX_CHIPS).contains(chips));
            read.unwrap_or_else(|| {
                faults.push(Fault::Chips(suit, chips));
                0
            })
        })
    }

    /// Reads all hands and the dead hand; leaves wrong cards out.
    fn read_hands(
        &self,
        seats: SeatCount,
        faults: &mut Vec<Fault>,
    ) -> (BySeat<PlayingCardSet>, PlayingCardSet) {
        let given = self.hands.len();
        if given != seats.size() {
            faults.push(Fault::Hands(given, seats));
        }
        let mut seen = PlayingCardSet::EMPTY;
        let mut read = |texts: &[String], place: Place| {
            if texts.is_empty() {
                faults.push(Fault::Empty(place));
            }
            let mut hand = PlayingCardSet::EMPTY;
            for text in texts {
                match text.parse::<PlayingCard>() {
                    Err(fault) => faults.push(Fault::NotACard(place, fault)),
                    Ok(card) if seen.contains(card) => faults.push(Fault::Twice(place, card)),
                    Ok(card) => {
                        seen = seen.with(card);
                        hand = hand.with(card);
                    }
                }
            }
            hand
        };
        let mut hands = BySeat::new(seats);
        for (at, texts) in self.hands.iter().enumerate() {
            let hand = read(texts, Place::Hand(at));
            if let Some(seat) = seats.seats().nth(at) {
                hands[seat] = hand;
            }
        }
        let dead = read(&self.dead, Place::DeadHand);
        let missing = PlayingCardSet::ALL - seen;
        if !missing.is_empty() {
            faults.push(Fault::Missing(missing));
        }
        (hands, dead)
    }
}

/// The texts and numbers of a round.
impl From<&Round> for Setup {
    fn from(round: &Round) -> Self {
        let deal = round.deal();
        let texts = |cards: &PlayingCardSet| cards.iter().map(|card| card.to_string()).collect();
        Self {
            players: deal.seats().get().into(),
            dealer: deal.dealer().get().into(),
            options: deal.options(),
            layout: Suit::ALL.map(|suit| deal.layout()[suit].into()),
            hands: deal.hands().as_slice().iter().map(texts).collect(),
            dead: texts(&deal.dead()),
            decisions: round
                .decisions()
                .iter()
                .map(UntrustedDecision::from)
                .collect(),
        }
    }
}

impl From<&Decision> for UntrustedDecision {
    fn from(decision: &Decision) -> Self {
        match decision {
            Decision::Bid(chips) => Self::Chips((*chips).into()),
            word => Self::Word(word.to_string()),
        }
    }
}

impl UntrustedDecision {
    fn parse(&self) -> Result<Decision, DecisionFault> {
        match self {
            Self::Word(word) => word.parse().map_err(DecisionFault::Word),
            Self::Chips(chips) => {
                let bid = u8::try_from(*chips).ok();
                let bid = bid.filter(|bid| (1..=Decision::MAX_CHIPS).contains(bid));
                bid.map(Decision::Bid).ok_or(DecisionFault::Bid(*chips))
            }
        }
    }
}

fn play(round: &mut Round, decision: &UntrustedDecision) -> Result<(), DecisionFault> {
    let decision = decision.parse()?;
    round.check(decision).map_err(DecisionFault::Illegal)?;
    round.play_unchecked(decision);
    Ok(())
}
