//! The file of a family meets wrong requests, and a page meets a file that has failed.

use std::sync::Mutex;

use cards::Seed;
use family::{FamilyServer, Port, RemoteGame, ServedGame};
use game::ChosenOptions;
use protocol::{AnyFormat, AnyReader};
use session::{Event, MatchOptions, Player, Session};

use crate::toy_game::Toy;

/// A family in this program that notes every request, and answers only the first ones.
struct Noted {
    server: Mutex<FamilyServer>,
    requests: Mutex<Vec<String>>,
    answers: usize,
}

impl Noted {
    fn new(answers: usize) -> &'static Self {
        let games = vec![ServedGame::of::<Toy<0>>()].leak();
        Box::leak(Box::new(Self {
            server: Mutex::new(FamilyServer::new(games)),
            requests: Mutex::default(),
            answers,
        }))
    }

    fn requests(&self) -> Vec<String> {
        self.requests.lock().expect("no panic before").clone()
    }
}

impl Port for Noted {
    fn call(&self, request: &str) -> Vec<u8> {
        let mut requests = self.requests.lock().expect("no panic before");
        requests.push(request.into());
        if requests.len() > self.answers {
            return Vec::new();
        }
        self.server.call(request)
    }
}

/// Opens a table for two people and plays the first legal moves, with some takebacks.
fn play(port: &'static Noted) {
    let game = RemoteGame::new(port, 0);
    let players = vec![Player::here("Ada"), Player::here("Bea")];
    let start = |seats| game.start(Seed(7), seats, &ChosenOptions::default());
    let Ok(options) = MatchOptions::in_range(game.info().seats(), players, start) else {
        return;
    };
    let mut session = Session::default();
    let _ = session.update(Event::NewMatch(options));
    for turn in 0..30 {
        let Some(table) = session.table() else { return };
        let record = table.record();
        let mv = record.any().legal().first().copied();
        let _ = (
            game.view_text(record, table.viewer()),
            game.dealt_text(record.any()),
        );
        let events = [
            Some(Event::Ready),
            mv.map(Event::Play),
            Some(Event::Continue),
        ];
        for event in events.into_iter().flatten() {
            let _ = session.update(event);
        }
        if turn % 7 == 6 {
            let _ = session.update(Event::Undo);
        }
    }
}

#[test]
fn damaged_requests_are_not_answered_and_stop_nothing() {
    let noted = Noted::new(usize::MAX);
    play(noted);
    let requests = noted.requests();
    assert!(requests.len() > 200, "only {} requests", requests.len());
    let mut server = FamilyServer::new(vec![ServedGame::of::<Toy<0>>()].leak());
    let mut answered = 0;
    for request in &requests {
        for length in 0..request.len() {
            assert_eq!(
                server.answer(&request.as_bytes()[..length]),
                "",
                "a part of {request}"
            );
        }
        for at in 0..request.len() {
            let mut damaged = request.clone().into_bytes();
            damaged[at] = b'0' + (damaged[at] + 1) % 10;
            answered += usize::from(!server.answer(&damaged).is_empty());
        }
        server.answer(request.as_bytes());
    }
    assert!(answered > 0, "another request that is one is answered");
}

#[test]
fn a_file_that_fails_at_any_request_leaves_the_page_alive() {
    let whole = Noted::new(usize::MAX);
    play(whole);
    for answers in 0..whole.requests().len() {
        play(Noted::new(answers));
    }
}
