//! Elements with views of the chunk in them.

use crate::dom::Element;

use super::{GamePage, Shell};

/// Adds views of the chunk.
pub trait WithLazy {
    /// Adds a view of the chunk for as long as `wanted` names one.
    #[must_use]
    fn lazy<G: GamePage>(
        self,
        shell: Shell<G>,
        wanted: impl Fn() -> Option<G::View> + 'static,
    ) -> Self;
}

impl WithLazy for Element {
    fn lazy<G: GamePage>(
        self,
        shell: Shell<G>,
        wanted: impl Fn() -> Option<G::View> + 'static,
    ) -> Self {
        self.live(
            move || shell.with_chunk(wanted()),
            move |view| {
                let built = view.and_then(|view| shell.build(view));
                built.into_iter().collect()
            },
        )
    }
}
