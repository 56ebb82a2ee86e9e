//! The page.
// The way into the chunk is an import and an export of the program, which the split macro declares.
#![allow(unsafe_code)]

use little_devils_page::chunk::Chunk;
use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// The standard library's own allocator is three times as large to download, for a page that asks
/// for little.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// Loads the chunk, unless it is there already, and gives its functions.
#[wasm_split(more, fallible)]
#[allow(clippy::unnecessary_wraps)] // the error is that it cannot be loaded
fn chunk() -> Result<Chunk, SplitLoaderError> {
    Ok(Chunk::entries())
}

fn main() {
    little_devils_page::start(|loaded| spawn_local(async { loaded(chunk().await.ok()) }));
}
