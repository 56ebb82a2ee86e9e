//! The session: events in, effects out, no clock and no worker.

mod bots;
mod play;
mod refusals;
mod takebacks;

use cards::Seed;
use little_devils::bots::Level;
use little_devils::rules::Round;
use little_devils::session::{
    Effect, Event, MatchOptions, MatchRecord, Phase, Player, Session, match_options,
};
use session::{Table, TableBots, TableGame};

use crate::common::typed;

fn options(opponents: usize, seed: u64) -> MatchOptions {
    let opponent = |number| Player::bot(format!("Bot {number}"), Level::DEFAULT);
    match_options(Seed(seed), "Me", (1..=opponents).map(opponent).collect()).expect("good options")
}

fn table(session: &Session) -> &Table {
    session.table().expect("at a table")
}

/// Answers effects as a page would, at once, until the person is to act; saves are collected.
fn settle(session: &mut Session, effects: Vec<Effect>, saves: &mut Vec<MatchRecord>) {
    let mut queue = std::collections::VecDeque::from(effects);
    while let Some(effect) = queue.pop_front() {
        let event = match effect {
            Effect::Ask {
                ticket,
                seat,
                level,
                seed,
            } => {
                let view = typed(table(session).record()).view(seat);
                let chosen = Round::choose(level, &view, seed);
                let mv = Round::word(chosen.expect("it is the bot's turn"));
                Event::Chosen { ticket, mv }
            }
            Effect::After { ticket, .. } => Event::Elapsed(ticket),
            Effect::Save(record) => {
                saves.push(*record);
                continue;
            }
            Effect::RoundFinished(_) | Effect::MatchFinished => continue,
        };
        queue.extend(session.update(event));
    }
}

/// Plays a whole match, the person always the lowest legal card.
fn play_match(opponents: usize, seed: u64) -> (Session, Vec<MatchRecord>) {
    let (mut session, mut saves) = (Session::default(), Vec::new());
    let effects = session.update(Event::NewMatch(options(opponents, seed)));
    settle(&mut session, effects, &mut saves);
    loop {
        let event = match table(&session).phase() {
            Phase::Person => {
                let legal = table(&session).record().any().legal();
                Event::Play(*legal.first().expect("a card"))
            }
            Phase::RoundOver => Event::Continue,
            Phase::MatchOver => return (session, saves),
            waiting => panic!("nobody answers: {waiting:?}"),
        };
        let effects = session.update(event);
        settle(&mut session, effects, &mut saves);
    }
}
