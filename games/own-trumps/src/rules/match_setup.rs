//! Validation of untrusted matches.

use cards::Seat;

use crate::rules::setup_reader::SetupReader;
use crate::rules::{Fault, Faults, MAX_DEALS, Options, Trumps, mirrored_suit};

/// An untrusted match, as chosen or as read from a save or a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchSetup {
    /// The number of players, 2 to 4.
    pub players: i64,
    /// A trump suit for each seat: S, C, D or H. In a mirror deal the second is the mirror of the first.
    pub trumps: Vec<String>,
    /// The number of deals, 1 to [`MAX_DEALS`].
    pub deals: i64,
    /// The options of the rules.
    pub options: Options,
}

/// The choices before a match, validated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchOptions {
    trumps: Trumps,
    deals: u8,
    options: Options,
}

impl MatchSetup {
    /// Validates the match.
    ///
    /// # Errors
    /// Every fault.
    pub fn validate(&self) -> Result<MatchOptions, Faults> {
        let mut reader = SetupReader::new(self.players)?;
        let trumps = reader.trumps(&self.trumps);
        if self.options.mirror_deal {
            check_mirror(&mut reader, &self.trumps, trumps);
        }
        let deals = u8::try_from(self.deals).ok();
        let deals = deals.filter(|deals| (1..=MAX_DEALS).contains(deals));
        if deals.is_none() {
            reader.refuse(Fault::Deals(self.deals));
        }
        Ok(MatchOptions {
            deals: reader.finish(deals)?,
            trumps,
            options: self.options,
        })
    }
}

/// Two players, spades and hearts, five deals, no option.
impl Default for MatchSetup {
    fn default() -> Self {
        Self {
            players: 2,
            trumps: vec!["S".into(), "H".into()],
            deals: 5,
            options: Options::default(),
        }
    }
}

impl MatchOptions {
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

/// Checks the players and the suits of a mirror deal.
fn check_mirror(reader: &mut SetupReader, texts: &[String], trumps: Trumps) {
    if reader.seats().get() != 2 {
        reader.refuse(Fault::MirrorPlayers(reader.seats()));
        return;
    }
    let expected = mirrored_suit(trumps.suit(Seat::FIRST));
    let has_mirror = texts
        .get(1)
        .is_some_and(|text| *text == expected.letter().to_string());
    if !has_mirror {
        reader.refuse(Fault::MirrorTrump { expected });
    }
}
