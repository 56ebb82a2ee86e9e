//! Match links: a whole match in the fragment of an address, so that no server sees it.
//!
//! The text is a version (one character), then in URL-safe base64 a checksum (FNV-1a, 4 bytes) and
//! one large number in mixed radix. Its digits are: the number of players, whether something was
//! taken back, the seed, names and levels, the number of cards played, and for each card its place
//! among the legal cards. So a card takes one or two bits, and every card that is read is legal
//! (docs/protocol.md, "Links").

use core::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use crate::protocol::INFO;
use crate::rules::{Round, SEATS};
use crate::session::{MatchRecord, OptionsError, Player, match_options, rounds, saved_name};
use cards::{Card, Seed};
use game::Game;
use session::TableGame;

use protocol::fnv1a_32;
use protocol::mixed_radix::{Reader, Writer};

/// A match that is shared as a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link(pub MatchRecord);

/// Why a text is not a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseLinkError {
    /// The text is empty.
    Empty,
    /// Longer than any match; not read at all.
    TooLong,
    /// Another version.
    Version(char),
    /// Cut off, or changed on its way.
    Damaged,
    /// The options of the match are invalid.
    Options(OptionsError),
    /// A level number that does not exist.
    Level(u32),
    /// A name that is not UTF-8.
    Name,
    /// Cards after the end of the match.
    AfterTheEnd,
    /// Something after the last card.
    Surplus,
}

const VERSION: char = '1';
/// Longest text that is read, in characters; the longest match takes about 600.
const MAX_CHARACTERS: usize = 1200;
/// Radix of a level. It leaves room for more than the six levels of today.
const LEVELS: u32 = 32;
/// Radix of a name's length: [`NAME_LENGTH`](crate::session::NAME_LENGTH) characters of up to four
/// bytes.
const NAME: u32 = 81;
/// Radix of the number of cards, which is more than a match can have.
const CARDS: u32 = 1024;

impl Link {
    /// The text of the link.
    #[must_use]
    pub fn write(&self) -> String {
        let mut writer = Writer::default();
        let options = self.0.options();
        writer.put(u32::from(options.seats().get() - SEATS.fewest().get()), 4);
        writer.put(u32::from(self.0.takeback_used()), 2);
        for byte in options.seed().0.to_le_bytes() {
            writer.put(byte.into(), 256);
        }
        writer.put_text(saved_name(options), NAME);
        for seat in options.seats().seats().skip(1) {
            writer.put_text(options.name(seat), NAME);
            // Whoever opens the link plays against bots, also in the places of people.
            let level = options.level(seat).unwrap_or(INFO.default_level());
            let level = INFO.levels.iter().zip(0..).find(|(one, _)| **one == level);
            writer.put(level.map_or(0, |(_, number)| number), LEVELS);
        }
        write_plays(&mut writer, &self.0);
        let number = writer.bytes();
        let mut bytes = fnv1a_32(&number).to_le_bytes().to_vec();
        bytes.extend(number);
        format!("{VERSION}{}", URL_SAFE_NO_PAD.encode(bytes))
    }

    /// Reads the text of a link.
    ///
    /// # Errors
    /// Fails if this version did not write the text.
    pub fn read(text: &str) -> Result<Self, ParseLinkError> {
        if text.len() > MAX_CHARACTERS {
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
        if u32::from_le_bytes(*sum) != fnv1a_32(number) {
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

/// Writes the number of cards, and each card as its place among the legal ones.
fn write_plays(writer: &mut Writer, record: &MatchRecord) {
    writer.put(
        u32::try_from(record.moves().len()).unwrap_or_default(),
        CARDS,
    );
    for (_, round) in rounds(record) {
        for (before, _, card) in round.replay() {
            let legal = before.legal();
            writer.put(legal.below(card).len(), legal.len());
        }
    }
}

fn read_match(reader: &mut Reader) -> Result<MatchRecord, ParseLinkError> {
    let others = reader.take(4) + 2;
    let training = reader.take(2) == 1;
    let seed = core::array::from_fn(|_| byte(reader));
    let name = reader.take_text(NAME).ok_or(ParseLinkError::Name)?;
    let opponent = |_| {
        let name = reader.take_text(NAME).ok_or(ParseLinkError::Name)?;
        let number = reader.take(LEVELS);
        let level = INFO.levels.get(number as usize);
        let level = *level.ok_or(ParseLinkError::Level(number))?;
        Ok(Player::bot(name, level))
    };
    let opponents = (0..others).map(opponent).collect::<Result<_, _>>()?;
    let seed = Seed(u64::from_le_bytes(seed));
    let options = match_options(seed, &name, opponents).map_err(ParseLinkError::Options)?;
    let record = read_plays(reader, MatchRecord::new(options))?;
    Ok(if training {
        record.with_takeback_used()
    } else {
        record
    })
}

fn read_plays(reader: &mut Reader, mut record: MatchRecord) -> Result<MatchRecord, ParseLinkError> {
    for _ in 0..reader.take(CARDS) {
        record.next_round();
        let typed = record.typed::<Round>();
        let legal = typed.ok_or(ParseLinkError::Damaged)?.round().legal();
        let card: Card = match legal.len() {
            0 => return Err(ParseLinkError::AfterTheEnd),
            cards => legal
                .nth(reader.take(cards))
                .ok_or(ParseLinkError::Damaged)?,
        };
        let played = record.play(Round::word(card));
        played.map_err(|_| ParseLinkError::Damaged)?;
    }
    Ok(record)
}

fn byte(reader: &mut Reader) -> u8 {
    u8::try_from(reader.take(256)).unwrap_or_default()
}

impl fmt::Display for ParseLinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("the link carries nothing"),
            Self::TooLong => write!(f, "the link is longer than {MAX_CHARACTERS} characters"),
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
