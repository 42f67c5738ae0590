// @vitest-environment happy-dom
import { getInvoiceOverview } from '@takst/contract/billing/invoices/list-invoices.contract.ts';
import { countTicketRequests } from '@takst/contract/services/self-service/requests/count-ticket-requests.contract.ts';
import { countSubscribers } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { cleanup, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answer, fakeServer } from '#testing/fake-server.ts';
import { openPage, type PageOptions } from '#testing/open-page.tsx';
import { granlia } from '#testing/session-answers.ts';
import { WaitsToday } from './waits-today.tsx';

afterEach(cleanup);

type Counts = { requests: number; codes: number; ending?: number; overdue: number };

const peopleCounts = ({ codes, ending = 0 }: Counts) => ({
  all: 9,
  counts: { valid: 9, ending, pending: 4, 'code-not-fetched': codes, 'without-ticket': 5 },
  acts: { ordered: 0, ended: 0, 'zones-changed': 0 },
  agreements: [],
  costCentres: [],
});
const invoiceCounts = ({ overdue }: Counts) => ({
  all: 3,
  counts: { UNPAID: 7, PARTLY_PAID: 6, PAID: 1, OVERDUE: overdue, CREDITED: 0 },
  firstMonth: null,
  lastMonth: null,
  months: [],
  agreementTypes: 1,
  references: 1,
});

/** The pages open on 4 March 2026. */
function prepare(counts: Counts, options: Partial<PageOptions> = {}) {
  const server = fakeServer(
    [
      countTicketRequests,
      { status: 200, body: { open: counts.requests, expired: 8, newestId: 1 } },
    ],
    [countSubscribers, { status: 200, body: peopleCounts(counts) }],
    [getInvoiceOverview, { status: 200, body: invoiceCounts(counts) }],
  );
  const show = () =>
    openPage({
      pages: { '/home': WaitsToday },
      at: '/home',
      texts: ['today'],
      features: ['companyTicket', 'invoices'],
      ...options,
    });
  return { server, show };
}
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

describe('what waits today', () => {
  it('is counted, and each number leads to the list of it', async () => {
    const { server, show } = prepare({ requests: 3, codes: 1, overdue: 2 });
    await show();
    await screen.findByRole('link', { name: '3 requests for a ticket' });
    expect(linkTo('3 requests for a ticket')).toBe('/bedriftsavtale/godkjenning');
    expect(linkTo('1 has not fetched their code')).toBe('/bedriftsavtale?filter=code-not-fetched');
    expect(linkTo('2 invoices are overdue')).toBe('/faktura?filter=OVERDUE');
    expect(screen.queryByText(/ends? soon/)).toBeNull();
    screen.getByText('Deadline 6 March: start from 1 March, end on 28 February.');
    screen.getByText('Granlia Bygg AS');
    expect(server.calls.map(({ address }) => address)).toEqual([
      `/api/ticket-request/count/by-company-id/${granlia.id}`,
      `/api/subscriber/count/by-company-id/${granlia.id}`,
      `/api/invoice/overview/by-company-id/${granlia.id}`,
    ]);
  });

  it('has the tickets that end soon, before what is to be paid', async () => {
    const { show } = prepare({ requests: 0, codes: 0, ending: 1, overdue: 1 });
    await show();
    await screen.findByRole('link', { name: '1 ticket ends soon' });
    expect(links()).toEqual(['1ticket ends soon', '1invoice is overdue']);
    expect(linkTo('1 ticket ends soon')).toBe('/bedriftsavtale?filter=ending');
  });

  it('is said where nothing does', async () => {
    const { show } = prepare({ requests: 0, codes: 0, overdue: 0 });
    await show();
    await screen.findByText('Nothing waits today.');
    expect(links()).toEqual([]);
  });

  it('is of the services of the user alone', async () => {
    const counts = { requests: 3, codes: 1, overdue: 2 };
    const { server, show } = prepare(counts, { features: ['invoices'] });
    await show();
    await screen.findByRole('link', { name: '2 invoices are overdue' });
    expect(links()).toEqual(['2invoices are overdue']);
    expect(screen.queryByText(/^Deadline/)).toBeNull();
    expect(server.calls).toHaveLength(1);
  });

  it('has no invoices where a company gets only what they are made of', async () => {
    const agreementSettings = { ...granlia.agreementSettings, invoiceBaseOnly: true };
    const { server, show } = prepare(
      { requests: 1, codes: 0, overdue: 2 },
      { company: { ...granlia, agreementSettings } },
    );
    await show();
    await screen.findByRole('link', { name: '1 request for a ticket' });
    expect(links()).toEqual(['1request for a ticket']);
    expect(server.callsTo(getInvoiceOverview)).toEqual([]);
  });

  it('of a housing association leads to its residents', async () => {
    const { show } = prepare(
      { requests: 2, codes: 0, ending: 3, overdue: 0 },
      { features: ['housing'] },
    );
    await show();
    await screen.findByRole('link', { name: '2 requests for a ticket' });
    expect(linkTo('2 requests for a ticket')).toBe('/borettslag/godkjenning');
    expect(linkTo('3 tickets end soon')).toBe('/borettslag?filter=ending');
  });

  it('is nothing at all for other services', async () => {
    const { server, show } = prepare(
      { requests: 1, codes: 1, overdue: 1 },
      { features: ['freeTicket'] },
    );
    const { container } = await show();
    await waitFor(() => expect(container.textContent).toBe(''));
    expect(server.calls).toEqual([]);
  });

  it('says that nothing does only once all is counted', async () => {
    const { server, show } = prepare({ requests: 0, codes: 0, overdue: 0 });
    const slow = Promise.withResolvers<Answer>();
    server.answer(getInvoiceOverview, () => slow.promise);
    await show();
    await screen.findByRole('heading', { name: 'What waits today' });
    expect(screen.queryByText('Nothing waits today.')).toBeNull();
    const body = invoiceCounts({ requests: 0, codes: 0, overdue: 1 });
    slow.resolve({ status: 200, body });
    await screen.findByRole('link', { name: '1 invoice is overdue' });
  });

  it.each([1, 0])(
    'has the other numbers where a count fails, and says so: %i overdue',
    async (overdue) => {
      const { server, show } = prepare({ requests: 0, codes: 0, overdue });
      server.answer(countSubscribers, { status: 500, body: { code: 'UNEXPECTED', id: 'x' } });
      await show();
      await screen.findByText(/^Deadline/);
      await screen.findByText('We could not count all that waits. Reload the page in a while.');
      expect(links()).toHaveLength(overdue);
      expect(screen.queryByText('Nothing waits today.')).toBeNull();
    },
  );
});
