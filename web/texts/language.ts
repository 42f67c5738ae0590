import { type Language, pageFacts } from './page-facts.ts';
import { textStore } from './text-store.ts';
import type { TextFileName } from './texts.ts';

const oneYear = 365 * 24 * 60 * 60;

/** Sets the page's language and loads the text files that the first page needs. */
export async function startTexts(first: readonly TextFileName[]): Promise<void> {
  await textStore.turnTo(pageFacts.language);
  await textStore.loadAll(first);
}

/** Switches the language without a reload; a cookie keeps it for the server. */
export async function chooseLanguage(language: Language): Promise<void> {
  await textStore.turnTo(language);
  document.documentElement.lang = language === 'nb' ? 'nb-NO' : 'en-GB';
  document.cookie = `language=${language}; path=/; max-age=${oneYear}; samesite=lax`;
}

/** Loads text files in parallel with the page's code. */
export const loadTexts = (files: readonly TextFileName[]): Promise<void> =>
  textStore.loadAll(files);
