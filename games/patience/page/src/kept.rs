//! The game on the table and the figures, as other tabs and frames may change them at any time.

use leptos::prelude::{GetUntracked, Set, SetValue, Update, UpdateValue, WithUntracked};
use page::clock;
use page::dom::on_window;
use page::shell::Notice;
use page::storage::BrowserStorage;
use patience::kept::{End, Ended, Figures, KeptGame, ShelvedGames, add_end, printed, stored};
use patience::play::{Play, Scoring};
use patience::rules::Declaration;
use protocol::{KeyValueStore, StorageName};
use session::{Day, streak};

use crate::own::Page;

/// The figures in this browser.
pub(crate) const FIGURES: Figures<BrowserStorage> = Figures::new(BrowserStorage);

/// Reads the game under way of a patience, and follows it from now on. One that cannot be read is quarantined, and
/// the person is told.
pub(crate) fn open(page: Page, game: &'static Declaration) -> Option<Play> {
    let (kept, opened) = KeptGame::open(BrowserStorage, game, clock::today());
    page.own().kept.set_value(Some(kept));
    page.withdraw(&Notice::SavedElsewhere);
    page.loaded_match(opened)
}

/// Keeps the game on the table after something was done in it, or says why not.
pub(crate) fn keep(page: Page, play: &Play) {
    page.notify_saved(with(page, |kept| kept.keep(play)));
    let id = printed(play.game()).id;
    let is_last = BrowserStorage.load(&stored(StorageName::Match)) == Ok(Some(id.into()));
    if !is_last
        && BrowserStorage
            .save(&stored(StorageName::Match), id)
            .is_err()
    {
        page.notify(Notice::NotSaved);
    }
}

/// Keeps the time of the game on the table, unless another page has written meanwhile.
pub(crate) fn keep_time(page: Page) {
    page.own().play.with_untracked(|play| {
        if let Some(play) = play {
            page.notify_saved(with(page, |kept| kept.keep_time(play)));
        }
    });
}

/// Lets go of the game on the table. Turns that are not kept, because the game is played on another page, are
/// shelved.
pub(crate) fn close(page: Page) {
    keep_time(page);
    let own = page.own();
    let lost = own.play.get_untracked().filter(|play| {
        let is_lost = |kept: &mut KeptGame<_>| !kept.is_open() && kept.has_new(play);
        with(page, is_lost) == Some(true)
    });
    if lost.is_some_and(|play| shelved(play.game()).add(&play).is_err()) {
        page.notify(Notice::NotSaved);
    }
    own.kept.set_value(None);
    page.withdraw(&Notice::SavedElsewhere);
}

/// Checks whether another page plays the game on the table, and says so. Returns whether this page still writes it.
pub(crate) fn check(page: Page) -> bool {
    page.own().play.with_untracked(|play| {
        if let Some(play) = play {
            page.notify_saved(with(page, |kept| kept.check(play)));
        }
    });
    with(page, |kept| kept.is_open()) != Some(false)
}

/// Whether this very deal is under way on another page.
pub(crate) fn is_played_elsewhere(page: Page, play: &Play) -> bool {
    with(page, |kept| kept.is_played_elsewhere(play)) == Some(true)
}

/// Does something with the kept game of the table.
pub(crate) fn with<T>(
    page: Page,
    act: impl FnOnce(&mut KeptGame<BrowserStorage>) -> T,
) -> Option<T> {
    let kept = page.own().kept;
    kept.try_update_value(|kept| kept.as_mut().map(act))
        .flatten()
}

/// The games of a patience that were shelved.
pub(crate) fn shelved(game: &'static Declaration) -> ShelvedGames<BrowserStorage> {
    ShelvedGames::new(BrowserStorage, game)
}

/// Follows what other tabs and frames change, for the lifetime of the page. A page that comes back from the
/// browser's memory has missed what they wrote.
pub(crate) fn watch(page: Page) {
    match FIGURES.quarantine_unreadable() {
        Ok(false) => {}
        Ok(true) => page.notify(Notice::ResultsUnreadable),
        Err(_) => page.notify(Notice::NotSaved),
    }
    show_figures(page);
    for event in ["storage", "pageshow"] {
        on_window(event, move |_| {
            check(page);
            show_figures(page);
        });
    }
    // The browser may end the page at any time after this.
    on_window("pagehide", move |_| keep_time(page));
}

/// Shows the figures as they are kept now. Those on show stay if the browser refuses.
pub(crate) fn show_figures(page: Page) {
    if let Ok(stored) = FIGURES.load() {
        page.own().statistics.set(stored.statistics);
    }
}

/// Counts a deal that has ended, with its points.
pub(crate) fn count(page: Page, play: &Play, end: End, points: Option<(Scoring, i32)>) -> Ended {
    let statistics = page.own().statistics;
    if let Ok((ended, all)) = FIGURES.end(play, end, points) {
        statistics.set(all);
        return ended;
    }
    page.notify(Notice::NotSaved);
    // They last as long as the page.
    let mut ended = Ended::default();
    statistics.update(|all| ended = add_end(all, play, end, points));
    ended
}

/// Keeps that the deal of a day is won. Returns the number of days in a row up to that day.
pub(crate) fn keep_day(page: Page, day: Day) -> usize {
    if FIGURES.add_days(&[day]).is_err() {
        page.notify(Notice::NotSaved);
    }
    streak(&FIGURES.days(), day)
}
