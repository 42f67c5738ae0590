import type { TextFile } from './texts.ts';

type Loaded = Readonly<Record<string, TextFile>>;

// The design system brings its own words with its parts.
const files = import.meta.glob<Loaded>([
  '../**/*.nb.ts',
  '../**/*.en.ts',
  '!../design/**',
  '!../node_modules/**',
]);

const loaders = new Map(
  Object.entries(files).map(([path, load]) => [path.slice(path.lastIndexOf('/') + 1), load]),
);

/** The texts of one file in one language, as a chunk of their own. */
export async function loadTextFile(language: string, file: string): Promise<TextFile> {
  const load = loaders.get(`${file}.${language}.ts`);
  const texts = (await load?.())?.[language];
  if (!texts) throw new Error(`There are no texts ${file} in ${language}`);
  return texts;
}
