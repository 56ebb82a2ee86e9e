//! The program of a page.

/// The program of a page: its `main`, and the way into its chunk. The first argument is the page
/// ([`GamePage`](crate::shell::GamePage)), the second the function that returns the functions of the chunk, and the
/// third the function that starts the page: [`app::start`](crate::app::start), unless it is another one.
///
/// The split macro declares an import and an export of the program, so the file needs
/// `#![allow(unsafe_code)]`.
#[macro_export]
macro_rules! program {
    ($page:ty, $chunk:path) => {
        $crate::program!($page, $chunk, $crate::app::start::<$page>);
    };
    ($page:ty, $chunk:path, $start:path) => {
        /// The standard library's allocator is three times as large to download, and the page allocates
        /// little.
        #[cfg(target_arch = "wasm32")]
        #[global_allocator]
        static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

        /// Loads the chunk, unless it is loaded, and returns its functions.
        #[wasm_split_helpers::wasm_split(more, fallible)]
        #[allow(clippy::unnecessary_wraps)] // the macro returns the error if the chunk cannot be loaded
        fn load_chunk() -> Result<$crate::shell::Chunk<$page>, wasm_split_helpers::SplitLoaderError>
        {
            Ok($chunk())
        }

        fn main() {
            $start(|loaded| {
                wasm_bindgen_futures::spawn_local(async { loaded(load_chunk().await.ok()) });
            });
        }
    };
}
