//! The statistics of this game alone: the rating and its interval, and saved matches.

use cards::Seat;
use little_devils::bots::Level;
use little_devils::protocol::FinishedMatch;
use little_devils::review::{Depth, Entry, Reviewer, SkillStatistics, level_rating};
use little_devils::session::MatchRecord;
use protocol::JsonText;

use crate::common::{at_random, options, typed};

fn entries(number: u64, level: Level) -> Vec<Entry> {
    let record = |seed| at_random(options(3, level, seed));
    (0..number)
        .map(|seed| Entry::from_record(&record(seed), seed).expect("over"))
        .collect()
}

#[test]
fn the_best_and_the_worst_round_are_found() {
    let all = entries(20, Level::ALL[1]);
    let (fewest, most) = SkillStatistics::new(&all).extremes.expect("rounds");
    let mut rounds: Vec<u8> = all.iter().flat_map(|entry| entry.rounds.clone()).collect();
    rounds.sort_unstable();
    assert_eq!(
        (rounds.first(), rounds.last()),
        (Some(&fewest), Some(&most))
    );
}

#[test]
fn statistics_without_matches_are_empty() {
    let nothing = SkillStatistics::new(&[]);
    assert_eq!(
        (
            nothing.rating,
            nothing.extremes,
            nothing.luck_skill,
            nothing.costliest_mistake
        ),
        (None, None, None, None)
    );
}

#[test]
fn a_player_as_strong_as_the_bots_has_their_rating() {
    // Everybody plays at random, so whatever level the bots are called, the person has theirs.
    for level in [Level::ALL[0], Level::ALL[2], Level::ALL[5]] {
        let rating = SkillStatistics::new(&entries(200, level))
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
    assert_eq!(SkillStatistics::new(&all[..4]).rating, None);
    let few = SkillStatistics::new(&all[..20]).rating.expect("enough");
    let many = SkillStatistics::new(&all).rating.expect("enough");
    assert!(many.half_width < few.half_width);
}

#[test]
fn a_player_who_always_wins_still_has_a_rating() {
    let mut all = entries(12, Level::DEFAULT);
    for entry in &mut all {
        entry.totals[Seat::FIRST] = 0;
    }
    let rating = SkillStatistics::new(&all).rating.expect("enough");
    assert!((1200.0..2500.0).contains(&rating.value), "{}", rating.value);
}

#[test]
fn matches_with_undo_count_for_nothing() {
    let all: Vec<_> = entries(12, Level::DEFAULT)
        .into_iter()
        .map(|entry| Entry {
            takeback_used: true,
            ..entry
        })
        .collect();
    let statistics = SkillStatistics::new(&all);
    assert_eq!(
        (
            statistics.rating,
            statistics.extremes,
            statistics.luck_skill
        ),
        (None, None, None)
    );
}

#[test]
fn only_finished_matches_count_and_undo_is_noted() {
    let record = at_random(options(3, Level::DEFAULT, 4));
    let unfinished = MatchRecord::replay(record.options().clone(), &record.moves()[..50]);
    assert_eq!(Entry::from_record(&unfinished.expect("legal"), 0), None);
    let with_undo = Entry::from_record(&record.clone().with_takeback_used(), 0).expect("over");
    assert!(with_undo.takeback_used);
    let entry = Entry::from_record(&record, 0).expect("over");
    assert_eq!(entry.totals, typed(&record).match_state().totals());
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
        (7, typed(&record).match_state().rounds().len())
    );
    for (read, balance) in entry.splits.iter().zip(review.luck_skill_splits()) {
        assert!((read.play.mean - balance.play.mean).abs() < 0.01);
        assert_eq!(read.result, balance.result);
    }
    assert_eq!(entry.mistake_costs.len(), review.mistake_costs().len());
    let statistics = SkillStatistics::new(&[entry]);
    assert!(statistics.luck_skill.is_some());
    assert_eq!(
        statistics
            .costliest_mistake
            .map(|(mistake_type, _)| mistake_type),
        review
            .mistake_costs()
            .first()
            .map(|(mistake_type, _)| *mistake_type)
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
