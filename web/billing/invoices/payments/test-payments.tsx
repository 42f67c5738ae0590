import { listCredits } from '@takst/contract/billing/invoices/credits/list-credits.contract.ts';
import { getPaymentOverview } from '@takst/contract/billing/invoices/payments/get-payment-overview.contract.ts';
import { importPayments } from '@takst/contract/billing/invoices/payments/import-payments.contract.ts';
import { listBankPayments } from '@takst/contract/billing/invoices/payments/list-bank-payments.contract.ts';
import { fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { fakeServer, type RouteAnswer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { PaymentsPage } from './payments.page.tsx';

export const unmatched = {
  id: 3,
  fileId: 2,
  fileName: 'bank.xml',
  row: 3,
  repeatedRow: null,
  repeatedFileId: null,
  mayBeAnother: false,
  amount: 899.5,
  paidOn: '2026-03-03',
  kid: null,
  payer: 'Otra Bryggeri AS',
  state: 'UNMATCHED',
  reason: 'KID_MISSING',
  note: null,
  invoice: null,
};
export const registered = {
  ...unmatched,
  id: 4,
  payer: null,
  state: 'REGISTERED',
  reason: null,
  invoice: {
    id: 7,
    invoiceNumber: 100_108,
    companyId: 1001,
    companyName: 'Granlia Bygg AS',
    outstandingAmount: -10,
  },
};
export const file = {
  id: 2,
  name: 'bank.xml',
  format: 'camt.054',
  payments: 3,
  totalAmount: 1_909.5,
  repeated: 0,
  registered: 2,
  registeredAmount: 1_010,
  unmatched: 1,
  importedBy: 'Olga Opsahl',
  importedAt: '2026-03-04T08:00:00Z',
};

/** Its name was deleted after a year. */
const olderFile = {
  ...file,
  id: 1,
  name: '',
  payments: 5,
  registered: 3,
  registeredAmount: 2_500.5,
  unmatched: 2,
  importedBy: 'Kari Berg',
  importedAt: '2025-03-03T08:00:00Z',
};

export async function open(payments: object[], ...answers: RouteAnswer[]) {
  const server = fakeServer(
    [
      getPaymentOverview,
      { status: 200, body: { unmatched: 1, registered: 2, setAside: 3, files: [file, olderFile] } },
    ],
    [listBankPayments, { status: 200, body: { totalEntries: payments.length, matches: payments } }],
    [listCredits, { status: 200, body: { totalEntries: 0, matches: [] } }],
    ...answers,
  );
  await show();
  return server;
}

export const show = () =>
  openPage({
    pages: { '/innbetalinger': PaymentsPage },
    at: '/innbetalinger',
    texts: ['payments', 'credits'],
    features: ['invoices.payments'],
  });

/** An import that the server is at until it is let go. */
export function slowImport() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const answering = async () => {
    await promise;
    return { status: 200, body: { ...file, isRepeated: false } };
  };
  return { letGo: resolve, answer: [importPayments, answering] satisfies RouteAnswer };
}

export const choose = async (text: string) => {
  const input = await waitFor(() => {
    const fileInput = document.querySelector('input[type=file]');
    if (!fileInput) throw new Error('no input');
    return fileInput;
  });
  fireEvent.change(input, { target: { files: [new File([text], 'bank.xml')] } });
};
export const inDialog = async () => within(await screen.findByRole('dialog'));
