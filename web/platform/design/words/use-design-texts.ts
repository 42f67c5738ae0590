import { commonWords } from '#platform/texts/common-words.ts';
import type { nb as changedSinceNb } from './changed-since.nb.ts';
import type { nb } from './design.nb.ts';
import type { nb as formNb } from './form-words.nb.ts';
import { en as firstEn } from './first-words.en.ts';
import { nb as firstNb } from './first-words.nb.ts';
import { usePageLanguage } from '../page-language.ts';

type Key =
  | keyof typeof commonWords.nb
  | keyof typeof firstNb
  | keyof typeof nb
  | keyof typeof formNb
  | keyof typeof changedSinceNb;
type DesignTexts = { readonly [K in Key]?: string };

let texts: { nb: DesignTexts; en: DesignTexts } = {
  nb: { ...commonWords.nb, ...firstNb },
  en: { ...commonWords.en, ...firstEn },
};

/** Adds the words that only signed-in users need, or the users of one component. */
export const addDesignTexts = (more: typeof texts): void => {
  texts = { nb: { ...texts.nb, ...more.nb }, en: { ...texts.en, ...more.en } };
};

/**
 * The design system's own texts in the page's language. They are bundled with the components, so
 * that a button never waits for a text file.
 */
export function useDesignTexts() {
  const pageTexts = texts[usePageLanguage()];
  return (key: Key, values: Record<string, string | number> = {}): string => {
    const text = pageTexts[key];
    if (text === undefined) throw new Error(`The design has no text ${key} here`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}
