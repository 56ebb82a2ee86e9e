//! The game under way as a text.
//!
//! Words with spaces between them: `patience`, the version 1, the id of the game, the seed, the number of turns
//! played, the time in milliseconds, and then the turns, those to redo included. A turn is its moves as in records,
//! with commas between them.

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
    let mut text = format!("patience 1 {id} {seed} {} {}", play.turns(), play.time());
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
    let mut words = text.split_ascii_whitespace();
    if (words.next(), words.next()) != (Some("patience"), Some("1")) {
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
