import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { areaFolderOf, foldersOf, isTried } from './areas.ts';

const base = mkdtempSync(join(tmpdir(), 'takst-areas-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));
for (const folder of [
  'domain/invoices',
  'server/billing/invoices/run',
  'web/billing/invoices',
  'e2e/invoices',
])
  mkdirSync(join(base, folder), { recursive: true });

describe('the folders of an area', () => {
  it('lie in a workspace or in one of its storeys', () => {
    expect(foldersOf('invoices', base)).toEqual([
      'domain/invoices',
      'server/billing/invoices',
      'web/billing/invoices',
    ]);
  });

  it('are named by their paths too', () => {
    expect(foldersOf('server/billing/invoices/run/', base)).toEqual([
      'server/billing/invoices/run',
    ]);
    expect(foldersOf('e2e/invoices', base)).toEqual([]);
    expect(foldersOf('nothing', base)).toEqual([]);
  });
});

it.each([
  ['server/invoices/run/run.store.ts', 'server/invoices'],
  ['server/billing/invoices/run.store.ts', 'server/billing/invoices'],
  ['server/app/main.ts', 'server/app'],
  ['contract/list.ts', null],
  ['web/main.tsx', null],
])('%s belongs to %s', (file, folder) => {
  expect(areaFolderOf(file)).toBe(folder);
});

it.each([
  ['domain/a/b.rules.ts', true],
  ['web/a/b.page.tsx', true],
  ['server/a/b.test.ts', false],
  ['server/a/test-b.store.ts', false],
  ['server/testing/b.ts', false],
  ['web/a/b.nb.ts', false],
  ['server/a/b.sql', false],
])('%s has mutants: %s', (file, has) => {
  expect(isTried(file)).toBe(has);
});
