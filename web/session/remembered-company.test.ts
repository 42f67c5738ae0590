// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { rememberCompany, rememberedCompany } from './remembered-company.ts';

const companies = [{ id: 11 }, { id: 22 }, { id: 33 }];

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('the remembered company', () => {
  it('is read from the session storage first: each tab has its own', () => {
    rememberCompany(1, 11);
    const tab = { ...sessionStorage };
    rememberCompany(1, 22);
    for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, String(value));
    expect(rememberedCompany(1, companies)).toEqual({ id: 11 });
  });

  it('is read from the local storage in a new tab', () => {
    rememberCompany(1, 22);
    sessionStorage.clear();
    expect(rememberedCompany(1, companies)).toEqual({ id: 22 });
  });

  it('is stored per user', () => {
    rememberCompany(1, 22);
    expect(rememberedCompany(2, companies)).toBeNull();
  });

  it('is ignored when the user no longer has it', () => {
    rememberCompany(1, 44);
    expect(rememberedCompany(1, companies)).toBeNull();
  });
});
