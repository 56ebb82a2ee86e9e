//! The views of a game that is drawn from its scene, as the components of the shell need them.

use cards::{Seat, Seed};
use protocol::GameFormat;
use scene::{Face, Piece, TableScene, Word, Zone};
use session::{Event, Phase};
use words::ShellWords;

use super::backup::backup_buttons;
use super::daily::daily_deals;
use super::first_page::first_page;
use super::hint::hint;
use super::review::review;
use super::statistics::statistics;
use super::{OwnParts, SceneDialog, SceneGame, SceneState, SceneTask, SceneView};
use crate::components::GameViews;
use crate::dom::{Element, el};
use crate::online::online_dialog;
use crate::scene_page;
use crate::scene_page::{Act, NamedDialog, ScenePage, Tips, zone_of};
use crate::shell::{Dialog, MatchTask, MatchView, Shell, WithLazy};
use crate::table::TablePage;
use crate::widgets::{button, with_scroller};

impl<T: SceneGame> GameViews for SceneState<T> {
    fn table(shell: Shell<Self>) -> Vec<Element> {
        scene_page::table(shell)
    }

    fn first_page(shell: Shell<Self>) -> Element {
        first_page(shell)
    }

    fn rules(shell: Shell<Self>) -> Element {
        if let Some(rules) = T::Own::rules(shell) {
            return rules;
        }
        shell.load_guide();
        el("div.leaf.text").live(
            move || shell.guide().map(|guide| guide.lang()),
            move |_| shell.guide().map(T::rules).unwrap_or_default(),
        )
    }

    fn keys(guide: &'static T::Guide) -> Vec<(&'static str, &'static str)> {
        T::keys(guide)
    }

    fn data_settings(shell: Shell<Self>) -> Element {
        T::Own::data_buttons(shell).unwrap_or_else(|| backup_buttons(shell))
    }

    fn online(element: Element, shell: Shell<Self>) -> Element {
        online_dialog(element, shell)
    }

    fn dialog_title(shell: Shell<Self>, dialog: SceneDialog) -> &'static str {
        let words: &'static ShellWords = shell.words();
        match dialog {
            SceneDialog::Scores => words.scores(),
            SceneDialog::Hint => words.hint(),
            SceneDialog::Review => words.review(),
            SceneDialog::Daily => words.daily(),
            SceneDialog::Statistics => words.statistics(),
            SceneDialog::Tricks => {
                let named = T::Own::past_tricks();
                named.map_or("", |(name, _)| name(shell))
            }
        }
    }

    fn fill_dialog(element: Element, shell: Shell<Self>, dialog: SceneDialog) -> Element {
        match dialog {
            SceneDialog::Scores => {
                let has_review = shell.record().is_some_and(|record| {
                    T::REVIEWS.is_some() && (record.round_number() > 1 || record.is_round_over())
                });
                let review = has_review.then(|| el("p.actions").child(review_button(shell)));
                scene_page::scores(element, shell).children(review)
            }
            SceneDialog::Hint => {
                let hint = T::Own::hint(shell).unwrap_or_else(|| hint(shell));
                with_scroller(element, hint)
            }
            SceneDialog::Review => with_scroller(element, review(shell)),
            SceneDialog::Daily => daily_deals(element, shell),
            SceneDialog::Statistics => statistics(element, shell),
            SceneDialog::Tricks => with_scroller(element, T::Own::tricks(shell)),
        }
    }
}

impl<T: SceneGame> TablePage for SceneState<T> {
    fn with_zone<R>(shell: Shell<Self>, id: &str, read: impl FnOnce(&Zone) -> R) -> Option<R> {
        zone_of(shell, id, read)
    }

    fn with_piece<R>(shell: Shell<Self>, key: u16, read: impl FnOnce(&Piece) -> R) -> Option<R> {
        let scene = shell.scene()?;
        let mut pieces = scene.zones.iter().flat_map(|zone| &zone.pieces);
        pieces.find(|piece| piece.key == key).map(read)
    }

    fn face(shell: Shell<Self>, face: &Face) -> Element {
        T::face(face).unwrap_or_else(|| {
            let view = SceneView::Face(face.clone());
            el("span").lazy(shell, move || Some(view.clone()))
        })
    }

    fn is_hinted(shell: Shell<Self>, piece: &Piece) -> bool {
        // The card to move, and once it is selected, the place where it goes.
        let selected = shell.selected().filter(|selected| *selected != piece.key);
        let targets = selected
            .and_then(|selected| Self::with_piece(shell, selected, |piece| piece.targets.clone()));
        match targets.filter(|targets| !targets.is_empty()) {
            Some(targets) => {
                let mut here = targets.iter().filter(|target| target.key == piece.key);
                here.any(|target| shell.is_hinted_move(&target.mv))
            }
            None => piece.moves().any(|mv| shell.is_hinted_move(mv)),
        }
    }

    fn play(shell: Shell<Self>, mv: &Word) {
        let is_tutorial = T::Own::HAS_TABLE_TUTORIAL && !shell.is_at_table();
        match shell.lazy_api().filter(|_| is_tutorial) {
            Some(lazy_api) => (lazy_api.play_tutorial)(shell, mv),
            None => {
                shell.send(Event::Play(*mv));
            }
        }
    }

    /// Ends the pause after a step.
    fn go_on(shell: Shell<Self>) -> bool {
        let is_paused = shell.with_session_untracked(|session| {
            let phase = session.table().map(session::Table::phase);
            matches!(phase, Some(Phase::Step(_)))
        });
        if is_paused {
            shell.send(Event::Continue);
        }
        is_paused
    }

    fn has_acted(shell: Shell<Self>) -> bool {
        shell.has_acted()
    }

    fn press_again(words: &'static <T as SceneGame>::Words, label: &str) -> String {
        words.press_again(label)
    }
}

impl<T: SceneGame> ScenePage for SceneState<T> {
    type Look = T;

    const SCORES: SceneDialog = SceneDialog::Scores;

    fn with_scene<R>(shell: Shell<Self>, read: impl FnOnce(&TableScene) -> R) -> Option<R> {
        shell.scene().as_deref().map(read)
    }

    fn match_seed(shell: Shell<Self>) -> Option<Seed> {
        shell.with_session(|session| Some(session.table()?.record().options().seed()))
    }

    fn open_hand(shell: Shell<Self>) -> Option<Seat> {
        shell.with_session(|session| session.table()?.open_hand())
    }

    fn act(shell: Shell<Self>, act: Act) {
        match act {
            Act::Undo => shell.run_lazy(MatchTask::Undo.into()),
            Act::Hint => shell.run_lazy(SceneTask::Hint),
            Act::Continue => shell.send(Event::Continue),
            Act::Skip => shell.send(Event::Claim),
            Act::Leave => shell.leave(),
            Act::NewMatch => shell.send(Event::Leave),
            Act::Again => shell.send(Event::Again),
        }
    }

    fn title(words: &'static <T as SceneGame>::Words) -> &'static str {
        T::TITLES[0](words)
    }

    fn has_hint() -> bool {
        !T::Format::INFO.levels.is_empty()
    }

    fn score_note(words: &'static <T as SceneGame>::Words) -> &'static str {
        T::score_note(words)
    }

    fn end_view() -> SceneView {
        MatchView::End.into()
    }

    fn pad_view(id: &'static str, is_pressed: bool) -> SceneView {
        SceneView::Pad(id, is_pressed)
    }

    fn more_choices_view() -> SceneView {
        SceneView::MoreChoices
    }

    fn end_button(shell: Shell<Self>) -> Option<Element> {
        let own = T::Own::review_button(shell);
        own.or_else(|| T::REVIEWS.is_some().then(|| review_button(shell)))
    }

    fn end_actions(shell: Shell<Self>) -> Vec<Element> {
        T::Own::end_actions(shell)
    }

    fn end_lines(shell: Shell<Self>) -> Vec<Element> {
        T::Own::end_lines(shell)
    }

    fn past_tricks() -> Option<NamedDialog<Self>> {
        T::Own::past_tricks()
    }

    fn in_trick(shell: Shell<Self>) -> Option<Element> {
        T::Own::in_trick(shell)
    }

    fn tips() -> Option<Tips<Self>> {
        T::Own::tips()
    }

    fn answer(shell: Shell<Self>, key: char) -> Option<String> {
        T::Own::answer(shell, key)
    }
}

/// The button that opens the review.
fn review_button<T: SceneGame>(shell: Shell<SceneState<T>>) -> Element {
    button(shell.text(ShellWords::review), move || {
        shell.open_dialog(Dialog::Game(SceneDialog::Review));
    })
}
