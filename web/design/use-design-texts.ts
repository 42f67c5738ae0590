import { commonWords } from './common-words.ts';
import { en } from './design.en.ts';
import { nb } from './design.nb.ts';
import { usePageLanguage } from './page-language.ts';

const texts = {
  nb: { ...commonWords.nb, ...nb },
  en: { ...commonWords.en, ...en },
};

/**
 * The design system's own texts in the page's language. They are bundled with the components, so
 * that a button never waits for a text file.
 */
export function useDesignTexts() {
  const pageTexts = texts[usePageLanguage()];
  return (key: keyof typeof texts.nb, values: Record<string, string | number> = {}) =>
    pageTexts[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
