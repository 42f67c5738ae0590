import { useSyncExternalStore } from 'react';
import type { Language } from './format.ts';

const watchLanguage = (changed: () => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
  return () => observer.disconnect();
};

/** The language that the page says it is in, so that words and dates follow it wherever it is chosen. */
export function usePageLanguage(): Language {
  const language = useSyncExternalStore(watchLanguage, () => document.documentElement.lang);
  return language.startsWith('en') ? 'en' : 'nb';
}
