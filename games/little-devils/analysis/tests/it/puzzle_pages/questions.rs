//! Questions about puzzles of the set, their answers, and the list.

use cards::Card;
use little_devils::protocol::{Action, FromAnalysis, PuzzleId, ToAnalysis};
use little_devils_analysis::{Outcome, PuzzleDeck};
use protocol::Node;
use words::Lang;

use super::{act, saved};
use crate::pages::{Page, analysis, open, press, shown};

/// A puzzle of the set: its best card, another legal card, and an illegal one.
fn cards(number: usize) -> (Card, Card, Option<Card>) {
    let puzzles = PuzzleDeck::default();
    let puzzle = puzzles.puzzle(PuzzleId::Set(number)).expect("a puzzle");
    let (best, legal) = (puzzle.best(), puzzle.view().legal());
    let other = legal.without(best).lowest().expect("another");
    (best, other, (puzzle.view().hand() - legal).lowest())
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
fn a_question_shows_the_players_view_with_every_card_of_the_hand() {
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
fn an_illegal_card_is_answered_with_the_reason() {
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
