//! Validation of untrusted deals and decisions.

use cards::french::PlayingCardSet;
use game::{DealFault, DealtHands, play_untrusted};
use serde::{Deserialize, Serialize};

use crate::rules::{
    Deal, Fault, Faults, Layout, Options, Round, SEATS, UntrustedDecision, UntrustedLayout,
};

/// An untrusted round, as read from a file, a link or a message: any numbers and texts. Its fields are those of a
/// deal record.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
pub struct Setup {
    /// The number of players, 3 to 8.
    pub players: i64,
    /// The dealer's seat.
    pub dealer: i64,
    /// The option of rule 10.
    #[serde(default)]
    pub auction: bool,
    /// The option of rule 9.
    #[serde(default)]
    pub watch: bool,
    /// The chips on the boodle cards before the antes.
    pub layout: UntrustedLayout,
    /// The cards of each seat, in any order.
    pub hands: Vec<Vec<String>>,
    /// The cards of the dead hand, in any order.
    pub dead: Vec<String>,
    /// The decisions, in order. The round may be unfinished.
    pub moves: Vec<UntrustedDecision>,
}

impl Setup {
    /// Validates the deal and plays the decisions.
    ///
    /// # Errors
    /// Every fault of the table, the hands and the layout; if there are none, the first wrong decision.
    pub fn validate(&self) -> Result<Round, Faults> {
        let seats = SEATS.seat_count(self.players);
        let seats = seats.map_err(|fault| Fault::Deal(DealFault::Players(fault)))?;
        let dealer = seats.seat(self.dealer);
        let wrong_dealer = dealer.err().map(|fault| DealFault::Seat("dealer", fault));
        let mut faults: Vec<Fault> = wrong_dealer.into_iter().map(Fault::Deal).collect();
        let layout = self.read_layout(&mut faults);
        let dealt = DealtHands::read(PlayingCardSet::ALL, seats, &self.hands, Some(&self.dead));
        faults.extend(dealt.faults.into_iter().map(Fault::Deal));
        let Some(dealer) = dealer.ok().filter(|_| faults.is_empty()) else {
            return Err(Faults::new(faults));
        };
        let mut round = Round::new(Deal {
            options: Options {
                auction: self.auction,
                watch: self.watch,
            },
            dealer,
            layout,
            hands: dealt.hands,
            dead: dealt.dead,
            is_last: false,
        });
        let played = play_untrusted(&mut round, &self.moves, UntrustedDecision::read);
        played.map_err(Fault::Decision)?;
        Ok(round)
    }

    fn read_layout(&self, faults: &mut Vec<Fault>) -> Layout {
        Layout::from_fn(|suit| {
            let chips = self.layout.by_suit()[suit as usize];
            let read = i32::try_from(chips).ok();
            let read = read.filter(|chips| (0..=Layout::MAX_CHIPS).contains(chips));
            read.unwrap_or_else(|| {
                faults.push(Fault::Chips(suit, chips));
                0
            })
        })
    }
}

/// The texts and numbers of a round.
impl From<&Round> for Setup {
    fn from(round: &Round) -> Self {
        let deal = round.deal();
        let hands = deal.hands.as_slice().iter().copied();
        let moves = round.decisions().iter().copied();
        Self {
            players: deal.seats().get().into(),
            dealer: deal.dealer.get().into(),
            auction: deal.options.auction,
            watch: deal.options.watch,
            layout: deal.layout.into(),
            hands: hands.map(PlayingCardSet::texts).collect(),
            dead: deal.dead.texts(),
            moves: moves.map(UntrustedDecision::from).collect(),
        }
    }
}
