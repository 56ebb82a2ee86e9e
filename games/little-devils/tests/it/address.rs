//! The page's address: its parameters are read, or reported as invalid.

use cards::{SeatCount, Seed};
use little_devils::protocol::{Address, INFO};
use session::{Motion, Speed, Theme};
use words::Lang;

#[test]
fn the_address_is_read_and_invalid_values_are_reported() {
    let good = [
        ("players", "5"),
        ("level", "imp"),
        ("seed", "42"),
        ("lang", "de-CH"),
        ("speed", "fast"),
        ("theme", "contrast"),
        ("motion", "off"),
        ("mute", ""),
        ("utm", "x"),
    ];
    let (address, ignored) = Address::read(&INFO, good);
    assert_eq!(ignored, []);
    assert_eq!(address.players.map(SeatCount::get), Some(5));
    assert_eq!(
        (address.level, address.seed),
        (INFO.level("imp"), Some(Seed(42)))
    );
    assert_eq!(
        (address.lang, address.speed),
        (Some(Lang::De), Some(Speed::Fast))
    );
    assert_eq!(
        (address.theme, address.motion, address.mute),
        (Some(Theme::Contrast), Some(Motion::None), Some(true))
    );

    let long = "x".repeat(500);
    let bad = [
        ("players", "7"),
        ("level", "god"),
        ("seed", &long),
        ("lang", "tlh"),
        ("speed", &long),
        ("theme", "pink"),
        ("motion", "maybe"),
        ("mute", "loud"),
    ];
    let (address, ignored) = Address::read(&INFO, bad);
    assert_eq!(address, Address::default());
    assert_eq!(
        ignored
            .iter()
            .map(|one| one.name.as_str())
            .collect::<Vec<_>>(),
        [
            "players", "level", "seed", "lang", "speed", "theme", "motion", "mute"
        ]
    );
    assert_eq!(
        ignored[4].value.len(),
        20,
        "long nonsense is not repeated in full"
    );
}
