//! The options of a match that a game offers: in settings and addresses.

use protocol::{Address, ChosenOptions, JsonText, Settings, TableFormat};

use crate::dice_format::{DOUBLE, GOAL, ToyDice};

fn chosen(goal: &str, double: &str) -> ChosenOptions {
    let mut options = ChosenOptions::default();
    assert!(options.choose(&GOAL, goal) && options.choose(&DOUBLE, double));
    options
}

#[test]
fn an_option_that_is_not_chosen_has_its_usual_value() {
    let mut options = ChosenOptions::default();
    assert_eq!(
        (options.value(&GOAL), options.is_on(&DOUBLE)),
        ("20", false)
    );
    assert!(!options.choose(&GOAL, "30"));
    assert!(options.choose(&GOAL, "20") && options.choose(&GOAL, "10"));
    assert_eq!(options.value(&GOAL), "10");
    let two = cards::SeatRange::new(2, 4).fewest();
    let start = ToyDice::start(cards::Seed(1), two, &options);
    assert_eq!(ToyDice::start_text(&start), "to 10");
}

#[test]
fn settings_keep_the_options() {
    let mut settings = Settings::<ToyDice>::default();
    assert_eq!(settings.options(), ChosenOptions::default());
    settings.set_options(&chosen("10", "on"));
    let text = settings.to_json();
    assert!(
        text.ends_with(r#""levels":[],"options":["goal=10","double=on"]}"#),
        "{text}"
    );
    let read = Settings::<ToyDice>::read(&text).expect("just written");
    assert_eq!(read.options(), chosen("10", "on"));
}

#[test]
fn settings_ignore_unknown_options() {
    let text = r#"{"options":["goal","goal=30","double=on","triple=on",""]}"#;
    let options = Settings::<ToyDice>::read(text).expect("readable").options();
    assert_eq!((options.value(&GOAL), options.is_on(&DOUBLE)), ("20", true));
}

#[test]
fn the_address_has_options_by_their_ids() {
    let names = Address::<ToyDice>::names();
    assert!(names.starts_with(&["players"]) && names.ends_with(&["goal", "double"]));
    let (address, ignored) = Address::<ToyDice>::read([("goal", "10"), ("double", "yes")]);
    assert_eq!((address.options, ignored.len()), (chosen("10", "on"), 0));
    let (address, ignored) = Address::<ToyDice>::read([("goal", "yes"), ("double", "2")]);
    assert_eq!(address.options, ChosenOptions::default());
    let ignored: Vec<&str> = ignored.iter().map(|one| &*one.name).collect();
    assert_eq!(ignored, ["goal", "double"]);
}
