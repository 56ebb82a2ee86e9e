//! The scene and the tutorial of the toy game.

use cards::Seat;
use cards::french::{PlayingCard, Rank, Suit};
use game::{Game, Match, Standing};
use scene::{
    Accepted, Better, Counter, Face, Headings, Motion, Outcome, Piece, Press, SceneStep, Score,
    Scores, SeatScene, Selection, Spot, TableScene, Target, TutorialTable, Word, Zone, ZoneKind,
};
use session::{Phase, TableGame, TypedTable};
use words::{Lang, Messages};

use crate::flaws::{Flaw, count_look, looks};
use crate::toy::{Round, Step};
use crate::toy_words::ToyWords;

/// A table of the toy game.
type ToyTable<'a> = TypedTable<'a, Round>;

/// The scene of a table.
pub(crate) fn scene(table: &ToyTable<'_>, words: &ToyWords) -> TableScene {
    let (table, lang) = (*table, words.catalog().lang());
    count_look();
    let is_own_turn = matches!(table.phase(), Phase::Person | Phase::Forced(_));
    let seats = table.record().options().seats().seats();
    let steps = steps(table, lang);
    TableScene {
        seats: seats.map(|seat| seat_scene(table, seat)).collect(),
        zones: vec![trick(table), pad(table), hand(table, is_own_turn)],
        selection: selection(table, is_own_turn),
        prompt: prompt(lang),
        is_own_turn,
        scores: scores(table),
        outcome: outcome(table),
        skip: String::new(),
        can_undo: table.can_undo(),
        steps,
        ..TableScene::empty(Better::High)
    }
}

fn prompt(lang: Lang) -> String {
    let gap = Flaw::PromptHasGap.is_set() && lang == Lang::Nl;
    let name = if gap { "{name}" } else { "Ada" };
    let counts = Flaw::SceneCountsLooks.is_set();
    let looks = if counts { looks() } else { 0 };
    format!("It is the turn of {name}, {looks}.")
}

fn seat_scene(table: ToyTable<'_>, seat: Seat) -> SeatScene {
    let hand = table.record().round().hands[seat.index()].clone();
    let leaked = hand.first().copied().filter(|_| Flaw::SceneLeaks.is_set());
    SeatScene {
        seat,
        name: if Flaw::SomebodyIsYou.is_set() {
            "You".into()
        } else {
            format!("P{}", seat.get())
        },
        detail: String::new(),
        counters: vec![Counter {
            icon: Flaw::CounterHasNoPicture.pick("nowhere", "chip"),
            number: None,
        }],
        backs: hand.len(),
        badge: None,
        summary: format!("A player, {leaked:?}."),
        side: Flaw::SideIsWrong.is_set().then_some(0),
        is_dealer: false,
        is_to_move: Flaw::OutOfTurnIsMarked.is_set() || table.record().round().turn().has(seat),
    }
}

fn trick(table: ToyTable<'_>) -> Zone {
    let played = table.display_state().view.played.iter();
    let piece = |(seat, card): &(Seat, u8)| Piece {
        owner: Some(*seat),
        ..piece(*card, Press::Never)
    };
    Zone {
        pieces: played.map(piece).collect(),
        ..Zone::new("trick", ZoneKind::Trick, "Played".into())
    }
}

/// The tricks of each player, as a score pad.
fn pad(table: ToyTable<'_>) -> Zone {
    let seats = table.record().options().seats().seats();
    let won = |step: &&Step, seat: Seat| **step == Step::Won(seat);
    let tricks = |seat| {
        let steps = table.display_state().steps.iter();
        i32::try_from(steps.filter(|step| won(step, seat)).count()).unwrap_or(i32::MAX)
    };
    let cell = |seat: Seat| {
        let face = Face::Score(Score::Written(tricks(seat)));
        let label = format!("Tricks of P{}: {}", seat.get(), tricks(seat));
        Piece::new(100 + u16::from(seat.get()), face, label, Press::Never)
    };
    let lacking = usize::from(Flaw::PadLacksCell.is_set());
    let id = Flaw::KeyReadsNothing.pick("sheet", "pad");
    Zone {
        pieces: seats.clone().skip(lacking).map(cell).collect(),
        headings: Headings {
            columns: seats.map(|seat| format!("P{}", seat.get())).collect(),
            rows: vec!["Tricks".into()],
        },
        ..Zone::new(id, ZoneKind::Pad, "The tricks".into())
    }
}

fn hand(table: ToyTable<'_>, is_own_turn: bool) -> Zone {
    let is_open = table.open_hand().is_some() || Flaw::HandIsOpen.is_set();
    let hand = table.display_state().view.hand.iter().filter(|_| is_open);
    let moves = is_own_turn || Flaw::PressOutOfTurn.is_set();
    let press = |card: u8| match card {
        _ if is_own_turn && marks(table) => Press::Mark,
        5 if Flaw::LegalCardIsRefused.is_set() => Press::Refused("It is a five.".into()),
        _ if moves => Press::Move(word(card)),
        _ => Press::NotNow("It is not your turn.".into()),
    };
    let strays = is_own_turn && Flaw::TargetIsNotThere.is_set();
    let targets = |card: u8| {
        strays.then_some(Target {
            key: 99,
            mv: word(card),
        })
    };
    let pieces = hand.map(|card| Piece {
        targets: targets(*card).into_iter().collect(),
        ..piece(*card, press(*card))
    });
    Zone {
        pieces: pieces.collect(),
        ..Zone::new("hand", ZoneKind::Hand, "Your hand".into())
    }
}

/// In the second round a card is marked, and a button plays it.
fn marks(table: ToyTable<'_>) -> bool {
    table.record().round_number() == 2
}

fn selection(table: ToyTable<'_>, is_own_turn: bool) -> Option<Selection> {
    let hand = table.display_state().view.hand.iter();
    let parts: Vec<(u16, String)> = hand
        .map(|card| (u16::from(*card), card.to_string()))
        .collect();
    let most = usize::from(Flaw::SelectionAcceptsTwo.is_set()) + 1;
    let accepted = if Flaw::SelectionRefusesLegalSet.is_set() {
        let sets = parts.iter().map(|(key, _)| vec![*key]);
        Accepted::Sets(sets.filter(|set| set != &[9]).collect())
    } else {
        Accepted::Count { least: 1, most }
    };
    let skipped = usize::from(Flaw::SelectionLacksPiece.is_set());
    let selection = Selection {
        prefix: String::new(),
        parts: parts.into_iter().skip(skipped).collect(),
        accepted,
        label: "Play".into(),
        ask: "Choose a card.".into(),
    };
    (is_own_turn && marks(table)).then_some(selection)
}

fn piece(card: u8, press: Press) -> Piece {
    let key = match card {
        2 | 3 if Flaw::KeyIsThereTwice.is_set() => 2,
        _ => card.into(),
    };
    let has_label = card != 7 || !Flaw::LabelIsEmpty.is_set();
    let label = if has_label {
        format!("Card {card}")
    } else {
        String::new()
    };
    let shifted = usize::from(Flaw::KeyChangesItsCard.is_set() && looks() > 9);
    let rank = Rank::ALL[usize::from(card) - shifted];
    let face = Face::Card {
        card: PlayingCard::new(rank, Suit::Spades),
        mark: None,
    };
    Piece::new(key, face, label, press)
}

fn steps(table: ToyTable<'_>, lang: Lang) -> Vec<SceneStep> {
    let round = table.record().round_number();
    let dealt = SceneStep {
        motions: vec![Motion::Deal {
            round,
            dealer: None,
        }],
        line: format!("{}: round {round} is dealt.", lang.tag()),
    };
    let steps = table.display_state().steps.iter();
    let steps = steps.map(|step| scene_step(*step, lang));
    let steps = core::iter::once(dealt).chain(steps);
    if Flaw::LogIsSilent.is_set() {
        return steps.take(3).collect();
    }
    let forgotten = if Flaw::LogForgets.is_set() {
        2
    } else {
        usize::MAX
    };
    let skipped = table.display_state().steps.len().saturating_sub(forgotten);
    steps.skip(skipped).collect()
}

fn scene_step(step: Step, lang: Lang) -> SceneStep {
    let tag = lang.tag();
    match step {
        Step::Played(seat, card) => SceneStep {
            motions: motions(seat, card),
            line: format!("{tag}: {} plays {card}.", seat.get()),
        },
        Step::Won(seat) => SceneStep::told(format!("{tag}: {} wins.", seat.get())),
    }
}

/// The card goes onto the trick.
fn motions(seat: Seat, card: u8) -> Vec<Motion> {
    let played = Motion::Move {
        key: if Flaw::StepMovesNothing.is_set() {
            99
        } else {
            card.into()
        },
        from: if Flaw::StepComesFromElsewhere.is_set() {
            Spot::Zone("stock")
        } else {
            Spot::Seat(seat)
        },
        to: Spot::Zone("trick"),
    };
    let is_silent = Flaw::PieceMovesWithoutStep.is_set() && card == 6;
    Some(played).filter(|_| !is_silent).into_iter().collect()
}

fn scores(table: ToyTable<'_>) -> Scores {
    let state = table.record().match_state();
    let names = state.seats().seats();
    let names = names.map(|seat| (seat, format!("P{}", seat.get())));
    let mut scores = Scores::new(names.collect(), &state.finished, Better::High);
    scores.rows[0].total += i32::from(Flaw::TotalIsWrong.is_set());
    scores
}

fn outcome(table: ToyTable<'_>) -> Option<Outcome> {
    let is_match_over = table.phase() == Phase::MatchOver;
    let is_over = is_match_over || table.phase() == Phase::RoundOver;
    let why = (!Flaw::EndIsNotExplained.is_set()).then(|| "No cards are left.".into());
    let is_here = |seat| table.record().options().is_here(seat);
    let is_won = match table.record().match_state().standing() {
        Standing::Over(winners) => winners.into_iter().any(is_here),
        Standing::Ongoing => false,
    };
    let is_told = is_over && !Flaw::EndIsNotTold.is_set();
    is_told.then(|| Outcome {
        title: "It is over.".into(),
        why: why.into_iter().collect(),
        detail: String::new(),
        is_match_over,
        is_won: is_won && !Flaw::WinnerIsUnknown.is_set(),
    })
}

/// A tutorial of two steps: play a card, then read.
pub(crate) fn tutorial(words: &ToyWords) -> Vec<TutorialTable> {
    let mut cards = vec![4, 9];
    if Flaw::TutorialOffersNothing.is_set() {
        cards.remove(0);
    }
    let asked = Zone {
        pieces: cards
            .iter()
            .map(|card| piece(*card, Press::Move(word(*card))))
            .collect(),
        ..Zone::new("hand", ZoneKind::Hand, "Your hand".into())
    };
    let table = |zones| TableScene {
        zones,
        ..TableScene::empty(Better::High)
    };
    let other = Flaw::TutorialDiffersByLanguage.is_set() && words.catalog().lang() == Lang::De;
    let wanted = if other { 9 } else { 4 };
    vec![
        (table(vec![asked]), Some(word(wanted))),
        (table(Vec::new()), None),
    ]
}

fn word(card: u8) -> Word {
    Round::word(card)
}
