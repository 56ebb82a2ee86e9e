//! The program beside a page for online tables.
//!
//! It has the connections (`peer`) and the table (`together`). The page has only the person: it sends
//! [`ToOnline`](protocol::online_program::ToOnline) and shows what
//! [`FromOnline`](protocol::online_program::FromOnline) says. A game adds nothing to it but its name in
//! [`listen`].

mod connections;
mod dealer;
mod events;
mod guest_table;
mod host_table;
mod input;
mod kept;
#[cfg(feature = "sealed")]
mod local_dealer;
mod page;
mod program;
mod requests;
mod shown;

#[cfg(feature = "sealed")]
pub use local_dealer::deal;
pub use page::listen;
pub use together::deals_of;

/// The `main` of a program: that of a game, or the one with the mathematics of sealed deals.
#[macro_export]
macro_rules! program {
    ($game:ty) => {
        $crate::program!(start || $crate::listen($crate::deals_of::<$game>()));
    };
    () => {
        $crate::program!(start $crate::deal);
    };
    (start $start:expr) => {
        /// The standard library's allocator is three times as large to download.
        #[cfg(target_arch = "wasm32")]
        #[global_allocator]
        static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

        fn main() {
            ($start)();
        }
    };
}
