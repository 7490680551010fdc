//! Screen reader simulated by Orca's rules: turns focus and announcements on the bus into speech, and interrupts it.

use std::time::Instant;

use crate::bus::{Bus, Event, Facts, Object, role, state};
use crate::voice::Voice;

pub struct Ear {
    bus: Bus,
    pub voice: Voice,
    focus: Option<(Object, Facts)>,
    around: Vec<Object>,
    /// The name that was said last for what has the focus.
    said: String,
}

impl Ear {
    pub fn new(bus: Bus) -> Ear {
        Ear {
            bus,
            voice: Voice::default(),
            focus: None,
            around: Vec::new(),
            said: String::new(),
        }
    }

    /// Name of the object that has the focus, as last read.
    pub fn focus(&self) -> &str {
        let focus = self.focus.as_ref();
        focus.map_or("", |(_, facts)| &facts.name)
    }

    /// Presses a key; who presses has heard enough.
    pub async fn press(&mut self, keysym: i32) -> Result<(), String> {
        self.voice.hush(Instant::now());
        self.bus
            .press(keysym)
            .await
            .map_err(|error| format!("No key can be pressed over the bus: {error}."))
    }

    /// Listens until nothing has happened for `quiet` seconds and all has been said; returns `false` after `most` seconds.
    pub async fn until_silent(&mut self, quiet: f32, most: f32) -> bool {
        let start = Instant::now();
        while start.elapsed().as_secs_f32() < most {
            match self.bus.next(quiet).await {
                Some(event) => self.hear(event).await,
                None if self.voice.ends().is_none_or(|ends| ends <= Instant::now()) => return true,
                None => {}
            }
        }
        false
    }

    /// Listens until something more is said; fails after `most` seconds.
    pub async fn until_heard(&mut self, most: f32) -> Result<(), String> {
        let (start, count) = (Instant::now(), self.voice.count());
        while self.voice.count() == count {
            let left = most - start.elapsed().as_secs_f32();
            if left <= 0.0 {
                return Err("Nothing more is said.".to_owned());
            }
            if let Some(event) = self.bus.next(left).await {
                self.hear(event).await;
            }
        }
        Ok(())
    }

    async fn hear(&mut self, event: Event) {
        match event {
            Event::Focused(object) => self.hear_focus(object).await,
            Event::Renamed(object, name) if self.has_focus(&object) && name != self.said => {
                self.say(&name);
                self.said.clone_from(&name);
                if let Some((_, facts)) = &mut self.focus {
                    facts.name = name;
                }
            }
            Event::Revalued(object, value) if self.has_focus(&object) => {
                self.say(&value.to_string());
            }
            Event::State(object, state, on) if self.has_focus(&object) => {
                let not = if on { "" } else { "not " };
                self.say(&format!("{not}{state}"));
            }
            Event::Announced { text, is_urgent } => {
                if is_urgent {
                    self.voice.interrupt(Instant::now());
                }
                self.say(&text);
            }
            _ => {}
        }
    }

    fn has_focus(&self, object: &Object) -> bool {
        let focus = self.focus.as_ref();
        focus.is_some_and(|(focus, _)| focus == object)
    }

    fn say(&mut self, text: &str) {
        println!("    “{text}”");
        self.voice.say(text, Instant::now());
    }

    async fn hear_focus(&mut self, object: Object) {
        let Ok(facts) = self.bus.facts(&object).await else {
            return; // gone before it could be read
        };
        if self.has_focus(&object) && facts.name == self.said {
            return;
        }
        let before = self.voice.lost.len();
        // The window alone has the focus until the first screen is there, which says the title again.
        let focus = self.focus.as_ref();
        if focus.is_some_and(|(_, facts)| facts.role == role::FRAME) {
            self.voice.hush(Instant::now());
        } else {
            self.voice.interrupt(Instant::now());
        }
        for lost in &self.voice.lost[before..] {
            println!("    (cut off: “{lost}”)");
        }
        let around = self.bus.ancestors(&facts).await;
        let mut words: Vec<String> = around
            .iter()
            .rev()
            .filter(|(ancestor, facts)| {
                let named = matches!(facts.role, role::DIALOG | role::PANEL | role::LIST);
                named && !facts.name.is_empty() && !self.around.contains(ancestor)
            })
            .map(|(_, facts)| facts.name.clone())
            .collect();
        words.push(spoken(&facts, self.bus.value(&object).await));
        self.around = around.into_iter().map(|(ancestor, _)| ancestor).collect();
        self.said.clone_from(&facts.name);
        self.focus = Some((object, facts));
        let said = words.join(" ");
        self.say(&said);
    }
}

/// Name, kind, state, value and description, as they are said of a widget.
fn spoken(facts: &Facts, value: Option<f64>) -> String {
    let is = |bit: u64| facts.states & bit != 0;
    let not = |bit: u64| if is(bit) { "" } else { "not " };
    let kind = match facts.role {
        role::BUTTON => "button".to_owned(),
        role::TOGGLE_BUTTON => format!("toggle button, {}pressed", not(state::PRESSED)),
        role::CHECK_BOX => format!("check box, {}checked", not(state::CHECKED)),
        role::SLIDER => {
            let value = value.map(|value| format!(", {value}"));
            format!("slider{}", value.unwrap_or_default())
        }
        role::SPIN_BUTTON => "spin button".to_owned(),
        role::ENTRY => "entry".to_owned(),
        role::HEADING => "heading".to_owned(),
        role::FRAME => "frame".to_owned(),
        _ => String::new(),
    };
    let off = if is(state::ENABLED) { "" } else { "grayed" };
    let mut words = vec![&*facts.name, &kind, off, &facts.description];
    words.retain(|word| !word.is_empty());
    words.join(", ")
}
