//! The parts of a page that only one game has.

use core::any::Any;

use scene::Face;
use session::{MatchRecord, Pause};

use super::{Shell, WordsRef};
use crate::dom::{Element, el};
use crate::faces::{card_place, marked_card};

/// The parts of a page that only one game has. By default there are none, and the page of a game without them is `()`.
pub trait OwnPage: 'static {
    /// Those that are in the chunk.
    const CHUNK: &'static dyn OwnChunk;
    /// Those that are there before the chunk, for a page that has just been opened.
    #[must_use]
    fn parts() -> Box<dyn OwnParts>;
}

/// The parts of a page that only one game has, as the page needs them before the chunk is there; the value holds
/// their state. By default there are none, and `()` has nothing but the defaults.
pub trait OwnParts: Any + Sync {
    /// Connects the workers that only this game has, before a saved match is opened.
    fn connect(&self, _shell: Shell) {}
    /// Follows what happens, for the lifetime of the page.
    fn watch(&self, _shell: Shell) {}
    /// Draws a face; `None` for one that the chunk draws. By default the page has playing cards, and places on which they
    /// lie.
    fn face(&self, face: &Face) -> Option<Element> {
        match face {
            Face::Card { card, mark } => Some(marked_card(*card, *mark)),
            Face::Place(place) => Some(card_place(place)),
            _ => None,
        }
    }
    /// Keeps a match whose round is over, for the statistics. Returns whether the game does so itself; else its result
    /// is kept once the match is over.
    fn keeps(&self, _shell: Shell, _record: &MatchRecord) -> bool {
        false
    }
    /// The task that a fragment of the address stands for, if the game opens something of its own there.
    fn task_of(&self, _fragment: &str) -> Option<Box<dyn Any>> {
        None
    }
    /// Whether the game's own view lies over the page, such as a review. Follows signals.
    fn has_overlay(&self) -> bool {
        false
    }
    /// Closes it.
    fn close(&self, _shell: Shell) {}
    /// The length of a pause in milliseconds, from that of the chosen speed.
    fn pause_length(&self, _shell: Shell, _pause: Pause, chosen: u32) -> u32 {
        chosen
    }
    /// The links of the first page, in place of those of every game.
    fn links(&self, _shell: Shell) -> Option<Vec<Element>> {
        None
    }
    /// The button for reviews at the end of a round and of a match. `None` for that of every game.
    fn review_button(&self, _shell: Shell) -> Option<Element> {
        None
    }
    /// More buttons at the end of a match, beside that for the same deals.
    fn end_actions(&self, _shell: Shell) -> Vec<Element> {
        Vec::new()
    }
    /// More lines at the end of a round or of a match, above the score sheet.
    fn end_lines(&self, _shell: Shell) -> Vec<Element> {
        Vec::new()
    }
    /// More parts of a trick in the middle of the table.
    fn in_trick(&self, _shell: Shell) -> Option<Element> {
        None
    }
    /// The name of the dialog with past tricks, if there is one. Follows signals.
    fn past_tricks(&self) -> Option<fn(Shell) -> &'static str> {
        None
    }
    /// The tips of a round.
    fn tips(&self) -> Option<Tips> {
        None
    }
}

/// The parts of a page that only one game has, as far as they are in the chunk.
pub trait OwnChunk: Sync {
    /// Handles a task.
    fn run(&self, _shell: Shell, _task: Box<dyn Any>) {}
    /// The game's own view that lies over the page.
    fn overlay(&self, _shell: Shell) -> Element {
        el("div")
    }
    /// A match in a list: its title, and its standing. `None` for those of every game.
    fn listed(&self, _words: WordsRef, _record: &MatchRecord) -> Option<(String, String)> {
        None
    }
    /// Says what a takeback brings back. `None` for the sentence of every game.
    fn taken_back(&self, _shell: Shell) -> Option<String> {
        None
    }
    /// The tutorial, in place of that of [`ChunkGame::tutorial`](super::ChunkGame::tutorial).
    fn tutorial(&self, _shell: Shell) -> Option<Element> {
        None
    }
    /// The hint, in place of [`ChunkGame::hint`](super::ChunkGame::hint).
    fn hint(&self, _shell: Shell) -> Option<Element> {
        None
    }
    /// The rules, in place of [`ChunkGame::rules`](super::ChunkGame::rules).
    fn rules(&self, _shell: Shell) -> Option<Element> {
        None
    }
    /// The buttons for what is saved, in the settings, in place of those of every game.
    fn data_buttons(&self, _shell: Shell) -> Option<Element> {
        None
    }
    /// The state beside one of the links of the first page, by its number. Follows signals.
    fn link_state(&self, _shell: Shell, _link: usize) -> Option<String> {
        None
    }
    /// The content of the dialog with past tricks: see [`past_tricks`](crate::scene_page::past_tricks()).
    fn tricks(&self, _shell: Shell) -> Element {
        el("div")
    }
    /// The tip of a round. Follows signals.
    fn tip(&self, _shell: Shell) -> Option<String> {
        None
    }
    /// The answer to a key. `None` for that of every game.
    fn answer(&self, _shell: Shell, _key: char) -> Option<String> {
        None
    }
}

/// No parts of its own.
impl OwnPage for () {
    const CHUNK: &'static dyn OwnChunk = &();

    fn parts() -> Box<dyn OwnParts> {
        Box::new(())
    }
}

/// No parts of its own.
impl OwnParts for () {}

/// No parts of its own.
impl OwnChunk for () {}

/// The tips of a round: the best move at each turn, without a question.
#[derive(Clone, Copy)]
pub struct Tips {
    /// Whether the round has tips. Follows signals.
    pub are_on: fn(Shell) -> bool,
    /// The tip, once it is known. Follows signals.
    pub tip: fn(Shell) -> Option<String>,
    /// Ends them.
    pub stop: fn(Shell),
}
