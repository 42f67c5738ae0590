import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signIn, signInWithPassword, visit } from './browser.ts';
import { createUser, setRoles } from './test-user.ts';

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
