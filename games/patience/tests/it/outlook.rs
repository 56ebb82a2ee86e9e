//! The outlook of a game: hints, notices and the look back say the same.

use cards::Seed;
use patience::games;
use patience::outlook::{Outlook, WayBack, hint};
use patience::play::{Play, Reason, is_stuck, open_hint};
use patience::review::Review;
use patience::rules::{Move, STOCK};
use patience::solver::{Verdict, solve};
use patience::words::Words;
use words::Lang;

use crate::common::{game, won_games};

/// The number of positions for an answer of the solver.
const BUDGET: u64 = 300_000;

/// A player who does nothing but what hints say, beside a solver that answers late.
struct Follower {
    play: Play,
    review: Review,
    /// The number of hints after which the solver answers.
    delay: usize,
    asked_for: usize,
}

impl Follower {
    fn new(id: &str, seed: u64, delay: usize) -> Self {
        let mut review = Review::default();
        let play = Play::new(game(id), Seed(seed));
        review.follow(&play);
        Self {
            play,
            review,
            delay,
            asked_for: 0,
        }
    }

    /// Follows hints until the game is over. Returns the number of steps.
    fn follow(&mut self) -> usize {
        for steps in 0..1_000 {
            self.solver();
            let outlook = Outlook::new(&self.play, &self.review, true);
            match (hint(&self.play, &self.review, true), outlook.way_back()) {
                (Some(hint), _) => self.play.play(hint.mv, true).expect("a legal move"),
                (None, Some(WayBack::To(turns))) => assert!(self.play.go_to(turns)),
                (None, Some(WayBack::Unknown)) => {}
                (None, _) => return steps,
            }
            self.review.follow(&self.play);
        }
        panic!("the hints lead nowhere");
    }

    /// The solver is asked about the position on the table unless that is known, and answers after some hints.
    fn solver(&mut self) {
        let (turns, play) = (self.play.turns(), &self.play);
        match self.review.asked() {
            Some(asked) if self.asked_for >= self.delay => {
                let solution = solve(play.rules(), play.position_after(asked), BUDGET);
                self.review.answer(play, solution.verdict, solution.line);
            }
            Some(_) => self.asked_for += 1,
            None => {
                let known = self.review.verdict(turns);
                let asked = match known {
                    Some(Verdict::Lost) => self.review.next(),
                    Some(_) => None,
                    None => Some(turns),
                };
                self.review.ask(asked);
                self.asked_for = 0;
            }
        }
    }
}

#[test]
fn who_follows_hints_wins_each_deal_that_can_be_won_however_late_the_solver_answers() {
    for (id, seed) in [("klondike-draw-one", 13), ("klondike-draw-one", 16)] {
        for delay in [0, 1, 3, 12] {
            let mut follower = Follower::new(id, seed, delay);
            follower.follow();
            assert!(follower.play.is_won(), "{id} {seed}, delay {delay}");
        }
    }
}

#[test]
fn a_hint_never_leaves_a_line_that_wins() {
    for seed in [13, 16] {
        let mut follower = Follower::new("klondike-draw-one", seed, 0);
        // Asked and answered before the first move.
        follower.solver();
        follower.solver();
        while !follower.play.is_won() {
            let found = hint(&follower.play, &follower.review, true).expect("a hint");
            assert_eq!(
                found.reason,
                Reason::Wins,
                "after {} turns",
                follower.play.turns()
            );
            follower.play.play(found.mv, true).expect("a legal move");
            follower.review.follow(&follower.play);
            // Back and forth: the line is still known.
            assert!(follower.play.undo());
            follower.review.follow(&follower.play);
            let again = hint(&follower.play, &follower.review, true);
            assert_eq!(again, Some(found));
            assert!(follower.play.redo());
        }
    }
}

#[test]
fn several_moves_in_one_turn_keep_the_line() {
    for (mut play, moves) in won_games() {
        let mut review = Review::default();
        review.follow(&play);
        review.ask(Some(0));
        review.answer(&play, Verdict::Won, moves.clone());
        play.play_all(&moves[..3]).expect("legal moves");
        review.follow(&play);
        assert_eq!(review.line(1), Some(&moves[3..]), "{}", play.game().id);
    }
}

#[test]
fn a_line_found_too_late_is_good_for_the_position_now() {
    let (mut play, moves) = won_games().swap_remove(12);
    let mut review = Review::default();
    review.follow(&play);
    review.ask(Some(0));
    for mv in &moves[..4] {
        play.play(*mv, false).expect("a legal move");
        review.follow(&play);
    }
    review.answer(&play, Verdict::Won, moves.clone());
    assert_eq!(review.line(4), Some(&moves[4..]));
}

#[test]
fn hints_without_the_solver_come_to_an_end_in_every_game() {
    for game in games::ALL {
        let mut play = Play::new(game, Seed(3));
        let mut empty = 0;
        loop {
            assert!(
                play.turns() < 600,
                "{}: the hints go round in circles",
                game.id
            );
            let Some(hint) = open_hint(&play) else { break };
            // Once the whole stock has been seen, it brings no new cards.
            empty += usize::from(play.position().is_empty(STOCK));
            let is_known = empty > 0 && hint.mv == Move::Draw;
            assert!(!is_known || hint.reason != Reason::Draws, "{}", game.id);
            play.play(hint.mv, true).expect("a legal move");
        }
        assert_eq!(is_stuck(&play), !play.is_won(), "{}", game.id);
        let outlook = Outlook::new(&play, &Review::default(), true);
        assert!(!outlook.is_open(), "{}", game.id);
    }
}

#[test]
fn a_game_without_a_helpful_move_is_stuck_from_the_first_draw_on() {
    let mut play = Play::new(game("klondike-draw-three"), Seed(47));
    for _ in 0..30 {
        play.play(Move::Draw, true).expect("a legal move");
        let mut review = Review::default();
        review.follow(&play);
        let outlook = Outlook::new(&play, &review, false);
        assert_eq!(outlook, Outlook::Stuck(WayBack::Unknown));
        assert_eq!(hint(&play, &review, false), None);
        let words = Words::for_lang(Lang::En);
        let text = words.hint_text(&play, None, outlook);
        assert_eq!(Some(text), words.outlook_text(outlook));
    }
}

#[test]
fn a_game_that_is_called_stuck_cannot_be_won() {
    for id in ["klondike-draw-three", "golf"] {
        let mut stuck = 0;
        for seed in 1..15 {
            let mut play = Play::new(game(id), Seed(seed));
            while let Some(hint) = open_hint(&play) {
                play.play(hint.mv, true).expect("a legal move");
                assert!(play.turns() < 1_000, "{id} {seed}: hints come to an end");
            }
            if !play.is_won() {
                let verdict = solve(play.rules(), play.position(), 5_000).verdict;
                assert_ne!(verdict, Verdict::Won, "{id} {seed}");
                stuck += 1;
            }
        }
        assert!(stuck > 5, "{id}: {stuck} games");
    }
}

#[test]
fn the_way_back_is_the_one_of_the_look_back() {
    let mut play = Play::new(game("klondike-draw-one"), Seed(13));
    while let Some(hint) = open_hint(&play).filter(|_| play.turns() < 60) {
        play.play(hint.mv, true).expect("a legal move");
    }
    let end = play.turns();
    let mut review = Review::default();
    review.follow(&play);
    let outlook = |review: &Review| Outlook::new(&play, review, true);
    for (turns, verdict, back) in [
        (end, Verdict::Lost, WayBack::Unknown),
        (0, Verdict::Won, WayBack::To(0)),
        (20, Verdict::Won, WayBack::To(20)),
        (21, Verdict::Lost, WayBack::To(20)),
    ] {
        review.ask(Some(turns));
        review.answer(&play, verdict, Vec::new());
        assert_eq!(outlook(&review).way_back(), Some(back));
    }
    review = Review::default();
    review.follow(&play);
    review.ask(Some(0));
    review.answer(&play, Verdict::Lost, Vec::new());
    assert_eq!(outlook(&review).way_back(), Some(WayBack::Nowhere));
    assert_eq!(
        Outlook::new(&play, &review, false).way_back(),
        is_stuck(&play).then_some(WayBack::Nowhere)
    );
}
