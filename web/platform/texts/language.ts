import { preferenceSeconds } from '@takst/domain/platform/retention/preference-cookies.ts';
import type { Language } from './page-facts.ts';
import { textStore } from './text-store.ts';
import type { TextFileName } from './texts.ts';

/** Switches the language without a reload; a cookie keeps it for the server. */
export async function chooseLanguage(language: Language): Promise<void> {
  await textStore.turnTo(language);
  document.documentElement.lang = language === 'nb' ? 'nb-NO' : 'en-GB';
  document.cookie = `language=${language}; path=/; max-age=${preferenceSeconds}; samesite=lax`;
}

/** Loads text files in parallel with the page's code. */
export const loadTexts = (files: readonly TextFileName[]): Promise<void> =>
  textStore.loadAll(files);
