import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signIn, signInWithPassword, visit, type Visitor } from './browser.ts';
import { searchList } from './search-list.ts';
import { createInactiveUser, createUser, mailsTo } from './test-user.ts';

/** Signs in a user administrator and opens a page. */
async function administrator(
  user: string,
  path: string,
  options: Parameters<typeof visit>[0] = {},
) {
  const visitor = await visit(options);
  const { page } = visitor;
  await signIn(visitor, user, path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return visitor;
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();
const contactStatus = async ({ page }: { page: Page }) =>
  page.evaluate(async () => (await fetch('/user-api/auth/contact')).status);

/** The roles of a user are kept in the form when saving fails. */
async function editRoles(support: Visitor): Promise<void> {
  const { page, open } = support;
  const newUser = { company: 'Havblikk Hotell AS', roles: ['USER_ADMIN'] };
  const user = await createInactiveUser(support, newUser);
  await open(`/brukere/${user.id}`);
  await page.getByRole('heading', { level: 1, name: user.name }).waitFor();
  await page.getByText(/^Brukeren er invitert til/).waitFor();
  const row = page.getByRole('row').filter({ hasText: 'Havblikk Hotell AS' });
  await row.getByRole('button', { name: /^Fjern rollene/ }).click();
  await press(page, 'Fjern');
  await press(page, 'Lagre');
  await page.getByText('En bruker må ha minst en rolle').waitFor();
  await page.getByLabel('Reisekort-administrator').check();
  await page.route('**/user-api/user/*/roles', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 503, json: { code: 'UNAVAILABLE' } })
      : route.fallback(),
  );
  await press(page, 'Lagre');
  await page.getByText('Det skjedde en feil da rollene skulle lagres!').waitFor();
  expect(await page.getByLabel('Reisekort-administrator').isChecked()).toBe(true);
  await page.unroute('**/user-api/user/*/roles');
  await press(page, 'Lagre');
  await page.getByRole('alertdialog').getByText('Havblikk Hotell AS').waitFor();
  await page
    .getByRole('alertdialog')
    .getByText(/Hanne Rustad/)
    .waitFor();
  // The message stays for three seconds: it is waited for from before the press.
  await Promise.all([page.getByText('Lagret!').waitFor(), press(page, 'Lagre likevel')]);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: user.name }).waitFor();
  expect(await page.getByLabel('Reisekort-administrator').isChecked()).toBe(true);
  expect(await row.count()).toBe(0);
}

describe('a global user administrator', () => {
  it('finds a user, deactivates the last administrator after a warning, reactivates, and edits roles', async () => {
    const support = await administrator('user-support@ruter.example', '/brukere');
    const { page, consoleErrors } = support;
    const newUser = { company: 'Solside Regnskap AS', roles: ['USER_ADMIN'] };
    const user = await createUser(support, newUser);
    const otherVisit = await visit();
    await signInWithPassword(otherVisit, user, '/brukere');
    await otherVisit.page.getByRole('heading', { name: 'Brukere' }).waitFor();

    await page.getByRole('searchbox').fill(`gry ${user.email}`);
    const row = page.getByRole('row').filter({ hasText: user.email });
    await row.getByText('Aktiv', { exact: true }).waitFor();
    await row.getByRole('button', { name: `Deaktiver ${user.name}` }).click();
    await page.getByText(/^Det virker fra det neste brukeren gjør/).waitFor();
    await press(page, 'Deaktiver');
    const warning = page.getByRole('alertdialog', { name: /er den siste administratoren$/ });
    await warning.getByText('Solside Regnskap AS').waitFor();
    await warning.getByText(/Siri Enger/).waitFor();
    expect(await contactStatus(otherVisit)).toBe(200);
    await press(page, 'Deaktiver likevel');
    await page.getByText('Brukeren er deaktivert!').waitFor();
    await row.getByText('Deaktivert', { exact: true }).waitFor();

    // Takes effect at the user's next call.
    expect(await contactStatus(otherVisit)).toBe(401);
    await otherVisit.open('/brukere');
    await otherVisit.page.getByRole('heading', { name: /^Vi klarte ikke å hente/ }).waitFor();

    await row.getByRole('button', { name: `Reaktiver ${user.name}` }).click();
    await press(page, 'Send e-post');
    await page.getByText('E-post med aktiveringslenke er sendt!').waitFor();
    const [newest, first] = await mailsTo(support, user, 2);
    expect(newest).toContain('/aktiver/');
    expect(newest).not.toBe(first);
    // The warning is the answer to a 409 refusal.
    expect(consoleErrors.filter((line) => !line.includes('409'))).toEqual([]);

    await editRoles(support);
  });
});

describe('a local user administrator', () => {
  it('sees only the users of their company, and only whether they have roles elsewhere', async () => {
    const local = await administrator('users@ruter.example', '/brukere', {
      ...({ language: 'en', size: 'phone' } as const),
    });
    const { page, open } = local;
    await page.getByRole('searchbox').fill('siri enger');
    await page.getByText('No hits for “siri enger”').waitFor();
    await press(page, 'Show all');
    await searchList(page, 'hanne rustad');
    await page.getByRole('link', { name: 'Hanne Rustad', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Hanne Rustad' }).waitFor();
    await page.getByText(/has roles in companies that you do not administer/).waitFor();
    expect(await page.getByRole('button', { name: 'Deactivate' }).count()).toBe(0);
    await page.getByRole('definition').filter({ hasText: 'hr@ruter.example' }).waitFor();
    expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0);
    const own = Number(new URL(page.url()).pathname.split('/').at(-1));
    await page.getByRole('link', { name: 'Back to users' }).click();
    // The next id in the demo world is a user of another company.
    await open(`/brukere/${own + 1}`);
    await page.getByRole('heading', { name: 'It looks like you are lost' }).waitFor();
  });
});
