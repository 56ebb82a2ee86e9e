//! Invalid options and records are refused.

use cards::{Seat, Seed};
use little_devils::bots::Level;
use little_devils::session::{MatchOptions, MatchRecord, Opponent, OptionsError, ReplayError};

use super::{play_match, table};

#[test]
fn invalid_options_are_refused() {
    let opponents = |names: &[&str]| -> Vec<Opponent> {
        names
            .iter()
            .map(|name| Opponent {
                name: (*name).into(),
                level: Level::DEFAULT,
            })
            .collect()
    };
    let of = |name: &str, names: &[&str]| MatchOptions::new(Seed(1), name, opponents(names));
    assert_eq!(of("Me", &["A"]), Err(OptionsError::Opponents(1)));
    assert_eq!(of("Me", &["A"; 6]), Err(OptionsError::Opponents(6)));
    let unnamed = of("  ", &["A", "B"]).expect("the person needs no name");
    assert_eq!(unnamed.name(Seat::FIRST), "");
    assert!(matches!(of("Me", &["A", " "]), Err(OptionsError::Name(_))));
    let long = of("a name of twenty-one c", &["A", "B"]);
    assert_eq!(long, Err(OptionsError::Name(Seat::FIRST)));
    assert!(matches!(
        of("Me", &["A", "a name of twenty-one c"]),
        Err(OptionsError::Name(_))
    ));
    let trimmed = of(" Mé ", &["ä234567890123456789ö", "B"]).expect("20 characters, not bytes");
    assert_eq!(trimmed.name(Seat::FIRST), "Mé");
    assert_eq!(trimmed.seats().get(), 3);
}

#[test]
fn records_refuse_illegal_cards() {
    let (session, _) = play_match(2, 3);
    let record = table(&session).record();
    let (options, mut plays) = (record.options().clone(), record.plays().to_vec());
    plays.push(plays[0]);
    let after = MatchRecord::replay(options.clone(), &plays);
    assert_eq!(after, Err(ReplayError::AfterTheEnd(plays.len())));
    let twice = MatchRecord::replay(options, &[plays[0], plays[0]]);
    assert!(
        matches!(twice, Err(ReplayError::IllegalPlay { number: 2, .. })),
        "{twice:?}"
    );
}
