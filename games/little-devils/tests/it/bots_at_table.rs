//! Bots and hints at a table: what they get, what they answer, and that slices change nothing.

use core::task::Poll;

use cards::{Generator, Seed, below};
use game::{Game, LevelId};
use little_devils::bots::estimates::{CardEstimator, hundredths};
use little_devils::bots::net::Net;
use little_devils::bots::{Level, choose};
use little_devils::protocol::INFO;
use little_devils::rules::{Round, SEATS, View};
use protocol::table_worker::{FromTableWorker, ToTableWorker};
use protocol::{CompactText, JsonText, bots_of};
use session::{TableBots, Ticket};

use crate::common::typed;
use crate::conformance::resample;
use crate::lowest::lowest_cards;

/// Calls `visit` for a view of each seat at every moment of random rounds.
fn each_view(mut visit: impl FnMut(&Round, View, &mut Generator)) {
    for seats in SEATS.all() {
        let mut generator = Seed(seats.get().into()).generator();
        let mut round = Round::shuffled(seats, cards::Seat::FIRST, &mut generator);
        while let Some(card) = round
            .legal()
            .nth(below(&mut generator, round.legal().len().max(1)))
        {
            for seat in seats.seats() {
                let totals = cards::BySeat::from_fn(seats, |seat| 100 * u16::from(seat.get()));
                visit(&round, round.view(seat).with_totals(totals), &mut generator);
            }
            round.play_unchecked(card);
        }
    }
}

#[test]
fn a_view_reads_back_from_its_text_which_is_short_and_has_nothing_hidden() {
    let mut longest = 0;
    each_view(|round, view, generator| {
        let text = view.to_text();
        assert_eq!(View::read(&text).as_ref(), Some(&view), "{text}");
        longest = longest.max(text.len());
        if let Some(other) = resample(round, view.me(), generator) {
            let other = other.view(view.me()).with_totals(*view.totals());
            assert_eq!(other.to_text(), text);
        }
    });
    assert!((200..400).contains(&longest), "{longest} bytes");
}

#[test]
fn a_damaged_text_is_another_view_or_none() {
    let (mut views, mut refused) = (0, 0);
    each_view(|_, view, generator| {
        let mut text = view.to_text().into_bytes();
        let length = u32::try_from(text.len()).expect("short");
        let at = below(generator, length) as usize;
        text[at] = b"0123456789 "[below(generator, 11) as usize];
        match View::read(&text) {
            Some(read) => {
                views += 1;
                for level in INFO.levels {
                    let _ = Round::instant_move(*level, &read, Seed(1));
                }
            }
            None => refused += 1,
        }
    });
    assert!(
        views > 50 && refused > 500,
        "{views} views, {refused} refused"
    );
}

/// The worker's answer to a message.
fn answer(message: &ToTableWorker) -> Result<FromTableWorker, String> {
    let read = ToTableWorker::read(&message.to_json()).expect("just written");
    let mut thinking = read.request(bots_of::<Round>())?.thinking;
    loop {
        if let Poll::Ready(answer) = thinking() {
            return Ok(answer);
        }
    }
}

/// A view in mid-round of a player with a choice.
fn view() -> View {
    let record = lowest_cards(3, 4, 6);
    let seat = typed(&record).round().to_move().expect("in mid-round");
    typed(&record).view(seat)
}

#[test]
fn the_worker_chooses_the_card_of_the_level() {
    let (view, seed) = (view(), Seed(u64::MAX));
    for level in Level::ALL {
        let id = LevelId::from(*level);
        let message = ToTableWorker::choose_text(Ticket(7), id, &view.to_text(), seed);
        let message = ToTableWorker::read(&message).expect("our own");
        let card = choose(*level, &view, seed).expect("it is their turn");
        let mv = card.number().to_string();
        assert_eq!(
            answer(&message),
            Ok(FromTableWorker::Chosen { ticket: 7, mv })
        );
        let instant = Round::instant_move(id, &view, seed);
        assert_eq!(instant, Some(card).filter(|_| !Round::needs_search(id)));
    }
}

#[test]
fn a_hint_has_the_figures_of_two_thousand_deals() {
    let (view, seed) = (view(), Seed(5));
    let net = Some(Net::for_seats(view.seats()));
    let mut estimator = CardEstimator::new(&view, net, seed, 2000).expect("it is their turn");
    let Poll::Ready(estimates) = estimator.step(u32::MAX) else {
        panic!("all at once");
    };
    let message = ToTableWorker::rate_moves(Ticket(8), view.to_text(), seed);
    let Ok(FromTableWorker::Rated { ticket: 8, rows }) = answer(&message) else {
        panic!("no rated moves");
    };
    assert_eq!(rows.len(), estimates.rows.len());
    assert_eq!(rows[0].mv, estimates.best().card.number().to_string());
    assert!(rows.is_sorted_by_key(|row| row.cost) && rows[0].cost == 0);
    for row in rows {
        let mut all = estimates.rows.iter();
        let same = all.find(|one| one.card.number().to_string() == row.mv);
        let same = same.expect("a legal card");
        assert_eq!(row.value, -hundredths(same.devils.mean));
        assert_eq!(row.margin, hundredths(same.devils.half_width));
        assert_eq!(row.cost, hundredths(same.cost.mean));
        assert!((f64::from(row.percent) - 100.0 * same.take_rate).abs() <= 1.0);
        assert_eq!(row.percent == 0, same.take_rate == 0.0);
    }
}

#[test]
fn nobody_chooses_out_of_turn_or_with_what_no_player_can_know() {
    let view = view();
    let other = typed(&lowest_cards(3, 4, 6)).view(view.seats().left_of(view.me()));
    let ask = |view: &View| ToTableWorker::rate_moves(Ticket(1), view.to_text(), Seed(1));
    let refused = FromTableWorker::Refused {
        error: "the player is not to move".into(),
    };
    assert_eq!(answer(&ask(&other)), Ok(refused));
    let held = view.hand().lowest().expect("a card").number();
    let message = ask(&view).to_json();
    let twice = message.replace(&format!(" {held} "), " 99 ");
    let refused = ToTableWorker::read(&twice).expect("JSON");
    assert_eq!(
        answer(&refused),
        Err("this is not what a player may know".into())
    );
}
