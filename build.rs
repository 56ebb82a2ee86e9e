//! Keeps the relocations in the programs for browsers: scripts/build-program needs them to split them.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_ARCH").as_deref() == Ok("wasm32") {
        for program in ["page", "patience", "worker", "online"] {
            println!("cargo::rustc-link-arg-bin={program}=--emit-relocs");
        }
    }
}
