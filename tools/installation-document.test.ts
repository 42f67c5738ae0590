import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAnswers } from '@takst/server/app/installation/answers.ts';
import { referenceDataFile } from '@takst/server/app/reference-data/reference-data-file.ts';
import { readDocument } from '../e2e/trials/installation/read-document.ts';
import { root } from './source-paths.ts';

const document = readDocument(root, 'docs/installation.md');

/** With a number where the document leaves one to the reader. */
const filledIn = (shown: unknown): unknown =>
  JSON.parse(JSON.stringify(shown).replace('"…"', '"12345678903"'));

describe('the files that docs/installation.md shows', () => {
  it.each([
    ['products', ['"products"', '"services"'], 1],
    ['a seller and a later price list', ['"sellers"', '"firstMonths"'], 2],
  ] as const)('have %s as they are loaded', (_, parts, count) => {
    const files = document.objectsWith(...parts).map(filledIn);
    expect(files).toHaveLength(count);
    for (const file of files) expect(referenceDataFile.safeParse(file).error).toBeUndefined();
  });

  it('have the answers of a setup, which name every file that an order needs', () => {
    const [shown] = document.objectsWith('"administrators"', '"referenceData"');
    const file = join(mkdtempSync(join(tmpdir(), 'takst-answers-')), 'answers.json');
    writeFileSync(file, JSON.stringify(shown));
    expect(readAnswers(file).referenceData).toEqual([
      'operators/ruter/zones.geojson',
      'database/reference/post-areas.json',
      'database/reference/vat-rates.json',
      'your-products.json',
      'your-seller.json',
    ]);
  });

  it('stand beside the commands that lead from a clone to a portal that runs', () => {
    for (const command of ['npm ci', 'npm run build', 'npm start', 'npm run doctor'])
      expect(document.command(command)).toBe(command);
    expect(() => document.command('npm run instal')).toThrow('npm run instal');
    expect(document.pathOf('redirect address')).toBe('/implicit/callback');
  });
});
