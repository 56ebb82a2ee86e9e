//! Messages between the page and the program for online tables, as short texts.
//!
//! The program runs beside the page in the same window, because workers have no WebRTC. It is loaded when
//! somebody wants to play with people. It owns the connections and the rules of the table
//! (`crates/together`); the page shows what it says.

use crate::compact_text;

/// Message from the page to the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ToOnline {
    /// Opens a table. Its other seats are open or bots'.
    Open {
        /// The name of the person here.
        name: String,
        /// What only this device knows: 64 hexadecimal digits.
        secret: String,
        /// The game's own options, as in a save.
        options: String,
        /// The level of each other seat's bot, by its id; empty for an open seat.
        levels: Vec<String>,
        /// The names of the bots, by seat; those of open seats are not read.
        names: Vec<String>,
        /// Whether nobody, not even this device, may look into the deals. Then no bot has a seat.
        sealed: bool,
    },
    /// A part of what the program has had kept before a reload, in order; see [`FromOnline::Keep`].
    Kept {
        /// The text.
        text: String,
    },
    /// Opens the table of these parts again.
    Restore {
        /// Whether the table was a host's.
        host: bool,
    },
    /// Makes an invitation for one person. The last one is of no more use, unless it was accepted.
    Invite {
        /// The address of a STUN server; empty for none.
        stun: String,
    },
    /// A text in which a reply to the invitation may be.
    Accept {
        /// The text: a link, a whole message.
        text: String,
    },
    /// Joins a table.
    Join {
        /// A text with an invitation in it; empty to look for a table in other windows of this browser.
        text: String,
        /// The name of the person here.
        name: String,
        /// What only this device knows: 64 hexadecimal digits.
        secret: String,
        /// The address of a STUN server; empty for none.
        stun: String,
    },
    /// Hands the text of a reply or an invitation, whose link was opened here, to the window that waits for it. Nothing
    /// happens if it is neither.
    HandOver {
        /// The text.
        text: String,
    },
    /// A guest is ready to start, or is not.
    Ready {
        /// Whether ready.
        ready: bool,
    },
    /// The host starts the match.
    Start {},
    /// The host gives an open seat, or that of somebody who is away, to a bot before the match.
    Reseat {
        /// The seat.
        seat: usize,
        /// The name of the bot.
        name: String,
        /// Its level, by its id.
        level: String,
    },
    /// The host begins another match with the same players, once one is over.
    Rematch {},
    /// A move of the person here, or of a bot of the host.
    Move {
        /// The move, as in a save.
        mv: String,
    },
    /// The host goes on with the next round.
    NextRound {},
    /// A guest agrees that a bot plays for someone who is away.
    Vote {
        /// The seat.
        seat: usize,
    },
    /// One of the reactions, by its number.
    React {
        /// The number.
        reaction: usize,
    },
    /// Leaves the table for good. A host closes it.
    Leave {},
}

/// Message from the program to the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FromOnline {
    /// The text for the other side: an invitation of a host, or the reply of a guest. It takes the place
    /// of the one before.
    Text {
        /// The text.
        text: String,
    },
    /// The connection that the last text was for is open.
    Connected {},
    /// Something does not work. The person may try again.
    Failed {
        /// Why.
        why: Failure,
    },
    /// The seats as they are now.
    Lobby {
        /// The seat of the person here.
        you: usize,
        /// All seats.
        seats: Vec<SeatStatus>,
        /// Whether a match has begun. It has not before the first one and before a rematch.
        begun: bool,
        /// Whether deals are sealed.
        sealed: bool,
    },
    /// Progress of the deal of the round, at a table with sealed deals.
    Deal {
        /// The stage.
        stage: DealStage,
        /// The seats whose devices everybody waits for.
        waiting: Vec<usize>,
    },
    /// The match as it is known here.
    Match {
        /// The text of [`pack_online_match`](crate::pack_online_match).
        text: String,
    },
    /// A text to keep over a reload of this window.
    Keep {
        /// Its place among the texts.
        at: usize,
        /// The text.
        text: String,
        /// The number of all texts; those after them are dropped.
        of: usize,
    },
    /// Somebody reacts.
    Reacted {
        /// The seat.
        seat: usize,
        /// The number of the reaction.
        reaction: usize,
    },
    /// Somebody has told a lie: the match ends.
    Lied {
        /// The seat of whoever has lied.
        seat: usize,
        /// The kind of lie: `LieKind::id` of `together`.
        kind: String,
        /// What proves it, in English, for whoever wants to know: a few lines.
        evidence: String,
    },
    /// The connection to the host is lost. A guest needs a new invitation.
    Lost {},
    /// Nothing has been heard from the host for so long that it counts as gone. If it comes back, the match goes
    /// on.
    Gone {},
    /// The host has closed the table.
    Closed {},
    /// A text that was handed over has found the window that waits for it, or nobody wants it. Of an invitation that
    /// nobody wants there is nothing to tell.
    HandedOver {
        /// Whether it has.
        taken: bool,
    },
    /// An invitation that was opened in another window, for a guest who has lost the connection.
    Invited {
        /// The text.
        text: String,
    },
}

/// Progress of a sealed deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealStage {
    /// All devices shuffle the cards together.
    Shuffling,
    /// Each player has their hand.
    Playing,
    /// The round is over, and all devices open their keys.
    Checking,
    /// Every device has checked the deal and all moves.
    Checked,
    /// A bot plays, so the host's device knows the cards of this round.
    Open,
}

/// Why something does not work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The text has neither an invitation nor a reply in it.
    NoText,
    /// The reply belongs to another invitation.
    OtherInvitation,
    /// The browser has no WebRTC.
    Unsupported,
    /// The device has no address, or many attempts have failed.
    NoConnection,
    /// The address of the STUN server is not valid.
    Stun,
    /// The game cannot be played like this from several devices.
    Table,
    /// Every seat is taken.
    Full,
    /// The text has an invitation in it where a reply belongs.
    Invitation,
    /// The text has a reply in it where an invitation belongs.
    Reply,
}

/// A seat of an online table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatStatus {
    /// The name; empty while the seat is open.
    pub name: String,
    /// The level of the bot that plays here, by its id; empty for a person.
    pub level: String,
    /// Whether somebody sits here.
    pub taken: bool,
    /// Whether the person is ready. In a match everybody is, except a person who has left it on purpose.
    pub ready: bool,
    /// Whether nothing has been heard from the person for a while.
    pub away: bool,
}

compact_text!(enum ToOnline {
    0 Open { name, secret, options, levels, names, sealed },
    1 Kept { text },
    2 Restore { host },
    3 Invite { stun },
    4 Accept { text },
    5 Join { text, name, secret, stun },
    6 HandOver { text },
    7 Ready { ready },
    8 Start {},
    9 Rematch {},
    10 Move { mv },
    11 NextRound {},
    12 Vote { seat },
    13 React { reaction },
    14 Reseat { seat, name, level },
    else 15 Leave {}
});
compact_text!(enum FromOnline {
    0 Text { text },
    1 Connected {},
    2 Failed { why },
    3 Lobby { you, seats, begun, sealed },
    4 Deal { stage, waiting },
    5 Match { text },
    6 Keep { at, text, of },
    7 Reacted { seat, reaction },
    8 Lied { seat, kind, evidence },
    9 Lost {},
    10 Gone {},
    11 Closed {},
    12 HandedOver { taken },
    else 13 Invited { text }
});
compact_text!(enum DealStage {
    0 Shuffling {},
    1 Playing {},
    2 Checking {},
    3 Checked {},
    else 4 Open {}
});
compact_text!(enum Failure {
    0 NoText {},
    1 OtherInvitation {},
    2 Unsupported {},
    3 NoConnection {},
    4 Stun {},
    5 Table {},
    6 Full {},
    7 Invitation {},
    else 8 Reply {}
});
compact_text!(struct SeatStatus { name, level, taken, ready, away });
