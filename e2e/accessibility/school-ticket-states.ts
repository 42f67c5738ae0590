import { signIn, type Tenant, type Visitor } from '../browser.ts';
import type { PageState } from './page-state.ts';

/** The school-ticket administrator of a school; the other operators have none. */
export async function beginInSchool(visitor: Visitor, tenant: Tenant): Promise<void> {
  if (tenant === 'ruter') await signIn(visitor, 'school@ruter.example');
}

export const schoolTicketStates: readonly PageState[] = [
  { name: '/skole', reach: openOverview, at: ['ruter'] },
  { name: 'the school tickets of a class', reach: chooseClass, at: ['ruter'] },
  { name: 'no school ticket found', reach: searchForNobody, at: ['ruter'] },
  { name: '/skole/bestill', reach: openOrder, at: ['ruter'] },
  { name: 'faults in an order of school tickets', reach: sendWithFaults, at: ['ruter'] },
  { name: '/skole/bestill/mange', reach: openLists, at: ['ruter'] },
];

async function openOverview({ page, open }: Visitor): Promise<void> {
  await open('/skole');
  await page.getByText(/Leah/).first().waitFor();
}

async function chooseClass({ page, open }: Visitor): Promise<void> {
  await open('/skole?class=8A');
  await page.getByText(/Odin/).first().waitFor();
  await page.locator('select[name="class"] option[value="8A"]').waitFor({ state: 'attached' });
}

async function searchForNobody({ page, open }: Visitor): Promise<void> {
  await open('/skole?q=zzzz');
  await page.getByText(/zzzz/).first().waitFor();
}

async function openOrder({ page, open }: Visitor): Promise<void> {
  await open('/skole/bestill');
  await page.locator('input[name="pupils.0.firstName"]').waitFor();
}

async function sendWithFaults(visitor: Visitor): Promise<void> {
  await openOrder(visitor);
  const { page } = visitor;
  await page.locator('button[type=submit]').click();
  await page.locator('input[name="pupils.0.firstName"][aria-invalid=true]').waitFor();
}

async function openLists({ page, open }: Visitor): Promise<void> {
  await open('/skole/bestill/mange');
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
}
