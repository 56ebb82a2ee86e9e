//! The session: events in, effects out, no clock and no worker.

mod bots;
mod play;
mod refusals;
mod takebacks;

use cards::Seed;
use game::Game;
use little_devils::bots::Level;
use little_devils::rules::Round;
use little_devils::session::{
    Effect, Event, MatchOptions, MatchRecord, Phase, Player, Session, Table, match_options,
};
use session::TableBots;

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
                view,
                level,
                seed,
                ..
            } => Event::Chosen {
                ticket,
                mv: Round::choose(level, &view, seed).expect("it is the bot's turn"),
            },
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
            Phase::Person => Event::Play(
                table(&session)
                    .record()
                    .round()
                    .legal()
                    .lowest()
                    .expect("a card"),
            ),
            Phase::RoundOver => Event::Continue,
            Phase::MatchOver => return (session, saves),
            waiting => panic!("nobody answers: {waiting:?}"),
        };
        let effects = session.update(event);
        settle(&mut session, effects, &mut saves);
    }
}
