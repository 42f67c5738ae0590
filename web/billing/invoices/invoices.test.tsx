// @vitest-environment happy-dom
import { getCostChanges } from '@takst/contract/billing/invoices/get-cost-changes.contract.ts';
import { getInvoiceBase } from '@takst/contract/billing/invoices/base/get-invoice-base.contract.ts';
import { listInvoiceBases } from '@takst/contract/billing/invoices/base/list-invoice-bases.contract.ts';
import { listInvoices } from '@takst/contract/billing/invoices/list-invoices.contract.ts';
import { refundLine } from '@takst/contract/billing/invoices/refund-line.contract.ts';
import { press } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { cellsOf, plainText } from '#testing/cells-of.ts';
import { granlia } from '#testing/session-answers.ts';
import type { RouteAnswer } from '#testing/fake-server.ts';
import { shownToasts } from '#platform/design/toasts/toasts.ts';
import {
  erased,
  february,
  finds,
  january,
  line,
  openAt,
  refund,
  server,
  withLines,
} from './test-invoices.tsx';

afterEach(cleanup);

const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const lastQuery = () =>
  server
    .callsTo(listInvoices)
    .map(({ address }) => new URL(address, location.origin).searchParams)
    .at(-1);

describe('the list of invoices', () => {
  it.each([
    ['en', 'Company ticket', 'Feb 2026', 'Due 1 Apr'],
    ['nb', 'Bedriftsbillett', 'Feb. 2026', 'Forfaller 1. apr.'],
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

  it('is filtered by status and months, sorted, and downloaded as it is chosen', async () => {
    const { router } = await openAt('/faktura?from=2026-01', [finds([february])]);
    await press('Unpaid 2');
    await waitFor(() => expect(lastQuery()?.get('filter')).toBe('UNPAID'));
    expect(lastQuery()?.get('from')).toBe('2026-01-01');
    const last = screen.getByRole('combobox', { name: 'To month' });
    expect([...last.children].map(({ textContent }) => textContent)).toEqual([
      'Until today',
      'To February 2026',
      'To January 2026',
    ]);
    fireEvent.change(last, { target: { value: '2026-02' } });
    await waitFor(() => expect(lastQuery()?.get('to')).toBe('2026-02-01'));
    const date = screen.getByRole('columnheader', { name: 'Date' });
    expect(date.getAttribute('aria-sort')).toBe('descending');
    await press('Total');
    await waitFor(() => expect(lastQuery()?.get('sort')).toBe('totalPrice'));
    await press('Download');
    const query =
      'by-company-id/1001?searchFor=&filter=UNPAID&from=2026-01-01&to=2026-02-01&sort=totalPrice';
    const files = { CSV: 'csv', 'Excel (.xlsx)': 'xlsx' };
    for (const [name, folder] of Object.entries(files)) {
      expect(linkTo(name)).toBe(`/api/invoice/${folder}/${query}`);
    }
    await press('Date');
    await press('Date');
    await waitFor(() =>
      expect(router.state.location.search).toEqual({
        from: '2026-01',
        to: '2026-02',
        filter: 'UNPAID',
      }),
    );
  });

  it('shows what each month cost, and the difference to the month before', async () => {
    await openAt('/faktura', [finds([february])]);
    const costs = within(await screen.findByRole('region', { name: 'Costs' }));
    expect(plainText((await costs.findByText(/^\+694/)).textContent)).toBe('+694 kr from January');
    const months = costs.getAllByRole('listitem').map(({ textContent }) => plainText(textContent));
    expect(months[0]).toContain('January 2026: 1 324,00 kr');
    expect(months[1]).toContain('February 2026: 2 018,00 kr');
  });

  it('shows line for line what changed since the month before, with links to the people', async () => {
    const change = { line: { ...line, price: 694 }, oldPrice: null, priceDifference: 694 };
    const dearer = { ...change, line, oldPrice: 1204, priceDifference: 120 };
    const groups = [
      { changeType: 'SUBSCRIBED', count: 9, priceDifference: 6246, changes: [change] },
      { changeType: 'PRICE_CHANGED', count: 1, priceDifference: 120, changes: [dearer] },
    ];
    await openAt('/faktura', [finds([february]), [getCostChanges, { status: 200, body: groups }]]);
    await press('See what has changed');
    const list = (await screen.findByText('9 new')).closest('ul');
    const [january, fresh, , other, , last] = within(list ?? document.body)
      .getAllByRole('listitem')
      .map(({ textContent }) => plainText(textContent));
    expect(january).toBe('January 20261 324,00 kr');
    expect(fresh).toContain('9 new+6 246 kr');
    expect(other).toContain('from 1 204,00 kr to 1 324,00 kr');
    expect(last).toBe('February 20262 018,00 kr');
    const person = screen.getAllByRole('link', { name: 'Ingrid Ali' })[0];
    expect(person?.getAttribute('href')).toBe('/bedriftsavtale/ansatt/77');
    await press('Show 8 more');
    await waitFor(() =>
      expect(server.callsTo(getCostChanges).map(({ address }) => address)).toEqual([
        '/api/invoice/changes/by-company-id/1001?month=2026-02-01',
        '/api/invoice/changes/by-company-id/1001?month=2026-02-01&all=SUBSCRIBED',
      ]),
    );
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

  it('is downloaded as PDF and as EHF', async () => {
    await openAt(path, [withLines([line])]);
    const pdf = await screen.findByRole('link', { name: 'Download PDF' });
    expect(pdf.getAttribute('href')).toBe('/api/invoice/pdf/7/file');
    await press('More files');
    const ehf = screen.getByRole('link', { name: 'EHF (XML)' });
    expect(ehf.getAttribute('href')).toBe('/api/invoice/ehf/7');
    fireEvent.click(ehf);
    expect(screen.queryByRole('link', { name: 'EHF (XML)' })).toBeNull();
  });

  it('shows 25 lines at a time', async () => {
    const many = Array.from({ length: 60 }, (_, at) => ({ ...line, id: 100 + at }));
    await openAt(path, [withLines(many)]);
    expect(await screen.findAllByRole('row', { name: /Ingrid Ali/ })).toHaveLength(25);
    await press('Page 3');
    expect(screen.getAllByRole('row', { name: /Ingrid Ali/ })).toHaveLength(10);
  });
});

describe('the invoice base of a company that is invoiced elsewhere', () => {
  const company = {
    ...granlia,
    agreementSettings: { ...granlia.agreementSettings, invoiceBaseOnly: true },
  };
  const listed: RouteAnswer = [
    listInvoiceBases,
    { status: 200, body: { totalEntries: 1, matches: [january] } },
  ];

  it('is listed by month, and leads to the lines of the month', async () => {
    const answer = { status: 200, body: { ...january, invoiceLines: [line, erased] } };
    const { router } = await openAt('/faktura', [listed, [getInvoiceBase, answer]], { company });
    await screen.findByRole('heading', { level: 1, name: 'Invoice base' });
    const row = await screen.findByRole('row', { name: /January 2026/ });
    expect(cellsOf(row)).toEqual(['Company ticket', 'Main office', '2', '2 018,00 kr']);
    await press('Download');
    expect(linkTo('Excel (.xlsx)')).toBe(
      '/invoice-admin-api/invoice-base/xlsx/by-company-id/1001?searchFor=',
    );
    fireEvent.click(within(row).getByRole('link', { name: 'January 2026' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/bedriftsavtale/faktura/5'));
    await screen.findByRole('heading', { level: 1, name: 'January 2026' });
    const lineRow = await screen.findByRole('row', { name: /Ingrid Ali/ });
    expect(cellsOf(lineRow)).toEqual(['1 324,00 kr', '1', '1 324,00 kr']);
    screen.getByText('Closed 07.02.2026');
    expect(screen.queryByRole('link', { name: /PDF/ })).toBeNull();
    await press('Download');
    expect(linkTo('CSV')).toBe('/invoice-admin-api/invoice-base/csv/5');
  });
});

describe('a refund', () => {
  const refunds = { features: ['invoices', 'invoices.refund', 'companyTicket'] as const };
  const openRefund = async (answer: { status: number; body: object | null }) => {
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

  it('of nothing is noted, and leads to no credit note', async () => {
    const dialog = await openRefund({ status: 200, body: null });
    const amount = dialog.getByRole('textbox', { name: 'Amount in kroner' });
    fireEvent.change(amount, { target: { value: '0' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(shownToasts()).toHaveLength(1));
    expect(shownToasts()[0]).toMatchObject({ title: 'A refund of 0 kr is noted on the line' });
    expect(shownToasts()[0]?.link).toBeUndefined();
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
