import { loadavg } from 'node:os';
import type { Browser } from 'playwright-core';
import { findBrowser } from '../e2e/find-browser.ts';
import { launchBrowser } from '../e2e/launch-browser.ts';
import { buildWebIfChanged } from '../tools/web-build.ts';
import { tokenOf } from './data/data-ids.ts';
import { midCompany } from './list.bench.ts';
import { spreadOf } from './measure/statistics.ts';
import { slowPage } from './measure/slow-page.ts';
import { type Bench, measuredPortal } from './measured-portal.ts';
import { atMost, type Figure, rejectionOf, type Result, plainFigure } from './report/result.ts';

const quietMs = 1_500;
const nextPage = 'Neste side';

type Interaction = { what: string; ms: number };

/** Largest Contentful Paint, and Interaction to Next Paint (INP). */
export async function pageSpeedBenchmark(bench: Bench): Promise<Result> {
  await buildWebIfChanged();
  const portal = await measuredPortal(bench);
  const browser = await launchBrowser(await findBrowser());
  const load = loadavg()[0] ?? 0;
  try {
    const origin = `http://localhost:${portal.port}`;
    const figures: Figure[] = [];
    const pages = [
      { name: 'home', path: '/home', token: null, goal: 1.4 },
      { name: 'employee list', path: '/bedriftsavtale', token: tokenOf(midCompany), goal: 1.8 },
    ];
    for (const page of pages) figures.push(...(await lcpOf(browser, { ...page, origin }, bench)));
    figures.push(...(await inpOf(browser, origin, bench)));
    const { rejected } = rejectionOf({ swing: 1, load });
    return { benchmark: 'page-speed', figures, ...(rejected ? { rejected } : {}) };
  } finally {
    await browser.close();
    await portal.stop();
  }
}

type MeasuredPage = {
  name: string;
  origin: string;
  path: string;
  token: string | null;
  goal: number;
};

const runsOf = ({ pace }: Bench): number => Math.max(1, Math.ceil(pace.rounds / 2));

async function lcpOf(
  browser: Browser,
  measuredPage: MeasuredPage,
  bench: Bench,
): Promise<Figure[]> {
  const { name, origin, path, token, goal } = measuredPage;
  const all: number[] = [];
  let element = '';
  for (let run = 0; run < runsOf(bench); run += 1) {
    await using slow = await slowPage(browser, origin, token);
    await slow.page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
    await slow.page.waitForTimeout(quietMs);
    const { lcp } = await slow.seen();
    all.push(lcp.at / 1_000);
    element = lcp.what;
  }
  const { median, min, max } = spreadOf(all);
  return [
    atMost(`LCP of ${name}`, median, { goal, unit: ' s', digits: 2 }),
    plainFigure(
      `LCP of ${name}: from, to, of`,
      `${min.toFixed(2)} s, ${max.toFixed(2)} s, ${element}`,
    ),
  ];
}

/** With few interactions there are no outliers to leave out: the slowest is the INP. */
async function inpOf(browser: Browser, origin: string, bench: Bench): Promise<Figure[]> {
  const runs: Interaction[] = [];
  for (let run = 0; run < runsOf(bench); run += 1) {
    const slowest = (await interactions(browser, origin)).toSorted(
      (one, other) => other.ms - one.ms,
    );
    runs.push(...slowest.slice(0, 1));
  }
  const { median, min, max } = spreadOf(runs.map(({ ms }) => ms));
  const slowest = runs.map(({ what, ms }) => `${what} ${ms}`).join(', ');
  return [
    atMost('INP of the employee list', median, { goal: 100, unit: ' ms' }),
    plainFigure('INP: from, to, the slowest of each run', `${min} ms, ${max} ms: ${slowest}`),
  ];
}

/** Types in the search box, goes to the next page and opens a row, with the browser's timings. */
async function interactions(browser: Browser, origin: string): Promise<Interaction[]> {
  await using slow = await slowPage(browser, origin, tokenOf(midCompany));
  const { page } = slow;
  await page.goto(`${origin}/bedriftsavtale`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(quietMs);
  const interactions: Interaction[] = [];
  let seenCount = 0;
  const step = async (what: string, work: () => Promise<void>): Promise<void> => {
    await work();
    await page.waitForTimeout(quietMs);
    const { interactions: all } = await slow.seen();
    interactions.push(
      ...all.slice(seenCount).map(({ kind, ms }) => ({ what: `${what} (${kind})`, ms })),
    );
    seenCount = all.length;
  };
  await step('page forward', () => page.getByRole('button', { name: nextPage }).click());
  await step('search', async () => {
    await page.getByRole('searchbox').click();
    await page.keyboard.type('kari 4', { delay: 120 });
  });
  await step('search emptied', () => page.keyboard.press('Escape'));
  await step('open a row', () => page.locator('main a[href*="/ansatt/"]').first().click());
  return interactions;
}
