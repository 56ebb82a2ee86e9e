//! The components that only this game has, one small one a file. `page::components` has the others.
//!
//! A component is a function from the store and other parameters to an [`Element`](page::dom::Element).
//! One that may be absent adds itself to its parent and is called `with_…`. To keep the download small:
//!
//! - Elements are built with [`el`](page::dom::el) and its methods, not with Leptos' `view!`,
//!   which compiles each view separately.
//! - Repeated elements are functions, such as [`button`](fn@page::widgets::button).
//! - Fixed texts come from `store.text(|words| …)`, which is one type of closure for all of them.
//! - Closures are cheap, new types of signals and memos less so: read the scene with
//!   `store.scene()`. The page is touched only where the answer differs from before, so a
//!   memo in between gains nothing.
//! - Measure with `scripts/size` before using a sort, a map or a hash table: each new instance is code
//!   of its own, and for a handful of items a list with `find` does the same.

pub mod analysis;
pub mod backup;
pub mod card;
pub mod example;
pub mod hint;
pub mod legend;
pub mod links;
pub mod reading;
pub mod tutorial;

pub use analysis::{analysis_button, analysis_view, costliest};
pub use backup::backup_buttons;
pub use card::card_face;
pub use hint::hint;
pub use links::{link_state, links};
pub use reading::rules;
pub use tutorial::tutorial;
