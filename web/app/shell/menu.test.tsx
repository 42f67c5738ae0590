// @vitest-environment happy-dom
import { countTicketRequests } from '@takst/contract/services/self-service/requests/count-ticket-requests.contract.ts';
import { type Feature, features } from '@takst/domain/platform/access/feature.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { KnownPagesContext, loadKnownPages } from '#app/page-table/known-pages.ts';
import { cleanup, screen, waitFor, within } from '#testing/dom.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { granlia } from '#testing/session-answers.ts';
import { Menu } from './menu.tsx';

afterEach(cleanup);

const knownPages = await loadKnownPages(true);
const settings = { ...granlia.agreementSettings, takesTicketRequests: true };
const withRequests = { ...granlia, agreementSettings: settings };

async function open(features: readonly Feature[], company = withRequests) {
  const body = { open: 3, expired: 8, newestId: 1 };
  const server = fakeServer([countTicketRequests, { status: 200, body }]);
  const Page = () => (
    <KnownPagesContext value={knownPages}>
      <Menu />
    </KnownPagesContext>
  );
  const at = '/bedriftsavtale/godkjenning';
  await openPage({ pages: { [at]: Page }, at, company, features, texts: ['app'] });
  await screen.findByRole('navigation', { name: 'Main menu' });
  return server;
}
const entries = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current')]);

describe('the menu', () => {
  it('counts the open requests at their page alone, and marks where the user is', async () => {
    const server = await open(['companyTicket', 'userAdmin']);
    await waitFor(() =>
      expect(entries()).toEqual([
        ['Employees', null],
        [expect.stringMatching(/^Ticket requests.*3/), 'page'],
        ['Changes for many', null],
        ['Payroll changes', null],
        ['Tools', null],
        ['Settings', null],
        ['Users', null],
      ]),
    );
    expect(screen.getAllByText(/3/)).not.toEqual([]);
    expect(screen.queryByText(/8/)).toBeNull();
    expect(server.calls.every(({ address }) => address.includes(String(granlia.id)))).toBe(true);
  });

  it.each([
    ['of a company that takes no requests', ['companyTicket'], granlia],
    ['of who answers none', ['freeTicket'], withRequests],
  ] as const)('%s counts nothing', async (_, features, company) => {
    const server = await open(features, company);
    expect(entries()).not.toEqual([]);
    expect(server.calls).toEqual([]);
  });

  const sections = () =>
    screen.getAllByRole('list').map((list) => [
      document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent,
      within(list)
        .getAllByRole('link')
        .map((link) => `${link.textContent} ${link.getAttribute('href')}`),
    ]);

  it('names each page as its user knows it', async () => {
    const own = features.filter((feature) => !feature.startsWith('housing'));
    await open(own, granlia);
    expect(sections()).toEqual([
      [
        'Customer support',
        [
          'Companies /bedrifter',
          'Code pools /kodelager',
          'Vouchers /kodelager/tilbud',
          'Invoice runs /fakturakjoring',
          'Payments /innbetalinger',
          'Prices and setup /operator',
          'Not delivered /meldinger',
          'Personal data /personopplysninger',
          'New customers on their way /kundestart',
          'Users /brukere',
          'Travel-card production /reisekort',
        ],
      ],
      [
        'Company tickets',
        [
          'Employees /bedriftsavtale',
          'Order ticket /bedriftsavtale/billett/opprett',
          'Ticket requests /bedriftsavtale/godkjenning',
          'Changes for many /bedriftsavtale/endringer',
          'Payroll changes /bedriftsavtale/lonnstrekk',
        ],
      ],
      [
        'Free tickets',
        [
          'Free tickets /fribilletter',
          'Tax base /fribilletter/skattegrunnlag',
          'Mass orders /fribilletter/massebestillinger',
          'Order free ticket /fribilletter/ny',
        ],
      ],
      ['School and housing', ['School tickets /skole']],
      [
        'Ticket counter',
        ['Order tickets /billettluka', 'Order history /billettluka/ordrehistorikk'],
      ],
      ['Economy', ['Invoices /faktura', 'Invoice base /fribilletter/fakturagrunnlag']],
      [
        'The company',
        ['Tools /verktoy', 'Settings /bedriftsavtale/innstillinger', 'History /minside/historikk'],
      ],
    ]);
  });

  it('has the words of a housing association', async () => {
    await open(['housing', 'housing.order'], withRequests);
    await screen.findByText(/3/);
    expect(sections()).toEqual([
      [
        'Housing association',
        [
          'Residents /borettslag',
          'Order ticket /borettslag/opprett',
          'Ticket requests3 /borettslag/godkjenning',
          'Cost per unit /borettslag/kostnader-boenhet',
          'Statement /borettslag/oppstilling',
        ],
      ],
      ['The association', ['Tools /verktoy', 'Settings /borettslag/innstillinger']],
    ]);
  });
});
