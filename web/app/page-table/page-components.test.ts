// @vitest-environment happy-dom
import { pages, type PagePath } from '@takst/contract/pages.ts';
import { describe, expect, it } from 'vitest';
import { startTexts } from '#texts/language.ts';
import { hasPage, pageComponents } from './page-components.ts';
import { loadPage } from './page-parts.ts';

const components = Object.entries(pageComponents);

describe('the page components', () => {
  it('are all in the page table', () => {
    const rows = new Set<PagePath>(pages.map(({ path }) => path));
    expect(components.map(([path]) => path).filter((path) => !rows.has(path as PagePath))).toEqual(
      [],
    );
  });

  it('say by which id a page belongs to a company', () => {
    const ofNoCompany = [
      '/billett/{token}',
      '/aktiver/{token}',
      '/bedrifter/{id}',
      '/bedrifter/{id}/historikk',
      '/brukere/{id}',
      '/kodelager/fyll/{id}',
    ];
    const unowned = pages
      .filter(({ path, idNames }) => path.includes('{') && hasPage(path) && !idNames)
      .map(({ path }) => path);
    expect(unowned.toSorted()).toEqual(ofNoCompany.toSorted());
  });

  it.each(components)('%s has its code and its texts', async (_, component) => {
    await startTexts([]);
    expect(await loadPage(component)).toBeTypeOf('function');
  });
});
