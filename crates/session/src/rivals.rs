//! Bots that choose while the table waits for somebody else, and the clock.

use cards::Seat;
use game::Word;

use crate::phase::Missing;
use crate::{Ticket, Waiting};

/// A bot that is to move at the same time as others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rival {
    /// The bot's seat.
    pub seat: Seat,
    /// What is missing before it moves.
    pub waiting: Waiting,
    is_asked: bool,
}

/// The clock of a turn in which several are to move at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Clock {
    Stopped,
    /// The time is up at the end of this pause.
    Running(Ticket),
    /// The time is up, but a step is still shown.
    Up,
}

/// Takes what has arrived for each bot's move. Returns the move that is now complete.
pub(crate) fn take(rivals: &mut [Rival], come: impl Fn(Waiting) -> Missing) -> Option<Word> {
    for rival in rivals {
        match come(rival.waiting) {
            Missing::Nothing(mv) => return Some(mv),
            Missing::Still(waiting) => rival.waiting = waiting,
        }
    }
    None
}

/// Marks the next rival as asked, and returns it with its ticket; `None` while one of them computes, and when all have
/// been asked.
pub(crate) fn ask_next(rivals: &mut [Rival]) -> Option<(Ticket, Seat)> {
    let computes = |rival: &Rival| rival.is_asked && rival.missing_choice().is_some();
    if rivals.iter().any(computes) {
        return None;
    }
    let rival = rivals.iter_mut().find(|rival| !rival.is_asked)?;
    rival.is_asked = true;
    Some((rival.missing_choice()?, rival.seat))
}

impl Rival {
    /// A bot that has not been asked yet.
    pub(crate) const fn new(seat: Seat, waiting: Waiting) -> Self {
        Self {
            seat,
            waiting,
            is_asked: false,
        }
    }

    /// The ticket of the choice that is missing.
    const fn missing_choice(&self) -> Option<Ticket> {
        match self.waiting {
            Waiting::Both(ticket) | Waiting::Choice(ticket) => Some(ticket),
            Waiting::Pause(..) => None,
        }
    }
}

impl Clock {
    /// The ticket of a clock that runs.
    pub(crate) const fn ticket(self) -> Option<Ticket> {
        match self {
            Self::Running(ticket) => Some(ticket),
            Self::Stopped | Self::Up => None,
        }
    }
}
