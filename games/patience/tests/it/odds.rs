//! The chance to win: how many games that look the same to the player can be won, and what the page says of it.

use cards::Seed;
use patience::play::{Play, Unknown, write_save};
use patience::rules::Move;
use patience::solver::{SolverService, TRIALS, TrialCounts, Verdict};
use patience::words::{Guide, Words};
use words::Lang;

use crate::common::{game, won_games};
use crate::service::answer;

fn dealt(id: &str) -> Play {
    Play::new(game(id), Seed(7))
}

/// The last answer about the odds of a game, and the number of answers.
fn odds(play: &Play, trials: u32, budget: u64) -> (String, usize) {
    let mut service = SolverService::default();
    let request = format!("odds 9 {trials} {budget} {}", write_save(play));
    let mut answers: Vec<String> = service.receive(&request).into_iter().collect();
    while !service.is_idle() {
        answers.extend(service.step());
    }
    let last = answers.pop().expect("an answer");
    assert!(answers.iter().all(|text| text.starts_with("trying 9 ")));
    (last, answers.len() + 1)
}

#[test]
fn the_odds_are_told_game_by_game_and_are_the_same_again() {
    let play = dealt("lucky-thirteen");
    let (text, answers) = odds(&play, 20, 20_000);
    let counts: Vec<u32> = text
        .strip_prefix("odds 9 ")
        .expect("the odds")
        .split(' ')
        .map(|word| word.parse().expect("a number"))
        .collect();
    assert_eq!((counts.iter().sum::<u32>(), answers), (20, 20), "{text}");
    assert!(counts[0] > 5 && counts[1] > 0, "{text}");
    assert_eq!(odds(&play, 20, 20_000).0, text);
}

#[test]
fn games_whose_hidden_cards_do_not_matter_are_won_every_time() {
    // This game always comes out.
    assert_eq!(odds(&dealt("clock"), 20, 20_000).0, "odds 9 20 0 0");
    // The last turn of a won game before which two cards were unknown.
    let (start, moves) = won_games()
        .into_iter()
        .find(|(play, _)| play.game().id == "klondike-draw-one")
        .expect("a game");
    let mut play = Play::new(start.game(), start.seed());
    for mv in moves {
        let before = play.clone();
        play.play(mv, false).expect("a legal move");
        if Unknown::from_play(&play).is_nothing() {
            assert_eq!(odds(&before, 20, 200_000).0, "odds 9 20 0 0");
            assert!(odds(&play, 20, 200_000).0.starts_with("known 9 won "));
            return;
        }
    }
    panic!("all cards are seen at the end");
}

#[test]
fn a_game_without_hidden_cards_is_solved_itself_and_hard_ones_end_early() {
    let play = dealt("beleaguered-castle");
    let (text, answers) = odds(&play, 5, 100_000);
    assert_eq!(answers, 1);
    // With the line, as in the answer to a look back.
    let line = text.strip_prefix("known 9 won ").expect("it can be won");
    let moves: Vec<Move> = line
        .split(' ')
        .map(|mv| mv.parse().expect("a move"))
        .collect();
    let mut played = play.clone();
    played.play_all(&moves).expect("a legal line");
    assert!(played.is_won());
    assert_eq!(odds(&dealt("kings-snake"), 1, 1).0, "known 9 unknown");
    assert_eq!(odds(&dealt("spider"), 50, 1), ("odds 9 0 0 8".into(), 8));
}

#[test]
fn wrong_requests_for_odds_are_answered_and_work_is_stopped() {
    let mut service = SolverService::default();
    for text in ["odds 9 50", "odds 9 x 1 patience", "odds 9 50 100 junk"] {
        assert_eq!(
            answer(&mut service, text).as_deref(),
            Some("known 9 unknown")
        );
    }
    let request = format!("odds 9 50 100 {}", write_save(&dealt("spider")));
    assert_eq!(service.receive(&request), None);
    assert!(!service.is_idle());
    assert_eq!(service.receive("stop"), None);
    assert!(service.is_idle());
    let none = format!("odds 9 0 100 {}", write_save(&dealt("clock")));
    assert_eq!(answer(&mut service, &none).as_deref(), Some("odds 9 1 0 0"));
}

const fn counter(won: u32, lost: u32, undecided: u32) -> TrialCounts {
    TrialCounts {
        won,
        lost,
        undecided,
    }
}

#[test]
fn undecided_games_make_a_range_and_too_many_of_them_nothing() {
    assert_eq!(counter(31, 19, 0).percent(), Some((62, 62)));
    assert_eq!(counter(1, 2, 0).percent(), Some((33, 33)));
    assert_eq!(counter(2, 1, 0).percent(), Some((67, 67)));
    assert_eq!(counter(28, 17, 5).percent(), Some((56, 66)));
    assert_eq!(counter(1, 1, 1).percent(), Some((33, 67)));
    assert_eq!(counter(20, 4, 26).percent(), None);
    assert_eq!(counter(0, 0, 0).percent(), None);
}

#[test]
fn every_result_is_a_text_of_its_own_that_says_what_it_knows() {
    let english = Guide::for_lang(Lang::En);
    assert_eq!(
        english.odds_text(counter(31, 19, 0)),
        "From what you can see: about 62% of such games can be won (31 of 50 tried)."
    );
    assert_eq!(
        english.odds_text(counter(28, 17, 5)),
        "From what you can see: 56 to 66% of such games can be won (28 of 50 tried; 5 not decided)."
    );
    for lang in Lang::ALL {
        let guide = Guide::for_lang(lang);
        let counters = [(50, 0, 0), (0, 50, 0), (31, 19, 0), (28, 17, 5), (0, 0, 15)];
        let texts = counters.map(|(won, lost, open)| guide.odds_text(counter(won, lost, open)));
        let verdicts = [Verdict::Won, Verdict::Lost, Verdict::Unknown].map(Some);
        let known = [verdicts.as_slice(), &[None]].concat();
        let known = known
            .into_iter()
            .map(|verdict| guide.odds_known_text(verdict));
        let mut texts: Vec<String> = texts.into_iter().chain(known).collect();
        texts.push(guide.odds_progress(counter(3, 1, 0)));
        for text in &texts {
            assert!(text.ends_with('.') && !text.contains('{'), "{text}");
        }
        let progress = texts.last().expect("a text");
        assert!(progress.contains(&TRIALS.to_string()), "{progress}");
        texts.sort_unstable();
        texts.dedup();
        assert_eq!(texts.len(), 10);
    }
}

#[test]
fn texts_of_the_solver_say_that_it_knows_all_cards() {
    for (lang, says) in [
        (Lang::En, &["ll cards known"][..]),
        (Lang::De, &["lle Karten", "aller Karten"]),
        (
            Lang::Fr,
            &["outes cartes connues", "connaissant toutes les cartes"],
        ),
        (Lang::Nl, &["lle kaarten "]),
    ] {
        let words = Words::for_lang(lang);
        let texts = [
            words.lost("start", 0),
            words.lost("move", 31),
            words.lost("nowhere", 0),
            words.lost("unknown", 0),
            words.stuck("nowhere", 0),
            words.own_switch("check"),
            words.own_switch("winnable"),
            words.why("wins"),
        ];
        for text in texts {
            assert!(says.iter().any(|says| text.contains(says)), "{text}");
        }
    }
}
