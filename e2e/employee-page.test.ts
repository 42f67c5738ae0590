import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit, type Look } from './browser.ts';
import { openEmployeesOf } from './choose-company.ts';
import { findEmployee } from './find-employee.ts';
import { fillInPerson, fillInTheRest, orderPath } from './order-form.ts';
import { choose } from './choose.ts';
import { searchList } from './search-list.ts';

const main = 'Fjellheim Konsult AS';
const noEnd = { expirationDate: null };

type PageOptions = { size?: Look['size'] };

async function hrInMainCompany(options: PageOptions = {}) {
  const visitor = await visit(options);
  await openEmployeesOf(visitor, { email: 'hr@ruter.example', company: main });
  return visitor;
}

/** Opens the page of an employee whose newest ticket matches. */
async function atEmployee(filter: Parameters<typeof findEmployee>[2], options: PageOptions = {}) {
  const visitor = await hrInMainCompany(options);
  const ticket = await findEmployee(visitor, main, filter);
  await visitor.open(`/bedriftsavtale/ansatt/${ticket.subscriberId}`);
  await visitor.page
    .getByRole('heading', { level: 1, name: `${ticket.firstName} ${ticket.lastName}` })
    .waitFor();
  return { ...visitor, ticket };
}

const dialogOf = (page: Page) => page.getByRole('dialog');
const focusedText = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

/** Another person gets a ticket, which is cancelled while it is to come, and a new order. */
async function orderAndCancel(page: Page, open: (path: string) => Promise<void>): Promise<void> {
  await open(orderPath);
  const phone = `900${Math.floor(10_000 + Math.random() * 89_999)}`;
  const person = { phone, employeeId: 'E2E-9', firstName: 'Ventende', lastName: 'Avbestilt' };
  await fillInPerson(page, person);
  await fillInTheRest(page);
  await page.getByRole('button', { name: 'Bestill' }).click();
  await page.waitForURL((url) => url.pathname === '/bedriftsavtale');
  await searchList(page, phone);
  await page.getByRole('row').filter({ hasText: 'Avbestilt' }).getByRole('link').click();

  await page.getByRole('button', { name: 'Avbestill', exact: true }).click();
  const dialog = dialogOf(page);
  await dialog.getByText(/kan du bestille den på nytt til og med/).waitFor();
  await dialog.getByRole('button', { name: /^Avbestill fra / }).click();
  await page.getByText('Ingen gyldig billett nå').waitFor();
  await page
    .getByRole('listitem')
    .filter({ hasText: /avbestilte billetten i sone/ })
    .first()
    .waitFor();
  // The focused button has been removed.
  await expect.poll(() => focusedText(page)).toBe('Ventende Avbestilt');

  await page.getByRole('main').getByRole('link', { name: 'Bestill billett' }).click();
  await expect.poll(() => page.getByLabel('Fornavn').inputValue()).toBe('Ventende');
  expect(await page.getByLabel('Ansattnr.').inputValue()).toBe('E2E-9');
  await page.getByRole('button', { name: 'Avbryt' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ventende Avbestilt' }).waitFor();
}

describe('the employee page', () => {
  it('changes zones on a phone, with long zone names whole and the note’s button beside its title', async () => {
    const active = { status: 'active', allZones: false, ...noEnd } as const;
    const { page } = await atEmployee(active, { size: 'phone' });
    // The tickets stand above the note, and come after the person.
    await page.getByRole('button', { name: 'Bytt soner' }).waitFor();
    await page.waitForLoadState('networkidle');
    const title = await page.getByRole('heading', { name: 'Intern merknad' }).boundingBox();
    const button = await page.getByRole('button', { name: 'Skriv merknad' }).boundingBox();
    expect(button?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));

    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('button', { name: 'Bytt soner' }).click();
    const select = page.getByLabel('Fra sone');
    const heightWith = async (zone: string) => {
      const option = select.locator('option', { hasText: `Sone ${zone} –` });
      await select.selectOption((await option.getAttribute('value')) ?? '');
      return (await select.boundingBox())?.height ?? 0;
    };
    expect(await heightWith('2Ø')).toBeGreaterThan(await heightWith('1'));

    const dialog = dialogOf(page);
    // Its words lie over the point that the narrow dialog gives.
    await choose(dialog.getByRole('radio', { name: /Alle soner/ }));
    await dialog.getByText(/uten å betale for de nye sonene/).waitFor();
    await dialog.getByRole('button', { name: /^Bytt soner fra / }).click();
    await page.getByText('Sonene er byttet', { exact: true }).waitFor();
    await dialog.waitFor({ state: 'detached' });
    const cards = page.getByRole('list', { name: 'Billetter' }).getByRole('listitem');
    await cards.filter({ hasText: 'Starter' }).getByText('Alle soner').waitFor();
    await cards.filter({ hasText: 'Gyldig' }).first().waitFor();
  });

  it('ends a ticket with four clicks and takes that back with one, and cancels one that is to come', async () => {
    const { page, open, ticket } = await atEmployee({ status: 'active', ...noEnd });
    const name = `${ticket.firstName} ${ticket.lastName}`;
    await page.getByRole('link', { name: 'Ansatte' }).first().click();
    await page.evaluate(() => {
      const counted = globalThis as { clicks?: number };
      counted.clicks = 0;
      addEventListener('click', () => (counted.clicks = (counted.clicks ?? 0) + 1), true);
    });
    await page.getByRole('searchbox').click();
    await page.keyboard.type(ticket.phone);
    // Others have the same name: the list still shows them while it searches.
    const employeeId = page.getByText(ticket.employeeId, { exact: true });
    const row = page.getByRole('row').filter({ has: employeeId });
    await row.getByRole('link').first().click();
    await page.getByRole('button', { name: 'Avslutt', exact: true }).click();
    const dialog = dialogOf(page);
    await dialog.getByRole('button', { name: /^Avslutt \d+\. / }).click();
    await dialog.waitFor({ state: 'detached' });
    const clicks = await page.evaluate(() => (globalThis as { clicks?: number }).clicks);
    expect(clicks).toBeLessThanOrEqual(4);

    const toast = page.getByText(new RegExp(`^${name}, siste dag `));
    await toast.waitFor();
    await page.getByRole('button', { name: 'Angre', exact: true }).first().click();
    await page.getByText('Avslutningen er angret', { exact: true }).waitFor();
    await page.getByText('løper til den avsluttes').first().waitFor();
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await page
      .getByText(/angret avslutningen av billetten i sone /)
      .first()
      .waitFor();

    await orderAndCancel(page, open);
  });
});
