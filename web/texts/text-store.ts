import { commonWords } from '#design/common-words.ts';
import { loadTextFile } from './load-text-file.ts';
import type { Language } from './page-facts.ts';
import type { TextFile, TextFileName } from './texts.ts';

/** The loaded text files and the page's language. */
let language: Language = 'nb';
const loaded = new Map<string, TextFile>();
const loading = new Map<string, Promise<void>>();
const filesInUse = new Set<TextFileName>();
const listeners = new Set<() => void>();

const keyOf = (file: TextFileName, inLanguage: Language) => `${file}.${inLanguage}`;

/** Fetches a file, or joins the fetch in progress. */
function load(file: TextFileName, inLanguage: Language): Promise<void> {
  filesInUse.add(file);
  const key = keyOf(file, inLanguage);
  const current = loading.get(key);
  if (current) return current;
  const fetching = loadTextFile(inLanguage, file).then(
    (texts) => void loaded.set(key, { ...commonWords[inLanguage], ...texts }),
    (error: unknown) => {
      // A failed fetch is tried again next time.
      loading.delete(key);
      throw error;
    },
  );
  loading.set(key, fetching);
  return fetching;
}

async function loadAll(files: Iterable<TextFileName>, inLanguage: Language): Promise<void> {
  await Promise.all([...files].map((file) => load(file, inLanguage)));
}

export const textStore = {
  language: (): Language => language,

  /** The texts of a file in the page's language, or a promise of them. */
  textsOf: (file: TextFileName): TextFile | Promise<void> =>
    loaded.get(keyOf(file, language)) ?? load(file, language),

  loadAll: (files: readonly TextFileName[]): Promise<void> => loadAll(files, language),

  /** Switches once every file in use is loaded in the other language, so that nothing flickers. */
  async turnTo(next: Language): Promise<void> {
    await loadAll(filesInUse, next);
    language = next;
    for (const listener of listeners) listener();
  },

  listen(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
