import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadTextFile } from './load-text-file.ts';
import { pageFacts, type Language } from './page-facts.ts';
import type { TextFileName } from './texts.ts';

const oneYear = 365 * 24 * 60 * 60;

/** Starts the texts in the page's language with the files that the first page needs. */
export async function startTexts(first: readonly TextFileName[]): Promise<void> {
  await i18next
    .use({ type: 'backend' as const, init: () => undefined, read: loadTextFile })
    .use(initReactI18next)
    .init({
      lng: pageFacts.language,
      supportedLngs: ['nb', 'en'],
      fallbackLng: false,
      ns: [...first],
      keySeparator: false,
      nsSeparator: false,
      // React escapes what it shows.
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
}

export const currentLanguage = (): Language => (i18next.language === 'en' ? 'en' : 'nb');

/**
 * Turns the page into the other language without a reload, and remembers it for the server too.
 * The files in use are fetched before it turns, so nothing blinks.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
  document.documentElement.lang = language === 'nb' ? 'nb-NO' : 'en-GB';
  document.cookie = `language=${language}; path=/; max-age=${oneYear}; samesite=lax`;
}

/** Fetches text files beside a page's own code, so that the page does not wait for one and then the other. */
export const loadTexts = (files: readonly TextFileName[]): Promise<void> =>
  i18next.loadNamespaces([...files]);
