//! Saves, links and statistics.

use cards::Seed;
use patience::play::{DealFacts, DealLink, SaveFault, Scoring, Statistics, read_save, write_save};
use patience::protocol::{Backup, BackupFault, INFO, POINTS, WINNABLE};
use protocol::export_file::FileFault;

use crate::common::won_games;

/// A saved game of the first version of the format.
const SAVED: &str = include_str!("../data/save.txt");

#[test]
fn a_save_gives_the_same_game_back() {
    for (mut play, moves) in won_games() {
        for mv in &moves[..moves.len() / 2] {
            play.play(*mv, false).expect("a legal move");
        }
        play.add_time(61_000);
        assert!(play.undo());
        let text = write_save(&play);
        let read = read_save(&text).expect("a save");
        assert_eq!(write_save(&read), text);
        assert_eq!(read.position(), play.position());
        assert_eq!((read.turns(), read.time()), (play.turns(), 61_000));
        assert!(read.can_redo());
    }
}

#[test]
fn the_kept_save_stays_readable() {
    let play = read_save(SAVED).expect("a save");
    assert_eq!(
        (play.game().id, play.seed()),
        ("klondike-draw-three", Seed(1))
    );
    assert_eq!((play.turns(), play.time()), (3, 4500));
    assert!(play.can_redo());
    assert_eq!(play.facts(), DealFacts::default());
    assert_eq!(write_save(&play), SAVED.trim_end().replace(" 1 k", " 2 k"));
}

/// A saved game of the second version, which has facts.
const SAVED_WITH_FACTS: &str = include_str!("../data/save-2.txt");

#[test]
fn the_kept_save_with_facts_stays_readable() {
    let play = read_save(SAVED_WITH_FACTS).expect("a save");
    let facts = DealFacts {
        id: 3_141_592_653,
        day: Some("2026-11-25".parse().expect("a day")),
        is_counted: true,
    };
    assert_eq!((play.facts(), play.turns()), (facts, 2));
    assert_eq!(write_save(&play), SAVED_WITH_FACTS.trim_end());
    let later = "patience 2 klondike 1 1 0 id=7 other=x draw";
    let play = read_save(later).expect("a fact of a later version is skipped");
    assert_eq!((play.facts().id, play.turns()), (7, 1));
}

#[test]
fn a_text_that_is_no_save_has_a_fault() {
    let faults = [
        ("", SaveFault::Form),
        ("patience 3 klondike 1 0 0", SaveFault::Form),
        ("patience 2 klondike 1 0 0 id=x", SaveFault::Form),
        ("patience 2 klondike 1 0 0 day=2026-02-30", SaveFault::Form),
        ("patience 1 whist 1 0 0", SaveFault::Game),
        ("patience 1 klondike 1 0", SaveFault::Form),
        ("patience 1 klondike 1 4 0 draw", SaveFault::Form),
        (
            "patience 1 klondike 1 0 0 draw draw,bid",
            SaveFault::Turn(2),
        ),
        ("patience 1 klondike 1 0 0 63>2", SaveFault::Turn(1)),
    ];
    for (text, fault) in faults {
        assert_eq!(read_save(text).err(), Some(fault), "{text:?}");
    }
}

#[test]
fn links_name_a_game_and_a_deal() {
    let link = DealLink::read("game=spider&deal=123").expect("a link");
    assert_eq!((link.game.id, link.seed), ("spider", Some(Seed(123))));
    assert_eq!(link.to_string(), "game=spider&deal=123");
    let game = DealLink::read("game=spider").expect("a link");
    assert_eq!((game.seed, game.to_string()), (None, "game=spider".into()));
    assert!(DealLink::read("game=whist&deal=1").is_none());
    assert!(DealLink::read("deal=1").is_none());
    assert!(DealLink::read("").is_none());
}

#[test]
fn statistics_count_and_are_read_as_they_were_written() {
    let mut all = Statistics::default();
    all.add_won("klondike", 90_000, 120);
    all.add_won("klondike", 80_000, 130);
    all.add_lost("klondike");
    all.add_won("klondike", 100_000, 110);
    all.add_lost("spider");
    let klondike = all.of("klondike");
    assert_eq!((klondike.played, klondike.won), (4, 3));
    assert_eq!((klondike.streak, klondike.longest), (1, 2));
    assert_eq!((klondike.best_time, klondike.fewest_turns), (80_000, 110));
    assert_eq!((all.of("spider").played, all.of("golf").played), (1, 0));
    let text = all.to_string();
    assert_eq!(Statistics::read(&text), Some(all));
    for wrong in [
        "",
        "patience-statistics 2",
        "patience-statistics 1\nklondike 1 2",
    ] {
        assert_eq!(Statistics::read(wrong), None, "{wrong:?}");
    }
}

/// Statistics from before there were points.
const STATISTICS: &str = include_str!("../data/statistics.txt");

/// Statistics with points.
const STATISTICS_POINTS: &str = include_str!("../data/statistics-points.txt");

#[test]
fn kept_statistics_stay_readable_with_and_without_points() {
    let read = |text: &str| Statistics::read(text.trim_end()).expect("statistics");
    let (old, new) = (read(STATISTICS), read(STATISTICS_POINTS));
    assert_eq!(old.to_string(), STATISTICS.trim_end());
    assert_eq!(new.to_string(), STATISTICS_POINTS.trim_end());
    assert_eq!(old.of("klondike").most_points, [None; 2]);
    assert_eq!(
        new.of("klondike").most_points,
        [Some(545), Some(-22)],
        "standard and Vegas"
    );
    assert_eq!(new.of("spider").most_points, [Some(1204), None]);
    assert_eq!(old.of("klondike").fewest_turns, 110);
    let later = "patience-statistics 1\ngolf 1 0 0 0 0 0 other=7";
    assert_eq!(Statistics::read(later).expect("read").of("golf").played, 1);
    for wrong in ["standard", "standard=", "standard=x", "7"] {
        let text = format!("patience-statistics 1\ngolf 1 0 0 0 0 0 {wrong}");
        assert_eq!(Statistics::read(&text), None, "{wrong}");
    }
}

#[test]
fn the_most_points_of_each_scoring_are_kept_and_merged() {
    let (standard, vegas) = (Scoring::Standard, Scoring::Vegas);
    let (mut ours, mut theirs) = (Statistics::default(), Statistics::default());
    assert!(!ours.add_points("klondike", vegas, -42), "nothing to beat");
    assert!(ours.add_points("klondike", vegas, -12));
    assert!(!ours.add_points("klondike", vegas, -12));
    assert!(!ours.add_points("klondike", vegas, -32));
    assert_eq!(ours.of("klondike").most_points, [None, Some(-12)]);
    theirs.add_points("klondike", standard, 300);
    theirs.add_points("klondike", vegas, -17);
    assert_eq!(ours.merge(&theirs), 1);
    assert_eq!(ours.of("klondike").most_points, [Some(300), Some(-12)]);
    assert_eq!(ours.merge(&theirs), 0, "the same file again");
}

/// An export file of the first version of the format.
const BACKUP: &str = include_str!("../data/backup.txt");

#[test]
fn the_kept_export_file_stays_readable() {
    let backup = Backup::read(BACKUP).expect("an export file");
    let games: Vec<_> = backup.games.iter().map(|play| play.game().id).collect();
    assert_eq!(games, ["klondike-draw-three", "spider-one-suit"]);
    assert_eq!((backup.games[0].turns(), backup.games[0].time()), (2, 4500));
    assert_eq!(backup.statistics.of("klondike").played, 4);
    let days: Vec<_> = backup.days.iter().map(ToString::to_string).collect();
    assert_eq!(days, ["2026-11-21", "2026-11-22"]);
    let variants: Vec<_> = backup.variants.iter().map(|game| game.id).collect();
    assert_eq!(variants, games);
    let settings = backup.settings.as_ref().expect("settings");
    assert!(!settings.options(&INFO).is_on(&WINNABLE));
    assert_eq!(settings.options(&INFO).value(&POINTS), "none");
    let again = Backup::read(&backup.write()).expect("an export file");
    assert_eq!(again.write(), backup.write());
    let lines = |text: &str| text.lines().skip(2).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(
        lines(&backup.write()),
        lines(&BACKUP.replace("match patience 1", "match patience 2")),
        "all but the settings"
    );
}

#[test]
fn games_shelved_and_facts_go_along() {
    let mut backup = Backup::read(BACKUP).expect("an export file");
    backup
        .shelved
        .push(read_save(SAVED_WITH_FACTS).expect("a save"));
    let text = backup.write();
    let line = format!("\nkept {SAVED_WITH_FACTS}");
    assert!(text.contains(&line), "{text}");
    let read = Backup::read(&text).expect("an export file");
    assert_eq!(read.shelved[0].facts(), backup.shelved[0].facts());
}

#[test]
fn an_export_file_has_the_points() {
    let mut backup = Backup::read(BACKUP).expect("an export file");
    let settings = backup.settings.as_mut().expect("settings");
    settings.set_options(&INFO, &settings.options(&INFO).with(&POINTS, "vegas"));
    backup.statistics.add_points("klondike", Scoring::Vegas, 23);
    let text = backup.write();
    assert!(text.contains("\nfigures klondike 4 3 1 2 80000 110 vegas=23\n"));
    let read = Backup::read(&text).expect("an export file");
    let settings = read.settings.expect("settings");
    assert_eq!(settings.options(&INFO).value(&POINTS), "vegas");
    let klondike = read.statistics.of("klondike");
    assert_eq!(klondike.most_points, [None, Some(23)]);
}

const FOREIGN: BackupFault = BackupFault::File(FileFault::Foreign);

const LATER: BackupFault = BackupFault::File(FileFault::Later);

#[test]
fn another_file_is_refused_and_says_why() {
    let line = |line: &str| format!("patience backup 1\n\n{line}\n");
    let faults = [
        (String::new(), FOREIGN),
        ("little-devils backup 1\n".into(), FOREIGN),
        ("patience backup one\n".into(), FOREIGN),
        ("patience backup 2\nmatch x\n".into(), LATER),
        (
            line("match patience 1 whist 1 0 0"),
            BackupFault::Damaged(3),
        ),
        (line("figures klondike 1 2"), BackupFault::Damaged(3)),
        (
            line("figures klondike 1 2 0 0 0 0"),
            BackupFault::Damaged(3),
        ),
        (line("days 2026-02-30"), BackupFault::Damaged(3)),
        (line("variant whist"), BackupFault::Damaged(3)),
        (line("settings {"), BackupFault::Damaged(3)),
        (line("{}"), BackupFault::Damaged(3)),
        (line("OTHER thing"), BackupFault::Damaged(3)),
    ];
    for (text, fault) in faults {
        assert_eq!(Backup::read(&text).err(), Some(fault), "{text:?}");
    }
    assert!(Backup::read(&line("later-item of another version")).is_ok());
    assert!(Backup::read("\u{feff}patience backup 1\r\n").is_ok());
    let long = line(&"later ".repeat(400_000));
    assert_eq!(Backup::read(&long).err(), Some(FOREIGN));
}

#[test]
fn figures_are_merged_once_and_keep_the_best_of_both() {
    let (mut ours, mut theirs) = (Statistics::default(), Statistics::default());
    ours.add_won("klondike", 90_000, 120);
    for time in [100_000, 95_000] {
        theirs.add_won("klondike", time, 100);
    }
    theirs.add_lost("klondike");
    theirs.add_lost("golf");
    ours.add_won("spider", 5_000, 200);
    assert_eq!(ours.merge(&theirs), 2);
    let klondike = ours.of("klondike");
    assert_eq!((klondike.played, klondike.won, klondike.streak), (3, 2, 0));
    assert_eq!((klondike.best_time, klondike.fewest_turns), (90_000, 100));
    assert_eq!((ours.of("golf").played, ours.of("golf").best_time), (1, 0));
    assert_eq!(ours.of("spider").won, 1);
    assert_eq!(ours.merge(&theirs), 0, "the same file again");
    let mut fewer = Statistics::default();
    fewer.add_lost("klondike");
    assert_eq!(ours.merge(&fewer), 0);
}
