//! Everything that begins with the chunk and goes on for the lifetime of the page.

use super::hand_over;
use crate::shell::Shell;

/// Loads the texts of the chunk, and shows the hand-over screen between people who share the device. The texts come at
/// once: a frame that keeps no files may have no network when they are needed.
pub fn watch(shell: Shell) {
    shell.load_guide();
    hand_over::watch(shell);
}
