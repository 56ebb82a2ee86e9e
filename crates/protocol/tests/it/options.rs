//! The options of a match that a game offers: in settings and addresses.

use game::ChosenOptions;
use protocol::{Address, FromHost, JsonText, Settings, TableFormat};

use crate::dice::Dice;
use crate::dice_format::{DOUBLE, GOAL};

fn chosen(goal: &str, double: &str) -> ChosenOptions {
    let mut options = ChosenOptions::default();
    assert!(options.choose(&GOAL, goal) && options.choose(&DOUBLE, double));
    options
}

#[test]
fn an_option_that_is_not_chosen_has_its_default_value() {
    let mut options = ChosenOptions::default();
    assert_eq!(
        (options.value(&GOAL), options.is_on(&DOUBLE)),
        ("20", false)
    );
    assert!(!options.choose(&GOAL, "30"));
    assert!(options.choose(&GOAL, "20") && options.choose(&GOAL, "10"));
    assert_eq!(options.value(&GOAL), "10");
    let two = cards::SeatRange::new(2, 4).fewest();
    let start = Dice::start(cards::Seed(1), two, &options);
    assert_eq!(Dice::start_text(&start), "to 10");
}

#[test]
fn settings_keep_the_options() {
    let mut settings = Settings::default();
    assert_eq!(settings.options(Dice::INFO), ChosenOptions::default());
    settings.set_options(Dice::INFO, &chosen("10", "on"));
    let text = settings.to_json();
    assert!(
        text.ends_with(r#""levels":[],"options":["goal=10","double=on"]}"#),
        "{text}"
    );
    let read = Settings::read(&text).expect("just written");
    assert_eq!(read.options(Dice::INFO), chosen("10", "on"));
}

#[test]
fn settings_ignore_unknown_options() {
    let text = r#"{"options":["goal","goal=30","double=on","triple=on",""]}"#;
    let settings = Settings::read(text).expect("readable");
    let options = settings.options(Dice::INFO);
    assert_eq!((options.value(&GOAL), options.is_on(&DOUBLE)), ("20", true));
}

#[test]
fn the_address_has_options_by_their_ids() {
    let names = Address::names(Dice::INFO);
    assert!(names.starts_with(&["players"]) && names.ends_with(&["goal", "double"]));
    let (address, ignored) = Address::read(Dice::INFO, [("goal", "10"), ("double", "yes")]);
    assert_eq!((address.options, ignored.len()), (chosen("10", "on"), 0));
    let (address, ignored) = Address::read(Dice::INFO, [("goal", "yes"), ("double", "2")]);
    assert_eq!(address.options, ChosenOptions::default());
    let ignored: Vec<&str> = ignored.iter().map(|one| &*one.name).collect();
    assert_eq!(ignored, ["goal", "double"]);
}

/// What a host's wish for a match says of the options.
fn wished(fields: &[(&str, &str)]) -> Result<ChosenOptions, String> {
    let ours = [
        ("game", Dice::INFO.id()),
        ("version", "1"),
        ("type", "newMatch"),
    ];
    let all = [&ours, fields].concat();
    let read = FromHost::read(Dice::INFO, |name| {
        let found = all.iter().find(|(field, _)| *field == name);
        found.map(|(_, value)| (*value).to_owned())
    });
    match read? {
        Some(FromHost::NewMatch(wishes)) => Ok(wishes.options),
        other => panic!("no wish for a match: {other:?}"),
    }
}

#[test]
fn a_host_may_choose_options_for_a_new_match() {
    assert_eq!(wished(&[]), Ok(ChosenOptions::default()));
    let fields = [("goal", "10"), ("double", "true"), ("players", "3")];
    assert_eq!(wished(&fields), Ok(chosen("10", "on")));
    let error = |fields: &[(&str, &str)]| wished(fields).expect_err("refused");
    assert_eq!(error(&[("goal", "30")]), "there is no goal \"30\"");
    let double = [("double", "on"), ("players", "4")];
    assert_eq!(error(&double), "double is not for 4 players");
    assert!(wished(&[("double", "off"), ("players", "4")]).is_ok());
}

#[test]
fn an_option_that_does_not_matter_with_the_players_has_its_default_value() {
    let seats = |players| Dice::INFO.seats().seat_count(players).expect("two to four");
    let options = chosen("10", "on");
    assert_eq!(options.value_for(&DOUBLE, seats(3)), "on");
    assert_eq!(options.value_for(&DOUBLE, seats(4)), "off");
    assert_eq!(options.value_for(&GOAL, seats(4)), "10");

    let (address, ignored) = Address::read(Dice::INFO, [("double", "on"), ("players", "4")]);
    assert_eq!((&*ignored[0].name, &*ignored[0].value), ("double", "on"));
    assert!(!address.options.is_on(&DOUBLE));
    let (address, ignored) = Address::read(Dice::INFO, [("double", "on"), ("players", "3")]);
    assert!(ignored.is_empty() && address.options.is_on(&DOUBLE));
    let (_, ignored) = Address::read(Dice::INFO, [("double", "off"), ("players", "4")]);
    assert!(ignored.is_empty());
}

#[test]
fn the_options_of_a_match_are_found_again() {
    for players in [2, 4] {
        let seats = cards::SeatRange::new(2, 4).seat_count(players);
        let seats = seats.expect("a number of players");
        for (goal, double) in [("10", "on"), ("20", "on"), ("10", "off"), ("20", "off")] {
            let start = Dice::start(cards::Seed(1), seats, &chosen(goal, double));
            let found = Dice::chosen(&start);
            let is_double = DOUBLE.fits(seats) && double == "on";
            // The toy ignores for how many players the switch is.
            if double == "off" || is_double {
                let found = found.expect("the form makes it");
                assert_eq!(
                    (found.value(&GOAL), found.is_on(&DOUBLE)),
                    (goal, is_double)
                );
            } else {
                assert_eq!(found, None);
            }
        }
    }
}
