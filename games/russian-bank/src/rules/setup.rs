//! Validation of untrusted deals.

use game::play_untrusted;
use serde::{Deserialize, Serialize};

use crate::rules::{DEALT, DealtCards, Fault, Faults, Move, Options, PackCard, Round, two};

/// An untrusted deal, as read from a file or a message: any numbers and texts. Its fields are those of a deal record.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
pub struct Setup {
    /// The option [`Options::four_each`].
    #[serde(default)]
    pub four_each: bool,
    /// The option [`Options::packs_apart`].
    #[serde(default)]
    pub packs_apart: bool,
    /// The option [`Options::turned_only`].
    #[serde(default)]
    pub turned_only: bool,
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
        let options = Options {
            four_each: self.four_each,
            packs_apart: self.packs_apart,
            turned_only: self.turned_only,
        };
        let dealer = two().seat(self.dealer);
        let mut faults: Vec<Fault> = dealer.err().into_iter().map(Fault::Dealer).collect();
        let cards = self.read_cards(&mut faults);
        let (Ok(dealer), Some(cards), []) = (dealer, cards, &faults[..]) else {
            return Err(Faults::new(faults));
        };
        let start = Round::new(options, dealer, cards);
        let moves = play_untrusted(&mut start.clone(), &self.moves, |text| text.parse());
        Ok((start, moves.map_err(Fault::Move)?))
    }

    /// The deal with the moves as texts.
    #[must_use]
    pub fn new(start: &Round, moves: &[Move]) -> Self {
        let texts = |cards: &[PackCard; DEALT]| cards.iter().map(ToString::to_string).collect();
        let options = start.options();
        Self {
            four_each: options.four_each,
            packs_apart: options.packs_apart,
            turned_only: options.turned_only,
            dealer: start.dealer().get().into(),
            cards: start.dealt().iter().map(texts).collect(),
            moves: moves.iter().map(ToString::to_string).collect(),
        }
    }

    /// Reads the cards of both players; `None` after a fault.
    fn read_cards(&self, faults: &mut Vec<Fault>) -> Option<DealtCards> {
        if self.cards.len() != 2 {
            faults.push(Fault::Players(self.cards.len()));
        }
        let mut dealt = Vec::new();
        for (seat, texts) in self.cards.iter().enumerate() {
            if texts.len() != DEALT {
                faults.push(Fault::Size(seat, texts.len()));
            }
            for text in texts {
                match text.parse::<PackCard>() {
                    Err(fault) => faults.push(Fault::NotACard(fault)),
                    Ok(card) if dealt.contains(&card) => faults.push(Fault::CardTwice(card)),
                    Ok(card) => {
                        if self.packs_apart && card.pack() != seat {
                            faults.push(Fault::WrongPack(seat, card));
                        }
                        dealt.push(card);
                    }
                }
            }
        }
        let (one, other) = dealt.split_at_checked(DEALT)?;
        Some([one.try_into().ok()?, other.try_into().ok()?])
    }
}
