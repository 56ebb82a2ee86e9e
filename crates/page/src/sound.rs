//! Sounds: soft tones, synthesized by the browser.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

use crate::event::on_window;
use crate::promise::then;

/// A tone that glides from one pitch to another and fades out. All pitches are in hertz, all times in
/// seconds, and loudness is 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tone {
    /// Start and duration, in seconds.
    time: (f64, f64),
    /// First and last pitch, in hertz.
    pitch: (f32, f32),
    /// Loudness at the start, 0 to 1.
    loudness: f32,
}

impl Tone {
    /// The same tone this number of seconds later.
    #[must_use]
    pub fn later(self, seconds: f64) -> Self {
        let (begin, length) = self.time;
        Self {
            time: (begin + seconds, length),
            ..self
        }
    }
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

/// Plays tones. The page is silent before the person has touched it.
pub fn play(tones: &[Tone]) {
    CONTEXT.with_borrow(|context| {
        let Some(context) = context else { return };
        for tone in tones {
            // A tone that the browser cannot play is left out.
            let _ = sound(context, tone);
        }
    });
}

/// The sound of a card on wood.
#[must_use]
pub const fn tap(begin: f64, loudness: f32) -> Tone {
    Tone {
        time: (begin, 0.07),
        pitch: (420.0, 150.0),
        loudness,
    }
}

/// A note of one pitch.
#[must_use]
pub const fn note(begin: f64, pitch: f32, loudness: f32) -> Tone {
    Tone {
        time: (begin, 0.3),
        pitch: (pitch, pitch),
        loudness,
    }
}

/// A note that glides from one pitch to another.
#[must_use]
pub const fn slide(begin: f64, from: f32, to: f32) -> Tone {
    Tone {
        time: (begin, 0.25),
        pitch: (from, to),
        loudness: 0.1,
    }
}

/// Notes of these pitches, one after the other.
#[must_use]
pub fn melody(pitches: &[f32]) -> Vec<Tone> {
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
