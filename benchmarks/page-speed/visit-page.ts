import type { Browser } from 'playwright-core';
import { processorPace } from '../measure/processor-pace.ts';
import { slowPage } from '../measure/slow-page.ts';
import type { MeasuredPage } from './measured-pages.ts';

const quietMs = 1_500;
const findMs = 6_000;

/** What one visit came to; times in milliseconds. */
export type Visit = {
  readonly lcp: number;
  readonly element: string;
  readonly contentAt: number;
  readonly cls: number;
  readonly scriptBytes: number;
  /** Interaction to Next Paint: with few interactions there are no outliers to leave out, so the slowest. */
  readonly inp: number | null;
  readonly slowest: string;
  /** Interactions whose button or field the page did not have. */
  readonly missing: readonly string[];
  /** How long a fixed piece of work took before and after, the slower. */
  readonly pace: number;
};

/** Opens a page in a slow browser, and does what its users do. */
export async function visitPage(
  browser: Browser,
  origin: string,
  { path, token, content, interactions }: MeasuredPage,
): Promise<Visit> {
  const before = processorPace();
  await using slow = await slowPage(browser, { origin, token, content });
  const { page } = slow;
  page.setDefaultTimeout(findMs);
  await page.goto(origin + path, { waitUntil: 'networkidle', timeout: 60_000 });
  await page.waitForTimeout(quietMs);
  const first = await slow.seen();
  const after = processorPace();
  const timed: { what: string; ms: number }[] = [];
  const missing: string[] = [];
  let seenCount = 0;
  for (const { what, act } of interactions) {
    await act(page).catch(() => missing.push(what));
    await page.waitForTimeout(quietMs);
    const { interactions: all } = await slow.seen();
    timed.push(...all.slice(seenCount).map(({ kind, ms }) => ({ what: `${what} (${kind})`, ms })));
    seenCount = all.length;
  }
  const [slowest] = timed.toSorted((one, other) => other.ms - one.ms);
  return {
    lcp: first.lcp.at,
    element: first.lcp.what,
    contentAt: first.contentAt ?? Number.NaN,
    cls: first.cls,
    scriptBytes: first.scriptBytes,
    inp: slowest?.ms ?? null,
    slowest: slowest ? `${slowest.what} ${slowest.ms}` : '',
    missing,
    pace: Math.max(before, after),
  };
}
