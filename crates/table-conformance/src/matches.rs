//! Matches that play themselves, for the tests of a game.

use cards::{Seat, Seed};
use game::{ChosenOptions, LevelId, Word};
use protocol::TableFormat;
use session::{Event, MatchOptions, Phase, Player, Session, Table, TableBots, Waiting};

/// The options with these values, such as `deals=1 mirror=on`; `None` if there is no such option or value.
#[must_use]
pub fn chosen_options<G: TableFormat>(values: &str) -> Option<ChosenOptions> {
    let mut chosen = ChosenOptions::default();
    values.split_whitespace().try_for_each(|pair| {
        let (id, value) = pair.split_once('=')?;
        choose_option::<G>(&mut chosen, id, value)
    })?;
    Some(chosen)
}

/// Chooses a value of an option; `None` if there is no such option or value.
pub(crate) fn choose_option<G: TableFormat>(
    chosen: &mut ChosenOptions,
    id: &str,
    value: &str,
) -> Option<()> {
    let option = G::INFO.options.iter().find(|option| option.id == id)?;
    chosen.choose(option, value).then_some(())
}

/// A match of these players with options such as `deals=1 mirror=on`.
///
/// # Panics
/// There are no such options, or not this number of players.
#[must_use]
pub fn match_of<G: TableFormat>(players: Vec<Player>, values: &str, seed: u64) -> MatchOptions {
    let chosen = chosen_options::<G>(values).expect("options with their values");
    let start = |seats| G::start(Seed(seed), seats, &chosen);
    MatchOptions::new(players, start).expect("players of one table")
}

/// A move as the player's bot chooses it; people play like a bot of the level `person`. `None` if nobody is to move.
pub fn bot_move<G: TableBots>(table: &Table, seat: Seat, person: LevelId) -> Option<Word> {
    let record = table.record().typed::<G>()?;
    let level = record.options().level(seat).unwrap_or(person);
    G::choose(level, &record.view(seat), record.decision_seed()).map(G::word)
}

/// The event that the table waits for; `choose` gives the move of a seat. `None` at the end of the match.
pub fn awaited(table: &Table, choose: &mut dyn FnMut(Seat) -> Option<Word>) -> Option<Event> {
    match table.phase() {
        Phase::Person => choose(table.open_hand()?).map(Event::Play),
        Phase::Bot(waiting) => answer(waiting, table.record().any().turn().mover()?, choose),
        Phase::HandOver => Some(Event::Ready),
        Phase::Forced(ticket) | Phase::ForcedWhileHidden(ticket) | Phase::Step(ticket) => {
            Some(Event::Elapsed(ticket))
        }
        Phase::RoundOver => Some(Event::Continue),
        Phase::MatchOver | Phase::Online | Phase::Open | Phase::Others => None,
    }
}

/// The next thing that is missing of a bot's move.
pub(crate) fn answer(
    waiting: Waiting,
    seat: Seat,
    choose: &mut dyn FnMut(Seat) -> Option<Word>,
) -> Option<Event> {
    match waiting {
        Waiting::Both(ticket) | Waiting::Choice(ticket) => {
            choose(seat).map(|mv| Event::Chosen { ticket, mv })
        }
        Waiting::Pause(ticket, _) => Some(Event::Elapsed(ticket)),
    }
}

/// Plays a match to its end as [`bot_move`] does, and visits the table after every event.
pub fn play_match<G: TableBots>(
    options: MatchOptions,
    person: LevelId,
    visit: &mut dyn FnMut(&Table),
) {
    let mut session = Session::default();
    let _ = session.update(Event::NewMatch(options));
    while let Some(table) = session.table() {
        visit(table);
        let event = awaited(table, &mut |seat| bot_move::<G>(table, seat, person));
        let Some(event) = event else { break };
        let _ = session.update(event);
    }
}
