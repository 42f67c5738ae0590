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
  /** Largest Contentful Paint so far, in milliseconds. */
  lcp: { at: number; what: string };
  /** When the page's own content was there; null while it is not. */
  contentAt: number | null;
  /** Cumulative Layout Shift. */
  cls: number;
  /** Compressed JavaScript of the page. */
  scriptBytes: number;
  interactions: { id: number; kind: string; ms: number }[];
};

declare global {
  interface Window {
    takstSeen: Omit<PageMetrics, 'scriptBytes'>;
  }
}

/** A browser page with an empty cache. */
export type SlowPage = { page: Page; seen: () => Promise<PageMetrics> } & AsyncDisposable;

type Visit = {
  origin: string;
  /** Of the session; null for a visitor. */
  token: string | null;
  /** What the page's own content is, as a selector. */
  content?: string;
};

export async function slowPage(
  browser: Browser,
  { origin, token, content = 'h1' }: Visit,
): Promise<SlowPage> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    locale: 'nb-NO',
  });
  if (token) await context.addCookies([{ name: 'takst_session', value: token, url: origin }]);
  const page = await context.newPage();
  await page.addInitScript(watch, content);
  await slowDown(context, page);
  return {
    page,
    seen: async () => ({
      ...(await page.evaluate(() => window.takstSeen)),
      scriptBytes: await page.evaluate(scriptBytes),
    }),
    [Symbol.asyncDispose]: () => context.close(),
  };
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
}

/** Runs in the page. */
const scriptBytes = (): number =>
  performance
    .getEntriesByType('resource')
    .map((entry) => entry as PerformanceResourceTiming)
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);

/** Runs in the page before its own scripts. */
function watch(content: string): void {
  window.takstSeen = { lcp: { at: 0, what: '' }, contentAt: null, cls: 0, interactions: [] };
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
  observe({ type: 'layout-shift' }, (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) window.takstSeen.cls += value;
  });
  observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit, (entry) => {
    const { interactionId: id } = entry as PerformanceEventTiming;
    if (id) window.takstSeen.interactions.push({ id, kind: entry.name, ms: entry.duration });
  });
  const look = () => {
    if (document.querySelector(content)) window.takstSeen.contentAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
