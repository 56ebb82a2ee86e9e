//! The `SendWrapper` of Leptos, for programs with one thread.
//!
//! Leptos keeps values of the browser in the wrapper of the crate `send_wrapper`, which asks the standard library for the
//! thread at each access. A program for the browser has one thread, and the question costs every first match 1.9 kB. This
//! crate takes its place (`[patch.crates-io]` in the root `Cargo.toml`) with those of its functions that Leptos uses.

#![allow(unsafe_code)] // Send and Sync are true because there is one thread

#[cfg(not(all(target_arch = "wasm32", not(target_feature = "atomics"))))]
compile_error!("this crate is for programs with one thread");

use core::ops::{Deref, DerefMut};
#[cfg(feature = "futures")]
use core::{
    future::Future,
    pin::Pin,
    task::{Context, Poll},
};

/// A value that may be used wherever `Send` and `Sync` are asked for.
#[derive(Clone, Debug)]
pub struct SendWrapper<T>(T);

// SAFETY: there is no other thread that the value could be sent to.
unsafe impl<T> Send for SendWrapper<T> {}
// SAFETY: there is no other thread that could use the value at the same time.
unsafe impl<T> Sync for SendWrapper<T> {}

impl<T> SendWrapper<T> {
    /// Wraps a value.
    pub const fn new(value: T) -> Self {
        Self(value)
    }

    /// Whether this thread may use the value: it is the only one.
    #[must_use]
    pub const fn valid(&self) -> bool {
        true
    }

    /// The value.
    #[must_use]
    pub fn take(self) -> T {
        self.0
    }
}

impl<T> Deref for SendWrapper<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T> DerefMut for SendWrapper<T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.0
    }
}

#[cfg(feature = "futures")]
impl<F: Future> Future for SendWrapper<F> {
    type Output = F::Output;

    fn poll(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<F::Output> {
        // SAFETY: the value is never moved out of a wrapper that is pinned.
        let future = unsafe { self.map_unchecked_mut(|wrapper| &mut wrapper.0) };
        future.poll(context)
    }
}

#[cfg(feature = "futures")]
impl<S: futures_core::Stream> futures_core::Stream for SendWrapper<S> {
    type Item = S::Item;

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<S::Item>> {
        // SAFETY: as above.
        let stream = unsafe { self.map_unchecked_mut(|wrapper| &mut wrapper.0) };
        stream.poll_next(context)
    }
}
