//! The engine: piles, rules as data, legal moves, and a game in progress.

mod build;
mod cause;
mod deal;
mod declaration;
mod gather;
mod goal;
mod group;
mod legality;
mod moves;
mod pairs;
mod pile_card;
mod play;
mod position;
mod round;
mod safety;
mod script;
mod spaces;
mod view;

pub use build::{Build, Order, Suits};
pub use cause::Refusal;
pub use declaration::{Declaration, Goal, Names, Rules, Stock};
pub use goal::is_won;
pub(crate) use goal::{gone, is_resting, would_rest};
pub use group::{Base, Group, Kind, Refill, Shape, Sources, Take};
pub use legality::{accepts, check, legal, longest_run};
pub use moves::{Move, ParseMoveError};
pub use pile_card::PileCard;
pub use play::{PileStep, play};
pub use position::{Direction, MAX_PILES, Position, STOCK, WASTE};
pub use round::Round;
pub use safety::is_safe;
pub use script::{Deal, Down, Gather};
pub use view::View;
