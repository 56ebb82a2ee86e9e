//! Verification that the bots did not cheat.

use core::task::Poll;

use crate::bots::{BotDecision, Level};
use crate::rules::Round;
use crate::session::MatchRecord;
use cards::{Card, Seat};
use game::Game;
use session::TableGame;

/// Recomputes every card of the bots from the bot's view and the match's seed alone, step by step. The
/// deals need no check: they are derived from the seed. In a record whose deals were given, it stops at the first
/// card that the derived deals do not allow.
#[derive(Clone, Debug)]
pub struct Verifier {
    plays: Vec<Card>,
    /// The match up to the next card to check.
    replayed: MatchRecord,
    bot: Option<BotDecision>,
    wrong: Vec<WrongCard>,
}

/// A card in the record that the bot would not have played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongCard {
    /// The number of the card in the match, counting from 1.
    pub number: usize,
    /// The bot's seat.
    pub seat: Seat,
    /// The card in the record.
    pub played: Card,
    /// The card that the bot plays.
    pub expected: Card,
}

/// The most iterations computed at once.
const SLICE: u32 = 256;

impl Verifier {
    /// Begins to check a match.
    #[must_use]
    pub fn new(record: &MatchRecord) -> Self {
        let plays = record
            .typed::<Round>()
            .map(|record| record.moves().to_vec());
        Self {
            plays: plays.unwrap_or_default(),
            replayed: MatchRecord::new(record.options().clone()),
            bot: None,
            wrong: Vec::new(),
        }
    }

    /// Computes up to this many iterations. Ready with the wrong cards when all have been checked.
    pub fn step(&mut self, iterations: u32) -> Poll<&[WrongCard]> {
        let mut left = iterations;
        while let Some(played) = self.plays.get(self.replayed.moves().len()) {
            if left == 0 {
                return Poll::Pending;
            }
            let slice = left.min(SLICE);
            left -= slice;
            self.check(*played, slice);
        }
        Poll::Ready(&self.wrong)
    }

    /// The number of cards checked, and of all cards.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.replayed.moves().len(), self.plays.len())
    }

    /// Computes one slice of the next card, and plays the card when it is checked.
    fn check(&mut self, played: Card, slice: u32) {
        self.replayed.next_round();
        let begin = || {
            let replayed = self.replayed.typed::<Round>()?;
            let seat = replayed.round().to_move()?;
            let level = Level::from_id(replayed.options().level(seat)?.id())?;
            // Without devils left, the table plays the round out without asking the bots.
            let at_stake = !replayed.round().nothing_at_stake();
            let view = replayed.view(seat);
            BotDecision::new(level, &view, replayed.decision_seed()).filter(|_| at_stake)
        };
        if let Some(mut bot) = self.bot.take().or_else(begin) {
            match bot.step(slice) {
                Poll::Pending => return self.bot = Some(bot),
                Poll::Ready(expected) => self.compare(played, expected),
            }
        }
        if self.replayed.play(Round::word(played)).is_err() {
            self.plays.truncate(self.replayed.moves().len());
        }
    }

    fn compare(&mut self, played: Card, expected: Card) {
        let mover = self.replayed.any().turn().mover();
        let Some(seat) = mover.filter(|_| played != expected) else {
            return;
        };
        self.wrong.push(WrongCard {
            number: self.replayed.moves().len() + 1,
            seat,
            played,
            expected,
        });
    }
}
