//! The table: its scene, and what the person does at it.

use std::sync::Arc;

use cards::{Seat, Seed};
use game::LevelId;
use leptos::prelude::{Get, RwSignal};
use protocol::Progress;
use scene::{Face, Piece, TableScene, Word, Zone};
use session::{Event, MatchRecord, Pause, Phase, Table};

use super::{OpenTutorial, OwnParts, Shell, Task, View, WithLazy};
use crate::dom::{Element, el};

/// What a button of the table or of its dialogs does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Takes the last decision back.
    Undo,
    /// Shows a hint.
    Hint,
    /// Goes on: ends the pause after a step, or starts the next round.
    Continue,
    /// Skips the rest of a round in which nothing is at stake.
    Skip,
    /// Leaves the table. The match is kept.
    Leave,
    /// Starts the same deals again.
    Again,
    /// Starts another match, after the end of one.
    NewMatch,
}

/// What the table shows.
impl Shell {
    /// The scene to show, of the match or else of the tutorial; `None` on the first page. Follows signals.
    #[inline(never)] // Read in a hundred places, each of which would get a copy of this.
    #[must_use]
    pub fn scene(self) -> Option<Arc<TableScene>> {
        self.match_state().scene.get()
    }

    /// Reads the scene in the language of the page; `None` on the first page. Follows signals.
    pub fn with_scene<T>(self, read: impl FnOnce(&TableScene) -> T) -> Option<T> {
        self.scene().as_deref().map(read)
    }

    /// Reads a zone; `None` if the table has none with this id, and on the first page. Follows signals.
    pub fn with_zone<T>(self, id: &str, read: impl FnOnce(&Zone) -> T) -> Option<T> {
        let scene = self.scene()?;
        scene.zones.iter().find(|zone| zone.id == id).map(read)
    }

    /// Reads a piece, whichever zone it is in. Follows signals.
    pub fn with_piece<T>(self, key: u16, read: impl FnOnce(&Piece) -> T) -> Option<T> {
        let scene = self.scene()?;
        let mut pieces = scene.zones.iter().flat_map(|zone| &zone.pieces);
        pieces.find(|piece| piece.key == key).map(read)
    }

    /// Draws a face. It is hidden from screen readers: the element around it has the name.
    pub fn face(self, face: &Face) -> Element {
        self.own_parts().face(face).unwrap_or_else(|| {
            let view = View::Face(face.clone());
            el("span").lazy(self, move || Some(view.clone()))
        })
    }

    /// Whether a match is on show, and not the first page. Follows signals.
    #[must_use]
    pub fn is_at_table(self) -> bool {
        self.with_session(|session| session.table().is_some())
    }

    /// The seed of the match; `None` if none is on show. Follows signals.
    #[must_use]
    pub fn match_seed(self) -> Option<Seed> {
        self.with_session(|session| Some(session.table()?.record().options().seed()))
    }

    /// The seat whose hand may be seen. Follows signals.
    #[must_use]
    pub fn open_hand(self) -> Option<Seat> {
        self.with_session(|session| session.table()?.open_hand())
    }

    /// How far the match at the table is, as it is shown; `None` on the first page. Follows signals.
    #[must_use]
    pub fn progress(self) -> Option<Progress> {
        let scene = self.scene().filter(|_| self.is_at_table())?;
        Some(scene.progress())
    }

    /// The step of the tutorial that is open.
    #[must_use]
    pub fn tutorial(self) -> RwSignal<Option<OpenTutorial>> {
        self.match_state().tutorial
    }

    /// The parts of the page that only this game has.
    #[must_use]
    pub fn own_parts(self) -> &'static dyn OwnParts {
        &*self.match_state().own
    }
}

/// The game at the table in the language of the page. Follows signals.
impl Shell {
    /// The title of the game; the game in one line; and who made it.
    #[must_use]
    pub fn titles(self) -> [&'static str; 3] {
        self.game().titles(self.page_words())
    }

    /// The name of a level.
    #[must_use]
    pub fn level_name(self, level: LevelId) -> String {
        self.game().level_name(self.page_words(), level)
    }

    /// The note below the score sheet.
    #[must_use]
    pub fn score_note(self) -> &'static str {
        self.game().score_note(self.page_words())
    }
}

/// What the person does.
impl Shell {
    /// Plays a move of the person, in the tutorial that of the learner.
    pub fn play(self, mv: &Word) {
        let is_tutorial = self.game().look().has_table_tutorial && !self.is_at_table();
        match self.chunk().filter(|_| is_tutorial) {
            Some(chunk) => chunk.play_tutorial(self, mv),
            None => self.send(Event::Play(*mv)),
        }
    }

    /// Ends the pause after a step. Returns whether there was one.
    #[must_use]
    pub fn go_on(self) -> bool {
        let is_paused = self.with_session_untracked(|session| {
            let phase = session.table().map(Table::phase);
            matches!(phase, Some(Phase::Step(_)))
        });
        if is_paused {
            self.send(Event::Continue);
        }
        is_paused
    }

    /// Does what a button or a key says. An act that makes no sense at present does nothing.
    pub fn act(self, act: Act) {
        match act {
            Act::Undo => self.run_lazy(Task::Undo),
            Act::Hint => self.run_lazy(Task::Hint),
            Act::Continue => self.send(Event::Continue),
            Act::Skip => self.send(Event::Claim),
            Act::Leave => self.leave(),
            Act::NewMatch => self.send(Event::Leave),
            Act::Again => self.send(Event::Again),
        }
    }
}

/// What the session asks of the page.
impl Shell {
    /// Keeps a match whose round is over, for statistics.
    pub(super) fn round_finished(self, record: &MatchRecord) {
        if !self.own_parts().keeps(self, record) && record.is_over() {
            self.run_lazy(Task::Keep(Box::new(record.clone())));
        }
    }

    /// The length of a pause in milliseconds, from that of the chosen speed.
    pub(super) fn pause_length(self, pause: Pause, chosen: u32) -> u32 {
        self.own_parts().pause_length(self, pause, chosen)
    }
}
