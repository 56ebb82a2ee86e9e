//! The table session's input and output.

use cards::{Seat, Seed};
use game::{LevelId, Word};

use crate::{MatchOptions, MatchRecord, Pause, Player, Ticket};

/// Something that the session reacts to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A person starts a new match.
    NewMatch(MatchOptions),
    /// A person at this device moves; the one whose turn it is.
    Play(Word),
    /// A person at another device has moved. Counts only while the table waits for it.
    Received {
        /// The number of moves of the match before it, by which a repeated one is recognized.
        number: usize,
        /// The move.
        mv: Word,
    },
    /// A bot has chosen a move.
    Chosen {
        /// The request it answers.
        ticket: Ticket,
        /// The bot's move.
        mv: Word,
    },
    /// A pause is over.
    Elapsed(Ticket),
    /// A person continues: past the pause after a step, or to the next round.
    Continue,
    /// The player to move has the device and is ready: their hand may be seen.
    Ready,
    /// The hand must not be seen any more, such as when the window was hidden. Does nothing unless several
    /// people share this device.
    Cover,
    /// A person takes the last decision at this device back.
    Undo,
    /// A person claims the rest of a round in which nothing is at stake: it is played out at once.
    Claim,
    /// A person plays the same deals again, with the same players.
    Again,
    /// A player takes a seat: a person an open one, or a bot that of a person who is gone.
    Sit(Seat, Player),
    /// The person leaves the table for the set-up form.
    Leave,
    /// The person returns to the unfinished match.
    Return,
    /// The person gives up the unfinished match.
    Discard,
    /// The person opens a match from a save, a link or a file.
    Open(Box<MatchRecord>),
}

/// Something that the page must do. The effects of one event are in the order in which to do them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Ask a bot for a move, by the view of its seat; answer with [`Event::Chosen`].
    Ask {
        /// The number of the request, for the answer.
        ticket: Ticket,
        /// The bot's seat.
        seat: Seat,
        /// The bot's level.
        level: LevelId,
        /// The seed of the bot's random choices.
        seed: Seed,
    },
    /// Wait, then answer with [`Event::Elapsed`].
    After {
        /// The reason, which decides how long.
        pause: Pause,
        /// The number of the pause, for the answer.
        ticket: Ticket,
    },
    /// Send this match, whose round is over, to the statistics. Comes before [`Effect::Save`].
    RoundFinished(Box<MatchRecord>),
    /// Save the match, so that it survives a reload.
    Save(Box<MatchRecord>),
    /// Count the match, which is over. Comes after [`Effect::Save`].
    MatchFinished,
}

impl Effect {
    /// Adds the effects of a changed match: saving it, and what follows when its round or the match is
    /// over.
    pub(crate) fn push_save(record: &MatchRecord, effects: &mut Vec<Self>) {
        if record.is_round_over() {
            effects.push(Self::RoundFinished(Box::new(record.clone())));
        }
        effects.push(Self::Save(Box::new(record.clone())));
        if record.is_over() {
            effects.push(Self::MatchFinished);
        }
    }
}
