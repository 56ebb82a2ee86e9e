//! The host's side of a table.

mod guests;
mod play;

use protocol::{GameFormat, JsonText, MoveOf, SharedGame};
use session::{Commitment, NAME_LENGTH, Salt};

use crate::log::SeatEntry;
use crate::{Door, Entry, Lie, LobbySeat, Log, REACTIONS, Reaction, Secret, Signer, ToGuest};

use play::Playing;

/// After this many ticks without a word a person counts as away.
pub const AWAY: u64 = 40;

/// Number of a connection to a guest, given by whoever moves the bytes.
pub type Peer = u32;

/// A player at a table that is about to begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seating {
    /// A guest takes this seat.
    Open,
    /// A bot of this level, by its id.
    Bot {
        /// The name.
        name: String,
        /// The level.
        level: String,
    },
}

/// The host's device: a pure state machine with the true match. The host sits in seat 0.
pub struct Host<G: SharedGame> {
    secret: Secret,
    signer: Signer,
    options: String,
    places: Vec<Place>,
    tick: u64,
    log: Log,
    draw: Option<Draw>,
    playing: Option<Playing<G>>,
    has_ended: bool,
    /// The number of entries that were sent to all guests.
    sent: usize,
}

/// A seat and who sits there.
#[derive(Clone, Debug)]
struct Place {
    player: SeatEntry,
    token: String,
    peer: Option<Peer>,
    door: Door,
    heard: u64,
    ready: bool,
    /// The seats that agree that a bot plays here.
    votes: u8,
    /// The level of the bot that plays for the person.
    replaced: Option<String>,
}

/// The draw of a joint seed.
#[derive(Clone, Debug)]
struct Draw {
    round: usize,
    /// Who contributes.
    seats: Vec<bool>,
    promises: Vec<Option<Commitment>>,
    salts: Vec<Option<Salt>>,
    /// Whether the promises are in the log.
    is_announced: bool,
}

/// Something that the host's page must do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HostOutput {
    /// Send this to a guest.
    Send(Peer, Vec<u8>),
    /// Close a connection, and say why.
    Close(Peer, String),
    /// The lobby or the match has changed.
    Changed,
    /// Somebody reacts.
    Reacted(Reaction),
    /// A guest has lied. The guest is disconnected, and counts as away.
    Lie(Lie),
}

/// The id of the level of bots that sit in for people.
#[must_use]
pub fn usual_level<F: GameFormat>() -> &'static str {
    F::level_id(F::Level::default())
}

impl<G: SharedGame> Host<G> {
    /// A table with the host in the first seat and these others. `options` are the game's own, as in a
    /// save. `None` if the game refuses them or the number of players, or if such a match has secret moves.
    #[must_use]
    pub fn new(name: &str, options: &str, others: &[Seating], secret: Secret) -> Option<Self> {
        use game::Game as _;
        let players = i64::try_from(others.len() + 1).ok()?;
        let seats = G::Round::SEATS.seat_count(players).ok()?;
        let start = G::parse_start(cards::Seed(0), seats, options)?;
        if G::has_secret_moves(&start) {
            return None;
        }
        let signer = secret.signer();
        let host = Place::new(name, "", &signer.key());
        let mut places = vec![host];
        for other in others {
            places.push(match other {
                Seating::Open => Place::new("", "", ""),
                Seating::Bot { name, level } => {
                    G::level(level)?;
                    Place::new(name, level, "")
                }
            });
        }
        Some(Self {
            secret,
            signer,
            options: options.into(),
            places,
            tick: 0,
            log: Log::default(),
            draw: None,
            playing: None,
            has_ended: false,
            sent: 0,
        })
    }

    /// The log.
    #[must_use]
    pub const fn log(&self) -> &Log {
        &self.log
    }

    /// Whether the match is over, or was ended.
    #[must_use]
    pub const fn has_ended(&self) -> bool {
        self.has_ended
    }

    /// The lobby.
    #[must_use]
    pub fn lobby(&self) -> Vec<LobbySeat> {
        let seat = |place: &Place| LobbySeat {
            player: place.player.clone(),
            ready: place.ready,
            away: self.is_away(place),
        };
        self.places.iter().map(seat).collect()
    }

    /// Starts the match if every seat is taken and everybody is ready.
    pub fn start(&mut self) -> Vec<HostOutput> {
        let mut others = self.places.iter().skip(1);
        let all = others.all(|place| !place.player.level.is_empty() || place.ready);
        if all && self.log.entries().is_empty() {
            let (options, seats) = (self.options.clone(), self.players());
            self.log.push(Entry::Began { options, seats });
            self.begin_draw(0);
        }
        self.sync(vec![HostOutput::Changed])
    }

    /// The host reacts.
    #[must_use]
    pub fn react(&self, reaction: usize) -> Vec<HostOutput> {
        self.reacted(0, reaction)
    }

    /// Closes the table for good.
    pub fn close(&mut self) -> Vec<HostOutput> {
        self.has_ended = true;
        self.broadcast(&ToGuest::Bye {})
    }

    /// Time passes. A tick is about a quarter of a second.
    pub fn tick(&mut self) -> Vec<HostOutput> {
        let away = |host: &Self| {
            host.places
                .iter()
                .map(|place| host.is_away(place))
                .collect()
        };
        let before: Vec<bool> = away(self);
        self.tick += 1;
        if before == away(self) {
            return Vec::new();
        }
        let outputs = self.send_lobby();
        self.redraw_without_away();
        self.sync(outputs)
    }

    /// A move of the host, or of a bot. Ignored if it is not legal or somebody else's.
    pub fn play(&mut self, mv: MoveOf<G>) -> Vec<HostOutput> {
        let seat = self.mover().filter(|seat| self.is_local(*seat));
        match seat {
            Some(seat) if self.play_move(seat, mv, String::new()) => {
                self.sync(vec![HostOutput::Changed])
            }
            _ => Vec::new(),
        }
    }

    /// Goes on with the next round.
    pub fn next_round(&mut self) -> Vec<HostOutput> {
        let next = self.playing.as_ref().and_then(Playing::next_round);
        if let (Some(round), None) = (next, &self.draw) {
            self.begin_draw(round);
        }
        self.sync(Vec::new())
    }

    /// The seat to move, if a round is on.
    #[must_use]
    pub fn mover(&self) -> Option<usize> {
        self.playing.as_ref().and_then(Playing::mover)
    }

    /// Whether the host or a bot moves for a seat.
    #[must_use]
    pub fn is_local(&self, seat: usize) -> bool {
        let place = self.places.get(seat);
        seat == 0 || place.is_some_and(Place::plays_by_bot)
    }

    fn reacted(&self, seat: usize, reaction: usize) -> Vec<HostOutput> {
        if reaction >= REACTIONS.len() {
            return Vec::new();
        }
        let reaction = Reaction { seat, reaction };
        let mut outputs = self.broadcast(&ToGuest::Reacted(reaction));
        outputs.push(HostOutput::Reacted(reaction));
        outputs
    }

    fn broadcast(&self, message: &ToGuest) -> Vec<HostOutput> {
        let peers = self.places.iter().filter_map(|place| place.peer);
        let bytes = message.to_json().into_bytes();
        peers
            .map(|peer| HostOutput::Send(peer, bytes.clone()))
            .collect()
    }

    fn send_lobby(&self) -> Vec<HostOutput> {
        let send = |(you, place): (usize, &Place)| {
            let seats = self.lobby();
            let message = ToGuest::Lobby { you, seats };
            Some(HostOutput::Send(
                place.peer?,
                message.to_json().into_bytes(),
            ))
        };
        let letters = self.places.iter().enumerate().filter_map(send);
        letters.chain([HostOutput::Changed]).collect()
    }

    fn players(&self) -> Vec<SeatEntry> {
        self.places
            .iter()
            .map(|place| place.player.clone())
            .collect()
    }

    fn is_away(&self, place: &Place) -> bool {
        let is_guest = !place.token.is_empty();
        is_guest && (place.peer.is_none() || self.tick > place.heard + AWAY)
    }
}

impl Place {
    fn new(name: &str, level: &str, key: &str) -> Self {
        Self {
            player: SeatEntry {
                name: name.trim().chars().take(NAME_LENGTH).collect(),
                level: level.into(),
                key: key.into(),
            },
            token: String::new(),
            peer: None,
            door: Door::default(),
            heard: 0,
            ready: false,
            votes: 0,
            replaced: None,
        }
    }

    const fn plays_by_bot(&self) -> bool {
        !self.player.level.is_empty() || self.replaced.is_some()
    }
}
