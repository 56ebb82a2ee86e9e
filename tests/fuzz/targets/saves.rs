//! Parsers of everything that the browser saves, and of links.

use core::fmt::Debug;
use core::str;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use little_devils::protocol::{
    DayResult, ExportLine, FinishedMatch, INFO, Link, PuzzleProgress, Settings, Summary,
};
use little_devils::rules::Round;
use protocol::table_worker::{FromTableWorker, ToTableWorker};
use protocol::{
    CommitmentRecord, JsonText, SavedSalt, fnv1a_32, load_match, match_text, reader_of,
};
use serde::de::DeserializeOwned;

use super::{Target, read, target};
use crate::{corpus, messages};

pub(crate) fn matches() -> Target {
    fn take(text: &[u8]) -> bool {
        let Ok(text) = str::from_utf8(text) else {
            return false;
        };
        let format = reader_of::<Round>();
        read(load_match(format, text).map(|record| {
            let again = load_match(format, &match_text(format, &record));
            assert_eq!(again, Ok(record));
        }))
    }
    target("matches", corpus::matches(), take)
}

pub(crate) fn settings() -> Target {
    fn take(text: &[u8]) -> bool {
        let Ok(text) = str::from_utf8(text) else {
            return false;
        };
        read(Settings::read(text).map(|settings| {
            let chosen = |settings: &Settings| {
                let levels: Vec<_> = (0..9).map(|at| settings.level(&INFO, at)).collect();
                (
                    settings.lang(),
                    settings.preferences(),
                    settings.players(&INFO),
                    levels,
                )
            };
            let again = Settings::read(&settings.to_json()).expect("just written");
            assert_eq!(chosen(&again), chosen(&settings));
            assert_eq!(again, settings);
        }))
    }
    target("settings", corpus::settings(), take)
}

pub(crate) fn backups() -> Target {
    fn take(text: &[u8]) -> bool {
        let Ok(text) = str::from_utf8(text) else {
            return false;
        };
        let parts = text
            .lines()
            .filter_map(|line| match ExportLine::read(line) {
                ExportLine::Item(part) => Some(*part),
                _ => None,
            });
        let parts: Vec<_> = parts.collect();
        for part in &parts {
            assert_eq!(
                ExportLine::read(&part.to_line()),
                ExportLine::Item(Box::new(part.clone()))
            );
        }
        !parts.is_empty() || ExportLine::read(text) == ExportLine::Title
    }
    target("backups", corpus::backups(), take)
}

/// The browser's JSON reader. Texts that both readers accept must give the same value.
pub(crate) fn the_browsers_reader() -> Target {
    fn agrees<T: DeserializeOwned + PartialEq + Debug>(text: &[u8]) -> bool {
        let (told, brief) = (protocol::read::<T>(text), protocol::read_compact::<T>(text));
        if let (Ok(told), Ok(brief)) = (told, &brief) {
            assert_eq!(brief, &told);
        }
        brief.is_ok()
    }
    fn take(text: &[u8]) -> bool {
        // Strings from a browser are valid Unicode.
        if str::from_utf8(text).is_err() {
            return false;
        }
        let kept = agrees::<Settings>(text);
        let said = [
            agrees::<ToTableWorker>(text),
            agrees::<FromTableWorker>(text),
        ];
        kept || said.contains(&true)
    }
    let kept = corpus::settings().into_iter();
    let said = messages::to_worker()
        .into_iter()
        .chain(messages::from_worker());
    target("the browser's reader", kept.chain(said).collect(), take)
}

/// Links, and the numbers inside them. A number gets the right checksum first; otherwise no mutated
/// link would be read.
pub(crate) fn links() -> Target {
    fn take(bytes: &[u8]) -> bool {
        let text = str::from_utf8(bytes).ok();
        let sealed = fnv1a_32(bytes)
            .to_le_bytes()
            .into_iter()
            .chain(bytes.iter().copied());
        let sealed = format!("1{}", URL_SAFE_NO_PAD.encode(sealed.collect::<Vec<u8>>()));
        let link = Link::read(&sealed).ok();
        let Some(link) = link.or_else(|| Link::read(text?).ok()) else {
            return false;
        };
        assert_eq!(Link::read(&link.write()), Ok(link));
        true
    }
    target("links", corpus::links(), take)
}

pub(crate) fn day_results() -> Target {
    fn take(text: &[u8]) -> bool {
        let Some(Ok(Some(result))) = str::from_utf8(text).ok().map(DayResult::load) else {
            return false;
        };
        assert_eq!(result.tricks.len(), 9);
        assert_eq!(DayResult::load(&result.to_json()), Ok(Some(result)));
        true
    }
    target("day results", corpus::day_results(), take)
}

pub(crate) fn finished_matches() -> Target {
    fn take(text: &[u8]) -> bool {
        let Some(Ok(finished)) = str::from_utf8(text).ok().map(FinishedMatch::read) else {
            return false;
        };
        assert!(finished.entry().is_none() || finished.record().is_some());
        assert_eq!(FinishedMatch::read(&finished.to_json()), Ok(finished));
        true
    }
    target("finished matches", corpus::finished_matches(), take)
}

pub(crate) fn puzzle_progress() -> Target {
    fn take(text: &[u8]) -> bool {
        let Some(Ok(Some(progress))) = str::from_utf8(text).ok().map(PuzzleProgress::load) else {
            return false;
        };
        assert_eq!(
            PuzzleProgress::load(&progress.to_json()),
            Ok(Some(progress))
        );
        true
    }
    target("puzzle progress", corpus::puzzle_progress(), take)
}

pub(crate) fn salts() -> Target {
    fn take(text: &[u8]) -> bool {
        let Some(Ok(Some(saved))) = str::from_utf8(text).ok().map(SavedSalt::load) else {
            return false;
        };
        assert_eq!(SavedSalt::load(&saved.to_json()), Ok(Some(saved)));
        true
    }
    target("salts", corpus::salts(), take)
}

pub(crate) fn commitment_lines() -> Target {
    fn take(text: &[u8]) -> bool {
        let record = str::from_utf8(text).ok().and_then(CommitmentRecord::read);
        let Some(record) = record else {
            return false;
        };
        let CommitmentRecord {
            seed,
            saved,
            commitment,
        } = record;
        let line = format!("{commitment}{} {} {seed}", saved.salt, saved.cards);
        assert_eq!(CommitmentRecord::read(&line), Some(record));
        true
    }
    target("commitment lines", corpus::commitment_lines(), take)
}

pub(crate) fn summaries() -> Target {
    fn take(text: &[u8]) -> bool {
        let Some(summary) = str::from_utf8(text).ok().and_then(Summary::read) else {
            return false;
        };
        assert_eq!(Summary::read(&summary.to_line()), Some(summary));
        true
    }
    target("summaries", corpus::summaries(), take)
}
