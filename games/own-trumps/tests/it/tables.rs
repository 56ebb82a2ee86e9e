//! Whole matches at a table, for tests of what it shows.

use cards::Seed;
use game::{ChosenOptions, Game};
use own_trumps::bots::Level;
use own_trumps::protocol::INFO;
use own_trumps::rules::Round;
use own_trumps::session::{
    Event, MatchRecord, Phase, Player, Session, SessionOptions, SessionTable,
};
use own_trumps::words::BOT_NAMES;
use protocol::TableFormat;
use session::{TableBots, TableGame, TypedRecord, Waiting};

/// The options with these values, such as `deals=1 mirror=on`.
pub(crate) fn chosen(values: &str) -> ChosenOptions {
    let mut chosen = ChosenOptions::default();
    for pair in values.split_whitespace() {
        let (id, value) = pair.split_once('=').expect("an option and its value");
        let option = INFO.options.iter().find(|option| option.id == id);
        assert!(chosen.choose(option.expect("an option"), value), "{pair}");
    }
    chosen
}

/// A match of a person without a name against bots of these levels.
pub(crate) fn against(levels: &[Level], values: &str, seed: u64) -> SessionOptions {
    let bots = BOT_NAMES.into_iter().zip(levels);
    let bots = bots.map(|(name, level)| Player::bot(name, *level));
    let players = core::iter::once(Player::here("")).chain(bots).collect();
    let start = |seats| Round::start(Seed(seed), seats, &chosen(values));
    SessionOptions::new(players, start).expect("good options")
}

pub(crate) fn table(session: &Session) -> SessionTable<'_> {
    let table = session.table().expect("at a table");
    table.typed().expect("a table of Own Trumps")
}

/// A match with the types of the game.
pub(crate) fn typed(record: &MatchRecord) -> TypedRecord<'_, Round> {
    record.typed().expect("a match of Own Trumps")
}

/// A session with a new match.
pub(crate) fn started(options: SessionOptions) -> Session {
    let mut session = Session::default();
    let _ = session.update(Event::NewMatch(options));
    session
}

/// The event that the table waits for; the person plays like a wolf. `None` at the end of the match.
pub(crate) fn next_event(table: &SessionTable<'_>) -> Option<Event> {
    let record = table.record();
    let choose = |level| {
        let seat = record.round().to_move().expect("somebody's turn");
        let chosen = Round::choose(level, &record.view(seat), record.decision_seed());
        Round::word(chosen.expect("a decision"))
    };
    Some(match table.phase() {
        Phase::Person => Event::Play(choose(Level::Wolf.into())),
        Phase::Bot(Waiting::Both(ticket) | Waiting::Choice(ticket)) => {
            let seat = record.round().to_move().expect("the bot's turn");
            let level = record.options().level(seat).expect("a bot");
            let mv = choose(level);
            Event::Chosen { ticket, mv }
        }
        Phase::HandOver => Event::Ready,
        Phase::Forced(ticket)
        | Phase::ForcedWhileHidden(ticket)
        | Phase::Step(ticket)
        | Phase::Bot(Waiting::Pause(ticket, _)) => Event::Elapsed(ticket),
        Phase::RoundOver => Event::Continue,
        Phase::MatchOver => return None,
        Phase::Others | Phase::Online | Phase::Open => unreachable!("everybody is here"),
    })
}

/// Plays a match to its end, and visits the table after every event.
pub(crate) fn play(options: SessionOptions, mut visit: impl FnMut(&SessionTable<'_>)) {
    let mut session = started(options);
    visit(&table(&session));
    while let Some(event) = next_event(&table(&session)) {
        let _ = session.update(event);
        visit(&table(&session));
    }
}
