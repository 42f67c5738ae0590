import { getInvoice } from '@takst/contract/billing/invoices/get-invoice.contract.ts';
import { getPaymentOverview } from '@takst/contract/billing/invoices/payments/get-payment-overview.contract.ts';
import { importPayments } from '@takst/contract/billing/invoices/payments/import-payments.contract.ts';
import { listBankPayments } from '@takst/contract/billing/invoices/payments/list-bank-payments.contract.ts';
import { matchPayment } from '@takst/contract/billing/invoices/payments/match-payment.contract.ts';
import { movePayment } from '@takst/contract/billing/invoices/payments/move-payment.contract.ts';
import { registerRepeatedRow } from '@takst/contract/billing/invoices/payments/register-repeated-row.contract.ts';
import { setPaymentAside } from '@takst/contract/billing/invoices/payments/set-payment-aside.contract.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';

type Invoice = {
  id: number;
  invoiceNumber: number;
  companyName: string;
  kid: string;
  paymentStatus: string;
  outstandingAmount: number;
  invoiceLines: { id: number }[];
};
type Payment = {
  id: number;
  state: 'UNMATCHED' | 'REGISTERED' | 'SET_ASIDE';
  reason: string | null;
  payer: string | null;
  amount: number;
  invoice: { invoiceNumber: number } | null;
};
type Filter = Payment['state'] | 'REPEATED';
type Company = Parameters<TestPortal['company']>[0];

type File = { registered: number; repeated: number; unmatched: number; totalAmount: number };

/** Staff and an invoice of 112 kroner of 7 February. */
export async function paying(
  portal: TestPortal,
  company: Company = 'several-services',
  staff = portal.user('operator'),
) {
  const [id = 0] = portal.company(company).invoices;
  const invoice = async () =>
    (await portal.callAs(staff, getInvoice, { params: { id } })).json as Invoice;
  const overview = async () =>
    (await portal.callAs(staff, getPaymentOverview, {})).json as {
      registered: number;
      unmatched: number;
      setAside: number;
      files: File[];
    };
  return {
    staff,
    invoice,
    ...(await invoice()),
    send: (text: string, name = 'bank.txt') =>
      portal.callAs(staff, importPayments, {
        body: { name, content: Buffer.from(text).toString('base64') },
      }),
    list: async (query: { filter?: Filter; searchFor?: string; file?: string } = {}) =>
      ((await portal.callAs(staff, listBankPayments, { query })).json as { matches: Payment[] })
        .matches,
    overview,
    /** Newest first. */
    files: async () => (await overview()).files,
    match: (paymentId: number, invoiceNumber: number) =>
      portal.callAs(staff, matchPayment, { params: { id: paymentId }, body: { invoiceNumber } }),
    move: (
      paymentId: number,
      body: { previousInvoiceNumber: number; invoiceNumber: number | null },
    ) => portal.callAs(staff, movePayment, { params: { id: paymentId }, body }),
    registerRow: (fileId: number, row: number) =>
      portal.callAs(staff, registerRepeatedRow, { params: { id: fileId, row } }),
    setAside: (paymentId: number, note: string) =>
      portal.callAs(staff, setPaymentAside, { params: { id: paymentId }, body: { note } }),
  };
}
