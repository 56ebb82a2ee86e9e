//! The page in the frame of a host page: its messages.

use leptos::prelude::{Get, Set, With, untrack};
use page::shell::Notice;
use patience::play::{DealLink, Play};
use patience::protocol::{DEAL_END, HostMessage};
use protocol::{FromHost, ToHost};

use crate::actions;
use crate::own::Page;
use crate::saved;

/// Exchanges messages with the host page for the lifetime of the page.
pub(super) fn connect(page: Page) {
    let own = page.own();
    let handle = move |fields: &dyn Fn(&str) -> Option<String>| {
        match HostMessage::read(fields)? {
            Some(HostMessage::Pause(paused)) => pause(page, paused),
            Some(HostMessage::Shared(FromHost::Mute(muted))) => page.mute(muted),
            // Not saved: the host's request is not the person's.
            Some(HostMessage::Shared(FromHost::SetLang(lang))) => page.use_lang(lang),
            Some(HostMessage::Deal(link)) => return deal(page, link),
            // All others are read as messages of their own.
            Some(HostMessage::Shared(_)) | None => {}
        }
        Ok(())
    };
    let Some(link) = page.link_host(own.host.clone(), handle) else {
        return;
    };
    let is_under_way = move || {
        let is_open = own
            .play
            .with(|play| play.as_ref().is_some_and(|play| !play.is_won()));
        own.is_at_table.get() && is_open
    };
    let plays = move || is_under_way() && !own.is_paused.get();
    page.report_play(link, plays, move || own.is_at_table.get());
    page::dom::effect(move || {
        if let Some(ended) = own.ended.get() {
            page.tell_host(
                link,
                &ToHost::DealEnd {
                    kind: DEAL_END.0,
                    dealt: (DEAL_END.1, ended.game.id),
                    seed: ended.seed,
                    won: ended.is_won,
                    moves: ended.turns,
                    time: ended.time,
                },
            );
        }
    });
}

/// Stops the clock, and says so with a button to go on; or lets it go on.
fn pause(page: Page, paused: bool) {
    page.own().is_paused.set(paused);
    if paused {
        page.notify(Notice::Paused);
    } else {
        page.withdraw(&Notice::Paused);
    }
}

/// Deals what the host asks for, unless the person would lose a game under way.
fn deal(page: Page, link: DealLink) -> Result<(), String> {
    let own = page.own();
    let kept = saved::games_under_way();
    let same = |play: &&Play| saved::printed(play.game()).id == saved::printed(link.game).id;
    let under_way = kept.iter().find(same).filter(|play| play.turns() > 0);
    let at_table = untrack(|| {
        own.play.with(|play| {
            let play = play
                .as_ref()
                .filter(|play| play.turns() > 0 && !play.is_won());
            play.is_some_and(|play| same(&play))
        })
    });
    if at_table || under_way.is_some() {
        let id = saved::printed(link.game).id;
        return Err(format!("newMatch: a game of {id} is under way"));
    }
    page.close_dialog();
    actions::open(page, link);
    Ok(())
}
