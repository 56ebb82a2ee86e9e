//! A look back at a game: the verdict on each of its positions.
//!
//! If a game can be won from one position, it can be won from all positions before it; if it cannot, then from none
//! after it. So a few answers of the solver are enough to find out when a game was lost, and [`Review::next`] chooses
//! the question that halves the unknown part.

use crate::play::Play;
use crate::rules::{Move, check, is_won, play as play_on};
use crate::solver::Verdict;

/// The greatest number of moves to the win that is worth showing.
const MAX_TOLD: usize = 250;

/// What is known of the positions of a game. A position has as its number the turns played before it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Review {
    /// The turns between the positions.
    turns: Vec<Vec<Move>>,
    /// What the solver has said of each position; one more than turns.
    answers: Vec<Option<Answer>>,
    /// The position that the solver is asked about.
    asked: Option<usize>,
}

/// An answer of the solver.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Answer {
    /// The game can be won, with these moves.
    Won(Vec<Move>),
    Lost,
    Undecided,
}

impl Review {
    /// Takes over the turns of a game, those to redo included. What is known of positions that the game still has is
    /// kept.
    pub fn follow(&mut self, play: &Play) {
        let turns: Vec<Vec<Move>> = play.all_turns().map(<[Move]>::to_vec).collect();
        let pairs = turns.iter().zip(&self.turns);
        let same = pairs.take_while(|(now, was)| now == was).count();
        self.answers.truncate(same + 1);
        self.answers.resize(turns.len() + 1, None);
        self.asked = self.asked.filter(|asked| *asked <= same);
        self.turns = turns;
        let end = self.turns.len();
        if is_won(play.rules(), play.position_after(end)) {
            self.answers[end] = Some(Answer::Won(Vec::new()));
        }
        self.pass_on(play, same);
    }

    /// Takes a line that wins over to the positions after it, as long as it still wins there: because its own moves
    /// were played, or because the others can be left out.
    fn pass_on(&mut self, play: &Play, from: usize) {
        for at in from..self.turns.len() {
            let is_open = matches!(self.answers[at + 1], None | Some(Answer::Undecided));
            let line = self.line(at).filter(|_| is_open);
            if let Some(line) = line.and_then(|line| rest_of(play, at, line)) {
                self.answers[at + 1] = Some(Answer::Won(line));
            }
        }
    }

    /// Notes the position that the solver is asked about; `None` if it is asked something else.
    pub const fn ask(&mut self, turns: Option<usize>) {
        self.asked = turns;
    }

    /// The position that the solver is asked about.
    #[must_use]
    pub const fn asked(&self) -> Option<usize> {
        self.asked
    }

    /// Takes the solver's answer to the last question, with the line of play if there is one, for a game whose turns
    /// are known ([`Self::follow`]). An answer about a position that the review does not know is dropped.
    pub fn answer(&mut self, play: &Play, verdict: Verdict, line: Vec<Move>) {
        let asked = self.asked.take();
        let Some((asked, known)) =
            asked.and_then(|asked| Some((asked, self.answers.get_mut(asked)?)))
        else {
            return;
        };
        *known = Some(match verdict {
            Verdict::Won => Answer::Won(line),
            Verdict::Lost => Answer::Lost,
            Verdict::Unknown => Answer::Undecided,
        });
        self.pass_on(play, asked);
    }

    /// Whether the game can be won from a position: what has been said of it, or follows from another one. `None`
    /// if the solver has not been asked.
    #[must_use]
    pub fn verdict(&self, turns: usize) -> Option<Verdict> {
        if self.last_winnable().is_some_and(|last| turns <= last) {
            return Some(Verdict::Won);
        }
        if self.first_lost().is_some_and(|first| turns >= first) {
            return Some(Verdict::Lost);
        }
        let is_asked = self.answers.get(turns)?.is_some();
        is_asked.then_some(Verdict::Unknown)
    }

    /// The last position from which the game is known to be winnable.
    #[must_use]
    pub fn last_winnable(&self) -> Option<usize> {
        let is_won = |answer: &Option<Answer>| matches!(answer, Some(Answer::Won(_)));
        self.answers.iter().rposition(is_won)
    }

    /// The first position from which the game is known to be lost.
    #[must_use]
    pub fn first_lost(&self) -> Option<usize> {
        let is_lost = |answer: &Option<Answer>| *answer == Some(Answer::Lost);
        self.answers.iter().position(is_lost)
    }

    /// The number of turns of the game, those to redo included.
    #[must_use]
    pub const fn turns(&self) -> usize {
        self.turns.len()
    }

    /// The line of play that the solver has found from a position.
    #[must_use]
    pub fn line(&self, turns: usize) -> Option<&[Move]> {
        match self.answers.get(turns)? {
            Some(Answer::Won(line)) => Some(line),
            _ => None,
        }
    }

    /// The next move of a way to win from a position: of a line of the solver, or else of the turns up to one.
    #[must_use]
    pub fn next_move(&self, turns: usize) -> Option<Move> {
        let next = match self.line(turns) {
            Some(line) => line.first(),
            None if self.last_winnable()? > turns => self.turns[turns].first(),
            None => None,
        };
        next.copied()
    }

    /// The number of moves of the shortest rest known that wins from a position: a line of the solver, or the turns of
    /// the game up to one.
    #[must_use]
    pub fn rest(&self, turns: usize) -> Option<usize> {
        let mut moves = 0;
        let rests = (turns..self.answers.len()).filter_map(|at| {
            let rest = self.line(at).map(|line| moves + line.len());
            // What moved by itself in a turn does not count.
            moves += 1;
            rest
        });
        rests.min()
    }

    /// The same, unless it is so long that it tells nothing: the solver's first line often goes a long way round.
    #[must_use]
    pub fn rest_to_tell(&self, turns: usize) -> Option<usize> {
        self.rest(turns).filter(|moves| *moves <= MAX_TOLD)
    }

    /// The position to ask about next, so that it is soon known when the game was lost: the end, then the deal, then
    /// the middle of the unknown part. `None` if nothing more can be learned.
    #[must_use]
    pub fn next(&self) -> Option<usize> {
        let end = self.turns.len();
        let is_open = |at: &usize| self.verdict(*at).is_none();
        if let Some(first) = [end, 0].into_iter().find(is_open) {
            return Some(first);
        }
        let after = self.last_winnable().map_or(0, |last| last + 1);
        let before = self.first_lost().unwrap_or(end);
        let middle = usize::midpoint(after, before);
        let open = (after..before).filter(is_open);
        open.min_by_key(|at| at.abs_diff(middle))
    }

    /// The number of positions about which something is known, or the solver has given up.
    #[must_use]
    pub fn known(&self) -> usize {
        let all = 0..self.answers.len();
        all.filter(|at| self.verdict(*at).is_some()).count()
    }
}

/// The moves of a line that still win after one more turn than before it: without those of the turn, and without those
/// that are no longer legal.
fn rest_of(play: &Play, before: usize, line: &[Move]) -> Option<Vec<Move>> {
    let mut rest = line.to_vec();
    for mv in play.all_turns().nth(before)? {
        if let Some(at) = rest.iter().position(|other| other == mv) {
            rest.remove(at);
        }
    }
    let rules = play.rules();
    let mut position = *play.position_after(before + 1);
    rest.retain(|mv| {
        let is_legal = check(rules, &position, *mv).is_ok();
        if is_legal {
            play_on(rules, &mut position, *mv, &mut |_| ());
        }
        is_legal
    });
    is_won(rules, &position).then_some(rest)
}
