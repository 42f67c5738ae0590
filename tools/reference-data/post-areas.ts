import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every post code with its area and municipality, in order. */
export function postAreas(folder: string, asOf: string) {
  const [, ...lines] = readFileSync(join(folder, 'postal/postnummer.csv'), 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '');
  return {
    sources: [
      'Post codes: FACT as of May 2026, Posten/Bring (NLOD), by github.com/sindresorhus/norway-postal-codes @547a6da5.',
    ],
    origin: 'fact',
    asOf,
    postAreas: lines
      .map((line) => {
        const [postCode = '', area = '', , municipality = ''] = line.split(';');
        return { postCode, area, municipality };
      })
      .toSorted((one, other) => one.postCode.localeCompare(other.postCode)),
  };
}
