import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { findChromium } from './find-chromium.ts';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** The first start on a fresh machine can take minutes. */
const startWithinMs = 240_000;

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: flags, timeout: startWithinMs });

export const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
export type Language = 'nb' | 'en';
export type Theme = 'light' | 'dark';
export type Tenant = 'ruter' | 'akt' | 'fjord';
const hosts = { ruter: 'localhost', akt: 'akt.localhost', fjord: 'fjord.localhost' } as const;

type Visit = { tenant?: Tenant; language?: Language; theme?: Theme; size?: keyof typeof sizes };

/** The portal as one person has it in one browser. */
export type Visitor = {
  page: Page;
  context: BrowserContext;
  at(path: string): string;
  open(path: string): Promise<void>;
  /** What the page wrote to the console as an error. */
  troubles: string[];
};

/** A browser of its own for one person, in a tenant, language, theme and size. */
export async function visit(
  browser: Browser,
  { tenant = 'ruter', language = 'nb', theme = 'light', size = 'desktop' }: Visit = {},
): Promise<Visitor> {
  const origin = `http://${hosts[tenant]}:${inject('port')}`;
  const context = await browser.newContext({
    viewport: sizes[size],
    hasTouch: size === 'phone',
    colorScheme: theme,
    locale: language === 'nb' ? 'nb-NO' : 'en-GB',
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: 'language', value: language, url: origin }]);
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (line) => {
    if (line.type() === 'error') troubles.push(line.text());
  });
  const at = (path: string) => `${origin}${path}`;
  return { page, context, at, troubles, open: async (path) => void (await page.goto(at(path))) };
}

/** Signs in on the identity provider's own page, beginning at a page of the portal. */
export async function signIn(visitor: Visitor, user: string, path = '/'): Promise<void> {
  const { page, at } = visitor;
  await page.goto(at(`/login?returnTo=${encodeURIComponent(path)}`));
  await page.locator('input[type="email"], input[name="email"]').fill(user);
  await page.locator('input[type="password"]').fill('demo');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.startsWith('/oidc'));
  await page.locator('h1').first().waitFor();
}
