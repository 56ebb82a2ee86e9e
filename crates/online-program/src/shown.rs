//! The table as the page shows it.

use protocol::online_program::{DealStage, FromOnline, SeatStatus};
use protocol::{AnyFormat, CompactText, pack_online_match};
use session::{AnyMatch, Controller, Player, hex};
use together::{Entry, Lie, LobbySeat, Log, Reaction, SeatEntry};

/// Everything that the page shows of a table, from the seat of the person here.
pub(crate) fn now(
    format: &dyn AnyFormat,
    lobby: &[LobbySeat],
    log: &Log,
    record: Option<&dyn AnyMatch>,
    (you, is_host, sealed): (usize, bool, bool),
) -> Vec<FromOnline> {
    let lobby = FromOnline::Lobby {
        you,
        seats: seats(lobby, log),
        begun: !log.entries().is_empty(),
        sealed,
    };
    let text = record.and_then(|record| match_text(format, record, log, (you, is_host)));
    let shown = text.map(|text| FromOnline::Match { text });
    [lobby].into_iter().chain(shown).collect()
}

/// Progress of the deal of the newest round; `None` at a table without sealed deals.
pub(crate) fn deal(
    log: &Log,
    record: Option<&dyn AnyMatch>,
    waiting: &[usize],
) -> Option<FromOnline> {
    let sealed = matches!(
        log.entries().first(),
        Some(Entry::Began { sealed: true, .. })
    );
    let is_over = record.is_some_and(AnyMatch::is_round_over);
    let mut is_dealt = false;
    let mut newest = log.entries().iter().rev().filter(|_| sealed);
    let stage = newest.find_map(|entry| match entry {
        Entry::Checked { .. } => Some(DealStage::Checked),
        Entry::Promised { round: 1.., .. } => Some(DealStage::Open),
        Entry::Sealing { .. } => Some(match (is_dealt, is_over) {
            (false, _) => DealStage::Shuffling,
            (true, false) => DealStage::Playing,
            (true, true) => DealStage::Checking,
        }),
        Entry::Dealt { .. } => {
            is_dealt = true;
            None
        }
        _ => None,
    })?;
    let waiting = waiting.to_vec();
    Some(FromOnline::Deal { stage, waiting })
}

/// Somebody's reaction, for the page.
pub(crate) const fn reacted(Reaction { seat, reaction }: Reaction) -> FromOnline {
    FromOnline::Reacted { seat, reaction }
}

/// A lie with its evidence, for the page.
pub(crate) fn lied(lie: &Lie, log: &Log) -> FromOnline {
    let entry = log.entries().get(lie.entries).map(CompactText::to_text);
    let head = format!("log {} {}", log.entries().len(), hex(&log.head()));
    let lines: Vec<_> = [lie.to_string()]
        .into_iter()
        .chain(entry)
        .chain([head])
        .collect();
    FromOnline::Lied {
        seat: lie.seat,
        kind: lie.kind.id().into(),
        evidence: lines.join("\n"),
    }
}

/// The seats, from the lobby and from who sits in for whom. A guest whose page was loaded again has no lobby
/// before the host answers: then from the log alone.
fn seats(lobby: &[LobbySeat], log: &Log) -> Vec<SeatStatus> {
    let levels = levels(log);
    if lobby.is_empty() {
        let players = log.players().into_iter();
        return players
            .map(|player| SeatStatus {
                name: player.name,
                level: player.level,
                taken: true,
                ready: true,
                away: false,
            })
            .collect();
    }
    let seat = |(at, seat): (usize, &LobbySeat)| SeatStatus {
        name: seat.player.name.clone(),
        level: levels.get(at).unwrap_or(&seat.player.level).clone(),
        taken: !seat.player.key.is_empty() || !seat.player.level.is_empty(),
        ready: seat.ready,
        away: seat.away,
    };
    lobby.iter().enumerate().map(seat).collect()
}

/// The text of the match as it is seen from a seat. Only the host's page lets bots move.
fn match_text(
    format: &dyn AnyFormat,
    record: &dyn AnyMatch,
    log: &Log,
    (you, is_host): (usize, bool),
) -> Option<String> {
    let levels = levels(log);
    let player = |(at, entry): (usize, &SeatEntry)| {
        let level = levels.get(at).filter(|level| !level.is_empty());
        Player {
            name: entry.name.clone(),
            controller: match level
                .filter(|_| is_host)
                .and_then(|level| format.info().level(level))
            {
                _ if at == you => Controller::Here,
                Some(level) => Controller::Bot(level),
                None => Controller::Online,
            },
        }
    };
    let players: Vec<_> = began(log)?.iter().enumerate().map(player).collect();
    Some(pack_online_match(format, record, &players))
}

fn began(log: &Log) -> Option<&[SeatEntry]> {
    log.entries().iter().find_map(|entry| match entry {
        Entry::Began { seats, .. } => Some(&**seats),
        _ => None,
    })
}

/// The level of the bot in each seat now; empty for people. Empty before the match.
fn levels(log: &Log) -> Vec<String> {
    let players = log.players().into_iter();
    players.map(|player| player.level).collect()
}
