// @vitest-environment happy-dom
import { getFreeInvoiceBase } from '@takst/contract/services/free-tickets/invoice-base/get-free-invoice-base.contract.ts';
import {
  getFreeInvoiceBaseOverview,
  listFreeInvoiceBases,
} from '@takst/contract/services/free-tickets/invoice-base/list-free-invoice-bases.contract.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cellsOf, plainText } from '#testing/cells-of.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage, type PageOptions } from '#testing/open-page.tsx';
import { granlia } from '#testing/session-answers.ts';
import { InvoiceBaseListPage } from './invoice-base-list.page.tsx';
import { InvoiceBasePage } from './invoice-base.page.tsx';

afterEach(cleanup);

const march = {
  id: '41-202603',
  month: 3,
  year: 2026,
  agreementNumber: 41,
  invoiceReference: 'Drift',
  isClosed: false,
  ticketCount: 2,
  feeCount: 1,
  unpricedCount: 0,
  totalPrice: 1292,
  totalVat: 143.07,
};
const nameless = {
  ...march,
  id: '42-202602',
  month: 2,
  agreementNumber: 42,
  invoiceReference: '',
  isClosed: true,
  ticketCount: 1,
  feeCount: 0,
  totalPrice: 448,
  totalVat: 48,
};

const ticket = {
  timeOfSale: '2026-01-11T23:30:00Z',
  productType: 'TICKET',
  ticketId: 11,
  description: {
    nb: 'Fribillett',
    en: 'Free ticket',
  },
  firstName: 'Kari',
  lastName: 'Solberg',
  employeeId: '30417',
  ticketHolderType: 'EMPLOYEE',
  phoneCountryCode: '+47',
  phone: '90511420',
  zoneFrom: '1',
  zoneTo: '2Ø',
  allZones: false,
  numberOfZones: 2,
  price: 794,
  quantity: 1,
  vatPercent: 12,
  priceVat: 85.07,
};
const fee = {
  ...ticket,
  productType: 'FEE',
  ticketId: null,
  ticketHolderType: null,
  price: 50,
  quantity: 2,
  zoneFrom: null,
  zoneTo: null,
  numberOfZones: null,
  vatPercent: 25,
  priceVat: 20,
  description: {
    nb: 'Reisekort',
    en: 'Travel card',
  },
};
const erasedLines = { ticketCount: 2, feeCount: 1, totalPrice: 946, totalVat: 106 };
const base = { ...march, invoiceLines: [ticket, fee], erasedLines: null };

const agreement = { ...granlia.allAgreements[0], subTypeId: 'FREETICKET' } as const;
const company = {
  ...granlia,
  allAgreements: [
    { ...agreement, id: 41, invoiceReference: 'Drift' },
    // One that has ended has its months still.
    { ...agreement, id: 42, invoiceReference: '', endDate: Temporal.PlainDate.from('2026-02-28') },
  ] as typeof granlia.allAgreements,
};

const headerOf = (row: HTMLElement) => plainText(within(row).getByRole('rowheader').textContent);

type Opening = Partial<PageOptions> & { matches?: readonly object[]; base?: object };

async function open({ matches = [march, nameless], base: answered = base, ...options }: Opening) {
  const server = fakeServer(
    [listFreeInvoiceBases, { status: 200, body: { totalEntries: matches.length, matches } }],
    [
      getFreeInvoiceBaseOverview,
      {
        status: 200,
        body: {
          all: matches.length,
          counts: {
            open: 1,
            closed: 1,
          },
          firstMonth: '2026-02-01',
          lastMonth: '2026-03-01',
        },
      },
    ],
    [getFreeInvoiceBase, { status: 200, body: answered }],
  );
  const opened = await openPage({
    pages: {
      '/fribilletter/fakturagrunnlag': InvoiceBaseListPage,
      '/fribilletter/fakturagrunnlag/$id': InvoiceBasePage,
    },
    at: '/fribilletter/fakturagrunnlag',
    features: ['freeTicket'],
    texts: [
      'free-invoice-base',
      'free-book',
      'invoices',
      'free-family',
      'delivered-ticket',
      'tickets',
    ],
    company,
    ...options,
  });
  return { ...opened, server };
}

const openBase = (answered: object = base, options: Partial<PageOptions> = {}) =>
  open({ base: answered, at: '/fribilletter/fakturagrunnlag/41-202603', ...options });

describe('the list of invoice bases of free tickets (spec 3 §2)', () => {
  it.each([
    ['en', 'March 2026So far', 'February 2026', 'department name not set (42)'],
    ['nb', 'Mars 2026Foreløpig', 'Februar 2026', 'avdelingsnavn ikke satt (42)'],
  ] as const)('has a row for a department and month in %s', async (language, ...words) => {
    const [first, second = '', department] = words;
    const { router } = await open({ language });
    const newest = await screen.findByRole('row', { name: /2026.*Drift/ });
    expect(headerOf(newest)).toBe(first);
    expect(cellsOf(newest)).toEqual(['Drift', '2', '1', '1 292,00 kr']);
    const closed = screen.getByRole('row', { name: new RegExp(second) });
    expect(headerOf(closed)).toBe(second);
    expect(cellsOf(closed)).toEqual([department, '1', '0', '448,00 kr']);
    fireEvent.click(within(newest).getByRole('link'));
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/fribilletter/fakturagrunnlag/41-202603'),
    );
  });

  it('says of a sum that it lacks a price', async () => {
    await open({ matches: [{ ...march, unpricedCount: 1 }] });
    const row = await screen.findByRole('row', { name: /Drift/ });
    expect(cellsOf(row).at(-1)).toBe('1 292,00 krPrice missing');
  });

  it('has cards on a phone, with the fees where there are some', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList,
    );
    await open({});
    const cardOf = async (month: string) =>
      plainText((await screen.findByText(month)).closest('li')?.textContent ?? '');
    expect(await cardOf('March 2026')).toContain('Drift · 2 tickets · 1 fee');
    expect(await cardOf('February 2026')).toMatch(/ · 1 ticket$/);
    vi.restoreAllMocks();
  });

  it('is filtered by department, period and state', async () => {
    const { server } = await open({});
    const lastQuery = () =>
      new URL(server.callsTo(listFreeInvoiceBases).at(-1)?.address ?? '', location.origin)
        .searchParams;
    const department = await screen.findByRole('combobox', { name: 'Department' });
    expect([...department.children].map(({ textContent }) => textContent)).toEqual([
      'All departments',
      'department name not set (42)',
      'Drift',
    ]);
    await act(async () => fireEvent.change(department, { target: { value: '42' } }));
    const from = await screen.findByRole('combobox', { name: 'From month' });
    await act(async () => fireEvent.change(from, { target: { value: '2026-03' } }));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Closed/ })));
    await waitFor(() => expect(lastQuery().get('filter')).toBe('closed'));
    expect(lastQuery().get('agreementNumber')).toBe('42');
    expect(lastQuery().get('from')).toBe('2026-03-01');
  });

  it('speaks of employee tickets at the third operator, also while there are none', async () => {
    await open({ tenant: 'fjord', matches: [] });
    await screen.findByText('No invoice base yet');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Invoice base of employee tickets',
    );
    expect(screen.getByText(/with employee tickets will have a row here/)).toBeTruthy();
  });
});

describe('an invoice base of free tickets (spec 3 §2)', () => {
  it('has every field of its lines, and what it comes to', async () => {
    await openBase();
    const row = await screen.findByRole('row', { name: /Solberg.*Free ticket/ });
    expect(headerOf(row)).toBe('Kari Solberg30417 · Employee · 905 11 420');
    expect(cellsOf(row)).toEqual([
      // Sold at half past midnight in Norway.
      'Free ticketZone 1 – Zone 2Ø · 2 zonesTicket 11 · sold 12.01.2026',
      '794,00 kr',
      '1',
      '85,07 kr',
      '794,00 kr',
    ]);
    const family = within(row).getByRole('link', { name: 'Kari Solberg' });
    expect(family.getAttribute('href')).toBe('/fribilletter/11');
    const ofCard = screen.getByRole('row', { name: /Travel card/ });
    expect(headerOf(ofCard)).toBe('Kari Solberg30417 · 905 11 420');
    expect(cellsOf(ofCard)).toEqual([
      'Travel cardsold 12.01.2026',
      '50,00 kr',
      '2',
      '20,00 kr',
      '100,00 kr',
    ]);
    expect(within(ofCard).queryByRole('link')).toBeNull();
    const page = plainText(document.body.textContent);
    expect(page).toContain('Of which VAT 143,07 kr');
    expect(page).toContain('2 tickets, 1 fee');
    expect(page).toContain('three months after a ticket ends');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('March 2026');
  });

  it('is marked while its month is open, and only then', async () => {
    await openBase();
    await screen.findByText('So far');
    expect(screen.getByText(/may change until it is/)).toBeTruthy();
    cleanup();
    await openBase({ ...base, isClosed: true });
    await screen.findByRole('row', { name: /Travel card/ });
    expect(screen.queryByText('So far')).toBeNull();
    expect(screen.queryByText(/may change until it is/)).toBeNull();
  });

  it('has one row for what is erased', async () => {
    await openBase({ ...base, erasedLines }, { language: 'nb' });
    const row = await screen.findByRole('row', { name: /Persondata slettet/ });
    expect(cellsOf(row)).toEqual(['2 billetter, 1 gebyr', '', '3', '106,00 kr', '946,00 kr']);
    expect(within(row).queryByRole('link')).toBeNull();
  });

  it('says which lines lack a price, and that the total lacks them', async () => {
    const unpriced = { ...ticket, price: null, priceVat: null, vatPercent: null };
    await openBase({ ...base, unpricedCount: 2, invoiceLines: [unpriced] });
    const row = await screen.findByRole('row', { name: /Solberg/ });
    expect(cellsOf(row).slice(1)).toEqual(['Price missing', '1', '', 'Price missing']);
    expect(screen.getByText('2 lines have no price yet. The total is without them.')).toBeTruthy();
  });

  it('has cards on a phone, with price and VAT apart from what was sold', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList,
    );
    await openBase();
    const [card] = (await screen.findAllByRole('listitem')).filter(({ textContent }) =>
      textContent.includes('Kari Solberg'),
    );
    expect(plainText(card?.textContent ?? '')).toMatch(/ · sold 12\.01\.20261 × 794,00 kr VAT/);
    vi.restoreAllMocks();
  });

  it('is a page that does not exist where there is no such base', async () => {
    fakeServer([getFreeInvoiceBase, { status: 404, body: { code: 'INVOICE_BASE_NOT_FOUND' } }]);
    const pages = { '/fribilletter/fakturagrunnlag/$id': InvoiceBasePage };
    const at = '/fribilletter/fakturagrunnlag/41-201901';
    await openPage({ pages, at, company, texts: ['free-invoice-base', 'invoices'] });
    await screen.findByText(/General error: NotFound/);
  });

  it('has its lines as files', async () => {
    await openBase();
    fireEvent.click(await screen.findByRole('button', { name: 'Download' }));
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain('/freeticket-api/invoice/csv/by-id/41-202603');
    expect(links).toContain('/freeticket-api/invoice/xlsx/by-id/41-202603');
  });
});
