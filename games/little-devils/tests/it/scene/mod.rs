//! The scene and its announcements, at many moments of matches.

mod announcements;
mod answers;
mod failures;
mod standings;
mod table;
mod turn;

use cards::{Card, CardSet, Seed};
use game::Game;
use little_devils::bots::{Level, choose};
use little_devils::scene::Scene;
use little_devils::session::{
    Effect, Event, MatchRecord, Phase, Player, Session, Waiting, match_options,
};

fn record(seed: u64, cards: usize) -> MatchRecord {
    let opponents = ["Anna", "Bert", "Cleo"].map(|name| Player::bot(name, Level::DEFAULT));
    let options = match_options(Seed(seed), "Me", opponents.to_vec()).expect("good options");
    let mut record = MatchRecord::new(options);
    for _ in 0..cards {
        if record.round().is_over() && !record.next_round() {
            break;
        }
        let seat = record.round().to_move().expect("the round goes on");
        let view = record.round().view(seat);
        let card = choose(Level::DEFAULT, &view, Seed(1)).expect("its turn");
        record.play(card).expect("legal");
    }
    record
}

fn scene(record: MatchRecord) -> Scene {
    let (session, _) = Session::restored(record);
    Scene::new(session.table().expect("at a table"))
}

/// Every moment of a round in which the person is to play.
fn own_turns() -> impl Iterator<Item = (MatchRecord, Scene)> {
    (0..36).map(|cards| record(4, cards)).filter_map(|record| {
        let (session, _) = Session::restored(record.clone());
        let table = session.table().expect("at a table");
        let own = matches!(table.phase(), Phase::Person | Phase::Forced(_));
        own.then(|| (record, Scene::new(table)))
    })
}

/// The cards of these numbers.
fn cards(numbers: &[u8]) -> CardSet {
    numbers.iter().filter_map(|one| Card::new(*one)).collect()
}

/// The scenes of a whole match, the person always playing the lowest legal card.
fn scenes() -> Vec<Scene> {
    let (mut session, mut effects) = Session::restored(record(4, 0));
    let mut scenes = vec![Scene::new(session.table().expect("at a table"))];
    loop {
        let table = session.table().expect("at a table");
        let event = match table.phase() {
            Phase::MatchOver
            | Phase::Curtain
            | Phase::Unseen(_)
            | Phase::Elsewhere
            | Phase::Open => return scenes,
            Phase::RoundOver | Phase::Step(_) => Event::Continue,
            Phase::Person | Phase::Forced(_) => {
                Event::Play(table.record().round().legal().lowest().expect("a card"))
            }
            Phase::Bot(Waiting::Choice(ticket)) => {
                let Some(Effect::Ask {
                    view, seed, level, ..
                }) = effects.first()
                else {
                    panic!("a bot was asked: {effects:?}");
                };
                let card = choose(*level, view, *seed).expect("its turn");
                Event::Chosen { ticket, mv: card }
            }
            Phase::Bot(Waiting::Both(ticket) | Waiting::Pause(ticket, _)) => {
                let _ = session.update(Event::Elapsed(ticket));
                continue;
            }
        };
        effects = session.update(event);
        scenes.push(Scene::new(session.table().expect("at a table")));
    }
}
