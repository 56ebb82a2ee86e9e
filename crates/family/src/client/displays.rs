//! A position in the file of a family.

use core::any::Any;

use cards::Seat;
use protocol::CompactText;
use session::{AnyDisplay, AnyMatch, Pause, Steps};

use super::handles::{RemoteDisplay, handle_of};
use crate::request::DisplayRequest;

impl AnyDisplay for RemoteDisplay {
    fn boxed(&self) -> Box<dyn AnyDisplay> {
        Box::new(Self::new(self.port, self.ask(DisplayRequest::Copy)))
    }

    fn is_same(&self, other: &dyn AnyDisplay) -> bool {
        let other: &dyn Any = other;
        let other = other.downcast_ref::<Self>();
        other.is_some_and(|other| self.ask(DisplayRequest::IsSame(other.handle)))
    }

    fn take_steps(&mut self, steps: Steps) {
        // Numbers begin with 1: no steps have the number 0.
        let steps: Option<usize> = steps.take();
        let request = DisplayRequest::TakeSteps(steps.unwrap_or_default());
        self.port.call(&self.request(request).to_text());
    }

    fn show_next(&mut self, played: &dyn AnyMatch, viewer: Seat) -> Option<Pause> {
        let played = handle_of(played)?;
        self.ask(DisplayRequest::ShowNext(played, viewer))
    }

    fn may_skip(&self) -> bool {
        self.ask(DisplayRequest::MaySkip)
    }

    fn state(&self) -> &dyn Any {
        self
    }
}
