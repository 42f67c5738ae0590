// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { openedPage } from './opened-page.ts';

beforeEach(() => {
  sessionStorage.clear();
  pageFactsOf({ signedIn: true });
});

describe('the page that was opened before a company was chosen', () => {
  it.each([
    ['/brukere', '/brukere'],
    ['/', null],
    ['/home', null],
    ['/finnes/ikke', null],
  ])('of %s is %s, once', (path, page) => {
    history.replaceState(null, '', path);
    openedPage.remember();
    expect([openedPage.take(), openedPage.take()]).toEqual([page, null]);
  });

  it('is none of the portal’s own where the storage says something else', () => {
    sessionStorage.setItem('opened-page', '//other.example');
    expect(openedPage.take()).toBeNull();
  });
});
