// @vitest-environment happy-dom
import { getPaymentOverview } from '@takst/contract/invoices/payments/get-payment-overview.contract.ts';
import { importPayments } from '@takst/contract/invoices/payments/import-payments.contract.ts';
import { listBankPayments } from '@takst/contract/invoices/payments/list-bank-payments.contract.ts';
import { matchPayment } from '@takst/contract/invoices/payments/match-payment.contract.ts';
import { setPaymentAside } from '@takst/contract/invoices/payments/set-payment-aside.contract.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { closeToast, shownToasts } from '#design/toasts/toasts.ts';
import { fakeServer, type RouteAnswer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { PaymentsPage } from './payments.page.tsx';

afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
});

const unmatched = {
  id: 3,
  fileId: 2,
  amount: 899.5,
  paidOn: '2026-03-03',
  kid: null,
  payer: 'Otra Bryggeri AS',
  state: 'UNMATCHED',
  reason: 'KID_MISSING',
  note: null,
  invoice: null,
};
const registered = {
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
const file = {
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

async function open(payments: object[], ...answers: RouteAnswer[]) {
  const server = fakeServer(
    [
      getPaymentOverview,
      { status: 200, body: { unmatched: 1, registered: 2, setAside: 0, files: [file] } },
    ],
    [listBankPayments, { status: 200, body: { totalEntries: payments.length, matches: payments } }],
    ...answers,
  );
  await show();
  return server;
}

const show = () =>
  openPage({
    pages: { '/innbetalinger': PaymentsPage },
    at: '/innbetalinger',
    texts: ['payments'],
    features: ['invoices.payments'],
  });

/** An import that the server is at until it is let go. */
function slowImport() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const answering = async () => {
    await promise;
    return { status: 200, body: { ...file, isRepeated: false } };
  };
  return { letGo: resolve, answer: [importPayments, answering] satisfies RouteAnswer };
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const choose = async (text: string) => {
  const input = await waitFor(() => {
    const found = document.querySelector('input[type=file]');
    if (!found) throw new Error('no input');
    return found;
  });
  fireEvent.change(input, { target: { files: [new File([text], 'bank.xml')] } });
};
const inDialog = async () => within(await screen.findByRole('dialog'));

describe('the page of payments', () => {
  it('imports a file at once, and says what was registered and what waits', async () => {
    const server = await open(
      [],
      [importPayments, { status: 200, body: { ...file, isRepeated: false } }],
    );
    await choose('<Document/>');
    await screen.findByText(/^2 payments are registered: 1\s010,00\skr$/);
    screen.getByText(/^1 payment was not matched, and waits for you\./);
    const link = screen.getByRole('link', { name: 'See the payments of the file' });
    expect(link.getAttribute('href')).toBe('/innbetalinger?file=2');
    const [call] = server.callsTo(importPayments);
    expect(call?.body).toEqual({ name: 'bank.xml', content: btoa('<Document/>') });
  });

  it.each([
    [{ registered: 0, registeredAmount: 0, unmatched: 3 }, 'No payments are registered'],
    [{ isRepeated: true }, 'The file was imported before, and nothing was registered again'],
  ])('says of %j in words what was registered', async (counts, text) => {
    const body = { ...file, isRepeated: false, ...counts };
    await open([], [importPayments, { status: 200, body }]);
    await choose('<Document/>');
    await screen.findByText(text);
  });

  it('finds an import again that was left, and takes no other file meanwhile', async () => {
    const { letGo, answer } = slowImport();
    const server = await open([], answer);
    await choose('<Document/>');
    await screen.findByText('Sending bank.xml and registering its payments …');
    cleanup();
    await show();
    await screen.findByText('Sending bank.xml and registering its payments …');
    screen.getByText(/^A file of 10 MB may take a minute/);
    const area = screen.getByText(/at most 10 MB/).parentElement;
    fireEvent.drop(area ?? document.body, { dataTransfer: { files: [new File(['x'], 'y')] } });
    letGo();
    await screen.findByText(/^2 payments are registered: 1\s010,00\skr$/);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(server.callsTo(importPayments)).toHaveLength(1);
    expect(shownToasts()).toEqual([]);
  });

  it('tells whoever has left the page what was imported', async () => {
    const { letGo, answer } = slowImport();
    await open([], answer);
    await choose('<Document/>');
    await screen.findByRole('progressbar');
    cleanup();
    letGo();
    await waitFor(() => expect(shownToasts()).toHaveLength(1));
    expect(shownToasts()[0]).toMatchObject({
      kind: 'success',
      title: expect.stringMatching(/^2 payments are registered/),
      text: 'bank.xml',
      link: { to: '/innbetalinger' },
    });
    await show();
    await screen.findByRole('button', { name: 'Choose a file' });
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('tells whoever has left the page, and come back, that an import failed', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const refused = { code: 'FILE_REFUSED', fault: 'NO_PAYMENTS', line: null };
    await open([], [importPayments, () => promise.then(() => ({ status: 422, body: refused }))]);
    await choose('x');
    await screen.findByRole('progressbar');
    cleanup();
    await show();
    await screen.findByRole('progressbar');
    resolve();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(shownToasts()).toMatchObject([
      { kind: 'error', title: 'The file was not imported', text: 'bank.xml' },
    ]);
  });

  it('says of a file that the browser cannot read that it was not imported', async () => {
    const server = await open([]);
    const reading = vi.spyOn(FileReader.prototype, 'readAsDataURL');
    reading.mockImplementation(function fail(this: FileReader) {
      this.dispatchEvent(new Event('error'));
    });
    onTestFinished(() => reading.mockRestore());
    await choose('x');
    await screen.findByText(/^The browser could not read the file/);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(server.callsTo(importPayments)).toEqual([]);
  });

  it.each([
    ['SUMS_DIFFER', 9, /something is missing/],
    ['DAMAGED', 4, /^Line 4 cannot be read/],
    ['DAMAGED', null, /damaged or incomplete/],
    ['UNKNOWN_FORMAT', null, /neither CAMT\.054 nor OCR giro/],
  ])('says of a file that is refused with %s at line %s why', async (fault, line, text) => {
    await open([], [importPayments, { status: 422, body: { code: 'FILE_REFUSED', fault, line } }]);
    await choose('x');
    await screen.findByText('The file was not imported');
    screen.getByText(text);
  });

  it('leads to the invoice of a payment, and says when too much was paid', async () => {
    await open([registered]);
    const link = await screen.findByRole('link', { name: '100108, Granlia Bygg AS' });
    expect(link.getAttribute('href')).toBe('/bedriftsavtale/faktura/7');
    screen.getByText(/^10,00\skr too much paid$/);
  });

  it('takes the company of an invoice to work in when it is another one', async () => {
    await open([{ ...registered, invoice: { ...registered.invoice, companyId: 1002 } }]);
    // A page of another company is opened by a fresh start.
    await screen.findByRole('button', { name: '100108, Granlia Bygg AS' });
    expect(screen.queryByRole('link', { name: '100108, Granlia Bygg AS' })).toBeNull();
  });

  it('registers an unmatched payment on the invoice whose number is written', async () => {
    const reply = { invoiceId: 7, invoiceNumber: 100_108, companyName: 'Granlia Bygg AS' };
    const server = await open([unmatched], [matchPayment, { status: 200, body: reply }]);
    // The payment no longer waits when the list is read again, while the dialog is still open.
    const isGone = { status: 200, body: { totalEntries: 0, matches: [] } };
    await screen.findAllByText('Without KID');
    fireEvent.click(await screen.findByRole('button', { name: /^Register .* on an invoice$/ }));
    const dialog = await inDialog();
    const number = dialog.getByLabelText('Invoice number');
    fireEvent.change(number, { target: { value: 'A1' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Register' }));
    await dialog.findAllByText('Write the number of the invoice, with digits only');
    fireEvent.change(number, { target: { value: ' 100108 ' } });
    server.answer(listBankPayments, isGone);
    fireEvent.click(dialog.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsTo(matchPayment).map(({ body }) => body)).toEqual([
      { invoiceNumber: 100_108 },
    ]);
    expect(shownToasts().map(({ title }) => title.replace('\u00a0', ' '))).toEqual([
      '899,50 kr is registered',
    ]);
  });

  it('sets one aside with a note, and not without', async () => {
    const server = await open([unmatched], [setPaymentAside, { status: 200, body: null }]);
    fireEvent.click(await screen.findByRole('button', { name: /^Set .* aside$/ }));
    const dialog = await inDialog();
    fireEvent.click(dialog.getByRole('button', { name: 'Set aside' }));
    await waitFor(() => expect(dialog.getByLabelText('Note').ariaInvalid ?? 'true').toBe('true'));
    expect(server.callsTo(setPaymentAside)).toEqual([]);
    fireEvent.change(dialog.getByLabelText('Note'), { target: { value: 'Paid back' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Set aside' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsTo(setPaymentAside).map(({ body }) => body)).toEqual([
      { note: 'Paid back' },
    ]);
  });

  it('shows those that wait first, and others by their filter', async () => {
    const server = await open([unmatched]);
    await press('Registered 2');
    await waitFor(() =>
      expect(server.callsTo(listBankPayments).at(-1)?.address).toContain('filter=REGISTERED'),
    );
    expect(server.callsTo(listBankPayments)[0]?.address).toContain('filter=UNMATCHED');
  });
});
