//! Three difficulties stand for three levels, evenly apart.

use little_devils::bots::Level;
use little_devils::session::Difficulty;
use session::Choice;

#[test]
fn difficulties_are_the_weakest_the_usual_and_the_strongest_level() {
    let levels = Difficulty::ALL
        .iter()
        .map(|(difficulty, id)| (*id, difficulty.level().id()));
    let expected = [("easy", "imp"), ("medium", "kobold"), ("hard", "lucifer")];
    assert!(levels.eq(expected));
    assert_eq!(Difficulty::default().level(), Level::DEFAULT);
}

#[test]
fn a_level_between_two_difficulties_has_none() {
    for level in Level::ALL {
        let difficulty = Difficulty::from_level(*level);
        assert!(difficulty.is_none_or(|difficulty| difficulty.level() == *level));
    }
    let named = Level::ALL
        .iter()
        .filter(|level| Difficulty::from_level(**level).is_some());
    assert_eq!(named.count(), Difficulty::ALL.len());
}
