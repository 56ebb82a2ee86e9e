//! The layout of the table: the plans of each game, the size of its cards on a table of a size, and what its piles show.

mod games;
mod picture;
mod piles;

use scene::piles::{Fit, Plans};

use crate::rules::Declaration;

pub use games::plan;
pub use picture::{Picture, PictureFace, PictureItem};
pub use piles::{kinds, piles, sign};

/// Fits a game into a table of this width and height; see [`Fit::new`].
#[must_use]
pub fn fit(game: &Declaration, size: (i32, i32), percent: i32, mirrored: bool) -> Fit {
    let plans = Plans {
        piles: game.rules.piles(),
        tall: plan(game, false),
        wide: plan(game, true),
        narrow: games::narrow_plan(game),
    };
    Fit::new(plans, size, percent, mirrored)
}
