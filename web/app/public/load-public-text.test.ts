import { describe, expect, it } from 'vitest';
import { visitorEntries } from '#app/page-table/visitor.pages.ts';
import type { PageEntries } from '#platform/page-entries/page-entry.ts';
import { loadPublicText } from './load-public-text.ts';

const entries: PageEntries = visitorEntries;
const files = new Set(['app', ...Object.values(entries).flatMap(({ texts }) => texts)]);

describe('the texts of the pages for visitors', () => {
  it.each([...files])('are there in both languages: %s', async (file) => {
    const [nb, en] = await Promise.all([loadPublicText('nb', file), loadPublicText('en', file)]);
    expect(Object.keys(nb).toSorted()).toEqual(Object.keys(en).toSorted());
    expect(nb).not.toEqual(en);
  });

  it('are no others: a page for users has its own', async () => {
    await expect(loadPublicText('nb', 'employees')).rejects.toThrow('Visitors have no texts');
  });
});
