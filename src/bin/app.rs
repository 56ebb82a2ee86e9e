//! The page.
// The split macro declares an import and an export of the program: the way into the chunk.
#![allow(unsafe_code)]

use little_devils_page::store::Chunk;
use little_devils_page::{LittleDevils, chunk};
use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// The standard library's allocator is three times as large to download, and the page allocates little.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// Loads the chunk, unless it is loaded, and returns its functions.
#[wasm_split(more, fallible)]
#[allow(clippy::unnecessary_wraps)] // the macro returns the error if the chunk cannot be loaded
fn load_chunk() -> Result<Chunk, SplitLoaderError> {
    Ok(chunk::entries())
}

fn main() {
    page::app::start::<LittleDevils>(|loaded| {
        spawn_local(async { loaded(load_chunk().await.ok()) })
    });
}
