//! Bots at a table, hints, and the reasons for them.

use cards::Seed;
use game::Game;
use game::conformance::random_move;
use own_trumps::bots::rules_policy::choose_by_rules;
use own_trumps::rules::{Options, Round};
use own_trumps::session::{Reason, short_list};
use own_trumps::words::Words;
use session::{RatedMove, TableBots};
use words::Lang;

use crate::common::{after, dealt, decision, seat, setup};

/// Some rounds in which somebody chooses among several decisions, from the start on.
fn choices(players: i64) -> Vec<Round> {
    let mut round = dealt(players, Options::default(), 7);
    let mut generator = Seed(7).generator();
    let mut all = Vec::new();
    while let Some(decision) = random_move(&round, &mut generator).filter(|_| all.len() < 60) {
        if round.legal().len() > 1 {
            all.push(round);
        }
        round.play_unchecked(decision);
    }
    all
}

#[test]
fn with_two_players_the_end_of_a_round_is_known_exactly() {
    // The leader has two cards, and gets rid of both before the other gets rid of 34.
    let round = after(&setup("SH", false, &["6C AS", ""], ""));
    let rated = Round::rate_moves(&round.view(seat(0)), Seed(1));
    assert_eq!((rated[0].value, rated[0].margin), (100, 0));
}

#[test]
fn a_hint_names_the_decision_its_result_and_a_reason() {
    let words = Words::for_lang(Lang::En);
    let round = after(&setup("SH", false, &["6C AS", ""], ""));
    let view = round.view(seat(0));
    let hint = words.hint_text(&view, &Round::rate_moves(&view, Seed(1)), |_| "Vera");
    assert!(
        hint.starts_with("Play the 6 of clubs: you win with best play. You get rid of a low card."),
        "{hint}"
    );
    for players in 2..=4 {
        for round in choices(players).iter().step_by(20) {
            let view = round.view(round.to_move().expect("a choice"));
            let rated: Vec<_> = Round::rate_moves(&view, Seed(1));
            for lang in Lang::ALL {
                let words = Words::for_lang(lang);
                let hint = words.hint_text(&view, &rated, |_| "Vera");
                assert!(
                    !hint.is_empty() && !hint.contains(['{', '?', '#']),
                    "{hint}"
                );
                let only = words.hint_text(&view, &rated[..1], |_| "Vera");
                assert!(!only.is_empty() && only.len() < hint.len());
            }
        }
    }
}

#[test]
fn a_short_list_has_the_best_decisions_and_the_natural_one_and_hides_no_single_one() {
    let (mut split, mut moved) = (0, 0);
    for players in 2..=4 {
        for round in choices(players).iter().step_by(4) {
            let view = round.view(round.to_move().expect("a choice"));
            let legal = view.legal().into_iter();
            let rated: Vec<_> = (0..)
                .zip(legal)
                .map(|(at, mv)| RatedMove::new(mv, -at, 1))
                .collect();
            let (short, others) = short_list(&view, &rated);
            let natural = choose_by_rules(&view.table, view.hand).expect("a decision");
            assert!(short.iter().any(|one| one.mv == natural));
            assert!(
                short.len() <= 6 && others.len() != 1,
                "{short:?} {others:?}"
            );
            assert_eq!(short[..rated.len().min(4)], rated[..rated.len().min(4)]);
            let mut all = [&short[..], &others].concat();
            all.sort_by_key(|one| -one.value);
            assert_eq!(all, rated, "each decision is on one list");
            assert!(others.is_sorted_by_key(|one| -one.value));
            split += u32::from(!others.is_empty());
            moved += u32::from(short.len() > 4 && !others.is_empty());
        }
    }
    assert!(split > 5 && moved > 0, "{split} {moved}");
}

#[test]
fn reasons_follow_from_what_the_viewer_knows() {
    let reason = |round: &Round, text: &str| {
        let view = round.view(round.to_move().expect("a turn"));
        Reason::new(&view, decision(text))
    };
    let lead = after(&setup("SH", true, &["6C 9S AH", ""], ""));
    assert_eq!(
        reason(&lead, "AH"),
        Some(Reason::NextTakes {
            next: seat(1),
            cards: 1,
            is_whole_pile: true
        })
    );
    assert_eq!(reason(&lead, "6C"), Some(Reason::LowCard));
    assert_eq!(reason(&lead, "9S"), None);
    let beat = after(&setup("SH", true, &["6C 9S AH", "7C 8H 9C"], "6C"));
    assert_eq!(reason(&beat, "7C"), Some(Reason::SavesTrumps));
    assert_eq!(reason(&beat, "8H"), None);
    assert_eq!(reason(&beat, "take"), Some(Reason::KeepsCards));
    let last = after(&setup("SH", true, &["6C", ""], ""));
    assert_eq!(reason(&last, "6C"), Some(Reason::LastCard));
}
