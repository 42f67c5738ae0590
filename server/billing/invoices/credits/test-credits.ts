import {
  type CreditEntry,
  listCredits,
} from '@takst/contract/billing/invoices/credits/list-credits.contract.ts';
import { payOutCredit } from '@takst/contract/billing/invoices/credits/pay-out-credit.contract.ts';
import { getInvoice } from '@takst/contract/billing/invoices/get-invoice.contract.ts';
import type {
  InvoiceDetails,
  InvoiceEntry,
} from '@takst/contract/billing/invoices/invoice.schema.ts';
import { listInvoices } from '@takst/contract/billing/invoices/list-invoices.contract.ts';
import { refundLine } from '@takst/contract/billing/invoices/refund-line.contract.ts';
import { kronerToOre } from '@takst/domain/platform/money/ore.rules.ts';
import { placeBilledCompanies } from '#billing/invoices/test-billing-world.store.ts';
import { billing } from '#billing/invoices/test-billing.ts';
import { placePayment } from '#billing/invoices/test-payments.store.ts';
import { hasOpenInvoices } from '#billing/invoices/open-invoices.query.ts';
import type { WorldUser } from '#testing/portal/world.store.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';

type PayOutOptions = { readonly as?: WorldUser; readonly id?: number; readonly note?: string };

/** A company whose invoice of March is paid, with some øre too much, and its calls as staff. */
export async function creditsIn(portal: TestPortal, overpaidOre = 0) {
  const world = { tenant: 'ruter', companies: 1, people: 3, from: '2026-03-01' } as const;
  const [company] = await placeBilledCompanies(portal.database, world);
  if (!company) throw new Error('no company');
  const { runOn } = await billing(portal.database);
  await runOn('2026-04-07');
  portal.clock.set('2026-04-20T12:00:00+02:00');
  const staff = portal.user('operator');
  const invoice = async (id: number) =>
    (await portal.callAs(staff, getInvoice, { params: { id } })).json as InvoiceDetails;
  /** Newest first. */
  const documents = async (type: InvoiceEntry['type']) => {
    const { json } = await portal.callAs(staff, listInvoices, {
      params: { id: company.id },
      query: {},
    });
    return (json as { matches: InvoiceEntry[] }).matches.filter((entry) => entry.type === type);
  };
  const invoices = () => documents('INVOICE');
  const newest = async () => invoice((await invoices())[0]?.id ?? 0);
  const march = await newest();
  await placePayment(portal.database, march.id, kronerToOre(march.totalPrice) + overpaidOre);
  return {
    company,
    march,
    runOn,
    invoice,
    invoices,
    documents,
    newest,
    /** Of the line at a place; answers the credit note. */
    refund: async (amount: number, place = 0, description: string | null = null) => {
      const lineId = march.invoiceLines[place]?.id ?? 0;
      const params = { id: march.id, lineId };
      const { json } = await portal.callAs(staff, refundLine, {
        params,
        body: { amount, description },
      });
      return json as { id: number; invoiceNumber: number };
    },
    staff,
    list: async (
      query: { filter?: CreditEntry['state']; searchFor?: string } = {},
      as: WorldUser = staff,
    ) => {
      const { json } = await portal.callAs(as, listCredits, { query });
      return (json as { matches: CreditEntry[] }).matches.filter(
        ({ companyId }) => companyId === company.id,
      );
    },
    payOut: (
      amount: number,
      paidOutOn = '2026-04-20',
      { as = staff, id = march.id, note = 'Bank 4711' }: PayOutOptions = {},
    ) => portal.callAs(as, payOutCredit, { params: { id }, body: { amount, paidOutOn, note } }),
    isOpen: () =>
      portal.database.transaction((tx) => hasOpenInvoices(tx, { companyId: company.id })),
  };
}
