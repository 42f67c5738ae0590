// @vitest-environment happy-dom
import { pages } from '@takst/contract/app/pages.ts';
import { visitorPages as visitorRows } from '@takst/contract/customers/session/visitor.pages.ts';
import { describe, expect, it } from 'vitest';
import { startTexts } from '#platform/texts/start-texts.ts';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { loadKnownPages, textsOfFirstPage } from './known-pages.ts';
import { loadPage } from './load-page.ts';

const knownPages = await loadKnownPages(true);
const entries = Object.entries(knownPages);
const pathsOf = (table: object) => Object.keys(table).toSorted();

describe('the pages that there are', () => {
  it('are the page table: nothing leads to a page that does not exist', () => {
    expect(pathsOf(knownPages)).toEqual(pages.map(({ path }) => path).toSorted());
  });

  it('are for a visitor those that everybody may open', async () => {
    const paths = pathsOf(visitorRows);
    expect(pathsOf(await loadKnownPages(false))).toEqual(paths);
    expect(paths).toContain('/home');
  });

  it('say by which id a page belongs to a company', () => {
    const ofNoCompany = [
      '/billett/{token}',
      '/fribilletter/skatt/{token}',
      '/register/sign/{token}',
      '/aktiver/{token}',
      '/bedrifter/{id}',
      '/bedrifter/{id}/historikk',
      '/brukere/foresporsler/{id}',
      '/brukere/{id}',
      '/kodelager/fyll/{id}',
      '/kodelager/tilbud/nye/{id}',
      '/operator/forslag/{id}',
      '/operator/prisendring/{id}',
      '/reisekort/numre/{id}',
      '/reisekort/{companyId}/{date}',
    ];
    const unowned = pages
      .filter(({ path, idNames }) => path.includes('{') && path in knownPages && !idNames)
      .map(({ path }) => path);
    expect(unowned.toSorted()).toEqual(ofNoCompany.toSorted());
  });

  it.each([
    ['/', ['home']],
    ['/bedriftsavtale/info', ['company-info']],
    ['/aktiver/a-token', ['activation']],
    // The sign-in comes first.
    ['/bedriftsavtale', []],
    ['/finnes/ikke', []],
  ])('begin for a visitor at %s with the texts %o, for a user with none', (path, texts) => {
    history.replaceState(null, '', path);
    pageFactsOf({ signedIn: false });
    expect(textsOfFirstPage()).toEqual(texts);
    pageFactsOf({ signedIn: true });
    expect(textsOfFirstPage()).toEqual([]);
    history.replaceState(null, '', '/');
  });

  it.each(entries)('%s has its code and its texts', async (_, entry) => {
    await startTexts([]);
    expect(await loadPage(entry)).toBeTypeOf('function');
  });
});
