import { useSyncExternalStore } from 'react';
import { en } from './design.en.ts';
import { nb } from './design.nb.ts';

type Values = Record<string, string | number>;

const watchLanguage = (changed: () => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
  return () => observer.disconnect();
};

/** The design system's words in the page's language. */
export function useWords() {
  const language = useSyncExternalStore(watchLanguage, () => document.documentElement.lang);
  const words = language.startsWith('en') ? en : nb;
  return (key: keyof typeof nb, values: Values = {}) =>
    words[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
