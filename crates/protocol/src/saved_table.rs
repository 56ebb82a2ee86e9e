//! A saved match at a table: the seed, the game's own options, the players, and the moves. The form is
//! the same for every game.

use serde::{Deserialize, Serialize};

use cards::Seed;
use game::{Game, Match, Record};
use session::{Controller, MatchOptions, MatchRecord, OptionsError, Player};

use crate::saved_deal::{deal_text, read_deal};
use crate::{
    Deal, InvalidTable, MatchFormat, MatchOf, MoveOf, ParseSaveError, RoundFormat, ShelvedMatch,
    TableFormat, check_save_header, compact_text, read, write,
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
    /// The game's own options, as [`RoundFormat::start_text`] writes them.
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
    /// [`ShelvedMatch::commitment`].
    #[serde(default, skip_serializing_if = "String::is_empty")]
    commitment: String,
    /// [`ShelvedMatch::order`].
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

/// The cards of a round as dealt.
pub(crate) type GivenCards<G> = fn(&<G as RoundFormat>::Round) -> Deal;
/// The next round of a match with these cards.
pub(crate) type GivenRound<G> = fn(&MatchOf<G>, &Deal) -> Option<<G as RoundFormat>::Round>;

/// The fault of a save of this game.
pub(crate) type Invalid<G> = InvalidTable<<<G as RoundFormat>::Round as Game>::IllegalPlay>;

/// Every table game is saved in this form.
impl<G: TableFormat> MatchFormat for G {
    type Record = MatchRecord<G::Round>;
    type Fault = Invalid<G>;

    fn seed(record: &Self::Record) -> Seed {
        record.options().seed()
    }

    fn have_equal_options(one: &Self::Record, other: &Self::Record) -> bool {
        one.options() == other.options()
    }

    fn continues(record: &Self::Record, other: &Self::Record) -> bool {
        record.continues(other)
    }

    fn is_unfinished(record: &Self::Record) -> bool {
        record.is_unfinished()
    }

    fn read_save(text: &str) -> Result<ShelvedMatch<G>, ParseSaveError<Invalid<G>>> {
        let version = check_save_header(text, G::INFO.id(), G::SAVE_VERSION)?;
        let saved = if version < G::SAVE_VERSION {
            G::renew_save(text).and_then(|text| read(text.as_bytes()))
        } else {
            read(text.as_bytes())
        };
        let saved: SavedTable = saved.map_err(ParseSaveError::Json)?;
        Ok(ShelvedMatch {
            record: saved
                .replay::<G>(G::given_round)
                .map_err(ParseSaveError::Match)?,
            commitment: saved.commitment,
            order: saved.aside,
        })
    }

    fn write_save(record: &Self::Record, commitment: &str, order: u32) -> String {
        write(&SavedTable {
            version: G::SAVE_VERSION,
            commitment: commitment.into(),
            aside: order,
            ..SavedTable::new::<G>(record, G::given_cards)
        })
    }
}

compact_text!(struct SavedTable {
    game, version, seed, options, players, moves, deals, training, from, commitment, aside
});
compact_text!(struct SavedPlayer { name, seat, level });

pub(crate) fn read_table<G: RoundFormat>(
    text: &str,
) -> Result<SavedTable, ParseSaveError<Invalid<G>>> {
    check_save_header(text, G::INFO.id(), VERSION)?;
    read(text.as_bytes()).map_err(ParseSaveError::Json)
}

impl SavedTable {
    pub(crate) fn new<G: RoundFormat>(
        record: &MatchRecord<G::Round>,
        cards: GivenCards<G>,
    ) -> Self {
        Self {
            training: record.takeback_used(),
            from: record.origin().to_string(),
            ..Self::from_players::<G>(record.record(), record.options().players(), cards)
        }
    }

    /// A match of these players.
    pub(crate) fn from_players<G: RoundFormat>(
        record: &Record<MatchOf<G>>,
        players: &[Player],
        cards: GivenCards<G>,
    ) -> Self {
        let deal = |(round, dealt): &(usize, G::Round)| deal_text(*round, &cards(dealt));
        let deals: Vec<String> = record.given_deals().iter().map(deal).collect();
        Self {
            game: G::INFO.id().into(),
            version: VERSION,
            seed: record.start().seed().to_string(),
            options: G::start_text(record.start()),
            players: players.iter().map(save_player).collect(),
            moves: moves_text::<G>(record.moves()),
            deals: deals.join(" "),
            training: false,
            from: String::new(),
            commitment: String::new(),
            aside: 0,
        }
    }

    pub(crate) fn replay<G: RoundFormat>(
        &self,
        given: GivenRound<G>,
    ) -> Result<MatchRecord<G::Round>, Invalid<G>> {
        let players = self.players.iter().map(SavedPlayer::player::<G>);
        let players = players.collect::<Result<Vec<_>, _>>()?;
        let start = self.start::<G>()?;
        let options = MatchOptions::new(players, |_| start).map_err(InvalidTable::Players)?;
        let moves = read_moves::<G>(&self.moves)?;
        let record = self.play::<G>(MatchRecord::new(options), &moves, given)?;
        let record = record.with_origin(self.from.parse().unwrap_or_default());
        Ok(if self.training {
            record.with_takeback_used()
        } else {
            record
        })
    }

    /// Plays the moves, and deals the rounds that were given when their turn has come.
    fn play<G: RoundFormat>(
        &self,
        mut record: MatchRecord<G::Round>,
        moves: &[MoveOf<G>],
        given: GivenRound<G>,
    ) -> Result<MatchRecord<G::Round>, Invalid<G>> {
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
            let dealt = is_next
                .then(|| given(record.match_state(), &cards))
                .flatten();
            let dealt = dealt.and_then(|dealt| record.with_deal(round, dealt));
            record = dealt.ok_or(InvalidTable::Deal(round))?;
        }
        let replayed = record.replayed(left.as_slice());
        replayed.map_err(InvalidTable::Replay)
    }

    /// The match before its first round.
    fn start<G: RoundFormat>(&self) -> Result<MatchOf<G>, Invalid<G>> {
        let seed = self.seed.parse().map(Seed);
        let seed = seed.map_err(|_| InvalidTable::Seed(self.seed.clone()))?;
        let seats = i64::try_from(self.players.len()).unwrap_or(i64::MAX);
        let seats = G::Round::SEATS.seat_count(seats);
        let seats = seats.map_err(|fault| InvalidTable::Players(OptionsError::Players(fault)))?;
        let start = G::parse_start(seed, seats, &self.options);
        let start = start.filter(|start| start.seats() == seats);
        start.ok_or_else(|| InvalidTable::Start(self.options.clone()))
    }
}

impl SavedPlayer {
    fn player<G: RoundFormat>(&self) -> Result<Player, Invalid<G>> {
        let controller = match &*self.seat {
            HERE => Controller::Here,
            ONLINE => Controller::Online,
            OPEN => Controller::Open,
            BOT => {
                let level = G::INFO.level(&self.level);
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
pub(crate) fn moves_text<G: RoundFormat>(moves: &[MoveOf<G>]) -> String {
    let words: Vec<String> = moves.iter().map(|mv| G::move_text(*mv)).collect();
    words.join(" ")
}

fn read_moves<G: RoundFormat>(text: &str) -> Result<Vec<MoveOf<G>>, Invalid<G>> {
    let read = |(word, number): (&str, usize)| {
        let fault = || InvalidTable::Move(number, word.into());
        G::parse_move(word).ok_or_else(fault)
    };
    text.split_ascii_whitespace().zip(1..).map(read).collect()
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
