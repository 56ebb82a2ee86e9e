//! The checks of deal records, with the answers of an independent implementation.

use cards::{Seed, below};
use game::Game;
use protocol::DealRecord;
use serde_json::{Map, Value, json};

/// The changed lines that are made of each record that is damaged.
const DAMAGED: usize = 2_000;

/// Moves of the game with these records.
type Moves<R> = [<<R as DealRecord>::Round as Game>::Move];

/// The deal records of a game, and what an independent implementation says about them.
pub struct Records<'a, R: DealRecord> {
    /// Good records, a line each, with their answers if there are any.
    pub good: &'a str,
    /// Broken records, a line each: `{"record":…,"why":"…"}`.
    pub broken: &'a str,
    /// For each reason why a record is broken, what the error may say.
    pub faults: &'a [(&'a str, &'a [&'a str])],
    /// The fields of an answer.
    pub answer: &'a [&'a str],
    /// The fields, of answers and records, with lists of texts whose order means nothing.
    pub unordered: &'a [&'a str],
    /// The fields that a record may lack.
    pub optional: &'a [&'a str],
    /// The record of a start and the moves after it.
    pub record: fn(start: &R::Round, moves: &Moves<R>) -> R,
}

impl<R: DealRecord> Records<'_, R> {
    /// Checks everything. Returns the numbers of good and of broken records.
    ///
    /// # Panics
    /// A check fails.
    #[must_use]
    pub fn check(&self) -> [usize; 2] {
        let good: Vec<Map<String, Value>> = self.good.lines().map(object).collect();
        for record in &good {
            self.is_answered(record);
            self.is_written_again(record);
            Self::names_a_wrong_move(record);
        }
        let broken: Vec<Map<String, Value>> = self.broken.lines().map(object).collect();
        for line in &broken {
            self.is_refused(line);
        }
        self.names_each_field(&good[0]);
        Self::refuses_other_games(&good[0]);
        self.survives_damage(&good[0]);
        [good.len(), broken.len()]
    }

    /// The record has the answer of the vectors, with and without it in the line.
    fn is_answered(&self, record: &Map<String, Value>) {
        let answer = object(&replayed::<R>(&self.bare(record)).expect("a good record"));
        assert_eq!(answer.len(), self.answer.len());
        for field in self.answer {
            let (found, expected) = (&answer[*field], record.get(*field));
            if let Some(expected) = expected {
                let found = self.sorted(field, found);
                assert_eq!(found, self.sorted(field, expected), "{field} of {record:?}");
            }
        }
        let with_answer = replayed::<R>(record).expect("a good record");
        assert_eq!(object(&with_answer), answer, "with its answer in it");
    }

    /// The record is written as it was read.
    fn is_written_again(&self, record: &Map<String, Value>) {
        let line = Value::from(record.clone()).to_string();
        let rewrite = |line: &str| {
            let (start, moves) = R::from_line(line.as_bytes()).expect("a good record");
            (self.record)(&start, &moves).to_line()
        };
        let written = rewrite(&line);
        assert_eq!(rewrite(&written), written);
        let written = object(&written);
        for (field, value) in self.bare(record) {
            let expected = self.sorted(&field, &value);
            assert_eq!(self.sorted(&field, &written[&field]), expected, "{field}");
        }
    }

    /// A text that is no move is refused with its number, after any of the first moves.
    fn names_a_wrong_move(record: &Map<String, Value>) {
        let moves = record["moves"].as_array().expect("moves");
        for before in [0, moves.len() / 2] {
            let mut moves = moves[..before].to_vec();
            moves.push("?".into());
            let error = error_with::<R>(record, "moves", moves.into());
            let number = format!(" {}: \"?\" is n", before + 1);
            assert!(error.contains(&number), "{number} in: {error}");
        }
    }

    /// A broken record is refused, and the error says why.
    fn is_refused(&self, line: &Map<String, Value>) {
        let why = line["why"].as_str().expect("a reason");
        let error = replay::<R>(line["record"].to_string().as_bytes());
        let error = error.expect_err("it is refused");
        let words = self.faults.iter().find(|(reason, _)| *reason == why);
        let (_, words) = words.unwrap_or_else(|| panic!("an unknown reason: {why}"));
        let is_named = words.iter().any(|words| error.contains(words));
        assert!(is_named, "{why}: {error}");
    }

    /// A field of a wrong type, or one that is missing, is named. Other fields are ignored.
    fn names_each_field(&self, record: &Map<String, Value>) {
        let bare = self.bare(record);
        let wrong = [
            json!(null),
            json!(true),
            json!(0.5),
            json!("1"),
            json!([[[]]]),
            json!({}),
        ];
        for (field, value) in &bare {
            for wrong in &wrong {
                let is_same = core::mem::discriminant(wrong) == core::mem::discriminant(value);
                if !is_same || wrong.is_number() || wrong.is_array() {
                    let error = error_with::<R>(&bare, field, wrong.clone());
                    assert!(
                        error.contains(field.as_str()),
                        "{field} is {wrong}: {error}"
                    );
                }
            }
            let mut without = bare.clone();
            without.remove(field);
            match replayed::<R>(&without) {
                Ok(_) => assert!(self.optional.contains(&field.as_str()), "{field}"),
                Err(error) => assert!(error.contains(&format!("missing field `{field}`"))),
            }
        }
        let mut longer = bare.clone();
        longer.insert("comment".into(), json!([null]));
        assert_eq!(replayed::<R>(&longer), replayed::<R>(&bare));
    }

    /// A record is only one of its game, and an object.
    fn refuses_other_games(record: &Map<String, Value>) {
        let error = error_with::<R>(record, "game", "whist".into());
        assert!(error.contains("\"whist\""), "{error}");
        let fields: Vec<Value> = record.values().cloned().collect();
        let listed = Value::from(fields).to_string();
        let twice = format!("{}{}", Value::from(record.clone()), "{}");
        for line in [
            "", "null", "[]", "7", "{", "{}", "1e999", "[[]]", &listed, &twice,
        ] {
            assert!(replay::<R>(line.as_bytes()).is_err(), "{line:?}");
        }
        assert!(replay::<R>(b"\xff\xfe").is_err());
    }

    /// Nothing panics on other numbers, on shorter and longer lists, and on other bytes.
    fn survives_damage(&self, record: &Map<String, Value>) {
        let bare = self.bare(record);
        for (field, value) in &bare {
            let numbers = [i64::MIN, -1, 0, 1, 2, 5, 9, 10, i64::MAX];
            let numbers = numbers.map(Value::from).into_iter();
            for other in lists(value).chain(numbers.filter(|_| value.is_i64())) {
                let mut changed = bare.clone();
                changed.insert(field.clone(), other);
                is_read_or_refused::<R>(Value::from(changed).to_string().as_bytes());
            }
        }
        let line = Value::from(bare).to_string().into_bytes();
        let mut generator = Seed(1).generator();
        for _ in 0..DAMAGED {
            let mut line = line.clone();
            let length = u32::try_from(line.len()).expect("short");
            let at = below(&mut generator, length) as usize;
            line[at] = u8::try_from(below(&mut generator, 256)).expect("a byte");
            is_read_or_refused::<R>(&line);
        }
    }

    /// The record without its answer.
    fn bare(&self, record: &Map<String, Value>) -> Map<String, Value> {
        let mut bare = record.clone();
        bare.retain(|field, _| !self.answer.contains(&field.as_str()));
        bare
    }

    /// The value, with sorted lists if their order means nothing.
    fn sorted(&self, field: &str, value: &Value) -> Value {
        let mut value = value.clone();
        if self.unordered.contains(&field) {
            sort(&mut value);
        }
        value
    }
}

/// The answer to a record as a line.
fn replay<R: DealRecord>(line: &[u8]) -> Result<String, String> {
    let answer = R::replay(line).map_err(|error| error.to_string())?;
    Ok(protocol::write(&answer))
}

fn replayed<R: DealRecord>(record: &Map<String, Value>) -> Result<String, String> {
    replay::<R>(Value::from(record.clone()).to_string().as_bytes())
}

/// The error of a record with another value in a field.
fn error_with<R: DealRecord>(record: &Map<String, Value>, field: &str, value: Value) -> String {
    let mut changed = record.clone();
    changed.insert(field.into(), value);
    replayed::<R>(&changed).expect_err("it is refused")
}

fn is_read_or_refused<R: DealRecord>(line: &[u8]) {
    if let Err(error) = replay::<R>(line) {
        assert!(!error.is_empty());
    }
}

fn object(line: &str) -> Map<String, Value> {
    serde_json::from_str(line).expect("a JSON object")
}

/// Sorts a list of texts, or all lists of a list.
fn sort(value: &mut Value) {
    let Some(list) = value.as_array_mut() else {
        return;
    };
    list.iter_mut().for_each(sort);
    if list.iter().all(Value::is_string) {
        list.sort_by_key(Value::to_string);
    }
}

/// A list without an entry, and with one of them twice; the same of its first list.
fn lists(value: &Value) -> impl Iterator<Item = Value> {
    let mut changed = Vec::new();
    if let Some([first, rest @ ..]) = value.as_array().map(Vec::as_slice) {
        changed.push(rest.to_vec());
        changed.push([&[first.clone(), first.clone()], rest].concat());
        changed.extend(lists(first).map(|other| [&[other], rest].concat()));
    }
    changed.into_iter().map(Value::from)
}
