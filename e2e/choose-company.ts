import type { Cookie } from 'playwright-core';
import { companyCookie } from '@takst/contract/customers/session/company-cookie.ts';
import { signIn, type Visitor } from './browser.ts';

/** A user of several companies, and the one that they choose; it may be any. */
type Work = { email: string; company: string | RegExp };

/** What a browser remembers of a choice: its storage and its cookie. */
type Choice = { stored: [string, string][]; cookies: Cookie[] };

/** Choices that users have made, by origin, e-mail and company. */
const choices = new Map<string, Choice>();

/**
 * Opens a page as a user of several companies who works in one of them. Each worker chooses it once; after that the browser
 * remembers it, as that of a user who comes back.
 */
export async function signInTo(
  visitor: Visitor,
  { email, company }: Work,
  path: string,
): Promise<void> {
  const { page, context, at, open } = visitor;
  const key = at(`${email} ${String(company)}`);
  const choice = choices.get(key);
  if (choice) {
    await context.addCookies(choice.cookies);
    await context.addInitScript(remember, choice.stored);
    await signIn(visitor, email, path);
    return;
  }
  await signIn(visitor, email);
  await page.getByRole('button', { name: company }).click();
  await page.waitForURL((url) => url.pathname !== '/');
  const { hostname } = new URL(page.url());
  const cookies = await context.cookies();
  choices.set(key, {
    stored: await page.evaluate(() =>
      Object.entries(localStorage).filter(([name]) => name.startsWith('company:')),
    ),
    cookies: cookies.filter(({ domain, name }) => domain === hostname && name === companyCookie),
  });
  await open(path);
}

/** In the page: what is chosen there later stays. */
function remember(stored: [string, string][]): void {
  if (!location.protocol.startsWith('http')) return;
  for (const [name, value] of stored) {
    if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
  }
}

/** Opens the employees of a company in which the user works. */
export async function openEmployeesOf(visitor: Visitor, work: Work): Promise<void> {
  await signInTo(visitor, work, '/bedriftsavtale');
  await visitor.page.getByRole('heading', { level: 1, name: /^(Ansatte|Employees)/ }).waitFor();
}
