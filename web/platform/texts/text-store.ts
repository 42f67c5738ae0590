import { commonWords } from '#platform/texts/common-words.ts';
import type { Language } from './page-facts.ts';
import type { TextFile, TextFileName } from './texts.ts';

/** Fetches one text file; the portal and the public pages have lists of their own. */
type FetchTexts = (language: Language, file: string) => Promise<TextFile>;

let fetchTexts: FetchTexts = () => Promise.reject(new Error('No texts to fetch from'));
/** The loaded text files and the page's language. */
let language: Language = 'nb';
const files = new Map<string, LoadingFile>();
const filesInUse = new Set<TextFileName>();
const listeners = new Set<() => void>();

/** What React's `use` reads: once it is fulfilled, a component gets the value without suspending. */
type LoadingFile = Promise<TextFile> & { status?: 'fulfilled'; value?: TextFile };

const keyOf = (file: TextFileName, inLanguage: Language) => `${file}.${inLanguage}`;

/** Fetches a file, or joins the fetch in progress. */
function load(file: TextFileName, inLanguage: Language): LoadingFile {
  filesInUse.add(file);
  const key = keyOf(file, inLanguage);
  const current = files.get(key);
  if (current) return current;
  const fetching: LoadingFile = fetchTexts(inLanguage, file).then(
    (texts) => {
      const value = { ...commonWords[inLanguage], ...texts };
      fetching.status = 'fulfilled';
      fetching.value = value;
      return value;
    },
    (error: unknown) => {
      // A failed fetch is tried again next time.
      files.delete(key);
      throw error;
    },
  );
  files.set(key, fetching);
  return fetching;
}

async function loadAll(files: Iterable<TextFileName>, inLanguage: Language): Promise<void> {
  await Promise.all([...files].map((file) => load(file, inLanguage)));
}

export const textStore = {
  language: (): Language => language,

  /** The texts of a file in the page's language. */
  textsOf: (file: TextFileName): Promise<TextFile> => load(file, language),

  loadAll: (files: readonly TextFileName[]): Promise<void> => loadAll(files, language),

  /** Says where text files come from, before the first is loaded. */
  fetchWith(fetcher: FetchTexts): void {
    fetchTexts = fetcher;
  },

  /** Sets the language of the next render; every file of that language must be loaded. */
  renderIn(next: Language): void {
    language = next;
  },

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
