//! The work of this folder as a module for Node.js; see `scripts/bench`.

#[cfg(target_arch = "wasm32")]
mod work;

#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen;

/// The names of all kinds of work, with their units, one a line.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
#[must_use]
pub fn names() -> String {
    let lines = work::ALL
        .iter()
        .map(|work| format!("{}\t{}", work.name, work.unit));
    lines.collect::<Vec<_>>().join("\n")
}

/// Does at least so much work of the kind at this place, and returns how much it did.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
#[must_use]
pub fn run(place: usize, amount: u32) -> f64 {
    let (done, sum) = (work::ALL[place].run)(amount);
    core::hint::black_box(sum);
    done.into()
}
