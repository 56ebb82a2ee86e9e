//! Three difficulties stand for three levels, evenly apart.

use game::LevelId;
use little_devils::bots::Level;
use little_devils::protocol::INFO;

#[test]
fn difficulties_are_the_weakest_the_default_and_the_strongest_level() {
    let levels: Vec<LevelId> = Level::ALL.iter().copied().map(LevelId::from).collect();
    assert_eq!(INFO.levels, levels);
    assert_eq!(INFO.difficulties, [levels[0], levels[2], levels[5]]);
    assert_eq!(INFO.default_level(), Level::DEFAULT.into());
}
