//! The deal of the day: a round that follows from the date, the same for everybody.

use cards::Seed;
use cards::french::Suit;
use game::LevelId;
use session::Day;
use session::daily::DailyGame;
pub use session::daily::{day_of, options};

use crate::bots::Level;
use crate::rules::{Match, MatchSetup, Options, Round, mirrored_suit};

/// The seed of the day's deal.
#[must_use]
pub fn seed(day: Day) -> Seed {
    day.seed("own trumps")
}

/// A match of one round: a mirror deal of the person against one bot. Both hands are worth the same. The
/// person's trump suit changes from day to day.
impl DailyGame for Round {
    /// Plays by rules of thumb.
    const DAILY_LEVEL: LevelId = LevelId::new(Level::Wolf.id());

    /// # Panics
    /// Never: the match is valid.
    fn daily_start(day: Day) -> Match {
        let own = Suit::ALL[day.number() as usize % Suit::ALL.len()];
        let setup = MatchSetup {
            players: 2,
            trumps: [own, mirrored_suit(own)].map(text).into(),
            deals: 1,
            options: Options {
                mirror_deal: true,
                ..Options::default()
            },
        };
        Match::new(setup.validate().expect("a match for two"), seed(day))
    }
}

fn text(suit: Suit) -> String {
    suit.letter().into()
}
