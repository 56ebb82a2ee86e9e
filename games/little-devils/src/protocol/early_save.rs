//! Saves of the first version, which had a form of its own: a list of numbers for the cards, and the person apart from
//! the opponents.

use protocol::{ParseJsonError, TableFormat, read, write};
use serde::{Deserialize, Serialize};

use crate::rules::Round;

/// The level of an opponent who is a person at the same device.
const PERSON: &str = "here";

/// A save of the first version, unchecked. Fields that came later may be missing.
#[derive(Debug, PartialEq, Deserialize)]
struct EarlySave {
    seed: String,
    name: String,
    opponents: Vec<Opponent>,
    plays: Vec<i64>,
    #[serde(default)]
    training: bool,
    #[serde(default)]
    from: String,
    #[serde(default)]
    commitment: String,
    #[serde(default)]
    aside: u32,
}

#[derive(Debug, PartialEq, Deserialize)]
struct Opponent {
    name: String,
    level: String,
}

/// The same in the present form.
#[derive(Serialize)]
struct Save {
    game: &'static str,
    version: u32,
    seed: String,
    options: &'static str,
    players: Vec<Player>,
    moves: String,
    training: bool,
    from: String,
    commitment: String,
    aside: u32,
}

#[derive(Serialize)]
struct Player {
    name: String,
    seat: &'static str,
    level: String,
}

/// Turns a save of the first version into one of the present form.
///
/// # Errors
/// Fails if the text is not of that form.
pub(super) fn renew(text: &str) -> Result<String, ParseJsonError> {
    let early: EarlySave = read(text.as_bytes())?;
    let person = Player {
        name: early.name,
        seat: "here",
        level: String::new(),
    };
    let opponents = early.opponents.into_iter().map(Opponent::player);
    let moves: Vec<String> = early.plays.iter().map(i64::to_string).collect();
    Ok(write(&Save {
        game: Round::INFO.id(),
        version: Round::SAVE_VERSION,
        seed: early.seed,
        options: "",
        players: core::iter::once(person).chain(opponents).collect(),
        moves: moves.join(" "),
        training: early.training,
        from: early.from,
        commitment: early.commitment,
        aside: early.aside,
    }))
}

impl Opponent {
    fn player(self) -> Player {
        let is_person = self.level == PERSON;
        Player {
            name: self.name,
            seat: if is_person { "here" } else { "bot" },
            level: if is_person { String::new() } else { self.level },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::EarlySave;

    #[test]
    fn the_reader_of_the_browser_reads_a_save_of_the_first_version_too() {
        let text = include_str!("../../tests/data/saves/match-v1-training.json");
        let read: EarlySave = protocol::read(text.as_bytes()).expect("readable");
        assert!(read.training && !read.plays.is_empty());
        assert_eq!(protocol::read_compact(text.as_bytes()), Ok(read));
    }
}
