//! Sounds: soft tones for the changes of the scene, synthesized by the browser.

use std::cell::RefCell;

use leptos::prelude::untrack;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

use cards::Seat;
use little_devils::scene::Change;

use crate::store::Store;
use page::dom::on_window;
use page::promise::then;

/// A tone that glides from one pitch to another and fades out.
struct Tone {
    /// Start and duration, in seconds.
    time: (f64, f64),
    /// First and last pitch, in hertz.
    pitch: (f32, f32),
    /// Loudness at the start, 0 to 1.
    loudness: f32,
}

thread_local! {
    /// None before the person has touched the page: browsers would keep it silent.
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Prepares for sound as soon as the person has touched the page.
///
/// A touch counts only when the finger is lifted. On iPhones a call, a locked screen or a change of
/// tabs silences the page; the next touch or the return to the page resumes it.
pub fn listen() {
    for touch in ["pointerup", "touchend", "keydown"] {
        on_window(touch, |_| {
            CONTEXT.with_borrow_mut(|context| {
                if context.is_none() {
                    // A browser that cannot play is silent.
                    *context = AudioContext::new().ok();
                }
            });
            resume();
        });
    }
    on_window("visibilitychange", |_| resume());
}

/// Resumes the audio that the browser has silenced; does nothing otherwise.
fn resume() {
    CONTEXT.with_borrow(|context| {
        if let Some(Ok(resumed)) = context.as_ref().map(AudioContext::resume) {
            // If the browser refuses, the next touch asks it again.
            then(&resumed, Box::new(drop));
        }
    });
}

/// Plays the sound of a change, if the sound is on.
pub fn play(store: Store, change: Change) {
    if untrack(|| store.has_sound()) {
        CONTEXT.with_borrow(|context| {
            let Some(context) = context else { return };
            for tone in tones(change) {
                // A tone that the browser cannot play is left out.
                let _ = sound(context, &tone);
            }
        });
    }
}

fn tones(change: Change) -> Vec<Tone> {
    match change {
        Change::Dealt { .. } => (0..6).map(|at| tap(f64::from(at) * 0.08, 0.04)).collect(),
        Change::Played { .. } => vec![tap(0.0, 0.12)],
        Change::Taken { .. } => vec![note(0.0, 392.0, 0.06), note(0.09, 294.0, 0.05)],
        Change::Counted { seat } if seat == Seat::FIRST => {
            vec![slide(0.0, 247.0, 233.0), slide(0.13, 196.0, 139.0)]
        }
        Change::Counted { .. } => vec![note(0.0, 659.0, 0.03), note(0.07, 932.0, 0.025)],
        Change::RoundOver => melody(&[392.0, 523.0, 659.0]),
        Change::MatchOver { won: true } => melody(&[523.0, 659.0, 784.0, 1047.0, 784.0, 1047.0]),
        Change::MatchOver { won: false } => melody(&[330.0, 294.0, 262.0]),
    }
}

/// The sound of a card on wood.
fn tap(begin: f64, loudness: f32) -> Tone {
    Tone {
        time: (begin, 0.07),
        pitch: (420.0, 150.0),
        loudness,
    }
}

fn note(begin: f64, pitch: f32, loudness: f32) -> Tone {
    Tone {
        time: (begin, 0.3),
        pitch: (pitch, pitch),
        loudness,
    }
}

fn slide(begin: f64, from: f32, to: f32) -> Tone {
    Tone {
        time: (begin, 0.25),
        pitch: (from, to),
        loudness: 0.1,
    }
}

fn melody(pitches: &[f32]) -> Vec<Tone> {
    let begins = (0..).map(|at| f64::from(at) * 0.14);
    let notes = begins.zip(pitches);
    notes
        .map(|(begin, pitch)| note(begin, *pitch, 0.09))
        .collect()
}

fn sound(context: &AudioContext, tone: &Tone) -> Result<(), JsValue> {
    let (begin, length) = tone.time;
    let begin = context.current_time() + begin;
    let end = begin + length;
    let (oscillator, volume) = (context.create_oscillator()?, context.create_gain()?);
    oscillator.set_type(OscillatorType::Triangle);
    let pitch = oscillator.frequency();
    pitch.set_value_at_time(tone.pitch.0, begin)?;
    pitch.exponential_ramp_to_value_at_time(tone.pitch.1, end)?;
    let gain = volume.gain();
    gain.set_value_at_time(tone.loudness, begin)?;
    gain.exponential_ramp_to_value_at_time(0.0001, end)?;
    oscillator.connect_with_audio_node(&volume)?;
    volume.connect_with_audio_node(&context.destination())?;
    oscillator.start_with_when(begin)?;
    oscillator.stop_with_when(end)
}
