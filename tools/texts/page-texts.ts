import { parseSync, Visitor, type Node } from 'oxc-parser';
import { readSource, targetOf } from '../architecture/source-file.ts';
import { isTextFile, type Fault, type Source } from './text-file.ts';

/** Loaded before any page: the words of the frame, and what may be wrong with a call or a field. */
const loadedFirst = ['app', 'call-failures', 'field-faults'];
/** And before any page of a user. */
const loadedWithSession = ['session'];

/** Texts of a part that a page shares with other services and does not show, by the path of the page. */
const shownByOthers: Readonly<Record<string, readonly string[]>> = {
  // Only housing shows the costs of units beside.
  '/bedriftsavtale/lonnstrekk': ['unit-costs'],
  // Lists of employees propose who leaves, those of residents do not; of free tickets a rule says who never does.
  '/borettslag/boenhet/{id}': ['never-leaver', 'cost-centres'],
  '/fribilletter/massebestillinger/sluttet': ['never-leaver'],
  '/fribilletter/massebestillinger/sluttet/{id}': ['never-leaver'],
  // Residents get no wages, and have no cost centre.
  '/borettslag/innstillinger': ['payroll-settings', 'cost-centres'],
};

/** What a file of the web loads and shows. */
type WebFile = {
  /** Files of the web that are loaded with it. */
  readonly imports: readonly string[];
  /** Files that it loads later: `import('…')`. */
  readonly laterImports: readonly string[];
  /** Text files that its components read. */
  readonly shows: ReadonlySet<string>;
  /** Text files that it loads itself, beside code that it loads later. */
  readonly loads: ReadonlySet<string>;
};

/** A page as a `*.pages.ts` tells it. */
type Page = {
  readonly file: string;
  readonly path: string;
  readonly root: string;
  readonly texts: readonly string[];
};

/**
 * Texts that a page shows and does not load with its code: the page would wait for them once more. What it shows at
 * once its entry has to name; what it opens later, as a dialog, may load its own.
 */
export function missingTextsOfPages(sources: readonly Source[]): Fault[] {
  const files = new Map(
    sources
      .filter(({ path }) => !isTextFile(path))
      .map((source) => [source.path, readFile(source)]),
  );
  const pages = sources.filter(({ path }) => path.endsWith('.pages.ts')).flatMap(pagesIn);
  return pages.flatMap((page) =>
    [...missingTexts(files, page)].map((name) => ({
      rule: 'a page loads the texts that it shows',
      where: `${page.file} ${page.path}: ${name}`,
    })),
  );
}

function missingTexts(
  files: ReadonlyMap<string, WebFile>,
  { file, path, root, texts }: Page,
): ReadonlySet<string> {
  const first = reach(files, [root], ({ imports }) => imports);
  const all = reach(files, [root], ({ imports, laterImports }) => [...imports, ...laterImports]);
  const isForUsers = !file.endsWith('/visitor.pages.ts');
  const loaded = new Set([...loadedFirst, ...(isForUsers ? loadedWithSession : []), ...texts]);
  const loadedLater = loaded.union(union(all.map(({ loads }) => loads)));
  return union(first.map(({ shows }) => shows))
    .difference(loaded)
    .union(union(all.map(({ shows }) => shows)).difference(loadedLater))
    .difference(new Set(shownByOthers[path]));
}

const union = (sets: readonly ReadonlySet<string>[]): ReadonlySet<string> =>
  new Set(sets.flatMap((set) => [...set]));

/** The files that are loaded with some, and these. */
function reach(
  files: ReadonlyMap<string, WebFile>,
  roots: readonly string[],
  next: (file: WebFile) => readonly string[],
): WebFile[] {
  const reached = new Set(roots);
  for (const path of reached) {
    const file = files.get(path);
    for (const target of file ? next(file) : []) reached.add(target);
  }
  return [...reached].flatMap((path) => files.get(path) ?? []);
}

function readFile({ path, text }: Source): WebFile {
  const { module, program } = parseSync(path, text);
  const shows = new Set<string>();
  const loads = new Set<string>();
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'Identifier' || !first) return;
      if (/^useText(s|File)$/.test(callee.name)) addTexts(shows, first);
      if (callee.name === 'loadTexts') addTexts(loads, first);
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && key.name === 'texts' && value.type === 'Literal')
        addTexts(shows, value);
    },
  }).visit(program);
  const { importedInside } = readSource(path, text);
  const local = (names: readonly string[]) => names.flatMap((name) => targetOf(path, name) ?? []);
  return {
    imports: local(
      module.staticImports
        .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
        .map(({ moduleRequest }) => moduleRequest.value),
    ),
    laterImports: local(importedInside),
    shows,
    loads,
  };
}

/** Each entry: an object with `texts` and a `load` that imports the page. */
function pagesIn({ path, text }: Source): Page[] {
  const pages: Page[] = [];
  new Visitor({
    Property({ key, value }) {
      if (key.type !== 'Literal' || value.type !== 'ObjectExpression') return;
      const texts = new Set<string>();
      let root: string | null = null;
      for (const property of value.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        if (property.key.name === 'texts') addTexts(texts, property.value);
        if (property.key.name === 'load') {
          const [, name = ''] =
            /import\('([^']+)'\)/.exec(text.slice(property.start, property.end)) ?? [];
          root = targetOf(path, name);
        }
      }
      if (root !== null)
        pages.push({ file: path, path: String(key.value), root, texts: [...texts] });
    },
  }).visit(program(path, text));
  return pages;
}

const program = (path: string, text: string) => parseSync(path, text).program;

/** The text files that an expression names, as one or in a list. */
function addTexts(names: Set<string>, node: Node): void {
  if (node.type === 'Literal' && typeof node.value === 'string') names.add(node.value);
  if (node.type === 'ArrayExpression')
    for (const element of node.elements) if (element) addTexts(names, element);
  if (node.type === 'ConditionalExpression') {
    addTexts(names, node.consequent);
    addTexts(names, node.alternate);
  }
}
