//! Puzzle pages: questions, answers, saved progress, and mistakes from reviews.

use core::task::Poll;

use cards::{Card, Seat, Seed};
use game::Game;
use little_devils::bots::advice::Adviser;
use little_devils::bots::net::Net;
use little_devils::bots::{Level, choose};
use little_devils::protocol::{
    Action, FromAnalysis, Link, PuzzleId, PuzzleKind, PuzzleProgress, ToAnalysis,
};
use little_devils::review::Depth;
use little_devils::session::{MatchOptions, MatchRecord, Opponent};
use little_devils_analysis::{Analysis, Environment, Outcome, PuzzleDeck, SavedData};
use protocol::Node;
use words::Lang;

use crate::pages::{ENVIRONMENT, Page, analysis, open, press, send_text, shown};

/// A puzzle of the set: its best card, another legal card, and an illegal one.
fn cards(number: usize) -> (Card, Card, Option<Card>) {
    let puzzles = PuzzleDeck::default();
    let puzzle = puzzles.puzzle(PuzzleId::Set(number)).expect("a puzzle");
    let (best, legal) = (puzzle.best(), puzzle.view().legal());
    let other = legal.without(best).lowest().expect("another");
    (best, other, (puzzle.view().hand() - legal).lowest())
}

fn act(analysis: &mut Analysis, act: &str) -> Vec<Outcome> {
    send_text(analysis, act)
}

fn saved(outcomes: &[Outcome]) -> Vec<&PuzzleProgress> {
    let saved = outcomes.iter().filter_map(|outcome| match outcome {
        Outcome::SavePuzzle(saved) => Some(saved),
        _ => None,
    });
    saved.collect()
}

fn with_tag<'a>(page: &'a Page, tag: &str) -> Vec<&'a Node> {
    let all = page.all().into_iter();
    all.filter(|node| node.tag == tag).collect()
}

#[test]
fn the_page_of_puzzles_lists_them_all_in_every_language() {
    for lang in Lang::ALL {
        let page = shown(&mut analysis(), open(lang, "puzzles", None));
        assert!(!page.title.is_empty());
        let acts = page.acts();
        for number in 1..=PuzzleDeck::set().len() {
            let act = format!("puzzle:set-{number}");
            assert!(acts.contains(&act.as_str()), "{act}");
        }
        assert!(acts.contains(&"next-puzzle"));
        for act in acts {
            let parsed: Action = act.parse().expect("an act of ours");
            assert_eq!(parsed.to_string(), act);
        }
    }
}

#[test]
fn a_question_shows_what_one_would_know_and_every_card_of_the_hand() {
    for (number, graded) in (1..).zip(PuzzleDeck::set()) {
        let mut analysis = analysis();
        let page = shown(
            &mut analysis,
            open(Lang::En, &format!("puzzle:set-{number}"), None),
        );
        assert_eq!(page.title, format!("Puzzle {number}"));
        let view = graded.puzzle.view();
        let hand: Vec<&Node> = with_tag(&page, "button")
            .into_iter()
            .filter(|node| node.attribute("data-card").is_some())
            .collect();
        assert_eq!(hand.len(), view.hand().len() as usize);
        let refused = |node: &&&Node| node.attribute("aria-disabled") == Some("true");
        let refused = hand.iter().filter(refused).count();
        assert_eq!(refused, (view.hand() - view.legal()).len() as usize);
        let pictures = page.all().into_iter().filter(|node| {
            node.attribute("class") == Some("card") && node.attribute("role") == Some("img")
        });
        assert_eq!(
            pictures.count(),
            view.played().len() as usize,
            "puzzle {number}"
        );
        assert!(!page.text().contains('±'), "the answer is not given away");
    }
}

#[test]
fn a_right_answer_is_explained_and_saved() {
    let mut analysis = analysis();
    let (best, ..) = cards(1);
    shown(&mut analysis, open(Lang::En, "puzzle:set-1", None));
    let outcomes = act(&mut analysis, &format!("answer:{best}"));
    let [saved] = saved(&outcomes)[..] else {
        panic!("{outcomes:?}");
    };
    assert!(saved.leitner.is_mastered());
    let page = shown(
        &mut analysis,
        ToAnalysis::Action(Action::Answer(best.number())),
    );
    assert_eq!(page.title, "Puzzle 1: right!");
    let text = page.text();
    assert!(
        text.contains(&format!("the {best} is best")) && text.contains('±'),
        "{text}"
    );
    let list = press(&mut analysis, "puzzles");
    assert!(
        list.text()
            .contains(&format!("1 of {} solved.", PuzzleDeck::set().len()))
    );
}

#[test]
fn a_wrong_answer_is_explained_and_due_tomorrow() {
    let mut analysis = analysis();
    let (best, other, _) = cards(2);
    shown(&mut analysis, open(Lang::En, "puzzle:set-2", None));
    let outcomes = act(&mut analysis, &format!("answer:{other}"));
    assert!(!saved(&outcomes)[0].leitner.is_mastered());
    let page = shown(
        &mut analysis,
        ToAnalysis::Action(Action::Answer(other.number())),
    );
    assert_eq!(page.title, "Puzzle 2: not the best card");
    let text = page.text();
    assert!(text.contains(&format!("The {other} costs")), "{text}");
    assert!(text.contains("comes up again on 22 November."), "{text}");
    // It may be tried again at once, but that does not count.
    press(&mut analysis, "puzzle:set-2");
    assert!(saved(&act(&mut analysis, &format!("answer:{best}"))).is_empty());
}

#[test]
fn a_card_that_may_not_be_played_says_why() {
    let number = (1..=PuzzleDeck::set().len()).find(|number| cards(*number).2.is_some());
    let number = number.expect("a puzzle in which one must follow");
    let illegal = cards(number).2.expect("such a card");
    let mut analysis = analysis();
    shown(
        &mut analysis,
        open(Lang::En, &format!("puzzle:set-{number}"), None),
    );
    let outcomes = act(&mut analysis, &format!("answer:{illegal}"));
    let [Outcome::Send(FromAnalysis::Fill { nodes, .. })] = &outcomes[..] else {
        panic!("{outcomes:?}");
    };
    assert!(nodes[0].text.contains(&illegal.to_string()), "{nodes:?}");
}

#[test]
fn the_next_question_goes_through_the_set_and_ends_on_the_list() {
    let mut analysis = analysis();
    shown(&mut analysis, open(Lang::En, "next-puzzle", None));
    for number in 1..=PuzzleDeck::set().len() {
        let best = cards(number).0;
        let page = press(&mut analysis, &format!("answer:{best}"));
        assert_eq!(page.title, format!("Puzzle {number}: right!"));
        let all_done = number == PuzzleDeck::set().len();
        assert_eq!(page.acts().contains(&"next-puzzle"), !all_done);
        press(&mut analysis, "next-puzzle");
    }
    assert_eq!(press(&mut analysis, "next-puzzle").title, "Puzzles");
}

#[test]
fn invalid_actions_change_nothing() {
    let mut analysis = analysis();
    shown(&mut analysis, open(Lang::En, "puzzles", None));
    for nonsense in [
        "answer:3",
        "answer:0",
        "answer:300",
        "answer:x",
        "puzzle:set-0",
        "puzzle:set-9999",
        "puzzle:mistake-1",
        "puzzle:mistake-0",
        "puzzle:dance",
    ] {
        assert!(act(&mut analysis, nonsense).is_empty(), "{nonsense}");
    }
    press(&mut analysis, "puzzle:set-1");
    for nonsense in ["answer:0", "answer:55", "answer:-1"] {
        assert!(act(&mut analysis, nonsense).is_empty(), "{nonsense}");
    }
}

/// A round in which the player plays like a devil, except for one very costly card.
fn with_a_blunder() -> (MatchRecord, Card) {
    let planted = (1..).find_map(blundered);
    planted.expect("a chance to blunder")
}

fn blundered(seed: u64) -> Option<(MatchRecord, Card)> {
    let devil = Level::ALL[3];
    let opponent = |number| Opponent {
        name: format!("bot {number}"),
        level: devil,
    };
    let bots = (0..3).map(opponent).collect();
    let mut record = MatchRecord::new(MatchOptions::new(Seed(seed), "Dora", bots).expect("good"));
    let mut planted = None;
    while let Some(seat) = record.round().to_move() {
        let own = seat == Seat::FIRST && planted.is_none();
        let blunder = if own { dearest(&record) } else { None };
        planted = planted.or(blunder);
        let usual = choose(devil, &record.view(seat), record.decision_seed());
        record.play(blunder.or(usual)?).expect("legal");
    }
    Some((record, planted?))
}

/// A card that clearly costs two devils or more, if there is one.
fn dearest(record: &MatchRecord) -> Option<Card> {
    let seat = record.round().to_move()?;
    let view = record.view(seat);
    let mut adviser = Adviser::new(&view, Some(Net::for_seats(view.seats())), Seed(5), 60)?;
    let Poll::Ready(advice) = adviser.step(u32::MAX) else {
        return None;
    };
    let rows = advice.rows.iter();
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
        let row = mistake.puzzle.advice().row(mistake.played);
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
fn somebody_elses_match_gives_no_puzzles() {
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
