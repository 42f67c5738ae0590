import { useSyncExternalStore } from 'react';
import type { Language } from './format.ts';

const watchLanguage = (onChange: () => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
  return () => observer.disconnect();
};

/** The language of the document, kept up to date when it changes. */
export function usePageLanguage(): Language {
  const language = useSyncExternalStore(watchLanguage, () => document.documentElement.lang);
  return language.startsWith('en') ? 'en' : 'nb';
}
