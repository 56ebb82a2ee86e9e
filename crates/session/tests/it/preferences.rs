//! Changes of preferences in several tabs.

use session::{Motion, Preferences, Speed, Switch, Theme};

#[test]
fn a_change_takes_only_what_differs_along() {
    let before = Preferences::default();
    let mut after = before;
    after.theme = Theme::Dark;
    after.set(Switch::Sound, false);
    let mut ours = before;
    ours.speed = Speed::Fast;
    ours.motion = Motion::None;
    ours.set(Switch::LeftHanded, true);
    ours.take_changes(&before, &after);
    assert_eq!((ours.theme, ours.speed), (Theme::Dark, Speed::Fast));
    assert_eq!(ours.motion, Motion::None);
    assert!(ours.has(Switch::LeftHanded) && !ours.has(Switch::Sound));
    let unchanged = ours;
    ours.take_changes(&after, &after);
    assert_eq!(ours, unchanged);
}
