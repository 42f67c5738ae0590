import { findEmployee, type TicketFilter } from '../find-employee.ts';
import { signIn, type Tenant, type Visitor, waitUntilLoaded } from '../browser.ts';
import {
  askAboutList,
  checkList,
  compareList,
  openCarryOut,
  openCarryOutRoster,
  orderManyPath,
  readList,
  rosterPath,
} from './list-states.ts';
import { orderPath } from '../order-form.ts';
import { openPath, type PageState } from './page-state.ts';
import {
  openApproval,
  openRejection,
  requestsPath,
  openNewCostCentre,
  openWageTypes,
  saveFaultySettings,
  settingsPath,
  tickRequests,
  turnConfirmationOff,
} from './self-service-states.ts';
import { subscriptionStates } from './subscription-states.ts';
import {
  type MainCompany,
  newestInvoice,
  orderHolderPage,
  startChangeForMany,
} from './create-data.ts';

/** The company of each operator in which the HR user may order. */
const mainCompanies: { readonly [T in Tenant]?: MainCompany } = {
  ruter: { name: 'Fjellheim Konsult AS', zones: { zoneFrom: '1', zoneTo: '2Ø' } },
  akt: { name: 'Skjærgård Elektro AS', zones: { zoneFrom: 'Arendal', zoneTo: 'Grimstad' } },
};
const unended = { status: 'active', expirationDate: null, downloadedToPhone: false } as const;
const withCompanyTickets = ['ruter', 'akt'] as const;

const inMainCompany =
  (
    reach: (visitor: Visitor, main: MainCompany, tenant: Tenant) => Promise<void>,
  ): PageState['reach'] =>
  (visitor, tenant) => {
    const main = mainCompanies[tenant];
    if (!main) throw new Error(`${tenant} has no main company.`);
    return reach(visitor, main, tenant);
  };

/** Page states of an HR user. */
export const companyUserStates: readonly PageState[] = [
  ...[
    { name: '/bedriftsavtale', reach: openList },
    { name: 'people who start soon', reach: openPath('/bedriftsavtale?filter=pending') },
    { name: 'the new ones of the month', reach: openPath('/bedriftsavtale?filter=ordered') },
    { name: 'a ticked row', reach: inMainCompany(tickRow) },
    { name: 'a change for ticked rows', reach: inMainCompany(openChangeForTicked) },
    { name: '/bedriftsavtale/endringer/{id}', reach: inMainCompany(openChangeForMany) },
    { name: '/bedriftsavtale/endringer', reach: openPath('/bedriftsavtale/endringer') },
    { name: 'an empty list', reach: openPath('/bedriftsavtale?q=nobody-has-this-name') },
    { name: '/bedriftsavtale/ansatt/{id}', reach: openEmployee },
    { name: 'ending a ticket', reach: openChange(/^Avslutt$|^End the ticket$/) },
    { name: 'a new phone', reach: openChange(/^Ny telefon|^New phone/) },
    { name: 'a change of zones', reach: openChange(/^Bytt soner|^Change zones/) },
    { name: 'a change of info', reach: openChange(/^Endre opplysninger|^Change info/) },
    { name: 'a toast', reach: saveInfo },
    { name: 'a pickup code again', reach: openChange(/^Send kode på nytt|^Resend pickup code/) },
    {
      name: 'cancelling a ticket',
      reach: openChange(/^Avbestill$|^Cancel the ticket$/, { status: 'pending' }),
    },
    { name: '/verktoy/widget', reach: openPath('/verktoy/widget') },
    { name: '/verktoy/link', reach: openPath('/verktoy/link') },
    { name: 'an order with faults', reach: orderWithFaults },
    { name: 'an order for somebody with a ticket', reach: inMainCompany(orderForHolder) },
    { name: orderManyPath, reach: openPath(orderManyPath) },
    { name: 'a list that was read', reach: readList },
    { name: 'a list that does not say what its tickets cost', reach: askAboutList },
    { name: '/bedriftsavtale/bestill-flere/{id}', reach: checkList },
    { name: 'rows that can be ordered', reach: openCarryOut },
    { name: rosterPath, reach: openPath(rosterPath) },
    { name: '/bedriftsavtale/sammenlign/{id}', reach: compareList },
    { name: 'what is accepted of a comparison', reach: openCarryOutRoster },
    { name: requestsPath, reach: openPath(requestsPath) },
    {
      name: 'ticked requests',
      reach: tickRequests,
      steps: [{ name: 'approving ticked requests', reach: openApproval }],
    },
    { name: 'a rejection', reach: openRejection },
    { name: settingsPath, reach: openPath(settingsPath) },
    {
      name: 'settings with faults',
      reach: saveFaultySettings,
      steps: [{ name: 'turning confirmation off', reach: turnConfirmationOff }],
    },
    { name: '/bedriftsavtale/lonnstrekk', reach: openPath('/bedriftsavtale/lonnstrekk') },
    {
      name: '/faktura',
      reach: openPath('/faktura'),
      steps: [{ name: 'what has changed in the costs', reach: openCostChanges }],
    },
    { name: '/bedriftsavtale/faktura/{id}', reach: inMainCompany(openInvoice) },
    { name: '/minside', reach: openPath('/minside') },
    { name: '/minside/historikk', reach: openPath('/minside/historikk') },
    { name: '/billett/{token}', reach: inMainCompany(openHolderPage) },
  ].map((one) => ({ ...one, at: withCompanyTickets })),
  ...subscriptionStates,
  { name: 'the palette', reach: openPalette },
  { name: 'the keys', reach: openKeys },
  {
    name: 'the choice of a company in the header',
    reach: openMenu(/^(Bytt bedrift|Change company)/),
  },
  { name: 'the menu of the user', reach: openMenu(/^(Brukermeny|User menu)/) },
  { name: 'a page without access', reach: openPath('/brukere') },
  { name: 'the people of an agreement', reach: filterByAgreement, at: ['ruter'] },
  { name: 'wage types for each product', reach: openWageTypes, at: ['ruter'] },
  { name: 'a new cost centre', reach: openNewCostCentre, at: ['ruter'] },
  {
    name: 'another invoice reference',
    reach: openChange(/^Bytt referanse|^Change reference/),
    at: ['ruter'],
  },
  { name: '/kontaktoss', reach: openPath('/kontaktoss'), at: ['ruter'] },
];

/** Chooses any company where the operator has no main company. */
export async function chooseMainCompany(visitor: Visitor, tenant: Tenant): Promise<void> {
  const { page } = visitor;
  await signIn(visitor, `hr@${tenant}.example`);
  const companies = page.locator('main').getByRole('button');
  const main = mainCompanies[tenant];
  await (main ? companies.filter({ hasText: main.name }) : companies.first()).click();
  await page.getByRole('heading', { name: 'Velg bedrift' }).waitFor({ state: 'detached' });
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

/** A menu of the header, or the sheet that holds it on a narrow screen. */
function openMenu(button: RegExp): PageState['reach'] {
  return async (visitor) => {
    await visitor.open('/minside');
    await waitUntilLoaded(visitor);
    const { page } = visitor;
    const sheetButton = page.getByRole('button', { name: /^(Meny|Menu)$/ });
    if (await sheetButton.isVisible()) {
      await sheetButton.click();
      await page.getByRole('dialog').getByRole('link').first().waitFor();
    } else {
      const menuButton = page.getByRole('button', { name: button });
      await menuButton.click();
      await page.locator('header [aria-expanded=true]').waitFor();
    }
  };
}

/** A row of the list, or a card on a narrow screen. */
const firstEmployee = 'a[href*="/ansatt/"]';

async function openList({ page, open }: Visitor): Promise<void> {
  await open('/bedriftsavtale');
  await page.locator(firstEmployee).first().waitFor();
}

async function filterByAgreement(visitor: Visitor): Promise<void> {
  await openList(visitor);
  await visitor.page.getByRole('button', { name: /^(Flere filtre|More filters)/ }).click();
  await visitor.page.locator('select[name=agreement]').selectOption({ index: 1 });
  await visitor.page.waitForURL(/agreement=/);
}

/** One row alone: the bar lies over the rows of a long list until they are scrolled. */
async function tickRow(visitor: Visitor, { name }: MainCompany): Promise<void> {
  const { page, open } = visitor;
  const { phone } = await findEmployee(visitor, name, unended);
  await open(`/bedriftsavtale?q=${phone}`);
  await page.getByRole('checkbox', { name: /^(Velg (?!alle)|Select (?!all))/ }).check();
  await page.getByText(/^1 (valgt|selected)$/).waitFor();
}

async function openChangeForTicked(visitor: Visitor, main: MainCompany): Promise<void> {
  await tickRow(visitor, main);
  await visitor.page.getByRole('button', { name: /^(Avslutt|End)$/ }).click();
  await visitor.page.waitForURL(/\/bedriftsavtale\/endringer\/\d+/);
  await visitor.page
    .getByRole('button', { name: /^(Avslutt|End) \d+ / })
    .first()
    .waitFor();
}

async function openChangeForMany(visitor: Visitor, main: MainCompany): Promise<void> {
  await openList(visitor);
  await visitor.open(await startChangeForMany(visitor, main));
}

async function openCostChanges({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: /^(Se hva som er endret|See what has changed)$/ }).click();
  const heading = page.getByRole('heading', { name: /^(Endret siden|Changed since)/ });
  await page.locator('section', { has: heading }).getByRole('listitem').first().waitFor();
}

async function openInvoice(visitor: Visitor, main: MainCompany): Promise<void> {
  await visitor.open('/faktura');
  await visitor.open(await newestInvoice(visitor, main));
  await visitor.page.getByRole('heading', { level: 1, name: /\d/ }).waitFor();
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
 * Opens a change for an employee; by default one with a valid ticket without an end, which allows all
 * changes.
 */
function openChange(button: RegExp, filter: TicketFilter = unended): PageState['reach'] {
  return inMainCompany(async (visitor, { name }) => {
    const { subscriberId } = await findEmployee(visitor, name, filter);
    await visitor.open(`/bedriftsavtale/ansatt/${subscriberId}`);
    await visitor.page.getByRole('button', { name: button }).click();
    await visitor.page.getByRole('dialog').locator('form').waitFor();
  });
}

async function saveInfo(visitor: Visitor, tenant: Tenant): Promise<void> {
  await openChange(/^Endre opplysninger|^Change info/)(visitor, tenant);
  await visitor.page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Lagre|Save)$/ })
    .click();
  await visitor.page.getByText(/^(Opplysningene er lagret|The info has been saved)$/).waitFor();
}

async function orderForHolder(visitor: Visitor, { name }: MainCompany): Promise<void> {
  const { phone } = await findEmployee(visitor, name, unended);
  await visitor.open(orderPath);
  await visitor.page.getByLabel(/^Mobil|^Mobile/).fill(phone);
  await visitor.page.getByText(/^(Nummeret tilhører|The number belongs to)/).waitFor();
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
