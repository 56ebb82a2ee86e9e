//! Looking back at a game: when it was lost, by few questions to the solver.

use cards::Seed;
use patience::play::Play;
use patience::review::Review;
use patience::rules::{Move, legal};
use patience::solver::{Verdict, solve};
use patience::words::{Guide, Words};
use words::Lang;

use crate::common::{game, won_games};

/// The number of positions for an answer.
const BUDGET: u64 = 10_000;

/// A game in which the moves follow a number, up to a number of turns.
fn played(id: &str, seed: u64, turns: usize) -> Play {
    let mut play = Play::new(game(id), Seed(seed));
    let mut number = seed;
    for _ in 0..turns {
        let moves = legal(play.rules(), play.position());
        let count = u64::try_from(moves.len()).expect("a number");
        if count == 0 {
            break;
        }
        number = number
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(11);
        let at = usize::try_from((number >> 33) % count).expect("a number");
        play.play(moves[at], false).expect("a legal move");
    }
    play
}

/// Asks the solver until nothing more can be learned. Returns the number of questions.
fn look_back(review: &mut Review, play: &Play) -> usize {
    review.follow(play);
    let mut questions = 0;
    while let Some(turns) = review.next() {
        review.ask(Some(turns));
        let solution = solve(play.rules(), play.position_after(turns), BUDGET);
        review.answer(play, solution.verdict, solution.line);
        questions += 1;
        assert!(questions <= play.turns() + 1, "each position once");
    }
    questions
}

#[test]
fn an_answer_about_a_game_that_was_not_followed_is_dropped() {
    let play = Play::new(game("klondike"), Seed(1));
    let mut review = Review::default();
    review.ask(Some(0));
    review.answer(&play, Verdict::Won, Vec::new());
    assert_eq!(review, Review::default());
}

#[test]
fn the_turn_that_lost_a_game_is_found_by_few_questions() {
    let mut found = 0;
    for seed in 1..9 {
        let play = played("little-bismarck", seed, 40);
        let mut review = Review::default();
        let questions = look_back(&mut review, &play);
        let (last, first) = (review.last_winnable(), review.first_lost());
        let (Some(last), Some(first)) = (last, first) else {
            continue;
        };
        assert!(last < first, "seed {seed}");
        let verdict = |turns| solve(play.rules(), play.position_after(turns), BUDGET).verdict;
        assert_eq!(verdict(last), Verdict::Won, "seed {seed}");
        assert_eq!(verdict(first), Verdict::Lost, "seed {seed}");
        found += usize::from(last + 1 == first && questions <= 8);
    }
    assert!(
        found > 5,
        "{found} games were lost by a known turn, found by few questions"
    );
}

#[test]
fn a_won_game_could_be_won_all_the_time_and_lines_only_get_shorter() {
    for (mut play, moves) in won_games() {
        for mv in &moves {
            play.play(*mv, false).expect("a legal move");
        }
        let mut review = Review::default();
        review.follow(&play);
        assert_eq!(review.next(), None, "{}", play.game().id);
        assert_eq!(review.known(), moves.len() + 1);
        assert_eq!(review.rest(0), Some(moves.len()));
        assert_eq!(review.rest(moves.len()), Some(0));
        review.ask(Some(0));
        let shorter = moves[..moves.len() / 2].to_vec();
        review.answer(&play, Verdict::Won, shorter);
        assert_eq!(review.rest(0), Some(moves.len() / 2));
        assert_eq!(review.rest(1), Some(moves.len() - 1));
    }
}

#[test]
fn what_is_known_stays_as_long_as_the_game_has_the_position() {
    let mut play = played("spider", 3, 20);
    let mut review = Review::default();
    review.follow(&play);
    for (turns, verdict) in [
        (20, Verdict::Lost),
        (8, Verdict::Won),
        (12, Verdict::Unknown),
    ] {
        review.ask(Some(turns));
        review.answer(&play, verdict, Vec::new());
    }
    assert_eq!(review.verdict(3), Some(Verdict::Won));
    assert_eq!(review.verdict(12), Some(Verdict::Unknown));
    assert_eq!(review.verdict(13), None);
    // Turns that are taken back are still there to redo.
    assert!(play.go_to(10));
    review.follow(&play);
    assert_eq!(review.first_lost(), Some(20));
    // Another move takes their place. An answer that comes too late is dropped.
    review.ask(Some(15));
    assert!(play.go_to(9));
    let next = play.all_turns().nth(9).expect("a turn").to_vec();
    let others = legal(play.rules(), play.position());
    let other = others.into_iter().find(|mv| next != [*mv]);
    let played_other = other.is_some_and(|mv| play.play(mv, false).is_ok());
    assert!(played_other, "another move is legal there");
    review.follow(&play);
    review.answer(&play, Verdict::Won, Vec::new());
    assert_eq!((review.turns(), review.first_lost()), (10, None));
    assert_eq!(review.last_winnable(), Some(8));
}

#[test]
fn the_rest_of_a_line_is_known_as_it_is_played() {
    let (play, moves) = won_games().swap_remove(12);
    let mut play = Play::new(play.game(), play.seed());
    let mut review = Review::default();
    review.follow(&play);
    review.ask(Some(0));
    review.answer(&play, Verdict::Won, moves.clone());
    play.play(moves[0], false).expect("a legal move");
    review.follow(&play);
    assert_eq!(review.line(1), Some(&moves[1..]));
    let unlike = |mv: &Move| *mv != moves[1];
    let other = legal(play.rules(), play.position())
        .into_iter()
        .find(unlike);
    play.play(other.expect("another move"), false)
        .expect("a legal move");
    review.follow(&play);
    assert_eq!((review.line(2), review.verdict(2)), (None, None));
}

#[test]
fn every_state_and_every_result_is_a_text_in_every_language() {
    let (mut play, moves) = won_games().swap_remove(12);
    for mv in &moves[..10] {
        play.play(*mv, false).expect("a legal move");
    }
    let answers: [&[(usize, Verdict)]; 7] = [
        &[],
        &[(10, Verdict::Won)],
        &[(4, Verdict::Won), (10, Verdict::Unknown)],
        &[(4, Verdict::Won), (5, Verdict::Lost)],
        &[(0, Verdict::Won), (7, Verdict::Lost)],
        &[(7, Verdict::Lost)],
        &[(0, Verdict::Lost)],
    ];
    for lang in Lang::ALL {
        let (words, guide) = (Words::for_lang(lang), Guide::for_lang(lang));
        let mut results = Vec::new();
        for known in answers {
            let mut review = Review::default();
            review.follow(&play);
            for (turns, verdict) in known {
                review.ask(Some(*turns));
                review.answer(&play, *verdict, moves[*turns..].to_vec());
            }
            results.push(guide.result_text(&review));
            let states = (0..=10).map(|turns| guide.state_text(&review, turns));
            assert!(
                states
                    .into_iter()
                    .all(|text| !text.is_empty() && !text.contains('{'))
            );
        }
        assert!(
            results.iter().all(|text| text.ends_with('.')),
            "{results:?}"
        );
        results.dedup();
        assert_eq!(results.len(), answers.len(), "{results:?}");
        let turns: Vec<String> = (0..=10)
            .map(|turn| guide.turn_text(words, &play, turn))
            .collect();
        assert!(
            turns
                .iter()
                .all(|text| !text.is_empty() && !text.contains('{')),
            "{turns:?}"
        );
    }
    let guide = Guide::for_lang(Lang::En);
    let mut review = Review::default();
    review.follow(&play);
    review.ask(Some(10));
    review.answer(&play, Verdict::Won, moves[10..].to_vec());
    assert_eq!(
        guide.turn_text(Words::for_lang(Lang::En), &play, 0),
        "The deal"
    );
    let rest = moves.len() - 10;
    assert_eq!(
        guide.state_text(&review, 10),
        format!("can be won: {rest} more moves")
    );
    review.ask(Some(0));
    review.answer(&play, Verdict::Won, vec![Move::Draw; 300]);
    review.ask(Some(10));
    review.answer(&play, Verdict::Won, vec![Move::Draw; 300]);
    assert_eq!(review.rest(10), Some(300));
    assert_eq!(guide.state_text(&review, 10), "can be won");
}
