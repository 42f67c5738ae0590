import { type Language, pageFacts } from './page-facts.ts';
import { textStore } from './text-store.ts';
import type { TextFileName } from './texts.ts';

const oneYear = 365 * 24 * 60 * 60;

/** Starts the texts in the page's language with the files that the first page needs. */
export async function startTexts(first: readonly TextFileName[]): Promise<void> {
  await textStore.turnTo(pageFacts.language);
  await textStore.loadAll(first);
}

/** Turns the page into the other language without a reload, and remembers it for the server too. */
export async function chooseLanguage(language: Language): Promise<void> {
  await textStore.turnTo(language);
  document.documentElement.lang = language === 'nb' ? 'nb-NO' : 'en-GB';
  document.cookie = `language=${language}; path=/; max-age=${oneYear}; samesite=lax`;
}

/** Fetches text files beside a page's own code, so that the page does not wait for one and then the other. */
export const loadTexts = (files: readonly TextFileName[]): Promise<void> =>
  textStore.loadAll(files);
