import { describe, expect, it } from 'vitest';
import { visit, type Visitor } from './browser.ts';
import { identityRequest } from './identity-request.ts';

/** Goes back to the portal by a button of the stand-in, without a mouse. */
async function choose({ page, at }: Visitor, name: RegExp): Promise<URLSearchParams> {
  await page.goto(at(identityRequest(at('/'))));
  const callback = page.waitForRequest(/\/register\/identity-callback/);
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
  const { searchParams } = new URL((await callback).url());
  // No identification was started, so the portal answers that it knows none.
  await page.waitForURL(/\/register\?problem=IDENTIFICATION_UNKNOWN/);
  return searchParams;
}

describe('the stand-in for BankID in a browser', () => {
  it('identifies one person after another, and none who cancels', async () => {
    const visitor = await visit({ size: 'phone', theme: 'dark' });
    const first = await choose(visitor, /Jonas Berg.*Signerer sammen med Silje Lund/);
    const second = await choose(visitor, /Silje Lund.*Signerer sammen med Jonas Berg/);
    expect([first.get('code'), second.get('code')]).toEqual([
      expect.stringMatching(/./),
      expect.stringMatching(/./),
    ]);
    expect((await choose(visitor, /^Avbryt$/)).get('error')).toBe('access_denied');
    expect((await choose(visitor, /Even Dahl/)).get('error')).toBe('server_error');
  });
});
