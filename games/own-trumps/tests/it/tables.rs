//! Whole matches at a table, for tests of what it shows.

use game::{ChosenOptions, LevelId};
use own_trumps::bots::levels;
use own_trumps::rules::Round;
use own_trumps::session::{Event, Player, Session, SessionOptions, SessionTable};
use own_trumps::words::BOT_NAMES;
use table_conformance::{awaited, bot_move, chosen_options, match_of, play_match};

/// The options with these values, such as `deals=1 mirror=on`.
pub(crate) fn chosen(values: &str) -> ChosenOptions {
    chosen_options::<Round>(values).expect("options with their values")
}

/// A match of a person without a name against bots of these levels.
pub(crate) fn against(levels: &[LevelId], values: &str, seed: u64) -> SessionOptions {
    let bots = BOT_NAMES.into_iter().zip(levels);
    let bots = bots.map(|(name, level)| Player::bot(name, *level));
    let players = core::iter::once(Player::here("")).chain(bots).collect();
    match_of::<Round>(players, values, seed)
}

pub(crate) fn table(session: &Session) -> SessionTable<'_> {
    let table = session.table().expect("at a table");
    table.typed().expect("a table of Own Trumps")
}

/// A session with a new match.
pub(crate) fn started(options: SessionOptions) -> Session {
    let mut session = Session::default();
    let _ = session.update(Event::NewMatch(options));
    session
}

/// The event that the table waits for; the person plays like a wolf. `None` at the end of the match.
pub(crate) fn next_event(table: &SessionTable<'_>) -> Option<Event> {
    awaited(table, &mut |seat| {
        bot_move::<Round>(table, seat, levels::WOLF)
    })
}

/// Plays a match to its end, and visits the table after every event.
pub(crate) fn play(options: SessionOptions, mut visit: impl FnMut(&SessionTable<'_>)) {
    play_match::<Round>(options, levels::WOLF, &mut |table| {
        visit(&table.typed().expect("a table of Own Trumps"));
    });
}
