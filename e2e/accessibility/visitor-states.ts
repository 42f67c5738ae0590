import { openPath, type PageState } from './page-state.ts';
import { signIn, type Tenant, type Visitor } from '../browser.ts';

/** Page states without a session, up to the choice of a company. */
export const visitorStates: readonly PageState[] = [
  { name: '/home', reach: openPath('/home') },
  { name: 'an unknown page', reach: openPath('/no/such/page') },
  { name: '/user-setup-error', reach: openPath('/user-setup-error') },
  { name: 'the components', reach: openPath('/dev/design') },
  { name: 'the palette of the components', reach: openExamplePalette },
  { name: 'a link to a ticket that is not there', reach: openPath('/billett/no-such-token') },
  { name: 'an activation link that is not there', reach: openPath('/aktiver/no-such') },
  { name: 'the sign-in of the provider', reach: openPath('/login') },
  { name: 'a wrong password', reach: signInWithWrongPassword },
  {
    name: 'the choice of a company',
    reach: (visitor, tenant) => signIn(visitor, `hr@${tenant}.example`),
  },
];

/** States of a user without a role that opens a service. */
export const closedServiceStates: readonly PageState[] = [
  { name: 'the start with closed services', reach: openPath('/') },
  { name: 'a page of a closed service', reach: openPath('/bedriftsavtale') },
];

export const beginWithoutService = (visitor: Visitor, tenant: Tenant): Promise<void> =>
  signIn(visitor, `ticket-counter@${tenant}.example`);

async function openExamplePalette({ page, open }: Visitor): Promise<void> {
  await open('/dev/design');
  await page.getByRole('button', { name: 'Palette' }).click();
  await page.getByRole('dialog').getByRole('option').first().waitFor();
}

async function signInWithWrongPassword({ page, open }: Visitor, tenant: Tenant): Promise<void> {
  await open('/login');
  await page.locator('input[name="email"]').fill(`nobody@${tenant}.example`);
  await page.locator('input[name="password"]').fill('wrong');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
}
