// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { keepCompanyInTab, rememberCompany, rememberedIds } from './remembered-company.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  pageFactsOf({ tenant: 'ruter' });
});

describe('the remembered company', () => {
  it('is read from the session storage first: each tab has its own', () => {
    rememberCompany(1, 11);
    const tab = { ...sessionStorage };
    rememberCompany(1, 22);
    for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, String(value));
    expect(rememberedIds(1)).toEqual([11, 22]);
  });

  it('is read from the local storage in a new tab', () => {
    rememberCompany(1, 22);
    sessionStorage.clear();
    expect(rememberedIds(1)).toEqual([22]);
  });

  it('stays that of the tab when another one is chosen elsewhere', () => {
    localStorage.setItem('company:ruter:other:1', '22');
    keepCompanyInTab(1, 22);
    localStorage.setItem('company:ruter:other:1', '33');
    expect(rememberedIds(1)).toEqual([22, 33]);
  });

  it('is stored per user', () => {
    rememberCompany(1, 22);
    expect(rememberedIds(2)).toEqual([]);
  });

  it('is another in production', () => {
    rememberCompany(1, 22);
    document.querySelector('meta[name="environment"]')?.setAttribute('content', 'production');
    expect(rememberedIds(1)).toEqual([]);
    rememberCompany(1, 33);
    pageFactsOf({ tenant: 'ruter' });
    expect(rememberedIds(1)).toEqual([22]);
  });

  it('is told to the server for the first data of the next page', () => {
    rememberCompany(1, 44);
    expect(document.cookie).toContain('company=44');
    keepCompanyInTab(1, 55);
    expect(document.cookie).toContain('company=55');
  });
});
