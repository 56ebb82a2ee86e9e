//! `house patience deal`: prints a layout.

use std::process::ExitCode;

use cards::Seed;
use clap::Args;
use patience::protocol::DealLine;
use patience::rules::{Declaration, Round};

use super::game;

/// The deal to print.
#[derive(Args)]
pub(super) struct Print {
    /// The id of the game
    #[arg(value_parser = game)]
    game: &'static Declaration,
    /// The seed: a number or any other text
    #[arg(long)]
    seed: Seed,
}

impl Print {
    /// Prints piles that have cards, from bottom to top, the number of a pile as in moves; a face-down card is
    /// in brackets.
    pub(super) fn run(&self) -> ExitCode {
        let round = Round::new(self.game, self.seed);
        let (rules, position) = (round.rules(), round.position());
        println!("{} (seed {})", self.game.names.en, self.seed);
        for pile in 0..rules.piles() {
            if position.is_empty(pile) {
                continue;
            }
            let cards = position.pile(pile).iter();
            let cards: Vec<String> = cards.map(ToString::to_string).collect();
            let kind = rules.group(pile).kind;
            println!("{pile:>3} {:<10} {}", kind.id(), cards.join(" "));
        }
        println!("{}", protocol::write(&DealLine::new(rules, position)));
        ExitCode::SUCCESS
    }
}
