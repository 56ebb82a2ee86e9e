//! A game in progress, with all its positions.

use cards::Seed;

use super::DealFacts;
use crate::rules::{Declaration, Move, Position, Refusal, Round, Rules, check, is_won, play};

/// A game in progress: the deal, the turns played, and those to redo.
///
/// A turn is a move of the player and the moves that follow it by themselves. It is undone as a whole. It keeps which
/// moves followed by themselves, because the player may turn them on and off in mid-game, and several moves, such as
/// those that finish a game, can be one turn.
#[derive(Clone, Debug)]
pub struct Play {
    game: &'static Declaration,
    seed: Seed,
    facts: DealFacts,
    start: Position,
    turns: Vec<PlayedTurn>,
    /// The number of turns played. The others are to redo.
    played: usize,
    /// The time played, in milliseconds.
    time: u64,
}

/// A turn, and the position after it.
#[derive(Clone, Debug)]
struct PlayedTurn {
    moves: Vec<Move>,
    after: Position,
}

/// The greatest number of moves that follow a move by themselves.
const MAX_AUTOMATIC: usize = 208;

impl Play {
    /// Deals a game.
    #[must_use]
    pub fn new(game: &'static Declaration, seed: Seed) -> Self {
        Self {
            game,
            seed,
            facts: DealFacts::default(),
            start: *Round::new(game, seed).position(),
            turns: Vec::new(),
            played: 0,
            time: 0,
        }
    }

    /// The declaration of the game.
    #[must_use]
    pub const fn game(&self) -> &'static Declaration {
        self.game
    }

    /// The rules of the game.
    #[must_use]
    pub const fn rules(&self) -> &'static Rules {
        &self.game.rules
    }

    /// The seed of the deal.
    #[must_use]
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// The facts that are saved with the deal.
    #[must_use]
    pub const fn facts(&self) -> DealFacts {
        self.facts
    }

    /// Changes these facts.
    pub const fn facts_mut(&mut self) -> &mut DealFacts {
        &mut self.facts
    }

    /// Whether this is the same deal, not only the same cards.
    #[must_use]
    pub fn is_same_deal(&self, other: &Self) -> bool {
        let deal = |play: &Self| (play.game.id, play.seed, play.facts.id);
        deal(self) == deal(other)
    }

    /// Whether this is the same deal and has all turns that were played in the other.
    #[must_use]
    pub fn continues(&self, other: &Self) -> bool {
        let (ours, theirs) = (self.played_turns(), other.played_turns());
        self.is_same_deal(other) && ours.len() >= theirs.len() && {
            let mut pairs = ours.iter().zip(theirs);
            pairs.all(|(ours, theirs)| ours.moves == theirs.moves)
        }
    }

    /// The piles.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.position_after(self.played)
    }

    /// The piles after a number of turns; after the last one if there are fewer.
    #[must_use]
    pub fn position_after(&self, turns: usize) -> &Position {
        let last = turns.min(self.turns.len()).checked_sub(1);
        last.map_or(&self.start, |last| &self.turns[last].after)
    }

    /// The number of turns played.
    #[must_use]
    pub const fn turns(&self) -> usize {
        self.played
    }

    /// The moves of each turn, those to redo included.
    pub fn all_turns(&self) -> impl Iterator<Item = &[Move]> {
        self.turns.iter().map(|turn| &*turn.moves)
    }

    /// The moves of the last turn played.
    #[must_use]
    pub fn last_turn(&self) -> &[Move] {
        let last = self.played.checked_sub(1);
        last.map_or(&[], |last| &self.turns[last].moves)
    }

    /// Whether there is a turn to undo.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        self.played > 0
    }

    /// Whether there is a turn to redo.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        self.played < self.turns.len()
    }

    /// Whether the game is won.
    #[must_use]
    pub fn is_won(&self) -> bool {
        is_won(self.rules(), self.position())
    }

    /// The time played, in milliseconds.
    #[must_use]
    pub const fn time(&self) -> u64 {
        self.time
    }

    /// Adds time played, in milliseconds.
    pub const fn add_time(&mut self, milliseconds: u64) {
        self.time = self.time.saturating_add(milliseconds);
    }

    /// Plays a move of the player. With `automatic`, safe moves to the foundations follow by themselves.
    ///
    /// # Errors
    /// The reason why the move is not legal. Nothing changes then.
    pub fn play(&mut self, mv: Move, automatic: bool) -> Result<(), Refusal> {
        let mut turn = self.turn_of(&[mv])?;
        let followers = if automatic { MAX_AUTOMATIC } else { 0 };
        for _ in 0..followers {
            let Some(mv) = Round::at(self.game, turn.after).automatic_move() else {
                break;
            };
            play(self.rules(), &mut turn.after, mv, &mut |_| ());
            turn.moves.push(mv);
        }
        self.push(turn);
        Ok(())
    }

    /// Plays moves as one turn.
    ///
    /// # Errors
    /// The reason why one of them is not legal. Nothing changes then.
    pub fn play_all(&mut self, moves: &[Move]) -> Result<(), Refusal> {
        let turn = self.turn_of(moves)?;
        self.push(turn);
        Ok(())
    }

    /// Takes the last turn back. Returns whether there was one.
    pub const fn undo(&mut self) -> bool {
        let can = self.can_undo();
        self.played -= can as usize;
        can
    }

    /// Repeats the next turn. Returns whether there was one.
    pub const fn redo(&mut self) -> bool {
        let can = self.can_redo();
        self.played += can as usize;
        can
    }

    /// Goes to the position after a number of turns. Returns whether there are as many.
    pub const fn go_to(&mut self, turns: usize) -> bool {
        let can = turns <= self.turns.len();
        if can {
            self.played = turns;
        }
        can
    }

    fn played_turns(&self) -> &[PlayedTurn] {
        &self.turns[..self.played]
    }

    /// The same deal from the beginning: no turns, and no time played.
    #[must_use]
    pub fn restarted(&self) -> Self {
        Self {
            turns: Vec::new(),
            played: 0,
            time: 0,
            ..self.clone()
        }
    }

    fn turn_of(&self, moves: &[Move]) -> Result<PlayedTurn, Refusal> {
        let mut after = *self.position();
        for mv in moves {
            check(self.rules(), &after, *mv)?;
            play(self.rules(), &mut after, *mv, &mut |_| ());
        }
        let moves = moves.to_vec();
        Ok(PlayedTurn { moves, after })
    }

    /// Adds a turn. Playing the next one again is a redo: the rest stays.
    fn push(&mut self, turn: PlayedTurn) {
        let next = self.turns.get(self.played);
        if next.is_none_or(|next| next.moves != turn.moves) {
            self.turns.truncate(self.played);
            self.turns.push(turn);
        }
        self.played += 1;
    }
}
