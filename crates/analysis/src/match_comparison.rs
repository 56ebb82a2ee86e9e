//! Two matches with the same deals side by side: a challenge, and the match of whoever has taken it.

use core::cmp::Ordering;

use cards::Seat;
use game::{Standing, Word};
use session::{AnyMatch, MatchRecord};

/// Two matches from the same start, seen from one seat. Pairs are the challenger's and the other player's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchComparison {
    /// The rounds that both have finished.
    pub rounds: Vec<ComparedRound>,
    /// The sum of the points in these rounds, counted as the game counts.
    pub totals: [i32; 2],
    /// The other player's result in these rounds against the challenger's: greater is better.
    pub outcome: Ordering,
    /// Whether the player has won the match; `None` if it is not over.
    pub have_won: [Option<bool>; 2],
    /// Whether a move was taken back.
    pub takeback_used: [bool; 2],
    /// Whether somebody has finished more rounds than are compared.
    pub has_more: bool,
}

/// A round of both matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComparedRound {
    /// The number of the round, counting from 1.
    pub number: usize,
    /// The points in this round, counted as the game counts.
    pub points: [i32; 2],
    /// Whether the round began with the same deal. A deal may depend on how the round before has ended.
    pub is_same_deal: bool,
    /// What each has played in each turn of their own; `None` where the round was over already.
    pub turns: Vec<[Option<Word>; 2]>,
    /// The place in `turns` of the first difference; `None` if they played the same, or other deals.
    pub first_difference: Option<usize>,
}

/// A finished round of one match.
struct PlayedRound {
    /// The match at its end.
    end: Box<dyn AnyMatch>,
    moves: Vec<Word>,
    points: i32,
    payoff: i32,
}

impl MatchComparison {
    /// Compares the finished rounds of two matches from the same start.
    #[must_use]
    pub fn new(challenge: &MatchRecord, mine: &MatchRecord, seat: Seat) -> Self {
        let played = [challenge, mine].map(|record| played_rounds(record, seat));
        let [theirs, ours] = &played;
        let pairs = || theirs.iter().zip(ours);
        let rounds: Vec<_> = pairs()
            .zip(1..)
            .map(|((theirs, ours), number)| ComparedRound::new(number, theirs, ours))
            .collect();
        let totals = [0, 1].map(|player| rounds.iter().map(|round| round.points[player]).sum());
        let lead: i32 = pairs()
            .map(|(theirs, ours)| ours.payoff - theirs.payoff)
            .sum();
        let records = [challenge, mine];
        Self {
            has_more: theirs.len() != ours.len(),
            rounds,
            totals,
            outcome: lead.cmp(&0),
            have_won: records.map(|record| has_won(record, seat)),
            takeback_used: records.map(MatchRecord::takeback_used),
        }
    }
}

impl ComparedRound {
    fn new(number: usize, theirs: &PlayedRound, ours: &PlayedRound) -> Self {
        let turns = theirs.moves.len().max(ours.moves.len());
        let turn = |at| [theirs, ours].map(|round| round.moves.get(at).copied());
        let turns: Vec<[Option<Word>; 2]> = (0..turns).map(turn).collect();
        let is_same_deal = theirs.end.is_same_deal(&*ours.end);
        let differs = |[theirs, ours]: &[Option<Word>; 2]| theirs != ours;
        Self {
            number,
            points: [theirs.points, ours.points],
            is_same_deal,
            first_difference: turns.iter().position(differs).filter(|_| is_same_deal),
            turns,
        }
    }
}

/// The finished rounds of a match, with the moves of the player in a seat.
fn played_rounds(record: &MatchRecord, seat: Seat) -> Vec<PlayedRound> {
    let mut replayed = MatchRecord::new(record.options().clone());
    let (mut rounds, mut moves) = (Vec::new(), Vec::new());
    let mut before = replayed.any().totals()[seat];
    for mv in record.moves() {
        replayed.next_round();
        if replayed.any().turn().mover() == Some(seat) {
            moves.push(*mv);
        }
        // Cannot fail: the move was legal in this match.
        let _ = replayed.play(*mv);
        if let Some(payoffs) = replayed.any().payoffs() {
            let total = replayed.any().totals()[seat];
            rounds.push(PlayedRound {
                end: replayed.any().boxed(),
                moves: core::mem::take(&mut moves),
                points: total - before,
                payoff: payoffs[seat],
            });
            before = total;
        }
    }
    rounds
}

fn has_won(record: &MatchRecord, seat: Seat) -> Option<bool> {
    match record.any().standing() {
        Standing::Ongoing => None,
        Standing::Over(winners) => Some(winners.contains(&seat)),
    }
}
