// @vitest-environment happy-dom
import { listCompanyAdministrators } from '@takst/contract/customers/session/list-company-administrators.contract.ts';
import { listCounterBuyers } from '@takst/contract/services/ticket-counter/order/list-counter-buyers.contract.ts';
import { cleanup, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answering, fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { WhoOrders } from './who-orders.tsx';

afterEach(cleanup);

const named = (...firstNames: string[]) => ({
  status: 200,
  body: firstNames.map((firstName) => ({
    firstName,
    lastName: 'Granli',
    email: `${firstName.toLowerCase()}@granlia.example`,
  })),
});
const buyersOf = (...buyers: string[]) => ({ status: 200, body: { buyers } });
const unavailable = { status: 503, body: { code: 'UNAVAILABLE' } };

describe('who orders at a counter, for a user who may not', () => {
  const vacant =
    ' Nobody in the company has the role yet. Ask the user administrator of the company for it.';
  const fromBoth = ' You get the role from Tor Granli or Ada Granli.';
  it.each<[Answering, Answering, string]>([
    [
      buyersOf('Eva Sol', 'Per Berg'),
      named('Tor', 'Ada'),
      ` Ask Eva Sol or Per Berg, or the user administrator of the company.${fromBoth}`,
    ],
    [buyersOf(), named('Ada'), `${vacant} You get the role from Ada Granli.`],
    [unavailable, named('Tor', 'Ada'), fromBoth],
    [() => new Promise<never>(() => undefined), named('Tor', 'Ada'), fromBoth],
    [buyersOf('Eva Sol'), named(), ' Ask Eva Sol, or the user administrator of the company.'],
    [buyersOf('Eva Sol'), unavailable, ' Ask Eva Sol, or the user administrator of the company.'],
  ])('is said as far as it is known (%#)', async (buyers, administrators, sentences) => {
    const server = fakeServer(
      [listCounterBuyers, buyers],
      [listCompanyAdministrators, administrators],
    );
    await openPage({
      pages: { '/billettluka': () => <WhoOrders companyId={1001} general="No access" /> },
      at: '/billettluka',
      texts: ['who-orders'],
    });
    await screen.findByText(`No access.${sentences}`);
    const addresses = [listCounterBuyers, listCompanyAdministrators].map(
      (route) => server.callsTo(route)[0]?.address,
    );
    expect(addresses).toEqual([
      '/ticketoffice-api/company/1001/buyers',
      expect.stringContaining('1001'),
    ]);
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'See the order history' })).toBeTruthy(),
    );
  });
});
