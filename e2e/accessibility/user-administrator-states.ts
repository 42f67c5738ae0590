import { signIn, type Tenant, type Visitor } from '../browser.ts';
import { activationPathOf, createInactiveUser } from '../test-user.ts';
import { openPath, type PageState } from './page-state.ts';

/** The only administrator of a company at every operator. */
const lastOne = 'bjarne bekken';

/** The button of a row; the filter of deactivated users begins with the same letters. */
const deactivateOne = /^(Deaktiver|Deactivate) /;

/** Page states of a global user administrator. */
export const userAdministratorStates: readonly PageState[] = [
  { name: '/brukere', reach: openPath('/brukere') },
  { name: 'deactivated users', reach: openPath('/brukere?filter=DEACTIVATED&role=USER_ADMIN') },
  { name: 'reactivating a user', reach: openQuestion('ivar hvile', /^(Reaktiver|Reactivate) /) },
  { name: 'deactivating a user', reach: openQuestion(lastOne, deactivateOne) },
  { name: 'deactivating the last administrator', reach: deactivateLastOne },
  { name: '/brukere/{id}', reach: (visitor) => openUser(visitor, lastOne) },
  { name: 'a deleted user', reach: (visitor) => openUser(visitor, 'dag borte') },
  { name: 'a user without a role', reach: saveWithoutRole },
  { name: '/brukere/ny', reach: openPath('/brukere/ny') },
  // The demo world has requests at the main operator.
  { name: '/brukere/foresporsler', reach: openRequests, at: ['ruter'] },
  {
    name: '/brukere/foresporsler/{id}',
    reach: openRequest,
    steps: [{ name: 'rejecting a request for access', reach: openRejection }],
    at: ['ruter'],
  },
  { name: 'a company that is searched for', reach: addRoles },
  { name: 'roles of a company, with a fault', reach: addNoRole },
  { name: 'a new user with faults', reach: saveWithFaults },
  { name: '/aktiver/{token}', reach: openActivation },
  { name: 'a password with faults', reach: choosePassword },
];

export async function beginAsUserAdministrator(visitor: Visitor, tenant: Tenant): Promise<void> {
  const { page } = visitor;
  await signIn(visitor, `user-support@${tenant}.example`);
  await page.locator('main').getByRole('button').first().click();
  await page.waitForURL((url) => url.pathname !== '/');
}

async function openRequests({ page, open }: Visitor): Promise<void> {
  await open('/brukere/foresporsler');
  await page.locator('main a[href*="/brukere/foresporsler/"]').first().waitFor();
}

async function openRequest(visitor: Visitor): Promise<void> {
  await openRequests(visitor);
  const first = visitor.page.locator('main a[href*="/brukere/foresporsler/"]').first();
  await visitor.open((await first.getAttribute('href')) ?? '');
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
}

async function openRejection({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: /^(Avslå|Reject)$/ }).click();
  await page.getByRole('dialog').waitFor();
}

async function openUser({ page, open }: Visitor, name: string): Promise<void> {
  await open(`/brukere?q=${encodeURIComponent(name)}`);
  const only = page.locator('main a[href*="/brukere/1"]').first();
  await open((await only.getAttribute('href')) ?? '');
}

function openQuestion(name: string, button: RegExp): PageState['reach'] {
  return async ({ page, open }) => {
    await open(`/brukere?q=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: button }).first().click();
    await page.getByRole('alertdialog').waitFor();
  };
}

async function deactivateLastOne(visitor: Visitor, tenant: Tenant): Promise<void> {
  const { page } = visitor;
  await openQuestion(lastOne, deactivateOne)(visitor, tenant);
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: /^Dea[ck]tiv/ }).click();
  await dialog.getByRole('button', { name: /likevel$|anyway$/ }).waitFor();
}

async function saveWithoutRole(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await openUser(visitor, lastOne);
  await page.getByRole('button', { name: /^(Fjern|Remove)/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^(Fjern|Remove)$/ })
    .click();
  await page.getByRole('button', { name: /^(Lagre|Save)$/ }).click();
  await page.getByRole('alert').waitFor();
}

async function addRoles({ page, open }: Visitor): Promise<void> {
  await open('/brukere/ny');
  await page.getByRole('button', { name: /^(Legg til|Add) / }).click();
  await page.getByRole('dialog').locator('ul button').first().waitFor();
}

async function addNoRole(visitor: Visitor): Promise<void> {
  await addRoles(visitor);
  const dialog = visitor.page.getByRole('dialog');
  await dialog.locator('ul button').first().click();
  await dialog.getByRole('button', { name: /^(Legg til|Add)$/ }).click();
  await dialog.getByRole('alert').waitFor();
}

async function saveWithFaults({ page, open }: Visitor): Promise<void> {
  await open('/brukere/ny');
  await page.getByRole('button', { name: /^(Lagre|Save)$/ }).click();
  await page.getByRole('alert').waitFor();
}

async function openActivation(visitor: Visitor): Promise<void> {
  const first = await visitor.page.evaluate(async () => {
    const answer = await fetch('/user-api/auth/companies/search');
    const { matches } = (await answer.json()) as { matches: { name: string }[] };
    return matches[0]?.name ?? '';
  });
  const user = await createInactiveUser(visitor, { company: first, roles: ['USER_ADMIN'] });
  await visitor.open(await activationPathOf(visitor, user));
}

async function choosePassword(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await openActivation(visitor);
  await page.getByRole('button', { name: /^(Lagre|Save)/ }).click();
  await page.getByText(/^(Lag et passord|Choose a password)$/).waitFor();
}
