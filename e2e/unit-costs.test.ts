import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { signIn, visit } from './browser.ts';

const chair = 'hr-housing@ruter.example';

/** A PNG begins with these bytes; its width and height are at 16 and 20. */
const png = Buffer.from('\u0089PNG', 'latin1');

describe('the costs of units', () => {
  it('are a picture for the board, and have their changes beside them', async () => {
    const visitor = await visit({ size: 'phone' });
    const { page, consoleErrors } = visitor;
    await signIn(visitor, chair, '/borettslag/kostnader-boenhet');
    await page.getByRole('heading', { level: 1, name: 'Kostnad per boenhet' }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Lagre bilde' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^[a-z-]+-\d{4}-\d\d\.png$/);
    const picture = await readFile(await download.path());
    expect(picture.subarray(0, 4)).toEqual(png);
    expect(picture.readUInt32BE(16)).toBe(2400);
    expect(picture.readUInt32BE(20)).toBeGreaterThan(800);
    // An empty one packs to a few kilobytes.
    expect(picture.length).toBeGreaterThan(40_000);

    await page.getByRole('link', { name: 'Endringer', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/borettslag/kostnader-boenhet/endringer');
    await page.locator('a[href*="/boenhet/"]').first().waitFor();
    expect(consoleErrors).toEqual([]);
  });
});
