import { demoVoucherKeys } from '../../database/demo/vouchers/demo-voucher-keys.ts';
import { openPath, type PageState } from './page-state.ts';
import { identityRequest } from '../identity-request.ts';
import { signIn, type Tenant, type Visitor } from '../browser.ts';

/** Page states without a session, up to the choice of a company. */
export const visitorStates: readonly PageState[] = [
  { name: '/home', reach: openPath('/home') },
  { name: '/bedriftsavtale/info', reach: openInfo },
  { name: '/billettluka/info', reach: openCounterInfo },
  { name: '/fribilletter/info', reach: openPath('/fribilletter/info') },
  { name: '/personvern', reach: openPath('/personvern') },
  { name: '/vilkar/ruterbedrift', reach: openPath('/vilkar/ruterbedrift') },
  { name: '/vilkar/joule/vilkar', reach: openPath('/vilkar/joule/vilkar') },
  {
    name: '/vilkar/joule/persjonvernerklaering',
    reach: openPath('/vilkar/joule/persjonvernerklaering'),
  },
  {
    name: 'a version of terms that there is not',
    reach: openPath('/vilkar/joule/vilkar?versjon=2025-01-01'),
  },
  { name: 'an unknown page', reach: openPath('/no/such/page') },
  { name: '/user-setup-error', reach: openPath('/user-setup-error') },
  { name: 'a link to a ticket that is not there', reach: openPath('/billett/no-such-token') },
  // Vouchers are the main operator's.
  {
    name: '/bildeling',
    reach: openVoucher,
    steps: [{ name: 'the choice of a car provider', reach: chooseProvider }],
    at: ['ruter'],
  },
  {
    name: 'a voucher that is claimed',
    reach: openPath(`/bildeling?key=${demoVoucherKeys.claimed}`),
    at: ['ruter'],
  },
  {
    name: 'a voucher that is over',
    reach: openPath(`/bildeling?key=${demoVoucherKeys.expired}`),
    at: ['ruter'],
  },
  { name: 'an activation link that is not there', reach: openPath('/aktiver/no-such') },
  { name: '/verktoy', reach: openPath('/verktoy') },
  { name: 'an order form', reach: openForm, at: ['ruter', 'akt'] },
  { name: 'an order form with faults', reach: openFaultyForm, at: ['ruter', 'akt'] },
  { name: 'an order form that is not there', reach: openPath('/bestill/nothing') },
  { name: 'the sign-in of the provider', reach: openPath('/login') },
  { name: 'the choice of a person who proves who they are', reach: openIdentity },
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
  signIn(visitor, `hr-no-agreement@${tenant}.example`);

const formOf = (tenant: Tenant): string =>
  `/bestill/${tenant === 'akt' ? 'demoaktsingleservice0000' : 'demoruterarbitrarydates0'}`;

async function openForm({ page, open }: Visitor, tenant: Tenant): Promise<void> {
  await open(formOf(tenant));
  await page.getByRole('checkbox').waitFor();
}

async function openFaultyForm(visitor: Visitor, tenant: Tenant): Promise<void> {
  await openForm(visitor, tenant);
  await visitor.page.getByRole('button', { name: /SMS$/ }).click();
}

/** An unknown page at the operators that do not have it. */
async function openInfo({ page, open }: Visitor, tenant: Tenant): Promise<void> {
  await open('/bedriftsavtale/info');
  if (tenant === 'ruter') await page.getByRole('table').waitFor();
}

async function signInWithWrongPassword({ page, open }: Visitor, tenant: Tenant): Promise<void> {
  await open('/login');
  await page.locator('input[name="email"]').fill(`nobody@${tenant}.example`);
  await page.locator('input[name="password"]').fill('wrong');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
}

async function openIdentity({ page, at, open }: Visitor): Promise<void> {
  await open(identityRequest(at('/')));
  await page.getByRole('button', { name: /^Ingrid Hansen/ }).waitFor();
}

async function openCounterInfo({ page, open }: Visitor): Promise<void> {
  await open('/billettluka/info');
  await page.locator('select[name=profile]').waitFor();
}

async function openVoucher({ page, open }: Visitor): Promise<void> {
  await open(`/bildeling?key=${demoVoucherKeys.available}`);
  await page.getByRole('button', { name: / Hyre$/ }).waitFor();
}

async function chooseProvider({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: / Hyre$/ }).click();
  await page.getByRole('dialog').waitFor();
}
