//! Samples and their confidence intervals.

use search::{Sample, margin_95};

fn sample(values: &[f64]) -> Sample {
    let mut sample = Sample::default();
    for value in values {
        sample.add(*value);
    }
    sample
}

#[test]
fn a_sample_has_the_interval_of_its_scatter() {
    // Two values 2 off their mean: a deviation of √8, over √2.
    let two = sample(&[12.0, 16.0]);
    assert!((two.mean() - 14.0).abs() < 1e-12);
    assert!((two.margin() - margin_95(2.0)).abs() < 1e-12);
    assert!((margin_95(2.0) - 3.92).abs() < 1e-12);
    assert!(sample(&[3.0]).margin().is_infinite());
}

#[test]
fn joined_samples_are_one_sample() {
    let mut joined = sample(&[1.0, 2.0]);
    joined.join(&sample(&[7.0, 5.0, 3.0]));
    assert_eq!(joined, sample(&[1.0, 2.0, 7.0, 5.0, 3.0]));
}
