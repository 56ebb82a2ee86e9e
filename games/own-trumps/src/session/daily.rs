//! The deal of the day: a round that follows from the date, the same for everybody.

use cards::french::Suit;
use cards::{Seat, Seed};
use session::{Day, OptionsError};

use crate::bots::Level;
use crate::rules::{Match, MatchSetup, Options, mirrored_suit};
use crate::session::{Player, SessionOptions};

/// The level of the bot: one without search, so that it plays alike for everybody.
const LEVEL: Level = Level::Wolf;

/// The seed of the day's deal.
#[must_use]
pub fn seed(day: Day) -> Seed {
    day.seed("own trumps")
}

/// Sets up the match whose first round is the deal of the day: a mirror deal of the person against one
/// bot. Both hands are worth the same. The person's trump suit changes from day to day.
///
/// # Errors
/// A name that is too long, or a bot without one.
///
/// # Panics
/// Never: the match is valid.
pub fn options(day: Day, name: &str, bot: &str) -> Result<SessionOptions, OptionsError> {
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
    let chosen = setup.validate().expect("a match for two");
    let players = vec![Player::here(name), Player::bot(bot, LEVEL)];
    SessionOptions::new(players, |_| Match::new(chosen, seed(day)))
}

/// The day, up to `today`, whose deal these options are for; `None` if there is no such day.
#[must_use]
pub fn day_of(given: &SessionOptions, today: Day) -> Option<Day> {
    let mut days = core::iter::successors(Some(today), |day| day.previous());
    let day = days.find(|day| seed(*day) == given.seed())?;
    let expected = options(day, "", "Bot").ok()?;
    let is_same = expected.start() == given.start() && given.level(Seat::FIRST).is_none();
    let has_bot = given.bots().all(|(_, level)| level == LEVEL) && given.bots().count() == 1;
    (is_same && has_bot).then_some(day)
}

fn text(suit: Suit) -> String {
    suit.letter().into()
}
