//! The scenes and texts of a game in the file of a family.

use std::sync::{Mutex, PoisonError};

use cards::{Seat, Seed};
use game::{LevelId, Word};
use protocol::CompactText;
use scene::{Better, Hint, SceneStep, SceneUpdate, TableScene};
use session::{MatchRecord, RatedWord, Table};
use words::Lang;

use super::handles::{display_handle_of, handle_of, record_ref};
use crate::about::SceneAbout;
use crate::port::{PortRef, answer_to, ask};
use crate::request::{BotTurn, Request, SceneRequest, TableRef};
use crate::texts::{GuideTexts, TableTexts};

/// What the table of a game in the file of a family shows.
pub struct RemoteScenes {
    port: PortRef,
    number: usize,
    about: SceneAbout,
    /// The number of the last scene and its steps: only others travel.
    shown: Mutex<(usize, Vec<SceneStep>)>,
}

impl RemoteScenes {
    /// The game with this number in the list of the family, from 0.
    pub(super) fn new(port: PortRef, number: usize) -> Self {
        Self {
            port,
            number,
            about: ask(port, &Request::Scene(number, SceneRequest::About)),
            shown: Mutex::default(),
        }
    }

    fn ask<A: CompactText>(&self, request: SceneRequest) -> A {
        ask(self.port, &Request::Scene(self.number, request))
    }

    /// The answer to a request; `None` if there is none, as before the texts of a language are read.
    fn answer<A: CompactText>(&self, request: SceneRequest) -> Option<A> {
        answer_to(self.port, &Request::Scene(self.number, request))
    }

    /// The table of the game.
    #[must_use]
    pub const fn about(&self) -> &SceneAbout {
        &self.about
    }

    /// Reads the messages of a language from the text of their file. Returns whether it could.
    #[must_use]
    pub fn read_words(&self, lang: Lang, file: &str) -> bool {
        self.ask(SceneRequest::ReadWords(lang, file.into()))
    }

    /// Reads the texts to read of a language from the text of their file. Returns whether it could.
    #[must_use]
    pub fn read_guide(&self, lang: Lang, file: &str) -> bool {
        self.ask(SceneRequest::ReadGuide(lang, file.into()))
    }

    /// The messages of the game outside of the table; `None` before they are read.
    #[must_use]
    pub fn texts(&self, lang: Lang) -> Option<TableTexts> {
        self.answer(SceneRequest::Texts(lang))
    }

    /// The texts to read; `None` before they and the messages are read.
    #[must_use]
    pub fn guide(&self, lang: Lang) -> Option<GuideTexts> {
        self.answer(SceneRequest::Guide(lang))
    }

    /// Everything that is drawn and spoken of a table; an empty table before the messages are read.
    #[must_use]
    pub fn scene(&self, table: &Table, lang: Lang) -> TableScene {
        let scene = self.whole_scene(table, lang);
        scene.unwrap_or_else(|| TableScene::empty(Better::Low))
    }

    fn whole_scene(&self, table: &Table, lang: Lang) -> Option<TableScene> {
        let table = TableRef {
            start: handle_of(table.record().options().start())?,
            now: handle_of(table.record().any())?,
            display: display_handle_of(table.display())?,
            parts: table.parts(),
        };
        let mut shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        let (last, steps) = &mut *shown;
        // Whatever goes wrong, the next scene is whole.
        let asked = core::mem::take(last);
        let answer = self.answer(SceneRequest::Scene(lang, table, asked));
        let (number, update): (usize, SceneUpdate) = answer?;
        let scene = update.after(steps)?;
        *last = number;
        steps.clone_from(&scene.steps);
        Some(scene)
    }

    /// The move of a bot that chooses at once; `None` if its level searches, or if it is not the seat's turn.
    #[must_use]
    pub fn instant_move(
        &self,
        record: &MatchRecord,
        seat: Seat,
        level: LevelId,
        seed: Seed,
    ) -> Option<Word> {
        let record = record_ref(record)?;
        let turn = BotTurn { seat, level, seed };
        self.ask(SceneRequest::InstantMove(record, turn))
    }

    /// A move in the answer to a takeback: "10 of hearts". Empty if it is a move of another game, and before the texts are
    /// read.
    #[must_use]
    pub fn move_label(&self, lang: Lang, mv: Word) -> String {
        self.ask(SceneRequest::MoveLabel(lang, mv))
    }

    /// A move in a review, given the match before it. Empty if it is a move of another game, and before the texts are
    /// read.
    #[must_use]
    pub fn move_name(&self, lang: Lang, before: &MatchRecord, mv: Word) -> String {
        record_ref(before).map_or_else(String::new, |before| {
            self.ask(SceneRequest::MoveName(lang, before, mv))
        })
    }

    /// The hint to the player to move in words; the moves are in the order of their value, the best first.
    #[must_use]
    pub fn hint(&self, lang: Lang, record: &MatchRecord, moves: &[RatedWord]) -> Option<Hint> {
        let record = record_ref(record)?;
        self.ask(SceneRequest::Hint(lang, record, moves.to_vec()))
    }
}
