//! The first message of a worker: it is ready, and of which build it is.

/// Id of this build. The page and its workers must be of the same build.
pub const BUILD: &str = match option_env!("LITTLE_DEVILS_BUILD") {
    Some(build) => build,
    None => env!("CARGO_PKG_VERSION"),
};

/// Announced in place of the build if the machine's floating-point arithmetic is wrong.
pub const SELF_CHECK_FAILED: &str = "unfit";

/// Begins the announcement. All other messages are JSON objects, which begin with a brace.
const PREFIX: &str = "ready ";

/// The message of a worker that has started and receives messages.
#[must_use]
pub fn announcement(build: &str) -> String {
    format!("{PREFIX}{build}")
}

/// The build that a worker announces; `None` for any other message.
#[must_use]
pub fn announced_build(text: &str) -> Option<&str> {
    text.strip_prefix(PREFIX)
}
