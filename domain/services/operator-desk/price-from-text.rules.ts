/** Groups of three digits stand apart by a space or a dot; øre stand behind a comma or a dot. */
const grouped = /^(\d{1,3}(?:[ .]\d{3})+)(?:,(\d{1,2}))?$/;
const plain = /^(\d{1,7})(?:[.,](\d{1,2}))?$/;

/** A price as people and spreadsheets write it, in øre: `1 324,50`, `1.324`, `kr 897,-`, `897.5`. Null for anything else. */
export function priceFromText(text: string): number | null {
  const bare = text
    .replaceAll(/[\s\u00a0\u202f]+/gu, ' ')
    .trim()
    .replace(/^(?:kr\.?|NOK) ?/i, '')
    .replace(/ ?(?:kr\.?|NOK)$/i, '')
    .replace(/,-$/, '');
  const [, kroner, ore = ''] = grouped.exec(bare) ?? plain.exec(bare) ?? [];
  if (kroner === undefined) return null;
  return Number(kroner.replaceAll(/[ .]/g, '')) * 100 + Number(ore.padEnd(2, '0'));
}
