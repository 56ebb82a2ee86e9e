//! Views and deals as the bots' worker gets them.

use cards::{Generator, Seed, below};
use game::conformance::ensure;
use protocol::{CompactText, TableFormat};
use session::{MatchRecord, TableBots, TypedRecord};

use crate::starts::typed;
use crate::{Check, Failure, Report};

/// The most bytes of a view. A request to the worker is hardly longer, however long the match is.
pub const MAX_VIEW_BYTES: usize = 8_000;

/// The texts with a fault that are made of each text.
const DAMAGED: usize = 8;

/// The damaged texts that are still views, and with which bots search: that takes long.
const SEARCHED: usize = 6;

/// Every player's view reads back from its text, whose length is bounded; a damaged text is another view, which
/// bots survive, or none. The deal reads back as one with the same round.
///
/// A game whose bots need no search may do without the texts.
pub(crate) fn views<G: TableFormat + TableBots>(
    record: &MatchRecord,
    generator: &mut Generator,
    report: &mut Report,
) -> Result<(), Failure> {
    let mut levels = G::INFO.levels.iter();
    if !levels.any(|level| G::needs_search(*level)) {
        return Ok(());
    }
    let record = typed::<G>(record)?;
    for seat in record.options().seats().seats() {
        let view = record.view(seat);
        let text = view.to_text();
        let read = G::View::read(&text);
        ensure(Check::Views, read.as_ref() == Some(&view), || {
            format!("{view:?} is written {text:?}, which reads as {read:?}")
        })?;
        ensure(Check::Views, text.len() <= MAX_VIEW_BYTES, || {
            format!("{} bytes for a view: {text}", text.len())
        })?;
        report.longest_view = report.longest_view.max(text.len());
        for _ in 0..DAMAGED {
            read_damaged::<G>(&damaged(&text, generator), report);
        }
    }
    deal_reads_back::<G>(record)
}

/// Reads a damaged text. If it is a view, bots choose with it. None of this may panic.
fn read_damaged<G: TableFormat + TableBots>(text: &str, report: &mut Report) {
    let Some(view) = G::View::read(text) else {
        return;
    };
    report.damaged_views += 1;
    for level in G::INFO.levels {
        let _ = G::instant_move(*level, &view, Seed(1));
        if report.damaged_views < SEARCHED {
            let _ = G::choose(*level, &view, Seed(1));
        }
    }
}

/// The text with one or two characters less, more or changed.
fn damaged(text: &str, generator: &mut Generator) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=below(generator, 2) {
        let count = u32::try_from(chars.len()).unwrap_or(u32::MAX).max(1);
        let at = below(generator, count) as usize;
        let digit = char::from(b'0' + u8::try_from(below(generator, 10)).unwrap_or_default());
        match below(generator, 6) {
            0 if at < chars.len() => drop(chars.remove(at)),
            1 => chars.insert(at, digit),
            2 => chars.truncate(at),
            _ => {
                let digits = chars.iter().skip(at).position(char::is_ascii_digit);
                if let Some(place) = digits.and_then(|place| chars.get_mut(at + place)) {
                    *place = digit;
                }
            }
        }
    }
    chars.into_iter().collect()
}

/// A deal as far as the players can tell: who is to move, which moves are legal, and how it ends.
fn deal_reads_back<G: TableFormat>(record: TypedRecord<'_, G>) -> Result<(), Failure> {
    let dealt = record.record().dealt();
    let text = G::dealt_text(dealt);
    // A game whose worker reviews no deals has no text for them.
    if text.is_empty() {
        let reads_nothing = G::parse_dealt(&text).is_none();
        return ensure(Check::Views, reads_nothing, || {
            "a deal without a text".into()
        });
    }
    let moves = record.record().round_moves().iter();
    let read = G::parse_dealt(&text).and_then(|read| {
        let mut moves = moves.copied();
        moves.try_fold(read, |round, mv: G::Move| round.play(mv).ok())
    });
    let facts = |round: &G| {
        let legal = round.seats().seats().map(|seat| round.legal_of(seat));
        (round.turn(), legal.collect::<Vec<_>>(), round.payoffs())
    };
    let is_same = read.as_ref().map(facts) == Some(facts(record.round()));
    ensure(Check::Views, is_same, || {
        format!("{dealt:?} is written {text:?}, which reads as {read:?}")
    })
}
