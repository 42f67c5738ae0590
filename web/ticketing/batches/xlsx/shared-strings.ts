import { type ReportProgress } from '../read/sheet-rows.ts';
import { readXml } from './read-xml.ts';

/** Excel writes characters that XML cannot hold as `_x000D_`. */
export const unescapeExcel = (text: string): string =>
  text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** The texts of a workbook; a cell names its text by number. */
export function readSharedStrings(
  bytes: Uint8Array | undefined,
  report: ReportProgress,
): readonly string[] {
  const strings: string[] = [];
  if (!bytes) return strings;
  let text = '';
  let isText = false;
  let isPhonetic = false;
  readXml(
    bytes,
    {
      open(tag) {
        if (tag === 'si') text = '';
        if (tag === 'rPh') isPhonetic = true;
        isText = tag === 't' && !isPhonetic;
      },
      close(tag) {
        if (tag === 'si') strings.push(unescapeExcel(text));
        if (tag === 'rPh') isPhonetic = false;
        if (tag === 't') isText = false;
      },
      text(value) {
        if (isText) text += value;
      },
    },
    report,
  );
  return strings;
}
