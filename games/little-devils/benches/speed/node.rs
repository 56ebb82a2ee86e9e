//! The benchmark as a module for Node.js; see `scripts/bench`.

#[cfg(target_arch = "wasm32")]
mod work;

#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen;

/// The names and units of all kinds of work, one a line.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
#[must_use]
pub fn names() -> String {
    let lines = work::ALL
        .iter()
        .map(|work| format!("{}\t{}", work.name, work.unit));
    lines.collect::<Vec<_>>().join("\n")
}

/// Runs at least this amount of the kind of work with this number; returns the amount done.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
#[must_use]
pub fn run(place: usize, amount: u32) -> f64 {
    let (done, sum) = (work::ALL[place].run)(amount);
    core::hint::black_box(sum);
    done.into()
}
