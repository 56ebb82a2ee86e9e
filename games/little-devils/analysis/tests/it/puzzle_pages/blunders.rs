//! Mistakes that reviews turn into puzzles.

use core::task::Poll;

use cards::{Card, Seat, Seed};
use game::Game;
use little_devils::bots::estimates::CardEstimator;
use little_devils::bots::net::Net;
use little_devils::bots::{Level, choose};
use little_devils::protocol::{Action, Link, PuzzleKind, ToAnalysis};
use little_devils::review::Depth;
use little_devils::session::{MatchRecord, Player, match_options};
use little_devils_analysis::{Analysis, Environment, SavedData};
use words::Lang;

use super::saved;
use crate::common::{play, typed};
use crate::pages::{ENVIRONMENT, analysis, open, press, shown};

/// A round in which the player plays like a devil, except for one very costly card.
fn with_a_blunder() -> (MatchRecord, Card) {
    let planted = (1..).find_map(blundered);
    planted.expect("a chance to blunder")
}

fn blundered(seed: u64) -> Option<(MatchRecord, Card)> {
    let devil = Level::ALL[3];
    let opponent = |number| Player::bot(format!("bot {number}"), devil);
    let bots = (0..3).map(opponent).collect();
    let mut record = MatchRecord::new(match_options(Seed(seed), "Dora", bots).expect("good"));
    let mut planted = None;
    while let Some(seat) = typed(&record).round().to_move() {
        let own = seat == Seat::FIRST && planted.is_none();
        let blunder = if own { dearest(&record) } else { None };
        planted = planted.or(blunder);
        let usual = choose(devil, &typed(&record).view(seat), record.decision_seed());
        play(&mut record, blunder.or(usual)?);
    }
    Some((record, planted?))
}

/// A card that clearly costs two devils or more, if there is one.
fn dearest(record: &MatchRecord) -> Option<Card> {
    let seat = typed(record).round().to_move()?;
    let view = typed(record).view(seat);
    let mut estimator = CardEstimator::new(&view, Some(Net::for_seats(view.seats())), Seed(5), 60)?;
    let Poll::Ready(estimates) = estimator.step(u32::MAX) else {
        return None;
    };
    let rows = estimates.rows.iter();
    let dear = rows.filter(|row| row.cost.mean - row.cost.half_width > 2.0);
    let dearest = dear.max_by(|one, other| one.cost.mean.total_cmp(&other.cost.mean));
    dearest.map(|row| row.card)
}

#[test]
fn a_planted_blunder_becomes_a_puzzle_and_is_repeated() {
    let (record, blunder) = with_a_blunder();
    let environment = Environment {
        depth: Depth {
            deals: 100,
            hand_value: 2,
        },
        ..ENVIRONMENT
    };
    let mut analysis = Analysis::new(environment, SavedData::default());
    let mut outcomes = analysis.receive(open(Lang::En, "review", Some(&record)));
    while analysis.is_busy() {
        outcomes.extend(analysis.step());
    }
    let mistakes = saved(&outcomes);
    assert!(mistakes.len() <= 5, "a heap is not worked off");
    for saved in &mistakes {
        let PuzzleKind::Mistake(mistake) = &saved.kind else {
            panic!("{saved:?}");
        };
        let row = mistake.puzzle.estimates().row(mistake.played);
        let cost = row.expect("its row").cost;
        assert!(
            cost.mean - cost.half_width >= 1.0,
            "{cost:?} teaches nothing"
        );
    }
    let place = mistakes.iter().position(|saved| match &saved.kind {
        PuzzleKind::Mistake(mistake) => mistake.played == blunder,
        PuzzleKind::Set(_) => false,
    });
    let place = place.expect("the blunder is among them");
    let PuzzleKind::Mistake(mistake) = &mistakes[place].kind else {
        panic!("a mistake");
    };
    let best = mistake.puzzle.best();
    assert!(
        press(&mut analysis, "review")
            .text()
            .contains("to your puzzles")
    );

    let list = press(&mut analysis, "puzzles").text();
    assert!(
        list.contains(&format!("{} to answer today", mistakes.len())),
        "{list}"
    );
    let page = press(&mut analysis, "next-puzzle");
    assert!(
        page.title.starts_with("4 players, trick "),
        "mistakes first: {}",
        page.title
    );
    let id = (1..=mistakes.len())
        .map(|number| format!("puzzle:mistake-{number}"))
        .find(|id| {
            let shown = press(&mut analysis, id);
            shown.acts().contains(&format!("answer:{blunder}").as_str())
        });
    press(&mut analysis, &id.expect("it is asked"));
    let page = press(&mut analysis, &format!("answer:{best}"));
    assert!(page.title.ends_with("right!"), "{}", page.title);
    let text = page.text();
    assert!(
        text.contains(&format!("In the match you played the {blunder}.")),
        "{text}"
    );
    assert!(text.contains("comes up again on 22 November."), "{text}");
}

#[test]
fn another_players_match_gives_no_puzzles() {
    let (record, _) = with_a_blunder();
    let mut analysis = analysis();
    let link = Link(record).write();
    shown(
        &mut analysis,
        open(Lang::En, &format!("match:{link}"), None),
    );
    let mut outcomes = analysis.receive(ToAnalysis::Action(Action::Review));
    while analysis.is_busy() {
        outcomes.extend(analysis.step());
    }
    assert!(saved(&outcomes).is_empty());
    assert!(
        press(&mut analysis, "puzzles")
            .text()
            .contains("When you look at the review")
    );
}
