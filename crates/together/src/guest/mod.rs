//! The guest's side of a table.

mod entries;
mod seat;

use cards::Seat;
use game::{Game, Record};
use protocol::{JsonText, MatchOf, MoveOf, SharedGame};
use session::Commitment;

use crate::log::{SeatEntry, signed_move};
use crate::{
    Door, DoorFault, Lie, LobbySeat, Log, REACTIONS, Reaction, Secret, Signer, ToGuest, ToHost,
    promise,
};

/// How many ticks a guest waits before it repeats what the host has not answered.
const PATIENCE: u64 = 4;

/// A guest's device: a pure state machine.
pub struct Guest<G: SharedGame> {
    secret: Secret,
    signer: Signer,
    name: String,
    door: Door,
    tick: u64,
    seat: usize,
    /// Whether the host has answered on this connection.
    is_known: bool,
    lobby: Vec<LobbySeat>,
    ready: bool,
    log: Log,
    seats: Vec<SeatEntry>,
    options: String,
    /// The promises for the round that is drawn or played.
    promises: Vec<Option<Commitment>>,
    drawing: Drawing,
    /// The match before the round on the table.
    before: Option<MatchOf<G>>,
    record: Option<Record<MatchOf<G>>>,
    /// The move that the person has made and the log does not have yet.
    wanted: Option<MoveOf<G>>,
    lie: Option<Lie>,
    is_closed: bool,
}

/// How far the draw of a joint seed is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Drawing {
    /// A promise is wanted.
    Promise(usize),
    /// The salt is wanted.
    Salt(usize),
    /// Nothing.
    Done,
}

/// Something that the guest's page reacts to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GuestOutput {
    /// Send this to the host.
    Send(Vec<u8>),
    /// The lobby or the match has changed.
    Changed,
    /// Somebody reacts.
    Reacted(Reaction),
    /// The host refuses, in words.
    Refused(String),
    /// A lie was told. The match ends.
    Lie(Lie),
    /// The host sends nonsense and is disconnected.
    Nonsense(DoorFault),
    /// The host has closed the table.
    Closed,
}

impl<G: SharedGame> Guest<G> {
    /// A guest with a name. After a reload the same secret gets the same seat and the whole log.
    #[must_use]
    pub fn new(name: &str, secret: Secret) -> Self {
        Self {
            signer: secret.signer(),
            secret,
            name: name.into(),
            door: Door::default(),
            tick: 0,
            seat: 0,
            is_known: false,
            lobby: Vec::new(),
            ready: false,
            log: Log::default(),
            seats: Vec::new(),
            options: String::new(),
            promises: Vec::new(),
            drawing: Drawing::Done,
            before: None,
            record: None,
            wanted: None,
            lie: None,
            is_closed: false,
        }
    }

    /// The guest's seat; `None` before the host has given one.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        let seats = self.record.as_ref().map(|record| record.round().seats());
        seats?.seat(self.seat.try_into().ok()?).ok()
    }

    /// The seats of the lobby.
    #[must_use]
    pub fn lobby(&self) -> &[LobbySeat] {
        &self.lobby
    }

    /// The log.
    #[must_use]
    pub const fn log(&self) -> &Log {
        &self.log
    }

    /// The match as far as it is known, with a stand-in for the round on the table; `None` before the
    /// first deal.
    #[must_use]
    pub fn record(&self) -> Option<&Record<MatchOf<G>>> {
        let is_dealt = |record: &&Record<_>| self.before.is_some() || record.is_round_over();
        self.record.as_ref().filter(is_dealt)
    }

    /// The lie that has ended the match.
    #[must_use]
    pub const fn lie(&self) -> Option<&Lie> {
        self.lie.as_ref()
    }

    /// A connection to the host has opened, the first or another one.
    pub fn connected(&mut self) -> Vec<GuestOutput> {
        self.is_known = false;
        self.say()
    }

    /// The person is ready, or is not.
    pub fn set_ready(&mut self, ready: bool) -> Vec<GuestOutput> {
        self.ready = ready;
        self.say()
    }

    /// The person makes a move. It counts once it is in the log. A move that is not legal or not this
    /// seat's is ignored.
    pub fn play(&mut self, mv: MoveOf<G>) -> Vec<GuestOutput> {
        let round = self.record().map(Record::round);
        let is_own =
            round.is_some_and(|round| round.to_move() == self.seat() && round.is_legal(mv));
        if is_own {
            self.wanted = Some(mv);
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

    /// Time passes.
    pub fn tick(&mut self) -> Vec<GuestOutput> {
        self.tick += 1;
        if self.tick % PATIENCE != 1 {
            return Vec::new();
        }
        let entries = self.log.entries().len();
        let mut outputs = vec![send(&ToHost::Have { entries })];
        outputs.extend(self.say());
        outputs
    }

    /// A message has arrived.
    pub fn receive(&mut self, bytes: &[u8]) -> Vec<GuestOutput> {
        if self.is_closed || self.lie.is_some() {
            return Vec::new();
        }
        match self.door.admit::<ToGuest>(bytes, self.tick) {
            Err(fault) => {
                self.is_closed = true;
                vec![GuestOutput::Nonsense(fault)]
            }
            Ok(message) => self.handle(message),
        }
    }

    fn handle(&mut self, message: ToGuest) -> Vec<GuestOutput> {
        match message {
            ToGuest::Lobby { you, seats } if you < seats.len() && seats.len() <= 8 => {
                let is_new = !self.is_known;
                (self.seat, self.lobby, self.is_known) = (you, seats, true);
                let mut outputs = vec![GuestOutput::Changed];
                if is_new {
                    outputs.extend(self.say());
                }
                outputs
            }
            ToGuest::Entries {
                from,
                entries,
                deals,
                signature,
            } => self.take_entries(from, &entries, &deals, &signature),
            ToGuest::Reacted(reacted) if reacted.reaction < REACTIONS.len() => {
                vec![GuestOutput::Reacted(reacted)]
            }
            ToGuest::Refused { reason } => vec![GuestOutput::Refused(reason)],
            ToGuest::Bye {} => {
                self.is_closed = true;
                vec![GuestOutput::Closed]
            }
            ToGuest::Lobby { .. } | ToGuest::Reacted(_) => Vec::new(),
        }
    }

    /// Says what the host waits for.
    fn say(&self) -> Vec<GuestOutput> {
        if self.is_closed || self.lie.is_some() {
            return Vec::new();
        }
        if !self.is_known {
            let (name, token) = (self.name.clone(), self.secret.token());
            let key = self.signer.key();
            return vec![send(&ToHost::Join { name, token, key })];
        }
        let mut outputs = Vec::new();
        if self.log.entries().is_empty() {
            outputs.push(send(&ToHost::Ready { ready: self.ready }));
        }
        match self.drawing {
            Drawing::Promise(round) => {
                let promise = promise(round, self.seat, self.secret.round_salt(round)).to_string();
                outputs.push(send(&ToHost::Promise { round, promise }));
            }
            Drawing::Salt(round) => {
                let salt = self.secret.round_salt(round).to_string();
                outputs.push(send(&ToHost::Salt { round, salt }));
            }
            Drawing::Done => {}
        }
        if let Some(mv) = self.wanted {
            let (number, mv) = (self.log.entries().len(), G::move_text(mv));
            let signature = self.signer.sign(&signed_move(self.log.head(), &mv));
            outputs.push(send(&ToHost::Move {
                number,
                mv,
                signature,
            }));
        }
        outputs
    }
}

fn send(message: &ToHost) -> GuestOutput {
    GuestOutput::Send(message.to_json().into_bytes())
}
