//! What many matches amount to: counts, the rating and its interval, and what is kept for years.

use cards::Seat;
use little_devils::bots::Level;
use little_devils::protocol::FinishedMatch;
use little_devils::review::{Depth, Entry, Reviewer, Statistics, of_level};
use little_devils::rules::Standing;
use little_devils::session::MatchRecord;

use crate::common::{at_random, options};

fn entries(number: u64, level: Level) -> Vec<Entry> {
    let record = |seed| at_random(options(3, level, seed));
    (0..number)
        .map(|seed| Entry::of(&record(seed), seed).expect("over"))
        .collect()
}

#[test]
fn matches_are_counted_by_players_and_by_the_strongest_bot() {
    let mut all = entries(20, Level::ALL[1]);
    all.extend((0..10).map(|seed| {
        Entry::of(&at_random(options(2, Level::ALL[3], seed)), 100 + seed).expect("over")
    }));
    let statistics = Statistics::of(&all);
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
fn without_matches_there_is_nothing_to_say() {
    let nothing = Statistics::of(&[]);
    assert_eq!(
        (nothing.all.matches, nothing.rating, nothing.extremes),
        (0, None, None)
    );
    assert!(nothing.by_level.is_empty() && nothing.course.is_empty());
    assert_eq!((nothing.balance, nothing.habit), (None, None));
}

#[test]
fn who_plays_as_well_as_the_bots_has_their_rating() {
    // Everybody plays at random, so whatever level the bots are called, the person has theirs.
    for level in [Level::ALL[0], Level::ALL[2], Level::ALL[5]] {
        let rating = Statistics::of(&entries(200, level)).rating.expect("enough");
        let off = (rating.value - of_level(level)).abs();
        assert!(off < 1.5 * rating.half, "{} off, ± {}", off, rating.half);
        assert!((20.0..80.0).contains(&rating.half), "± {}", rating.half);
    }
}

#[test]
fn more_matches_make_a_rating_surer_and_few_make_none() {
    let all = entries(100, Level::DEFAULT);
    assert_eq!(Statistics::of(&all[..4]).rating, None);
    let few = Statistics::of(&all[..20]).rating.expect("enough");
    let many = Statistics::of(&all).rating.expect("enough");
    assert!(many.half < few.half);
}

#[test]
fn who_always_wins_still_has_a_rating() {
    let mut all = entries(12, Level::DEFAULT);
    for entry in &mut all {
        entry.totals[Seat::FIRST] = 0;
    }
    let rating = Statistics::of(&all).rating.expect("enough");
    assert!((1200.0..2500.0).contains(&rating.value), "{}", rating.value);
}

#[test]
fn matches_with_undo_make_no_rating_and_no_win() {
    let all: Vec<_> = entries(12, Level::DEFAULT)
        .into_iter()
        .map(|entry| Entry {
            training: true,
            ..entry
        })
        .collect();
    let statistics = Statistics::of(&all);
    assert_eq!((statistics.rating, statistics.all.matches), (None, 0));
    assert_eq!(statistics.training.all.matches, 12);
    let [(four, of_four)] = statistics.training.by_players[..] else {
        panic!("{:?}", statistics.training.by_players);
    };
    assert_eq!((four.get(), of_four.matches), (4, 12));
    assert_eq!((statistics.extremes, statistics.balance), (None, None));
}

#[test]
fn the_mean_place_counts_those_who_have_fewer() {
    let mut all = entries(2, Level::DEFAULT);
    for (entry, totals) in all.iter_mut().zip([[10, 5, 20, 110], [7, 7, 90, 100]]) {
        for (seat, total) in entry.totals.clone().seats().seats().zip(totals) {
            entry.totals[seat] = total;
        }
    }
    // Second, and first with somebody else.
    assert_eq!(Statistics::of(&all).all.place(), Some(1.5));
    assert_eq!(Statistics::of(&[]).all.place(), None);
}

#[test]
fn levels_are_rated_as_they_are_ordered() {
    assert!(Level::ALL.is_sorted_by(|weak, strong| of_level(*weak) < of_level(*strong)));
}

#[test]
fn only_matches_that_are_over_count_and_those_with_undo_apart() {
    let record = at_random(options(3, Level::DEFAULT, 4));
    let unfinished = MatchRecord::replay(record.options().clone(), &record.plays()[..50]);
    assert_eq!(Entry::of(&unfinished.expect("legal"), 0), None);
    let with_undo = Entry::of(&record.clone().into_training(), 0).expect("over");
    assert!(with_undo.training);
    let apart = Statistics::of(&[with_undo, Entry::of(&record, 1).expect("over")]);
    assert_eq!((apart.all.matches, apart.training.all.matches), (1, 1));
    assert_eq!((apart.course.len(), apart.training.course.len()), (1, 1));
    let entry = Entry::of(&record, 0).expect("over");
    let Standing::Won(winners) = record.match_state().standing() else {
        panic!("over");
    };
    assert_eq!(entry.won, winners.contains(&Seat::FIRST));
    assert_eq!(entry.totals, record.match_state().totals());
}

#[test]
fn a_kept_match_is_read_back_with_what_its_review_said() {
    let record = at_random(options(2, Level::DEFAULT, 4));
    let depth = Depth {
        deals: 10,
        worth: 10,
    };
    let mut reviewer = Reviewer::new(&record, Seat::FIRST, None, depth);
    let review = loop {
        if let core::task::Poll::Ready(review) = reviewer.step(u32::MAX) {
            break review.clone();
        }
    };
    let text = FinishedMatch::new(&record, 7, Some(&review)).to_json();
    assert!(text.len() < 1200, "{}: thousands fit", text.len());
    let entry = FinishedMatch::load(&text)
        .expect("readable")
        .entry()
        .expect("it counts");
    assert_eq!(
        (entry.at, entry.rounds.len()),
        (7, record.match_state().rounds().len())
    );
    for (read, balance) in entry.balances.iter().zip(review.balances()) {
        assert!((read.play.mean - balance.play.mean).abs() < 0.01);
        assert_eq!(read.result, balance.result);
    }
    assert_eq!(entry.habits.len(), review.habits().len());
    let statistics = Statistics::of(&[entry]);
    assert!(statistics.balance.is_some());
    assert_eq!(
        statistics.habit.map(|(habit, _)| habit),
        review.habits().first().map(|(habit, _)| *habit)
    );
}

#[test]
fn what_was_kept_and_makes_no_sense_does_not_count() {
    let record = at_random(options(2, Level::DEFAULT, 4));
    let text = FinishedMatch::new(&record, 7, None).to_json();
    assert!(
        FinishedMatch::load(&text)
            .expect("readable")
            .entry()
            .is_some()
    );
    let entry = |text: &str| FinishedMatch::load(text).ok().and_then(|kept| kept.entry());
    assert_eq!(entry(&text.replace("\"version\":1", "\"version\":2")), None);
    assert_eq!(entry(&text.replace("\"link\":\"1", "\"link\":\"1A")), None);
    assert_eq!(entry("{}"), None);
    let lies = text.replace('}', ",\"balances\":[[1,1,1,1,1,1,99]]}");
    let entry = entry(&lies).expect("the match itself counts");
    assert!(entry.balances.is_empty(), "the result of another round");
}
