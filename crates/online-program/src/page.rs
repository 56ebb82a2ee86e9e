//! The program's side of the messages with the page.

use core::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

use protocol::CompactText;
use protocol::online_program::{FromOnline, ToOnline};
use together::AnyDeals;
use wasm_bindgen::prelude::*;
use web_sys::{MessageChannel, MessageEvent};

use crate::input::{Input, Inputs};
use crate::program::Program;

/// The property of the window that is the page's end of the channel, and the event that says so.
const NAME: &str = "online-program";

/// Milliseconds between two ticks.
const TICK: i32 = 250;

/// Serves the page of a game in this window, for as long as it is open.
pub(crate) fn listen(game: &'static dyn AnyDeals) {
    let (Some(window), Ok(channel)) = (web_sys::window(), MessageChannel::new()) else {
        return;
    };
    let port = channel.port1();
    let told = port.clone();
    let tell = move |message: FromOnline| {
        // A page that is gone needs no answer.
        let _ = told.post_message(&message.to_text().into());
    };
    let running = Running::new(|inputs| Program::new(game, inputs, Box::new(tell)));
    let inputs = running.inputs();
    let on_message = move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        if let Some(message) = ToOnline::read(&text) {
            inputs.put(Input::Page(message));
        }
    };
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(on_message);
    port.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    let inputs = running.inputs();
    let tick = Closure::<dyn Fn()>::new(move || inputs.put(Input::Tick));
    // Without a timer nothing is repeated, and nobody counts as away.
    let _ = window.set_interval_with_callback_and_timeout_and_arguments_0(
        tick.as_ref().unchecked_ref(),
        TICK,
    );
    tick.forget();
    // The window takes any property, and any event.
    let _ = js_sys::Reflect::set(&window, &NAME.into(), &channel.port2());
    if let Ok(event) = web_sys::Event::new(NAME) {
        let _ = window.dispatch_event(&event);
    }
    // It lives as long as the page.
    core::mem::forget(running);
}

/// A program and its queue of inputs. Inputs are handled one after the other, also if one arrives while another is
/// handled.
struct Running {
    program: RefCell<Option<Program>>,
    waiting: RefCell<VecDeque<Input>>,
    is_busy: Cell<bool>,
}

impl Running {
    fn new(program: impl FnOnce(Inputs) -> Program) -> Rc<Self> {
        let running = Rc::new(Self {
            program: RefCell::new(None),
            waiting: RefCell::default(),
            is_busy: Cell::new(false),
        });
        let made = program(running.inputs());
        running.program.replace(Some(made));
        running
    }

    fn inputs(self: &Rc<Self>) -> Inputs {
        let weak: Weak<Self> = Rc::downgrade(self);
        Inputs::new(move |input| {
            if let Some(running) = weak.upgrade() {
                running.waiting.borrow_mut().push_back(input);
                running.go_on();
            }
        })
    }

    fn go_on(&self) {
        if self.is_busy.replace(true) {
            return;
        }
        loop {
            let next = self.waiting.borrow_mut().pop_front();
            let Some(input) = next else { break };
            if let Some(program) = self.program.borrow_mut().as_mut() {
                program.handle(input);
            }
        }
        self.is_busy.set(false);
    }
}
