import type { TextFile } from './texts.ts';

type Loaded = Readonly<Record<string, TextFile>>;

// The design system imports its own texts.
const files = import.meta.glob<Loaded>([
  '../**/*.nb.ts',
  '../**/*.en.ts',
  '!../design/**',
  '!../node_modules/**',
]);

const loaders = new Map(
  Object.entries(files).map(([path, load]) => [path.slice(path.lastIndexOf('/') + 1), load]),
);

/** Loads one file in one language; each is a chunk.*/
export async function loadTextFile(language: string, file: string): Promise<TextFile> {
  const load = loaders.get(`${file}.${language}.ts`);
  const texts = (await load?.())?.[language];
  if (!texts) throw new Error(`There are no texts ${file} in ${language}`);
  return texts;
}
