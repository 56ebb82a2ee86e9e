//! The way to the other games of the site.

use game::catalogue::{CATALOGUE, GameInfo, LITTLE_DEVILS};
use protocol::GameFormat;
use words::ShellWords;

use crate::dom::{Element, el};
use crate::frame;
use crate::shell::{GamePage, Shell};

/// Links to the other games; none in the frame of a host page, which shows one game.
pub fn more_games<G: GamePage>(shell: Shell<G>) -> Option<Element> {
    let own = G::Format::INFO.id;
    let others = CATALOGUE.iter().filter(move |game| game.id != own);
    // The front page is the folder above those of all others.
    let up = if own == LITTLE_DEVILS.id { "" } else { "../" };
    let link = |game: &GameInfo| {
        el("a")
            .attr("href", format!("{up}{}", game.address))
            .text(game.title)
    };
    let title = el("h2").live_text(shell.text(ShellWords::more_games));
    frame::host().is_none().then(|| {
        el("nav.more-games")
            .live_attr("aria-label", shell.text(ShellWords::more_games))
            .child(title)
            .child(el("p").children(others.map(link)))
    })
}
