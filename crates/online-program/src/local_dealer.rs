//! The program with the mathematics of sealed deals. It has no game in it, so all pages load the same one.

use core::cell::RefCell;

use protocol::CompactText;
use together::{Dealer, FromDealer, LocalDealer, ToDealer};
use wasm_bindgen::prelude::*;

use crate::dealer::NAME;

/// Gives the window a function that answers requests: the text of a `together::ToDealer` with that of a
/// `together::FromDealer`.
pub fn deal() {
    let dealer = RefCell::new(LocalDealer::default());
    let answer = move |request: String| {
        let request = ToDealer::read(&request);
        let answer = request.map(|request| dealer.borrow_mut().ask(&request));
        let refused = || FromDealer {
            refused: true,
            ..FromDealer::default()
        };
        answer.unwrap_or_else(refused).to_text()
    };
    let answer = Closure::<dyn Fn(String) -> String>::new(answer).into_js_value();
    if let Some(window) = web_sys::window() {
        // The window takes any property.
        let _ = js_sys::Reflect::set(&window, &NAME.into(), &answer);
    }
}
