import { pageAtAddress, type PagePath } from '@takst/contract/app/pages.ts';
import { shareOf } from '@takst/server/testing/sweep-share.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { viewers } from './accessibility/viewers.ts';
import { type Visitor, visit, waitUntilLoaded } from './browser.ts';
import { sweepTimeoutMs } from './sweep-timeout.ts';

type LinkToFollow = {
  readonly address: string;
  readonly path: PagePath | null;
  readonly on: string;
};

const lost = 'It looks like you are lost';
const [tenant, start] = ['ruter', '/'] as const;

/** Follows every link from the start page of a user, one address of each page; returns the links that led to no page. */
async function deadLinks(visitor: Visitor): Promise<string[]> {
  const { page, open } = visitor;
  const opened = new Set<string>();
  const queued = new Set<string>();
  const dead: string[] = [];
  const queue: LinkToFollow[] = [
    { address: start, path: pageAtAddress(start, tenant)?.path ?? null, on: '' },
  ];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const name = next.path ?? next.address;
    if (opened.has(name)) continue;
    opened.add(name);
    await open(next.address);
    await page.locator('h1').first().waitFor();
    await waitUntilLoaded(visitor);
    if (await page.getByRole('heading', { name: lost }).count()) dead.push(describeLink(next));
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const link of new Set(links)) {
      if (link.startsWith('#') && !(await page.locator(`[id="${link.slice(1)}"]`).count())) {
        dead.push(`${link} on ${next.address}`);
      }
      if (!link.startsWith('/') || queued.has(link)) continue;
      queued.add(link);
      const path = new URL(link, 'http://portal.example').pathname;
      const target = pageAtAddress(path, tenant);
      if (target) queue.push({ address: link, path: target.path, on: next.address });
      // A file, or a page that the server draws itself.
      else if ((await statusOf(page, link)) >= 400)
        dead.push(describeLink({ address: link, on: next.address }));
    }
  }
  expect(opened.size).toBeGreaterThan(3);
  return dead;
}

/** Asked in the browser: elsewhere operators' host names may not resolve. */
const statusOf = (page: Page, link: string): Promise<number> =>
  page.evaluate(async (address) => (await fetch(address)).status, link);

const describeLink = ({ address, on }: Pick<LinkToFollow, 'address' | 'on'>): string =>
  `${address} on ${on}`;

/**
 * Users who between them see nearly every page; following the links of all would take minutes. Those of public pages are asked
 * for without a browser's scripts (`public-pages.test.ts`).
 */
const followers = viewers.filter(({ name }) =>
  /company user|chair|free tickets|customer support/.test(name),
);

/** A run follows those of one. */
const shares = followers.length;

describe('every link of the portal', { timeout: sweepTimeoutMs }, () => {
  it.each(shareOf(followers, shares))('leads $name to a page that exists', async ({ begin }) => {
    const visitor = await visit({ language: 'en' });
    await begin?.(visitor, 'ruter');
    expect(await deadLinks(visitor)).toEqual([]);
  });
});
