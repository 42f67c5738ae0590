import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { startBrowser } from '../browser.ts';
import { expectNoFindings } from './axe-findings.ts';
import { lookedAt } from './looked-at.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
}, 300_000);
afterAll(() => browser.close());

/** Many pages, one after the other, in each look. */
const timeout = 300_000;

describe('axe finds nothing on any page of fjord', { timeout }, () => {
  it('in Norwegian, light and dark, wide and narrow', () =>
    expectNoFindings(browser, lookedAt, { tenant: 'fjord', language: 'nb' }));

  it('in English, light and dark, wide and narrow', () =>
    expectNoFindings(browser, lookedAt, { tenant: 'fjord', language: 'en' }));
});
