//! The bots' turns, and the moves that a hint rates.

use leptos::prelude::{Get, GetValue, Set, SetValue};
use scene::{Piece, Word};
use session::{Event, MatchOptions, RatedWord, Session};

use crate::shell::{Notice, Shell};
use crate::table_bots::{BotReport, BotRequest, TableBotWorker};

impl Shell {
    /// Makes the link to the bots' worker. It is started when it is first needed.
    pub(crate) fn connect_bots(self) {
        // A late answer, after the table was left, is dropped by its ticket.
        let is_move = move |mv| {
            self.with_session_untracked(|session| {
                let table = session.table();
                table.is_none_or(|table| table.record().any().is_move(mv))
            })
        };
        let bots = TableBotWorker::new(is_move, move |report| match report {
            BotReport::Chosen(ticket, mv) => self.send(Event::Chosen { ticket, mv }),
            BotReport::Rated(rows) => self.set_rated_moves(Some(rows)),
            BotReport::Failed => self.notify(Notice::BotsSilent),
            BotReport::SelfCheckFailed => self.notify(Notice::SelfCheckFailed),
        });
        self.match_state().bots.set_value(Some(bots));
    }

    /// Asks a bot for a move.
    pub(super) fn ask_bot(self, request: &BotRequest) {
        self.with_bots(|bots| {
            let game = self.game();
            let read = |session: &Session| {
                let record = session.table()?.record();
                let instant = game.instant_move(record, request);
                Some(instant.ok_or_else(|| game.format().view_text(record, request.seat)))
            };
            match self.with_session_untracked(read) {
                Some(Ok(mv)) => bots.answer(request.ticket, mv),
                Some(Err(view)) => bots.search(request, &view),
                None => {}
            }
        });
    }

    /// Asks the bots again that have not answered.
    pub(crate) fn retry_bots(self) {
        self.with_bots(TableBotWorker::retry);
    }

    /// Starts the worker early if a bot of the match needs it: one that does not choose at once.
    pub(crate) fn wake_bots(self, options: &MatchOptions) {
        let mut levels = options.bots().map(|(_, level)| level);
        if levels.any(|level| self.game().needs_search(level)) {
            self.with_bots(TableBotWorker::wake);
        }
    }

    // The link is cloned out first: its reports may call back at once.
    fn with_bots(self, act: impl FnOnce(&TableBotWorker)) {
        if let Some(bots) = self.match_state().bots.get_value() {
            act(&bots);
        }
    }
}

/// Hints.
impl Shell {
    /// Asks for a hint for the person at the page, who is to move.
    pub fn ask_hint(self) {
        let format = self.game().format();
        let asked = self.with_session_untracked(|session| {
            let table = session.table()?;
            let view = format.view_text(table.record(), table.viewer());
            Some((view, table.record().decision_seed()))
        });
        if let Some((view, seed)) = asked {
            self.set_rated_moves(None);
            self.with_bots(|bots| bots.rate_moves(view, seed));
        }
    }

    /// Forgets the hint, which is out of date: somebody has done something.
    pub fn forget_hint(self) {
        self.set_rated_moves(None);
        self.with_bots(TableBotWorker::cancel_hint);
    }

    /// The rated moves of the hint, the best first; `None` until they have arrived.
    #[must_use]
    pub fn rated_moves(self) -> Option<Vec<RatedWord>> {
        self.match_state().rated_moves.get()
    }

    /// Sets the rated moves, and marks the best move; in a game that measures what a move costs, all that cost nothing.
    pub fn set_rated_moves(self, rated: Option<Vec<RatedWord>>) {
        let rows = rated.as_deref().unwrap_or_default();
        let has_costs = rows.iter().any(|row| row.cost > 0);
        let mut hinted = String::new();
        for row in rows {
            if hinted.is_empty() || has_costs && row.cost == 0 {
                hinted.push_str(row.mv.as_str());
                hinted.push('\n');
            }
        }
        self.match_state().hinted.set(hinted);
        self.match_state().rated_moves.set(rated);
    }

    /// Marks a move, or none.
    pub fn hint_move(self, mv: Option<&Word>) {
        let hinted = mv.map_or("", Word::as_str);
        self.match_state().hinted.set(hinted.to_owned());
    }

    /// Whether the hint marks a piece. Follows signals.
    #[must_use]
    pub fn is_hinted(self, piece: &Piece) -> bool {
        // The card to move, and once it is selected, the place where it goes.
        let selected = self.selected().filter(|selected| *selected != piece.key);
        let targets =
            selected.and_then(|selected| self.with_piece(selected, |piece| piece.targets.clone()));
        match targets.filter(|targets| !targets.is_empty()) {
            Some(targets) => {
                let mut here = targets.iter().filter(|target| target.key == piece.key);
                here.any(|target| self.is_hinted_move(&target.mv))
            }
            None => piece.moves().any(|mv| self.is_hinted_move(mv)),
        }
    }

    /// Whether the last hint marks a move.
    fn is_hinted_move(self, mv: &Word) -> bool {
        let hinted = self.match_state().hinted.get();
        hinted.split('\n').any(|one| one == mv.as_str())
    }
}
