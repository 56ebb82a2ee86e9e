//! The game under way as a text.
//!
//! Words with spaces between them: `patience`, the version 2, the id of the game, the seed, the number of turns
//! played, the time in milliseconds, the facts such as `day=2026-11-25`, and then the turns, those to redo included.
//! A turn is its moves as in records, with commas between them. Version 1 had no facts.

use core::fmt::Write;

use cards::Seed;

use super::Play;
use crate::games;
use crate::rules::Move;

/// Why a text is not a saved game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveFault {
    /// It does not begin as a saved game of a known version does.
    Form,
    /// There is no such game.
    Game,
    /// The turn with this number, from 1, cannot be read or is not legal.
    Turn(usize),
}

/// Writes the game.
#[must_use]
pub fn write_save(play: &Play) -> String {
    let (id, seed) = (play.game().id, play.seed());
    let (turns, time, facts) = (play.turns(), play.time(), play.facts());
    let mut text = format!("patience 2 {id} {seed} {turns} {time}{facts}");
    for turn in play.all_turns() {
        let mut mark = ' ';
        for mv in turn {
            // Writing to a text does not fail.
            let _ = write!(text, "{mark}{mv}");
            mark = ',';
        }
    }
    text
}

/// Reads a game and replays it.
///
/// # Errors
/// The first fault.
pub fn read_save(text: &str) -> Result<Play, SaveFault> {
    let mut words = text.split_ascii_whitespace().peekable();
    if words.next() != Some("patience") || !matches!(words.next(), Some("1" | "2")) {
        return Err(SaveFault::Form);
    }
    let game = words.next().ok_or(SaveFault::Form)?;
    let game = games::by_id(game).ok_or(SaveFault::Game)?;
    let mut number = || words.next().ok_or(SaveFault::Form);
    let seed: Seed = number()?.parse().map_err(|_| SaveFault::Form)?;
    let played: usize = number()?.parse().map_err(|_| SaveFault::Form)?;
    let time: u64 = number()?.parse().map_err(|_| SaveFault::Form)?;
    let mut play = Play::new(game, seed);
    play.add_time(time);
    while let Some(fact) = words.next_if(|word| word.contains('=')) {
        let read = play.facts_mut().read_word(fact);
        read.ok_or(SaveFault::Form)?;
    }
    for (number, turn) in (1..).zip(words) {
        let moves: Result<Vec<Move>, _> = turn.split(',').map(str::parse).collect();
        let moves = moves.map_err(|_| SaveFault::Turn(number))?;
        play.play_all(&moves).map_err(|_| SaveFault::Turn(number))?;
    }
    if play.go_to(played) {
        Ok(play)
    } else {
        Err(SaveFault::Form)
    }
}

/// The word of a save that is the time.
const TIME: usize = 5;

/// Whether two saves are of the same game at the same turn, whatever the time.
#[must_use]
pub fn differ_in_time_only(one: &str, other: &str) -> bool {
    let but_time = |text: &'_ str| {
        let words = text.split(' ').enumerate().filter(|(at, _)| *at != TIME);
        words.map(|(_, word)| word.to_owned()).collect::<Vec<_>>()
    };
    but_time(one) == but_time(other)
}
