//! The options of the rules, and the choices before a match.

use cards::Seat;
use cards::french::Suit;

use crate::rules::{Fault, MAX_DEALS, SEATS, Trumps, mirrored_suit};

/// The options that a match is played with; by default none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// *Sixes go home*: after the deal each six goes to the player whose trump suit it is.
    pub sixes_go_home: bool,
    /// *Mirror deal*, for two players: whoever gets a card, the other gets its mirror image.
    pub mirror_deal: bool,
    /// *May take*: a player may take although they could beat.
    pub may_take: bool,
}

/// The choices before a match, validated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchOptions {
    trumps: Trumps,
    deals: u8,
    options: Options,
}

impl MatchOptions {
    /// A match of 1 to [`MAX_DEALS`] deals with a trump suit for each seat; in a mirror deal the second is the mirror
    /// of the first.
    ///
    /// # Errors
    /// The first fault.
    pub fn new(suits: &[Suit], deals: i64, options: Options) -> Result<Self, Fault> {
        let trumps = Trumps::read(suits).ok_or(Fault::MatchTrumps)?;
        let mirrored = mirrored_suit(trumps.suit(Seat::FIRST));
        if options.mirror_deal && trumps.seats() != SEATS.fewest() {
            return Err(Fault::MirrorPlayers(trumps.seats()));
        }
        if options.mirror_deal && suits[1] != mirrored {
            return Err(Fault::MirrorTrump(mirrored));
        }
        let number = u8::try_from(deals).ok();
        let number = number.filter(|number| (1..=MAX_DEALS).contains(number));
        Ok(Self {
            trumps,
            deals: number.ok_or(Fault::Deals(deals))?,
            options,
        })
    }

    /// The trump suits.
    #[must_use]
    pub const fn trumps(&self) -> &Trumps {
        &self.trumps
    }

    /// The number of deals, 1 to [`MAX_DEALS`].
    #[must_use]
    pub const fn deals(&self) -> u8 {
        self.deals
    }

    /// The options of the rules.
    #[must_use]
    pub const fn options(&self) -> Options {
        self.options
    }
}
