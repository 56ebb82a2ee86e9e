//! A second implementation of the rules: GAMES.md sentence by sentence, with lists of texts.

use game::conformance::ReferenceRules;

/// A round. Cards are texts such as "TH".
#[derive(Clone, Debug)]
pub(crate) struct Naive {
    pub(crate) trumps: Vec<char>,
    pub(crate) may_take: bool,
    pub(crate) hands: Vec<Vec<String>>,
    pub(crate) pile: Vec<String>,
    pub(crate) turn: usize,
    pub(crate) must_put_second: bool,
    pub(crate) decisions: usize,
    pub(crate) out: Vec<usize>,
    pub(crate) over: bool,
    pub(crate) loser: Option<usize>,
}

fn rank(card: &str) -> usize {
    "6789TJQKA".find(&card[..1]).expect("a rank")
}

fn suit(card: &str) -> char {
    card.chars().nth(1).expect("a suit")
}

/// Rule 4, first sentence.
fn beats(card: &str, top: &str, own: char) -> bool {
    suit(card) == suit(top) && rank(card) > rank(top) || suit(card) == own && suit(top) != own
}

impl ReferenceRules for Naive {
    fn legal(&self) -> Vec<String> {
        if self.over {
            return Vec::new();
        }
        let hand = &self.hands[self.turn];
        if self.must_put_second || self.pile.is_empty() {
            return hand.clone();
        }
        let top = self.pile.last().expect("a top card");
        let own = self.trumps[self.turn];
        let mut legal: Vec<String> = Vec::new();
        for card in hand {
            if beats(card, top, own) {
                legal.push(card.clone());
            }
        }
        if legal.is_empty() || self.may_take {
            legal.push("take".to_owned());
        }
        legal
    }

    fn play(&mut self, decision: &str) {
        let mut turn_passes = true;
        if decision == "take" {
            self.take();
        } else {
            let was_beating = !self.must_put_second && !self.pile.is_empty();
            let hand = &mut self.hands[self.turn];
            let at = hand.iter().position(|card| card == decision);
            self.pile.push(hand.remove(at.expect("in hand")));
            self.must_put_second = was_beating && !hand.is_empty();
            turn_passes = !self.must_put_second;
            if hand.is_empty() {
                self.out.push(self.turn);
            }
        }
        self.decisions += 1;
        if self.out.len() + 1 == self.hands.len() {
            self.end();
        } else if self.decisions == 1000 {
            self.over = true;
        } else if turn_passes {
            loop {
                self.turn = (self.turn + 1) % self.hands.len();
                if !self.hands[self.turn].is_empty() {
                    break;
                }
            }
        }
    }
}

impl Naive {
    /// Rule 5.
    fn take(&mut self) {
        let top = self.pile.last().expect("a top card").clone();
        let own = self.trumps[self.turn];
        let mut number = 3;
        if suit(&top) == own {
            number = 5;
            if rank(&top) == 8 {
                number = self.pile.len();
            }
        }
        for _ in 0..number {
            if let Some(card) = self.pile.pop() {
                self.hands[self.turn].push(card);
            }
        }
    }

    /// Rule 7.
    fn end(&mut self) {
        self.over = true;
        let last = self.hands.iter().position(|hand| !hand.is_empty());
        let last = last.expect("one player has cards");
        let top = self.pile.last().expect("a top card");
        let is_drawn = match &self.hands[last][..] {
            [card] => beats(card, top, self.trumps[last]),
            _ => false,
        };
        if !is_drawn {
            self.loser = Some(last);
        }
    }
}
