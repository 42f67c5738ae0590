import { findEmployee } from '../find-employee.ts';
import { signIn, type Tenant, type Visitor } from '../browser.ts';
import { orderPath } from '../order-form.ts';
import type { LookedAt } from './looked-at-page.ts';
import { type MainCompany, orderHolderPage, startChangeForMany } from './made-by-call.ts';

/** The company of each operator in which the HR login may order. */
const mainCompanies: { readonly [T in Tenant]?: MainCompany } = {
  ruter: { name: 'Fjellheim Konsult AS', zones: { zoneFrom: '1', zoneTo: '2Ø' } },
  akt: { name: 'Skjærgård Elektro AS', zones: { zoneFrom: 'Arendal', zoneTo: 'Grimstad' } },
};
const withCompanyTickets = ['ruter', 'akt'] as const;

const path =
  (address: string): LookedAt['reach'] =>
  ({ open }) =>
    open(address);

const inMainCompany =
  (reach: (visitor: Visitor, main: MainCompany) => Promise<void>): LookedAt['reach'] =>
  (visitor, tenant) => {
    const main = mainCompanies[tenant];
    if (!main) throw new Error(`${tenant} has no main company.`);
    return reach(visitor, main);
  };

/** What everybody may see, and then what an HR user sees; a new page or state is a new line. */
export const lookedAt: readonly LookedAt[] = [
  { name: '/home', reach: path('/home') },
  { name: 'an unknown page', reach: path('/no/such/page') },
  { name: '/user-setup-error', reach: path('/user-setup-error') },
  { name: 'the components', reach: path('/dev/design') },
  { name: 'a link to a ticket that is not there', reach: path('/billett/no-such-token') },
  { name: 'the sign-in of the provider', reach: path('/login') },
  {
    name: 'the choice of a company, or the start without one',
    reach: (visitor, tenant) => signIn(visitor, `hr@${tenant}.example`),
  },
  { name: 'a page without access', reach: path('/brukere') },
  ...[
    { name: '/bedriftsavtale', reach: inMainCompany(openList) },
    { name: '/bedriftsavtale/endringer/{id}', reach: inMainCompany(openChangeForMany) },
    { name: '/bedriftsavtale/endringer', reach: path('/bedriftsavtale/endringer') },
    { name: 'an empty list', reach: path('/bedriftsavtale?q=nobody-has-this-name') },
    { name: '/bedriftsavtale/ansatt/{id}', reach: openEmployee },
    { name: 'ending a ticket', reach: openChange(/^Avslutt billetten|^End the ticket/) },
    { name: 'a change of zones', reach: openChange(/^Bytt soner|^Change zones/) },
    { name: 'a change of info', reach: openChange(/^Endre opplysninger|^Change info/) },
    { name: orderPath, reach: path(orderPath) },
    { name: 'an order with faults', reach: orderWithFaults },
    { name: '/minside', reach: path('/minside') },
    { name: '/minside/historikk', reach: path('/minside/historikk') },
    { name: '/billett/{token}', reach: inMainCompany(openHolderPage) },
  ].map((one) => ({ ...one, at: withCompanyTickets })),
  { name: '/kontaktoss', reach: path('/kontaktoss'), at: ['ruter'] },
];

/** A row of the list, or a card where it is narrow. */
const firstEmployee = 'a[href*="/ansatt/"]';

async function openList({ page, open }: Visitor, { name }: MainCompany): Promise<void> {
  await open('/');
  await page.getByRole('button', { name }).click();
  await page.waitForURL((url) => url.pathname === '/bedriftsavtale');
  await page.locator(firstEmployee).first().waitFor();
}

async function openChangeForMany(visitor: Visitor, main: MainCompany): Promise<void> {
  await visitor.open(await startChangeForMany(visitor, main));
}

async function openHolderPage(visitor: Visitor, main: MainCompany): Promise<void> {
  await visitor.open(await orderHolderPage(visitor, main));
}

async function openEmployee({ page, open }: Visitor): Promise<void> {
  await open('/bedriftsavtale');
  await open((await page.locator(firstEmployee).first().getAttribute('href')) ?? '');
}

/** On the page of somebody whose ticket is valid and has no end, so that everything can be done with it. */
function openChange(button: RegExp): LookedAt['reach'] {
  return inMainCompany(async (visitor, { name }) => {
    const wanted = { status: 'active', expirationDate: null } as const;
    const { subscriberId } = await findEmployee(visitor, name, wanted);
    await visitor.open(`/bedriftsavtale/ansatt/${subscriberId}`);
    await visitor.page.getByRole('button', { name: button }).click();
    await visitor.page.getByRole('dialog').locator('form').waitFor();
  });
}

async function orderWithFaults({ page, open }: Visitor): Promise<void> {
  await open(orderPath);
  await page
    .locator('form')
    .getByRole('button')
    .filter({ hasText: /Bestill|Order/ })
    .click();
  await page.getByRole('group', { name: /rette|fix/ }).waitFor();
}
