// @vitest-environment happy-dom
import { refundLine } from '@takst/contract/billing/invoices/refund-line.contract.ts';
import { press } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { granlia } from '#testing/session-answers.ts';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import {
  erased,
  line,
  openAt,
  refund,
  server,
  withLines,
} from '#billing/invoices/test-invoices.tsx';

afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
});

type Options = Parameters<typeof openAt>[2];

describe('a refund', () => {
  const refundButton = (label: string) =>
    document.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`);
  const refunds = { features: ['invoices', 'invoices.refund', 'companyTicket'] as const };
  const openRefund = async (
    answer: { status: number; body: object | null },
    more: Options = {},
  ) => {
    const lines = [
      { ...line, price: 662, quantity: 2, refunds: [refund] },
      { ...erased, productType: 'MOBILITY' },
      { ...line, id: 73, price: 1500, firstName: 'Kari', refunds: [{ ...refund, amount: 1500 }] },
    ];
    await openAt('/bedriftsavtale/faktura/7', [withLines(lines), [refundLine, answer]], {
      features: [...refunds.features],
      ...more,
    });
    await press('Refund Ingrid Ali');
    return within(await screen.findByRole('dialog'));
  };
  const done = { status: 200, body: { id: 10, invoiceNumber: 100_110 } };
  const withSubscriptions = [...refunds.features, 'subscriptions.refund'] as const;

  it('begins with what remains, and says which credit note it made', async () => {
    const dialog = await openRefund(done);
    const amount = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Amount in kroner' });
    expect(amount.value).toBe('999,50');
    dialog.getByText('Ingrid Ali, Company ticket, 2 zones');
    // Nothing remains of a line that is refunded as a whole.
    expect(refundButton('Refund Kari Ali')?.disabled).toBe(true);
    const text = dialog.getByRole('textbox', { name: /^Description/ });
    fireEvent.change(text, { target: { value: 'Too late ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(shownToasts()).toHaveLength(1));
    expect(server.callsTo(refundLine).map(({ address, body }) => ({ address, body }))).toEqual([
      {
        address: '/invoice-admin-api/invoice/7/refund-line/71',
        body: { amount: 999.5, description: 'Too late' },
      },
    ]);
    expect(shownToasts()[0]).toMatchObject({
      title: '999,50\u00a0kr refunded',
      text: 'Ingrid Ali, credit note 100110',
      link: { to: '/bedriftsavtale/faktura/10' },
    });
  });

  it('of nothing is noted, and leads to no credit note', async () => {
    const dialog = await openRefund({ status: 200, body: null });
    const amount = dialog.getByRole('textbox', { name: 'Amount in kroner' });
    fireEvent.change(amount, { target: { value: '0' } });
    const text = dialog.getByRole('textbox', { name: /^Description/ });
    fireEvent.change(text, { target: { value: ' ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(shownToasts()).toHaveLength(1));
    expect(shownToasts()[0]).toMatchObject({
      title: 'A refund of 0 kr is noted on the line',
      text: 'Ingrid Ali',
    });
    expect(shownToasts()[0]?.link).toBeUndefined();
    expect(server.callsTo(refundLine)[0]?.body).toEqual({ amount: 0, description: null });
  });

  it('of a part says how much of the line, which is kept while the page is left', async () => {
    const dialog = await openRefund(done);
    const amount = dialog.getByRole('textbox', { name: 'Amount in kroner' });
    fireEvent.change(amount, { target: { value: '100,50' } });
    cleanup();
    const subscriptions = { features: [...withSubscriptions] };
    const again = await openRefund(done, subscriptions);
    const amountAgain = again.getByRole<HTMLInputElement>('textbox', { name: 'Amount in kroner' });
    expect(amountAgain.value).toBe('100,50');
    fireEvent.click(again.getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(shownToasts().at(-1)?.title).toBe('100,50\u00a0kr refunded'));
    expect(server.callsTo(refundLine)[0]?.body).toMatchObject({ amount: 100.5 });
  });

  it('that is not sent is kept for its line alone', async () => {
    const subscriptions = { features: [...withSubscriptions] };
    const dialog = await openRefund(done, subscriptions);
    const text = dialog.getByRole('textbox', { name: /^Description/ });
    fireEvent.change(text, { target: { value: 'Too late' } });
    cleanup();
    await openAt('/bedriftsavtale/faktura/7', [withLines([{ ...line, id: 76 }])], subscriptions);
    await press('Refund Ingrid Ali');
    const other = within(await screen.findByRole('dialog'));
    const empty = other.getByRole<HTMLInputElement>('textbox', { name: /^Description/ });
    expect(empty.value).toBe('');
  });

  it.each(['999,51', '-1', 'ten', '1,234'])('is not sent for the amount %s', async (typed) => {
    const dialog = await openRefund(done);
    const amount = dialog.getByRole('textbox', { name: 'Amount in kroner' });
    fireEvent.change(amount, { target: { value: typed } });
    fireEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(amount.getAttribute('aria-invalid')).toBe('true'));
    expect(server.callsTo(refundLine)).toEqual([]);
  });

  it('asks to wait when the line was refunded a moment ago', async () => {
    const body = { code: 'NEWLY_REFUNDED', nextAt: '2026-03-04T12:00:00Z' };
    const dialog = await openRefund({ status: 429, body });
    fireEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    await dialog.findByText(
      'This invoice line has newly been refunded, wait 2 minutes before making a new refund request',
    );
  });

  it.each([
    ['LINE_NOT_FOUND', {}, 'The line is no longer on the invoice.'],
    ['REFUND_SWITCHED_OFF', {}, 'Subscriptions cannot be refunded for this company.'],
    ['AMOUNT_TOO_HIGH', { refundable: 24.5 }, /^Only 24,50\skr of the line remains/],
  ] as const)('that is refused says why: %s', async (code, details, text) => {
    const { status } = refundLine.refusals[code];
    const dialog = await openRefund({ status, body: { code, ...details } });
    fireEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    await dialog.findByText(text);
    expect(server.callsTo(refundLine)[0]?.body).toMatchObject({ description: null });
  });

  const switchedOff = {
    ...granlia,
    agreementSettings: { ...granlia.agreementSettings, disableRefundSubscriptionButton: true },
  };
  it.each<[string, Options, boolean]>([
    ['not to who may not refund those', {}, false],
    ['to who may', { features: [...withSubscriptions] }, true],
    [
      'not where the operator has switched it off',
      { features: [...withSubscriptions], company: switchedOff },
      false,
    ],
  ])('is offered for a subscription %s', async (_, more, isOffered) => {
    await openRefund(done, more);
    expect(refundButton('Refund Company ticket, 1 zone') !== null).toBe(isOffered);
  });

  it('is offered for nothing to who may refund nothing but subscriptions', async () => {
    const features = ['invoices', 'companyTicket', 'subscriptions.refund'] as const;
    const lines = [line, { ...erased, productType: 'MOBILITY' }];
    await openAt('/bedriftsavtale/faktura/7', [withLines(lines)], { features: [...features] });
    await screen.findByRole('row', { name: /Ingrid Ali/ });
    expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull();
  });
});
