import { strFromU8, unzipSync } from 'fflate';
import { sheetFile } from './xlsx-files.ts';

/** A sheet of a workbook, by its place. */
export const sheetIn = (bytes: Uint8Array, place = 0): string =>
  strFromU8(unzipSync(bytes)[sheetFile(place)] ?? new Uint8Array());

/** All sheets of a workbook, one after another. */
export const sheetsIn = (bytes: Uint8Array): string =>
  Object.entries(unzipSync(bytes))
    .filter(([path]) => path.startsWith('xl/worksheets/'))
    .map(([, content]) => strFromU8(content))
    .join('');

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&' };

/** The texts of a column, or of all, as a spreadsheet program reads them. */
export const textsIn = (sheet: string, column = '[A-Z]'): string[] =>
  [...sheet.matchAll(new RegExp(`<c r="${column}\\d+"[^>]*><is><t[^>]*>([^<]*)</t>`, 'g'))].map(
    ([, text = '']) =>
      text
        .replaceAll(/&(\w+);/g, (all, name: string) => entities[name] ?? all)
        .replaceAll(/_x([\dA-F]{4})_/g, (_, code: string) =>
          String.fromCharCode(Number.parseInt(code, 16)),
        ),
  );
