//! Tables that play by themselves, for tests of session and scene.

use cards::Seed;
use game::Game;
use michigan::bots::{BotDecision, Level, Policy};
use michigan::rules::{Match, MatchOptions, Options, Round};
use michigan::session::{Session, Table};
use michigan::words::BOT_NAMES;
use session::{Event, MatchRecord, Phase, Player, TableGame, TypedRecord, Waiting};

/// A match of a person in the first seat against bots.
pub(crate) fn options(players: usize, options: Options, seed: u64) -> session::MatchOptions {
    let levels = Level::ALL.into_iter().cycle();
    let bots = BOT_NAMES.into_iter().zip(levels);
    let bots = bots.map(|(name, level)| Player::bot(name, level));
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
    let choose = || {
        let round = table.record().round();
        let seat = round.to_move().expect("a player to move");
        let seed = table.record().decision_seed();
        let bot = BotDecision::new(policy, &round.view(seat), seed);
        Round::word(bot.expect("the player's turn").finish())
    };
    let event = match table.phase() {
        Phase::MatchOver => return false,
        Phase::Person | Phase::Forced(_) => Event::Play(choose()),
        Phase::Bot(Waiting::Both(ticket)) => Event::Chosen {
            ticket,
            mv: choose(),
        },
        Phase::Bot(Waiting::Pause(ticket, _)) | Phase::Step(ticket) => Event::Elapsed(ticket),
        Phase::RoundOver => Event::Continue,
        phase => panic!("nobody else plays here: {phase:?}"),
    };
    let _ = session.update(event);
    true
}
