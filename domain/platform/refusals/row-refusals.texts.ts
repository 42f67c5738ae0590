import type { BilingualText } from '#platform/texts/bilingual-text.ts';
import * as en from './row.en.ts';
import * as nb from './row.nb.ts';

type Code = keyof typeof nb;

const inEnglish: Readonly<Record<Code, string>> = { ...en };

/** The words of a row in both languages. */
export const rowRefusals = Object.fromEntries(
  Object.entries(nb).map(([code, text]) => [code, { nb: text, en: inEnglish[code as Code] }]),
) as Readonly<Record<Code, BilingualText>>;
