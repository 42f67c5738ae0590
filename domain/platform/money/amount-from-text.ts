import { kronerToOre } from './ore.rules.ts';

/** An amount of whole kroner, as files have it: `500`, `500,00`, `1 000 kr`. */
export const wholeKroner =
  /^(?:kr\.? ?)?([1-9]\d{0,1}[ \u{00A0}.]?\d{3}|[1-9]\d{0,3})(?:[,.](?:00|-))?(?: ?(?:kr|NOK))?$/iu;

/** In øre; the text has the form of `wholeKroner`. */
export function amountFromText(text: string): number {
  const [, kroner = ''] = wholeKroner.exec(text) ?? [];
  return kronerToOre(Number(kroner.replaceAll(/\D/gu, '')));
}
