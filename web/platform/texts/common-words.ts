import { en } from './common-words.en.ts';
import { nb } from './common-words.nb.ts';

export type CommonWord = keyof typeof nb;

/** In every text file beside its own texts; bundled, so that a button never waits for them. */
export const commonWords: Readonly<Record<'nb' | 'en', Readonly<Record<CommonWord, string>>>> = {
  nb,
  en,
};
