/** '1 234,50' as a Norwegian writes it; undefined when it is empty, not a number for what is none. */
export function kronerIn(typed: string): number | undefined {
  const text = typed.replaceAll(/\s/g, '').replace(',', '.');
  if (text === '') return undefined;
  return /^\d+(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
}

/** The same in whole øre; null when it is empty. */
export function oreIn(typed: string): number | null {
  const kroner = kronerIn(typed);
  return kroner === undefined ? null : Math.round(kroner * 100);
}

/** Øre as they are typed: '1234,50'; nothing for null. */
export const typedKroner = (ore: number | null): string =>
  ore === null ? '' : (ore / 100).toFixed(2).replace('.', ',');
