//! Several tabs and frames over one storage: whatever they do, nothing that was kept is lost, and no deal counts twice.

use cards::Seed;
use patience::kept::{self, End, Figures, KeptGame, ShelvedGames, TakeOver, begun};
use patience::play::{Play, read_save, write_save};
use patience::rules::Declaration;
use protocol::{ImportOutcome, Loaded, SaveOutcome};
use session::Day;

use crate::common::game;
use crate::memory::Memory;

const KLONDIKE: &str = "patience/match/klondike";

/// A tab with a game on the table.
pub(crate) struct Tab<'a> {
    pub(crate) kept: KeptGame<&'a Memory>,
    pub(crate) play: Play,
}

impl<'a> Tab<'a> {
    pub(crate) fn open(storage: &'a Memory, of: &'static Declaration, new: u32) -> Self {
        let (kept, opened) = KeptGame::open(storage, of, None);
        let play = match opened {
            Loaded::Parsed(play) => play,
            _ => begun(of, Seed(u64::from(new)), None, new),
        };
        let mut tab = Self { kept, play };
        tab.keep();
        tab
    }

    pub(crate) fn keep(&mut self) -> SaveOutcome {
        self.kept.keep(&self.play)
    }

    fn draw(&mut self) -> SaveOutcome {
        let draw = "draw".parse().expect("a move");
        self.play.play(draw, false).expect("a card in the stock");
        self.keep()
    }
}

fn klondike(storage: &Memory) -> Tab<'_> {
    Tab::open(storage, game("klondike"), 1)
}

fn turns(storage: &Memory) -> usize {
    let text = storage.text(KLONDIKE).expect("a game");
    read_save(&text).expect("a save").turns()
}

#[test]
fn a_stale_tab_overwrites_nothing_and_says_so() {
    let storage = Memory::default();
    let (mut a, mut b) = (klondike(&storage), klondike(&storage));
    for _ in 0..5 {
        assert_eq!(b.draw(), SaveOutcome::Saved);
    }
    assert_eq!(a.draw(), SaveOutcome::OtherTab);
    assert_eq!(a.draw(), SaveOutcome::Saved, "the person knows already");
    assert_eq!(turns(&storage), 5);
    // A closes.
    assert_eq!(a.kept.keep_time(&a.play), SaveOutcome::Saved);
    assert_eq!(turns(&storage), 5);
    assert_eq!(b.draw(), SaveOutcome::Saved);
}

#[test]
fn a_stale_tab_that_did_nothing_takes_the_other_game() {
    let storage = Memory::default();
    let (mut a, mut b) = (klondike(&storage), klondike(&storage));
    b.draw();
    a.play.add_time(1000);
    assert_eq!(a.kept.keep_time(&a.play), SaveOutcome::OtherTab);
    match a.kept.take_over(&a.play) {
        TakeOver::Theirs(play) => a.play = *play,
        other => panic!("{other:?}"),
    }
    assert_eq!(a.draw(), SaveOutcome::Saved);
    assert_eq!(turns(&storage), 2);
    assert_eq!(b.kept.check(&b.play), SaveOutcome::OtherTab);
}

#[test]
fn of_two_games_that_went_apart_one_is_shelved() {
    let storage = Memory::default();
    let (mut a, mut b) = (klondike(&storage), klondike(&storage));
    for _ in 0..3 {
        b.draw();
    }
    a.draw();
    a.play
        .play("0>2".parse().expect("a move"), false)
        .expect("legal");
    a.keep();
    assert!(matches!(a.kept.take_over(&a.play), TakeOver::Shelved));
    let games = ShelvedGames::new(&storage, game("klondike-draw-one"));
    let shelved = games.list();
    assert_eq!(
        (shelved.len(), shelved[0].play.turns(), turns(&storage)),
        (1, 3, 2)
    );
    assert_eq!(b.draw(), SaveOutcome::OtherTab);
    storage.set("patience/match/klondike/kept-2", "nonsense");
    assert_eq!(games.unreadable(), 1);
    assert_eq!(games.remove(&shelved[0]), Ok(()));
    assert_eq!((games.list().len(), games.unreadable()), (0, 1));
}

#[test]
fn the_clock_alone_is_no_conflict() {
    let storage = Memory::default();
    let mut tab = klondike(&storage);
    tab.draw();
    let mut frame = klondike(&storage);
    for page in [&mut tab, &mut frame] {
        page.play.add_time(5000);
        assert_eq!(page.kept.keep_time(&page.play), SaveOutcome::Saved);
    }
    assert_eq!(frame.draw(), SaveOutcome::Saved);
}

#[test]
fn a_full_storage_is_told_and_nothing_is_overwritten() {
    let storage = Memory::new(&[(KLONDIKE, "nonsense")]);
    storage.is_full.set(true);
    let (mut kept, opened) = KeptGame::open(&storage, game("klondike"), None);
    assert!(matches!(opened, Loaded::Sealed));
    let play = begun(game("klondike"), Seed(1), None, 1);
    assert_eq!(kept.keep(&play), SaveOutcome::Failed);
    assert_eq!(storage.text(KLONDIKE).as_deref(), Some("nonsense"));
    storage.is_full.set(false);
    let (mut kept, opened) = KeptGame::open(&storage, game("klondike"), None);
    assert!(matches!(opened, Loaded::Quarantined));
    assert_eq!(kept.keep(&play), SaveOutcome::Saved);
    assert_eq!(storage.names().len(), 2, "{:?}", storage.names());
    storage.refuses.set(true);
    assert_eq!(kept.keep(&play), SaveOutcome::Failed);
}

#[test]
fn a_storage_that_was_cleared_is_written_again_by_the_next_turn() {
    let storage = Memory::default();
    let mut tab = klondike(&storage);
    tab.draw();
    storage.texts.borrow_mut().clear();
    assert_eq!(tab.kept.keep_time(&tab.play), SaveOutcome::Saved);
    assert_eq!(storage.text(KLONDIKE), None, "nothing new was done");
    assert_eq!(tab.draw(), SaveOutcome::Saved);
    assert_eq!(turns(&storage), 2);
}

#[test]
fn a_deal_counts_once_whichever_tabs_end_it() {
    let storage = Memory::default();
    let figures = Figures::new(&storage);
    let end = |play: &Play, end| figures.end(play, end, None).expect("room").0.is_known;
    let play = begun(game("klondike-draw-one"), Seed(7), None, 12);
    let alike = begun(game("klondike-draw-one"), Seed(7), None, 123);
    assert!(!end(&play, End::Lost));
    assert!(end(&play, End::Lost));
    let all = figures.load().expect("figures").statistics.of("klondike");
    assert_eq!((all.played, all.won), (1, 0));
    assert!(!end(&play, End::Won), "won after all, in another tab");
    assert!(end(&play, End::Won));
    assert!(end(&play, End::Lost));
    let all = figures.load().expect("figures").statistics.of("klondike");
    assert_eq!((all.played, all.won, all.streak), (1, 1, 1));
    assert!(!end(&alike, End::Won), "the same cards dealt again");
    let all = figures.load().expect("figures").statistics.of("klondike");
    assert_eq!((all.played, all.won, all.streak), (2, 2, 2));
}

#[test]
fn figures_and_days_of_several_tabs_are_merged_and_unreadable_ones_are_quarantined() {
    let storage = Memory::new(&[
        ("patience/results", "patience-statistics 7"),
        ("patience/summary", "2026-11-24 yesterday"),
    ]);
    let (one, other) = (Figures::new(&storage), Figures::new(&storage));
    assert!(one.load().expect("figures").has_unreadable);
    assert_eq!(one.quarantine_unreadable(), Ok(true));
    assert_eq!(other.quarantine_unreadable(), Ok(false));
    assert!(other.load().expect("figures").has_unreadable, "quarantined");
    let day = |text: &str| text.parse().expect("a day");
    assert_eq!(one.add_days(&[day("2026-11-25")]), Ok(()));
    assert_eq!(
        other.add_days(&[day("2026-11-23"), day("2026-11-24")]),
        Ok(())
    );
    let days: Vec<String> = one.days().iter().map(ToString::to_string).collect();
    assert_eq!(days, ["2026-11-23", "2026-11-24", "2026-11-25"]);
    let text = |name: &str| storage.text(name).expect("quarantined");
    assert_eq!(
        text("patience/results/unreadable-1"),
        "patience-statistics 7"
    );
    assert_eq!(text("patience/summary/unreadable-1"), "yesterday");
    assert!(one.change(|all| all.add_won("golf", 9, 8)).is_ok());
    assert!(other.change(|all| all.add_lost("spider")).is_ok());
    let all = one.load().expect("figures").statistics;
    assert_eq!((all.of("golf").won, all.of("spider").played), (1, 1));
    storage.refuses.set(true);
    assert!(one.change(|all| all.add_lost("golf")).is_err());
}

#[test]
fn a_game_of_a_file_never_takes_the_place_of_one_under_way() {
    let storage = Memory::default();
    let games = ShelvedGames::new(&storage, game("klondike"));
    let mut theirs = begun(game("klondike"), Seed(5), None, 5);
    theirs
        .play("draw".parse().expect("a move"), false)
        .expect("legal");
    let mut tab = klondike(&storage);
    assert_eq!(
        games.import(&theirs, false),
        Ok(ImportOutcome::New),
        "on the table here"
    );
    assert_eq!(games.list().len(), 1);
    assert_eq!(games.import(&theirs, true), Ok(ImportOutcome::Known));
    tab.draw();
    assert_eq!(games.import(&tab.play, true), Ok(ImportOutcome::Known));
    let other = begun(game("klondike"), Seed(6), None, 6);
    assert_eq!(games.import(&other, true), Ok(ImportOutcome::New));
    assert_eq!((turns(&storage), games.list().len()), (1, 2));
}

#[test]
fn the_day_of_a_deal_is_the_one_on_which_it_was_begun() {
    let day = |text: &str| text.parse::<Day>().expect("a day");
    let (eve, today) = (day("2026-11-24"), day("2026-11-25"));
    let of = |on, today| {
        let seed = Seed(kept::daily_number(on));
        begun(game(kept::DAILY), seed, Some(today), 3)
    };
    assert_eq!(of(today, today).facts().day, Some(today));
    assert_eq!(of(eve, today).facts().day, None, "a deal of the past");
    let other = begun(
        game("klondike"),
        Seed(kept::daily_number(today)),
        Some(today),
        3,
    );
    assert_eq!(other.facts().day, None);
    let storage = Memory::default();
    let opened = |text: &str| {
        storage.set(KLONDIKE, text);
        match KeptGame::open(&storage, game(kept::DAILY), Some(today)).1 {
            Loaded::Parsed(play) => play.facts().day,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(
        opened(&write_save(&of(eve, eve))),
        Some(eve),
        "after midnight"
    );
    let first_version = format!("patience 1 {} {} 0 0", kept::DAILY, kept::daily_number(eve));
    assert_eq!(opened(&first_version), Some(eve));
    assert_eq!(opened("patience 1 klondike-draw-one 3 0 0"), None);
}
