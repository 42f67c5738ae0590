import { signIn, type Tenant, type Visitor } from './browser.ts';
import { orderPath } from './order-form.ts';

/**
 * A page, or a state of one, that has to be right for everybody. `reach` leaves it on the screen;
 * each begins where the one before it ended.
 */
export type LookedAt = {
  name: string;
  reach: (visitor: Visitor, tenant: Tenant) => Promise<void>;
  /** All operators where it is not said. */
  at?: readonly Tenant[];
};

/** The company of each operator in which the HR login may order. */
const mainCompanies = { ruter: 'Fjellheim Konsult AS', akt: 'Skjærgård Elektro AS' };
/** A row of the list, or a card where it is narrow. */
const firstEmployee = 'a[href*="/ansatt/"]';
const withCompanyTickets = ['ruter', 'akt'] as const;

const at =
  (path: string): LookedAt['reach'] =>
  ({ open }) =>
    open(path);

/** What everybody may see, and then what an HR user sees; a new page or state is a new line. */
export const lookedAt: readonly LookedAt[] = [
  { name: '/home', reach: at('/home') },
  { name: 'an unknown page', reach: at('/no/such/page') },
  { name: '/user-setup-error', reach: at('/user-setup-error') },
  { name: 'the components', reach: at('/dev/design') },
  { name: 'the sign-in of the provider', reach: at('/login') },
  {
    name: 'the choice of a company, or a menu without choices',
    reach: (visitor, tenant) => signIn(visitor, `hr@${tenant}.example`),
  },
  { name: '/bedriftsavtale', at: withCompanyTickets, reach: openList },
  { name: 'an empty list', at: withCompanyTickets, reach: at('/bedriftsavtale?q=has-this-name') },
  { name: '/bedriftsavtale/ansatt/{id}', at: withCompanyTickets, reach: openEmployee },
  { name: orderPath, at: withCompanyTickets, reach: at(orderPath) },
  { name: 'an order with faults', at: withCompanyTickets, reach: orderWithFaults },
  { name: 'a page without access', reach: at('/brukere') },
];

async function openList({ page, open }: Visitor, tenant: Tenant): Promise<void> {
  await open('/');
  if (tenant !== 'fjord') {
    await page.getByRole('button', { name: mainCompanies[tenant] }).click();
  }
  await page.waitForURL((url) => url.pathname === '/bedriftsavtale');
  await page.locator(firstEmployee).first().waitFor();
}

async function openEmployee({ page, open }: Visitor): Promise<void> {
  await open('/bedriftsavtale');
  await open((await page.locator(firstEmployee).first().getAttribute('href')) ?? '');
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
