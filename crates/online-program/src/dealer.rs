//! The dealer of sealed deals, in a part of the program that is loaded only for them.

use core::cell::RefCell;

use together::{Dealer, FromDealer, ToDealer};

/// Loads the part with the dealer, and then says whether it has arrived.
pub type LoadDealer = fn(arrived: fn(Option<Box<dyn Dealer>>));

/// The dealer of this window, as far as it is there.
enum Place {
    /// The part is to be loaded so.
    Absent(LoadDealer),
    /// The part is being loaded so.
    Loading(LoadDealer),
    /// It is there.
    There(Box<dyn Dealer>),
}

thread_local! {
    static PLACE: RefCell<Place> = const { RefCell::new(Place::Absent(|arrived| arrived(None))) };
}

/// Says how the part with the dealer is loaded.
pub(crate) fn can_load(load: LoadDealer) {
    PLACE.replace(Place::Absent(load));
}

/// A dealer that passes requests on to the one of this window.
pub(crate) struct LateDealer;

impl LateDealer {
    /// Loads the part with the dealer, unless it is loaded. Returns whether it can answer.
    pub(crate) fn load() -> bool {
        let load = PLACE.with_borrow_mut(|place| match *place {
            Place::Absent(load) => {
                *place = Place::Loading(load);
                Some(load)
            }
            Place::Loading(_) | Place::There(_) => None,
        });
        if let Some(load) = load {
            // Without the part the table waits, and asks again.
            load(|dealer| {
                PLACE.with_borrow_mut(|place| match (dealer, &*place) {
                    (Some(dealer), _) => *place = Place::There(dealer),
                    (None, Place::Loading(load)) => *place = Place::Absent(*load),
                    (None, _) => {}
                });
            });
        }
        Self.is_ready()
    }
}

impl Dealer for LateDealer {
    fn is_ready(&self) -> bool {
        PLACE.with_borrow(|place| matches!(place, Place::There(_)))
    }

    fn ask(&mut self, request: &ToDealer) -> FromDealer {
        PLACE.with_borrow_mut(|place| match place {
            Place::There(dealer) => dealer.ask(request),
            Place::Absent(_) | Place::Loading(_) => FromDealer {
                refused: true,
                ..FromDealer::default()
            },
        })
    }
}
