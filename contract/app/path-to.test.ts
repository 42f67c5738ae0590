import { describe, expect, expectTypeOf, it } from 'vitest';
import type { PagePath } from './pages.ts';
import { type FixedPagePath, type PageAddress, pathTo } from './path-to.ts';

describe('the address of a page', () => {
  it('has the values of its parameters, as an address may hold them', () => {
    expect(pathTo('/bedrifter/{id}/historikk', { id: 1001 })).toBe('/bedrifter/1001/historikk');
    expect(pathTo('/reisekort/{companyId}/{date}', { companyId: 7, date: '2026-03-04' })).toBe(
      '/reisekort/7/2026-03-04',
    );
    expect(pathTo('/billett/{token}', { token: 'a/b?c$d' })).toBe('/billett/a%2Fb%3Fc%24d');
  });

  it('is the path itself for a page without parameters', () => {
    expectTypeOf<'/bedrifter/ny'>().toExtend<PageAddress>();
    expectTypeOf<'/'>().toExtend<PageAddress>();
    expectTypeOf<'/bedrifter/{id}'>().not.toExtend<FixedPagePath>();
    expectTypeOf<'/bedrifter'>().toExtend<Extract<PagePath, FixedPagePath>>();
  });

  it('does not compile for a page that does not exist, or with other parameters than its own', () => {
    expectTypeOf<'/bedrift'>().not.toExtend<PageAddress>();
    expectTypeOf<`/bedrifter/${number}`>().not.toExtend<PageAddress>();
    expectTypeOf<string>().not.toExtend<PageAddress>();
    // @ts-expect-error no such page
    pathTo('/bedrift/{id}', { id: 1 });
    // @ts-expect-error a parameter is missing
    pathTo('/reisekort/{companyId}/{date}', { companyId: 1 });
    // @ts-expect-error a parameter that the page does not have
    pathTo('/brukere/{id}', { id: 1, name: 'Kari' });
    // @ts-expect-error a page without parameters has its path as its address
    pathTo('/brukere', {});
  });
});
