//! The parameters of an address: players and levels are checked as the game says.

use cards::{SeatCount, Seed};
use protocol::{Address, IgnoredParameter, TableFormat, read_parameters};
use session::{Motion, Speed};

use crate::dice::{Dice, WILD};

fn read<'a>(
    parameters: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> (Address, Vec<IgnoredParameter>) {
    Address::read(Dice::INFO, parameters)
}

fn names(ignored: &[IgnoredParameter]) -> Vec<&str> {
    ignored.iter().map(|one| one.name.as_str()).collect()
}

#[test]
fn players_and_levels_are_those_of_the_game() {
    let (address, ignored) = read([("players", "2"), ("level", "wild"), ("seed", " Anna ")]);
    assert_eq!(ignored, []);
    assert_eq!(address.players.map(SeatCount::get), Some(2));
    assert_eq!(address.level, Some(WILD));
    assert_eq!(address.seed, "Anna".parse::<Seed>().ok());
    let (address, ignored) = read([("players", "5"), ("level", "imp")]);
    assert_eq!(address, Address::default());
    assert_eq!(names(&ignored), ["players", "level"]);
}

#[test]
fn every_name_is_known_and_others_are_skipped() {
    let bad = Address::NAMES.map(|name| (name, "\u{1}"));
    let (_, ignored) = read(bad);
    let mut invalid = Address::NAMES.to_vec();
    // Any text is a seed.
    invalid.retain(|name| *name != "seed");
    assert_eq!(names(&ignored), invalid);
    let (address, ignored) = read([("utm", "x"), ("Players", "3")]);
    assert_eq!((address, ignored), (Address::default(), Vec::new()));
}

#[test]
fn the_first_valid_value_of_yes_or_no_counts_as_motion_too() {
    let address = |value| read([("motion", value), ("speed", "slow")]).0;
    assert_eq!(address("").motion, Some(Motion::Full));
    assert_eq!(address("no").motion, Some(Motion::None));
    assert_eq!(address("system").motion, Some(Motion::System));
    assert_eq!(address("maybe").motion, None);
    assert_eq!(address("maybe").speed, Some(Speed::Slow));
}

#[test]
fn a_game_adds_parameters_of_its_own() {
    let (mut address, mut sum) = (Address::default(), None);
    let given = [("sum", "31"), ("players", "3"), ("sum", "high"), ("x", "")];
    let ignored = read_parameters(given, |name, value| match name {
        "sum" => {
            sum = value.parse().ok().or(sum);
            value.parse::<u8>().is_ok()
        }
        _ => address.set(Dice::INFO, name, value),
    });
    assert_eq!(
        (sum, address.players.map(SeatCount::get)),
        (Some(31_u8), Some(3))
    );
    assert_eq!(names(&ignored), ["sum"]);
    assert_eq!(ignored[0].value, "high");
}

#[test]
fn the_host_in_the_address_is_an_origin_or_admits_no_page() {
    let host = |value| {
        let (address, ignored) = read([("embed", "1"), ("host", value)]);
        assert_eq!(address.embed, Some(true));
        assert_eq!(ignored.is_empty(), address.host.as_deref() != Some(""));
        address.host
    };
    for good in [
        "https://portal.example",
        "http://127.0.0.1:8080",
        "http://[::1]:80",
    ] {
        assert_eq!(host(good).as_deref(), Some(good));
    }
    assert_eq!(
        host("HTTPS://Portal.Example").as_deref(),
        Some("https://portal.example")
    );
    for bad in [
        "",
        "*",
        "null",
        "portal.example",
        "https://",
        "https://a/b",
        "https://a b",
        "file://a",
    ] {
        assert_eq!(
            host(bad).as_deref(),
            Some(""),
            "{bad} must not let every page in"
        );
    }
    assert_eq!(read([]).0.host, None);
}
