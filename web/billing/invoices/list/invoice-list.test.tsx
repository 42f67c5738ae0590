// @vitest-environment happy-dom
import { getCostChanges } from '@takst/contract/billing/invoices/get-cost-changes.contract.ts';
import { getNextInvoice } from '@takst/contract/billing/invoices/get-next-invoice.contract.ts';
import {
  getInvoiceOverview,
  listInvoices,
} from '@takst/contract/billing/invoices/list-invoices.contract.ts';
import { press } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { asPhone } from '#testing/as-phone.ts';
import { cardsOf, cellsOf, plainText } from '#testing/cells-of.ts';
import {
  february,
  finds,
  line,
  openAt,
  overview,
  server,
  withLines,
} from '#billing/invoices/test-invoices.tsx';

afterEach(cleanup);

const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const lastQuery = () =>
  server
    .callsTo(listInvoices)
    .map(({ address }) => new URL(address, location.origin).searchParams)
    .at(-1);

const optionsOf = (name: string) =>
  [...screen.getByRole('combobox', { name }).children].map(({ textContent }) => textContent);

describe('the list of invoices', () => {
  it.each([
    ['en', 'Feb 2026', 'Due 1 Apr'],
    ['nb', 'Feb. 2026', 'Forfaller 1. apr.'],
  ] as const)(
    'shows every column in %s and leads to the invoice',
    async (language, month, status) => {
      const listed = { ...february, sinceLast: 694.4 };
      const { router } = await openAt('/faktura', [finds([listed]), withLines([line])], {
        language,
      });
      const row = await screen.findByRole('row', { name: /100108/ });
      const days = { date: '02.03.2026', due: '01.04.2026' };
      const amounts = ['2 018,00 kr', '+694 kr'];
      const expected = ['100108', days.date, '2', 'Main office', status, days.due, ...amounts];
      await waitFor(() => expect(cellsOf(row)).toEqual(expected));
      fireEvent.click(within(row).getByRole('link', { name: month }));
      await waitFor(() => expect(router.state.location.pathname).toBe('/bedriftsavtale/faktura/7'));
    },
  );

  it.each([
    [{ paymentStatus: 'PAID' }, 'Paid'],
    [{ paymentStatus: 'OVERDUE', dueDate: '2026-01-18' }, '45 days overdue'],
    [{ paymentStatus: 'PARTLY_PAID' }, 'Partly paid'],
    [{ paymentStatus: 'CREDITED' }, 'Credited'],
    [{ paymentStatus: 'CREDITED', type: 'CREDIT_NOTE', creditedInvoiceId: 6 }, 'Credit note'],
  ])('says of %j: %s', async (more, status) => {
    await openAt('/faktura', [finds([{ ...february, ...more }])]);
    const row = await screen.findByRole('row', { name: /100108/ });
    expect(cellsOf(row)[4]).toBe(status);
  });

  it('has neither tickets nor a due date of a credit note, and the difference in whole kroner', async () => {
    const creditNote = { type: 'CREDIT_NOTE', creditedInvoiceId: 7, paymentStatus: 'CREDITED' };
    await openAt('/faktura', [
      finds([
        { ...february, ...creditNote, id: 8, invoiceNumber: 100_109, totalPrice: -694 },
        { ...february, sinceLast: 0 },
        { ...february, id: 6, invoiceNumber: 100_107, sinceLast: -694.6 },
      ]),
    ]);
    const rows = await screen.findAllByRole('row', { name: /1001/ });
    await waitFor(() =>
      expect(rows.map((row) => cellsOf(row).slice(2))).toEqual([
        ['', 'Main office', 'Credit note', '', '−694,00 kr', ''],
        ['2', 'Main office', 'Due 1 Apr', '01.04.2026', '2 018,00 kr', '0 kr'],
        ['2', 'Main office', 'Due 1 Apr', '01.04.2026', '2 018,00 kr', '−695 kr'],
      ]),
    );
  });

  it('is a list of cards on a phone', async () => {
    asPhone();
    const creditNote = { type: 'CREDIT_NOTE', creditedInvoiceId: 7, paymentStatus: 'CREDITED' };
    await openAt('/faktura', [
      finds([
        { ...february, ...creditNote, id: 8, invoiceNumber: 100_109, totalPrice: -694 },
        { ...february, firstMonth: '2025-12-01', sinceLast: 694.4 },
        { ...february, id: 6, invoiceNumber: 100_107, ticketCount: 1, sinceLast: 0 },
      ]),
    ]);
    await screen.findByRole('button', { name: 'Unpaid 2' });
    expect(await cardsOf('Invoices')).toEqual([
      'February 2026−694,00 kr100109 · Main officeCredit note',
      'December 2025 – February 20262 018,00 kr100108 · 2 tickets · Main office · +694 kr since lastDue 1 Apr',
      'February 20262 018,00 kr100107 · 1 ticket · Main officeDue 1 Apr',
    ]);
  });

  it('has the filters that there are invoices of, and the one that is chosen', async () => {
    const counts = { UNPAID: 2, PARTLY_PAID: 3, PAID: 1, OVERDUE: 4, CREDITED: 0 };
    const body = { ...overview, all: 10, counts };
    const filters = async (search: string) => {
      await openAt(`/faktura${search}`, [
        finds([february]),
        [getInvoiceOverview, { status: 200, body }],
      ]);
      await screen.findByRole('button', { name: 'Unpaid 2' });
      const group = within(screen.getByRole('group', { name: 'Filters' }));
      return group.getAllByRole('button').map(({ textContent }) => textContent);
    };
    const usualFilters = ['All10', 'Overdue4', 'Unpaid2', 'Partly paid3', 'Paid1'];
    expect(await filters('')).toEqual(usualFilters);
    cleanup();
    expect(await filters('?filter=CREDITED')).toEqual([...usualFilters, 'Credited0']);
  });

  it.each([
    ['agreement types', { agreementTypes: 2, references: 1 }, /Agreement type/, /Date|Reference/],
    ['references', { agreementTypes: 1, references: 2 }, /Reference/, /Agreement type/],
  ])('has no column that says one thing in every row, of several %s', async (_, ...facts) => {
    const [counts, present, absent] = facts;
    await openAt('/faktura', [
      finds([february]),
      [getInvoiceOverview, { status: 200, body: { ...overview, ...counts } }],
    ]);
    await screen.findByRole('row', { name: /100108/ });
    await screen.findByRole('columnheader', { name: present });
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: absent })).toBeNull());
  });

  it('says the months of a quarter briefly', async () => {
    const quarter = { ...february, month: 9, firstMonth: '2026-07-01' };
    const overYear = { ...february, id: 8, month: 1, firstMonth: '2025-11-01' };
    await openAt('/faktura', [finds([quarter, overYear])], { language: 'nb' });
    await screen.findByRole('rowheader', { name: 'Jul.–sep. 2026' });
    screen.getByRole('rowheader', { name: 'Nov. 2025–jan. 2026' });
  });

  it('is filtered by status and months, sorted, and downloaded as it is chosen', async () => {
    const { router } = await openAt('/faktura?from=2026-01', [finds([february])]);
    await press('Unpaid 2');
    await waitFor(() => expect(lastQuery()?.get('filter')).toBe('UNPAID'));
    expect(lastQuery()?.get('from')).toBe('2026-01-01');
    await press(/^More filters/);
    fireEvent.change(screen.getByRole('combobox', { name: 'To month' }), {
      target: { value: '2026-02' },
    });
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

  it.each([
    [
      'from=2026-01&to=2026-01',
      ['The whole period', 'From January 2026', 'From December 2025'],
      ['Until today', 'To February 2026', 'To January 2026'],
    ],
    [
      'to=2025-12',
      ['The whole period', 'From December 2025'],
      ['Until today', 'To February 2026', 'To January 2026', 'To December 2025'],
    ],
  ])('offers at %s no period that ends before it begins', async (search, from, to) => {
    await openAt(`/faktura?${search}`, [finds([february])]);
    await press(/^More filters/);
    await waitFor(() => expect(optionsOf('From month')).toEqual(from));
    expect(optionsOf('To month')).toEqual(to);
  });

  it.each([
    ['has no filter of months where there is one alone', '', 0],
    ['keeps the filter where it is set', '?from=2026-02', 1],
    ['keeps the filter where its end is set', '?to=2026-02', 1],
  ])('%s', async (_, search, filters) => {
    const body = { ...overview, firstMonth: '2026-02-01' };
    await openAt(`/faktura${search}`, [
      finds([february]),
      [getInvoiceOverview, { status: 200, body }],
    ]);
    await screen.findByRole('region', { name: 'Costs' });
    await screen.findByRole('button', { name: 'Unpaid 2' });
    expect(screen.queryAllByRole('button', { name: /^More filters/ })).toHaveLength(filters);
  });

  it('shows what the next one is to be, and what each month cost', async () => {
    await openAt('/faktura', [finds([february])]);
    const costs = within(await screen.findByRole('region', { name: 'Costs' }));
    await costs.findByText('Next invoice, 7 April');
    expect(plainText(costs.getByText(/^approx/).textContent)).toBe('approx. 2 712 kr');
    expect(plainText(costs.getByText(/^\+694/).textContent)).toBe('+694 kr from February');
    const months = costs.getAllByRole('listitem').map(({ textContent }) => plainText(textContent));
    expect(months[0]).toContain('January 2026: 1 324,00 kr');
    expect(months[1]).toContain('February 2026: 2 018,00 kr');
    expect(months[2]).toContain('March 2026, estimated: 2 712,40 kr');
  });

  it.each([
    ['costs as much', 0.4, 'The same as in February'],
    ['costs less', -694.4, '−694 kr from February'],
    ['has no month before it', null, null],
  ])('says of the next one when it %s', async (_, sinceLast, text) => {
    const next = { month: '2026-03-01', invoiceDate: '2026-04-07', totalPrice: 2712.4, sinceLast };
    await openAt('/faktura', [
      finds([february]),
      [getNextInvoice, { status: 200, body: { next } }],
    ]);
    const costs = within(await screen.findByRole('region', { name: 'Costs' }));
    await costs.findByText('Next invoice, 7 April');
    costs.getByText('As it stands today, including VAT.');
    const comparison = costs.queryByText(/from February|as in February/)?.textContent ?? null;
    expect(comparison && plainText(comparison)).toBe(text);
  });

  it('has a month of which days are closed once, as it is estimated', async () => {
    const march = { month: '2026-03-01', totalPrice: 90 };
    const body = { ...overview, months: [...overview.months, march] };
    await openAt('/faktura', [finds([february]), [getInvoiceOverview, { status: 200, body }]]);
    const costs = within(await screen.findByRole('region', { name: 'Costs' }));
    await costs.findByText('Next invoice, 7 April');
    const months = costs.getAllByRole('listitem').map(({ textContent }) => plainText(textContent));
    expect(months.filter((text) => text?.includes('March'))).toEqual([
      expect.stringContaining('March 2026, estimated: 2 712,40 kr'),
    ]);
  });

  it('shows what the last month cost where there is no next invoice here', async () => {
    await openAt('/faktura', [
      finds([february]),
      [getNextInvoice, { status: 200, body: { next: null } }],
    ]);
    await screen.findByText('Cost in February 2026');
    expect(plainText(screen.getByText(/^\+694/).textContent)).toBe('+694 kr from January');
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

  it('says for what it can be searched when nothing is found', async () => {
    await openAt('/faktura?q=x', [finds([])]);
    await screen.findByText(/^You can search for invoice number, reference, KID and agreement/);
  });
});
