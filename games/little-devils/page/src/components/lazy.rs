//! Elements with views of the chunk in them.

use page::dom::Element;

use crate::store::{LazyView, Store};

/// Adds views of the chunk.
pub trait WithLazy {
    /// Adds a view of the chunk for as long as `wanted` names one.
    #[must_use]
    fn lazy(self, store: Store, wanted: impl Fn() -> Option<LazyView> + 'static) -> Self;
}

impl WithLazy for Element {
    fn lazy(self, store: Store, wanted: impl Fn() -> Option<LazyView> + 'static) -> Self {
        self.live(
            move || store.with_chunk(wanted()),
            move |view| {
                let built = view.and_then(|view| store.build(view));
                built.into_iter().collect()
            },
        )
    }
}
