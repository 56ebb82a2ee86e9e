//! The formats of a game at a table, without its types.

use core::marker::PhantomData;

use cards::{Seat, SeatCount, Seed};
use game::{ChosenOptions, GameInfo, LevelId, Record};
use session::{AnyMatch, Day, MatchRecord, erase, record_of};

use crate::{CompactText, Deal, ParseJsonError, TableFormat};

/// The formats of a game at a table, as far as starting and writing a match need them. A text of another game's match has
/// nothing in it: no options, no deals, no view.
pub trait AnyFormat: Sync {
    /// The game before a match.
    fn info(&self) -> &'static GameInfo;
    /// The version of the saves that are written.
    fn save_version(&self) -> u32;

    /// The match before its first round ([`TableFormat::start`]).
    fn start(&self, seed: Seed, seats: SeatCount, options: &ChosenOptions) -> Box<dyn AnyMatch>;
    /// The game's own options of a match as one line ([`TableFormat::start_text`]).
    fn start_text(&self, start: &dyn AnyMatch) -> String;

    /// The deals that do not follow from the seed, by the number of their round, ascending.
    fn given_deals(&self, of: &dyn AnyMatch) -> Vec<(usize, Deal)>;
    /// The view of the player in a seat as a text, as a bot gets it.
    fn view_text(&self, record: &MatchRecord, seat: Seat) -> String;
}

/// The formats of a game at a table with all that reading a match needs. A page loads this later.
pub trait AnyReader: AnyFormat {
    /// Turns a save of an earlier version into one of the present form.
    ///
    /// # Errors
    /// Fails if the text is not of that form.
    fn renew_save(&self, text: &str) -> Result<String, ParseJsonError>;
    /// Reads the line of [`AnyFormat::start_text`]; `None` if it is not valid for this number of players.
    fn parse_start(&self, seed: Seed, seats: SeatCount, text: &str) -> Option<Box<dyn AnyMatch>>;
    /// The options with which [`AnyFormat::start`] makes this match; `None` if the set-up form cannot make it.
    fn chosen(&self, start: &dyn AnyMatch) -> Option<ChosenOptions>;
    /// The same match with these cards in the round on the table, which has no move yet; `None` if that is not a
    /// correct deal.
    fn with_deal(&self, record: MatchRecord, cards: &Deal) -> Option<MatchRecord>;
    /// The round on the table before its first move, with all its cards, as a text ([`TableFormat::dealt_text`]).
    fn dealt_text(&self, of: &dyn AnyMatch) -> String;
    /// Whether such a match can have sealed deals ([`TableFormat::can_be_sealed`]).
    fn can_be_sealed(&self, start: &dyn AnyMatch) -> bool;

    /// The level of all bots in the deal of the day.
    fn daily_level(&self) -> LevelId;
    /// The match of a day before its first round.
    fn daily_start(&self, day: Day) -> Box<dyn AnyMatch>;
}

/// The formats of a game with typed rules.
struct Typed<F>(PhantomData<F>);

/// The formats of a game, without its types.
#[must_use]
pub fn format_of<F: TableFormat>() -> &'static dyn AnyFormat {
    &Typed::<F>(PhantomData)
}

/// The formats of a game with all that reading a match needs, without its types.
#[must_use]
pub fn reader_of<F: TableFormat>() -> &'static dyn AnyReader {
    &Typed::<F>(PhantomData)
}

impl<F: TableFormat> AnyFormat for Typed<F> {
    fn info(&self) -> &'static GameInfo {
        F::INFO
    }

    fn save_version(&self) -> u32 {
        F::SAVE_VERSION
    }

    fn start(&self, seed: Seed, seats: SeatCount, options: &ChosenOptions) -> Box<dyn AnyMatch> {
        erase::<F>(F::start(seed, seats, options))
    }

    fn start_text(&self, start: &dyn AnyMatch) -> String {
        let start = record_of::<F>(start);
        start.map_or_else(String::new, |record| F::start_text(record.start()))
    }

    fn given_deals(&self, of: &dyn AnyMatch) -> Vec<(usize, Deal)> {
        let record = record_of::<F>(of);
        let given = record.into_iter().flat_map(Record::given_deals);
        given
            .map(|(round, dealt)| (*round, F::cards(dealt)))
            .collect()
    }

    fn view_text(&self, record: &MatchRecord, seat: Seat) -> String {
        let record = record.typed::<F>();
        record.map_or_else(String::new, |record| record.view(seat).to_text())
    }
}

impl<F: TableFormat> AnyReader for Typed<F> {
    fn renew_save(&self, text: &str) -> Result<String, ParseJsonError> {
        F::renew_save(text)
    }

    fn parse_start(&self, seed: Seed, seats: SeatCount, text: &str) -> Option<Box<dyn AnyMatch>> {
        Some(erase::<F>(F::parse_start(seed, seats, text)?))
    }

    fn chosen(&self, start: &dyn AnyMatch) -> Option<ChosenOptions> {
        F::chosen(record_of::<F>(start)?.start())
    }

    fn with_deal(&self, record: MatchRecord, cards: &Deal) -> Option<MatchRecord> {
        let round = record.round_number();
        let dealt = F::round_with(record.typed::<F>()?.match_state(), cards)?;
        record.with_deal(round, dealt)
    }

    fn dealt_text(&self, of: &dyn AnyMatch) -> String {
        let record = record_of::<F>(of);
        record.map_or_else(String::new, |record| F::dealt_text(record.dealt()))
    }

    fn can_be_sealed(&self, start: &dyn AnyMatch) -> bool {
        let start = record_of::<F>(start);
        start.is_some_and(|record| F::can_be_sealed(record.start()))
    }

    fn daily_level(&self) -> LevelId {
        F::DAILY_LEVEL
    }

    fn daily_start(&self, day: Day) -> Box<dyn AnyMatch> {
        erase::<F>(F::daily_start(day))
    }
}
