//! Untrusted texts: none makes a reader panic.

use cards::{BySeat, Seat};
use proptest::prelude::*;
use protocol::export_file::ExportLine;
use protocol::{
    Address, CompactText, FromHost, JsonText, Loaded, Saves, Settings, ShelvedMatch, TableFormat,
    compact_text, reader_of,
};

use crate::dice::Dice;
use crate::dice_format::race;
use crate::memory::Memory;

/// Values of a table, and seats of it.
struct Table {
    values: BySeat<u8>,
    others: BySeat<u8>,
    seats: Vec<Seat>,
}

compact_text!(struct Table { values, others, seats } if is_valid);

impl Table {
    const fn is_valid(&self) -> bool {
        self.seats.len() < 3
    }
}

#[test]
fn all_seats_of_a_valid_text_are_of_one_table() {
    assert!(Table::read("2 7 8 2 0 0 2 0 1 ").is_some());
    assert!(Table::read("2 7 8 2 0 0 3 0 1 1 ").is_none(), "not valid");
    assert!(Table::read("2 7 8 3 0 0 0 1 0 ").is_none(), "two tables");
    assert!(Table::read("2 7 8 2 0 0 1 2 ").is_none(), "no such seat");
}

/// A save, a line of a file or a text like them, changed in one place.
fn damaged() -> impl Strategy<Value = String> {
    let save = ShelvedMatch {
        record: race(7, &[1, 2]),
        commitment: "digits 0 7".into(),
        order: 3,
    };
    let save = save.to_json(reader_of::<Dice>());
    let mut settings = Settings::default();
    settings.set_preferences(&session::Preferences::default());
    let settings = settings.to_json();
    let line = format!("kept {save}");
    let texts = [
        save,
        settings,
        line,
        "toy-dice backup 1".into(),
        "{}".into(),
    ];
    (
        prop::sample::select(texts.to_vec()),
        any::<prop::sample::Index>(),
        any::<char>(),
    )
        .prop_map(|(text, at, other)| {
            let at = at.index(text.chars().count());
            let change = |(place, c)| if place == at { other } else { c };
            text.chars().enumerate().map(change).collect()
        })
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in prop_oneof![damaged(), any::<String>()], name in "\\PC{0,9}") {
        let format = reader_of::<Dice>();
        if let Ok(shelved) = ShelvedMatch::load(format, &text) {
            prop_assert_eq!(ShelvedMatch::load(format, &shelved.to_json(format)), Ok(shelved));
        }
        if let Ok(settings) = Settings::read(&text) {
            prop_assert_eq!(Settings::read(&settings.to_json()), Ok(settings));
        }
        if let ExportLine::Item(item) = ExportLine::<Dice>::read(&text) {
            prop_assert_eq!(ExportLine::read(&item.to_line()), ExportLine::Item(item));
        }
        let names = Address::NAMES.into_iter().chain([&*name]);
        let (_, ignored) = Address::read(Dice::INFO, names.map(|name| (name, &*text)));
        prop_assert!(ignored.iter().all(|one| one.value.chars().count() <= 20));
    }

    #[test]
    fn any_message_of_a_host_is_read_or_refused(values in prop::collection::vec("\\PC{0,30}|1|newMatch|mute|4", 6)) {
        let fields = ["version", "type", "muted", "lang", "players", "level"];
        let message = FromHost::read(Dice::INFO, |name| {
            let at = fields.iter().position(|field| *field == name);
            at.map_or((name == "game").then(|| "toy-dice".into()), |at| Some(values[at].clone()))
        });
        match message {
            Ok(message) => prop_assert!(message.is_some() && values[0] == "1"),
            Err(error) => prop_assert!(error.chars().count() < 60, "{}", error),
        }
    }

    #[test]
    fn any_saved_text_is_read_or_quarantined(current in damaged(), slot in damaged()) {
        let memory = Memory::new(&[("toy-dice/match", &current), ("toy-dice/match/kept-1", &slot)]);
        let mut saves = Saves::new(&memory, reader_of::<Dice>());
        prop_assert_eq!(saves.shelved().count() + saves.unreadable(), 1);
        let name = match saves.read() {
            Loaded::Parsed(_) => "toy-dice/match",
            _ => "toy-dice/match/unreadable-1",
        };
        prop_assert_eq!(memory.text(name), Some(current));
        prop_assert_eq!(memory.text("toy-dice/match/kept-1"), Some(slot));
    }
}
