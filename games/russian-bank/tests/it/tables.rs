//! Whole matches at a table: what the scene shows, saves, deals of the day, and determinizations.

use cards::Seed;
use game::{ChosenOptions, Game};
use protocol::TableFormat;
use russian_bank::bots::Level;
use russian_bank::rules::{Move, Pile, Round, Source, Target, two};
use russian_bank::scene::scene;
use russian_bank::session::{
    Event, MatchRecord, Phase, Player, Session, SessionOptions, SessionTable,
};
use russian_bank::words::{BOT_NAMES, Words};
use scene::{CardPlace, Face, Piece, PlaceKind, TableScene};
use session::{Day, TableBots, TableGame, TypedRecord, Waiting};
use words::Lang;

use crate::common::{all_options, dealt, random};

fn table(session: &Session) -> SessionTable<'_> {
    let table = session.table().expect("at a table");
    table.typed().expect("a table of Russian Bank")
}

/// A match with the types of the game.
pub(crate) fn typed(record: &MatchRecord) -> TypedRecord<'_, Round> {
    record.typed().expect("a match of Russian Bank")
}

/// A match of one deal between a person and a bot.
fn started(seed: u64) -> Session {
    let mut chosen = ChosenOptions::default();
    assert!(chosen.choose(&russian_bank::protocol::DEALS, "1"));
    let players = vec![Player::here(""), Player::bot(BOT_NAMES[0], Level::Clerk)];
    let start = |seats| Round::start(Seed(seed), seats, &chosen);
    let mut session = Session::default();
    let options = SessionOptions::new(players, start).expect("good options");
    let _ = session.update(Event::NewMatch(options));
    session
}

/// The event that the table waits for; the person plays like a clerk. `None` at the end.
fn next_event(table: &SessionTable<'_>) -> Option<Event> {
    let record = table.record();
    let choose = || {
        let seat = record.round().to_move().expect("a turn");
        let level = Level::Clerk.into();
        let chosen = Round::choose(level, &record.view(seat), record.decision_seed());
        Round::word(chosen.expect("a move"))
    };
    Some(match table.phase() {
        Phase::Person => Event::Play(choose()),
        Phase::Bot(Waiting::Both(ticket) | Waiting::Choice(ticket)) => Event::Chosen {
            ticket,
            mv: choose(),
        },
        Phase::Forced(ticket) | Phase::Step(ticket) | Phase::Bot(Waiting::Pause(ticket, _)) => {
            Event::Elapsed(ticket)
        }
        Phase::MatchOver => return None,
        other => panic!("{other:?}"),
    })
}

/// Plays a match and looks at every scene; the log at the end.
pub(crate) fn play(
    seed: u64,
    words: &Words,
    mut look: impl FnMut(&SessionTable<'_>, &TableScene),
) -> Vec<String> {
    let mut session = started(seed);
    loop {
        let shown = scene(&table(&session), words);
        assert!(!shown.prompt.is_empty());
        look(&table(&session), &shown);
        let Some(event) = next_event(&table(&session)) else {
            return shown.log().map(str::to_owned).collect();
        };
        let _ = session.update(event);
    }
}

pub(crate) fn card_place(piece: &Piece) -> &CardPlace {
    match &piece.face {
        Face::Place(place) => place,
        _ => panic!("no place"),
    }
}

#[test]
fn the_scene_shows_all_cards_and_none_that_is_hidden() {
    let words = Words::for_lang(Lang::En);
    play(5, words, |table, scene| {
        let position = table.record().round().position();
        let drawn: Vec<usize> = scene.zones[0]
            .pieces
            .iter()
            .map(|piece| card_place(piece).open.len())
            .collect();
        let columns: usize = position.columns().iter().map(Pile::len).sum();
        let faces = scene.zones[0].pieces.iter().zip(&drawn);
        let in_columns = faces.filter(|(piece, _)| card_place(piece).kind == PlaceKind::Column);
        assert_eq!(in_columns.map(|(_, cards)| cards).sum::<usize>(), columns);
        for (piece, cards) in scene.zones[0].pieces.iter().zip(&drawn) {
            assert!(
                !piece.label.contains('?') && !piece.label.is_empty(),
                "{}",
                piece.label
            );
            match card_place(piece).kind {
                PlaceKind::Stock => assert_eq!(*cards, 0),
                PlaceKind::Column => assert!(*cards <= 13),
                _ => assert!(*cards <= 1),
            }
        }
    });
}

#[test]
fn a_match_is_one_line_of_options_and_moves() {
    for (options, text) in all_options().zip([
        "1 starter together any",
        "1 both together any",
        "1 starter apart any",
        "1 both apart any",
        "1 starter together turned",
    ]) {
        let start = Round::parse_start(Seed(1), two(), text).expect("good");
        assert_eq!(start.options().options(), options);
        assert_eq!(Round::start_text(&start), text);
    }
    for wrong in [
        "",
        "1",
        "0 starter together any",
        "01 starter together any",
        "1 x together any",
        "1 starter together any any",
    ] {
        assert_eq!(Round::parse_start(Seed(1), two(), wrong), None, "{wrong}");
    }
}

#[test]
fn cards_of_a_deal_go_out_and_in_again() {
    for options in all_options() {
        let mut round = dealt(options, 8);
        let start = round.clone();
        let cards = Round::cards(&start);
        assert_eq!(Round::with_cards(&start, &cards), Some(start.clone()));
        let mut wrong = cards.clone();
        wrong[2][0] = wrong[3][0];
        assert_eq!(Round::with_cards(&start, &wrong), None);
        assert_eq!(Round::with_cards(&start, &cards[..3].to_vec()), None);
        // A determinization looks the same at every moment.
        let mut generator = Seed(9).generator();
        let mut moves = Vec::new();
        for _ in 0..60 {
            let Some(mv) = random(&round, &mut generator) else {
                break;
            };
            round.play_unchecked(mv);
            moves.push(mv);
        }
        let determinization = Round::redealt(&round, &mut generator).expect("a determinization");
        assert_ne!(determinization, start);
        let seats = two().seats();
        for seat in seats {
            let (mut one, mut other) = (start.clone(), determinization.clone());
            assert_eq!(one.view(seat), other.view(seat));
            for mv in &moves {
                one.play_unchecked(*mv);
                other.play_unchecked(*mv);
                assert_eq!(one.view(seat), other.view(seat));
            }
        }
        let cards = Round::cards(&determinization);
        assert_eq!(Round::with_cards(&start, &cards), Some(determinization));
    }
}

#[test]
fn each_day_has_another_deal() {
    let day = Day::from_number(300).expect("a day");
    let [today, tomorrow] = [day, day.plus_days(1)].map(|day| Round::daily_start(day).deal());
    assert_ne!(today, tomorrow);
}

#[test]
fn a_move_between_columns_is_a_shift() {
    let shift = Move::Carry(Source::Column(0), Target::Column(1));
    assert!(shift.is_shift() && !Move::Draw.is_shift());
}
