//! Reading a code with the camera, where the browser can.
//!
//! The pictures stay in the browser: it looks for a code in them itself (`BarcodeDetector`).

use core::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::{Get, RwSignal, Set, document, on_cleanup, window};
use wasm_bindgen::prelude::*;
use words::{ShellGuide, ShellWords};

use super::parts::{guide_button, guide_text};
use crate::clock;
use crate::dom::{Element, el};
use crate::focus::focus_first;
use crate::promise::{method, property, then, then_or_else};
use crate::shell::Shell;
use crate::widgets::button;

/// Milliseconds between two looks at the picture.
const PAUSE: u32 = 200;

thread_local! {
    /// The stream of the camera that is on.
    static STREAM: RefCell<Option<JsValue>> = const { RefCell::new(None) };
    /// Counts how often a camera was switched on or off: what belongs to an earlier one stops.
    static TURN: Cell<u32> = const { Cell::new(0) };
}

/// The camera.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Camera {
    Off,
    On,
    Refused,
}

/// A button that reads a code with the camera; nothing where that cannot work. `found` gets the code's text.
pub(super) fn scanning(shell: Shell, found: impl Fn(String) + Copy + 'static) -> Element {
    let can_scan = RwSignal::new(false);
    let camera = RwSignal::new(Camera::Off);
    find_out(move || can_scan.set(true));
    let start = move || {
        let scan = guide_button(shell, ShellGuide::online_scan, move || {
            camera.set(Camera::On);
        });
        el("p.actions").child(scan)
    };
    let looking = move || looking(shell, camera, found);
    let refused = move || {
        let text = guide_text(shell, ShellGuide::online_no_camera);
        el("p.note").live_text(text)
    };
    el("div.scanning")
        .attr("role", "status")
        .show(move || can_scan.get() && camera.get() != Camera::On, start)
        .show(move || camera.get() == Camera::On, looking)
        .show(move || camera.get() == Camera::Refused, refused)
}

/// The camera's picture, until there is a code in it or the person has enough.
fn looking(shell: Shell, camera: RwSignal<Camera>, found: impl Fn(String) + 'static) -> Element {
    let video = el("video")
        .attr("muted", "")
        .attr("playsinline", "")
        .live_attr(
            "aria-label",
            guide_text(shell, ShellGuide::online_scan_about),
        );
    let found = move |text| {
        camera.set(Camera::Off);
        found(text);
    };
    start(video.node().into(), found, move || {
        camera.set(Camera::Refused);
    });
    on_cleanup(stop);
    clock::before_frame(|| {
        focus_first(".friends .camera button");
    });
    let end = button(shell.text(ShellWords::close), move || {
        camera.set(Camera::Off);
    });
    el("div.camera")
        .child(el("p").live_text(guide_text(shell, ShellGuide::online_scan_about)))
        .child(video)
        .child(el("p.actions").child(end))
}

/// Runs `done` if the browser reads such codes, and has a camera that this page may use.
fn find_out(done: impl FnOnce() + 'static) {
    let has_code = |formats: &JsValue| Array::from(formats).includes(&"qr_code".into(), 0);
    let has_camera = |devices: &JsValue| {
        let mut devices = Array::from(devices).into_iter();
        devices.any(|one| property(&one, "kind").is_some_and(|kind| kind == "videoinput"))
    };
    let formats = detector_class().filter(|_| is_allowed());
    let formats = formats.and_then(|class| call(&class, "getSupportedFormats", None));
    let Some(formats) = formats else { return };
    let check_camera = move |formats| {
        let devices = media_devices().filter(|_| has_code(&formats));
        let Some(devices) = devices.and_then(|one| call(&one, "enumerateDevices", None)) else {
            return;
        };
        let check = move |devices| {
            if has_camera(&devices) {
                done();
            }
        };
        then(&devices, Box::new(check));
    };
    then(&formats, Box::new(check_camera));
}

/// Whether the page may ask for the camera. A frame may not unless its host page says so; a browser that does not
/// tell is asked when it comes to it.
fn is_allowed() -> bool {
    let policy = property(&document(), "featurePolicy");
    let allows = policy.and_then(|policy| call(&policy, "allowsFeature", Some("camera".into())));
    allows.is_none_or(|allows| allows.is_truthy())
}

/// Switches the camera on, shows its picture and looks for a code.
fn start(video: JsValue, found: impl Fn(String) + 'static, refused: impl Fn() + 'static) {
    stop();
    let turn = TURN.get();
    let wanted = Object::new();
    // A new object takes any property. A phone has a camera at its back.
    let facing = Object::new();
    let _ = Reflect::set(&facing, &"facingMode".into(), &"environment".into());
    let _ = Reflect::set(&wanted, &"video".into(), &facing);
    let stream = media_devices().and_then(|one| call(&one, "getUserMedia", Some(wanted.into())));
    let detector = detector_class().and_then(|class| new_detector(&class));
    let (Some(stream), Some(detector)) = (stream, detector) else {
        return refused();
    };
    let take = move |stream: Option<JsValue>| match stream {
        Some(stream) if TURN.get() != turn => end(&stream),
        Some(stream) => {
            // It takes a stream.
            let _ = Reflect::set(&video, &"srcObject".into(), &stream);
            STREAM.replace(Some(stream));
            if let Some(playing) = call(&video, "play", None) {
                then(&playing, Box::new(|_| {}));
            }
            look(Rc::new(Look {
                turn,
                detector,
                video,
                found: Box::new(found),
            }));
        }
        None if TURN.get() == turn => refused(),
        None => {}
    };
    then_or_else(&stream, Box::new(take));
}

/// What a look at the picture needs.
struct Look {
    turn: u32,
    detector: JsValue,
    video: JsValue,
    found: Box<dyn Fn(String)>,
}

/// Looks for a code, again and again until the camera is off. The browser refuses to look before the first
/// picture has come.
fn look(it: Rc<Look>) {
    if TURN.get() != it.turn {
        return;
    }
    let Some(codes) = call(&it.detector, "detect", Some(it.video.clone())) else {
        return;
    };
    let take = move |codes: Option<JsValue>| {
        let first = codes.map(|codes| Array::from(&codes).get(0));
        let text = first.and_then(|code| property(&code, "rawValue")?.as_string());
        match text.filter(|_| TURN.get() == it.turn) {
            Some(text) => (it.found)(text),
            None => clock::after(PAUSE, move || look(it)),
        }
    };
    then_or_else(&codes, Box::new(take));
}

/// Switches the camera off.
fn stop() {
    TURN.set(TURN.get().wrapping_add(1));
    if let Some(stream) = STREAM.take() {
        end(&stream);
    }
}

fn end(stream: &JsValue) {
    let tracks = call(stream, "getTracks", None);
    for track in tracks
        .iter()
        .flat_map(|tracks| Array::from(tracks).into_iter())
    {
        call(&track, "stop", None);
    }
}

fn detector_class() -> Option<JsValue> {
    property(&window(), "BarcodeDetector").filter(JsValue::is_function)
}

fn new_detector(class: &JsValue) -> Option<JsValue> {
    let formats = Object::new();
    // A new object takes any property.
    let _ = Reflect::set(&formats, &"formats".into(), &Array::of1(&"qr_code".into()));
    let class: &Function = class.dyn_ref()?;
    Reflect::construct(class, &Array::of1(&formats)).ok()
}

/// There are none without a secure connection.
fn media_devices() -> Option<JsValue> {
    property(&window().navigator(), "mediaDevices").filter(JsValue::is_object)
}

/// Calls a method of a browser's object; `None` if there is none, or if it throws.
fn call(object: &JsValue, name: &str, argument: Option<JsValue>) -> Option<JsValue> {
    let function = method(object, name)?;
    match argument {
        Some(argument) => function.call1(object, &argument).ok(),
        None => function.call0(object).ok(),
    }
}
