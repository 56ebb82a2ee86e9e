//! Several people at one device: no answer tells of a hand before its owner is ready, and saves keep who plays.

use cards::Seed;
use game::Game;
use little_devils::bots::{Level, choose};
use little_devils::protocol::{INFO, Link};
use little_devils::rules::Round;
use little_devils::scene;
use little_devils::session::{
    Effect, Event, MatchOptions, MatchRecord, Phase, Player, Session, Table, Waiting, match_options,
};
use little_devils::words::Words;
use protocol::{load_match, match_text, reader_of};
use session::TableGame;
use words::Lang;

use crate::common::typed_table;

/// Anna, a bot, Bert, and one more bot.
fn shared(seed: u64) -> MatchOptions {
    let others = vec![
        Player::bot("Nox", Level::DEFAULT),
        Player::here("Bert"),
        Player::bot("Grim", Level::DEFAULT),
    ];
    match_options(Seed(seed), "Anna", others).expect("good options")
}

/// Plays a match until two rounds are over, and visits each table.
fn play(seed: u64, mut visit: impl FnMut(&Table<'_>)) -> MatchRecord {
    let (mut session, mut effects) = Session::restored(MatchRecord::new(shared(seed)));
    loop {
        let table = typed_table(session.table().expect("at a table"));
        visit(&table);
        let event = match table.phase() {
            Phase::RoundOver if table.record().round_number() == 2 => {
                return (*table.record()).clone();
            }
            Phase::RoundOver | Phase::Step(_) => Event::Continue,
            Phase::HandOver => Event::Ready,
            Phase::Person => {
                let lowest = table.record().round().legal().lowest();
                Event::Play(Round::word(lowest.expect("a card")))
            }
            Phase::Forced(ticket) | Phase::ForcedWhileHidden(ticket) => Event::Elapsed(ticket),
            Phase::Bot(Waiting::Choice(ticket)) => {
                let asked = effects.iter().find_map(|effect| match effect {
                    Effect::Ask { seat, seed, .. } => {
                        choose(Level::DEFAULT, &table.record().view(*seat), *seed)
                    }
                    _ => None,
                });
                let mv = Round::word(asked.expect("a bot was asked"));
                Event::Chosen { ticket, mv }
            }
            Phase::Bot(Waiting::Both(ticket) | Waiting::Pause(ticket, _)) => {
                let _ = session.update(Event::Elapsed(ticket));
                continue;
            }
            Phase::MatchOver | Phase::Others | Phase::Online | Phase::Open => {
                panic!("nobody is elsewhere")
            }
        };
        effects = session.update(event);
    }
}

#[test]
fn no_key_tells_of_a_hand_before_its_owner_is_ready() {
    let (mut open, mut closed, mut hand_overs) = (0, 0, 0);
    for seed in 1..5 {
        play(seed, |table| {
            let words = Words::for_lang(Lang::En);
            let told = scene::answer(table, words, 'h').expect("an answer");
            let drawn = scene::scene(table, words);
            if let Some(seat) = table.open_hand() {
                assert_eq!(table.record().round().to_move(), Some(seat));
                assert_eq!(drawn.seats[0].seat, seat);
                let held = table.record().round().view(seat).hand();
                assert!(held.iter().all(|card| told.contains(&card.to_string())));
                open += 1;
            } else {
                assert!(!told.contains(|one: char| one.is_ascii_digit()), "{told}");
                let playable = scene::answer(table, words, 'p').expect("an answer");
                assert_eq!(playable, words.not_your_turn());
                closed += 1;
            }
            hand_overs += usize::from(table.hand_over(true).is_some());
        });
    }
    assert!(open > 50 && closed > 100 && hand_overs > 50);
}

#[test]
fn a_save_keeps_who_plays_at_the_device() {
    let record = play(3, |_| {});
    let format = reader_of::<Round>();
    let loaded = load_match(format, &match_text(format, &record)).expect("a good save");
    assert_eq!(loaded.options(), record.options());
    assert_eq!(loaded.moves(), record.moves());
}

#[test]
fn whoever_opens_a_link_plays_against_bots() {
    let record = play(3, |_| {});
    let Link(opened) = Link::read(&Link(record.clone()).write()).expect("a good link");
    assert_eq!(opened.moves(), record.moves());
    let levels: Vec<_> = opened.options().bots().map(|(_, level)| level).collect();
    assert_eq!(levels, [INFO.default_level(); 3]);
    assert!(!opened.options().is_shared());
}
