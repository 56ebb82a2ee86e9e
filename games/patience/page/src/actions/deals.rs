//! Deals: opening, leaving and beginning a game.

use leptos::prelude::{Set, SetValue, WithUntracked, untrack};
use page::address;
use page::seed;
use patience::games;
use patience::play::{DealLink, Play, numbered};
use patience::protocol::WINNABLE;
use patience::rules::Declaration;

use super::state::{ask_later, change, count_given_up, save, say};
use crate::own::Page;
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
    let kept = saved::game_under_way(page, link.game);
    let play = match (kept, link.seed) {
        (Some(play), None) => play,
        (Some(play), Some(seed)) if play.seed() == seed && play.game().id == link.game.id => play,
        (kept, Some(seed)) => {
            if let Some(kept) = kept {
                count_given_up(page, &kept);
            }
            Play::new(link.game, seed)
        }
        (None, None) => {
            let game = saved::variant(link.game);
            Play::new(game, next_seed(page, game))
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

/// Deals a game again: the number of a deal, or a random one.
pub(crate) fn deal(page: Page, game: &'static Declaration, number: Option<u64>) {
    page.own().play.with_untracked(|play| {
        if let Some(play) = play {
            count_given_up(page, play);
        }
    });
    saved::choose_variant(game);
    let seed = number.map_or_else(|| next_seed(page, game), cards::Seed);
    begin(page, Play::new(game, seed));
}

/// Another deal of the same game.
pub(crate) fn new_deal(page: Page) {
    if let Some(game) = page
        .own()
        .play
        .with_untracked(|play| Some(play.as_ref()?.game()))
    {
        deal(page, game, None);
    }
}

/// Goes back to the beginning of the deal.
pub(crate) fn restart(page: Page) {
    change(page, |play| play.go_to(0).then(Vec::new));
}

/// Puts a game on the table.
fn begin(page: Page, play: Play) {
    let own = page.own();
    let (game, seed) = (play.game(), play.seed());
    own.is_counted.set_value(false);
    own.findings.clear();
    own.picked.set(None);
    own.hint.set(None);
    own.result.set(None);
    own.seconds.set(play.time() / 1000);
    page.clear_remark();
    saved::keep_game(page, &play);
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
    ask_later(page);
}

/// Takes the game from the table; it is kept.
fn leave_game(page: Page) {
    save(page);
    let own = page.own();
    own.picked.set(None);
    own.hint.set(None);
    own.result.set(None);
    own.play.set(None);
}

/// The seed of the next deal. If the person wants deals that can be won and the solver is quick, it is the one that
/// it has found, or at first one of those known to be winnable; otherwise a random one.
fn next_seed(page: Page, game: &'static Declaration) -> cards::Seed {
    let fresh = seed::fresh();
    let wanted = page.settings().options().is_on(&WINNABLE) && games::is_quick(game.id);
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
