import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { signIn, visit, type Visitor } from './browser.ts';
import { orderPath } from './order-form.ts';

const dist = join(import.meta.dirname, '../web/dist');
const kilobyte = 1_000;
/** A page for visitors has a bundle of its own (docs/decisions/0118). */
const maxOnHome = 35 * kilobyte;
/** With the dialogs of tickets, which the page of a person fetches once it is there (docs/decisions/0116). */
const maxElsewhere = 157 * kilobyte;
const maxOnOrderForm = 161 * kilobyte;

/** The scripts that a page loads until the network is idle, and their gzipped size in bytes. */
async function scriptsOf(
  visitor: Visitor,
  path: string,
): Promise<{ names: string[]; bytes: number }> {
  const names = new Set<string>();
  visitor.page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) names.add(pathname);
  });
  await visitor.open(path);
  await visitor.page.locator('h1').first().waitFor();
  await visitor.page.waitForLoadState('networkidle');
  const sizes = await Promise.all([...names].map((name) => gzipBytes(name)));
  return { names: [...names], bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

async function gzipBytes(name: string): Promise<number> {
  const file = join(dist, `${name}.gz`);
  if (!existsSync(file)) throw new Error(`${name} was loaded and is not compressed`);
  return (await stat(file)).size;
}

describe('the first load', () => {
  it('of the home page is at most 35 kB of JavaScript, without tables, forms and dates', async () => {
    const { names, bytes } = await scriptsOf(await visit(), '/home');
    console.log(`home: ${(bytes / kilobyte).toFixed(1)} kB`);
    expect(bytes).toBeLessThanOrEqual(maxOnHome);
    expect(bytes).toBeGreaterThan(15 * kilobyte);
    for (const part of ['order-company-ticket', 'employee', 'calendar', 'most-pages', 'Dialog']) {
      expect(names.filter((name) => name.includes(part))).toEqual([]);
    }
  });

  it('of every other page is at most 157 kB of JavaScript, of the order form 161', async () => {
    const visitor = await visit();
    await signIn(visitor, 'hr-single@ruter.example', '/bedriftsavtale');
    const employee = await visitor.page
      .getByRole('row')
      .getByRole('link')
      .first()
      .getAttribute('href');
    for (const path of ['/bedriftsavtale', orderPath, employee ?? '']) {
      const { bytes } = await scriptsOf(visitor, path);
      console.log(`${path}: ${(bytes / kilobyte).toFixed(1)} kB`);
      expect(bytes, path).toBeLessThanOrEqual(path === orderPath ? maxOnOrderForm : maxElsewhere);
      expect(bytes, path).toBeGreaterThan(50 * kilobyte);
    }
  });
});

describe('the first data', () => {
  it('of the employee list come with the page, in a frame that stands where the page stands later', async () => {
    const visitor = await visit();
    const { page, at } = visitor;
    await signIn(visitor, 'hr-single@ruter.example', '/minside');
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/(api|user-api)\//.test(pathname)) calls.push(pathname);
    });
    const scripts = Promise.withResolvers<undefined>();
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(at('/bedriftsavtale'), { waitUntil: 'commit' });
    const places = () =>
      page.evaluate(() =>
        ['header', 'h1'].map((name) => {
          const { x, y, height } = document.querySelector(name)?.getBoundingClientRect() ?? {};
          return [x, y, height];
        }),
      );
    await page.locator('[data-frame] h1').waitFor();
    // The frame and the operator's colours are in the HTML before the style has arrived.
    await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href !== null));
    const before = await places();
    scripts.resolve(undefined);
    await page.getByRole('row').getByRole('link').first().waitFor();
    expect(await places()).toEqual(before);

    // It calls neither for its session nor for its rows.
    expect(calls.filter((path) => /\/(auth|subscriber)\//.test(path))).toEqual([]);
    // What came with the page is used once: the next search asks.
    await page.getByRole('searchbox').fill('kari');
    await page.waitForURL(/q=kari/);
    await expect.poll(() => calls.some((path) => path.startsWith('/api/subscriber/'))).toBe(true);
  });
});
