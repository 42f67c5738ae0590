// @vitest-environment happy-dom
import { listInvoices } from '@takst/contract/invoices/list-invoices.contract.ts';
import { refundLine } from '@takst/contract/invoices/refund-line.contract.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closeToast, shownToasts } from '#design/toasts/toasts.ts';
import {
  erased,
  february,
  finds,
  line,
  openAt,
  refund,
  server,
  withLines,
} from './test-invoices.tsx';

afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
});

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => plain(textContent));
const lastQuery = () =>
  server
    .callsTo(listInvoices)
    .map(({ address }) => new URL(address, location.origin).searchParams)
    .at(-1);
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));

describe('the list of invoices', () => {
  it.each([
    ['en', 'Company ticket', 'February 2026', 'Due 1 Apr'],
    ['nb', 'Bedriftsbillett', 'Februar 2026', 'Forfaller 1. apr.'],
  ] as const)('shows every column in %s and leads to the invoice', async (language, ...words) => {
    const [type, month, status] = words;
    const { router } = await openAt('/faktura', [finds([february]), withLines([line])], {
      language,
    });
    const row = await screen.findByRole('row', { name: /100108/ });
    const days = { date: '02.03.2026', due: '01.04.2026' };
    const expected = [days.date, type, month, '2', 'Main office', status, days.due, '2 018,00 kr'];
    expect(cellsOf(row)).toEqual(expected);
    fireEvent.click(within(row).getByRole('link', { name: '100108' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/bedriftsavtale/faktura/7'));
  });

  it.each([
    [{ paymentStatus: 'PAID' }, 'Paid'],
    [{ paymentStatus: 'OVERDUE', dueDate: '2026-03-01' }, '3 days overdue'],
    [{ paymentStatus: 'PARTLY_PAID' }, 'Partly paid'],
    [{ paymentStatus: 'CREDITED' }, 'Credited'],
    [{ paymentStatus: 'CREDITED', type: 'CREDIT_NOTE', creditedInvoiceId: 6 }, 'Credit note'],
  ])('says of %j: %s', async (more, status) => {
    await openAt('/faktura', [finds([{ ...february, ...more }])]);
    const row = await screen.findByRole('row', { name: /100108/ });
    expect(cellsOf(row)[5]).toBe(status);
  });

  it('is filtered by status and year, sorted, and downloaded as it is chosen', async () => {
    const { router } = await openAt('/faktura?year=2026', [finds([february])]);
    await press('Unpaid 2');
    await waitFor(() => expect(lastQuery()?.get('filter')).toBe('UNPAID'));
    expect(lastQuery()?.get('year')).toBe('2026');
    const date = screen.getByRole('columnheader', { name: 'Date' });
    expect(date.getAttribute('aria-sort')).toBe('descending');
    await press('Total');
    await waitFor(() => expect(lastQuery()?.get('sort')).toBe('totalPrice'));
    const link = screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href');
    expect(link).toBe(
      '/api/invoice/csv/by-company-id/1001?searchFor=&filter=UNPAID&year=2026&sort=totalPrice',
    );
    await press('Date');
    await press('Date');
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ year: '2026', filter: 'UNPAID' }),
    );
  });

  it('shows what each month cost, and the difference to the month before', async () => {
    await openAt('/faktura', [finds([february])]);
    const costs = within(await screen.findByRole('region', { name: 'Costs' }));
    expect(plain((await costs.findByText(/^\+694/)).textContent)).toBe('+694 kr from January');
    const months = costs.getAllByRole('listitem').map(({ textContent }) => plain(textContent));
    expect(months[0]).toContain('January 2026: 1 324,00 kr');
    expect(months[1]).toContain('February 2026: 2 018,00 kr');
  });

  it('says what would be here when there is none', async () => {
    await openAt('/faktura', [finds([])]);
    await screen.findByText('No invoices yet');
    expect(screen.queryByRole('region', { name: 'Costs' })).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

describe('an invoice', () => {
  const path = '/bedriftsavtale/faktura/7';

  it('shows its facts and lines, and links to the people who are known', async () => {
    await openAt(path, [withLines([{ ...line, refunds: [refund] }, erased])]);
    await screen.findByRole('heading', { level: 1, name: 'February 2026' });
    const row = await screen.findByRole('row', { name: /Ingrid Ali/ });
    expect(cellsOf(row)).toEqual(['1 324,00 kr', '1', '1 324,00 kr', '324,50 kr']);
    const person = within(row).getByRole('link', { name: 'Ingrid Ali' });
    expect(person.getAttribute('href')).toBe('/bedriftsavtale/ansatt/77');
    screen.getByText('A-2040 · Company ticket, 2 zones');
    const other = screen.getByRole('row', { name: /The name is deleted/ });
    expect(within(other).queryByRole('link')).toBeNull();
    for (const text of ['01.04.2026', february.kid, 'Main office']) screen.getByText(text);
    const note = screen.getByRole('link', { name: 'Credit note 100109' });
    expect(note.getAttribute('href')).toBe('/bedriftsavtale/faktura/8');
    expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull();
  });

  it('shows 25 lines at a time', async () => {
    const many = Array.from({ length: 60 }, (_, at) => ({ ...line, id: 100 + at }));
    await openAt(path, [withLines(many)]);
    expect(await screen.findAllByRole('row', { name: /Ingrid Ali/ })).toHaveLength(25);
    await press('Page 3');
    expect(screen.getAllByRole('row', { name: /Ingrid Ali/ })).toHaveLength(10);
  });
});

describe('a refund', () => {
  const refunds = { features: ['invoices', 'invoices.refund', 'companyTicket'] as const };
  const openRefund = async (answer: { status: number; body: object }) => {
    const lines = [
      { ...line, refunds: [refund] },
      { ...erased, productType: 'MOBILITY' },
    ];
    await openAt('/bedriftsavtale/faktura/7', [withLines(lines), [refundLine, answer]], {
      features: [...refunds.features],
    });
    await press('Refund Ingrid Ali');
    return within(await screen.findByRole('dialog'));
  };
  const done = { status: 200, body: { id: 10, invoiceNumber: 100_110 } };

  it('begins with what remains, and says which credit note it made', async () => {
    const dialog = await openRefund(done);
    const amount = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Amount in kroner' });
    expect(amount.value).toBe('999,50');
    fireEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(shownToasts()).toHaveLength(1));
    expect(server.callsTo(refundLine).map(({ address, body }) => ({ address, body }))).toEqual([
      {
        address: '/invoice-admin-api/invoice/7/refund-line/71',
        body: { amount: 999.5, description: null },
      },
    ]);
    expect(shownToasts()[0]).toMatchObject({
      title: '999,50\u00a0kr refunded',
      text: 'Ingrid Ali, credit note 100110',
      link: { to: '/bedriftsavtale/faktura/10' },
    });
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

  it('is not offered for a subscription to who may not refund those', async () => {
    await openRefund(done);
    expect(document.querySelectorAll('button[aria-label^="Refund "]')).toHaveLength(1);
  });
});
