import { signIn, type Tenant, type Visitor } from '../browser.ts';
import { openPath, type PageState } from './page-state.ts';

/** Page states of a user whose company is invoiced elsewhere. */
export const invoiceBaseStates: readonly PageState[] = [
  { name: 'the list of the invoice base', reach: openPath('/faktura'), at: ['ruter', 'akt'] },
  { name: 'an invoice base', reach: openFirst, at: ['ruter', 'akt'] },
];

export const beginWithInvoiceBase = (visitor: Visitor, tenant: Tenant): Promise<void> =>
  signIn(visitor, `hr-contractor@${tenant}.example`);

async function openFirst({ page, open }: Visitor): Promise<void> {
  await open('/faktura');
  await page.locator('main a[href^="/bedriftsavtale/faktura/"]').first().click();
  await page.getByRole('heading', { level: 1, name: /\d/ }).waitFor();
}
