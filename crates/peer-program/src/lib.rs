//! The program beside a page that connects it with people elsewhere.
//!
//! It has the connections (`peer`) and the table (`together`). The page has only the person: it sends
//! [`ToPeers`](protocol::peer_program::ToPeers) and shows what
//! [`FromPeers`](protocol::peer_program::FromPeers) says. A game adds nothing to it but its name in
//! [`listen`].

mod connections;
mod events;
mod guest_table;
mod host_table;
mod input;
mod kept;
mod page;
mod program;
mod requests;
mod shown;

pub use page::listen;

/// The program of a game: its `main`.
#[macro_export]
macro_rules! program {
    ($game:ty) => {
        /// The standard library's allocator is three times as large to download.
        #[cfg(target_arch = "wasm32")]
        #[global_allocator]
        static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

        fn main() {
            $crate::listen::<$game>();
        }
    };
}
