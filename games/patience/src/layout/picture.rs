//! A small picture of the layout of a game: which cards are seen where, after a deal.

use cards::Seed;
use cards::french::SuitColor;
use scene::piles::{Fan, places};

use super::{fit, piles};
use crate::rules::{Declaration, Round};

/// The layout of a game after a deal, in units of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The width and the height of a card.
    pub card: (i32, i32),
    /// What is seen, in the order in which it is drawn.
    pub items: Vec<PictureItem>,
}

/// A card in a picture, or the place of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PictureItem {
    /// The left edge.
    pub x: i32,
    /// The upper edge.
    pub y: i32,
    /// What it shows.
    pub face: PictureFace,
}

/// What a card in a picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureFace {
    /// The outline of a pile.
    Place,
    /// The back of a card.
    Covered,
    /// A red card.
    Red,
    /// A black card.
    Black,
}

impl PictureFace {
    /// The name, as files and style sheets have it.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Place => "place",
            Self::Covered => "covered",
            Self::Red => "red",
            Self::Black => "black",
        }
    }
}

impl Picture {
    /// The width and the height of each picture.
    pub const SIZE: (i32, i32) = (200, 130);

    /// The picture of a game.
    #[must_use]
    pub fn of(game: &'static Declaration) -> Self {
        let fit = fit(game, Self::SIZE, 30, false);
        let round = Round::new(game, Seed(1));
        let mut items = Vec::new();
        for area in fit.areas.iter().flatten() {
            items.push(PictureItem {
                x: area.x,
                y: area.y,
                face: PictureFace::Place,
            });
        }
        let all = places(&piles(&game.rules, round.position()), &fit);
        for (at, place) in all.iter().enumerate() {
            // Of a pile without a fan only the top card is to be seen.
            let is_last = all.get(at + 1).is_none_or(|next| next.pile != place.pile);
            let fan = fit.areas[place.pile].map(|area| area.fan);
            if !is_last && matches!(fan, None | Some(Fan::None)) {
                continue;
            }
            let is_red = place.face.suit().color() == SuitColor::Red;
            items.push(PictureItem {
                x: place.x,
                y: place.y,
                face: match (place.is_open, is_red) {
                    (false, _) => PictureFace::Covered,
                    (true, true) => PictureFace::Red,
                    (true, false) => PictureFace::Black,
                },
            });
        }
        Self {
            card: (fit.width, fit.height),
            items,
        }
    }
}
