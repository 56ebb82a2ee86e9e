//! Children that are added, moved and removed as signals change.

use std::mem;

use leptos::prelude::{Owner, untrack};
use web_sys::Node;

use super::{Element, effect_now};

/// The place of the parts: before a node that stays.
pub(super) struct Parts {
    end: Node,
}

/// The key of a part, and the closure that builds it if it is not there.
type Planned = (usize, Build);

type Build = Box<dyn FnOnce() -> Vec<Element>>;

/// A part that is built. The owner has the effects of its elements.
struct Part {
    key: usize,
    elements: Vec<Element>,
    owner: Owner,
}

impl Parts {
    pub(super) fn before(end: Node) -> Self {
        Self { end }
    }

    /// One part that is rebuilt whenever `what` changes.
    pub(super) fn rebuild<T: PartialEq + Clone + 'static>(
        self,
        what: impl Fn() -> T + 'static,
        view: impl Fn(T) -> Vec<Element> + Clone + 'static,
    ) {
        let mut before = None;
        self.build_next(Box::new(move || {
            let now = what();
            if before.as_ref() == Some(&now) {
                return None;
            }
            before = Some(now.clone());
            let view = view.clone();
            Some(Box::new(move || view(now)))
        }));
    }

    /// The same for all types: compiled once.
    fn build_next(self, mut next: Box<dyn FnMut() -> Option<Build>>) {
        let mut version = 0;
        self.follow(Box::new(move || {
            let build = next()?;
            version += 1;
            Some(vec![(version, build)])
        }));
    }

    /// A part for each item.
    pub(super) fn keyed<T: 'static>(
        self,
        items: impl Fn() -> Vec<T> + 'static,
        key: fn(&T) -> usize,
        view: impl Fn(T) -> Element + Clone + 'static,
    ) {
        self.follow(Box::new(move || {
            let planned = items().into_iter().map(|item| -> Planned {
                let view = view.clone();
                (key(&item), Box::new(move || vec![view(item)]))
            });
            Some(planned.collect())
        }));
    }

    /// Updates the parts whenever `plan` changes; `None` leaves them as they are.
    fn follow(self, mut plan: Box<dyn FnMut() -> Option<Vec<Planned>>>) {
        let owner = Owner::current().unwrap_or_default();
        let mut parts = Vec::new();
        effect_now(Box::new(move || {
            if let Some(planned) = plan() {
                let before = mem::take(&mut parts);
                // The plan does not depend on the signals that a part reads while it is built.
                parts = untrack(|| self.replace(before, planned, &owner));
            }
        }));
    }

    fn replace(&self, mut before: Vec<Part>, planned: Vec<Planned>, owner: &Owner) -> Vec<Part> {
        before.retain(|part| {
            let stays = planned.iter().any(|(key, _)| *key == part.key);
            if !stays {
                part.remove();
            }
            stays
        });
        let place = |(key, build): Planned| match before.iter().position(|part| part.key == key) {
            // Parts that stay in order are not moved: an element that is moved loses the focus.
            Some(0) => before.remove(0),
            Some(at) => {
                let part = before.remove(at);
                part.insert_before(self.next(&before));
                part
            }
            None => {
                let part = Part::build(key, build, owner.child());
                part.insert_before(self.next(&before));
                part
            }
        };
        planned.into_iter().map(place).collect()
    }

    /// The first node of the parts, or the node after all of them.
    fn next<'a>(&'a self, parts: &'a [Part]) -> &'a Node {
        let mut elements = parts.iter().flat_map(|part| &part.elements);
        elements.next().map_or(&self.end, Element::as_node)
    }
}

impl Part {
    fn build(key: usize, build: impl FnOnce() -> Vec<Element>, owner: Owner) -> Self {
        let elements = owner.with(build);
        Self {
            key,
            elements,
            owner,
        }
    }

    fn insert_before(&self, place: &Node) {
        for element in &self.elements {
            element.insert_before(place);
        }
    }

    fn remove(&self) {
        self.owner.cleanup();
        self.elements.iter().for_each(Element::remove);
    }
}
