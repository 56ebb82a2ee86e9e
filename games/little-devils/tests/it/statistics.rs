//! Statistics: counts, the rating and its interval, and saved matches.

use cards::Seat;
use game::Standing;
use little_devils::bots::Level;
use little_devils::protocol::FinishedMatch;
use little_devils::review::{Depth, Entry, Reviewer, Statistics, level_rating};
use little_devils::session::MatchRecord;
use protocol::JsonText;

use crate::common::{at_random, options};

fn entries(number: u64, level: Level) -> Vec<Entry> {
    let record = |seed| at_random(options(3, level, seed));
    (0..number)
        .map(|seed| Entry::from_record(&record(seed), seed).expect("over"))
        .collect()
}

#[test]
fn matches_are_counted_by_players_and_by_the_strongest_bot() {
    let mut all = entries(20, Level::ALL[1]);
    all.extend((0..10).map(|seed| {
        Entry::from_record(&at_random(options(2, Level::ALL[3], seed)), 100 + seed).expect("over")
    }));
    let statistics = Statistics::new(&all);
    let wins = |entries: &[Entry]| {
        entries
            .iter()
            .map(|entry| u32::from(entry.won))
            .sum::<u32>()
    };
    assert_eq!(
        (statistics.all.matches, statistics.all.wins),
        (30, wins(&all))
    );
    let [(three, of_three), (four, of_four)] = statistics.by_players[..] else {
        panic!("{:?}", statistics.by_players);
    };
    assert_eq!(
        (three.get(), of_three.matches, of_three.wins),
        (3, 10, wins(&all[20..]))
    );
    assert_eq!((four.get(), of_four.matches), (4, 20));
    let levels: Vec<_> = statistics
        .by_level
        .iter()
        .map(|(level, tally)| (level.id(), tally.matches))
        .collect();
    assert_eq!(levels, [("goblin", 20), ("devil", 10)]);
    assert_eq!(statistics.course.len(), 30);
    let (fewest, most) = statistics.extremes.expect("rounds");
    assert!(
        all.iter()
            .flat_map(|entry| &entry.rounds)
            .all(|devils| (fewest..=most).contains(devils))
    );
    let mean = statistics.all.mean().expect("rounds");
    assert!(
        (12.0..16.0).contains(&mean),
        "everybody plays alike: {mean}"
    );
}

#[test]
fn statistics_without_matches_are_empty() {
    let nothing = Statistics::new(&[]);
    assert_eq!(
        (nothing.all.matches, nothing.rating, nothing.extremes),
        (0, None, None)
    );
    assert!(nothing.by_level.is_empty() && nothing.course.is_empty());
    assert_eq!(
        (nothing.luck_skill, nothing.costliest_mistake),
        (None, None)
    );
}

#[test]
fn a_player_as_strong_as_the_bots_has_their_rating() {
    // Everybody plays at random, so whatever level the bots are called, the person has theirs.
    for level in [Level::ALL[0], Level::ALL[2], Level::ALL[5]] {
        let rating = Statistics::new(&entries(200, level))
            .rating
            .expect("enough");
        let off = (rating.value - level_rating(level)).abs();
        assert!(
            off < 1.5 * rating.half_width,
            "{} off, ± {}",
            off,
            rating.half_width
        );
        assert!(
            (20.0..80.0).contains(&rating.half_width),
            "± {}",
            rating.half_width
        );
    }
}

#[test]
fn more_matches_narrow_the_interval_of_a_rating_and_few_give_none() {
    let all = entries(100, Level::DEFAULT);
    assert_eq!(Statistics::new(&all[..4]).rating, None);
    let few = Statistics::new(&all[..20]).rating.expect("enough");
    let many = Statistics::new(&all).rating.expect("enough");
    assert!(many.half_width < few.half_width);
}

#[test]
fn a_player_who_always_wins_still_has_a_rating() {
    let mut all = entries(12, Level::DEFAULT);
    for entry in &mut all {
        entry.totals[Seat::FIRST] = 0;
    }
    let rating = Statistics::new(&all).rating.expect("enough");
    assert!((1200.0..2500.0).contains(&rating.value), "{}", rating.value);
}

#[test]
fn matches_with_undo_count_neither_for_a_rating_nor_as_wins() {
    let all: Vec<_> = entries(12, Level::DEFAULT)
        .into_iter()
        .map(|entry| Entry {
            takeback_used: true,
            ..entry
        })
        .collect();
    let statistics = Statistics::new(&all);
    assert_eq!((statistics.rating, statistics.all.matches), (None, 0));
    assert_eq!(statistics.with_takeback.all.matches, 12);
    let [(four, of_four)] = statistics.with_takeback.by_players[..] else {
        panic!("{:?}", statistics.with_takeback.by_players);
    };
    assert_eq!((four.get(), of_four.matches), (4, 12));
    assert_eq!((statistics.extremes, statistics.luck_skill), (None, None));
}

#[test]
fn the_mean_place_counts_the_players_with_fewer_devils() {
    let mut all = entries(2, Level::DEFAULT);
    for (entry, totals) in all.iter_mut().zip([[10, 5, 20, 110], [7, 7, 90, 100]]) {
        for (seat, total) in entry.totals.clone().seats().seats().zip(totals) {
            entry.totals[seat] = total;
        }
    }
    // Second, and first with somebody else.
    assert_eq!(Statistics::new(&all).all.place(), Some(1.5));
    assert_eq!(Statistics::new(&[]).all.place(), None);
}

#[test]
fn only_finished_matches_count_and_those_with_undo_separately() {
    let record = at_random(options(3, Level::DEFAULT, 4));
    let unfinished = MatchRecord::replay(record.options().clone(), &record.moves()[..50]);
    assert_eq!(Entry::from_record(&unfinished.expect("legal"), 0), None);
    let with_undo = Entry::from_record(&record.clone().with_takeback_used(), 0).expect("over");
    assert!(with_undo.takeback_used);
    let apart = Statistics::new(&[with_undo, Entry::from_record(&record, 1).expect("over")]);
    assert_eq!((apart.all.matches, apart.with_takeback.all.matches), (1, 1));
    assert_eq!(
        (apart.course.len(), apart.with_takeback.course.len()),
        (1, 1)
    );
    let entry = Entry::from_record(&record, 0).expect("over");
    let Standing::Over(winners) = record.match_state().standing() else {
        panic!("over");
    };
    assert_eq!(entry.won, winners.contains(&Seat::FIRST));
    assert_eq!(entry.totals, record.match_state().totals());
}

#[test]
fn a_saved_match_is_read_back_with_the_results_of_its_review() {
    let record = at_random(options(2, Level::DEFAULT, 4));
    let depth = Depth {
        deals: 10,
        hand_value: 10,
    };
    let mut reviewer = Reviewer::new(&record, Seat::FIRST, None, depth);
    let review = loop {
        if let core::task::Poll::Ready(review) = reviewer.step(u32::MAX) {
            break review.clone();
        }
    };
    let text = FinishedMatch::new(&record, 7, Some(&review)).to_json();
    assert!(text.len() < 1200, "{}: thousands fit", text.len());
    let entry = FinishedMatch::read(&text)
        .expect("readable")
        .entry()
        .expect("it counts");
    assert_eq!(
        (entry.at, entry.rounds.len()),
        (7, record.match_state().rounds().len())
    );
    for (read, balance) in entry.splits.iter().zip(review.luck_skill_splits()) {
        assert!((read.play.mean - balance.play.mean).abs() < 0.01);
        assert_eq!(read.result, balance.result);
    }
    assert_eq!(entry.mistake_costs.len(), review.mistake_costs().len());
    let statistics = Statistics::new(&[entry]);
    assert!(statistics.luck_skill.is_some());
    assert_eq!(
        statistics.costliest_mistake.map(|(habit, _)| habit),
        review.mistake_costs().first().map(|(habit, _)| *habit)
    );
}

#[test]
fn a_saved_match_that_is_impossible_does_not_count() {
    let record = at_random(options(2, Level::DEFAULT, 4));
    let text = FinishedMatch::new(&record, 7, None).to_json();
    assert!(
        FinishedMatch::read(&text)
            .expect("readable")
            .entry()
            .is_some()
    );
    let entry = |text: &str| FinishedMatch::read(text).ok().and_then(|kept| kept.entry());
    assert_eq!(entry(&text.replace("\"version\":1", "\"version\":2")), None);
    assert_eq!(entry(&text.replace("\"link\":\"1", "\"link\":\"1A")), None);
    assert_eq!(entry("{}"), None);
    let lies = text.replace('}', ",\"balances\":[[1,1,1,1,1,1,99]]}");
    let entry = entry(&lies).expect("the match itself counts");
    assert!(entry.splits.is_empty(), "the result of another round");
}
