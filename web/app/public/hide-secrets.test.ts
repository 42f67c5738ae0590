// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hideSecrets } from './hide-secrets.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const at = (address: string) => {
  history.replaceState(null, '', address);
  const entries = history.length;
  const search = hideSecrets('/bildeling', ['key']);
  expect(history.length).toBe(entries);
  return { search, address: location.pathname + location.search };
};

describe('the secret of a private link', () => {
  it('leaves the address, and goes to the page', () => {
    expect(at('/bildeling?key=s3cret')).toEqual({ search: '?key=s3cret', address: '/bildeling' });
  });

  it('leaves other parameters where they are', () => {
    expect(at('/bildeling?from=sms&key=s%26cret')).toEqual({
      search: '?key=s%26cret&from=sms',
      address: '/bildeling?from=sms',
    });
  });

  it('is there after a reload, and a newer link takes its place', () => {
    at('/bildeling?key=first');
    expect(at('/bildeling').search).toBe('?key=first');
    at('/bildeling?key=second');
    expect(at('/bildeling').search).toBe('?key=second');
  });

  it('is another page’s for no page, and nothing for who has none', () => {
    at('/bildeling?key=first');
    expect(hideSecrets('/billett/{token}', [])).toBe('');
    sessionStorage.clear();
    expect(at('/bildeling').search).toBe('');
  });

  it('works where the browser keeps nothing', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked });
    expect(at('/bildeling?key=s3cret').search).toBe('?key=s3cret');
    expect(at('/bildeling').search).toBe('');
  });
});
