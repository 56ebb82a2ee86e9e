//! A made-up game: 2 to 4 players add 1 to 3 in turn until the sum is 21.

use cards::{SeatRange, Seed};
use game::{CatalogueEntry, GameInfo, GameKind, LevelId, Title};
use protocol::export_file::{ExportFormat, ExportItem, ExportLine};
use protocol::{
    GameFormat, MatchFormat, ParseSaveError, ShelvedMatch, check_save_header, read, write,
};
use serde::{Deserialize, Serialize};

/// The game in the shared formats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Toy;

pub(super) const CALM: LevelId = LevelId::new("calm");
pub(super) const WILD: LevelId = LevelId::new("wild");

/// A match: its options, and the numbers added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Race {
    pub(super) seed: u64,
    pub(super) players: u8,
    pub(super) added: Vec<u8>,
}

/// Why a save is not a race.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct WrongNumber(pub(super) u8);

/// A race as it is saved, in version 2. Version 1 was for two players only.
#[derive(Deserialize, Serialize)]
struct Saved {
    game: String,
    version: u32,
    #[serde(default)]
    players: u8,
    added: Vec<u8>,
    seed: u64,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    promise: String,
    #[serde(default)]
    place: u32,
}

pub(super) fn race(seed: u64, added: &[u8]) -> Race {
    Race {
        seed,
        players: 2,
        added: added.into(),
    }
}

const ENTRY: CatalogueEntry = CatalogueEntry {
    id: "toy-race",
    title: Title::everywhere("Toy Race"),
    kind: GameKind::Table,
    seats: SeatRange::new(2, 4),
    address: "toy-race/",
};

impl GameFormat for Toy {
    const INFO: &'static GameInfo = &GameInfo {
        levels: &[CALM, WILD],
        ..GameInfo::new(ENTRY, &[])
    };
}

impl MatchFormat for Toy {
    type Record = Race;
    type Fault = WrongNumber;

    fn seed(record: &Race) -> Seed {
        Seed(record.seed)
    }

    fn have_equal_options(one: &Race, other: &Race) -> bool {
        (one.seed, one.players) == (other.seed, other.players)
    }

    fn continues(record: &Race, other: &Race) -> bool {
        Self::have_equal_options(record, other) && record.added.starts_with(&other.added)
    }

    fn is_unfinished(record: &Race) -> bool {
        !record.added.is_empty()
            && record
                .added
                .iter()
                .map(|step| u32::from(*step))
                .sum::<u32>()
                < 21
    }

    fn read_save(text: &str) -> Result<ShelvedMatch<Self>, ParseSaveError<WrongNumber>> {
        let version = check_save_header(text, Self::INFO.id(), 2)?;
        let saved: Saved = read(text.as_bytes()).map_err(ParseSaveError::Json)?;
        let is_wrong = |step: &&u8| !(1..=3).contains(*step);
        if let Some(wrong) = saved.added.iter().find(is_wrong) {
            return Err(ParseSaveError::Match(WrongNumber(*wrong)));
        }
        Ok(ShelvedMatch {
            record: Race {
                seed: saved.seed,
                players: if version == 1 { 2 } else { saved.players },
                added: saved.added,
            },
            commitment: saved.promise,
            order: saved.place,
        })
    }

    fn write_save(record: &Race, commitment: &str, order: u32) -> String {
        write(&Saved {
            game: Self::INFO.id().into(),
            version: 2,
            players: record.players,
            added: record.added.clone(),
            seed: record.seed,
            promise: commitment.into(),
            place: order,
        })
    }
}

impl ExportFormat for Toy {
    /// The fastest race, in moves.
    type OwnItem = u32;

    fn read_item(name: &str, text: &str) -> Option<ExportLine<Self>> {
        let item = |moves| ExportLine::item(ExportItem::Own(moves));
        let line = text.parse().map_or(ExportLine::refused(text), item);
        (name == "fastest").then_some(line)
    }

    fn item_line(item: &u32) -> String {
        format!("fastest {item}")
    }
}
