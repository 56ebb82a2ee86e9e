//! Elements with views of the chunk in them.

use crate::dom::{Element, effect};

use super::{Shell, View};

/// Adds views of the chunk.
pub trait WithLazy {
    /// Adds a view of the chunk for as long as `wanted` names one.
    #[must_use]
    fn lazy(self, shell: Shell, wanted: impl Fn() -> Option<View> + 'static) -> Self;

    /// Adds a view of the chunk to the end of an element, as soon as the chunk is loaded; `loads` if this is a
    /// reason to load it. The view stays as long as the element.
    #[must_use]
    fn with_view(self, shell: Shell, view: fn() -> View, loads: bool) -> Self;
}

impl WithLazy for Element {
    fn lazy(self, shell: Shell, wanted: impl Fn() -> Option<View> + 'static) -> Self {
        self.live(
            move || shell.with_chunk(wanted()),
            move |view| {
                let built = view.and_then(|view| shell.build(view));
                built.into_iter().collect()
            },
        )
    }

    fn with_view(self, shell: Shell, view: fn() -> View, loads: bool) -> Self {
        let place = self.node();
        effect(move || {
            let is_there = shell.chunk().is_some();
            let view = shell.with_chunk((loads || is_there).then_some(view));
            if let Some(built) = view.and_then(|view| shell.build(view())) {
                // A new element can be appended anywhere.
                let _ = place.append_child(&built.node());
            }
        });
        self
    }
}
