//! Keeps the relocations in the page's program: scripts/after-build needs them to split it into chunks.

fn main() {
    if std::env::var("CARGO_CFG_TARGET_ARCH").as_deref() == Ok("wasm32") {
        println!("cargo::rustc-link-arg-bin=app=--emit-relocs");
    }
    println!("cargo::rerun-if-changed=build.rs");
}
