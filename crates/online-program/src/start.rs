//! How the program starts.

use together::LocalDealer;
pub use together::{AnyDeals, Dealer, deals_of};

use crate::dealer::{LoadDealer, can_load};
use crate::page::listen;

/// The program for online tables of all games: its `main`, and the ways into its parts.
///
/// A line names a game: its id, the name of its part, and its rounds. What all games need is in the program; the part
/// `sealed` has the mathematics of sealed deals.
///
/// The split macro declares an import and an export of the program, so the file needs
/// `#![allow(unsafe_code)]`.
#[macro_export]
macro_rules! program {
    ($($id:literal => $part:ident: $round:ty;)+) => {
        $(
            /// Loads what the tables of this game need.
            #[wasm_split_helpers::wasm_split($part, fallible)]
            #[allow(clippy::unnecessary_wraps)] // the macro returns the error if the file cannot be loaded
            fn $part() -> Result<&'static dyn $crate::AnyDeals, wasm_split_helpers::SplitLoaderError> {
                Ok($crate::deals_of::<$round>())
            }
        )+

        /// Loads what sealed deals need.
        #[wasm_split_helpers::wasm_split(sealed, fallible)]
        #[allow(clippy::unnecessary_wraps)] // as above
        fn sealed() -> Result<Box<dyn $crate::Dealer>, wasm_split_helpers::SplitLoaderError> {
            Ok($crate::dealer())
        }

        fn main() {
            wasm_bindgen_futures::spawn_local(async {
                let game = match &*$crate::game() {
                    $($id => $part().await.ok(),)+
                    _ => None,
                };
                $crate::start(game, |arrived| {
                    wasm_bindgen_futures::spawn_local(async move { arrived(sealed().await.ok()) });
                });
            });
        }
    };
}

/// The id of the game of this page, which its document names; empty if it names none.
#[must_use]
pub fn game() -> String {
    let root = web_sys::window().and_then(|window| window.document()?.document_element());
    let game = root.and_then(|root| root.get_attribute("data-game"));
    game.unwrap_or_default()
}

/// Serves the page of a game whose part has arrived. If it has not, the script of the program tells the page.
pub fn start(game: Option<&'static dyn AnyDeals>, load: LoadDealer) {
    if let Some(game) = game {
        can_load(load);
        listen(game);
    }
}

/// The dealer of sealed deals.
#[must_use]
pub fn dealer() -> Box<dyn Dealer> {
    Box::new(LocalDealer::default())
}
