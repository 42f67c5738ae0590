import * as fieldEn from '@takst/domain/platform/refusals/field.en.ts';
import * as fieldNb from '@takst/domain/platform/refusals/field.nb.ts';
import * as orderEn from '@takst/domain/platform/refusals/order.en.ts';
import * as orderNb from '@takst/domain/platform/refusals/order.nb.ts';
import * as rowEn from '@takst/domain/platform/refusals/row.en.ts';
import * as rowNb from '@takst/domain/platform/refusals/row.nb.ts';
import { describe, expect, it } from 'vitest';

const shared = {
  field: [fieldNb, fieldEn],
  order: [orderNb, orderEn],
  row: [rowNb, rowEn],
} as const;
const sources = import.meta.glob<string>(
  ['../../**/*.{nb,en}.ts', '!../../node_modules/**', '../../../server/**/*.texts.ts'],
  { query: '?raw', import: 'default', eager: true },
);

const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).toSorted();
/** A text and the same with another end are one. */
const bare = (text: string) => text.toLowerCase().replace(/\.$/, '');
const literals = (source: string) =>
  [...source.matchAll(/'((?:[^'\\]|\\.)+)'/g)].map(([, text = '']) => bare(text));

describe('the words of refusals and faults (docs/decisions/0089)', () => {
  it.each(Object.entries(shared))('are the same codes in both languages: %s', (_, [nb, en]) => {
    expect(Object.keys(en)).toEqual(Object.keys(nb));
    const valuesOf = (texts: object) =>
      Object.values(texts).map((text) => placeholders(String(text)));
    expect(valuesOf(en)).toEqual(valuesOf(nb));
  });

  it('stand in one place: no text file writes them again', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(100);
    const words = new Set(
      Object.values(shared).flatMap((both) =>
        both.flatMap((texts) => Object.values(texts).map((text) => bare(String(text)))),
      ),
    );
    const copies = Object.entries(sources).flatMap(([path, source]) =>
      literals(source)
        .filter((text) => words.has(text))
        .map((text) => `${path}: ${text}`),
    );
    expect(copies).toEqual([]);
  });
});
