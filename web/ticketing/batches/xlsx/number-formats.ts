import { readXml } from './read-xml.ts';

/** How a number is shown, as far as it changes what is read: as a date, or with leading zeros. */
export type NumberFormat =
  | { kind: 'date' }
  | { kind: 'zeros'; digits: number }
  | { kind: 'number' };

const asNumber: NumberFormat = { kind: 'number' };
const asDate: NumberFormat = { kind: 'date' };

/** The built-in formats that show a day (ECMA-376, 18.8.30). */
const builtInDates = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58,
]);

/** What stands in a format as text: quoted, escaped, in brackets, a width or a filling. */
const literalText = /"[^"]*"?|\\.|\[[^\]]*\]?|[_*]./g;

function formatOf(code: string): NumberFormat {
  const [positive = ''] = code.replaceAll(literalText, '').split(';');
  if (/general/i.test(positive)) return asNumber;
  if (/[yd]/i.test(positive)) return asDate;
  return /^0{2,20}$/.test(positive) ? { kind: 'zeros', digits: positive.length } : asNumber;
}

/** The formats of cells by the number of their style. */
export function readNumberFormats(styles: Uint8Array | undefined): readonly NumberFormat[] {
  if (!styles) return [];
  const codes = new Map<string, string>();
  const formats: NumberFormat[] = [];
  let isInCellFormats = false;
  readXml(styles, {
    open(tag, attributes) {
      if (tag === 'numFmt') codes.set(attributes('numFmtId') ?? '', attributes('formatCode') ?? '');
      if (tag === 'cellXfs') isInCellFormats = true;
      if (tag !== 'xf' || !isInCellFormats) return;
      const id = attributes('numFmtId') ?? '0';
      const code = codes.get(id);
      if (code !== undefined) formats.push(formatOf(code));
      else formats.push(builtInDates.has(Number(id)) ? asDate : asNumber);
    },
    close(tag) {
      if (tag === 'cellXfs') isInCellFormats = false;
    },
  });
  return formats;
}
