# shellcheck shell=bash
# Where the tools live, which versions they have, and how to call them.
# Sourced by setup, play and test; you may source it too: `. scripts/tools.sh`.
#
# The tools lie outside the repository, in LITTLE_DEVILS_TOOLS (default:
# ~/.cache/little-devils-tools), each in a folder named by its version. So a
# second clone finds them ready, and clones that pin other versions do not collide.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
tools=${LITTLE_DEVILS_TOOLS:-${XDG_CACHE_HOME:-$HOME/.cache}/little-devils-tools}

# wasm-bindgen's program must have exactly the crate's version, which Cargo.toml pins.
wasm_bindgen_version=$(sed -n 's/^wasm-bindgen *=.*"=\([0-9.]*\)".*/\1/p' "$root/Cargo.toml")
rust_version=$(sed -n 's/^rust-version *= *"\([0-9.]*\)".*/\1/p' "$root/Cargo.toml")
trunk_version=0.21.14
binaryen_version=132.0.0
wasm_split_version=0.2.4

trunk_home=$tools/trunk-$trunk_version
wasm_bindgen_home=$tools/wasm-bindgen-$wasm_bindgen_version
binaryen_home=$tools/binaryen-$binaryen_version
# With scripts/wasm-split.patch; a new version of it is another tool.
wasm_split_home=$tools/wasm-split-$wasm_split_version-$(cksum <"$root/scripts/wasm-split.patch" | cut -d " " -f 1)
# Debian's browser toolchain with a standard library for WebAssembly, where rustup has none.
debian_rust=$tools/debian-rust

export PATH="$trunk_home/bin:$wasm_bindgen_home/bin:$wasm_split_home/bin:$binaryen_home/node_modules/.bin:$PATH"

have() { command -v "$1" >/dev/null 2>&1; }

# at_least 1.95 1.96.0: is the second version the first or a later one?
at_least() { [ "$(printf '%s\n' "$1" "$2" | sort -V | head -n 1)" = "$1" ]; }

version_of() { "$@" --version 2>/dev/null | sed -n '1s/^[^0-9]*\([0-9][0-9.]*\).*/\1/p'; }

# Has the compiler on PATH a standard library for the browser?
has_wasm_target() {
    local lib
    lib=$(rustc --print target-libdir --target wasm32-unknown-unknown 2>/dev/null) || return 1
    compgen -G "$lib/libcore-*.rlib" >/dev/null
}

# The Debian toolchain is ready if its library was built by the very compiler that is installed.
has_debian_rust() {
    [ -x "$debian_rust/bin/rustc" ] && [ -f "$debian_rust/built-by" ] &&
        [ "$("$debian_rust/bin/rustc" --version 2>/dev/null)" = "$(cat "$debian_rust/built-by")" ]
}

# Debian names its linker by version; rustup's targets bring their own.
wasm_linker() {
    local name
    for name in wasm-ld wasm-ld-22 wasm-ld-21 wasm-ld-20 wasm-ld-19 wasm-ld-18 wasm-ld-17 wasm-ld-16; do
        if have "$name"; then
            echo "$name"
            return
        fi
    done
}

# wasm COMMAND…: runs it with a toolchain that can build for the browser, e.g.
# `wasm cargo check --target wasm32-unknown-unknown --features web`.
# Its build folder is its own: two compilers in one folder would undo each other's work.
wasm() (
    export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-$root/target}/web"
    # Debug information would make test programs ten times as big, and browsers slow to load them.
    export CARGO_PROFILE_DEV_DEBUG="${CARGO_PROFILE_DEV_DEBUG:-0}"
    # What .cargo/config.toml says of this target, which the variable would hide, comes along; and
    # no path of this machine gets into what is built: the same commit gives the same bytes anywhere.
    local cargo_home=${CARGO_HOME:-$HOME/.cargo} flags=-Ctarget-feature=+simd128 sources
    for sources in "$cargo_home"/registry/src/*; do flags+=" --remap-path-prefix=$sources=crates"; done
    flags+=" --remap-path-prefix=$CARGO_TARGET_DIR=target --remap-path-prefix=$root=."
    if ! has_wasm_target && has_debian_rust; then
        unset RUSTUP_TOOLCHAIN RUSTFLAGS CARGO_ENCODED_RUSTFLAGS
        export PATH="$debian_rust/bin:$PATH"
        sysroot=$(readlink -f "$debian_rust/sysroot")
        flags+=" --sysroot=$sysroot"
        export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTDOCFLAGS="${CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTDOCFLAGS:-} --sysroot=$sysroot"
        CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=$(wasm_linker)
        export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER
    fi
    export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS=$flags
    "$@"
)

# find_program NAME…: the path of the first that is there.
find_program() {
    local name
    for name in "$@"; do
        if [ -n "$name" ] && have "$name"; then
            command -v "$name"
            return
        fi
    done
    return 1
}

# The browsers and their drivers: the ones named in the environment, else what is installed.
find_chrome() { find_program "${CHROME:-}" chromium chromium-browser google-chrome-stable google-chrome; }
# A page opens in two thirds of the processor time in the one that has no window.
find_headless_chrome() { find_program "${CHROME:-}" chromium-headless-shell || find_chrome; }
find_chromedriver() { find_program "${CHROMEDRIVER:-}" chromedriver chromium.chromedriver; }

# Firefox's own protocol, WebDriver BiDi, is complete enough since 129.
find_firefox() {
    local found
    found=$(find_program "${FIREFOX:-}" firefox-esr firefox) && at_least 129 "$(version_of "$found")" && echo "$found"
}

# WebKit's driver needs a screen: one that nobody sees.
find_webkit_driver() { have Xvfb && find_program "${WEBKIT_DRIVER:-}" WebKitWebDriver; }

# "75 s" is hard to picture: 1 min 15 s.
minutes() {
    if [ "$1" -lt 60 ]; then echo "$1 s"; else echo "$(($1 / 60)) min $(($1 % 60)) s"; fi
}

# hash_of FILE …: of their contents together, for a file's name.
hash_of() {
    if have sha256sum; then cat "$@" | sha256sum; else cat "$@" | shasum -a 256; fi | cut -c 1-16
}

# optimize PROGRAM.wasm OPTIMIZED.wasm OPTION …
optimize() {
    wasm-opt "${@:3}" --enable-simd --enable-bulk-memory --enable-nontrapping-float-to-int --enable-sign-ext \
        --enable-mutable-globals --enable-reference-types --enable-multivalue \
        --strip-debug --strip-producers --strip-target-features "$1" -o "$2"
}

# speed_up PROGRAM.wasm FASTER.wasm
speed_up() { optimize "$1" "$2" -O3; }

# shrink PROGRAM.wasm SMALLER.wasm
# The lowest 1,024 bytes of memory are the last of the stack: no value has an address there.
# Functions in the order of their names: those of one type and module are alike, and compress better side by side
# (1.1 % smaller in brotli than the most used ones first, which only shortens their numbers).
shrink() {
    optimize "$1" "$2" --low-memory-unused --flatten --rereloop --optimize-added-constants-propagate -Oz -Oz \
        --reorder-functions-by-name --reorder-locals
}
