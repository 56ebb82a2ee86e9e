//! Matches that several tests use.

use cards::{Card, Seed};
use game::Game;
use little_devils::bots::Level;
use little_devils::rules::Round;
use little_devils::session::{
    MatchOptions, MatchRecord, Player, Table, TypedRecord, match_options,
};
use session::TableGame;

/// A match with the types of the game.
pub(crate) fn typed(record: &MatchRecord) -> TypedRecord<'_> {
    record.typed().expect("a match of Little Devils")
}

/// A table with the types of the game.
pub(crate) fn typed_table(table: &session::Table) -> Table<'_> {
    table.typed().expect("a table of Little Devils")
}

/// Plays a legal card.
pub(crate) fn play(record: &mut MatchRecord, card: Card) {
    record.play(Round::word(card)).expect("legal");
}

/// A whole match in which everybody plays any legal card.
pub(crate) fn at_random(options: MatchOptions) -> MatchRecord {
    let mut generator = options.seed().generator();
    let mut record = MatchRecord::new(options);
    while !record.is_over() {
        record.next_round();
        while let Some(card) = search::draw_move(typed(&record).round().legal(), &mut generator) {
            play(&mut record, card);
        }
    }
    record
}

/// Options of a match against a number of bots of one level.
pub(crate) fn options(opponents: usize, level: Level, seed: u64) -> MatchOptions {
    let opponent = |number| Player::bot(format!("bot {number}"), level);
    let opponents = (0..opponents).map(opponent).collect();
    match_options(Seed(seed), "somebody", opponents).expect("good options")
}
