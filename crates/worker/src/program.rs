//! The program of all workers.

use wasm_bindgen::JsCast;
use web_sys::DedicatedWorkerGlobalScope;

/// The program of all workers: its `main`, and the ways into its parts.
///
/// A line names a worker: the name that the page gives it, that of its part, and the function that starts it. What all
/// workers need is in the program; `scripts/games.mjs --program` says which parts are there before another. If a part does
/// not arrive, the script of the program tells the page.
///
/// The split macro declares an import and an export of the program, so the file needs
/// `#![allow(unsafe_code)]`.
#[macro_export]
macro_rules! program {
    ($($name:literal => $part:ident: $listen:expr;)+) => {
        $(
            /// Loads the part of this worker and starts it.
            #[wasm_split_helpers::wasm_split($part, fallible)]
            #[allow(clippy::unnecessary_wraps)] // the macro returns the error if the file cannot be loaded
            fn $part() -> Result<(), wasm_split_helpers::SplitLoaderError> {
                $listen();
                Ok(())
            }
        )+

        fn main() {
            wasm_bindgen_futures::spawn_local(async {
                let _ = match &*$crate::name() {
                    $($name => $part().await,)+
                    _ => Ok(()),
                };
            });
        }
    };
}

/// The name that the page has given this worker.
#[must_use]
pub fn name() -> String {
    js_sys::global()
        .unchecked_into::<DedicatedWorkerGlobalScope>()
        .name()
}
