//! The flaws that the toy game can have.

use core::cell::Cell;

/// What is wrong with the toy game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flaw {
    None,
    LegalMoveIsIgnored,
    BotPlaysIllegalMove,
    PressOutOfTurn,
    LegalCardIsRefused,
    TargetIsNotThere,
    SelectionAcceptsTwo,
    SelectionRefusesLegalSet,
    SelectionLacksPiece,
    SideIsWrong,
    OutOfTurnIsMarked,
    PadLacksCell,
    TotalIsWrong,
    WinnerIsUnknown,
    EndIsNotTold,
    KeyIsThereTwice,
    KeyChangesItsCard,
    LabelIsEmpty,
    PromptHasGap,
    EndIsNotExplained,
    LogForgets,
    LogIsSilent,
    StepMovesNothing,
    StepComesFromElsewhere,
    PieceMovesWithoutStep,
    SaveForgetsOption,
    SaveIsUnreadableLater,
    SceneCountsLooks,
    SceneLeaks,
    HandIsOpen,
    SomebodyIsYou,
    WorkerChoosesOther,
    BotMovesOutOfTurn,
    HintLacksMove,
    SearchPlaysIllegalMove,
    SearchChangesItsMind,
    ReviewTakesIllegalMove,
    ReviewIsOutOfTurn,
    ReviewNamesAnother,
    ReviewPraisesWorseMove,
    RoundIsReviewedTooSoon,
    DealReviewIsUpsideDown,
    ViewForgetsPlay,
    ViewKnowsHand,
    DealForgetsCard,
    OptionReadsTwoTexts,
    MoveReadsTwoTexts,
    MoveIsTooLong,
    DayIsForgotten,
    DealHasCardTwice,
    ValuesShareName,
    MessageIsMissing,
    SignIsUnknown,
    StepHasNoText,
    TutorialOffersNothing,
    TutorialDiffersByLanguage,
    KeyHasTwoMeanings,
    KeyReadsNothing,
    FigureIsEmpty,
    FigureHasNoParagraph,
    SignHasNoPicture,
    CounterHasNoPicture,
    UnitHasNoName,
    MoveHasNoName,
    ReviewedMoveHasNoName,
    TooManyPlayByDefault,
    HintIsMissing,
    HintSaysNothing,
    HintHasRowTwice,
}

thread_local! {
    /// The flaw of the toy game. Each test has a thread of its own.
    static FLAW: Cell<Flaw> = const { Cell::new(Flaw::None) };
    /// The number of scenes made with it.
    static LOOKS: Cell<u16> = const { Cell::new(0) };
}

impl Flaw {
    /// Gives the toy game this flaw.
    pub(crate) fn set(self) {
        FLAW.set(self);
        LOOKS.set(0);
    }

    /// Whether the toy game has this flaw.
    pub(crate) fn is_set(self) -> bool {
        FLAW.get() == self
    }

    /// The first value if the toy game has this flaw, otherwise the second.
    pub(crate) fn pick<T>(self, flawed: T, sound: T) -> T {
        if self.is_set() { flawed } else { sound }
    }

    /// The number, with the other sign if the toy game has this flaw.
    pub(crate) fn turned(self, number: i32) -> i32 {
        if self.is_set() { -number } else { number }
    }
}

/// Counts a scene that is made.
pub(crate) fn count_look() {
    LOOKS.set(looks().wrapping_add(1));
}

/// The number of scenes made with this flaw.
pub(crate) fn looks() -> u16 {
    LOOKS.get()
}
