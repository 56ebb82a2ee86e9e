//! A check that every bot played what follows from what it could know.

use core::task::Poll;

use crate::bots::Agent;
use crate::session::MatchRecord;
use cards::{Card, Seat};
use game::Game;

/// A check of a match, in the making: every card of a bot is thought anew, from nothing but the bot's
/// view and the seed that the match gave it. (That the deals follow from the seed needs no check: a
/// record has no others.)
#[derive(Clone, Debug)]
pub struct Verifier {
    plays: Vec<Card>,
    /// The match up to the next card to be checked.
    replayed: MatchRecord,
    agent: Option<Agent>,
    wrong: Vec<WrongCard>,
}

/// A card that the bot would not have played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongCard {
    /// Which card of the match, counting from 1.
    pub number: usize,
    /// The bot's seat.
    pub seat: Seat,
    /// The card in the record.
    pub played: Card,
    /// The card that follows from the bot's view.
    pub expected: Card,
}

/// As many iterations as are thought at once about one card.
const SLICE: u32 = 256;

impl Verifier {
    /// Begins to check a match.
    #[must_use]
    pub fn new(record: &MatchRecord) -> Self {
        Self {
            plays: record.plays().to_vec(),
            replayed: MatchRecord::new(record.options().clone()),
            agent: None,
            wrong: Vec::new(),
        }
    }

    /// Thinks on for up to this many iterations. Ready with the cards that are wrong when all have
    /// been checked, and ever after.
    pub fn step(&mut self, iterations: u32) -> Poll<&[WrongCard]> {
        let mut left = iterations;
        while let Some(played) = self.plays.get(self.replayed.plays().len()) {
            if left == 0 {
                return Poll::Pending;
            }
            let slice = left.min(SLICE);
            left -= slice;
            self.check(*played, slice);
        }
        Poll::Ready(&self.wrong)
    }

    /// How many cards have been checked, of how many.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.replayed.plays().len(), self.plays.len())
    }

    /// Thinks one slice about the next card, and plays it when it is checked.
    fn check(&mut self, played: Card, slice: u32) {
        self.replayed.next_round();
        let begin = || {
            let seat = self.replayed.round().to_move()?;
            let bot = self.replayed.options().opponent(seat)?;
            // When nothing is left at stake, the table lets everybody play any card.
            let at_stake = !self.replayed.nothing_at_stake();
            let view = self.replayed.view(seat);
            Agent::new(bot.level, &view, self.replayed.decision_seed()).filter(|_| at_stake)
        };
        if let Some(mut agent) = self.agent.take().or_else(begin) {
            match agent.step(slice) {
                Poll::Pending => return self.agent = Some(agent),
                Poll::Ready(expected) => self.compare(played, expected),
            }
        }
        // The card was legal when the record was made.
        let _ = self.replayed.play(played);
    }

    fn compare(&mut self, played: Card, expected: Card) {
        let Some(seat) = self
            .replayed
            .round()
            .to_move()
            .filter(|_| played != expected)
        else {
            return;
        };
        self.wrong.push(WrongCard {
            number: self.replayed.plays().len() + 1,
            seat,
            played,
            expected,
        });
    }
}
