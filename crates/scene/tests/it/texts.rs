//! Scenes as texts of fields.

use protocol::{CompactText, MAX_BYTES, Stage};
use scene::{
    Accepted, Better, Plot, SceneStep, SceneUpdate, Scores, TableScene, TutorialStep, same_steps,
};

use super::everything::everything;
use super::{sheet, word};

#[test]
fn a_scene_with_everything_reads_back() {
    let scene = everything();
    assert_eq!(TableScene::read(&scene.to_text()), Some(scene.clone()));
    let step = TutorialStep {
        scene,
        wanted: Some(word("7")),
        missed: "Not this one.".into(),
    };
    assert_eq!(TutorialStep::read(&step.to_text()), Some(step));
    let any = Accepted::Count { least: 1, most: 5 };
    assert_eq!(Accepted::read(&any.to_text()), Some(any));
    let empty = TableScene::empty(Better::High);
    assert_eq!(TableScene::read(&empty.to_text()), Some(empty));
}

#[test]
fn an_update_has_only_the_new_steps_and_gives_the_whole_scene() {
    let scene = everything();
    for known in 0..=scene.steps.len() {
        let text = SceneUpdate::new(scene.clone(), known).to_text();
        let update = || SceneUpdate::read(&text).expect("an update");
        let before = &scene.steps[..known];
        assert_eq!(text.contains("Bob plays"), known < 3, "{known}");
        assert_eq!(update().after(before), Some(scene.clone()));
        assert_eq!(update().after(&scene.steps), Some(scene.clone()), "more");
        let fewer = before.split_last().map(|(_, fewer)| update().after(fewer));
        assert_eq!(fewer.flatten(), None, "fewer than {known}");
    }
    let all = SceneUpdate::new(scene.clone(), 99);
    assert_eq!(all.after(&scene.steps), Some(scene.clone()));
    // After a takeback the steps begin alike.
    let mut before = scene.steps.clone();
    before[2].line = "Bob plays another card.".into();
    let known = same_steps(&before, &scene.steps);
    assert_eq!(known, 2);
    let update = SceneUpdate::new(scene.clone(), known);
    assert_eq!(update.after(&before), Some(scene));
}

#[test]
fn a_log_can_be_longer_than_other_texts() {
    let step = SceneStep::told("Ada plays the two of spades onto the left pile.".into());
    let scene = TableScene {
        steps: vec![step; 2_000],
        ..everything()
    };
    let text = scene.to_text();
    assert!(text.len() > MAX_BYTES, "{}", text.len());
    assert_eq!(TableScene::read(&text), None);
    assert_eq!(TableScene::read_long(&text), Some(scene.clone()));
    let update = SceneUpdate::new(scene, 1_999).to_text();
    assert!(SceneUpdate::read(&update).is_some());
}

/// Reads what may be a scene. If it is one, its text is read as the same, and nothing that is computed from it panics.
fn try_to_read(text: &[u8]) -> bool {
    let Some(scene) = TableScene::read(text) else {
        return false;
    };
    assert_eq!(TableScene::read(&scene.to_text()), Some(scene.clone()));
    let scores = &scene.scores;
    let _ = (scene.motions(), scene.log().count(), scene.progress());
    let _ = (scores.standings(), scores.deciding_round());
    let _ = (scores.behind(), scores.ahead());
    let _ = Plot::new(scores, 10, 600, 300).faces();
    let zones = scene.zones.iter();
    let _ = zones.filter(|zone| scene.has_buttons(zone)).count();
    true
}

#[test]
fn a_damaged_text_is_another_scene_or_none() {
    // One zone has all faces. More of them only take longer.
    let mut scene = everything();
    scene.zones.truncate(1);
    let text = scene.to_text().into_bytes();
    for length in 0..text.len() {
        assert!(!try_to_read(&text[..length]), "{length} bytes");
    }
    let mut others = 0;
    for at in 0..text.len() {
        for byte in [b' ', b'0', b'9', 0xFF] {
            let mut changed = text.clone();
            changed[at] = byte;
            others += usize::from(try_to_read(&changed));
        }
    }
    assert!(others > 1_000, "{others}");
    for more in ["0 ", "9", " "] {
        let longer = [&text, more.as_bytes()].concat();
        assert!(!try_to_read(&longer), "{more:?}");
    }
}

#[test]
fn only_whole_score_sheets_are_read() {
    let whole = sheet(&[[1, 2, 3], [500_000, -400_000, 0], [0, 0, -6]]);
    assert_eq!(Scores::read(&whole.to_text()), Some(whole.clone()));
    let _ = Plot::new(&whole, 0, 600, 400);
    let change = |change: fn(&mut Scores)| {
        let mut scores = whole.clone();
        change(&mut scores);
        Scores::read(&scores.to_text())
    };
    assert_eq!(change(|scores| scores.rounds = 2), None);
    assert_eq!(change(|scores| scores.rows[1].rounds = vec![]), None);
    assert_eq!(change(|scores| scores.rows[2].total = 5), None);
    for rounds in [[i32::MAX, 1, 0], [i32::MIN, 0, 0], [600_000, -600_000, 0]] {
        let mut scores = whole.clone();
        let row = &mut scores.rows[0];
        row.total = rounds.iter().copied().fold(0, i32::wrapping_add);
        row.rounds = rounds.into();
        assert_eq!(Scores::read(&scores.to_text()), None, "{rounds:?}");
    }
    let progress = whole.progress(Stage::MatchOver);
    assert_eq!(progress.totals, [500_001, -399_998, -3]);
}
