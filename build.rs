//! Keeps in the page's program what it takes to split it into chunks (scripts/after-build).

fn main() {
    if std::env::var("CARGO_CFG_TARGET_ARCH").as_deref() == Ok("wasm32") {
        println!("cargo::rustc-link-arg-bin=app=--emit-relocs");
    }
    println!("cargo::rerun-if-changed=build.rs");
}
