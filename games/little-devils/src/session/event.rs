//! What comes in and what goes out.

use crate::bots::Level;
use crate::rules::View;
use cards::{Card, Seed};

use session::{Pause, Ticket};

use crate::session::{MatchOptions, MatchRecord};

/// Something that happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// The person sits down to a new match.
    NewMatch(MatchOptions),
    /// The person plays a card.
    Play(Card),
    /// A bot has chosen.
    Chosen {
        /// The question it answers.
        ticket: Ticket,
        /// The bot's card.
        card: Card,
    },
    /// A pause is over.
    Elapsed(Ticket),
    /// The person goes on: past the trick on the table, or to the next round.
    Continue,
    /// The person takes their last card back.
    Undo,
    /// The person has the rest of a round played out in which nothing is left at stake.
    Finish,
    /// The person plays the same deals again against the same opponents.
    Again,
    /// The person leaves the table for the set-up form.
    Leave,
    /// The person goes back to the match left unfinished.
    Return,
    /// The person gives the match up that was left unfinished.
    Discard,
    /// The person goes on with a match that was kept elsewhere.
    Open(Box<MatchRecord>),
}

/// What is to be done because of it.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Ask a bot for a card; answer with [`Event::Chosen`].
    Ask {
        /// To be named in the answer.
        ticket: Ticket,
        /// All that the bot may know.
        view: View,
        /// How it plays.
        level: Level,
        /// What its random choices follow from.
        seed: Seed,
    },
    /// Wait, then answer with [`Event::Elapsed`].
    After {
        /// For how long.
        pause: Pause,
        /// To be named in the answer.
        ticket: Ticket,
    },
    /// Keep the match, so that it survives a reload.
    Save(Box<MatchRecord>),
}
