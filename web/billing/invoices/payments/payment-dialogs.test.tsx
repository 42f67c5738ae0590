// @vitest-environment happy-dom
import { listBankPayments } from '@takst/contract/billing/invoices/payments/list-bank-payments.contract.ts';
import { matchPayment } from '@takst/contract/billing/invoices/payments/match-payment.contract.ts';
import { movePayment } from '@takst/contract/billing/invoices/payments/move-payment.contract.ts';
import { registerRepeatedRow } from '@takst/contract/billing/invoices/payments/register-repeated-row.contract.ts';
import { setPaymentAside } from '@takst/contract/billing/invoices/payments/set-payment-aside.contract.ts';
import { plainText } from '#testing/cells-of.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { inDialog, open, registered, unmatched } from './test-payments.tsx';

afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
});

describe('a dialog about a payment', () => {
  it('registers an unmatched payment on the invoice whose number is written', async () => {
    const reply = { invoiceId: 7, invoiceNumber: 100_108, companyName: 'Granlia Bygg AS' };
    const server = await open([unmatched], [matchPayment, { status: 200, body: reply }]);
    // The payment no longer waits when the list is read again, while the dialog is still open.
    const isGone = { status: 200, body: { totalEntries: 0, matches: [] } };
    await screen.findAllByText('Without KID');
    fireEvent.click(await screen.findByRole('button', { name: /^Choose invoice for / }));
    const dialog = await inDialog();
    const number = dialog.getByLabelText('Invoice number');
    dialog.getByText(/^899,50\skr, 03\.03\.2026, Otra Bryggeri AS$/);
    for (const wrong of ['A1', '100108 A']) {
      fireEvent.change(number, { target: { value: wrong } });
      fireEvent.click(dialog.getByRole('button', { name: 'Register' }));
      await dialog.findAllByText('Write the number of the invoice, with digits only');
    }
    expect(server.callsTo(matchPayment)).toEqual([]);
    fireEvent.change(number, { target: { value: ' 100108 ' } });
    server.answer(listBankPayments, isGone);
    fireEvent.click(dialog.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsTo(matchPayment).map(({ body }) => body)).toEqual([
      { invoiceNumber: 100_108 },
    ]);
    expect(server.callsTo(matchPayment)[0]?.address).toMatch(/\/3\//);
    expect(shownToasts().map(({ title }) => plainText(title))).toEqual(['899,50 kr is registered']);
    expect(shownToasts()).toMatchObject([{ text: 'Invoice 100108, Granlia Bygg AS' }]);
  });

  it.each([
    [
      { invoiceId: 7, invoiceNumber: 100_108, companyName: 'Granlia Bygg AS' },
      '123',
      {
        effect: /^It is registered at once on the invoice with this KID/,
        title: /is registered$/,
        text: 'Invoice 100108, Granlia Bygg AS',
      },
    ],
    [
      null,
      null,
      { effect: /^It has no KID/, title: /is added$/, text: 'The payment stands under Waiting' },
    ],
  ])('registers a known row as a payment of its own: %j', async (matchedInvoice, kid, texts) => {
    const { effect, title, text } = texts;
    const invoice = matchedInvoice && { ...matchedInvoice, id: matchedInvoice.invoiceId };
    const payment = { ...registered, payer: 'Otra Bryggeri AS', kid };
    const knownRow = { ...payment, repeatedRow: 7, repeatedFileId: 9, mayBeAnother: true };
    const server = await open(
      [knownRow],
      [registerRepeatedRow, { status: 200, body: { invoice } }],
    );
    fireEvent.click(
      await screen.findByRole('button', { name: /^Register on its own: no\. 7 of the file, / }),
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByText(/^No\. 7 of the file is equal to a payment that we know/);
    // Who paid the other one says nothing of this one.
    dialog.getByText(/^899,50\skr, 03\.03\.2026$/);
    dialog.getByText(effect);
    fireEvent.click(dialog.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.callsTo(registerRepeatedRow)[0]?.address).toMatch(
      /payment-file\/9\/row\/7\/register/,
    );
    expect(shownToasts()).toMatchObject([{ title: expect.stringMatching(title), text }]);
  });

  it('offers it for no row that the bank says is the same', async () => {
    await open([{ ...registered, kid: '123', repeatedRow: 7, repeatedFileId: 9 }]);
    await screen.findAllByText('Same reference from the bank: it is the same payment.');
    expect(screen.queryByRole('button', { name: /^Register on its own/ })).toBeNull();
  });

  it.each([
    ['another invoice', 'On another invoice', 100_109],
    ['none yet', /^I do not know yet/, null],
  ])('moves one that is registered to %s', async (_, where, invoiceNumber) => {
    const invoice = invoiceNumber && {
      id: 8,
      invoiceNumber,
      companyName: 'Granlia Bygg AS',
    };
    const server = await open([registered], [movePayment, { status: 200, body: { invoice } }]);
    fireEvent.click(await screen.findByRole('button', { name: /^Move .* to another invoice$/ }));
    const dialog = await inDialog();
    dialog.getByText('It is registered on invoice 100108, Granlia Bygg AS.');
    fireEvent.click(dialog.getByRole('radio', { name: where }));
    const number = dialog.queryByLabelText('Invoice number');
    expect(number === null).toBe(invoiceNumber === null);
    if (number) fireEvent.change(number, { target: { value: '100109' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsTo(movePayment).map(({ body }) => body)).toEqual([
      { previousInvoiceNumber: 100_108, invoiceNumber },
    ]);
    expect(server.callsTo(movePayment)[0]?.address).toMatch(/\/4\//);
    expect(shownToasts()).toMatchObject([
      {
        title: expect.stringMatching(/^899,50.kr is moved$/),
        text: invoice ? 'Invoice 100109, Granlia Bygg AS' : 'The payment waits again',
      },
    ]);
  });

  it.each([
    ['where it is now', 100_110, /100110/],
    ['that it is nowhere', null, /^Somebody has moved the payment meanwhile\. Close this/],
  ])('says of one that was moved since %s', async (_, currentInvoiceNumber, text) => {
    const body = { code: 'PAYMENT_MOVED_SINCE', currentInvoiceNumber };
    const server = await open([registered], [movePayment, { status: 409, body }]);
    fireEvent.click(await screen.findByRole('button', { name: /^Move .* to another invoice$/ }));
    const dialog = await inDialog();
    fireEvent.click(dialog.getByRole('radio', { name: /^I do not know yet/ }));
    fireEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await dialog.findByText(text);
    if (currentInvoiceNumber === null) return;
    // Who has seen where it is now may move it from there.
    fireEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(server.callsTo(movePayment)).toHaveLength(2));
    expect(server.callsTo(movePayment)[1]?.body).toEqual({
      previousInvoiceNumber: currentInvoiceNumber,
      invoiceNumber: null,
    });
  });

  it.each([
    ['PAYMENT_NOT_FOUND', 'The payment does not exist any more.'],
    ['PAYMENT_REGISTERED', 'The payment is registered already.'],
    ['INVOICE_NOT_FOUND', 'There is no invoice with this number.'],
    ['NOTHING_TO_REVERSE', 'So much has not been paid of this invoice.'],
  ] as const)('says why a payment is not registered: %s', async (code, text) => {
    const { status } = matchPayment.refusals[code];
    await open([unmatched], [matchPayment, { status, body: { code } }]);
    fireEvent.click(await screen.findByRole('button', { name: /^Choose invoice for / }));
    const dialog = await inDialog();
    fireEvent.change(dialog.getByLabelText('Invoice number'), { target: { value: '100108' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Register' }));
    await dialog.findByText(text);
    expect(shownToasts()).toEqual([]);
  });

  it.each([
    ['INVOICE_NOT_FOUND', 'There is no invoice with this number.'],
    ['PAYMENT_REVERSED', /^The bank has taken back so much of the invoice/],
    ['NOTHING_TO_REVERSE', 'So much has not been paid of this invoice.'],
  ] as const)('says why a payment is not moved: %s', async (code, text) => {
    const { status } = movePayment.refusals[code];
    await open([registered], [movePayment, { status, body: { code } }]);
    fireEvent.click(await screen.findByRole('button', { name: /^Move .* to another invoice$/ }));
    const dialog = await inDialog();
    fireEvent.change(dialog.getByLabelText('Invoice number'), { target: { value: '100109' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await dialog.findByText(text);
  });

  it.each([
    ['ROW_REGISTERED', 'The payment is registered already.'],
    ['SAME_PAYMENT', 'Same reference from the bank: it is the same payment.'],
  ] as const)('says why a known row is not registered on its own: %s', async (code, text) => {
    const { status } = registerRepeatedRow.refusals[code];
    const knownRow = { ...registered, repeatedRow: 7, repeatedFileId: 9, mayBeAnother: true };
    await open([knownRow], [registerRepeatedRow, { status, body: { code } }]);
    fireEvent.click(await screen.findByRole('button', { name: /^Register on its own/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Register' }));
    await dialog.findByText(text);
  });

  it.each([
    ['PAYMENT_NOT_FOUND', 'The payment does not exist any more.'],
    ['PAYMENT_SET_ASIDE', 'The payment is set aside already.'],
  ] as const)('says why a payment is not set aside: %s', async (code, text) => {
    const { status } = setPaymentAside.refusals[code];
    await open([unmatched], [setPaymentAside, { status, body: { code } }]);
    fireEvent.click(await screen.findByRole('button', { name: /^Set aside 899,50/ }));
    const dialog = await inDialog();
    fireEvent.change(dialog.getByLabelText('Note'), { target: { value: 'Paid back' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Set aside' }));
    await dialog.findByText(text);
  });

  it.each([
    [unmatched, /^Choose invoice for 899,50/, 'Invoice number'],
    [unmatched, /^Set aside 899,50/, 'Note'],
    [registered, /^Move 899,50/, 'Invoice number'],
  ])('keeps for its payment alone what is not sent: %#', async (payment, button, label) => {
    const written = async () => {
      fireEvent.click(await screen.findByRole('button', { name: button }));
      return (await inDialog()).getByLabelText<HTMLInputElement>(label);
    };
    await open([payment]);
    fireEvent.change(await written(), { target: { value: '100109' } });
    cleanup();
    await open([{ ...payment, id: 99 }]);
    expect((await written()).value).toBe('');
    cleanup();
    await open([payment]);
    expect((await written()).value).toBe('100109');
  });

  it('sets one aside with a note, and not without', async () => {
    const refused = { status: 409, body: { code: 'PAYMENT_REGISTERED' } };
    const server = await open([unmatched], [setPaymentAside, refused]);
    fireEvent.click(await screen.findByRole('button', { name: /^Set aside 899,50/ }));
    const dialog = await inDialog();
    fireEvent.click(dialog.getByRole('button', { name: 'Set aside' }));
    await waitFor(() => expect(dialog.getByLabelText('Note').ariaInvalid ?? 'true').toBe('true'));
    expect(server.callsTo(setPaymentAside)).toEqual([]);
    fireEvent.change(dialog.getByLabelText('Note'), { target: { value: 'Paid back' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Set aside' }));
    await dialog.findByText('The payment is registered already.');
    server.answer(setPaymentAside, { status: 200, body: null });
    fireEvent.click(dialog.getByRole('button', { name: 'Set aside' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsTo(setPaymentAside).map(({ body }) => body)).toEqual([
      { note: 'Paid back' },
      { note: 'Paid back' },
    ]);
    expect(server.callsTo(setPaymentAside)[0]?.address).toMatch(/\/3\//);
    expect(shownToasts()).toMatchObject([{ title: 'The payment is set aside' }]);
  });
});
