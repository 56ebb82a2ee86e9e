//! Tables that play by themselves, for tests of session and scene.

use cards::Seed;
use game::Game;
use michigan::bots::Policy;
use michigan::protocol::INFO;
use michigan::rules::{Match, MatchOptions, Options, Round};
use michigan::session::{Session, Table};
use michigan::words::BOT_NAMES;
use session::{MatchRecord, Player, TableGame, TypedRecord};
use table_conformance::awaited;

/// A match of a person in the first seat against bots.
pub(crate) fn options(players: usize, options: Options, seed: u64) -> session::MatchOptions {
    let levels = INFO.levels.iter().cycle();
    let bots = BOT_NAMES.into_iter().zip(levels);
    let bots = bots.map(|(name, level)| Player::bot(name, *level));
    let person = [Player::here("")].into_iter();
    let players = person.chain(bots).take(players).collect();
    let chosen = MatchOptions {
        options,
        ..MatchOptions::default()
    };
    session::MatchOptions::new(players, |seats| Match::new(seats, chosen, Seed(seed)))
        .expect("good options")
}

/// A table at the start of a match.
pub(crate) fn open(start: session::MatchOptions) -> Session {
    let (session, _) = Session::restored(MatchRecord::new(start));
    session
}

pub(crate) fn table(session: &Session) -> Table<'_> {
    let table = session.table().expect("a table");
    table.typed().expect("a table of Michigan")
}

/// A match with the types of the game.
pub(crate) fn typed(record: &MatchRecord) -> TypedRecord<'_, Round> {
    record.typed().expect("a match of Michigan")
}

/// Goes on by one event; the player to move chooses by the policy. Returns false at the end of the
/// match.
pub(crate) fn advance(session: &mut Session, policy: Policy) -> bool {
    let table = table(session);
    let choose = &mut |seat| {
        let view = table.record().round().view(seat);
        let decision = policy.choose(&view, table.record().decision_seed());
        decision.map(Round::word)
    };
    let event = awaited(&table, choose);
    let goes_on = event.is_some();
    let _ = event.map(|event| session.update(event));
    goes_on
}
