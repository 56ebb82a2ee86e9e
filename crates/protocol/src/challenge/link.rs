//! The text of a challenge: what a link carries.
//!
//! The text is a version (one character), then in URL-safe base64 a checksum (FNV-1a, 4 bytes), the seed
//! and one large number in mixed radix, which is masked (docs/protocol.md, "Challenges"). The mask follows
//! from the seed. It only keeps the plays out of sight; whoever wants to read them can.

use core::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use cards::{Seed, below, derivations};
use game::{GameInfo, LevelId};
use session::{MatchOptions, MatchRecord, Player};

use super::Challenge;
use crate::mixed_radix::{Reader, Writer};
use crate::{AnyFormat, AnyReader, fnv1a_32};

/// The longest text of a challenge, in characters. Some messengers cut messages of 2,000 characters.
pub const MAX_CHALLENGE_CHARACTERS: usize = 1900;

/// Why a text is not a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseChallengeError {
    /// A later version wrote it.
    Later,
    /// Cut off, changed on its way, or of another game.
    Damaged,
}

const VERSION: char = '1';
/// Radix of the number of players, less 1.
const PLAYERS: u32 = 8;
/// Radix of the number of rounds.
const ROUNDS: u32 = 256;
/// Radix of the length of a text, in bytes: 20 characters of up to four bytes.
const TEXT: u32 = 81;
/// The most moves that are read.
const MAX_MOVES: usize = 32_768;

impl Challenge {
    /// The text; `None` if it is too long.
    #[must_use]
    pub fn text(&self, format: &dyn AnyFormat) -> Option<String> {
        let seed = self.record.options().seed();
        let number = self.number(format)?;
        let mut bytes = checksum(format, seed, &number).to_le_bytes().to_vec();
        bytes.extend(seed.0.to_le_bytes());
        bytes.extend(masked(seed, &number));
        let text = format!("{VERSION}{}", URL_SAFE_NO_PAD.encode(bytes));
        (text.len() <= MAX_CHALLENGE_CHARACTERS).then_some(text)
    }

    /// The challenge with as many of its rounds as a text has room for, and that text; `None` if not even
    /// the first round fits.
    #[must_use]
    pub fn that_fits(self, format: &dyn AnyFormat) -> Option<(Self, String)> {
        if let Some(text) = self.text(format) {
            return Some((self, text));
        }
        // The most rounds that fit are at least `fits` and less than `too_many`.
        let (mut fits, mut too_many) = (0, self.rounds());
        let mut found = None;
        while too_many - fits > 1 {
            let middle = fits.midpoint(too_many);
            let shorter = self.first_rounds(middle)?;
            match shorter.text(format) {
                Some(text) => (fits, found) = (middle, Some((shorter, text))),
                None => too_many = middle,
            }
        }
        found
    }

    /// Reads a text.
    ///
    /// # Errors
    /// Fails if this version did not write the text for this game.
    pub fn read(format: &dyn AnyReader, text: &str) -> Result<Self, ParseChallengeError> {
        let (seed, number, sum) = split(text)?;
        if sum != checksum(format, seed, &number) {
            return Err(ParseChallengeError::Damaged);
        }
        let mut reader = Reader::new(&number);
        let read = read_number(format, seed, &mut reader).filter(|_| reader.is_empty());
        read.ok_or(ParseChallengeError::Damaged)
    }

    /// The seed in a text, of which nothing else is checked; `None` if it has none.
    #[must_use]
    pub fn seed_of(text: &str) -> Option<Seed> {
        split(text).ok().map(|(seed, ..)| seed)
    }

    /// Everything but the seed. `None` if there are too many rounds.
    fn number(&self, format: &dyn AnyFormat) -> Option<Vec<u8>> {
        let (options, mut writer) = (self.record.options(), Writer::default());
        writer.put(small(options.seats().size() - 1)?, PLAYERS);
        writer.put(u32::from(self.record.takeback_used()), 2);
        writer.put_text(&format.start_text(options.start()), TEXT);
        for seat in options.seats().seats() {
            writer.put_text(options.name(seat), TEXT);
            writer.put_text(options.level(seat).map_or("", LevelId::id), TEXT);
        }
        writer.put(
            small(self.rounds).filter(|rounds| *rounds < ROUNDS)?,
            ROUNDS,
        );
        let mut replayed = MatchRecord::new(options.clone());
        for mv in self.record.moves() {
            replayed.next_round();
            let legal = replayed.any().legal();
            let place = legal.iter().position(|one| one == mv)?;
            writer.put(small(place)?, small(legal.len())?);
            replayed.play(*mv).ok()?;
        }
        Some(writer.bytes())
    }
}

/// The seed, the number without its mask, and the checksum.
fn split(text: &str) -> Result<(Seed, Vec<u8>, u32), ParseChallengeError> {
    let damaged = ParseChallengeError::Damaged;
    let mut rest = text.chars();
    match rest.next() {
        Some(VERSION) => {}
        Some(other) if other.is_ascii_alphanumeric() => return Err(ParseChallengeError::Later),
        _ => return Err(damaged),
    }
    if text.len() > MAX_CHALLENGE_CHARACTERS {
        return Err(damaged);
    }
    let bytes = URL_SAFE_NO_PAD.decode(rest.as_str());
    let bytes = bytes.map_err(|_| damaged)?;
    let (sum, rest) = bytes.split_first_chunk().ok_or(damaged)?;
    let (seed, number) = rest.split_first_chunk().ok_or(damaged)?;
    let seed = Seed(u64::from_le_bytes(*seed));
    Ok((seed, masked(seed, number), u32::from_le_bytes(*sum)))
}

/// The checksum, which other games do not share.
fn checksum(format: &dyn AnyFormat, seed: Seed, number: &[u8]) -> u32 {
    let mut all = format.info().id().as_bytes().to_vec();
    all.extend(seed.0.to_le_bytes());
    all.extend(number);
    fnv1a_32(&all)
}

/// Puts the mask on, or takes it off.
fn masked(seed: Seed, number: &[u8]) -> Vec<u8> {
    let mut generator = seed.derive(derivations::CHALLENGE).generator();
    let mask = core::iter::repeat_with(|| u8::try_from(below(&mut generator, 256)));
    let pairs = number.iter().zip(mask);
    pairs
        .map(|(byte, mask)| byte ^ mask.unwrap_or_default())
        .collect()
}

/// Reads what [`Challenge::number`] has written.
fn read_number(format: &dyn AnyReader, seed: Seed, reader: &mut Reader) -> Option<Challenge> {
    let players = i64::from(reader.take(PLAYERS)) + 1;
    let seats = format.info().seats().seat_count(players).ok()?;
    let takeback_used = reader.take(2) == 1;
    let start = format.parse_start(seed, seats, &reader.take_text(TEXT)?)?;
    let players = seats.seats().map(|_| read_player(format.info(), reader));
    let players = players.collect::<Option<Vec<_>>>()?;
    let options = MatchOptions::from_start(players, start).ok()?;
    let rounds = reader.take(ROUNDS) as usize;
    let record = read_moves(reader, MatchRecord::new(options), rounds)?;
    let record = if takeback_used {
        record.with_takeback_used()
    } else {
        record
    };
    Challenge::new(&record).filter(|challenge| challenge.rounds() == rounds)
}

fn read_player(game: &GameInfo, reader: &mut Reader) -> Option<Player> {
    let (name, level) = (reader.take_text(TEXT)?, reader.take_text(TEXT)?);
    if level.is_empty() {
        return Some(Player::here(name));
    }
    Some(Player::bot(name, game.level(&level)?))
}

/// Plays the moves of whole rounds.
fn read_moves(reader: &mut Reader, mut record: MatchRecord, rounds: usize) -> Option<MatchRecord> {
    while !(record.is_round_over() && record.round_number() == rounds) {
        if record.is_over() || record.moves().len() == MAX_MOVES {
            return None;
        }
        record.next_round();
        let legal = record.any().legal();
        let place = reader.take(small(legal.len()).filter(|number| *number > 0)?);
        record.play(*legal.get(place as usize)?).ok()?;
    }
    Some(record)
}

/// A number that fits a digit.
fn small(number: usize) -> Option<u32> {
    u32::try_from(number)
        .ok()
        .filter(|number| *number <= 1 << 24)
}

impl fmt::Display for ParseChallengeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Later => "a later version has written the challenge",
            Self::Damaged => "the challenge is damaged, or of another game",
        })
    }
}

impl core::error::Error for ParseChallengeError {}
