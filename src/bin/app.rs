//! The page.

/// The standard library's own allocator is three times as large to download, for a page that asks
/// for little.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

fn main() {
    little_devils::web::start();
}
