import { type Zippable, strToU8, zipSync } from 'fflate';

/** A workbook as its parts, for what a spreadsheet program would not write. */
export type TestWorkbook = {
  /** The XML of each sheet's rows. */
  sheets: readonly { name?: string; rows: string; after?: string; state?: string }[];
  sharedStrings?: readonly string[];
  /** Format codes; a cell's style counts from 1. */
  formats?: readonly string[];
  workbookProperties?: string;
  /** Put in place of a part, or beside them. */
  parts?: Zippable;
  head?: string;
  /** Of all elements, as some programs write it. */
  prefix?: string;
};

const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export function workbookFile(book: TestWorkbook): Uint8Array {
  const { sheets, sharedStrings = [], formats = [], head = '', prefix = '' } = book;
  const p = prefix && `${prefix}:`;
  const root = (name: string, inside: string) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n${head}<${p}${name} xmlns${prefix && `:${prefix}`}="${spreadsheet}" xmlns:r="${relationships}">${inside}</${p}${name}>`;
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relationships}/${type}" Target="${target}"/>`;
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': root(
      'workbook',
      `<${p}workbookPr ${book.workbookProperties ?? ''}/><${p}sheets>${sheets
        .map(
          ({ name, state }, at) =>
            `<${p}sheet name="${escapeXml(name ?? `Ark${at + 1}`)}" sheetId="${at + 1}" r:id="rId${at + 1}" ${state ? `state="${state}"` : ''}/>`,
        )
        .join('')}</${p}sheets>`,
    ),
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map((_, at) => relation(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`))
      .join(
        '',
      )}${relation('rIdS', 'sharedStrings', 'sharedStrings.xml')}${relation('rIdT', 'styles', '/xl/styles.xml')}</Relationships>`,
    'xl/sharedStrings.xml': root(
      'sst',
      sharedStrings.map((text) => `<${p}si><${p}t>${escapeXml(text)}</${p}t></${p}si>`).join(''),
    ),
    'xl/styles.xml': root(
      'styleSheet',
      `<${p}numFmts>${formats
        .map((code, at) => `<${p}numFmt numFmtId="${200 + at}" formatCode="${escapeXml(code)}"/>`)
        .join('')}</${p}numFmts><${p}cellXfs><${p}xf numFmtId="0"/>${formats
        .map((_, at) => `<${p}xf numFmtId="${200 + at}"/>`)
        .join('')}</${p}cellXfs>`,
    ),
  };
  sheets.forEach(({ rows, after = '' }, at) => {
    parts[`xl/worksheets/sheet${at + 1}.xml`] = root(
      'worksheet',
      `<${p}sheetData>${rows}</${p}sheetData>${after}`,
    );
  });
  const files = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync({ ...Object.fromEntries(files), ...book.parts });
}
