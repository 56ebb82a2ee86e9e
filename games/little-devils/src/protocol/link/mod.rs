//! A match in the fragment of an address: what is shared without any server.
//!
//! The text is a version (one character), then in URL-safe base64 a checksum (FNV-1a, 4 bytes) and one
//! large number. The number's digits, each of its own radix, are: the players, whether something was
//! taken back, the seed, names and levels, how many cards were played, and for each card its place
//! among those that were legal. So a card takes a bit or two, and what is read is legal by its form.

use core::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use crate::bots::Level;
use crate::session::{MatchOptions, MatchRecord, Opponent, OptionsError};
use cards::{Card, SeatCount, Seed};
use game::Game;

use protocol::digits::{Reader, Writer};

/// A match as it is shared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link(pub MatchRecord);

/// Why a text is no match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseLinkError {
    /// There is nothing.
    Empty,
    /// It is longer than any match's, so not even looked at.
    TooLong,
    /// It is of a later version, or of none.
    Version(char),
    /// It is damaged: cut off, or changed on its way.
    Damaged,
    /// The match cannot be set up so.
    Options(OptionsError),
    /// There is no such level.
    Level(u32),
    /// A name is not text.
    Name,
    /// There are more cards than the match has.
    AfterTheEnd,
    /// There is something after the last card.
    Surplus,
}

const VERSION: char = '1';
/// The longest text that is looked at, in characters; the longest match takes about 600.
const LONGEST: usize = 1200;
/// More levels than there will ever be.
const LEVELS: u32 = 32;
/// More bytes than a name may have: [`NAME_LENGTH`](crate::session::NAME_LENGTH) characters of four.
const NAME: u32 = 81;
/// More cards than a match can have.
const CARDS: u32 = 1024;

impl Link {
    /// The text for a match.
    #[must_use]
    pub fn write(&self) -> String {
        let mut writer = Writer::default();
        let options = self.0.options();
        writer.put(u32::from(options.seats().get() - SeatCount::MIN.get()), 4);
        writer.put(u32::from(self.0.takeback_used()), 2);
        for byte in options.seed().0.to_le_bytes() {
            writer.put(byte.into(), 256);
        }
        write_name(&mut writer, options.saved_name());
        for opponent in options.opponents() {
            write_name(&mut writer, &opponent.name);
            let level = Level::ALL
                .iter()
                .zip(0..)
                .find(|(level, _)| **level == opponent.level);
            writer.put(level.map_or(0, |(_, number)| number), LEVELS);
        }
        write_plays(&mut writer, &self.0);
        let number = writer.bytes();
        let mut bytes = checksum(&number).to_le_bytes().to_vec();
        bytes.extend(number);
        format!("{VERSION}{}", URL_SAFE_NO_PAD.encode(bytes))
    }

    /// The match of a text.
    ///
    /// # Errors
    /// The text is not one that this version has written.
    pub fn read(text: &str) -> Result<Self, ParseLinkError> {
        if text.len() > LONGEST {
            return Err(ParseLinkError::TooLong);
        }
        let mut rest = text.chars();
        match rest.next() {
            None => return Err(ParseLinkError::Empty),
            Some(VERSION) => {}
            Some(version) => return Err(ParseLinkError::Version(version)),
        }
        let bytes = URL_SAFE_NO_PAD
            .decode(rest.as_str())
            .map_err(|_| ParseLinkError::Damaged)?;
        let (sum, number) = bytes.split_first_chunk().ok_or(ParseLinkError::Damaged)?;
        if u32::from_le_bytes(*sum) != checksum(number) {
            return Err(ParseLinkError::Damaged);
        }
        let mut reader = Reader::new(number);
        let record = read_match(&mut reader)?;
        if reader.is_empty() {
            Ok(Self(record))
        } else {
            Err(ParseLinkError::Surplus)
        }
    }
}

fn write_name(writer: &mut Writer, name: &str) {
    writer.put(u32::try_from(name.len()).unwrap_or_default(), NAME);
    for byte in name.bytes() {
        writer.put(byte.into(), 256);
    }
}

/// How many cards, and each as its place among the legal ones.
fn write_plays(writer: &mut Writer, record: &MatchRecord) {
    let rounds = record.rounds();
    writer.put(
        u32::try_from(record.plays().len()).unwrap_or_default(),
        CARDS,
    );
    for (deal, _) in rounds {
        let mut again = deal.restarted();
        for (_, card) in deal.plays() {
            let legal = again.legal();
            writer.put(legal.below(card).len(), legal.len());
            again.play_unchecked(card);
        }
    }
}

fn read_match(reader: &mut Reader) -> Result<MatchRecord, ParseLinkError> {
    let others = reader.take(4) + 2;
    let training = reader.take(2) == 1;
    let seed = core::array::from_fn(|_| byte(reader));
    let name = read_name(reader)?;
    let opponent = |_| {
        let name = read_name(reader)?;
        let number = reader.take(LEVELS);
        let level = Level::ALL.get(number as usize);
        let level = *level.ok_or(ParseLinkError::Level(number))?;
        Ok(Opponent { name, level })
    };
    let opponents = (0..others).map(opponent).collect::<Result<_, _>>()?;
    let seed = Seed(u64::from_le_bytes(seed));
    let options = MatchOptions::new(seed, &name, opponents).map_err(ParseLinkError::Options)?;
    let record = read_plays(reader, MatchRecord::new(options))?;
    Ok(if training {
        record.with_takeback_used()
    } else {
        record
    })
}

fn read_name(reader: &mut Reader) -> Result<String, ParseLinkError> {
    let length = reader.take(NAME);
    let bytes = (0..length).map(|_| byte(reader)).collect();
    String::from_utf8(bytes).map_err(|_| ParseLinkError::Name)
}

fn read_plays(reader: &mut Reader, mut record: MatchRecord) -> Result<MatchRecord, ParseLinkError> {
    for _ in 0..reader.take(CARDS) {
        record.next_round();
        let legal = record.round().legal();
        let card: Card = match legal.len() {
            0 => return Err(ParseLinkError::AfterTheEnd),
            cards => legal
                .nth(reader.take(cards))
                .ok_or(ParseLinkError::Damaged)?,
        };
        record.play(card).map_err(|_| ParseLinkError::Damaged)?;
    }
    Ok(record)
}

fn byte(reader: &mut Reader) -> u8 {
    u8::try_from(reader.take(256)).unwrap_or_default()
}

fn checksum(bytes: &[u8]) -> u32 {
    let add = |sum: u32, byte: &u8| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193);
    bytes.iter().fold(0x811c_9dc5, add)
}

impl fmt::Display for ParseLinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("the link carries nothing"),
            Self::TooLong => write!(f, "the link is longer than {LONGEST} characters"),
            Self::Version(version) => write!(f, "version {version:?}, which cannot be read"),
            Self::Damaged => f.write_str("the link is damaged"),
            Self::Options(error) => error.fmt(f),
            Self::Level(number) => write!(f, "there is no level number {number}"),
            Self::Name => f.write_str("a name is not text"),
            Self::AfterTheEnd => f.write_str("there are cards after the end of the match"),
            Self::Surplus => f.write_str("there is something after the last card"),
        }
    }
}

impl core::error::Error for ParseLinkError {}
