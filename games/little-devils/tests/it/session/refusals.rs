//! Invalid options and records are refused.

use cards::{Seat, Seed};
use game::ReplayError;
use little_devils::bots::Level;
use little_devils::session::{MatchRecord, OptionsError, Player, match_options};

use super::{play_match, table};

#[test]
fn invalid_options_are_refused() {
    let opponents = |names: &[&str]| -> Vec<Player> {
        names
            .iter()
            .map(|name| Player::bot(*name, Level::DEFAULT))
            .collect()
    };
    let of = |name: &str, names: &[&str]| match_options(Seed(1), name, opponents(names));
    for bots in [&["A"; 1][..], &["A"; 6]] {
        assert!(matches!(of("Me", bots), Err(OptionsError::Players(_))));
    }
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
    let (options, mut plays) = (record.options().clone(), record.moves().to_vec());
    plays.push(plays[0]);
    let after = MatchRecord::replay(options.clone(), &plays);
    assert_eq!(after, Err(ReplayError::AfterTheEnd(plays.len())));
    let twice = MatchRecord::replay(options, &[plays[0], plays[0]]);
    assert!(
        matches!(twice, Err(ReplayError::IllegalPlay { number: 2, .. })),
        "{twice:?}"
    );
}
