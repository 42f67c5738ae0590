import { findEmployee } from '../find-employee.ts';
import { signIn, type Tenant, type Visitor, waitUntilLoaded } from '../browser.ts';
import { orderPath } from '../order-form.ts';
import { openPath, type PageState } from './page-state.ts';
import { type MainCompany, orderHolderPage, startChangeForMany } from './create-data.ts';

/** The company of each operator in which the HR user may order. */
const mainCompanies: { readonly [T in Tenant]?: MainCompany } = {
  ruter: { name: 'Fjellheim Konsult AS', zones: { zoneFrom: '1', zoneTo: '2Ø' } },
  akt: { name: 'Skjærgård Elektro AS', zones: { zoneFrom: 'Arendal', zoneTo: 'Grimstad' } },
};
const withCompanyTickets = ['ruter', 'akt'] as const;

const inMainCompany =
  (reach: (visitor: Visitor, main: MainCompany) => Promise<void>): PageState['reach'] =>
  (visitor, tenant) => {
    const main = mainCompanies[tenant];
    if (!main) throw new Error(`${tenant} has no main company.`);
    return reach(visitor, main);
  };

/** Page states of an HR user. */
export const companyUserStates: readonly PageState[] = [
  ...[
    { name: '/bedriftsavtale', reach: openList },
    { name: '/bedriftsavtale/endringer/{id}', reach: inMainCompany(openChangeForMany) },
    { name: '/bedriftsavtale/endringer', reach: openPath('/bedriftsavtale/endringer') },
    { name: 'an empty list', reach: openPath('/bedriftsavtale?q=nobody-has-this-name') },
    { name: '/bedriftsavtale/ansatt/{id}', reach: openEmployee },
    { name: 'ending a ticket', reach: openChange(/^Avslutt$|^End the ticket$/) },
    { name: 'a new phone', reach: openChange(/^Ny telefon|^New phone/) },
    { name: 'a change of zones', reach: openChange(/^Bytt soner|^Change zones/) },
    { name: 'a change of info', reach: openChange(/^Endre opplysninger|^Change info/) },
    { name: orderPath, reach: openPath(orderPath) },
    { name: 'an order with faults', reach: orderWithFaults },
    { name: '/minside', reach: openPath('/minside') },
    { name: '/minside/historikk', reach: openPath('/minside/historikk') },
    { name: '/billett/{token}', reach: inMainCompany(openHolderPage) },
  ].map((one) => ({ ...one, at: withCompanyTickets })),
  { name: 'the palette', reach: openPalette },
  { name: 'the keys', reach: openKeys },
  { name: 'a page without access', reach: openPath('/brukere') },
  { name: '/kontaktoss', reach: openPath('/kontaktoss'), at: ['ruter'] },
];

/** Does nothing where the operator has none: the first page opens at once. */
export async function chooseMainCompany(visitor: Visitor, tenant: Tenant): Promise<void> {
  await signIn(visitor, `hr@${tenant}.example`);
  const main = mainCompanies[tenant];
  if (!main) return;
  await visitor.page.getByRole('button', { name: main.name }).click();
  await visitor.page.waitForURL((url) => url.pathname === '/bedriftsavtale');
}

async function openPalette(visitor: Visitor): Promise<void> {
  await visitor.open('/minside');
  await waitUntilLoaded(visitor);
  await visitor.page.keyboard.press('Control+k');
  await visitor.page.getByRole('dialog').getByRole('option').first().waitFor();
  await visitor.page.keyboard.press('ArrowDown');
}

async function openKeys(visitor: Visitor): Promise<void> {
  await visitor.open('/minside');
  await waitUntilLoaded(visitor);
  await visitor.page.keyboard.press('?');
  await visitor.page.getByRole('dialog').waitFor();
}

/** A row of the list, or a card on a narrow screen. */
const firstEmployee = 'a[href*="/ansatt/"]';

async function openList({ page, open }: Visitor): Promise<void> {
  await open('/bedriftsavtale');
  await page.locator(firstEmployee).first().waitFor();
}

async function openChangeForMany(visitor: Visitor, main: MainCompany): Promise<void> {
  await openList(visitor);
  await visitor.open(await startChangeForMany(visitor, main));
}

async function openHolderPage(visitor: Visitor, main: MainCompany): Promise<void> {
  await visitor.open(await orderHolderPage(visitor, main));
}

async function openEmployee(visitor: Visitor): Promise<void> {
  const { page, open } = visitor;
  await openList(visitor);
  await open((await page.locator(firstEmployee).first().getAttribute('href')) ?? '');
}

/**
 * Opens a change for an employee with a valid ticket without an end, for whom all changes are
 * possible.
 */
function openChange(button: RegExp): PageState['reach'] {
  return inMainCompany(async (visitor, { name }) => {
    const filter = { status: 'active', expirationDate: null } as const;
    const { subscriberId } = await findEmployee(visitor, name, filter);
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
