//! The solver as a worker has it.

use cards::Seed;
use patience::games;
use patience::play::{Play, read_save, write_save};
use patience::rules::Move;
use patience::solver::{SolverService, Verdict, solve};

use crate::common::{game, won_games};

/// The answer to a request.
pub(crate) fn answer(service: &mut SolverService, request: &str) -> Option<String> {
    let at_once = service.receive(request);
    if at_once.is_some() || service.is_idle() {
        return at_once;
    }
    (0..100_000).find_map(|_| service.step())
}

#[test]
fn a_line_that_wins_is_answered_to_a_saved_game() {
    let mut service = SolverService::default();
    let play = Play::new(game("klondike-draw-one"), Seed(1));
    let request = format!("solve 7 300000 {}", write_save(&play));
    let text = answer(&mut service, &request).expect("an answer");
    let line = text.strip_prefix("solved 7 won ").expect("it can be won");
    let moves: Vec<Move> = line
        .split(' ')
        .map(|mv| mv.parse().expect("a move"))
        .collect();
    let mut played = read_save(&write_save(&play)).expect("a save");
    played.play_all(&moves).expect("a legal line");
    assert!(played.is_won());
    assert!(service.is_idle());
}

#[test]
fn a_game_that_cannot_be_won_is_lost() {
    let mut service = SolverService::default();
    // Pairs of thirteen come out or not: both verdicts are among the first deals.
    let verdict = |service: &mut SolverService, seed| {
        let play = Play::new(game("lucky-thirteen"), Seed(seed));
        answer(service, &format!("solve 1 300000 {}", write_save(&play))).expect("an answer")
    };
    let verdicts: Vec<String> = (0..12).map(|seed| verdict(&mut service, seed)).collect();
    assert!(
        verdicts.iter().any(|text| text == "solved 1 lost"),
        "{verdicts:?}"
    );
    assert!(
        verdicts
            .iter()
            .any(|text| text.starts_with("solved 1 won "))
    );
}

#[test]
fn a_deal_that_can_be_won_is_found() {
    let mut service = SolverService::default();
    let text = answer(&mut service, "deal 3 lucky-thirteen 0").expect("an answer");
    let seed: u64 = text
        .strip_prefix("dealt 3 lucky-thirteen ")
        .expect("a deal")
        .parse()
        .expect("a number");
    let play = Play::new(game("lucky-thirteen"), Seed(seed));
    let check = answer(
        &mut service,
        &format!("solve 4 300000 {}", write_save(&play)),
    );
    assert!(check.expect("an answer").starts_with("solved 4 won "));
}

#[test]
fn wrong_requests_have_an_answer_or_none_and_stop_nothing() {
    let mut service = SolverService::default();
    assert_eq!(
        answer(&mut service, "solve 5 100 junk").as_deref(),
        Some("solved 5 unknown")
    );
    assert_eq!(
        answer(&mut service, "deal 6 whist 1").as_deref(),
        Some("dealt 6")
    );
    for text in ["", "solve", "solve x 1 2", "play 1 2"] {
        assert_eq!(answer(&mut service, text), None, "{text:?}");
    }
    assert!(service.is_idle() && service.step().is_none());
}

/// A worker that has just started gets both at once. The search for a deal once took the place of the question, and the
/// look back waited without an end.
#[test]
fn a_question_is_answered_before_a_deal_is_searched_for_and_both_are() {
    let play = Play::new(game("lucky-thirteen"), Seed(0));
    let question = format!("solve 2 300000 {}", write_save(&play));
    for requests in [
        ["deal 1 klondike 0", &*question],
        [&*question, "deal 1 klondike 0"],
    ] {
        let mut service = SolverService::default();
        for request in requests {
            assert_eq!(service.receive(request), None);
        }
        let answers: Vec<String> = (0..100_000).filter_map(|_| service.step()).collect();
        assert_eq!(answers.len(), 2, "{answers:?}");
        assert!(answers[0].starts_with("solved 2 "), "{answers:?}");
        assert!(answers[1].starts_with("dealt 1 klondike "), "{answers:?}");
        assert!(service.is_idle());
    }
}

#[test]
fn stop_ends_the_work_on_a_game_and_not_the_search_for_a_deal() {
    let mut service = SolverService::default();
    let play = Play::new(game("klondike"), Seed(0));
    service.receive("deal 1 klondike 0");
    service.receive(&format!("odds 2 50 200000 {}", write_save(&play)));
    assert_eq!(service.receive("stop"), None);
    let answer = (0..100_000)
        .find_map(|_| service.step())
        .expect("an answer");
    assert!(answer.starts_with("dealt 1 klondike "), "{answer}");
}

#[test]
fn the_first_deals_of_quick_games_can_be_won() {
    let mut games_with_deals = 0;
    for game in games::ALL {
        let deals = games::winnable_deals(game.id);
        let Some(deal) = deals.first() else { continue };
        assert!(deals.len() >= 7, "{}", game.id);
        let play = Play::new(game, Seed((*deal).into()));
        let solution = solve(play.rules(), play.position(), 60_000);
        assert_eq!(solution.verdict, Verdict::Won, "{} {deal}", game.id);
        games_with_deals += 1;
    }
    assert!(games_with_deals >= 20, "{games_with_deals} games");
}

#[test]
fn every_quick_game_has_a_recorded_win() {
    let won: Vec<_> = won_games().iter().map(|(play, _)| play.game().id).collect();
    let quick = games::ALL.iter().filter(|game| games::is_quick(game.id));
    for game in quick.clone() {
        assert!(won.contains(&game.id), "{}", game.id);
    }
    assert!(quick.count() > games::ALL.len() / 2);
}
