import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { signIn, signInWithPassword, visit } from './browser.ts';
import { freePort } from '@takst/server/testing/free-port.ts';
import { orderPath } from './order-form.ts';
import { PortalProcess } from './portal-process.ts';
import { startBrowser } from './start-browser.ts';
import { createUser, setRoles } from './test-user.ts';
import {
  createEmbeddedDatabase,
  createServerDatabase,
  settingsOf,
} from './trials/trial-databases.ts';

const solside = 'Solside Regnskap AS';
const fjellheim = 'Fjellheim Konsult AS';

const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

describe('a session that changes while its page is open', () => {
  it('follows roles that are given and taken elsewhere, and a company that is lost', async () => {
    const administrator = await visit({ language: 'en' });
    await signIn(administrator, 'user-support@ruter.example');
    const inSolside = { company: solside, roles: ['COMPANY_ADMIN'] };
    const user = await createUser(administrator, inSolside);
    const visitor = await visit({ language: 'en' });
    await signInWithPassword(visitor, user, '/minside');
    const { page } = visitor;
    const menu = page.getByRole('navigation');
    await menu.getByRole('link', { name: 'Employees', exact: true }).waitFor();
    const users = menu.getByRole('link', { name: 'Users', exact: true });
    expect(await users.count()).toBe(0);

    await setRoles(administrator, user.id, [
      { company: solside, roles: ['COMPANY_ADMIN', 'USER_ADMIN'] },
    ]);
    await comeBack(page);
    await users.first().click();
    await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();

    await setRoles(administrator, user.id, [{ company: fjellheim, roles: ['COMPANY_ADMIN'] }]);
    await comeBack(page);
    await page.getByText(`You can no longer work in ${solside}`).waitFor();
    await page.getByRole('button', { name: new RegExp(`^${fjellheim}`) }).click();
    // The first of its services (spec 1 §2.1).
    await page.getByRole('heading', { level: 1, name: 'Order history' }).waitFor();
  });
});

describe('midnight in Oslo with an open page', () => {
  it('brings the dates of the new day without a reload', async () => {
    const url = process.env['TEST_DATABASE_URL'];
    const database = await (url ? createServerDatabase(url) : createEmbeddedDatabase());
    const { dataDir, env } = settingsOf(database);
    const port = await freePort();
    const portalAt = (moment: string) =>
      new PortalProcess({ port, dataDir, env: { ...env, PORTAL_NOW: moment } });
    const before = portalAt('2026-03-06T23:50:00+01:00');
    const after = portalAt('2026-03-07T00:00:00+01:00');
    onTestFinished(async () => {
      await before.stop();
      await after.stop();
      await database[Symbol.asyncDispose]();
    });
    await before.start();
    const browser = await startBrowser();
    await using context = await browser.newContext({ locale: 'nb-NO' });
    const page = await context.newPage();
    await page.goto(before.at('/login'));
    await page.locator('input[name="email"]').fill('hr-single@ruter.example');
    await page.locator('input[type="password"]').fill('demo');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Ansatte' }).waitFor();
    await page.goto(before.at(orderPath));
    await page.getByLabel('Fornavn').fill('Rett før midnatt');
    const thisMonth = page.getByRole('option', { name: /^1\. mars 2026/ });
    await thisMonth.waitFor({ state: 'attached' });

    await before.stop();
    await after.start();
    await comeBack(page);

    await thisMonth.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Fornavn').inputValue()).toBe('Rett før midnatt');
  }, 240_000);
});
