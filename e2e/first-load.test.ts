import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { signIn, visit, type Visitor } from './browser.ts';
import { orderPath } from './order-form.ts';

const dist = join(import.meta.dirname, '../web/dist');
const kilobyte = 1_000;
const maxOnHome = 131 * kilobyte;
/**
 * The page of a person has 0.9 kB more since the dialogs of tickets know no service (docs/decisions/0077, 0096), and 1.5 kB
 * of the tables of school tickets (0102).
 */
const maxElsewhere = 206 * kilobyte;
/**
 * With subscriptions beside the ticket, the zone map, and what a service adds; the goal is 195 here, too
 * (docs/decisions/0048, 0058, 0066, 0077, 0096, 0102).
 */
const maxOnOrderForm = 214 * kilobyte;

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
  it('of the home page is at most 131 kB of JavaScript, without tables, forms and dates', async () => {
    const { names, bytes } = await scriptsOf(await visit(), '/home');
    console.log(`home: ${(bytes / kilobyte).toFixed(1)} kB`);
    expect(bytes).toBeLessThanOrEqual(maxOnHome);
    expect(bytes).toBeGreaterThan(50 * kilobyte);
    for (const part of ['order-company-ticket', 'employee', 'calendar', 'most-pages', 'Dialog']) {
      expect(names.filter((name) => name.includes(part))).toEqual([]);
    }
  });

  it('of every other page is at most 206 kB of JavaScript, of the order form 214', async () => {
    const visitor = await visit();
    await signIn(visitor, 'hr-single@ruter.example');
    await visitor.open('/bedriftsavtale');
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
