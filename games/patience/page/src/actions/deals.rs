//! Deals: opening, leaving and beginning a game.

use leptos::prelude::{GetUntracked, Set, WithUntracked, untrack};
use page::address;
use page::clock;
use page::seed;
use patience::games;
use patience::kept::begun;
use patience::play::{DealLink, Play, numbered};
use patience::protocol::INFO;
use patience::protocol::WINNABLE;
use patience::rules::Declaration;

use super::state::{ASK_AFTER, ask_later, change, count_given_up, say};
use crate::kept;
use crate::own::{OwnTask, Page, WantedDeal};
use crate::saved;

/// Opens a game: the deal that a link names, or the game under way, or a new deal.
pub(crate) fn open(page: Page, link: DealLink) {
    let own = page.own();
    let is_here = own.play.with_untracked(|play| {
        let play = play.as_ref();
        play.is_some_and(|play| {
            play.game().id == link.game.id && link.seed.is_none_or(|seed| seed == play.seed())
        })
    });
    if is_here {
        own.is_at_table.set(true);
        return;
    }
    leave_game(page);
    let kept = kept::open(page, link.game);
    let play = match (kept, link.seed) {
        (Some(play), None) => play,
        (Some(play), Some(seed)) if play.seed() == seed && play.game().id == link.game.id => play,
        (Some(play), Some(_)) if play.turns() > 0 => {
            // The person sees first which game would be given up.
            begin(page, play);
            return ask_before(page, link);
        }
        (_, Some(seed)) => fresh(link.game, seed),
        (None, None) => {
            let game = saved::variant(link.game);
            fresh(game, next_seed(page, game))
        }
    };
    begin(page, play);
}

/// Goes back to the first page. The game stays as it is.
pub(crate) fn leave(page: Page) {
    leave_game(page);
    page.own().is_at_table.set(false);
    address::remove_fragment();
}

/// Deals a game again: the number of a deal, or a random one. Asks first if a game would be given up.
pub(crate) fn deal(page: Page, game: &'static Declaration, seed: Option<cards::Seed>) {
    saved::choose_variant(game);
    ask_before(page, DealLink { game, seed });
}

/// Another deal of the same game.
pub(crate) fn new_deal(page: Page) {
    let game = |play: &Option<Play>| play.as_ref().map(Play::game);
    if let Some(game) = page.own().play.with_untracked(game) {
        ask_before(page, DealLink { game, seed: None });
    }
}

/// Deals at once if nothing would be lost, or asks first whether the game on the table is to be given up.
fn ask_before(page: Page, link: DealLink) {
    let own = page.own();
    let is_begun = |play: &Play| play.turns() > 0 && !play.facts().is_counted;
    let is_worth_asking = own
        .play
        .with_untracked(|play| play.as_ref().is_some_and(is_begun))
        && own.findings.outlook.get_untracked().is_open();
    if is_worth_asking {
        own.wanted.set(Some(WantedDeal {
            game: link.game.id,
            seed: link.seed,
        }));
    } else {
        deal_link(page, link);
    }
}

/// Gives the game on the table up, and deals what the person wants.
pub(crate) fn give_up(page: Page) {
    let own = page.own();
    let Some(wanted) = own.wanted.get_untracked() else {
        return;
    };
    own.wanted.set(None);
    if let Some(game) = games::by_id(wanted.game) {
        let seed = wanted.seed;
        deal_link(page, DealLink { game, seed });
    }
}

fn deal_link(page: Page, link: DealLink) {
    // Another page may play this deal on meanwhile.
    kept::check(page);
    page.own().play.with_untracked(|play| {
        if let Some(play) = play {
            count_given_up(page, play);
        }
    });
    let seed = link.seed.unwrap_or_else(|| next_seed(page, link.game));
    begin(page, fresh(link.game, seed));
}

/// Begins the same deal again, with no moves and no time. It stays one deal for the statistics. An undo brings the game
/// back that was left.
pub(crate) fn restart(page: Page) {
    let own = page.own();
    let left = own.play.get_untracked();
    change(page, |play| {
        *play = play.restarted();
        Some(Vec::new())
    });
    own.left.set(left.filter(Play::can_undo));
}

/// A deal that begins now.
fn fresh(game: &'static Declaration, seed: cards::Seed) -> Play {
    let [_, _, _, _, id @ ..] = seed::fresh().0.to_be_bytes();
    begun(game, seed, clock::today(), u32::from_be_bytes(id))
}

/// Puts a game on the table.
pub(crate) fn begin(page: Page, play: Play) {
    let own = page.own();
    let (game, seed) = (play.game(), play.seed());
    own.findings.clear();
    own.picked.set(None);
    own.hint.set(None);
    own.result.set(None);
    own.left.set(None);
    own.seconds.set(play.time() / 1000);
    page.clear_remark();
    kept::keep(page, &play);
    own.play.set(Some(play));
    own.is_at_table.set(true);
    let link = DealLink {
        game,
        seed: Some(seed),
    };
    address::set_fragment(&link.to_string());
    let words = untrack(|| page.words());
    let name = words.game_name(&game.names);
    say(page, vec![words.deal_begins(name, seed.to_string())]);
    // A game that was kept may be stuck.
    clock::after(ASK_AFTER, move || page.run_own(OwnTask::Look));
    ask_later(page);
}

/// Takes the game from the table; it is kept.
fn leave_game(page: Page) {
    kept::close(page);
    let own = page.own();
    own.picked.set(None);
    own.hint.set(None);
    own.result.set(None);
    own.wanted.set(None);
    own.play.set(None);
}

/// The seed of the next deal. If the person wants deals that can be won and the solver is quick, it is the one that
/// it has found, or at first one of those known to be winnable; otherwise a random one.
fn next_seed(page: Page, game: &'static Declaration) -> cards::Seed {
    let fresh = seed::fresh();
    let wanted = page.settings().options(&INFO).is_on(&WINNABLE) && games::is_quick(game.id);
    let next = wanted.then(|| saved::take_next(game).or_else(|| first_deal(game, fresh)));
    next.flatten().map_or_else(|| numbered(fresh), cards::Seed)
}

/// One of the deals that are known to be winnable.
fn first_deal(game: &Declaration, seed: cards::Seed) -> Option<u64> {
    let deals = games::winnable_deals(game.id);
    let count = u64::try_from(deals.len()).ok()?;
    let at = usize::try_from(seed.0.checked_rem(count)?).ok()?;
    deals.get(at).map(|deal| (*deal).into())
}
