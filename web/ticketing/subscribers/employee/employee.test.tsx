// @vitest-environment happy-dom
import { listSubscriberInvoices } from '@takst/contract/billing/invoices/list-subscriber-invoices.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { getSubscriber } from '@takst/contract/ticketing/subscribers/get-subscriber.contract.ts';
import { listAvailableSubscriptions } from '@takst/contract/services/subscriptions/list-available-subscriptions.contract.ts';
import { listSubscriberSubscriptions } from '@takst/contract/services/subscriptions/list-subscriber-subscriptions.contract.ts';
import { getNeverLeaver } from '@takst/contract/ticketing/subscribers/never-leaver/get-never-leaver.contract.ts';
import { getCostCentre } from '@takst/contract/ticketing/subscribers/cost-centres/cost-centre-of-subscriber.contract.ts';
import { getNote } from '@takst/contract/ticketing/subscribers/note/get-note.contract.ts';
import { listSubscribers } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { listSubscriberTickets } from '@takst/contract/ticketing/subscribers/list-subscriber-tickets.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { subscriberOnTheWire, ticketWith } from '#ticketing/subscribers/test-employee.tsx';
import { queryOf } from '#platform/api/query.ts';
import { Link } from '#platform/design/buttons/link.tsx';
import { ticketAvailable } from '#ticketing/tickets/test-offer.ts';
import { line, refund } from '#billing/invoices/test-invoices.tsx';
import { openPage } from '#ticketing/tickets/test-page.tsx';
import { companyOf, granlia } from '#testing/session-answers.ts';
import { type Answer, fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { recentPeople } from './recent-people.ts';
import { EmployeePage } from '#services/company-tickets/person/employee.page.tsx';

const ticket = ticketWith({ startDate: '2026-03-01', pricePerMonth: 1324 });
const expired = {
  ...ticket,
  id: 2,
  status: 'expired',
  startDate: '2025-01-01',
  expirationDate: '2025-06-30',
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer(
    [getNote, { status: 200, body: { note: '' } }],
    [getCostCentre, { status: 200, body: { costCentre: null } }],
    [getNeverLeaver, { status: 200, body: { mark: null } }],
    [listSubscriberInvoices, { status: 200, body: [] }],
    [getSubscriber, { status: 200, body: subscriberOnTheWire }],
    [listSubscriberSubscriptions, { status: 200, body: [] }],
    [listAvailableSubscriptions, { status: 200, body: [ticketAvailable] }],
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Options = Partial<Parameters<typeof openPage>[0]>;

function open(tickets: unknown[], at = '/bedriftsavtale/ansatt/7', options: Options = {}) {
  server.answer(listSubscriberTickets, { status: 200, body: tickets });
  const pages = { '/bedriftsavtale/ansatt/$id': EmployeePage };
  const texts = [
    'ticket-actions',
    'employee-note',
    'employee-invoice-lines',
    'never-leaver',
  ] as const;
  return openPage({ pages, at, texts, ...options });
}
const all = { maxEntries: 10, offset: 0, searchFor: '' };

function List() {
  const { data } = useQuery(queryOf(listSubscribers, { params: { id: 1 }, query: all }));
  return data?.matches.map(({ id, lastName }) => (
    <Link key={id} to={pathTo('/bedriftsavtale/ansatt/{id}', { id })}>
      {lastName}
    </Link>
  ));
}
const invoiceLines = 'Latest invoice lines';
const orderLink = () => screen.queryByRole('link', { name: 'Order ticket' });

describe('an act that the address names', () => {
  it('opens its dialog for the ticket with which it can be done, once', async () => {
    const address = '/bedriftsavtale/ansatt/7?gjor=resend-pickup-code';
    const { router } = await open([expired, ticket], address);
    await screen.findByRole('dialog', { name: 'Resend pickup code' });
    await waitFor(() => expect(router.state.location.search).toEqual({}));
    expect(router.state.location.pathname).toBe('/bedriftsavtale/ansatt/7');
  });

  it('opens nothing where it cannot be done', async () => {
    const { router } = await open([expired], '/bedriftsavtale/ansatt/7?gjor=end-ticket');
    await waitFor(() => expect(router.state.location.search).toEqual({}));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the employee page', () => {
  it('shows the person and their current tickets', async () => {
    await open([ticket, expired]);
    await screen.findByRole('heading', { level: 1, name: 'Ingrid Ali' });
    for (const text of [
      'A-2040',
      'Granlia Bygg AS',
      'From 1 March 2026, runs until it is ended',
      '1 324 kr per month',
      'ABCD2345',
      'Main office',
      '1 January 2025 – 30 June 2025',
    ]) {
      expect(screen.getAllByText(text)).not.toHaveLength(0);
    }
    screen.getByRole('article', { name: 'Zone 1 – Zone 2Ø' });
    expect(document.title).toMatch(/^Ingrid Ali/);
    cleanup();
    await open([{ ...ticket, allZones: true }]);
    await screen.findByRole('article', { name: 'All zones' });
    cleanup();
    await open([{ ...ticket, zones: ['1'], status: 'pending', startDate: '2026-04-01' }]);
    within(await screen.findByRole('article', { name: 'Zone 1' })).getByText('ABCD2345');
    expect(recentPeople(granlia.id).map(({ id }) => id)).toEqual([7]);
  });

  it('calls the employee number what the agreement of the ticket calls it', async () => {
    const names = { employeeIdLabel: 'Cost centre', employeeIdLabels: { 2: 'Cost centre' } };
    const company = companyOf({ agreementSettings: { ...granlia.agreementSettings, ...names } });
    await open([ticket], undefined, { company });
    await screen.findByTitle('Employee number');
    cleanup();
    await open([{ ...ticket, agreementNumber: 2 }], undefined, { company });
    await screen.findByTitle('Cost centre');
  });

  it('shows the latest invoice lines, which lead to their invoices', async () => {
    const lines = [
      { ...line, refunds: [refund, { ...refund, amount: 100 }] },
      { ...line, id: 70, invoiceId: null, month: '2026-01-01' },
    ];
    server.answer(listSubscriberInvoices, { status: 200, body: lines });
    await open([ticket], undefined, { features: ['companyTicket', 'invoices'] });
    const link = await screen.findByRole('link', { name: 'February 2026, Company ticket' });
    expect(link.getAttribute('href')).toBe('/bedriftsavtale/faktura/7');
    screen.getByText('424,50 kr refunded');
    screen.getByText('January 2026, Company ticket');
    expect(screen.getAllByText('1 324,00 kr')).toHaveLength(2);
    expect(screen.getAllByText(/refunded$/)).toHaveLength(1);
    cleanup();
    // Without the invoices the lines lead nowhere; a line may be of several.
    server.answer(listSubscriberInvoices, { status: 200, body: [{ ...line, quantity: 2 }] });
    await open([ticket]);
    const text = await screen.findByText('February 2026, Company ticket');
    expect(text.closest('a')).toBeNull();
    screen.getByText('2 648,00 kr');
    expect(screen.queryByText(/refunded$/)).toBeNull();
  });

  it.each([
    { status: 200, body: [] },
    { status: 503, body: { code: 'UNAVAILABLE' } },
  ])('has no invoice lines by the answer %o', async (answer) => {
    server.answer(listSubscriberInvoices, answer);
    await open([ticket]);
    await screen.findByText('Main office');
    await waitFor(() => expect(server.callsTo(listSubscriberInvoices)).not.toHaveLength(0));
    await act(() => undefined);
    expect(screen.queryByRole('heading', { name: invoiceLines })).toBeNull();
    // The rest of the page works without them.
    expect(screen.getByText('Main office')).toBeDefined();
  });

  it('has the head from the list before its own answer', async () => {
    const row = { ...subscriberOnTheWire, costCentre: null, status: null, ticket: null };
    server.answer(listSubscribers, { status: 200, body: { totalEntries: 1, matches: [row] } });
    server.answer(listSubscriberTickets, { status: 200, body: [] });
    const own = Promise.withResolvers<Answer>();
    server.answer(getSubscriber, () => own.promise);
    await openPage({
      pages: { '/bedriftsavtale': List, '/bedriftsavtale/ansatt/$id': EmployeePage },
      at: '/bedriftsavtale',
      texts: ['ticket-actions', 'employee-note', 'employee-invoice-lines'],
    });
    fireEvent.click(await screen.findByRole('link', { name: 'Ali' }));
    await screen.findByRole('link', { name: 'Employees' });
    screen.getByRole('heading', { level: 1, name: 'Ingrid Ali' });
    screen.getByText('A-2040');
    // What the list had may be old.
    own.resolve({ status: 200, body: { ...subscriberOnTheWire, lastName: 'Berg' } });
    await screen.findByRole('heading', { level: 1, name: 'Ingrid Berg' });
  });

  it.each([
    ['2026-03-05', null, '0%'],
    ['2026-03-04', null, '75%'],
    ['2026-03-04', '2026-03-04', '100%'],
    ['2026-03-03', '2026-03-06', '50%'],
    ['2026-03-01', '2026-03-04', '100%'],
  ])(
    'draws how much of a ticket from %s to %s has passed',
    async (startDate, expirationDate, width) => {
      await open([{ ...ticket, startDate, expirationDate }]);
      const card = await screen.findByRole('article');
      const bar = card.querySelector<HTMLElement>('[aria-hidden="true"] [style*="width"]');
      expect(bar?.style.width).toBe(width);
      const hasBegun = width !== '0%';
      const dot = card.querySelector<HTMLElement>('[aria-hidden="true"] [style*="left"]');
      expect(dot?.style.left).toBe(hasBegun ? `${Math.min(98, parseInt(width, 10))}%` : undefined);
      expect(within(card).queryByText('today') !== null).toBe(hasBegun);
      expect(within(card).queryByText('runs until it is ended') !== null).toBe(
        expirationDate === null,
      );
    },
  );

  it('lists what is over, the newest first, whichever way it comes', async () => {
    const days = ['2024-05-01', '2025-01-01', '2023-02-01'];
    const over = days.map((startDate, place) => ({ ...expired, id: 20 + place, startDate }));
    await open(over);
    const table = await screen.findByRole('table', { name: 'Earlier tickets' });
    const firstDays = [...table.querySelectorAll('tbody tr')].map(
      (row) => /1\s\w+\s(\d{4})/.exec(row.textContent)?.[1],
    );
    expect(firstDays).toEqual(['2025', '2024', '2023']);
  });

  it('does not show a pickup code that has been used', async () => {
    await open([{ ...ticket, downloadedToPhone: true }]);
    await screen.findByText('Picked up on the phone');
    expect(screen.queryByText('ABCD2345')).toBeNull();
    cleanup();
    await open([{ ...ticket, pickupCode: null }]);
    // There is no code that anybody could fetch.
    within(await screen.findByRole('article')).getByText('Valid');
    expect(document.querySelector('.font-mono')).toBeNull();
  });

  it.each(['active', 'pending'])('does not offer a new ticket beside an %s one', async (status) => {
    await open([{ ...ticket, status }, expired]);
    await screen.findByText('Main office');
    expect(orderLink()).toBeNull();
  });

  it('offers this person a new ticket when the earlier ones have ended', async () => {
    await open([expired]);
    await screen.findByText('No valid ticket right now');
    expect(orderLink()?.getAttribute('href')).toBe('/bedriftsavtale/billett/opprett?ansatt=7');
  });

  it('does not show failed and anonymised tickets', async () => {
    await open([expired, { ...ticket, id: 3, status: 'failed', startDate: '2024-02-01' }]);
    await screen.findByText('No valid ticket right now');
    expect(screen.queryByText(/2024/)).toBeNull();
  });

  it('shows no period of a ticket that was never valid', async () => {
    const cancelled = { ...expired, id: 3, status: 'cancelled', expirationDate: null };
    const replaced = { ...expired, id: 4, startDate: '2026-03-04', expirationDate: '2026-03-03' };
    await open([cancelled, replaced]);
    await screen.findByText('Would have started on 1 January 2025');
    screen.getByText('Never became valid');
    expect(document.body.textContent).not.toMatch(/4 March 2026 – 3 March 2026|Expired 3 Mar/);
  });

  it('offers to undo an end of today also when the ticket is over already', async () => {
    await open([{ ...expired, expirationDate: '2026-02-28', endedOn: '2026-03-04' }]);
    await screen.findByRole('button', { name: 'Undo the end' });
  });

  it('links back to the list with its search and page', async () => {
    await open([ticket], '/bedriftsavtale/ansatt/7?q=ingrid&page=2');
    const backLink = await screen.findByRole('link', { name: 'Employees' });
    expect(backLink.getAttribute('href')).toBe('/bedriftsavtale?q=ingrid&page=2');
  });

  it('shows a person without tickets, and offers the first one', async () => {
    await open([]);
    await screen.findByRole('heading', { level: 1, name: 'Ingrid Ali' });
    expect(screen.getByText('A-2040')).not.toBeNull();
    await screen.findByText('No valid ticket right now');
    expect(orderLink()?.getAttribute('href')).toBe('/bedriftsavtale/billett/opprett?ansatt=7');
    // The button for the details needs an order (spec 2 §2).
    expect(screen.queryByRole('button', { name: 'Change info' })).toBeNull();
  });

  it('shows an error for a person whom nobody knows', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server.answer(getSubscriber, { status: 404, body: { code: 'SUBSCRIBER_NOT_FOUND' } });
    await open([]);
    expect((await screen.findByRole('alert')).textContent).toContain('General error');
  });
});
