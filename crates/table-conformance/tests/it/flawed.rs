//! The suite accepts the toy game, and finds each of its flaws.

use table_conformance::{Check, Report, Suite};

use crate::flaws::Flaw;
use crate::toy::PACK;
use crate::toy_game::{
    BOT_HAS_NO_NAME, EMBLEM_IS_UNKNOWN, KEY_IS_NOT_HEARD, KEY_IS_OUT_OF_PLACE, KEY_IS_SECRET,
    SOUND, Toy,
};
use crate::toy_words::{ToyGuide, ToyWords};

/// The suite of the toy game.
fn suite() -> Suite<Toy<SOUND>> {
    suite_of()
}

/// The suite of the toy game whose constants have a flaw.
fn suite_of<const FLAW: usize>() -> Suite<Toy<FLAW>> {
    Suite {
        words: ToyWords::for_lang,
        guide: ToyGuide::for_lang,
        page: concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/page"),
        moves: (1..=PACK).collect(),
        matches: 90,
        most_moves: 100,
    }
}

#[test]
fn the_toy_game_conforms_and_every_check_has_had_work() {
    let report = suite().run().unwrap_or_else(|failure| panic!("{failure}"));
    let Report {
        matches,
        finished,
        moments,
        own_turns,
        covered,
        refusals,
        takebacks,
        reloads,
        redealt,
        instant,
        searched,
        hinted,
        worded,
        reviewed,
        longest_view,
        damaged_views,
        icons,
        zones,
    } = &report;
    assert_eq!((*matches, *finished, *refusals), (90, 90, 0));
    assert_eq!(icons.iter().collect::<Vec<_>>(), [&"chip", &"suit-s"]);
    assert_eq!(zones.len(), 3);
    assert!(
        *moments > 1_500 && *own_turns > 400 && *covered > 300,
        "{report:?}"
    );
    assert!(*instant > 50, "{report:?}");
    assert_eq!((*searched, *hinted, *worded, *reviewed), (4, 2, 8, 2));
    assert!(*longest_view > 20 && *damaged_views > 100, "{report:?}");
    assert!(
        *takebacks > 5 && *reloads > 60 && *redealt > 20,
        "{report:?}"
    );
}

/// The check that fails on the toy game with this flaw.
fn failing(flaw: Flaw) -> Option<Check> {
    flaw.set();
    suite().run().err().map(|failure| failure.check)
}

#[test]
fn every_check_fails_on_a_flawed_game() {
    for (flaw, check) in [
        (Flaw::None, None),
        (Flaw::LegalMoveIsIgnored, Some(Check::Progress)),
        (Flaw::BotPlaysIllegalMove, Some(Check::Bots)),
        (Flaw::PressOutOfTurn, Some(Check::Presses)),
        (Flaw::LegalCardIsRefused, Some(Check::Presses)),
        (Flaw::TargetIsNotThere, Some(Check::Presses)),
        (Flaw::SelectionAcceptsTwo, Some(Check::Selections)),
        (Flaw::SelectionRefusesLegalSet, Some(Check::Selections)),
        (Flaw::SelectionLacksPiece, Some(Check::Selections)),
        (Flaw::SideIsWrong, Some(Check::Players)),
        (Flaw::OutOfTurnIsMarked, Some(Check::Players)),
        (Flaw::PadLacksCell, Some(Check::Pads)),
        (Flaw::TotalIsWrong, Some(Check::Scores)),
        (Flaw::WinnerIsUnknown, Some(Check::Scores)),
        (Flaw::EndIsNotTold, Some(Check::Scores)),
        (Flaw::KeyIsThereTwice, Some(Check::UniqueKeys)),
        (Flaw::KeyChangesItsCard, Some(Check::SteadyKeys)),
        (Flaw::LabelIsEmpty, Some(Check::Texts)),
        (Flaw::PromptHasGap, Some(Check::Texts)),
        (Flaw::EndIsNotExplained, Some(Check::Texts)),
        (Flaw::LogForgets, Some(Check::LogGrows)),
        (Flaw::LogIsSilent, Some(Check::LogIsWhole)),
        (Flaw::StepMovesNothing, Some(Check::Steps)),
        (Flaw::StepComesFromElsewhere, Some(Check::Steps)),
        (Flaw::PieceMovesWithoutStep, Some(Check::Steps)),
        (Flaw::SaveForgetsOption, Some(Check::Options)),
        (Flaw::SaveIsUnreadableLater, Some(Check::Save)),
        (Flaw::SceneCountsLooks, Some(Check::Reload)),
        (Flaw::SceneLeaks, Some(Check::Secrecy)),
        (Flaw::HandIsOpen, Some(Check::HandOver)),
        (Flaw::SomebodyIsYou, Some(Check::HandOver)),
        (Flaw::WorkerChoosesOther, Some(Check::Bots)),
        (Flaw::BotMovesOutOfTurn, Some(Check::Bots)),
        (Flaw::HintLacksMove, Some(Check::Bots)),
        (Flaw::SearchPlaysIllegalMove, Some(Check::Bots)),
        (Flaw::SearchChangesItsMind, Some(Check::Bots)),
        (Flaw::ReviewTakesIllegalMove, Some(Check::Reviews)),
        (Flaw::ReviewIsOutOfTurn, Some(Check::Reviews)),
        (Flaw::ReviewNamesAnother, Some(Check::Reviews)),
        (Flaw::ReviewPraisesWorseMove, Some(Check::Reviews)),
        (Flaw::RoundIsReviewedTooSoon, Some(Check::Reviews)),
        (Flaw::DealReviewIsUpsideDown, Some(Check::Reviews)),
        (Flaw::ViewForgetsPlay, Some(Check::Views)),
        (Flaw::ViewKnowsHand, Some(Check::Views)),
        (Flaw::DealForgetsCard, Some(Check::Views)),
        (Flaw::OptionReadsTwoTexts, Some(Check::Options)),
        (Flaw::MoveReadsTwoTexts, Some(Check::Moves)),
        (Flaw::MoveIsTooLong, Some(Check::Moves)),
        (Flaw::DayIsForgotten, Some(Check::Days)),
        (Flaw::DealHasCardTwice, Some(Check::Deals)),
        (Flaw::ValuesShareName, Some(Check::Names)),
        (Flaw::MessageIsMissing, Some(Check::Messages)),
        (Flaw::SignIsUnknown, Some(Check::Guide)),
        (Flaw::StepHasNoText, Some(Check::Tutorial)),
        (Flaw::TutorialOffersNothing, Some(Check::Tutorial)),
        (Flaw::TutorialDiffersByLanguage, Some(Check::Tutorial)),
        (Flaw::KeyHasTwoMeanings, Some(Check::Keys)),
        (Flaw::KeyReadsNothing, Some(Check::Keys)),
        (Flaw::FigureIsEmpty, Some(Check::Guide)),
        (Flaw::FigureHasNoParagraph, Some(Check::Guide)),
        (Flaw::SignHasNoPicture, Some(Check::Icons)),
        (Flaw::CounterHasNoPicture, Some(Check::Icons)),
        (Flaw::UnitHasNoName, Some(Check::Names)),
        (Flaw::MoveHasNoName, Some(Check::Names)),
        (Flaw::ReviewedMoveHasNoName, Some(Check::Names)),
        (Flaw::TooManyPlayByDefault, Some(Check::Options)),
        (Flaw::HintIsMissing, Some(Check::Hints)),
        (Flaw::HintSaysNothing, Some(Check::Hints)),
        (Flaw::HintHasRowTwice, Some(Check::Hints)),
    ] {
        assert_eq!(failing(flaw), check, "{flaw:?}");
    }
}

#[test]
fn a_flaw_of_the_constants_is_found() {
    /// The check that fails.
    fn fails<const FLAW: usize>() -> Option<Check> {
        let failure = suite_of::<FLAW>().run().err();
        failure.map(|failure| failure.check)
    }
    assert_eq!(fails::<KEY_IS_NOT_HEARD>(), Some(Check::Keys));
    assert_eq!(fails::<KEY_IS_OUT_OF_PLACE>(), Some(Check::Keys));
    assert_eq!(fails::<KEY_IS_SECRET>(), Some(Check::Keys));
    assert_eq!(fails::<BOT_HAS_NO_NAME>(), Some(Check::Names));
    assert_eq!(fails::<EMBLEM_IS_UNKNOWN>(), Some(Check::Icons));
}

#[test]
fn logs_are_compared_with_recorded_ones() {
    let differs = |recorded: &str| suite().logs("logs.txt", recorded).expect_err("it differs");
    assert_eq!(differs(""), "logs.txt names no match");
    let head = "# lang=en players=2 seed=1 told=1 rounds=2\n";
    assert!(differs(head).contains("line 2:\n  recorded: the end of the text"));
    for wrong in [
        "lang=tlh",
        "players=x",
        "players=9",
        "rounds=3",
        "none=1",
        "x",
    ] {
        let fault = differs(&format!("# {wrong}"));
        assert!(fault.starts_with("Options: "), "{fault}");
    }
}
