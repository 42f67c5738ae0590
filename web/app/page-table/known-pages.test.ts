// @vitest-environment happy-dom
import { pages } from '@takst/contract/pages.ts';
import { visitorPages as visitorRows } from '@takst/contract/session/visitor.pages.ts';
import { describe, expect, it } from 'vitest';
import { pagesToCome } from '#page-entries/pages-to-come.ts';
import { startTexts } from '#texts/language.ts';
import { loadKnownPages } from './known-pages.ts';
import { loadPage } from './load-page.ts';

const known = await loadKnownPages(true);
const entries = Object.entries(known);
const pathsOf = (table: object) => Object.keys(table).toSorted();

describe('the pages that there are', () => {
  it('and those that are to come are the page table, each once', () => {
    const paths = [...pathsOf(known), ...pathsOf(pagesToCome)];
    expect(paths.toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
  });

  it('are for a visitor those that everybody may open', async () => {
    const built = pathsOf(visitorRows).filter((path) => !(path in pagesToCome));
    expect(pathsOf(await loadKnownPages(false))).toEqual(built);
    expect(built).toContain('/home');
  });

  it('say by which id a page belongs to a company', () => {
    const ofNoCompany = [
      '/billett/{token}',
      '/fribilletter/skatt/{token}',
      '/aktiver/{token}',
      '/bedrifter/{id}',
      '/bedrifter/{id}/historikk',
      '/brukere/{id}',
      '/kodelager/fyll/{id}',
      '/reisekort/numre/{id}',
      '/reisekort/{companyId}/{date}',
    ];
    const unowned = pages
      .filter(({ path, idNames }) => path.includes('{') && path in known && !idNames)
      .map(({ path }) => path);
    expect(unowned.toSorted()).toEqual(ofNoCompany.toSorted());
  });

  it.each(entries)('%s has its code and its texts', async (_, entry) => {
    await startTexts([]);
    expect(await loadPage(entry)).toBeTypeOf('function');
  });
});
