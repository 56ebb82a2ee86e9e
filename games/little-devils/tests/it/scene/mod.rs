//! The scene and its answers, at many moments of matches.

mod answers;
mod failures;
mod log;
mod standings;
mod table;
mod turn;

use cards::{Card, CardSet, Seed};
use game::Game;
use little_devils::bots::{Level, choose};
use little_devils::rules::Round;
use little_devils::session::{
    Effect, Event, MatchRecord, Phase, Player, Session, Table, Waiting, match_options,
};
use little_devils::words::Words;
use scene::TableScene;
use session::{TableBots, TableGame};
use words::Lang;

use crate::common::{play, typed, typed_table};

fn record(seed: u64, cards: usize) -> MatchRecord {
    let opponents = ["Anna", "Bert", "Cleo"].map(|name| Player::bot(name, Level::DEFAULT));
    let options = match_options(Seed(seed), "Me", opponents.to_vec()).expect("good options");
    let mut record = MatchRecord::new(options);
    for _ in 0..cards {
        if typed(&record).round().is_over() && !record.next_round() {
            break;
        }
        let seat = typed(&record).round().to_move().expect("the round goes on");
        let view = typed(&record).round().view(seat);
        let card = choose(Level::DEFAULT, &view, Seed(1)).expect("its turn");
        play(&mut record, card);
    }
    record
}

/// Looks at the table of a match that was opened at this moment.
fn at<T>(record: MatchRecord, look: impl FnOnce(&Table<'_>) -> T) -> T {
    let (session, _) = Session::restored(record);
    look(&at_table(&session))
}

fn at_table(session: &Session) -> Table<'_> {
    typed_table(session.table().expect("at a table"))
}

/// The cards of these numbers.
fn cards(numbers: &[u8]) -> CardSet {
    numbers.iter().filter_map(|one| Card::new(*one)).collect()
}

/// Everything that the page draws of a table, in English.
fn scene(table: &Table<'_>) -> TableScene {
    scene_in(Lang::En, table)
}

/// Everything that the page draws of a table, in a language.
fn scene_in(lang: Lang, table: &Table<'_>) -> TableScene {
    little_devils::scene::scene(table, Words::for_lang(lang))
}

/// The answer to a key in a language.
fn answer(lang: Lang, table: &Table<'_>, key: char) -> String {
    little_devils::scene::answer(table, Words::for_lang(lang), key).expect("an answer")
}

/// Plays a whole match, the person always playing the lowest legal card, and looks at the table after each event.
fn play_match(mut look: impl FnMut(&Table<'_>)) {
    let (mut session, mut effects) = Session::restored(record(4, 0));
    look(&at_table(&session));
    loop {
        let table = at_table(&session);
        let event = match table.phase() {
            Phase::MatchOver
            | Phase::HandOver
            | Phase::ForcedWhileHidden(_)
            | Phase::Others
            | Phase::Online
            | Phase::Open => return,
            Phase::RoundOver | Phase::Step(_) => Event::Continue,
            Phase::Person | Phase::Forced(_) => {
                let lowest = table.record().round().legal().lowest();
                Event::Play(Round::word(lowest.expect("a card")))
            }
            Phase::Bot(Waiting::Choice(ticket)) => {
                let Some(Effect::Ask {
                    seat, seed, level, ..
                }) = effects.first()
                else {
                    panic!("a bot was asked: {effects:?}");
                };
                let card = Round::choose(*level, &table.record().view(*seat), *seed);
                let mv = Round::word(card.expect("its turn"));
                Event::Chosen { ticket, mv }
            }
            Phase::Bot(Waiting::Both(ticket) | Waiting::Pause(ticket, _)) => {
                let _ = session.update(Event::Elapsed(ticket));
                continue;
            }
        };
        effects = session.update(event);
        look(&at_table(&session));
    }
}
