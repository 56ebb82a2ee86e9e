//! The same deals with a bot in the player's seat.

use core::task::Poll;

use crate::bots::{BotDecision, Level, Policy};
use crate::rules::Round;
use crate::session::{MatchOptions, MatchRecord, rounds};
use cards::{BySeat, Seat};
use game::Game;

/// A replay of a match's rounds with a bot in the player's seat, computed step by step. Each round
/// begins with the totals that the match had, whatever the bot's results before.
#[derive(Clone, Debug)]
pub struct BotReplay {
    options: MatchOptions,
    seat: Seat,
    policy: Policy,
    /// The rounds to play, the next one last.
    pending: Vec<ReplayedRound>,
    bot: Option<BotDecision>,
    played: Vec<Round>,
}

/// A round in progress, with the totals and the number of cards before it.
#[derive(Clone, Debug)]
struct ReplayedRound {
    round: Round,
    totals: BySeat<u16>,
    before: usize,
}

impl BotReplay {
    /// A replay of the finished rounds of a match, with a bot of this policy in the seat and the bots
    /// of the match in the others. The policy also plays for a person in another seat.
    #[must_use]
    pub fn new(record: &MatchRecord, seat: Seat, policy: Policy) -> Self {
        let mut before = 0;
        let mut pending = Vec::new();
        for (start, round) in rounds(record) {
            if round.is_over() {
                pending.push(ReplayedRound {
                    round: round.restarted(),
                    totals: start.totals(),
                    before,
                });
            }
            before += round.plays().count();
        }
        pending.reverse();
        Self {
            options: record.options().clone(),
            seat,
            policy,
            pending,
            bot: None,
            played: Vec::new(),
        }
    }

    /// A replay of a match's first round, finished or not.
    #[must_use]
    pub fn for_first_round(record: &MatchRecord, seat: Seat, policy: Policy) -> Self {
        let mut replay = Self::new(record, seat, policy);
        replay.pending = rounds(record)
            .into_iter()
            .take(1)
            .map(|(start, round)| ReplayedRound {
                round: round.restarted(),
                totals: start.totals(),
                before: 0,
            })
            .collect();
        replay
    }

    /// Computes up to this many iterations. Ready with the rounds when all have been played.
    pub fn step(&mut self, iterations: u32) -> Poll<&[Round]> {
        let mut left = iterations;
        while left > 0 {
            if self.pending.is_empty() {
                return Poll::Ready(&self.played);
            }
            let slice = left.min(SLICE);
            left -= slice;
            self.advance(slice);
        }
        Poll::Pending
    }

    /// The number of rounds played, and of all rounds.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        let played = self.played.len();
        (played, played + self.pending.len())
    }

    /// Computes one slice of the next card, or moves on to the next round.
    fn advance(&mut self, slice: u32) {
        let Some(round) = self.pending.last_mut() else {
            return;
        };
        let Some(turn) = round.round.to_move() else {
            let over = self.pending.pop().map(|round| round.round);
            return self.played.extend(over);
        };
        let level = self.options.level(turn).filter(|_| turn != self.seat);
        let level = level.and_then(|level| Level::from_id(level.id()));
        let policy = level.map_or(self.policy, Level::policy);
        let seed = self
            .options
            .decision_seed(round.before + round.round.plays().count());
        let begin = || {
            let view = round.round.view(turn).with_totals(round.totals);
            BotDecision::with_policy(policy, &view, seed)
        };
        let Some(mut bot) = self.bot.take().or_else(begin) else {
            return;
        };
        match bot.step(slice) {
            Poll::Pending => self.bot = Some(bot),
            Poll::Ready(card) => round.round.play_unchecked(card),
        }
    }
}

/// The most iterations computed at once.
const SLICE: u32 = 256;
