//! The host is saved and restored.

use protocol::compact_text;
use session::parse_hex;

use super::draw::{Draw, OpenedSalts, texts};
use super::{Host, HostSeat, Playing};
use crate::{AnyDeals, Dealer, Entry, Save, SeatEntry, Secret};

/// Everything that a host keeps but the log. Anybody who can read it can see all cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostState {
    secret: String,
    match_number: usize,
    options: String,
    sealed: bool,
    seats: Vec<SavedSeat>,
    draw: Option<SavedDraw>,
    /// The salts of the round on the table; no salts between rounds.
    salts: SavedSalts,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct SavedSeat {
    player: SeatEntry,
    token: String,
    ready: bool,
    /// The level of the bot that plays for the person, or empty.
    replaced: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct SavedSalts {
    round: usize,
    salts: Vec<String>,
    signatures: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct SavedDraw {
    seats: Vec<bool>,
    promises: Vec<String>,
    announced: bool,
    opened: SavedSalts,
}

compact_text!(struct HostState { secret, match_number, options, sealed, seats, draw, salts });
compact_text!(struct SavedSeat { player, token, ready, replaced });
compact_text!(struct SavedSalts { round, salts, signatures });
compact_text!(struct SavedDraw { seats, promises, announced, opened });

impl HostState {
    /// Whether nobody can look into the deals, so that restoring needs a dealer that is ready.
    #[must_use]
    pub const fn is_sealed(&self) -> bool {
        self.sealed
    }
}

impl Host {
    /// Everything that a reload needs, to be saved after every output.
    #[must_use]
    pub fn save(&self) -> Save<HostState> {
        Save {
            state: self.state(),
            log: self.log.entries().to_vec(),
        }
    }

    /// Everything but the log.
    #[must_use]
    pub fn state(&self) -> HostState {
        let saved = |occupant: &HostSeat| SavedSeat {
            player: occupant.player.clone(),
            token: occupant.token.clone(),
            ready: occupant.ready,
            replaced: occupant.replaced.clone().unwrap_or_default(),
        };
        let draw = self.draw.as_ref().map(|draw| SavedDraw {
            seats: draw.seats.clone(),
            promises: texts(&draw.promises),
            announced: draw.is_announced,
            opened: SavedSalts::new(draw.round, &draw.salts, &draw.signatures),
        });
        let salts = self
            .playing
            .as_ref()
            .and_then(|playing| playing.salts.as_ref());
        HostState {
            secret: self.secret.text(),
            match_number: self.match_number,
            options: self.options.clone(),
            sealed: self.is_sealed(),
            seats: self.seats.iter().map(saved).collect(),
            draw,
            salts: salts.map_or_else(
                || SavedSalts::new(0, &[], &[]),
                |salts| SavedSalts::new(salts.round, &salts.salts, &salts.signatures),
            ),
        }
    }

    /// The host of a save, before any guest has connected again. `None` if the save contradicts itself, or if
    /// its deals are sealed and there is no dealer that is ready. The determinizations are drawn again, and go out with
    /// the next entries.
    #[must_use]
    pub fn restore(
        game: &'static dyn AnyDeals,
        save: &Save<HostState>,
        dealer: Option<Box<dyn Dealer>>,
    ) -> Option<Self> {
        let Save { state, log } = save;
        let secret = Secret(parse_hex(&state.secret)?);
        let others = state.seats.iter().skip(1).map(|_| super::Seating::Open);
        let others: Vec<_> = others.collect();
        let mut host = Self::new(game, "", &state.options, &others, secret)?;
        host.match_number = state.match_number;
        host.dealer = dealer.filter(|dealer| state.sealed && dealer.is_ready());
        (host.is_sealed() == state.sealed).then_some(())?;
        for (occupant, saved) in host.seats.iter_mut().zip(&state.seats) {
            occupant.player = saved.player.clone();
            occupant.token.clone_from(&saved.token);
            occupant.ready = saved.ready;
            occupant.replaced = Some(saved.replaced.clone()).filter(|level| !level.is_empty());
        }
        (host.seats[0].player.key == host.signer.key()).then_some(())?;
        for (at, entry) in log.iter().enumerate() {
            host.replay(entry, &log[at..], &state.salts)?;
        }
        host.sent = log.len();
        host.draw = match &state.draw {
            Some(draw) => Some(draw.read(host.seats.len())?),
            None => None,
        };
        if let Some(playing) = host
            .playing
            .as_mut()
            .filter(|playing| playing.salts.is_some())
        {
            playing.draw_determinizations(secret.determinization_seed(log.len()));
        }
        Some(host)
    }

    /// Takes an entry of a saved log. `coming` is the log from this entry on.
    fn replay(&mut self, entry: &Entry, coming: &[Entry], saved: &SavedSalts) -> Option<()> {
        let players = self.seats.len();
        match entry {
            _ if self.is_of_sealed(entry) => self.replay_sealed(entry, coming)?,
            Entry::Opened { round: 0, .. } => {
                let seed = OpenedSalts::read(entry, players)?.seed();
                let start = self.game.start(seed, players, &self.options)?;
                self.playing = Some(Playing::new(self.game, start));
            }
            Entry::Opened { .. } => {
                let playing = self.playing.as_mut()?;
                playing.open_salts()?;
                if playing.record.is_over() || self.lie.is_some() {
                    self.ended = Some(self.log.entries().len() + 1);
                }
            }
            // A sealed deal is known from its beginning on, if all of it was checked.
            Entry::Dealt { round } if self.playing.as_ref()?.deals.len() == *round => {}
            Entry::Dealt { round } => {
                let is_it = |entry: &&Entry| matches!(entry, Entry::Opened { round: of, .. } if of == round);
                let later = coming.iter().find(is_it);
                let salts = match later {
                    Some(opened) => OpenedSalts::read(opened, players)?,
                    None => saved.read(players)?,
                };
                (salts.round == *round).then_some(())?;
                self.playing.as_mut()?.deal(salts)?;
            }
            Entry::Played { mv, .. } => {
                let record = &mut self.playing.as_mut()?.record;
                record.play(self.game.parse_move(mv)?).ok()?;
            }
            Entry::IllegalMove { seat, .. } | Entry::FalseSalt { seat, .. } => {
                self.note_lie((*seat, entry.lie_kind()?));
            }
            Entry::Seated { level, .. } if !level.is_empty() => {
                if let Some(playing) = &mut self.playing {
                    playing.sealed = None;
                }
            }
            _ => {}
        }
        self.log.push(entry.clone());
        Some(())
    }
}

impl SavedSalts {
    fn new(round: usize, salts: &[Option<session::Salt>], signatures: &[String]) -> Self {
        Self {
            round,
            salts: texts(salts),
            signatures: signatures.to_vec(),
        }
    }

    fn read(&self, players: usize) -> Option<OpenedSalts> {
        let is_whole = self.salts.len() == players && self.signatures.len() == players;
        is_whole.then(|| OpenedSalts {
            round: self.round,
            salts: self.salts.iter().map(|salt| salt.parse().ok()).collect(),
            signatures: self.signatures.clone(),
        })
    }
}

impl SavedDraw {
    fn read(&self, players: usize) -> Option<Draw> {
        let OpenedSalts {
            round,
            salts,
            signatures,
        } = self.opened.read(players)?;
        let is_whole = self.seats.len() == players && self.promises.len() == players;
        is_whole.then(|| Draw {
            round,
            seats: self.seats.clone(),
            promises: self.promises.iter().map(|made| made.parse().ok()).collect(),
            salts,
            signatures,
            is_announced: self.announced,
        })
    }
}

impl OpenedSalts {
    /// The salts of an entry that opens them.
    fn read(entry: &Entry, players: usize) -> Option<Self> {
        let Entry::Opened {
            round,
            salts,
            signatures,
        } = entry
        else {
            return None;
        };
        let saved = SavedSalts {
            round: *round,
            salts: salts.clone(),
            signatures: signatures.clone(),
        };
        saved.read(players)
    }
}
