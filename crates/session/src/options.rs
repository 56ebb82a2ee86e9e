//! The options of a match.

use core::fmt;

use cards::{ParseSeatCountError, Seat, SeatCount, SeatRange, Seed, derivations};
use game::{Game, LevelId, Match};

use crate::any_match::AnyMatch;
use crate::erased::erase;
use crate::player::normalize_name;
use crate::{Controller, NAME_LENGTH, Player, TableGame};

/// The options of a match: its start, which has the seed and the game's own options, and the players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchOptions {
    start: Box<dyn AnyMatch>,
    players: Vec<Player>,
}

/// Why options are invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionsError {
    /// The game is not for this number of players.
    Players(ParseSeatCountError),
    /// The name in this seat is too long, or that of a bot is empty.
    Name(Seat),
}

impl MatchOptions {
    /// Checks the players and trims their names; the words in [`UNNAMED`](crate::UNNAMED) count as no
    /// name of a person. `start` makes the match before its first round.
    ///
    /// # Errors
    /// Too few or too many players, a bot without a name, or a name longer than [`NAME_LENGTH`].
    pub fn new<M: Match<Round: TableGame<Match = M>>>(
        players: Vec<Player>,
        start: impl FnOnce(SeatCount) -> M,
    ) -> Result<Self, OptionsError> {
        let start = |seats| erase::<M::Round>(start(seats));
        Self::in_range(M::Round::SEATS, players, start)
    }

    /// The same for a game that is known only by the numbers of players that it can have.
    ///
    /// # Errors
    /// As [`Self::new`].
    pub fn in_range(
        range: SeatRange,
        players: Vec<Player>,
        start: impl FnOnce(SeatCount) -> Box<dyn AnyMatch>,
    ) -> Result<Self, OptionsError> {
        let seats = i64::try_from(players.len()).unwrap_or(i64::MAX);
        let seats = range.seat_count(seats).map_err(OptionsError::Players)?;
        let players = players.into_iter().map(Player::with_trimmed_name).collect();
        let start = start(seats);
        Self { start, players }.checked()
    }

    /// The same for a match before its first round that is known already.
    ///
    /// # Errors
    /// As [`Self::new`], and a number of players for which the match is not.
    pub fn from_start(
        players: Vec<Player>,
        start: Box<dyn AnyMatch>,
    ) -> Result<Self, OptionsError> {
        let seats = start.seats().get();
        Self::in_range(SeatRange::new(seats, seats), players, |_| start)
    }

    /// The match before its first round.
    #[must_use]
    pub fn start(&self) -> &dyn AnyMatch {
        &*self.start
    }

    /// The seed of the deals, of chance and of the bots' choices.
    #[must_use]
    pub fn seed(&self) -> Seed {
        self.start.seed()
    }

    /// The seed of a bot's choice after this number of moves of the match. Whoever knows that number can compute the
    /// seed of the match from it (docs/protocol.md), so bots only draw from it.
    #[must_use]
    pub fn decision_seed(&self, moves: usize) -> Seed {
        self.seed().derive(derivations::DECISIONS - moves as u64)
    }

    /// The number of players.
    #[must_use]
    pub fn seats(&self) -> SeatCount {
        self.start.seats()
    }

    /// The players, by seat.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Every bot's name and level, by seat.
    pub fn bots(&self) -> impl Iterator<Item = (&str, LevelId)> {
        self.players
            .iter()
            .filter_map(|player| match player.controller {
                Controller::Bot(level) => Some((&*player.name, level)),
                _ => None,
            })
    }

    /// The name of the player in a seat; empty if they have none.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.players
            .get(seat.index())
            .map_or("", |player| &player.name)
    }

    /// Where the moves of a seat come from.
    #[must_use]
    pub fn controller(&self, seat: Seat) -> Controller {
        let player = self.players.get(seat.index());
        player.map_or(Controller::Open, |player| player.controller)
    }

    /// The level of the bot in a seat; `None` if no bot sits there.
    #[must_use]
    pub fn level(&self, seat: Seat) -> Option<LevelId> {
        match self.controller(seat) {
            Controller::Bot(level) => Some(level),
            _ => None,
        }
    }

    /// Whether a person at this device sits in a seat.
    #[must_use]
    pub fn is_here(&self, seat: Seat) -> bool {
        matches!(self.controller(seat), Controller::Here)
    }

    /// Whether people at other devices take part.
    #[must_use]
    pub fn is_online(&self) -> bool {
        let mut players = self.players.iter();
        players.any(|player| matches!(player.controller, Controller::Online))
    }

    /// Whether several people share this device.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        let mut here = self.seats().seats().filter(|seat| self.is_here(*seat));
        here.nth(1).is_some()
    }

    /// The same options with another name of the person in a seat, cut to [`NAME_LENGTH`].
    #[must_use]
    pub fn with_name(mut self, seat: Seat, name: &str) -> Self {
        if let Some(player) = self.players.get_mut(seat.index()) {
            player.name = normalize_name(name).chars().take(NAME_LENGTH).collect();
        }
        self
    }

    /// The same options with another player in a seat.
    ///
    /// # Errors
    /// The name is not valid.
    pub(crate) fn with_player(mut self, seat: Seat, player: Player) -> Result<Self, OptionsError> {
        if let Some(seated) = self.players.get_mut(seat.index()) {
            *seated = player.with_trimmed_name();
        }
        self.checked()
    }

    fn checked(self) -> Result<Self, OptionsError> {
        let mut players = self.seats().seats().zip(&self.players);
        match players.find(|(_, player)| !player.has_valid_name()) {
            Some((seat, _)) => Err(OptionsError::Name(seat)),
            None => Ok(self),
        }
    }
}

impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players(error) => error.fmt(f),
            Self::Name(seat) => {
                write!(
                    f,
                    "the name of seat {seat:?} is missing or longer than {NAME_LENGTH} characters"
                )
            }
        }
    }
}

impl core::error::Error for OptionsError {}
