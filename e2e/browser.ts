import { answerStreamType } from '@takst/contract/platform/calls/answer-stream.ts';
import { embeddedAnswer } from '@takst/contract/platform/calls/embedded-answer.ts';
import type { BrowserContext, Cookie, Page, Request } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';
import { startBrowser } from './start-browser.ts';

export const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
export type Language = 'nb' | 'en';
type Theme = 'light' | 'dark';
export type Tenant = 'ruter' | 'akt' | 'fjord';
const hosts = { ruter: 'localhost', akt: 'akt.localhost', fjord: 'fjord.localhost' } as const;

export type Look = { theme: Theme; size: keyof typeof sizes };
type Visit = Partial<Look> & { tenant?: Tenant; language?: Language };

/** The portal in one user's browser. */
export type Visitor = {
  page: Page;
  context: BrowserContext;
  at(path: string): string;
  open(path: string): Promise<void>;
  /** Errors that pages wrote to the console. */
  consoleErrors: string[];
  /** Requests without a response so far. */
  pendingRequests: Set<Request>;
};

/**
 * Opens a new browser context with a tenant, language, theme and size; it closes with the test. Open
 * pages go on asking the portal for news, which slows the tests that follow.
 */
export async function visit(look: Visit = {}): Promise<Visitor> {
  const visitor = await openVisitor(look);
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await printPages(visitor);
    await visitor.context.close();
  });
  return visitor;
}

/** Another tab of the same browser; its errors and requests are not noted. */
export async function openTab(visitor: Visitor): Promise<Visitor> {
  const page = await visitor.context.newPage();
  return { ...visitor, page, open: opens(page, visitor.at) };
}

const maxPrinted = 1_500;

/** Prints what the visitor saw when a test failed: an error of Playwright only says what was not there. */
async function printPages({ context, consoleErrors }: Visitor): Promise<void> {
  for (const page of context.pages()) {
    const texts = await page
      .locator('[role=dialog], [role=alertdialog], [role=alert], main')
      .allInnerTexts()
      .catch((error: unknown) => [String(error)]);
    console.error([page.url(), ...texts.map((text) => text.slice(0, maxPrinted))].join('\n---\n'));
  }
  if (consoleErrors.length > 0) console.error(consoleErrors.join('\n').slice(0, maxPrinted));
}

/** Opens a new browser context; `visit` closes it. */
async function openVisitor({
  tenant = 'ruter',
  language = 'nb',
  theme = 'light',
  size = 'desktop',
}: Visit = {}): Promise<Visitor> {
  const origin = `http://${hosts[tenant]}:${inject('port')}`;
  const browser = await startBrowser();
  const context = await browser.newContext({
    viewport: sizes[size],
    hasTouch: size === 'phone',
    colorScheme: theme,
    locale: language === 'nb' ? 'nb-NO' : 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const consoleErrors: string[] = [];
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  page.on('console', (line) => {
    if (line.type() === 'error') consoleErrors.push(line.text());
  });
  const pendingRequests = new Set<Request>();
  page.on('request', (request) => {
    // Error reports are sent with keepalive: the page does not wait, and the browser reports no
    // end.
    if (!request.url().endsWith('/error-reports')) pendingRequests.add(request);
  });
  // A stream is open for as long as the page is.
  page.on('response', (response) => {
    const request = response.request();
    if (request.headers()['accept'] === answerStreamType) pendingRequests.delete(request);
  });
  page.on('requestfinished', (request) => pendingRequests.delete(request));
  page.on('requestfailed', (request) => pendingRequests.delete(request));
  const at = (path: string) => `${origin}${path}`;
  const visitor = { page, context, at, consoleErrors, pendingRequests, open: opens(page, at) };
  await setLanguage(visitor, language);
  return visitor;
}

const opens = (page: Page, at: Visitor['at']) => async (path: string) => {
  await page.goto(at(path));
  await untilDrawn(page);
};

/** Waits until scripts have drawn the page: until then it has the frame that the server sent. */
const untilDrawn = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('[data-frame]'), null, { polling: 'raf' });

/** Pages that are opened from now on ask for all of their data, for tests of those calls. */
export const withoutFirstData = (page: Page): Promise<unknown> =>
  page.addInitScript((name) => {
    new MutationObserver(() => {
      for (const element of document.querySelectorAll(`script[${name}]`)) element.remove();
    }).observe(document, { childList: true, subtree: true });
  }, embeddedAnswer.address);

/** Sets the language of pages that are opened from now on. */
export const setLanguage = ({ context, at }: Visitor, language: Language): Promise<void> =>
  context.addCookies([{ name: 'language', value: language, url: at('/') }]);

/** Switches theme and size without reloading the page. */
export async function setLook({ page }: Visitor, { theme, size }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.setViewportSize(sizes[size]);
  await waitUntilRendered(page);
}

const idleMs = 100;

/** Waits until the page has received all responses. */
export async function waitUntilIdle({ page, pendingRequests }: Visitor): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (let since = Date.now(); Date.now() - since < idleMs;) {
    if (Date.now() > deadline) throw new Error(`${page.url()} does not come to rest`);
    await page.waitForTimeout(20);
    if (pendingRequests.size > 0) since = Date.now();
  }
}

/** Waits until the page has received all responses and rendered, down to its end. */
export async function waitUntilLoaded(visitor: Visitor): Promise<void> {
  const { page, pendingRequests } = visitor;
  await page.waitForFunction(() => document.querySelector('h1'), null, { polling: 'raf' });
  await untilDrawn(page);
  await waitUntilIdle(visitor);
  // Triggers content that loads when it scrolls into view; most pages have none.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await waitUntilRendered(page);
  if (pendingRequests.size > 0) await waitUntilIdle(visitor);
  await page.evaluate(() => scrollTo(0, 0));
  await waitUntilRendered(page);
}

const waitUntilRendered = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 2; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    // Finishes colour transitions, which take long on a busy machine and would distort contrast.
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime)))
        animation.finish();
    }
  });

/** Session cookies of users who have signed in, by origin and e-mail. */
const signedIn = new Map<string, Cookie[]>();

/** Opens a page as a demo user; each user signs in once per worker. */
export async function signIn(visitor: Visitor, email: string, path = '/'): Promise<void> {
  const { page, context, at, open } = visitor;
  const key = at(email);
  const cookies = signedIn.get(key);
  if (!cookies) {
    await signInWithPassword(visitor, { email, password: 'demo' }, path);
    const { hostname } = new URL(page.url());
    const allCookies = await context.cookies();
    signedIn.set(
      key,
      allCookies.filter(({ domain, name }) => domain === hostname && name !== 'language'),
    );
    return;
  }
  await context.addCookies(cookies);
  await open(path);
  await page.locator('h1').first().waitFor();
}

type Login = { email: string; password: string };

/**
 * Signs in on the identity provider's page, starting from a page of the portal: for a session that
 * the test ends, or of a user that is not in the demo world.
 */
export async function signInWithPassword(
  { page, at }: Visitor,
  { email, password }: Login,
  path = '/',
): Promise<void> {
  await page.goto(at(`/login?returnTo=${encodeURIComponent(path)}`));
  await page.locator('input[type="email"], input[name="email"]').fill(email);
  await page.locator('input[type="password"]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.startsWith('/oidc'));
  await page.locator('h1').first().waitFor();
  await untilDrawn(page);
}
