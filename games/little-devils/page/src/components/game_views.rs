//! The views of Little Devils, as the components of the shell need them.

use little_devils::protocol;
use little_devils::session::Event;
use little_devils::words::{Guide, Words};
use page::components::GameViews;
use page::dom::{Element, el};
use page::friends::friends_dialog;
use page::shell::Shell;
use page::table::TablePage;
use page::widgets::with_scroller;
use scene::{Face, Piece, Word, Zone};
use session::Switch;

use crate::dialog::TableDialog;
use crate::store::{LittleDevils, Store};

use super::{
    backup_buttons, card_face, hint, lobby, plot, reading, score_table, table_view, tricks,
};

impl GameViews for LittleDevils {
    fn table(shell: Shell<Self>) -> Vec<Element> {
        table_view(shell.into())
    }

    /// The seat that is drawn below.
    fn table_version(shell: Shell<Self>) -> u32 {
        let viewer = Store::from(shell).with_scene(|scene| scene.viewer);
        viewer.map_or(0, |seat| seat.get().into())
    }

    fn first_page(shell: Shell<Self>) -> Element {
        lobby(shell.into())
    }

    fn rules(shell: Shell<Self>) -> Element {
        reading::rules(shell.into())
    }

    fn keys(guide: &'static Guide) -> Vec<(&'static str, &'static str)> {
        guide.keys()
    }

    fn data_settings(shell: Shell<Self>) -> Element {
        backup_buttons(shell.into())
    }

    fn friends(element: Element, shell: Shell<Self>) -> Element {
        friends_dialog(element, shell)
    }

    fn dialog_title(shell: Shell<Self>, dialog: TableDialog) -> &'static str {
        let words = shell.words();
        match dialog {
            TableDialog::Hint => words.hint(),
            TableDialog::Tricks => words.tricks(shell.is_on(Switch::History)),
            TableDialog::Scores => words.scores(),
        }
    }

    fn fill_dialog(element: Element, shell: Shell<Self>, dialog: TableDialog) -> Element {
        let store = Store::from(shell);
        match dialog {
            TableDialog::Hint => with_scroller(element, hint(store)),
            TableDialog::Tricks => with_scroller(element, tricks(store)),
            TableDialog::Scores => element.child(plot(store)).child(score_table(store)),
        }
    }
}

impl TablePage for LittleDevils {
    fn with_zone<T>(shell: Shell<Self>, id: &str, read: impl FnOnce(&Zone) -> T) -> Option<T> {
        let hand = Store::from(shell).hand()?;
        (hand.id == id).then(|| read(&hand))
    }

    fn with_piece<T>(shell: Shell<Self>, key: u16, read: impl FnOnce(&Piece) -> T) -> Option<T> {
        let hand = Store::from(shell).hand()?;
        hand.pieces.iter().find(|piece| piece.key == key).map(read)
    }

    /// The best cards by the last advice.
    fn is_hinted(shell: Shell<Self>, piece: &Piece) -> bool {
        matches!(piece.face, Face::Numbered(card) if Store::from(shell).is_best(card))
    }

    fn face(_shell: Shell<Self>, face: &Face) -> Element {
        match face {
            Face::Numbered(card) => card_face(*card),
            // The hand has nothing else.
            _ => el("span"),
        }
    }

    fn play(shell: Shell<Self>, mv: &Word) {
        if let Some(card) = mv.read::<protocol::LittleDevils>() {
            Store::from(shell).send(Event::Play(card));
        }
    }

    /// Ends the pause after a complete trick.
    fn go_on(shell: Shell<Self>) -> bool {
        let store = Store::from(shell);
        let is_showing = store.is_showing_taken_trick();
        if is_showing {
            store.send(Event::Continue);
        }
        is_showing
    }

    fn has_acted(shell: Shell<Self>) -> bool {
        Store::from(shell).has_acted()
    }

    fn press_again(words: &'static Words, label: &str) -> String {
        words.press_again(label)
    }
}
