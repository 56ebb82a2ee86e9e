//! The program of a page.

/// The program of a page: its `main`, and the way into its chunk. The argument is a game at a table
/// ([`SceneGame`](scene::SceneGame)); if its page has parts of its own, their type ([`OwnPage`](crate::shell::OwnPage))
/// follows after `own:`. Another page names two functions: the one that returns its part in
/// the chunk ([`Chunk`](crate::shell::Chunk)), and the one that starts it.
///
/// The split macro declares an import and an export of the program, so the file needs
/// `#![allow(unsafe_code)]`.
#[macro_export]
macro_rules! program {
    ($game:ty) => {
        $crate::program!($game, own: ());
    };
    ($game:ty, own: $own:ty) => {
        $crate::program!(
            $crate::scene_game::chunk_of::<$game, $own>,
            $crate::scene_game::start::<$game, $own>
        );
    };
    ($chunk:path, $start:path) => {
        /// The standard library's allocator is three times as large to download, and the page allocates
        /// little.
        #[cfg(target_arch = "wasm32")]
        #[global_allocator]
        static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

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
