//! The views that each game has of its own.

use crate::dom::Element;
use crate::shell::{GamePage, Shell};

/// A game's views, as the components of the shell need them.
///
/// These are functions of a trait and no values: a pointer to a function would move it from the chunk into
/// the program that every visitor waits for.
pub trait GameViews: GamePage {
    /// The table.
    fn table(shell: Shell<Self>) -> Vec<Element>;
    /// The table is built again when this changes. Follows signals.
    #[must_use]
    fn table_version(_shell: Shell<Self>) -> u32 {
        0
    }
    /// The first page.
    fn first_page(shell: Shell<Self>) -> Element;
    /// The leaf of the rules.
    fn rules(shell: Shell<Self>) -> Element;
    /// The keys, each with its meaning.
    fn keys(guide: &'static Self::Guide) -> Vec<(&'static str, &'static str)>;
    /// The settings that only this game has, after those of every game.
    #[must_use]
    fn own_settings(_shell: Shell<Self>) -> Vec<Element> {
        Vec::new()
    }
    /// The buttons for what is saved, in the settings.
    fn data_settings(shell: Shell<Self>) -> Element;
    /// Adds the content to the dialog of [`Dialog::Online`](crate::shell::Dialog::Online).
    fn online(element: Element, shell: Shell<Self>) -> Element;
    /// The title of a dialog that only this game has.
    fn dialog_title(shell: Shell<Self>, dialog: Self::Dialog) -> &'static str;
    /// Adds the content to such a dialog.
    fn fill_dialog(element: Element, shell: Shell<Self>, dialog: Self::Dialog) -> Element;
}
