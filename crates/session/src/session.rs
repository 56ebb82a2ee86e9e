//! The state of a whole table session, and the one function that changes it.

use crate::hand_visibility::HandVisibility;
use crate::{Effect, Event, MatchRecord, Table, Ticket};

/// The state of a table session: at the set-up form or at a table.
///
/// All changes go through [`Session::update`]: an [`Event`] in, [`Effect`]s out. There is no clock, no
/// storage and no worker; the page that runs the effects provides them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Session {
    /// At the set-up form.
    Lobby {
        /// The unfinished match to return to.
        left: Option<Box<MatchRecord>>,
        /// The newest ticket. Tickets are never reused, so answers for an earlier table are ignored.
        last_ticket: Ticket,
    },
    /// At a table.
    Table(Box<Table>),
}

impl Default for Session {
    fn default() -> Self {
        Self::Lobby {
            left: None,
            last_ticket: Ticket::default(),
        }
    }
}

impl Session {
    /// A session that resumes a saved match.
    #[must_use]
    pub fn restored(record: MatchRecord) -> (Self, Vec<Effect>) {
        let mut effects = Vec::new();
        let table = Table::open(
            record,
            HandVisibility::default(),
            Ticket::default(),
            &mut effects,
        );
        (Self::Table(Box::new(table)), effects)
    }

    /// The table; `None` at the set-up form.
    #[must_use]
    pub fn table(&self) -> Option<&Table> {
        match self {
            Self::Lobby { .. } => None,
            Self::Table(table) => Some(table),
        }
    }

    /// The match at the table, or the one to return to.
    #[must_use]
    pub fn record(&self) -> Option<&MatchRecord> {
        match self {
            Self::Lobby { left, .. } => left.as_deref(),
            Self::Table(table) => Some(table.record()),
        }
    }

    /// Whether there is a match that is not over, at the table or to return to.
    #[must_use]
    pub fn is_under_way(&self) -> bool {
        self.record().is_some_and(|record| !record.is_over())
    }

    /// The unfinished match that this event would replace by another one. A takeback stays in the same
    /// match.
    #[must_use]
    pub fn leaves(&self, event: &Event) -> Option<&MatchRecord> {
        let continues = |ours: &MatchRecord| match event {
            Event::NewMatch(_) | Event::Again => false,
            Event::Open(theirs) => theirs.continues(ours),
            _ => true,
        };
        self.record()
            .filter(|ours| ours.is_unfinished() && !continues(ours))
    }

    /// Handles an event and returns what the page must do. An event that does not fit the state (a late
    /// answer, a move out of turn) changes nothing.
    #[must_use]
    pub fn update(&mut self, event: Event) -> Vec<Effect> {
        let mut effects = Vec::new();
        match (&mut *self, event) {
            (_, Event::NewMatch(options)) => {
                self.start_match(
                    MatchRecord::new(options),
                    HandVisibility::default(),
                    &mut effects,
                );
            }
            (_, Event::Open(record)) => {
                self.start_match(*record, HandVisibility::default(), &mut effects);
            }
            (Self::Table(table), Event::Again) => {
                let options = table.record().options().clone();
                effects = self.update(Event::NewMatch(options));
            }
            (Self::Table(table), Event::Leave) => {
                let (record, last_ticket) = (table.record().clone(), table.last_ticket());
                let left = (!record.is_over()).then(|| Box::new(record));
                *self = Self::Lobby { left, last_ticket };
            }
            (Self::Lobby { left, last_ticket }, Event::Return) => {
                if let Some(record) = left.take() {
                    let table = Table::open(
                        *record,
                        HandVisibility::default(),
                        *last_ticket,
                        &mut effects,
                    );
                    *self = Self::Table(Box::new(table));
                }
            }
            (Self::Lobby { left, .. }, Event::Discard) => *left = None,
            (Self::Table(table), Event::Undo) => {
                let before = table.record().before_last_decision();
                if let Some(record) = before.filter(|_| table.can_undo()) {
                    let visibility = table.visibility();
                    self.start_match(record, visibility, &mut effects);
                }
            }
            (Self::Table(table), event) => table.update(event, &mut effects),
            (Self::Lobby { .. }, _) => {}
        }
        effects
    }

    /// Shows a match that is played elsewhere as it is now, in place of whatever was here. Nothing is
    /// saved.
    #[must_use]
    pub fn follow(&mut self, record: MatchRecord) -> Vec<Effect> {
        let mut effects = Vec::new();
        let visibility = HandVisibility::default();
        let table = Table::open(record, visibility, self.last_ticket(), &mut effects);
        *self = Self::Table(Box::new(table));
        effects
    }

    fn start_match(
        &mut self,
        record: MatchRecord,
        visibility: HandVisibility,
        effects: &mut Vec<Effect>,
    ) {
        Effect::push_save(&record, effects);
        let table = Table::open(record, visibility, self.last_ticket(), effects);
        *self = Self::Table(Box::new(table));
    }

    fn last_ticket(&self) -> Ticket {
        match self {
            Self::Lobby { last_ticket, .. } => *last_ticket,
            Self::Table(table) => table.last_ticket(),
        }
    }
}
