// @vitest-environment happy-dom
import { listCredits } from '@takst/contract/billing/invoices/credits/list-credits.contract.ts';
import { payOutCredit } from '@takst/contract/billing/invoices/credits/pay-out-credit.contract.ts';
import { press } from '#testing/actions.ts';
import { cellsOf } from '#testing/cells-of.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { rememberedIds } from '#platform/session/remembered-company.ts';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { fakeServer, type RouteAnswer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { CreditsSection } from './credits.section.tsx';

afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
});

const open = {
  id: 17,
  state: 'OPEN',
  invoice: { id: 7, invoiceNumber: 100_108 },
  companyId: 1002,
  companyName: 'Granlia Bygg AS',
  agreementNumber: 1,
  amount: 324.5,
  day: '2026-03-02',
  setOffAgainst: null,
  paidOutBy: null,
  note: null,
};
const paidOut = { ...open, id: 3, state: 'PAID_OUT', paidOutBy: 'Olga Opsahl', note: 'Bank 4711' };

async function show(credits: readonly object[], ...answers: RouteAnswer[]) {
  const body = { totalEntries: credits.length, matches: credits };
  const server = fakeServer([listCredits, { status: 200, body }], ...answers);
  await openPage({
    pages: { '/innbetalinger': CreditsSection },
    at: '/innbetalinger',
    texts: ['credits'],
    features: ['invoices.payments'],
  });
  return server;
}

async function payOut(answer: { status: number; body: object }, amount?: string) {
  const server = await show([open], [payOutCredit, answer]);
  const name = 'Register that 324,50\u00a0kr was paid out to Granlia Bygg AS';
  fireEvent.click(await screen.findByRole('button', { name }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount in kroner' });
  expect(field.value).toBe('324,50');
  if (amount !== undefined) fireEvent.change(field, { target: { value: amount } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), {
    target: { value: 'Bank 4711' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Register' }));
  return server;
}

const setOff = {
  ...open,
  id: 4,
  state: 'SET_OFF',
  setOffAgainst: { id: 8, invoiceNumber: 100_112 },
};

describe('what companies have to their credit', () => {
  it('is listed with what becomes of it, and what was done with it', async () => {
    const server = await show([open, paidOut, setOff]);
    await screen.findByText('Is set off against the next invoice of agreement 1');
    const rows = screen.getAllByRole('row', { name: /100108/ });
    const facts = ['100108', '324,50 kr', '02.03.2026'];
    expect(rows.map(cellsOf)).toEqual([
      [...facts, 'Is set off against the next invoice of agreement 1Paid out'],
      [...facts, 'Olga Opsahl: Bank 4711'],
      [...facts, 'On invoice 100112'],
    ]);
    const queriesOf = (name: string) =>
      server
        .callsTo(listCredits)
        .map(({ address }) => new URL(address, location.origin).searchParams.get(name));
    const filters = () => queriesOf('filter');
    expect(filters()).toEqual([null]);
    await press('Set off');
    await waitFor(() => expect(filters().at(-1)).toBe('SET_OFF'));
    await press('Paid out');
    await waitFor(() => expect(filters().at(-1)).toBe('PAID_OUT'));
    expect(screen.getAllByRole('button', { name: /was paid out to/ })).toHaveLength(1);
    const search = screen.getByRole('searchbox');
    fireEvent.change(search, { target: { value: 'granlia' } });
    await waitFor(() => expect(queriesOf('searchFor').at(-1)).toBe('granlia'));
    expect(filters().at(-1)).toBe('PAID_OUT');
  });

  it('leads to the invoice in its company', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    onTestFinished(() => assign.mockRestore());
    await show([{ ...setOff, companyId: 1003 }]);
    await press('100108');
    expect(assign.mock.calls).toEqual([['/bedriftsavtale/faktura/7']]);
    expect(rememberedIds(5)).toEqual([1003]);
  });

  it('says what was searched when nothing is found', async () => {
    const server = await show([open]);
    await screen.findByRole('row', { name: /100108/ });
    server.answer(listCredits, { status: 200, body: { totalEntries: 0, matches: [] } });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'x' } });
    await screen.findByText('No hits for “x”');
    screen.getByText(/^You can search for company, invoice number, agreement number and note/);
  });

  it('is nothing when nobody has any', async () => {
    await show([]);
    await screen.findByText('Nobody has a credit');
  });

  it('is paid out with amount, day and note', async () => {
    const server = await payOut({ status: 200, body: { remaining: 224.5 } }, '100');
    await waitFor(() => expect(shownToasts()).toHaveLength(1));
    expect(shownToasts()).toMatchObject([
      {
        title: expect.stringMatching(/^100,00.kr is registered as paid out$/),
        text: 'Granlia Bygg AS',
      },
    ]);
    await waitFor(() => expect(server.callsTo(listCredits)).toHaveLength(2));
    expect(server.callsTo(payOutCredit).map(({ address, body }) => ({ address, body }))).toEqual([
      {
        address: '/invoice-admin-api/invoice/7/pay-out',
        body: { amount: 100, note: 'Bank 4711', paidOutOn: '2026-03-04' },
      },
    ]);
  });

  it('was paid out on another day, without which nothing is sent', async () => {
    const server = await payOut({ status: 422, body: { code: 'DAY_NOT_POSSIBLE' } });
    const refusal = 'The day must be from the date of the invoice until today.';
    await screen.findByText(refusal);
    const day = await screen.findByRole('textbox', { name: 'Day of payment' });
    fireEvent.change(day, { target: { value: '' } });
    await waitFor(() => expect(screen.queryByText(refusal)).toBeNull());
    screen.getByText('Choose a day');
    fireEvent.click(screen.getByRole('button', { name: 'Register' }));
    fireEvent.change(day, { target: { value: '03.03.2026' } });
    fireEvent.click(screen.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(server.callsTo(payOutCredit)).toHaveLength(2));
    expect(server.callsTo(payOutCredit).at(-1)?.body).toMatchObject({ paidOutOn: '2026-03-03' });
  });

  it.each(['324,51', '0', '-1', 'x'])('is not paid out for %s kroner', async (amount) => {
    const server = await payOut({ status: 200, body: { remaining: 0 } }, amount);
    const field = screen.getByRole('textbox', { name: 'Amount in kroner' });
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(server.callsTo(payOutCredit)).toEqual([]);
  });

  it('of an invoice that is gone is not paid out', async () => {
    await payOut({ status: 404, body: { code: 'INVOICE_NOT_FOUND' } });
    await screen.findByText('The invoice does not exist any more.');
    expect(shownToasts()).toEqual([]);
  });

  it('that was settled meanwhile says what is left', async () => {
    await payOut({ status: 409, body: { code: 'CREDIT_TOO_LOW', remaining: 24.5 } });
    await screen.findByText(/The credit is only 24,50.kr now/);
  });
});
