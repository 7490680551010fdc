//! Texts in the language of the settings. A change of language rewrites all of them.

use std::{borrow::Cow, collections::HashMap};

use bevy::{
    a11y::AccessibilityNode, ecs::component::Mutable, prelude::*, text::Text2dUpdateSystems,
    ui::UiSystems,
};
use fluent_templates::{LanguageIdentifier, Loader, fluent_bundle::FluentValue, static_loader};

use crate::core::pseudo;
use crate::core::settings::{Language, Settings};
use crate::core::texts::{self, TextKey};

static_loader! {
    static TEXTS = {
        locales: "./assets/locales",
        fallback_language: "en",
        // The marks isolate scripts of different directions; the game's fonts have no glyph for them.
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

fn id(language: Language) -> LanguageIdentifier {
    let parsed = language.code().parse();
    parsed.expect("the code is a language identifier")
}

/// Language to format words in; [`Settings::locale`] is the player's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Locale(pub Language);

/// Argument of a text.
#[derive(Clone, Debug, PartialEq)]
pub enum Argument {
    /// Literal text, such as a name.
    Text(String),
    /// Number; the text may choose a plural form by it.
    Number(f64),
    /// Nested words in the same language.
    Words(Words),
}

macro_rules! arguments {
    ($($kind:ty: |$value:ident| $argument:expr,)+) => {$(
        impl From<$kind> for Argument {
            fn from($value: $kind) -> Argument {
                $argument
            }
        }
    )+};
}

arguments! {
    &str: |text| Argument::Text(text.to_owned()),
    &String: |text| Argument::Text(text.clone()),
    String: |text| Argument::Text(text),
    TextKey: |key| Argument::Words(Words::new(key)),
    Words: |words| Argument::Words(words),
    u8: |number| Argument::Number(number.into()),
    u16: |number| Argument::Number(number.into()),
    u32: |number| Argument::Number(number.into()),
    i32: |number| Argument::Number(number.into()),
    f32: |number| Argument::Number(number.into()),
    f64: |number| Argument::Number(number),
    usize: |number| Argument::Number(number as f64),
}

/// Key of a text with its arguments. Next to `Text`, `Text2d` or `TextSpan` it keeps that text up to date.
#[derive(Component, Clone, Debug, PartialEq)]
pub struct Words {
    source: Source,
    arguments: Vec<(&'static str, Argument)>,
}

#[derive(Clone, Debug, PartialEq)]
enum Source {
    Key(TextKey),
    Literal(String),
}

impl Words {
    /// The text with this key in the locale files.
    pub fn new(key: TextKey) -> Words {
        Words {
            source: Source::Key(key),
            arguments: Vec::new(),
        }
    }

    /// Text that is the same in every language, such as a name or a number.
    pub fn literal(text: impl Into<String>) -> Words {
        Words {
            source: Source::Literal(text.into()),
            arguments: Vec::new(),
        }
    }

    /// Sets the argument `{ $name }`.
    pub fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Words {
        self.arguments.push((name, value.into()));
        self
    }

    /// Two texts with a dot between them.
    pub(crate) fn dotted(first: impl Into<Argument>, second: impl Into<Argument>) -> Words {
        Words::new(texts::DOT_LIST)
            .with("first", first)
            .with("second", second)
    }

    /// Title and its value, for screen readers.
    pub(crate) fn titled(title: impl Into<Argument>, value: impl Into<Argument>) -> Words {
        Words::new(texts::SPOKEN_VALUE)
            .with("title", title)
            .with("value", value)
    }

    /// Entity name of a widget with these words: the key, independent of the language.
    pub(crate) fn name(&self) -> Name {
        match &self.source {
            Source::Key(key) => Name::new(key.as_str()),
            Source::Literal(text) => Name::new(text.clone()),
        }
    }

    /// Key in the locale files; `None` for a literal text.
    pub fn key(&self) -> Option<&'static str> {
        match &self.source {
            Source::Key(key) => Some(key.as_str()),
            Source::Literal(_) => None,
        }
    }
}

impl TextKey {
    /// The text with this key and an argument.
    pub fn with(self, name: &'static str, value: impl Into<Argument>) -> Words {
        Words::new(self).with(name, value)
    }
}

impl From<TextKey> for Words {
    fn from(key: TextKey) -> Words {
        Words::new(key)
    }
}

/// Label of a widget for screen readers.
#[derive(Component, Clone, Debug, PartialEq)]
pub struct Spoken(pub Words);

/// Description of a widget for screen readers, in addition to its label.
#[derive(Component, Clone, Debug, PartialEq)]
pub struct Described(pub Words);

/// Summary that a screen reader says when the focus enters this group.
#[derive(Component, Clone, Debug, PartialEq)]
pub struct SpokenGroup(pub Words);

impl Locale {
    /// Formats words in this language, in English where the text is not translated.
    pub fn say(self, words: &Words) -> String {
        let key = match &words.source {
            Source::Literal(text) => return text.clone(),
            Source::Key(key) => key.as_str(),
        };
        let arguments: HashMap<Cow<'static, str>, FluentValue> = words
            .arguments
            .iter()
            .map(|(name, value)| (Cow::Borrowed(*name), self.value(value)))
            .collect();
        let said = match self.0 {
            Language::Pseudo => pseudo::say(key, &arguments.into_iter().collect()),
            language => TEXTS.try_lookup_with_args(&id(language), key, &arguments),
        };
        said.unwrap_or_else(|| key.to_owned())
    }

    fn value(self, argument: &Argument) -> FluentValue<'_> {
        match argument {
            Argument::Text(text) => FluentValue::from(text.as_str()),
            Argument::Number(number) => FluentValue::from(*number),
            Argument::Words(words) => FluentValue::from(self.say(words)),
        }
    }
}

impl Settings {
    /// Locale of the player.
    pub fn locale(&self) -> Locale {
        Locale(self.language)
    }
}

/// Returns `true` in the frame in which the language changes.
pub(crate) fn is_language_changed(
    settings: Res<Settings>,
    mut before: Local<Option<Locale>>,
) -> bool {
    let now = settings.locale();
    before.replace(now) != Some(now)
}

/// Marks all components of a type as changed, after a change of what is read beside them.
pub(crate) fn mark_all<C: Component<Mutability = Mutable>>(mut all: Query<&mut C>) {
    all.iter_mut().for_each(|mut it| it.set_changed());
}

fn update_texts(
    settings: Res<Settings>,
    mut texts: Query<(&Words, AnyOf<(&mut Text, &mut Text2d, &mut TextSpan)>), Changed<Words>>,
) {
    let locale = settings.locale();
    for (words, (text, text2d, span)) in &mut texts {
        let said = locale.say(words);
        let text = text.map(|it| it.map_unchanged(|it| &mut it.0));
        let text2d = text2d.map(|it| it.map_unchanged(|it| &mut it.0));
        let span = span.map(|it| it.map_unchanged(|it| &mut it.0));
        for mut text in [text, text2d, span].into_iter().flatten() {
            if *text != said {
                text.clone_from(&said);
            }
        }
    }
}

fn label_widgets(
    settings: Res<Settings>,
    spoken: Query<(Entity, &Spoken), Changed<Spoken>>,
    mut commands: Commands,
) {
    let locale = settings.locale();
    for (entity, spoken) in &spoken {
        let label = AccessibleLabel::new(locale.say(&spoken.0));
        commands.entity(entity).insert(label);
    }
}

fn describe_widgets(
    settings: Res<Settings>,
    mut described: Query<(&Described, &mut AccessibilityNode), Changed<Described>>,
) {
    let locale = settings.locale();
    for (described, mut node) in &mut described {
        node.set_description(locale.say(&described.0));
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (
            (mark_all::<Words>, mark_all::<Spoken>, mark_all::<Described>)
                .run_if(is_language_changed),
            label_widgets,
            describe_widgets,
            update_texts,
        )
            .chain()
            .before(UiSystems::Prepare)
            .before(Text2dUpdateSystems),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::texts;

    /// The language may change anywhere in a frame; later systems of that frame already measure in the new one.
    #[test]
    fn texts_are_measured_and_written_in_the_new_language() {
        #[derive(Resource)]
        struct Measured(String);
        let words = || Words::new(texts::SETTINGS_DONE);
        let switch = |mut settings: ResMut<Settings>| settings.language = Language::De;
        let measure = move |settings: Res<Settings>, mut commands: Commands| {
            commands.insert_resource(Measured(settings.locale().say(&words())));
        };
        let mut app = App::new();
        app.init_resource::<Settings>()
            .add_plugins(plugin)
            .add_systems(Update, (switch, measure).chain());
        let text = app.world_mut().spawn((words(), Text::default())).id();
        app.update();
        let said = Locale(Language::De).say(&words());
        assert_ne!(said, Locale(Language::En).say(&words()));
        assert_eq!(app.world().resource::<Measured>().0, said);
        assert_eq!(app.world().get::<Text>(text).map(|it| &it.0), Some(&said));
    }

    /// For zero, French and Brazilian Portuguese use the singular, the others the plural.
    #[test]
    fn none_is_one_or_many_as_the_language_has_it() {
        for language in Language::ALL {
            let say = |columns: u8| {
                let words = Words::new(texts::COLUMNS_TO_GO).with("columns", columns);
                Locale(language).say(&words).replace(char::is_numeric, "")
            };
            let is_singular = matches!(language, Language::Fr | Language::PtBr);
            assert_eq!(say(0) == say(1), is_singular, "{language:?}");
            assert_ne!(say(1), say(2), "{language:?}");
        }
    }

    #[test]
    fn words_may_contain_words_and_names() {
        let words = Words::new(texts::TURN_OF).with("name", "Ada");
        assert_eq!(Locale(Language::En).say(&words), "Ada’s turn");
        assert_eq!(Locale::default().say(&Words::literal("Ñandú")), "Ñandú");
    }
}
