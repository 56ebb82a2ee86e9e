//! Examples of the rules.

use core::fmt::Display;

use crate::conformance::{Check, Failure, ensure};
use crate::{Game, Turn};

/// How the examples of a game are read. They are a text such as
///
/// ```text
/// # Whoever takes the last counter wins.
/// @ 2 1
/// 1:1 => turn 1; counters 1 1
/// 1:2 ! the heap is smaller
/// 1:1 2:1 => over; payoffs [-1, 1]
/// ```
///
/// with titles, starts (`@`), moves after which something is so (`=>`), and moves that are refused with a reason
/// (`!`). The moves of a line are played after those of the lines before.
#[derive(Clone, Copy, Debug)]
pub struct Examples<G: Game> {
    /// The game that a start names; `None` if it cannot be read.
    pub start: fn(&str) -> Option<G>,
    /// The move with a name; `None` if it cannot be read.
    pub read: fn(&str) -> Option<G::Move>,
    /// What is so in a game, in the words of the examples. Every game has `turn SEAT` or `over`, `legal` with
    /// the legal moves, and `payoffs`; and of the moves of the line each `step` and all `steps`.
    pub facts: fn(&G) -> Vec<String>,
}

impl<G: Game<Move: Display>> Examples<G> {
    /// Plays all examples of a text.
    ///
    /// # Errors
    /// [`Check::Example`]: a line cannot be read, a move is not legal, something is not so, or there is no example.
    pub fn run(&self, text: &str) -> Result<(), Failure> {
        let (mut title, mut game) = ("", None);
        for line in text.lines().filter(|line| !line.is_empty()) {
            if line.starts_with('#') {
                title = line;
                continue;
            }
            let checked = self.line(&mut game, line);
            checked
                .map_err(|why| Failure::new(Check::Example, format!("{title}\n{line}\n{why}")))?;
        }
        ensure(Check::Example, game.is_some(), || "no example".into())
    }

    /// Takes a start, or plays the moves of a line and checks what it says.
    fn line(&self, game: &mut Option<G>, line: &str) -> Result<(), String> {
        if let Some(start) = line.strip_prefix("@ ") {
            *game = Some((self.start)(start).ok_or("cannot be read")?);
            return Ok(());
        }
        let game = game.as_mut().ok_or("comes before a start")?;
        let read = |mv: &str| (self.read)(mv).ok_or_else(|| format!("{mv} is not a move"));
        if let Some((mv, reason)) = line.split_once(" ! ") {
            let refused = game.check(read(mv)?).map_err(|refused| refused.to_string());
            let is_so = refused == Err(reason.into());
            return is_so
                .then_some(())
                .ok_or_else(|| format!("the answer is {refused:?}"));
        }
        let (moves, expected) = line.split_once("=>").ok_or("says nothing")?;
        let mut steps = Vec::new();
        for mv in moves.split_whitespace() {
            let mv = read(mv)?;
            game.check(mv).map_err(|refused| refused.to_string())?;
            game.play_steps(mv, &mut steps);
        }
        let facts = [common(game, &steps), (self.facts)(game)].concat();
        let mut expected = expected.trim().split("; ");
        let wrong = expected.find(|fact| !facts.iter().any(|it| it == fact));
        wrong.map_or(Ok(()), |wrong| {
            Err(format!("{wrong:?} is not among {facts:#?}"))
        })
    }
}

/// What is so in any game.
fn common<G: Game<Move: Display>>(game: &G, steps: &[G::Step]) -> Vec<String> {
    let turn = game.turn();
    let mover = turn.mover().map(|seat| format!("turn {seat:?}"));
    let other = if turn == Turn::Over { "over" } else { "chance" };
    let legal = game.legal().into_iter().map(|mv| format!(" {mv}"));
    let mut facts = vec![
        mover.unwrap_or_else(|| other.into()),
        format!("legal{}", legal.collect::<String>()),
        format!("steps {steps:?}"),
    ];
    facts.extend(steps.iter().map(|step| format!("step {step:?}")));
    facts.extend(game.payoffs().map(|payoffs| format!("payoffs {payoffs:?}")));
    facts
}
