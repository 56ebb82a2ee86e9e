//! The modules of the library crates: what each imports, names and defines.

use std::collections::{BTreeMap, BTreeSet};

use crate::files::Source;
use crate::tokens::tokens;

/// The names from a crate's root to a module or an item, or from a module when in its text.
pub(crate) type Path = Vec<String>;

/// The modules of one crate by their paths. The root's path is empty.
pub(crate) type Modules = BTreeMap<Path, Module>;

/// The names in the text of one module.
#[derive(Default)]
pub(crate) struct Module {
    /// The public types defined here.
    pub(crate) types: Vec<String>,
    /// Imports and re-exports: the path behind each name.
    pub(crate) imports: BTreeMap<String, Path>,
    /// All paths, those of imports included.
    pub(crate) paths: BTreeSet<Path>,
}

/// The library crates among these sources, by folder.
pub(crate) fn crates(sources: &[Source]) -> BTreeMap<&str, Modules> {
    let mut crates: BTreeMap<&str, Modules> = BTreeMap::new();
    for source in sources {
        let Some((folder, file)) = source.path.rsplit_once("/src/") else {
            continue;
        };
        let names = file.trim_end_matches(".rs").split('/');
        let mut path: Path = names.map(str::to_owned).collect();
        path.pop_if(|name| ["lib", "mod"].contains(&name.as_str()));
        let modules = crates.entry(folder).or_default();
        modules.insert(path, Module::read(&source.text));
    }
    crates
}

/// A crate in the folder `example` for tests of the checks, with these files.
pub(crate) fn example(files: &[(&str, &str)]) -> Vec<Source> {
    let source = |(file, text): &(&str, &str)| Source {
        path: format!("example/src/{file}"),
        text: (*text).to_owned(),
    };
    files.iter().map(source).collect()
}

impl Module {
    fn read(text: &str) -> Self {
        // Tests may use anything.
        let code = text.split("\nmod tests {").next().unwrap_or_default();
        let tokens = tokens(code);
        let mut module = Self::default();
        let mut rest = &tokens[..];
        while let Some((token, after)) = rest.split_first() {
            rest = after;
            match (*token, after) {
                ("use", _) => rest = module.read_use(after, &Path::new()),
                ("pub", ["struct" | "enum" | "trait" | "type", name, ..]) => {
                    module.types.push((*name).to_owned());
                }
                (name, ["::", ..]) => {
                    let mut path = vec![name.to_owned()];
                    while let ["::", name, after @ ..] = rest {
                        path.push((*name).to_owned());
                        rest = after;
                    }
                    module.paths.insert(path);
                }
                _ => {}
            }
        }
        module
    }

    /// Reads a tree of imports below a path, and gives the tokens after it.
    fn read_use<'a, 'b>(&mut self, mut tokens: &'b [&'a str], below: &Path) -> &'b [&'a str] {
        let mut path = below.clone();
        let mut alias = None;
        while let Some((token, after)) = tokens.split_first() {
            tokens = after;
            match *token {
                "::" => {}
                "{" => {
                    tokens = self.read_use(tokens, &path);
                    path.clone_from(below);
                }
                "as" => alias = tokens.first().copied(),
                "self" if path == *below && !below.is_empty() => self.import(None, &path),
                "," | "}" | ";" => {
                    if path != *below {
                        self.import(alias.take(), &path);
                    }
                    path.clone_from(below);
                    if *token != "," {
                        break;
                    }
                }
                name if alias.is_none() => path.push(name.to_owned()),
                _ => {}
            }
        }
        tokens
    }

    fn import(&mut self, alias: Option<&str>, path: &Path) {
        let name = alias.or(path.last().map(String::as_str));
        let name = name.unwrap_or_default().to_owned();
        self.imports.insert(name, path.clone());
        self.paths.insert(path.clone());
    }
}

#[test]
fn a_module_is_read() {
    let text = "//! use no::comment;\npub use crate::{a::{self, A}, b::B as C};\nuse d::D;\n
        pub struct E<T>(pub T);\npub(crate) enum F {}\nfn f() { g::h(\"use i::j;\"); }";
    let module = Module::read(text);
    let imports: Vec<_> = module.imports.iter().collect();
    let imports = imports
        .iter()
        .map(|(name, path)| format!("{name} {}", path.join("/")));
    let expected = ["A crate/a/A", "C crate/b/B", "D d/D", "a crate/a"];
    assert_eq!(imports.collect::<Vec<_>>(), expected);
    assert_eq!(module.types, ["E"]);
    assert!(module.paths.contains(&vec!["g".to_owned(), "h".to_owned()]));
    assert_eq!(module.paths.len(), 5);
}
