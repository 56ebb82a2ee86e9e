//! The state of the table with people at other devices. A page has one.

use core::cell::{Cell, RefCell};
use session::MatchRecord;
use std::rc::Rc;

use leptos::prelude::{ArcRwSignal, Get, GetUntracked, Update, untrack};
use protocol::AnyReader;
use protocol::online_program::{DealStage, Failure, SeatStatus};
use protocol::unpack_online_match;

/// The table as it is now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct OnlineStatus {
    /// What the person here is; `None` without a table.
    pub(super) role: Option<OnlineRole>,
    /// The text that has to be carried to the other side.
    pub(super) text: Option<String>,
    /// What the person waits for.
    pub(super) wait: Option<PendingTask>,
    /// The seat of the person here.
    pub(super) you: usize,
    /// All seats.
    pub(super) seats: Vec<SeatStatus>,
    /// Whether the match has begun, and can be seen.
    pub(super) has_match: bool,
    /// Whether the match has begun, maybe with nothing to see yet.
    pub(super) has_begun: bool,
    /// Whether deals are sealed.
    pub(super) is_sealed: bool,
    /// How far such a deal is, and who does not answer, by name.
    pub(super) deal: Option<(DealStage, Option<String>)>,
    /// The seat for which the person here wants a bot to play.
    pub(super) voted: Option<usize>,
    /// The newest thing to tell the person.
    pub(super) notice: Option<OnlineNotice>,
}

impl OnlineStatus {
    /// Whether the match can start: everybody is there and ready.
    pub(super) fn can_start(&self) -> bool {
        let mut seats = self.seats.iter().enumerate();
        seats.all(|(at, seat)| {
            at == 0 || !seat.level.is_empty() || seat.taken && seat.ready && !seat.away
        })
    }

    /// The seat of a person who is away from the match.
    pub(super) fn missing(&self) -> Option<&SeatStatus> {
        let mut seats = self.seats.iter().filter(|_| self.has_match);
        seats.find(|seat| seat.away && seat.level.is_empty())
    }

    /// Whether the person of a seat has left the match on purpose. Everybody is ready when it begins, and stays so.
    pub(super) fn has_left(&self, seat: &SeatStatus) -> bool {
        self.has_begun && seat.away && !seat.ready && seat.level.is_empty()
    }

    /// Whether nobody plays on at this table.
    pub(super) fn is_dead(&self) -> bool {
        matches!(
            self.notice,
            Some(OnlineNotice::Closed | OnlineNotice::Lied(_))
        )
    }

    /// Whether the person here has lost the connection to the host.
    pub(super) fn is_cut_off(&self) -> bool {
        let is_lost = matches!(self.notice, Some(OnlineNotice::Lost | OnlineNotice::Gone));
        self.role == Some(OnlineRole::Guest) && is_lost
    }

    /// The name of the host.
    pub(super) fn host(&self) -> String {
        let host = self.seats.first();
        host.map_or_else(String::new, |seat| seat.name.clone())
    }
}

/// Something that takes a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PendingTask {
    /// A text to carry is being made.
    Text,
    /// The table is looked for in other windows.
    Windows,
}

/// The part of the person here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OnlineRole {
    /// The table is on this device.
    Host,
    /// The table is elsewhere.
    Guest,
}

/// Something that the person is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum OnlineNotice {
    /// Something does not work.
    Failed(Failure),
    /// The program of the connections could not be loaded.
    NotLoaded,
    /// A link that was pasted is that of another game.
    OtherGame,
    /// The person here has a seat now.
    Seated,
    /// A person has come, by name.
    Here(String),
    /// A person is ready, by name.
    Ready(String),
    /// Everybody is ready, so the host can start.
    AllReady,
    /// The host wants another match.
    AsksAgain,
    /// Nothing has been heard from a person for a while, by name.
    Away(String),
    /// A person has left the match on purpose, by name.
    Left(String),
    /// The person here wants a bot to play for another one, by name.
    Voted(String),
    /// A bot plays for a person now, by name.
    BotPlays(String),
    /// Progress of a sealed deal.
    Deal(DealStage),
    /// Everybody waits for a person who is away, by name.
    NoAnswer(String),
    /// The connection to the host is lost.
    Lost,
    /// The connection is there again.
    Again,
    /// Nothing has been heard from the host for long.
    Gone,
    /// The host has closed the table.
    Closed,
    /// A device has lied.
    Lied(Lied),
    /// The host goes on with the next round.
    HostGoesOn,
    /// Whether a text that was handed over is wanted.
    HandedOver(bool),
}

/// A lie of somebody's device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Lied {
    /// The name of the liar.
    pub(super) name: String,
    /// The kind of lie, as the program names it.
    pub(super) kind: String,
    /// The evidence.
    pub(super) evidence: String,
}

thread_local! {
    static STATUS: ArcRwSignal<OnlineStatus> = ArcRwSignal::new(OnlineStatus::default());
    /// The newest match.
    static LATEST: RefCell<Latest> = RefCell::default();
    /// Whether the table may lack something of the newest match.
    static IS_BEHIND: Cell<bool> = const { Cell::new(false) };
    /// How many moves the table knows of or has been told.
    static TOLD: Cell<usize> = const { Cell::new(0) };
}

/// The table. Views that call this follow its changes.
pub(super) fn status() -> OnlineStatus {
    STATUS.with(Clone::clone).get()
}

/// The table, without following its changes.
pub(super) fn status_untracked() -> OnlineStatus {
    untrack(|| STATUS.with(Clone::clone).get_untracked())
}

/// Changes the table.
pub(super) fn change(change: impl FnOnce(&mut OnlineStatus)) {
    let signal = STATUS.with(Clone::clone);
    let mut next = untrack(|| signal.get_untracked());
    let before = next.clone();
    change(&mut next);
    if next != before {
        signal.update(|now| *now = next);
    }
}

/// The newest match, read once.
#[derive(Default)]
struct Latest {
    text: String,
    record: Option<Rc<MatchRecord>>,
}

/// The newest match; `None` before it begins.
pub(super) fn latest() -> Option<Rc<MatchRecord>> {
    LATEST.with_borrow(|latest| latest.record.clone())
}

/// Reads the newest match and keeps it. Returns whether it is new.
pub(super) fn set_latest(reader: &'static dyn AnyReader, text: String) -> bool {
    let is_new = LATEST.with_borrow(|latest| latest.text != text);
    if is_new {
        let record = unpack_online_match(reader, &text).map(Rc::new);
        LATEST.replace(Latest { text, record });
        set_behind(true);
    }
    is_new
}

/// Whether the table may lack something of the newest match.
pub(super) fn is_behind() -> bool {
    IS_BEHIND.get()
}

/// Says whether it may.
pub(super) fn set_behind(is_behind: bool) {
    IS_BEHIND.set(is_behind);
}

/// How many moves the table knows of or has been told.
pub(super) fn told() -> usize {
    TOLD.get()
}

/// Counts the moves that the table knows of or has been told.
pub(super) fn set_told(moves: usize) {
    TOLD.set(moves);
}

/// Forgets the match.
pub(super) fn forget_match() {
    LATEST.take();
    set_behind(false);
    set_told(0);
    change(|now| now.has_match = false);
}

/// Forgets everything.
pub(super) fn forget() {
    forget_match();
    change(|now| *now = OnlineStatus::default());
}
