//! The guest's side of a table.

mod audit;
mod draw;
mod entries;
mod followed;
mod lobby;
mod save;
mod say;
mod sealed;

use cards::{Seat, SeatCount};
use game::Word;
use session::AnyMatch;

use crate::own_move::is_legal_for;
use crate::sealed::SealedRound;
use crate::{
    AnyDeals, Lie, LobbySeat, Log, MessageFault, REACTIONS, RateLimiter, Reaction, Secret, Signer,
    ToGuest, ToHost,
};

use followed::{Drawing, Followed};
use say::send;
use sealed::Dealing;

pub use save::GuestState;

/// How many ticks a guest waits before it repeats what the host has not answered.
const PATIENCE: u64 = 4;

/// After this many ticks without a word the host counts as gone: five minutes, if a tick is a quarter of a
/// second.
pub const GONE: u64 = 1_200;

/// A guest's device: a pure state machine.
pub struct Guest {
    game: &'static dyn AnyDeals,
    secret: Secret,
    signer: Signer,
    name: String,
    limiter: RateLimiter,
    tick: u64,
    /// When the host was heard last.
    heard: u64,
    seat: usize,
    /// Whether the host has answered on this connection.
    is_known: bool,
    lobby: Vec<LobbySeat>,
    ready: bool,
    /// The match at this table, counting from 1; 0 before the first lobby.
    match_number: usize,
    table: Followed,
    dealing: Dealing,
    is_closed: bool,
}

/// Something that the guest's page reacts to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GuestOutput {
    /// Send this to the host.
    Send(Vec<u8>),
    /// The lobby or the match has changed, or the host has become silent.
    Changed,
    /// Somebody reacts.
    Reacted(Reaction),
    /// The host refuses, in words.
    Refused(String),
    /// A lie was told. The match ends.
    Lie(Lie),
    /// The host sends nonsense and is disconnected.
    Nonsense(MessageFault),
    /// The host has closed the table.
    Closed,
}

impl Guest {
    /// A guest with a name, at a table of a game. The same secret gets the same seat and the whole log. After a reload
    /// [`Guest::restore`] keeps more: what the log was before, and which salts are used up.
    #[must_use]
    pub fn new(game: &'static dyn AnyDeals, name: &str, secret: Secret) -> Self {
        Self {
            game,
            signer: secret.signer(),
            secret,
            name: name.into(),
            limiter: RateLimiter::default(),
            tick: 0,
            heard: 0,
            seat: 0,
            is_known: false,
            lobby: Vec::new(),
            ready: false,
            match_number: 0,
            table: Followed::default(),
            dealing: Dealing::default(),
            is_closed: false,
        }
    }

    /// The deals of the game.
    #[must_use]
    pub fn game(&self) -> &'static dyn AnyDeals {
        self.game
    }

    /// The guest's seat; `None` before the host has given one.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        let seats = self.table.record.as_ref();
        let seats = seats.map(|record| record.seats());
        seats?.seat(self.seat.try_into().ok()?).ok()
    }

    /// The number of the guest's seat; 0, the host's, before the host has given one.
    #[must_use]
    pub const fn seat_index(&self) -> usize {
        self.seat
    }

    /// The seats of the lobby.
    #[must_use]
    pub fn lobby(&self) -> &[LobbySeat] {
        &self.lobby
    }

    /// The number of the match at this table, counting from 1; 0 before the host has answered. When it
    /// grows, the match before is over and its log and record are gone from here.
    #[must_use]
    pub const fn match_number(&self) -> usize {
        self.match_number
    }

    /// The log.
    #[must_use]
    pub const fn log(&self) -> &Log {
        &self.table.log
    }

    /// The match as far as it is known, with a determinization for the round on the table; `None` before the
    /// first deal.
    #[must_use]
    pub fn record(&self) -> Option<&dyn AnyMatch> {
        let Followed {
            before,
            record,
            sealed,
            ..
        } = &self.table;
        let sealed = sealed.as_ref().and_then(SealedRound::record);
        let is_dealt = |record: &&dyn AnyMatch| before.is_some() || record.is_round_over();
        sealed.or(record.as_deref().filter(is_dealt))
    }

    /// The lie that has ended the match.
    #[must_use]
    pub const fn lie(&self) -> Option<&Lie> {
        self.table.lie.as_ref()
    }

    /// Whether nothing has been heard from the host for [`GONE`] ticks. The record stays as it is; if the
    /// host comes back, the match goes on.
    #[must_use]
    pub const fn is_host_gone(&self) -> bool {
        self.tick > self.heard + GONE
    }

    /// A connection to the host has opened, the first or another one.
    pub fn connected(&mut self) -> Vec<GuestOutput> {
        self.is_known = false;
        self.limiter = RateLimiter::new(self.tick);
        self.say()
    }

    /// The person is ready, or is not.
    pub fn set_ready(&mut self, ready: bool) -> Vec<GuestOutput> {
        self.ready = ready;
        self.say()
    }

    /// The person makes a move. It counts once it is in the log. A move that is not legal or not this
    /// seat's is ignored.
    pub fn play(&mut self, mv: Word) -> Vec<GuestOutput> {
        let record = self.record();
        let is_own = record.is_some_and(|record| is_legal_for(record, self.seat, mv));
        if is_own {
            self.table.wanted = self.card_key(mv).map(|key| (mv, key));
        }
        self.say()
    }

    /// The person reacts.
    #[must_use]
    pub fn react(&self, reaction: usize) -> Vec<GuestOutput> {
        vec![send(&ToHost::React { reaction })]
    }

    /// The person agrees that a bot plays for someone who is away.
    #[must_use]
    pub fn vote(&self, seat: usize) -> Vec<GuestOutput> {
        vec![send(&ToHost::Vote { seat })]
    }

    /// The person leaves. Before the match the seat is free again.
    pub fn leave(&mut self) -> Vec<GuestOutput> {
        self.is_closed = true;
        vec![send(&ToHost::Leave {})]
    }

    /// Time passes.
    pub fn tick(&mut self) -> Vec<GuestOutput> {
        self.tick += 1;
        let is_new = self.tick == self.heard + GONE + 1;
        let mut outputs: Vec<GuestOutput> =
            is_new.then_some(GuestOutput::Changed).into_iter().collect();
        if self.tick % PATIENCE != 1 || self.is_closed {
            return outputs;
        }
        outputs.push(send(&ToHost::Have {
            match_number: self.match_number,
            entries: self.table.log.entries().len(),
        }));
        outputs.extend(self.say());
        outputs
    }

    /// A message has arrived.
    pub fn receive(&mut self, bytes: &[u8]) -> Vec<GuestOutput> {
        if self.is_closed {
            return Vec::new();
        }
        match self.limiter.admit::<ToGuest>(bytes, self.tick) {
            Err(fault) => {
                self.is_closed = true;
                vec![GuestOutput::Nonsense(fault)]
            }
            Ok(message) => {
                self.heard = self.tick;
                self.handle(message)
            }
        }
    }

    fn handle(&mut self, message: ToGuest) -> Vec<GuestOutput> {
        match message {
            ToGuest::Lobby {
                match_number,
                you,
                seats,
                sealed,
            } if you > 0
                && you < seats.len()
                && seats.len() <= SeatCount::MAX
                && seats.iter().all(|seat| seat.player.is_short()) =>
            {
                self.take_lobby(match_number, (you, sealed), seats)
            }
            ToGuest::Entries {
                match_number,
                from,
                entries,
                deals,
                signature,
            } if match_number == self.match_number && self.can_follow() => {
                self.take_entries(from, &entries, &deals, &signature)
            }
            ToGuest::Reacted { reaction } if reaction.reaction < REACTIONS.len() => {
                vec![GuestOutput::Reacted(reaction)]
            }
            ToGuest::Refused { reason } => vec![GuestOutput::Refused(reason)],
            ToGuest::Bye {} => {
                self.is_closed = true;
                vec![GuestOutput::Closed]
            }
            ToGuest::Here {}
            | ToGuest::Lobby { .. }
            | ToGuest::Entries { .. }
            | ToGuest::Reacted { .. } => Vec::new(),
        }
    }
}
