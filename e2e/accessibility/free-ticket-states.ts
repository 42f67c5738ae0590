import { signIn, type Tenant, type Visitor } from '../browser.ts';
import { chooseMainCompany } from './company-user-states.ts';
import { benefitFileStates } from './benefit-file-states.ts';
import { familyStates } from './family-states.ts';
import { freeTicketEditStates } from './free-ticket-edit-states.ts';
import { freeTicketListStates } from './free-ticket-list-states.ts';
import { freeTicketOrderStates } from './free-ticket-order-states.ts';
import { massOperationStates } from './mass-operation-states.ts';
import { openPath, type PageState } from './page-state.ts';

/** HR of a company with departments; at the third operator that is every HR. */
export async function beginWithFreeTickets(visitor: Visitor, tenant: Tenant): Promise<void> {
  if (tenant === 'fjord') await chooseMainCompany(visitor, tenant);
  else await signIn(visitor, `hr-free-ticket@${tenant}.example`);
}

export const freeTicketStates: readonly PageState[] = [
  ...freeTicketListStates,
  ...freeTicketOrderStates,
  ...massOperationStates,
  ...familyStates,
  ...freeTicketEditStates,
  ...benefitFileStates,
  { name: '/fribilletter/innstillinger', reach: openSettings },
  { name: 'no end of children’s tickets', reach: chooseNever },
  { name: '/fribilletter/info for a user', reach: openPath('/fribilletter/info') },
];

async function openSettings({ page, open }: Visitor): Promise<void> {
  await open('/fribilletter/innstillinger');
  await page.getByRole('combobox').first().waitFor();
}

async function chooseNever(visitor: Visitor): Promise<void> {
  await openSettings(visitor);
  await visitor.page.getByRole('radio', { name: /^(Aldri|Never)/ }).check();
}
