import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { startBrowser } from '../browser.ts';
import { expectNoFindings } from './axe-findings.ts';
import { seenByUserAdministrator } from './seen-by-user-administrator.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
}, 300_000);
afterAll(() => browser.close());

/** Many pages, one after the other, in each look. */
const timeout = 300_000;

describe('axe finds nothing on the pages of a global user administrator', { timeout }, () => {
  it.each([
    ['ruter', 'nb'],
    ['akt', 'en'],
    ['fjord', 'nb'],
  ] as const)('of %s, in %s, light and dark, wide and narrow', async (tenant, language) => {
    await expectNoFindings(browser, seenByUserAdministrator, { tenant, language });
  });
});
