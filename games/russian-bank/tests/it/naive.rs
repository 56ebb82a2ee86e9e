//! The rules a second time, written from `docs/russian-bank.md` with texts and lists, and slowly.

use game::conformance::ReferenceRules;

const ORDER: &str = "A23456789TJQK";

/// A deal in progress.
#[derive(Clone, Debug)]
pub(crate) struct Naive {
    pub(crate) turned_only: bool,
    /// Reserve, stock and waste of both players, from bottom to top.
    pub(crate) reserve: [Vec<String>; 2],
    pub(crate) stock: [Vec<String>; 2],
    pub(crate) waste: [Vec<String>; 2],
    pub(crate) columns: Vec<Vec<String>>,
    /// The faces of the cards on foundations.
    pub(crate) built: Vec<String>,
    pub(crate) drawn: Option<String>,
    pub(crate) turn: usize,
    pub(crate) shifts: usize,
    pub(crate) idle: usize,
    pub(crate) moves: usize,
    pub(crate) over: bool,
    pub(crate) winner: Option<usize>,
}

fn face(card: &str) -> String {
    card.to_uppercase()
}

fn height(card: &str) -> usize {
    1 + ORDER.find(&face(card)[..1]).expect("a rank")
}

fn suit(card: &str) -> String {
    face(card)[1..].to_owned()
}

fn is_red(card: &str) -> bool {
    "DH".contains(&suit(card))
}

impl Naive {
    fn top(&self, from: char) -> Option<String> {
        match from {
            'r' => self.reserve[self.turn].last().cloned(),
            'w' => self.waste[self.turn].last().cloned(),
            'd' => self.drawn.clone(),
            column => self.columns[column as usize - '1' as usize].last().cloned(),
        }
    }

    fn builds(&self, card: &str) -> bool {
        let count = |height: usize| {
            let same = |one: &&String| suit(one) == suit(card) && self::height(one) == height;
            self.built.iter().filter(same).count()
        };
        let below = height(card) - 1;
        count(below + 1) < if below == 0 { 2 } else { count(below) }
    }

    fn descends(&self, card: &str, column: usize) -> bool {
        self.columns[column]
            .last()
            .is_some_and(|top| height(top) == height(card) + 1 && is_red(top) != is_red(card))
    }

    fn releases(&self) -> Vec<String> {
        let mut moves = Vec::new();
        if self.columns.iter().all(|column| !column.is_empty()) {
            return moves;
        }
        for (from, column) in self.columns.iter().enumerate() {
            let [.., under, top] = &column[..] else {
                continue;
            };
            let fits = |to: usize| self.columns[to].is_empty() || self.descends(top, to);
            let targets = (0..8).filter(|to| *to != from && self.builds(under) && fits(*to));
            moves.extend(targets.map(|to| format!("{}-{}", from + 1, to + 1)));
        }
        moves
    }

    /// The moves of a card when there is no duty.
    fn free(&self, from: char, card: &str) -> Vec<String> {
        let mut moves = Vec::new();
        if from == 'w' {
            return moves;
        }
        let column = from.to_digit(10).map(|column| column as usize - 1);
        for to in 0..8 {
            if column == Some(to) || column.is_some() && self.shifts >= 12 {
                continue;
            }
            let is_alone = column.is_some_and(|column| self.columns[column].len() == 1);
            let may_fill = from == 'r' || self.reserve[self.turn].is_empty() && !is_alone;
            let is_space = self.columns[to].is_empty();
            if is_space && may_fill || self.descends(card, to) {
                moves.push(format!("{from}-{}", to + 1));
            }
        }
        let other = 1 - self.turn;
        for (letter, pile) in [('R', &self.reserve[other]), ('W', &self.waste[other])] {
            let is_near = pile.last().is_some_and(|top| {
                suit(top) == suit(card) && height(top).abs_diff(height(card)) == 1
            });
            if is_near && (from == 'd' || !self.turned_only) {
                moves.push(format!("{from}-{letter}"));
            }
        }
        if from == 'd' {
            moves.push("d-w".to_owned());
        }
        moves
    }
}

impl ReferenceRules for Naive {
    fn legal(&self) -> Vec<String> {
        if self.over {
            return Vec::new();
        }
        let sources = "rdw12345678".chars();
        let tops: Vec<(char, String)> = sources
            .filter_map(|from| Some((from, self.top(from)?)))
            .collect();
        let foundation = tops.iter().filter(|(_, card)| self.builds(card));
        let mut moves: Vec<String> = foundation.map(|(from, _)| format!("{from}-f")).collect();
        if moves.is_empty() {
            moves = self.releases();
        }
        if moves.is_empty() {
            moves = tops
                .iter()
                .flat_map(|(from, card)| self.free(*from, card))
                .collect();
            let can_turn = !self.stock[self.turn].is_empty() || !self.waste[self.turn].is_empty();
            if self.drawn.is_none() {
                moves.push(if can_turn { "draw" } else { "pass" }.to_owned());
            }
        }
        moves
    }

    fn play(&mut self, mv: &str) {
        let (me, other) = (self.turn, 1 - self.turn);
        let letters: Vec<char> = mv.chars().collect();
        let is_column = |at: usize| letters[at].is_ascii_digit();
        let is_shift = letters.len() == 3 && is_column(0) && is_column(2);
        self.shifts = if is_shift { self.shifts + 1 } else { 0 };
        self.moves += 1;
        let mut ends_turn = mv == "pass" || mv == "d-w";
        match letters[..] {
            [from, '-', to] => {
                let card = self.top(from).expect("a card");
                match from {
                    'r' => drop(self.reserve[me].pop()),
                    'w' => drop(self.waste[me].pop()),
                    'd' => self.drawn = None,
                    column => drop(self.columns[column as usize - '1' as usize].pop()),
                }
                match to {
                    'f' => self.built.push(face(&card)),
                    'R' => self.reserve[other].push(card),
                    'W' => self.waste[other].push(card),
                    'w' => self.waste[me].push(card),
                    column => self.columns[column as usize - '1' as usize].push(card),
                }
                if to == 'f' {
                    self.idle = 0;
                }
            }
            _ if mv == "draw" => {
                if self.stock[me].is_empty() {
                    self.stock[me] = self.waste[me].drain(..).rev().collect();
                }
                self.drawn = self.stock[me].pop();
            }
            _ => ends_turn = true,
        }
        if ends_turn {
            self.turn = other;
            self.idle += 1;
            self.shifts = 0;
        }
        let has_drawn = |seat: usize| usize::from(self.drawn.is_some() && self.turn == seat);
        let left = [0, 1].map(|seat| {
            self.reserve[seat].len()
                + self.stock[seat].len()
                + self.waste[seat].len()
                + has_drawn(seat)
        });
        self.over = left[me] == 0 || self.idle >= 100 || self.moves >= 3000;
        if self.over && left[0] != left[1] {
            self.winner = Some(usize::from(left[1] < left[0]));
        }
    }
}
