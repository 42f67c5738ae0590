import { useSyncExternalStore } from 'react';
import { pageFacts } from '#platform/texts/page-facts.ts';
import type { Language } from './format.ts';

const watchLanguage = (onChange: () => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
  return () => observer.disconnect();
};

/** The server renders public pages without a document. */
const languageNow = (): string =>
  typeof document === 'undefined' ? pageFacts.language : document.documentElement.lang;

/** The language of the document, kept up to date when it changes. */
export function usePageLanguage(): Language {
  const language = useSyncExternalStore(watchLanguage, languageNow, languageNow);
  return language.startsWith('en') ? 'en' : 'nb';
}
