//! Reads a [`CompactText`](crate::CompactText).

use cards::{Seat, SeatCount};

use crate::MAX_BYTES;

/// What is left of a text, and whether it has been right so far.
///
/// After a fault nothing is left: numbers are 0, texts and lists are empty. So the types need no code of their own
/// for half a value.
#[derive(Clone, Debug)]
pub struct CompactReader<'a> {
    left: &'a [u8],
    is_faulty: bool,
    /// The number of players, once it was read.
    seats: Option<SeatCount>,
    /// The last of the seats that were read.
    last_seat: Seat,
    is_one_table: bool,
}

impl<'a> CompactReader<'a> {
    /// Reads from the beginning of a text. One longer than [`MAX_BYTES`] is a fault.
    #[must_use]
    pub const fn new(text: &'a [u8]) -> Self {
        let mut reader = Self {
            left: text,
            is_faulty: false,
            seats: None,
            last_seat: Seat::FIRST,
            is_one_table: true,
        };
        if text.len() > MAX_BYTES {
            reader.refuse();
        }
        reader
    }

    /// Notes a fault.
    pub const fn refuse(&mut self) {
        (self.left, self.is_faulty) = (&[], true);
    }

    /// The value; if there is none, notes a fault and gives `instead`. The text is refused as a whole then.
    pub fn or_refuse<T>(&mut self, value: Option<T>, instead: T) -> T {
        if value.is_none() {
            self.refuse();
        }
        value.unwrap_or(instead)
    }

    /// Whether all was read, without a fault.
    #[must_use]
    pub const fn is_at_end(&self) -> bool {
        self.left.is_empty() && !self.is_faulty
    }

    /// Whether a fault was noted.
    #[must_use]
    pub const fn is_faulty(&self) -> bool {
        self.is_faulty
    }

    /// Whether all seats so far are of one table: each number of players is the same, and no seat is beyond it.
    #[must_use]
    pub fn is_one_table(&self) -> bool {
        let is_there = |seats: SeatCount| self.last_seat.get() < seats.get();
        self.is_one_table && self.seats.is_none_or(is_there)
    }

    /// Notes a seat that was read.
    pub(crate) fn note_seat(&mut self, seat: Seat) {
        self.last_seat = self.last_seat.max(seat);
    }

    /// Notes a number of players that was read.
    pub(crate) fn note_seats(&mut self, seats: SeatCount) {
        self.is_one_table &= self.seats.is_none_or(|before| before == seats);
        self.seats = Some(seats);
    }

    /// Takes a number.
    #[inline(never)]
    pub fn number(&mut self) -> usize {
        let digits = self.left.iter().take_while(|byte| byte.is_ascii_digit());
        let digits = self.field(digits.count());
        let mut number = (!digits.is_empty()).then_some(0_usize);
        for digit in digits {
            let tenfold = number.and_then(|number| number.checked_mul(10));
            number = tenfold.and_then(|tenfold| tenfold.checked_add((digit - b'0').into()));
        }
        self.or_refuse(number, 0)
    }

    pub(crate) fn narrow_number<T: TryFrom<usize> + Default>(&mut self) -> T {
        let number = T::try_from(self.number());
        self.or_refuse(number.ok(), T::default())
    }

    #[inline(never)]
    pub(crate) fn text(&mut self) -> String {
        let length = self.number();
        let text = String::from_utf8(self.field(length).to_vec());
        self.or_refuse(text.ok(), String::new())
    }

    /// Takes this many bytes and the space after them.
    #[inline(never)]
    fn field(&mut self, length: usize) -> &'a [u8] {
        if let Some((field, [b' ', left @ ..])) = self.left.split_at_checked(length) {
            self.left = left;
            field
        } else {
            self.refuse();
            &[]
        }
    }
}
