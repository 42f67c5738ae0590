import { parseSync, Visitor } from 'oxc-parser';
import { areaFolderOf } from '../architecture/storey-names.ts';
import { commonFile } from './common-words.ts';
import { isTextFile, type Fault, type Source, type TextFile } from './text-file.ts';

/** Endings by which one key has several texts: counts, what a free ticket is called, and a service of its own words. */
const variants = /(_(one|other|freeTicket|employeeTicket|housing))+$/;

/** The titles of the pages stand in it, by the type of a page entry. */
const titlesFile = 'app';
const namesTitles = (path: string): boolean => /^web\/.*\.pages\.ts$/.test(path);

type SourceWords = { path: string; literals: ReadonlySet<string>; names: ReadonlySet<string> };

/** The pieces of text in a source file, and the names after a dot: what can be a key. */
function wordsOf({ path, text }: Source): SourceWords {
  const literals = new Set<string>();
  const names = new Set<string>();
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') literals.add(value);
    },
    MemberExpression({ property }) {
      if (property.type === 'Identifier') names.add(property.name);
    },
  }).visit(parseSync(path, text).program);
  return { path, literals, names };
}

/**
 * The texts that nobody shows. A key is used by a file that also names its text file
 * (`useTexts('home')`, `PlainTextKey<'home'>`), or is a list of pages with their titles; the texts that an area imports are used in that area; and those for the faults of fields by the schemas that name them.
 */
export function unusedKeys(
  files: readonly TextFile[],
  sources: readonly Source[],
  faultKeys: ReadonlySet<string>,
): Fault[] {
  const sourceWords = sources.filter(({ path }) => !isTextFile(path)).map(wordsOf);
  const isUsed = (file: TextFile, key: string): boolean => {
    if (file.name === 'field-faults' && faultKeys.has(key)) return true;
    if (file.name === commonFile) return sourceWords.some(({ literals }) => literals.has(key));
    const folder = `${areaFolderOf(file.path)}/`;
    return sourceWords.some(({ path, literals, names }) =>
      file.isAskedByName
        ? literals.has(key) &&
          (literals.has(file.name) || (file.name === titlesFile && namesTitles(path)))
        : path.startsWith(folder) && (literals.has(key) || names.has(key)),
    );
  };
  return files
    .filter(({ language }) => language === 'nb')
    .flatMap((file) =>
      [...new Set([...file.texts.keys()].map((key) => key.replace(variants, '')))]
        .filter((key) => !isUsed(file, key))
        .map((key) => ({ rule: 'somebody shows every text', where: `${file.path}: ${key}` })),
    );
}
