//! The session's input and output.

use crate::bots::Level;
use crate::rules::View;
use cards::{Card, Seed};

use session::{Pause, Ticket};

use crate::session::{MatchOptions, MatchRecord};

/// Something that the session reacts to.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// The person starts a new match.
    NewMatch(MatchOptions),
    /// The person plays a card.
    Play(Card),
    /// A bot has chosen a card.
    Chosen {
        /// The request it answers.
        ticket: Ticket,
        /// The bot's card.
        card: Card,
    },
    /// A pause is over.
    Elapsed(Ticket),
    /// The person continues: past the complete trick, or to the next round.
    Continue,
    /// The person takes their last decision back.
    Undo,
    /// The person skips the rest of a round in which no devils are left.
    Finish,
    /// The person plays the same deals again, against the same opponents.
    Again,
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
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Ask a bot for a card; answer with [`Event::Chosen`].
    Ask {
        /// The number of the request, for the answer.
        ticket: Ticket,
        /// The bot's view.
        view: View,
        /// The bot's level.
        level: Level,
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
    pub(super) fn push_save(record: &MatchRecord, effects: &mut Vec<Self>) {
        if record.round().is_over() {
            effects.push(Self::RoundFinished(Box::new(record.clone())));
        }
        effects.push(Self::Save(Box::new(record.clone())));
        if record.is_over() {
            effects.push(Self::MatchFinished);
        }
    }
}
