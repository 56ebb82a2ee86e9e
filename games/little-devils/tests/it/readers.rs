//! The browser's JSON reader against the native one.

use cards::Seed;
use game::Game;
use little_devils::bots::Level;
use little_devils::protocol::{SavedMatch, Settings};
use little_devils::session::{MatchRecord, Player, match_options};
use proptest::prelude::*;
use protocol::{JsonText, read, read_compact};
use session::Preferences;

fn saved(name: &str, seed: u64, cards: usize) -> String {
    let opponents = ["Anna", "Bert"].map(|name| Player::bot(name, Level::DEFAULT));
    let options = match_options(Seed(seed), name, opponents.to_vec()).expect("good options");
    let mut record = MatchRecord::new(options);
    for _ in 0..cards {
        let card = record.round().legal().lowest().expect("a card");
        record.play(card).expect("legal");
    }
    SavedMatch::from(&record).to_json()
}

proptest! {
    #[test]
    fn both_readers_read_saves_alike(
        // The x keeps the name from being blank: no name is written as `You`.
        name in "[a-zäß\"\\\\/ 😈]{0,10}x", seed: u64, cards in 0..27_usize,
    ) {
        let text = saved(&name, seed, cards);
        let read: SavedMatch = read(text.as_bytes()).expect("our own");
        prop_assert_eq!(&read, &read_compact(text.as_bytes()).expect("our own"));
    }
}

#[test]
fn both_readers_read_settings_alike() {
    let mut settings = Settings::default();
    settings.set_preferences(&Preferences::default());
    let text = settings.to_json();
    assert!(text.contains(r#""off":[""#), "{text}");
    assert_eq!(read_compact(text.as_bytes()), Ok(settings));
}

#[test]
fn a_list_in_place_of_an_object_is_read_by_the_native_reader_alone() {
    let list = br#"["de"]"#;
    let settings: Settings = read(list).expect("serde reads a list as fields in order");
    assert_eq!(
        settings,
        read_compact(br#"{"lang":"de"}"#).expect("an object")
    );
    assert!(read_compact::<Settings>(list).is_err());
}

#[test]
fn deeply_nested_json_is_refused() {
    let deep = format!("{{\"name\":\"Me\",\"more\":{}", "[".repeat(1_000_000));
    assert!(read_compact::<Settings>(deep.as_bytes()).is_err());
    let quoted = format!("{{\"name\":\"{}\"}}", "[".repeat(50));
    assert!(
        read_compact::<Settings>(quoted.as_bytes()).is_ok(),
        "brackets inside a string do not count as nesting"
    );
}
