//! A saved match at a table: the seed, the game's own options, the players, and the moves. The form is
//! the same for every game.

use cards::Seed;
use game::{GameInfo, Word};
use serde::{Deserialize, Serialize};
use session::{AnyMatch, Controller, MatchOptions, MatchRecord, OptionsError, Player};

use crate::saved_deal::{deal_text, read_deal};
use crate::{
    AnyFormat, AnyReader, InvalidTable, ParseSaveError, check_save_header, compact_text, read,
};

/// The version of matches with people elsewhere.
const VERSION: u32 = 1;

/// A saved match, unchecked. An empty or false field at the end is left out.
#[derive(Deserialize, Serialize)]
pub(crate) struct SavedTable {
    game: String,
    version: u32,
    /// Decimal, because JavaScript numbers cannot hold all 64-bit numbers.
    seed: String,
    /// The game's own options, as [`AnyFormat::start_text`] writes them.
    options: String,
    /// The players by seat.
    players: Vec<SavedPlayer>,
    /// Every move, outcomes of chance included: words with spaces between them.
    moves: String,
    /// The rounds whose cards do not follow from the seed, in order, because several devices have dealt
    /// them: words such as `2:7,9/1,3`, the round with the cards of each list of the deal.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    deals: String,
    /// Whether a move was taken back.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    training: bool,
    /// Where the match comes from, as [`Origin`](session::Origin) is written.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    from: String,
    /// [`ShelvedMatch::commitment`](crate::ShelvedMatch::commitment).
    #[serde(default, skip_serializing_if = "String::is_empty")]
    commitment: String,
    /// [`ShelvedMatch::order`](crate::ShelvedMatch::order).
    #[serde(default, skip_serializing_if = "is_first")]
    aside: u32,
}

#[derive(Deserialize, Serialize)]
struct SavedPlayer {
    name: String,
    /// Where the moves of the seat come from: [`HERE`], [`ONLINE`], [`OPEN`] or [`BOT`].
    seat: String,
    /// The level's id; only of a bot.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    level: String,
}

const HERE: &str = "here";
const ONLINE: &str = "elsewhere";
const OPEN: &str = "open";
const BOT: &str = "bot";

compact_text!(struct SavedTable {
    game, version, seed, options, players, moves, deals, training, from, commitment, aside
});
compact_text!(struct SavedPlayer { name, seat, level });

/// Reads a match that several devices play.
pub(crate) fn read_table(format: &dyn AnyReader, text: &str) -> Result<SavedTable, ParseSaveError> {
    check_save_header(text, format.info().id(), VERSION)?;
    read(text.as_bytes()).map_err(ParseSaveError::Json)
}

impl SavedTable {
    pub(crate) fn new(format: &dyn AnyFormat, record: &MatchRecord) -> Self {
        Self {
            training: record.takeback_used(),
            from: record.origin().to_string(),
            ..Self::from_players(format, record.any(), record.options().players())
        }
    }

    /// The same in another version of saves, with what is saved beside a match.
    pub(crate) fn shelved(self, version: u32, commitment: &str, order: u32) -> Self {
        Self {
            version,
            commitment: commitment.into(),
            aside: order,
            ..self
        }
    }

    /// What is saved beside the match: the commitment and the order.
    pub(crate) fn into_shelved(self) -> (String, u32) {
        (self.commitment, self.aside)
    }

    /// A match of these players.
    pub(crate) fn from_players(
        format: &dyn AnyFormat,
        played: &dyn AnyMatch,
        players: &[Player],
    ) -> Self {
        let deals = format.given_deals(played).into_iter();
        let deals: Vec<String> = deals
            .map(|(round, cards)| deal_text(round, &cards))
            .collect();
        Self {
            game: format.info().id().into(),
            version: VERSION,
            seed: played.seed().to_string(),
            options: format.start_text(played),
            players: players.iter().map(save_player).collect(),
            moves: moves_text(played.moves()),
            deals: deals.join(" "),
            training: false,
            from: String::new(),
            commitment: String::new(),
            aside: 0,
        }
    }

    pub(crate) fn replay(&self, format: &dyn AnyReader) -> Result<MatchRecord, InvalidTable> {
        let players = self
            .players
            .iter()
            .map(|player| player.player(format.info()));
        let players = players.collect::<Result<Vec<_>, _>>()?;
        let start = self.start(format)?;
        let options = MatchOptions::from_start(players, start).map_err(InvalidTable::Players)?;
        let moves = self.read_moves(options.start())?;
        let record = self.play(format, MatchRecord::new(options), &moves)?;
        let record = record.with_origin(self.from.parse().unwrap_or_default());
        Ok(if self.training {
            record.with_takeback_used()
        } else {
            record
        })
    }

    /// Plays the moves, and deals the rounds that were given when their turn has come.
    fn play(
        &self,
        format: &dyn AnyReader,
        mut record: MatchRecord,
        moves: &[Word],
    ) -> Result<MatchRecord, InvalidTable> {
        let mut left = moves.iter();
        for deal in self.deals.split_ascii_whitespace() {
            let (round, cards) =
                read_deal(deal).ok_or_else(|| InvalidTable::Deal(record.round_number()))?;
            while record.round_number() < round
                && let Some(mv) = left.next()
            {
                let replayed = record.replayed(core::slice::from_ref(mv));
                record = replayed.map_err(InvalidTable::Replay)?;
                record.next_round();
            }
            let is_next = record.round_number() == round && record.is_before_round();
            let dealt = Some(record).filter(|_| is_next);
            let dealt = dealt.and_then(|record| format.with_deal(record, &cards));
            record = dealt.ok_or(InvalidTable::Deal(round))?;
        }
        let replayed = record.replayed(left.as_slice());
        replayed.map_err(InvalidTable::Replay)
    }

    /// The moves, which are words that the game can read.
    fn read_moves(&self, of: &dyn AnyMatch) -> Result<Vec<Word>, InvalidTable> {
        let read = |(text, number): (&str, usize)| {
            let word = Word::new(text).filter(|word| of.is_move(*word));
            word.ok_or_else(|| InvalidTable::Move(number, text.into()))
        };
        self.moves
            .split_ascii_whitespace()
            .zip(1..)
            .map(read)
            .collect()
    }

    /// The match before its first round.
    fn start(&self, format: &dyn AnyReader) -> Result<Box<dyn AnyMatch>, InvalidTable> {
        let seed = self.seed.parse().map(Seed);
        let seed = seed.map_err(|_| InvalidTable::Seed(self.seed.clone()))?;
        let seats = i64::try_from(self.players.len()).unwrap_or(i64::MAX);
        let seats = format.info().seats().seat_count(seats);
        let seats = seats.map_err(|fault| InvalidTable::Players(OptionsError::Players(fault)))?;
        let start = format.parse_start(seed, seats, &self.options);
        let start = start.filter(|start| start.seats() == seats);
        start.ok_or_else(|| InvalidTable::Start(self.options.clone()))
    }
}

impl SavedPlayer {
    fn player(&self, game: &GameInfo) -> Result<Player, InvalidTable> {
        let controller = match &*self.seat {
            HERE => Controller::Here,
            ONLINE => Controller::Online,
            OPEN => Controller::Open,
            BOT => {
                let level = game.level(&self.level);
                Controller::Bot(level.ok_or_else(|| InvalidTable::Level(self.level.clone()))?)
            }
            other => return Err(InvalidTable::Seat(other.into())),
        };
        Ok(Player {
            name: self.name.clone(),
            controller,
        })
    }
}

fn save_player(player: &Player) -> SavedPlayer {
    let (seat, level) = match player.controller {
        Controller::Here => (HERE, ""),
        Controller::Online => (ONLINE, ""),
        Controller::Open => (OPEN, ""),
        Controller::Bot(level) => (BOT, level.id()),
    };
    SavedPlayer {
        name: player.name.clone(),
        seat: seat.into(),
        level: level.into(),
    }
}

/// The moves as they are saved.
pub(crate) fn moves_text(moves: &[Word]) -> String {
    let words: Vec<&str> = moves.iter().map(Word::as_str).collect();
    words.join(" ")
}

#[allow(clippy::trivially_copy_pass_by_ref)] // the signature that serde asks for
const fn is_first(order: &u32) -> bool {
    *order == 0
}

#[cfg(test)]
mod tests {
    use super::SavedTable;

    #[test]
    fn the_reader_of_the_browser_reads_a_save_too() {
        let save = r#"{"game":"toy","version":1,"seed":"7","options":"","players":[{"name":"Zo\u00eb \"Z\"","seat":"here"},{"name":"Nox","seat":"bot","level":"wild"}],"moves":"1 2","later":[{}],"training":true}"#;
        let read = crate::read_compact::<SavedTable>(save.as_bytes()).expect("readable");
        assert_eq!(read.players[0].name, "Zoë \"Z\"");
        assert_eq!(
            (&*read.players[0].level, &*read.players[1].level),
            ("", "wild")
        );
        assert!(read.training && read.from.is_empty() && read.aside == 0);
        assert_eq!(read.moves, "1 2");
    }
}
