//! Benchmark of playouts, sampling and searches: `cargo bench --bench speed`. `scripts/bench` runs
//! the same work in WebAssembly and compares.

mod clock;
mod work;

use clock::processor_time;

/// Number of measurements of each kind of work. The fastest counts, as the least disturbed.
const TIMES: usize = 5;

fn main() {
    // cargo passes --bench; any other argument selects the kinds of work whose name contains it.
    let word = std::env::args().skip(1).find(|word| !word.starts_with('-'));
    for work in work::ALL {
        if word
            .as_ref()
            .is_some_and(|word| !work.name.contains(word.as_str()))
        {
            continue;
        }
        let amount = enough(&work);
        let best = (0..TIMES).map(|_| rate(&work, amount)).fold(0.0, f64::max);
        println!("{:28} {best:>14.0} {}/s", work.name, work.unit);
    }
}

/// The amount of work that takes about a fifth of a second of processor time.
fn enough(work: &work::Work) -> u32 {
    let mut amount = 1;
    while f64::from(amount) / rate(work, amount) < 0.1 {
        amount *= 2;
    }
    amount * 2
}

fn rate(work: &work::Work, amount: u32) -> f64 {
    let begin = processor_time();
    let (done, sum) = (work.run)(amount);
    std::hint::black_box(sum);
    f64::from(done) / processor_time().saturating_sub(begin).as_secs_f64()
}
