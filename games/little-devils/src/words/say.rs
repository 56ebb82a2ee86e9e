//! From facts to sentences.

use crate::rules::{IllegalPlay, points};
use crate::scene::{
    Ahead, Announcement, Behind, Decided, Playable, Prompt, Scene, SeatScene, TakenBack,
    TrickScene, Turn,
};
use cards::{Card, Seat};
use session::Switch;
use words::Who;

use crate::words::Words;
use words::Arg;

/// Somebody who knows the language and everybody's name.
#[derive(Clone, Copy)]
pub struct Speaker<'a> {
    words: &'static Words,
    seats: &'a [SeatScene],
}

impl<'a> Speaker<'a> {
    /// A speaker at a table.
    #[must_use]
    pub const fn new(words: &'static Words, seats: &'a [SeatScene]) -> Self {
        Self { words, seats }
    }

    /// The language's words.
    pub(super) const fn words(&self) -> &'static Words {
        self.words
    }

    /// What a player is called, and whether that is you.
    #[must_use]
    pub fn name(&self, seat: &SeatScene) -> String {
        self.words.seat_name(&seat.name, seat.level.is_none())
    }

    /// Who sits there, as sentences name them.
    #[must_use]
    pub fn who(&self, seat: Seat) -> Who<'a> {
        match self.seats.get(seat.index()) {
            Some(other) if other.level.is_some() => Who::Other(&other.name),
            _ => Who::You,
        }
    }

    /// A card's name: "15, 5 devils".
    #[must_use]
    pub fn card(&self, card: Card) -> String {
        self.words.card(card, points::devils(card))
    }

    /// That a card was played, and by whom; if it was led or they could not follow, that too.
    #[must_use]
    pub fn plays(&self, seat: Seat, card: Card, leads: bool, failed: bool) -> String {
        let (who, devils) = (self.who(seat), points::devils(card));
        if leads {
            self.words.leads(who, card, devils)
        } else if failed {
            self.words.cannot_follow(who, card, devils)
        } else {
            self.words.plays(who, card, devils)
        }
    }

    /// The name of a card that lies in a trick: what it is, whose, and whether they could not follow.
    #[must_use]
    pub fn lying(&self, trick: &TrickScene, seat: Seat, card: Card) -> String {
        self.words.lying(trick, card, self.who(seat))
    }

    /// A fact, said.
    #[must_use]
    pub fn say(&self, said: &Announcement) -> String {
        let words = self.words;
        match said {
            Announcement::Dealt {
                round,
                dealer,
                leader,
            } => words.dealt(*round, self.who(*dealer), self.who(*leader)),
            Announcement::Hand { cards } => words.hand_is(self.list(cards.iter())),
            Announcement::Played {
                seat,
                card,
                leads,
                failed,
            } => self.plays(*seat, *card, *leads, *failed),
            Announcement::Decided { direction, led } => words.bound(*direction, *led),
            Announcement::Taken {
                taker,
                card,
                devils,
            } => words.takes(self.who(*taker), *card, *devils),
            Announcement::RoundOver { devils } => devils
                .iter()
                .map(|(seat, devils, total)| words.round_devils(self.who(*seat), *devils, *total))
                .collect::<Vec<_>>()
                .join(" "),
            Announcement::MatchOver { winners } => self.wins(winners),
        }
    }

    /// Who has won.
    #[must_use]
    pub fn wins(&self, winners: &[Seat]) -> String {
        match winners {
            [] => String::new(),
            [one] => self.words.wins(self.who(*one)),
            [first, others @ .., last] => {
                let name = |seat: &Seat| match self.who(*seat) {
                    Who::You => self.words.you(),
                    Who::Other(name) => name,
                };
                let names: String = others.iter().flat_map(|seat| [", ", name(seat)]).collect();
                self.words.share_win(self.who(*first), names, name(last))
            }
        }
    }

    /// Which round decided the match.
    #[must_use]
    pub fn decided(&self, decided: &Decided) -> String {
        let (winner, rival) = (self.who(decided.winner), self.who(decided.rival));
        self.words
            .decided(decided.round, winner, decided.few, rival, decided.many)
    }

    /// How far behind the first the person is.
    #[must_use]
    pub fn behind(&self, behind: &Behind) -> String {
        let (shared, first) = (yes_or_no(behind.shared), self.names(&behind.first));
        self.words.behind(behind.rank, shared, behind.devils, first)
    }

    /// How far ahead of the next the person is.
    #[must_use]
    pub fn ahead(&self, ahead: &Ahead) -> String {
        let (shared, second) = (yes_or_no(ahead.shared), self.names(&ahead.second));
        self.words.ahead(shared, ahead.devils, second)
    }

    /// Some players' names: "Anna, Bert and Cleo".
    fn names(&self, seats: &[Seat]) -> String {
        let seats = seats.iter().filter_map(|seat| self.seats.get(seat.index()));
        let names: Vec<&str> = seats.map(|seat| seat.name.as_str()).collect();
        self.words.all_of(&names)
    }

    /// What goes back into the hand.
    #[must_use]
    pub fn taken_back(&self, taken: TakenBack) -> String {
        let cards: Vec<String> = taken.cards.iter().map(|card| card.to_string()).collect();
        let cards: Vec<&str> = cards.iter().map(String::as_str).collect();
        let says = self.words.taken_back(self.words.all_of(&cards));
        match taken.round {
            Some(round) => format!("{}. {says}", self.words.round(round)),
            None => says,
        }
    }

    /// That a card is played by a second press.
    #[must_use]
    pub fn press_again(&self, card: Card) -> String {
        self.words.press_again(self.card(card))
    }

    /// What the table waits for.
    #[must_use]
    pub fn prompt(&self, prompt: &Prompt, round: usize) -> String {
        let words = self.words;
        match prompt {
            Prompt::Turn(turn) => words.turn(*turn),
            Prompt::Bot(seat) => words.thinks(self.who(*seat)),
            Prompt::Taken {
                taker,
                card,
                devils,
            } => words.takes(self.who(*taker), *card, *devils),
            Prompt::RoundOver => words.round_over(round),
            Prompt::MatchOver(_) => words.match_over().into(),
        }
    }

    /// What the table waits for; of a complete trick also why it goes where it goes.
    #[must_use]
    pub fn status(&self, scene: &Scene) -> String {
        let prompt = self.prompt(&scene.prompt, scene.scores.rounds);
        let taken = matches!(scene.prompt, Prompt::Taken { .. });
        let why = self.words.why(&scene.trick, &|seat| self.who(seat));
        match why.filter(|_| taken) {
            Some(why) => format!("{why} {prompt}"),
            None => prompt,
        }
    }

    /// Why a card may not be played; empty if it may.
    #[must_use]
    pub fn refusal(&self, playable: Playable) -> String {
        match playable {
            Playable::Yes => String::new(),
            Playable::No(reason) => self.words.refused(&reason),
            Playable::NotNow => self.words.not_your_turn().into(),
        }
    }

    /// The direction of a trick, who takes it and why, as far as decided.
    #[must_use]
    pub fn trick(&self, trick: &TrickScene) -> String {
        self.words.tell(trick, &|seat| self.who(seat))
    }

    /// A player across the table in one sentence, with the level of a bot.
    #[must_use]
    pub fn opponent(&self, seat: &SeatScene) -> String {
        let level = seat.level.map(|level| self.words.level(level.id()));
        let level = level.map(|level| format!("{level}, ")).unwrap_or_default();
        level + &self.seat(seat)
    }

    /// The same without the level, for questions that are asked often.
    #[must_use]
    pub fn seat(&self, seat: &SeatScene) -> String {
        let words = self.words;
        let mut parts = vec![
            words.cards_left(seat.cards_left),
            words.devils_this_round(seat.devils),
            words.total_before(seat.before),
        ];
        if seat.dealer {
            parts.push(words.dealer().into());
        }
        parts.join(", ")
    }
}

impl Words {
    /// What a player is called, and whether that is the person at the page.
    #[must_use]
    pub fn seat_name(&self, name: &str, is_you: bool) -> String {
        if is_you && name != self.default_name() {
            self.own_name(name)
        } else {
            name.into()
        }
    }

    /// What a player is to do whose turn it is.
    #[must_use]
    pub fn turn(&self, turn: Turn) -> String {
        match turn {
            Turn::Lead { fives } => self.lead(yes_or_no(fives)),
            Turn::Decide { led, only } => self.decide(led, only.map_or("".into(), Arg::from)),
            Turn::Follow { direction, led } => self.follow(direction, led),
            Turn::Free { direction, led } => self.free(direction, led),
            Turn::Last { card } => self.last_card(card),
        }
    }

    /// Several names as one: "Anna, Bert and Cleo".
    fn all_of(&self, names: &[&str]) -> String {
        match names {
            [] => String::new(),
            [one] => (*one).into(),
            [others @ .., last] => self.and_last(others.join(", "), *last),
        }
    }

    /// What may be looked at again: the last trick, or with the history setting all of the round.
    #[must_use]
    pub fn tricks(&self, history: bool) -> &'static str {
        if history {
            self.all_tricks()
        } else {
            self.last_trick()
        }
    }

    /// What a switch does.
    #[must_use]
    pub fn switch(&self, switch: Switch) -> &'static str {
        let place = Switch::ALL.iter().position(|one| *one == switch);
        let names = self.switches();
        place
            .and_then(|at| names.get(at).copied())
            .unwrap_or_default()
    }

    /// Why a card is refused.
    #[must_use]
    pub fn refused(&self, reason: &IllegalPlay) -> String {
        match *reason {
            IllegalPlay::Over => self.refused_over().into(),
            IllegalPlay::NotInHand { card } => self.refused_not_in_hand(card),
            IllegalPlay::FiveDevilsLed { card } => self.refused_lead(card),
            IllegalPlay::MustFollow {
                card,
                direction,
                led,
            } => self.refused_side(card, direction, led),
        }
    }
}

/// A case for messages with a `yes`.
const fn yes_or_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}
