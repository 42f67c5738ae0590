import type { Browser, BrowserContext, Page } from 'playwright-core';

/** Lighthouse's slow 4G, and a CPU that is four times slower. */
const processorSlowdown = 4;
const bitsPerByte = 8;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / bitsPerByte,
  uploadThroughput: 750_000 / bitsPerByte,
};

type PageMetrics = {
  lcp: { at: number; what: string };
  interactions: { id: number; kind: string; ms: number }[];
};

declare global {
  interface Window {
    takstSeen: PageMetrics;
  }
}

/** A browser page with an empty cache. */
export type SlowPage = { page: Page; seen: () => Promise<PageMetrics> } & AsyncDisposable;

export async function slowPage(
  browser: Browser,
  origin: string,
  token: string | null,
): Promise<SlowPage> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    locale: 'nb-NO',
  });
  if (token) await context.addCookies([{ name: 'takst_session', value: token, url: origin }]);
  const page = await context.newPage();
  await page.addInitScript(watch);
  await slowDown(context, page);
  return {
    page,
    seen: () => page.evaluate(() => window.takstSeen),
    [Symbol.asyncDispose]: () => context.close(),
  };
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
}

/** Runs in the page before its own scripts. */
function watch(): void {
  window.takstSeen = { lcp: { at: 0, what: '' }, interactions: [] };
  const observe = (options: PerformanceObserverInit, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      buffered: true,
      ...options,
    });
  observe({ type: 'largest-contentful-paint' }, (entry) => {
    const { element } = entry as LargestContentfulPaint;
    const what = `${element?.tagName.toLowerCase() ?? ''} “${element?.textContent?.slice(0, 40) ?? ''}”`;
    window.takstSeen.lcp = { at: entry.startTime, what };
  });
  observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit, (entry) => {
    const { interactionId: id } = entry as PerformanceEventTiming;
    if (id) window.takstSeen.interactions.push({ id, kind: entry.name, ms: entry.duration });
  });
}
