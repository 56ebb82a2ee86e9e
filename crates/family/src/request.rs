//! The requests to a family.

use cards::{Seat, SeatCount, Seed};
use game::{ChosenOptions, LevelId, Word};
use protocol::{Deal, compact_text};
use session::{Day, RatedWord, RecordParts, TableParts};
use words::Lang;

/// The number of a match in the file of a family.
pub(crate) type MatchHandle = usize;
/// The number of a position in the file of a family.
pub(crate) type DisplayHandle = usize;

/// A request. What answers it stands at the variants of its parts.
#[derive(Clone, Debug)]
pub(crate) enum Request {
    /// To a game of the family, by its place in the list of games.
    Game(usize, GameRequest),
    /// To a game, for what its table shows.
    Scene(usize, SceneRequest),
    /// To a match.
    Match(MatchHandle, MatchRequest),
    /// To a position that is shown.
    Display(DisplayHandle, DisplayRequest),
}

/// A request to a game. One with a match of another game is answered as [`protocol::AnyFormat`] says.
#[derive(Clone, Debug)]
pub(crate) enum GameRequest {
    /// [`GameAbout`](crate::about::GameAbout).
    About,
    /// The match before its first round: [`OpenedMatch`](crate::opened::OpenedMatch).
    Start(Seed, SeatCount, ChosenOptions),
    /// The options of a match as a line.
    StartText(MatchHandle),
    /// The given deals with the numbers of their rounds.
    GivenDeals(MatchHandle),
    /// The view of a seat.
    ViewText(RecordRef, Seat),
    /// A save in the present form, if it was one.
    RenewSave(String),
    /// The match of a line of options, perhaps: as for `Start`.
    ParseStart(Seed, SeatCount, String),
    /// The options that make a match, perhaps.
    Chosen(MatchHandle),
    /// The match with another deal, perhaps: as for `Start`.
    WithDeal(RecordRef, Deal),
    /// The round before its first move.
    DealtText(MatchHandle),
    /// Whether deals can be sealed.
    CanBeSealed(MatchHandle),
    /// The match of a day: as for `Start`.
    DailyStart(Day),
}

/// A request to a game for what its table shows. One with a language has no answer before its texts are read.
#[derive(Clone, Debug)]
pub(crate) enum SceneRequest {
    /// [`SceneAbout`](crate::about::SceneAbout).
    About,
    /// Reads the messages of a language: whether it could.
    ReadWords(Lang, String),
    /// Reads the texts to read of a language: whether it could.
    ReadGuide(Lang, String),
    /// [`TableTexts`](crate::TableTexts).
    Texts(Lang),
    /// [`GuideTexts`](crate::GuideTexts).
    Guide(Lang),
    /// The scene of a table, for a page that has read the scene with this number last, 0 for none: the number of this one,
    /// and a [`SceneUpdate`](scene::SceneUpdate) of that one, or a whole scene if another one was sent since.
    Scene(Lang, TableRef, usize),
    /// The move of a bot that chooses at once, perhaps.
    InstantMove(RecordRef, BotTurn),
    /// A move in the answer to a takeback.
    MoveLabel(Lang, Word),
    /// A move in a review, after the match before it.
    MoveName(Lang, RecordRef, Word),
    /// The hint with these rated moves, perhaps.
    Hint(Lang, RecordRef, Vec<RatedWord>),
}

/// A request to a match. Those that make another match are answered by [`OpenedMatch`](crate::opened::OpenedMatch).
#[derive(Clone, Copy, Debug)]
pub(crate) enum MatchRequest {
    /// The number of another one like it.
    Copy,
    /// The match is no longer used. No answer.
    Drop,
    /// Whether it is the same as another one.
    IsSame(MatchHandle),
    /// Whether its round began in the same way as that of another one.
    IsSameDeal(MatchHandle),
    /// Whether it has the same given deals as another one.
    HasSameDeals(MatchHandle),
    /// The match before its first move.
    Restarted,
    /// The match after this number of moves, perhaps.
    BackTo(usize),
    /// The legal moves.
    Legal,
    /// The legal moves of a seat.
    LegalOf(Seat),
    /// Whether a seat has a choice.
    HasChoice(Seat),
    /// Whether a word is a move.
    IsMove(Word),
    /// Whether a move is legal.
    IsLegal(Word),
    /// The player of a move, perhaps.
    Mover(Word),
    /// The next outcome of chance, perhaps.
    Draw,
    /// The move at the end of the time, perhaps.
    TimeUp,
    /// Plays a move: [`Played`](crate::opened::Played).
    Play(Word),
    /// Deals the next round: whether it did, and [`MatchNow`](crate::opened::MatchNow).
    NextRound,
    /// The number of the position that a seat sees.
    Display(Seat),
}

/// A request to a position.
#[derive(Clone, Copy, Debug)]
pub(crate) enum DisplayRequest {
    /// The number of another one like it.
    Copy,
    /// The position is no longer used. No answer.
    Drop,
    /// Whether it is the same as another one.
    IsSame(DisplayHandle),
    /// Puts the steps with this number in line; none with 0. No answer.
    TakeSteps(usize),
    /// Shows the next steps, after a match and to a seat: the pause, perhaps.
    ShowNext(MatchHandle, Seat),
    /// Whether the pause may be skipped.
    MaySkip,
}

/// A match with its players: the match before its first round, the match now, and what the session knows of it.
#[derive(Clone, Debug)]
pub(crate) struct RecordRef {
    pub(crate) start: MatchHandle,
    pub(crate) now: MatchHandle,
    pub(crate) parts: RecordParts,
}

/// The turn of a bot.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BotTurn {
    pub(crate) seat: Seat,
    pub(crate) level: LevelId,
    /// The seed of its random choices.
    pub(crate) seed: Seed,
}

/// A table: the match before its first round, the match now, the position that is shown, and what the session knows.
#[derive(Clone, Debug)]
pub(crate) struct TableRef {
    pub(crate) start: MatchHandle,
    pub(crate) now: MatchHandle,
    pub(crate) display: DisplayHandle,
    pub(crate) parts: TableParts,
}

compact_text!(enum Request {
    0 Game(game, request), 1 Scene(game, request), 2 Match(handle, request), else 3 Display(handle, request)
});
compact_text!(enum SceneRequest {
    0 About {}, 1 ReadWords(lang, text), 2 ReadGuide(lang, text), 3 Texts(lang), 4 Guide(lang), 5 Scene(lang, table, last),
    6 InstantMove(record, turn), 7 MoveLabel(lang, mv), 8 MoveName(lang, record, mv), else 9 Hint(lang, record, moves)
});
compact_text!(struct BotTurn { seat, level, seed });
compact_text!(struct TableRef { start, now, display, parts });
compact_text!(enum GameRequest {
    0 About {}, 1 Start(seed, seats, options), 2 StartText(of), 3 GivenDeals(of), 4 ViewText(record, seat), 5 RenewSave(text),
    6 ParseStart(seed, seats, text), 7 Chosen(of), 8 WithDeal(record, cards), 9 DealtText(of), 10 CanBeSealed(of),
    else 11 DailyStart(day)
});
compact_text!(enum MatchRequest {
    0 Copy {}, 1 Drop {}, 2 IsSame(other), 3 IsSameDeal(other), 4 HasSameDeals(other), 5 Restarted {}, 6 BackTo(moves), 7 Legal {},
    8 LegalOf(seat), 9 HasChoice(seat), 10 IsMove(mv), 11 IsLegal(mv), 12 Mover(mv), 13 Draw {}, 14 TimeUp {}, 15 Play(mv),
    16 NextRound {}, else 17 Display(seat)
});
compact_text!(enum DisplayRequest {
    0 Copy {}, 1 Drop {}, 2 IsSame(other), 3 TakeSteps(steps), 4 ShowNext(played, viewer), else 5 MaySkip {}
});
compact_text!(struct RecordRef { start, now, parts });
