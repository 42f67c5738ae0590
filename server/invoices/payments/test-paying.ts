import { getInvoice } from '@takst/contract/invoices/get-invoice.contract.ts';
import { getPaymentOverview } from '@takst/contract/invoices/payments/get-payment-overview.contract.ts';
import { importPayments } from '@takst/contract/invoices/payments/import-payments.contract.ts';
import { listBankPayments } from '@takst/contract/invoices/payments/list-bank-payments.contract.ts';
import { matchPayment } from '@takst/contract/invoices/payments/match-payment.contract.ts';
import { setPaymentAside } from '@takst/contract/invoices/payments/set-payment-aside.contract.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';

type Invoice = {
  id: number;
  invoiceNumber: number;
  kid: string;
  paymentStatus: string;
  outstandingAmount: number;
};
type Payment = {
  id: number;
  state: 'UNMATCHED' | 'REGISTERED' | 'SET_ASIDE';
  reason: string | null;
  payer: string | null;
};

type File = { registered: number; repeated: number };

/** Staff and an invoice of 112 kroner. */
export async function paying(portal: TestPortal) {
  const staff = portal.user('operator');
  const [id = 0] = portal.company('several-services').invoices;
  const invoice = async () =>
    (await portal.callAs(portal.user('hr'), getInvoice, { params: { id } })).json as Invoice;
  const overview = async () =>
    (await portal.callAs(staff, getPaymentOverview, {})).json as { files: File[] };
  return {
    staff,
    invoice,
    ...(await invoice()),
    send: (text: string, name = 'bank.txt') =>
      portal.callAs(staff, importPayments, {
        body: { name, content: Buffer.from(text).toString('base64') },
      }),
    list: async (query: { filter?: Payment['state']; searchFor?: string; file?: string } = {}) =>
      ((await portal.callAs(staff, listBankPayments, { query })).json as { matches: Payment[] })
        .matches,
    overview,
    /** Newest first. */
    files: async () => (await overview()).files,
    match: (paymentId: number, invoiceNumber: number) =>
      portal.callAs(staff, matchPayment, { params: { id: paymentId }, body: { invoiceNumber } }),
    setAside: (paymentId: number, note: string) =>
      portal.callAs(staff, setPaymentAside, { params: { id: paymentId }, body: { note } }),
  };
}
