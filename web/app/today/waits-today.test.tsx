// @vitest-environment happy-dom
import { getInvoiceOverview } from '@takst/contract/billing/invoices/list-invoices.contract.ts';
import { countTicketRequests } from '@takst/contract/services/self-service/requests/count-ticket-requests.contract.ts';
import { countSubscribers } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { cleanup, screen } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { WaitsToday } from './waits-today.tsx';

afterEach(cleanup);

type Counts = { requests: number; codes: number; overdue: number };

/** The pages open on 4 March 2026. */
async function open({ requests, codes, overdue }: Counts) {
  const states = { valid: 9, ending: 0, pending: 0, 'code-not-fetched': codes };
  fakeServer(
    [countTicketRequests, { status: 200, body: { open: requests, expired: 1, newestId: 1 } }],
    [
      countSubscribers,
      {
        status: 200,
        body: {
          all: 9,
          counts: { ...states, 'without-ticket': 0 },
          acts: { ordered: 0, ended: 0, 'zones-changed': 0 },
          agreements: [],
          costCentres: [],
        },
      },
    ],
    [
      getInvoiceOverview,
      {
        status: 200,
        body: {
          all: 3,
          counts: { UNPAID: 2, PARTLY_PAID: 0, PAID: 1, OVERDUE: overdue, CREDITED: 0 },
          firstMonth: null,
          lastMonth: null,
          months: [],
          agreementTypes: 1,
          references: 1,
        },
      },
    ],
  );
  await openPage({
    pages: { '/home': WaitsToday },
    at: '/home',
    texts: ['today'],
    features: ['companyTicket', 'invoices'],
  });
}
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('what waits today', () => {
  it('is counted, and each number leads to the list of it', async () => {
    await open({ requests: 3, codes: 1, overdue: 2 });
    await screen.findByRole('link', { name: '3 requests for a ticket' });
    expect(linkTo('3 requests for a ticket')).toBe('/bedriftsavtale/godkjenning');
    expect(linkTo('1 has not fetched their code')).toBe('/bedriftsavtale?filter=code-not-fetched');
    expect(linkTo('2 invoices are overdue')).toBe('/faktura?filter=OVERDUE');
    expect(screen.queryByText(/ends? soon/)).toBeNull();
    screen.getByText(/^Deadline 6 March: /);
  });

  it('is said where nothing does', async () => {
    await open({ requests: 0, codes: 0, overdue: 0 });
    await screen.findByText('Nothing waits today.');
    expect(screen.queryByRole('link')).toBeNull();
  });
});
