//! Validation of untrusted deals.

use cards::Seat;
use game::Game;

use crate::rules::{
    DEALT, DealtCards, Fault, Faults, Move, MoveFault, Options, PackCard, Round, two,
};

/// An untrusted deal, as read from a file or a message: any numbers and texts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// The options of the rules.
    pub options: Options,
    /// The seat of the dealer.
    pub dealer: i64,
    /// The cards of each player: the reserve from bottom to top, then the stock from top to bottom.
    pub cards: Vec<Vec<String>>,
    /// The moves. The deal may be unfinished.
    pub moves: Vec<String>,
}

impl Setup {
    /// Validates the deal and the moves: the deal before its first move, and the moves in order.
    ///
    /// # Errors
    /// Every fault of the deal; if there are none, the first wrong move.
    pub fn validate(&self) -> Result<(Round, Vec<Move>), Faults> {
        let mut faults = Vec::new();
        let dealer = two().seat(self.dealer).map_err(Fault::Dealer);
        let dealer = dealer.unwrap_or_else(|fault| {
            faults.push(fault);
            Seat::FIRST
        });
        let cards = read_cards(&self.cards, self.options, &mut faults);
        let Some(cards) = cards.filter(|_| faults.is_empty()) else {
            return Err(Faults::new(faults));
        };
        let start = Round::new(self.options, dealer, cards);
        let mut round = start.clone();
        let mut moves = Vec::new();
        for (text, number) in self.moves.iter().zip(1..) {
            let read = text.parse().map_err(MoveFault::NotAMove);
            let checked = read.and_then(|mv| {
                let checked = round.check(mv).map_err(MoveFault::IllegalPlay);
                checked.map(|()| mv)
            });
            let mv = checked.map_err(|fault| Faults::from(Fault::Move { number, fault }))?;
            round.play_unchecked(mv);
            moves.push(mv);
        }
        Ok((start, moves))
    }

    /// The deal with the moves as texts.
    #[must_use]
    pub fn new(start: &Round, moves: &[Move]) -> Self {
        let texts = |cards: &[PackCard; DEALT]| cards.iter().map(ToString::to_string).collect();
        Self {
            options: start.options(),
            dealer: start.dealer().get().into(),
            cards: start.dealt().iter().map(texts).collect(),
            moves: moves.iter().map(ToString::to_string).collect(),
        }
    }
}

/// Reads the cards of both players; `None` after a fault.
fn read_cards(
    lists: &[Vec<String>],
    options: Options,
    faults: &mut Vec<Fault>,
) -> Option<DealtCards> {
    if lists.len() != 2 {
        faults.push(Fault::Players(lists.len()));
    }
    let mut dealt = Vec::new();
    for (seat, texts) in lists.iter().enumerate() {
        if texts.len() != DEALT {
            let given = texts.len();
            faults.push(Fault::Size { seat, given });
        }
        for text in texts {
            match text.parse::<PackCard>() {
                Err(fault) => faults.push(Fault::NotACard(fault)),
                Ok(card) if dealt.contains(&card) => faults.push(Fault::CardTwice(card)),
                Ok(card) => {
                    if options.packs_apart && card.pack() != seat {
                        faults.push(Fault::WrongPack { seat, card });
                    }
                    dealt.push(card);
                }
            }
        }
    }
    let (one, other) = dealt.split_at_checked(DEALT)?;
    Some([one.try_into().ok()?, other.try_into().ok()?])
}
