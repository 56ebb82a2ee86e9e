//! Deals that do not follow from the seed of their match: another device has dealt them.

use cards::{Generator, Seed, below};
use game::conformance::ensure;
use protocol::{
    Deal, InvalidTable, ParseSaveError, TableFormat, load_match, match_text, pack_online_match,
    read_online_match, reader_of, unpack_online_match, write_online_match,
};
use session::MatchRecord;
use together::looks_the_same;

use crate::starts::{SEED, start, typed};
use crate::{Check, Failure};

/// The matches for each number of players.
const MATCHES: usize = 3;

/// The moves that are played in a first round that does not end.
const MOST_MOVES: usize = 10_000;

/// The moves that are played in a second round.
const MOVES: usize = 4;

/// The cards of a deal make the same deal, and wrong cards make none. Unseen cards that are dealt again look the same
/// to everybody. A match keeps the deals that it was given, in
/// its save and in the texts for other devices. A game without cards of deals is not played from several devices.
pub(crate) fn deals<G: TableFormat>() -> Result<(), Failure> {
    for number in 0..MATCHES * G::SEATS.all().count() {
        let mut generator = SEED.derive(4_000 + number as u64).generator();
        let mut record = MatchRecord::new(start::<G>(number)?);
        for (round, most) in [(1, MOST_MOVES), (2, MOVES)] {
            let dealt = G::deal_from(typed::<G>(&record)?.match_state(), Seed(round as u64));
            if G::cards(&dealt).is_empty() {
                return Ok(());
            }
            cards_read_back(&dealt)?;
            let given = record.with_deal(round, dealt);
            record = given.ok_or_else(|| failure("the deal is not accepted"))?;
            play(&mut record, most, &mut generator)?;
            redealt_looks_the_same::<G>(&record, &mut generator)?;
            if !record.next_round() {
                break;
            }
        }
        reads_back::<G>(&record)?;
        goes_back::<G>(&record)?;
    }
    Ok(())
}

fn failure(message: &str) -> Failure {
    Failure::new(Check::Deals, message)
}

/// Plays random moves up to the end of the round, or up to a number of them.
fn play(record: &mut MatchRecord, most: usize, generator: &mut Generator) -> Result<(), Failure> {
    for _ in 0..most {
        let legal = record.any().legal();
        let count = u32::try_from(legal.len()).unwrap_or(u32::MAX);
        if count == 0 {
            break;
        }
        let mv = legal[below(generator, count) as usize];
        record
            .play(mv)
            .map_err(|refusal| failure(&refusal.to_string()))?;
    }
    Ok(())
}

/// The cards make the same deal. With a card twice, one that does not exist, or a list less they make none.
fn cards_read_back<G: TableFormat>(dealt: &G) -> Result<(), Failure> {
    let cards = G::cards(dealt);
    let read = G::with_cards(dealt, &cards);
    ensure(Check::Deals, read.as_ref() == Some(dealt), || {
        format!("{cards:?} reads as {read:?}")
    })?;
    let last = cards.concat().pop().unwrap_or_default();
    let with_first = |card: u8| {
        let mut changed = cards.clone();
        if let Some(first) = changed.iter_mut().flatten().next() {
            *first = card;
        }
        changed
    };
    let less: Deal = cards[1..].to_vec();
    for wrong in [with_first(last), with_first(u8::MAX), less] {
        let read = G::with_cards(dealt, &wrong);
        ensure(Check::Deals, read.is_none(), || {
            format!("{wrong:?} reads as {read:?}")
        })?;
    }
    Ok(())
}

/// If the game can deal the unseen cards again, nobody has seen a difference, and the cards make that deal.
fn redealt_looks_the_same<G: TableFormat>(
    record: &MatchRecord,
    generator: &mut Generator,
) -> Result<(), Failure> {
    let typed = typed::<G>(record)?;
    let (dealt, moves) = (typed.record().dealt(), typed.record().round_moves());
    let Some(other) = G::redealt(typed.round(), generator) else {
        return Ok(());
    };
    let mut seats = dealt.seats().seats();
    let seen = seats.find(|seat| !looks_the_same(dealt, &other, moves, *seat));
    ensure(Check::Deals, seen.is_none(), || {
        format!("{seen:?} has seen that it was {dealt:?}, and not {other:?}")
    })?;
    let read = G::with_cards(dealt, &G::cards(&other));
    ensure(Check::Deals, read.as_ref() == Some(&other), || {
        format!("the cards of {other:?} read as {read:?}")
    })
}

/// The save and the texts for other devices read back. A deal that is not correct is named.
fn reads_back<G: TableFormat>(record: &MatchRecord) -> Result<(), Failure> {
    let format = reader_of::<G>();
    let saved = match_text(format, record);
    let packed = pack_online_match(format, record.any(), record.options().players());
    let read = [
        load_match(format, &saved).ok(),
        read_online_match(format, &write_online_match(format, record)).ok(),
        unpack_online_match(format, &packed),
    ];
    for read in read {
        ensure(Check::Deals, read.as_ref() == Some(record), || {
            format!("{saved} reads as {read:?}")
        })?;
    }
    let wrong = saved.replacen("\"deals\":\"1:", "\"deals\":\"1:255,", 1);
    let refused = load_match(format, &wrong).map(|_| ());
    let expected = Err(ParseSaveError::Match(InvalidTable::Deal(1)));
    ensure(Check::Deals, refused == expected, || {
        format!("{wrong} reads as {refused:?}")
    })
}

/// The match can be looked at as it was, with the same deals, and nothing is taken back.
fn goes_back<G: TableFormat>(record: &MatchRecord) -> Result<(), Failure> {
    let count = record.moves().len();
    for moves in [0, count / 2, count.saturating_sub(MOVES), count] {
        let then = record.after(moves);
        let then = then.ok_or_else(|| failure("a match does not go back"))?;
        let given = [&then, record].map(|one| Ok(typed::<G>(one)?.record().given_deals()));
        let [then_given, given] = given;
        let is_same = then_given? == given? && then.moves() == &record.moves()[..moves];
        ensure(Check::Deals, is_same && !then.can_undo(), || {
            format!("{moves} moves ago the match was {then:?}")
        })?;
    }
    let later = record.after(count + 1);
    ensure(Check::Deals, later.is_none(), || {
        "a match goes back to later moves".into()
    })
}
