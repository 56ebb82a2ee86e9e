//! The programs of the pages: one for all games at a table, and one for each page that is drawn in its own way.

use wasm_bindgen::throw_str;

use crate::scene_game;
use crate::scene_game::TableStart;
use crate::shell::LoadChunk;

/// Starts the page of a game at a table whose part of the program has arrived. `load` loads the chunk.
pub fn start(table: Option<TableStart>, load: LoadChunk) {
    match table {
        Some(table) => scene_game::start(table, load),
        // error-overlay.js reports it, as it does for a program that has not arrived.
        None => throw_str("a part of the program did not arrive"),
    }
}

/// The program of all games at a table: its `main`, and the ways into its parts.
///
/// A line names a game: its id, the names of its two files, and its type ([`SceneGame`](scene::SceneGame)). If its page has
/// parts of its own, their type ([`OwnPage`](crate::shell::OwnPage)) follows. What all pages need for a first match is in
/// the program, and what they need besides in the chunk `more`. A game's first file has what its first match needs, its
/// second file all else; `scripts/games.mjs --program` says which files are there before another.
///
/// The split macro declares an import and an export of the program, so the file needs
/// `#![allow(unsafe_code)]`.
#[macro_export]
macro_rules! program {
    ($($id:literal => $first:ident, $second:ident: $game:ty, $own:ty;)+) => {
        /// Loads the chunk, unless it is loaded, and returns its functions for a game.
        #[wasm_split_helpers::wasm_split(more, fallible)]
        #[allow(clippy::unnecessary_wraps)] // the macro returns the error if the file cannot be loaded
        fn load_chunk(
            game: &'static $crate::scene_game::TableChunk,
        ) -> Result<$crate::shell::Chunk, wasm_split_helpers::SplitLoaderError> {
            Ok(game)
        }

        $(
            /// Loads what a first match of this game needs, unless it is loaded.
            #[wasm_split_helpers::wasm_split($first, fallible)]
            #[allow(clippy::unnecessary_wraps)] // as above
            fn $first() -> Result<$crate::scene_game::TableStart, wasm_split_helpers::SplitLoaderError> {
                Ok($crate::scene_game::TableStart::of::<$game, $own>())
            }

            /// Loads all else of this game, unless it is loaded.
            #[wasm_split_helpers::wasm_split($second, fallible)]
            #[allow(clippy::unnecessary_wraps)] // as above
            fn $second() -> Result<&'static $crate::scene_game::TableChunk, wasm_split_helpers::SplitLoaderError> {
                Ok($crate::scene_game::chunk_of::<$game, $own>())
            }
        )+

        fn main() {
            match &*$crate::document::game() {
                $($id => wasm_bindgen_futures::spawn_local(async {
                    $crate::program::start($first().await.ok(), |loaded| {
                        wasm_bindgen_futures::spawn_local(async {
                            loaded(match $second().await {
                                Ok(game) => load_chunk(game).await.ok(),
                                Err(_) => None,
                            });
                        });
                    });
                }),)+
                _ => $crate::program::start(None, |_| {}),
            }
        }
    };
}

/// The program of a page that is drawn in its own way: its `main`, and the way into its chunk. The arguments are two
/// functions: the one that returns its part in the chunk ([`Chunk`](crate::shell::Chunk)), and the one that starts it.
///
/// The split macro declares an import and an export of the program, so the file needs
/// `#![allow(unsafe_code)]`.
#[macro_export]
macro_rules! own_program {
    ($chunk:path, $start:path) => {
        /// Loads the chunk, unless it is loaded, and returns its functions.
        #[wasm_split_helpers::wasm_split(more, fallible)]
        #[allow(clippy::unnecessary_wraps)] // the macro returns the error if the chunk cannot be loaded
        fn load_chunk() -> Result<$crate::shell::Chunk, wasm_split_helpers::SplitLoaderError> {
            Ok($chunk())
        }

        fn main() {
            $start(|loaded| {
                wasm_bindgen_futures::spawn_local(async { loaded(load_chunk().await.ok()) });
            });
        }
    };
}
