import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../source-paths.ts';

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** For companies that are invoiced elsewhere, in the place of the invoices. */
const insteadOfAnother = ['invoiceBaseList'];

it('the first reads have every list that fills a page of the web, and no other', () => {
  const pagesWithReads = globSync('web/**/*.tsx', { cwd: root })
    .filter((file) => !file.endsWith('.test.tsx'))
    .flatMap((file) => namesIn(textOf(file), /useListOf\((\w+)\)/g));
  const declared = namesIn(textOf('contract/app/first-reads.ts'), /listRead\((\w+)\)/g);
  const sorted = (names: readonly string[]) => [...new Set(names)].toSorted();
  expect(pagesWithReads.length).toBeGreaterThan(15);
  expect(sorted([...declared, ...insteadOfAnother])).toEqual(sorted(pagesWithReads));
});
