//! The host's side of a table.

mod draw;
mod guests;
mod host_seat;
mod lies;
mod lobby;
mod play;
mod save;
mod sealed;

use cards::SeatSet;
use game::Word;
use protocol::CompactText;

use crate::{
    AnyDeals, Dealer, Entry, Head, Lie, Log, REACTIONS, RateLimiter, Reaction, Secret, Signer,
    ToGuest,
};

use draw::Draw;
use host_seat::HostSeat;
use play::Playing;

pub use host_seat::{Peer, Seating, default_level};
pub use save::HostState;

/// After this many ticks without a word a person counts as away.
pub const AWAY: u64 = 40;

/// The host's device: a pure state machine with the true match. The host sits in seat 0.
pub struct Host {
    game: &'static dyn AnyDeals,
    secret: Secret,
    signer: Signer,
    options: String,
    seats: Vec<HostSeat>,
    /// Counts what each connection sends, also before somebody has joined on it.
    limiters: Vec<(Peer, RateLimiter)>,
    tick: u64,
    match_number: usize,
    log: Log,
    draw: Option<Draw>,
    playing: Option<Playing>,
    /// This device's side of the deals, if they are sealed.
    dealer: Option<Box<dyn Dealer>>,
    /// The number of log entries at the end of the match.
    ended: Option<usize>,
    lie: Option<Lie>,
    is_closed: bool,
    /// The number of entries that were sent to all guests.
    sent: usize,
    /// The head that was signed last, and its signature.
    signed: Option<(Head, String)>,
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
    /// A guest has lied. The match ends, and the evidence is in the log. The guest is disconnected.
    Lie(Lie),
}

impl Host {
    /// A table of a game with the host in the first seat and these others. `options` are the game's own, as in a
    /// save. `None` if the game refuses them or the number of players, or if such a match has secret moves.
    #[must_use]
    pub fn new(
        game: &'static dyn AnyDeals,
        name: &str,
        options: &str,
        others: &[Seating],
        secret: Secret,
    ) -> Option<Self> {
        let signer = secret.signer();
        let host = HostSeat::new(name, "", &signer.key());
        let others = others
            .iter()
            .map(|seating| HostSeat::seating(game, seating));
        let seats: Vec<HostSeat> = [Some(host)]
            .into_iter()
            .chain(others)
            .collect::<Option<_>>()?;
        let start = game.start(cards::Seed(0), seats.len(), options)?;
        if game.has_secret_moves(&*start) {
            return None;
        }
        Some(Self {
            game,
            secret,
            signer,
            options: options.into(),
            seats,
            limiters: Vec::new(),
            tick: 0,
            match_number: 1,
            log: Log::default(),
            draw: None,
            playing: None,
            dealer: None,
            ended: None,
            lie: None,
            is_closed: false,
            sent: 0,
            signed: None,
        })
    }

    /// The deals of the game.
    #[must_use]
    pub fn game(&self) -> &'static dyn AnyDeals {
        self.game
    }

    /// The log.
    #[must_use]
    pub const fn log(&self) -> &Log {
        &self.log
    }

    /// The number of the match at this table, counting from 1.
    #[must_use]
    pub const fn match_number(&self) -> usize {
        self.match_number
    }

    /// Whether the match is over, or was ended.
    #[must_use]
    pub const fn has_ended(&self) -> bool {
        self.ended.is_some() || self.is_closed
    }

    /// The lie of a guest that has ended the match.
    #[must_use]
    pub const fn lie(&self) -> Option<&Lie> {
        self.lie.as_ref()
    }

    /// Starts the match if every seat is taken and everybody is ready.
    pub fn start(&mut self) -> Vec<HostOutput> {
        let mut others = self.seats.iter().skip(1);
        let all = others.all(|occupant| occupant.is_bot() || occupant.ready);
        if !all || !self.log.entries().is_empty() || self.is_closed {
            return Vec::new();
        }
        let players = self.seats.iter().map(|occupant| occupant.player.clone());
        self.log.push(Entry::Began {
            match_number: self.match_number,
            options: self.options.clone(),
            seats: players.collect(),
            sealed: self.is_sealed(),
        });
        self.begin_draw(0);
        self.sync_changed()
    }

    /// The host reacts.
    #[must_use]
    pub fn react(&self, reaction: usize) -> Vec<HostOutput> {
        self.reacted(0, reaction)
    }

    /// Closes the table for good.
    pub fn close(&mut self) -> Vec<HostOutput> {
        self.is_closed = true;
        self.broadcast(&ToGuest::Bye {})
    }

    /// Time passes. A tick is about a quarter of a second.
    pub fn tick(&mut self) -> Vec<HostOutput> {
        let away = |host: &Self| {
            let seats = host.seats.iter();
            seats
                .map(|occupant| host.is_away(occupant))
                .collect::<Vec<bool>>()
        };
        let before = away(self);
        self.tick += 1;
        if before == away(self) {
            return Vec::new();
        }
        let outputs = self.send_lobby();
        self.redraw_without_away();
        self.sync(outputs)
    }

    /// A move of the host, or of a bot. Ignored if it is not legal or somebody else's.
    pub fn play(&mut self, mv: Word) -> Vec<HostOutput> {
        let mover = self
            .playing
            .as_ref()
            .and_then(|playing| playing.mover_of(mv));
        let seat = mover.filter(|seat| self.is_local(*seat));
        match seat {
            Some(_) if self.is_sealing() => self.play_sealed(mv),
            Some(seat) if self.play_move(seat, mv, String::new()) => self.sync_changed(),
            _ => Vec::new(),
        }
    }

    /// Goes on with the next round; after a sealed one, once everything is checked.
    pub fn next_round(&mut self) -> Vec<HostOutput> {
        self.go_on_after_checks();
        let next = self.playing.as_ref().and_then(Playing::next_round);
        if let (Some(round), None, false) = (next, &self.draw, self.has_ended()) {
            self.begin_round(round);
        }
        self.sync(Vec::new())
    }

    /// The players who are to move; none unless a round is on.
    #[must_use]
    pub fn movers(&self) -> SeatSet {
        self.playing
            .as_ref()
            .map_or(SeatSet::EMPTY, Playing::movers)
    }

    /// Whether the host or a bot moves for a seat.
    #[must_use]
    pub fn is_local(&self, seat: usize) -> bool {
        let occupant = self.seats.get(seat);
        seat == 0 || occupant.is_some_and(HostSeat::plays_by_bot)
    }

    fn reacted(&self, seat: usize, reaction: usize) -> Vec<HostOutput> {
        if reaction >= REACTIONS.len() {
            return Vec::new();
        }
        let reaction = Reaction { seat, reaction };
        let mut outputs = self.broadcast(&ToGuest::Reacted { reaction });
        outputs.push(HostOutput::Reacted(reaction));
        outputs
    }

    fn broadcast(&self, message: &ToGuest) -> Vec<HostOutput> {
        let peers = self.seats.iter().filter_map(|occupant| occupant.peer);
        let bytes = message.to_text().into_bytes();
        peers
            .map(|peer| HostOutput::Send(peer, bytes.clone()))
            .collect()
    }

    fn is_away(&self, occupant: &HostSeat) -> bool {
        let is_guest = !occupant.token.is_empty();
        is_guest && (occupant.peer.is_none() || self.tick > occupant.heard + AWAY)
    }
}
