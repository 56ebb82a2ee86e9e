//! Writer of the weight files that bots read: weights rounded to one byte each.

use little_devils::bots::net::inputs::MOVE_KINDS;

use super::model::{Model, Row};

/// The finest scale, for weights that are all small.
const MAX_SCALE: u16 = 200;

/// The file of a model with these rows. The format is described at its reader,
/// `bots::net::weights`.
pub(super) fn write(model: &Model, rows: &[Row]) -> Vec<u8> {
    let inputs = &rows[..model.inputs];
    let heads = &rows[model.head(0)..model.head(MOVE_KINDS)];
    let (scale, head_scale) = (scale(inputs), scale(heads));
    let mut bytes = Vec::new();
    bytes.extend(scale.to_le_bytes());
    bytes.extend(head_scale.to_le_bytes());
    bytes.extend(quantize(inputs, scale));
    bytes.extend(quantize(heads, head_scale));
    for bias in rows[model.inputs] {
        bytes.extend(round(bias * f32::from(scale)).to_le_bytes());
    }
    for kind in 0..MOVE_KINDS {
        let (row, at) = model.head_bias(kind);
        let bias = rows[row][at] * f32::from(scale) * f32::from(head_scale);
        bytes.extend(round(bias).to_le_bytes());
    }
    bytes
}

/// Scale of the weights: steps of a byte that make 1. Chosen so that all but 3 of 10,000 weights
/// fit, and at most [`MAX_SCALE`].
fn scale(rows: &[Row]) -> u16 {
    let mut sizes: Vec<f32> = rows
        .as_flattened()
        .iter()
        .map(|weight| weight.abs())
        .collect();
    sizes.sort_by(f32::total_cmp);
    let large = sizes[sizes.len() * 9997 / 10_000 - 1];
    u16::try_from(round(127.0 / large - 0.5)).map_or(MAX_SCALE, |scale| scale.min(MAX_SCALE))
}

fn quantize(rows: &[Row], scale: u16) -> impl Iterator<Item = u8> + '_ {
    rows.as_flattened().iter().map(move |weight| {
        let steps = round(weight * f32::from(scale)).clamp(-127, 127);
        i8::try_from(steps).unwrap_or_default().cast_unsigned()
    })
}

/// The nearest whole number.
#[allow(clippy::cast_possible_truncation)] // weights, far from any limit
fn round(number: f32) -> i32 {
    number.round() as i32
}
