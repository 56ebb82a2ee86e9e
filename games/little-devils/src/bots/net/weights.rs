//! Reader of the weight files, which `house learn` writes.
//!
//! A file has, in this order: the scale of the rows and the scale of the heads (u16 each); one byte
//! for each weight, first rows, then heads; an i32 for each hidden bias; an i32 for each head bias.
//! Numbers are little-endian.

use crate::rules::{SEATS, points};
use cards::SeatCount;

use super::inputs::{Layout, MOVE_KINDS};
use super::{DEVIL, Net, Row, UNIT_BITS, WIDTH};

/// By number of players, from 3.
const FILES: [&[u8]; 4] = [
    include_bytes!("weights-3.bin"),
    include_bytes!("weights-4.bin"),
    include_bytes!("weights-5.bin"),
    include_bytes!("weights-6.bin"),
];
/// Devils in one unit of the network's output while it is trained.
const DEVILS_PER_UNIT: i64 = 10;

/// Reads the network for this number of players.
///
/// # Panics
/// If the size of a weight file does not fit the layout.
pub(super) fn read(seats: SeatCount) -> Net {
    let layout = Layout::new(seats);
    let inputs = layout.situation + layout.candidate;
    let bytes = FILES[seats.size() - SEATS.fewest().size()];
    let (scales, rest) = bytes.split_at(4);
    let (rows, rest) = rest.split_at(inputs * WIDTH);
    let (heads, rest) = rest.split_at(MOVE_KINDS * WIDTH);
    let (bias, head_bias) = rest.split_at(4 * WIDTH);
    assert_eq!(head_bias.len(), 4 * MOVE_KINDS, "the file fits the layout");
    let scale = i64::from(scales[0]) + 256 * i64::from(scales[1]);
    let head_scale = i64::from(scales[2]) + 256 * i64::from(scales[3]);
    let mut hidden = [0; WIDTH];
    for (to, from) in hidden.iter_mut().zip(words(bias)) {
        *to = i16::try_from(from).unwrap_or(i16::MAX);
    }
    let rows = grid(rows);
    let own = |card| {
        let (held, unseen) = (&rows[Layout::held(card)], &rows[layout.unseen(card)]);
        core::array::from_fn(|at| held[at] - unseen[at])
    };
    Net {
        layout,
        own_rows: points::deck(seats).iter().map(own).collect(),
        rows,
        bias: hidden,
        heads: grid(heads),
        head_bias: words(head_bias).collect(),
        unit: ((DEVILS_PER_UNIT * i64::from(DEVIL)) << UNIT_BITS) / (scale * head_scale),
    }
}

fn grid(bytes: &[u8]) -> Vec<Row> {
    let row = |row: &[u8]| {
        let mut numbers = [0; WIDTH];
        for (to, from) in numbers.iter_mut().zip(row) {
            *to = i16::from(from.cast_signed());
        }
        numbers
    };
    bytes.chunks_exact(WIDTH).map(row).collect()
}

fn words(bytes: &[u8]) -> impl Iterator<Item = i32> + '_ {
    bytes
        .chunks_exact(4)
        .map(|word| i32::from_le_bytes([word[0], word[1], word[2], word[3]]))
}
