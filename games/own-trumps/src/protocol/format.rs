//! Own Trumps in the formats that every game shares.

use cards::french::{PlayingCard, PlayingCardSet, Suit};
use cards::{BySeat, Seat, SeatCount, SeatRange, Seed, derivations, shuffle};
use catalogue::{CATALOGUE, OWN_TRUMPS};
use game::{ChosenOptions, Game, GameInfo, LevelId, MatchOption};
use protocol::{CompactText, Deal, TableFormat, names_of_switches};
use session::Day;

use crate::bots::levels;
use crate::rules::{Decision, Match, MatchOptions, Options, Round, Setup, mirrored_suit};

/// The number of deals.
pub const DEALS: MatchOption = MatchOption::new("deals", &["1", "3", "5", "10"], "5");

/// The trump suit of the player in the first seat, if it is not drawn as the others are.
pub const TRUMP: MatchOption = MatchOption::new(
    "trump",
    &["any", "spades", "clubs", "diamonds", "hearts"],
    "any",
);

/// The rule *may take*.
pub const MAY_TAKE: MatchOption = MatchOption::switch("may-take");

/// The rule *sixes go home*.
pub const SIXES_HOME: MatchOption = MatchOption::switch("sixes-home");

/// The rule *mirror deal*, for two players.
pub const MIRROR: MatchOption = MatchOption {
    only_for: Some(SeatRange::new(2, 2)),
    ..MatchOption::switch("mirror")
};

/// Own Trumps before a match.
pub const INFO: GameInfo = GameInfo {
    levels: &[levels::HARE, levels::WOLF, levels::BEAR, levels::FOX],
    // docs/own-trumps.md has how often each level beats the one before.
    difficulties: &[levels::HARE, levels::WOLF, levels::FOX],
    options: &[DEALS, TRUMP, MAY_TAKE, SIXES_HOME, MIRROR],
    ..GameInfo::new(OWN_TRUMPS, &CATALOGUE)
};

/// Own Trumps in the formats that every game shares.
///
/// What a save has of a match beside its seed and its players is one line: a letter for each player's
/// trump suit, the number of deals, and the names of the options that are on, such as
/// `SH 5 may-take mirror`.
///
/// The number of a card is its place in the pack.
impl TableFormat for Round {
    const INFO: &'static GameInfo = &INFO;
    /// Plays by rules of thumb.
    const DAILY_LEVEL: LevelId = levels::WOLF;

    fn start_text(start: &Match) -> String {
        let options = start.options();
        let trumps = options.trumps();
        let suits = trumps.seats().seats().map(|seat| trumps.suit(seat));
        let suits: String = suits.map(Suit::letter).collect();
        let rules = options.options();
        let switches = names_of_switches(&[
            (MAY_TAKE, rules.may_take),
            (SIXES_HOME, rules.sixes_go_home),
            (MIRROR, rules.mirror_deal),
        ]);
        format!("{suits} {}{switches}", options.deals())
    }

    fn parse_start(seed: Seed, seats: SeatCount, text: &str) -> Option<Match> {
        let mut words = text.split(' ');
        let suits = words.next()?.chars().map(Suit::from_letter);
        let suits: Vec<Suit> = suits.collect::<Option<_>>()?;
        let deals = words.next()?.parse().ok()?;
        let switches: Vec<&str> = words.collect();
        let options = rules(|switch| switches.contains(&switch.id));
        let valid = MatchOptions::new(&suits, deals, options).ok();
        let start = Match::new(valid.filter(|_| suits.len() == seats.size())?, seed);
        // Only the one text of a match is accepted: no word twice, in another order or unknown.
        (Self::start_text(&start) == text).then_some(start)
    }

    fn dealt_text(dealt: &Round) -> String {
        Setup::from((dealt, &[][..])).to_text()
    }

    fn parse_dealt(text: &str) -> Option<Round> {
        let setup = Setup::read(text).filter(|setup| setup.moves.is_empty());
        setup?.validate_start().ok()
    }

    fn start(seed: Seed, seats: SeatCount, chosen: &ChosenOptions) -> Match {
        let options = rules(|switch| chosen.value_for(switch, seats) == "on");
        let mut suits = drawn_suits(seed, suit(chosen.value(&TRUMP)));
        if options.mirror_deal {
            suits = vec![suits[0], mirrored_suit(suits[0])];
        }
        let deals = chosen.value(&DEALS).parse().unwrap_or(1);
        new_match(&suits[..seats.size()], deals, options, seed)
    }

    /// A match of one round: a mirror deal of the person against one bot. Both hands are worth the same. The
    /// person's trump suit changes from day to day.
    ///
    /// # Panics
    /// Never: the match is valid.
    fn daily_start(day: Day) -> Match {
        let own = Suit::ALL[day.number() as usize % Suit::ALL.len()];
        let options = Options {
            mirror_deal: true,
            ..Options::default()
        };
        new_match(
            &[own, mirrored_suit(own)],
            1,
            options,
            day.seed("own trumps"),
        )
    }

    fn deal_from(match_state: &Match, seed: Seed) -> Round {
        match_state.deal_with(&mut seed.generator())
    }

    fn cards(dealt: &Round) -> Deal {
        let hands = dealt.position().hands().as_slice().iter();
        hands.map(|hand| hand.indexes()).collect()
    }

    /// Sixes that went home stay there, and a mirror deal keeps its pairs apart: the view knows of both.
    fn with_cards(dealt: &Round, cards: &Deal) -> Option<Round> {
        let hands = cards.iter().map(|hand| PlayingCardSet::from_indexes(hand));
        let hands = hands.collect::<Option<Vec<_>>>()?;
        dealt.with_dealt(BySeat::from_slice(dealt.seats(), &hands)?)
    }

    /// Sixes that go home would tell who has had them. With two players both know all cards in any case.
    fn can_be_sealed(start: &Match) -> bool {
        let options = start.options().options();
        let is_plain = !options.sixes_go_home && !options.mirror_deal;
        is_plain && start.options().trumps().seats().get() > 2
    }

    fn could_play(round: &Round, hand: &[u8], decision: Decision) -> bool {
        let cards = hand
            .iter()
            .map(|index| PlayingCard::from_index((*index).into()));
        let hand = cards.flatten().collect();
        round.position().table().legal(hand).contains(decision)
    }

    fn card(decision: Decision) -> Option<u8> {
        u8::try_from(decision.card()?.index()).ok()
    }
}

/// The options of the rules whose switches are on.
fn rules(is_on: impl Fn(&MatchOption) -> bool) -> Options {
    Options {
        sixes_go_home: is_on(&SIXES_HOME),
        mirror_deal: is_on(&MIRROR),
        may_take: is_on(&MAY_TAKE),
    }
}

/// The suit with this name among the values of [`TRUMP`]; `None` for any.
fn suit(name: &str) -> Option<Suit> {
    let mut suits = TRUMP.values.iter().skip(1).zip(Suit::ALL);
    let found = suits.find(|(value, _)| **value == name);
    found.map(|(_, suit)| suit)
}

/// A match with two to four different suits.
fn new_match(suits: &[Suit], deals: i64, options: Options, seed: Seed) -> Match {
    // Without the fault, whose words would be in every first match.
    let valid = MatchOptions::new(suits, deals, options).ok();
    Match::new(valid.expect("different suits"), seed)
}

/// All suits in an order that follows from the seed, with the person's first.
fn drawn_suits(seed: Seed, own: Option<Suit>) -> Vec<Suit> {
    let mut suits = Suit::ALL;
    shuffle(&mut suits, &mut seed.derive(derivations::SETUP).generator());
    let first = own.unwrap_or(suits[Seat::FIRST.index()]);
    let others = suits.into_iter().filter(|suit| *suit != first);
    core::iter::once(first).chain(others).collect()
}
