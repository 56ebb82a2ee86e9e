//! Three difficulties stand for three levels, evenly apart.

use little_devils::bots::Level;
use little_devils::session::Difficulty;
use session::Choice;

#[test]
fn difficulties_are_the_weakest_the_default_and_the_strongest_level() {
    let levels = Difficulty::ALL
        .iter()
        .map(|(difficulty, id)| (*id, difficulty.level().id()));
    let expected = [("easy", "imp"), ("medium", "kobold"), ("hard", "lucifer")];
    assert!(levels.eq(expected));
    assert_eq!(Difficulty::default().level(), Level::DEFAULT);
}
