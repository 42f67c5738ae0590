// @vitest-environment happy-dom
import { listCompanyHistory } from '@takst/contract/customers/companies/list-company-history.contract.ts';
import { getCompanyOverview } from '@takst/contract/customers/companies/overview/get-company-overview.contract.ts';
import { press } from '#testing/actions.ts';
import { asPhone } from '#testing/as-phone.ts';
import { cardsOf, cellsOf } from '#testing/cells-of.ts';
import { cleanup, screen, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  agreementOf,
  companyAt,
  companyWith,
  fjellheim,
  openAt,
  server,
  unavailableAnswer,
} from '#customers/companies/test-companies.tsx';

afterEach(cleanup);

describe('the company page', () => {
  it('shows the company’s numbers, addresses and agreements', async () => {
    const expired = agreementOf(13, 'SCHOOLTICKET', { endDate: '2025-12-31' });
    const unsigned = { awaitsSignature: true };
    const [waiting, over] = [
      agreementOf(14, 'TICKETOFFICE', unsigned),
      agreementOf(15, 'TICKETOFFICE', { ...unsigned, endDate: '2025-12-31' }),
    ];
    const allAgreements = [...fjellheim.allAgreements, expired, waiting, over];
    await openAt(companyAt, companyWith({ allAgreements }));
    expect(await screen.findByRole('heading', { name: 'Fjellheim Konsult AS' })).toBeDefined();
    expect(screen.getByText('1001')).toBeDefined();
    expect(screen.getByText('310 001 015')).toBeDefined();
    expect(screen.getByText('Not filled in')).toBeDefined();
    const row = screen.getByRole('row', { name: /Ref 11/ });
    expect(within(row).getByText('Company ticket')).toBeDefined();
    expect(within(row).getByText('Valid')).toBeDefined();
    const expiredRow = screen.getByRole('row', { name: /Ref 13/ });
    expect(within(expiredRow).getByText('Expired 31 Dec 2025')).toBeDefined();
    // What is over needs no signature any more.
    within(screen.getByRole('row', { name: /Ref 14/ })).getByText('Awaits a signature');
    within(screen.getByRole('row', { name: /Ref 15/ })).getByText('Expired 31 Dec 2025');
  });

  it.each([
    ['en', 'Fjellheim Konsult AS (Sub contractor)', 'New agreement', ['Edit', 'Delete company']],
    ['nb', 'Fjellheim Konsult AS (Underleverandør)', 'Ny avtale', ['Rediger', 'Slett bedriften']],
  ] as const)(
    'of a contractor says so in %s and hides the actions that do not apply',
    async (language, heading, visibleButtons, hiddenButtons) => {
      await openAt(companyAt, companyWith({ type: 'RUTER_CONTRACTOR' }), { language });
      expect(await screen.findByRole('heading', { name: heading })).toBeDefined();
      expect(screen.getByRole('button', { name: visibleButtons })).toBeDefined();
      for (const name of hiddenButtons) expect(screen.queryByRole('button', { name })).toBeNull();
    },
  );

  it.each([
    ['have not loaded', () => new Promise<never>(() => undefined), 'Loading …'],
    [
      'are none',
      { status: 200, body: { totalEntries: 0, matches: [] } },
      'Nothing has changed yet.',
    ],
    [
      'cannot be loaded',
      unavailableAnswer,
      'The service is down right now. Try again in a little while.',
    ],
  ])('says when its latest changes %s', async (_, answer, text) => {
    await openAt(companyAt, [...companyWith(), [listCompanyHistory, answer]]);
    const heading = await screen.findByRole('heading', { name: 'Latest changes' });
    const card = within(heading.closest('section') ?? document.body);
    await card.findByText(text);
    expect(card.queryAllByText(/^Loading|^Nothing has changed|is down/)).toHaveLength(1);
  });

  it('is support’s desk: who it is, who uses its agreements, and who administers it', async () => {
    const ends = agreementOf(12, 'TICKETOFFICE', { endDate: '2026-12-31', fromDate: '2025-05-01' });
    const annual = agreementOf(14, 'SUBSCRIPTIONS', { invoicingInterval: 'ANNUALLY' });
    await openAt(
      companyAt,
      companyWith({ allAgreements: [fjellheim.allAgreements[0], ends, annual] }),
    );
    await screen.findByText('Customer since 2019');
    screen.getByText('Org. no. 310 001 015');
    const used = await screen.findByRole('row', { name: /Ref 11/ });
    within(used).getByRole('button', { name: '12' });
    within(used).getByText('Monthly');
    const people = within(screen.getByRole('list', { name: 'Employees' })).getAllByRole('listitem');
    expect(people.map(({ textContent }) => textContent)).toEqual([
      '12 valid',
      '3 ending soon',
      '2 starting',
      '1 code not fetched',
      '6 without a ticket',
    ]);
    const ending = screen.getByRole('row', { name: /Ref 12/ });
    within(ending).getByText('01.05.2025');
    within(ending).getByText('Valid until 31 Dec');
    within(ending).getByText('0');
    const unused = within(screen.getByRole('row', { name: /Ref 14/ }));
    unused.getByText('Annually');
    // A number of 0 people is no link.
    unused.getByText('0');
    expect(unused.queryByRole('button', { name: '0' })).toBeNull();
    const administrators = within(screen.getByRole('table', { name: 'Administrators' }));
    expect(administrators.getAllByRole('row').slice(1).map(cellsOf)).toEqual([
      ['HR, User administrator', 'Today at 08:52', 'Active'],
      ['Ticket-counter administrator', 'Never', 'Invited until 9 Mar'],
      ['School-ticket administrator', 'Never', 'Invitation expired'],
      ['HR', 'Yesterday at 08:00', 'Deactivated'],
      ['User administrator', 'Never', 'Deleted'],
    ]);
    screen.getByRole('link', { name: 'History' });
    expect(server.callsTo(listCompanyHistory)[0]?.address).toMatch(/maxEntries=4\b/);
  });

  it('says on a phone how many people use each agreement', async () => {
    asPhone();
    await openAt(companyAt, companyWith());
    await screen.findByText('Customer since 2019');
    const [used, unused] = await cardsOf('Agreements');
    expect(used).toContain('12 people');
    expect(unused).toContain('0 people');
  });

  it.each([
    [['companyAdmin'], undefined],
    [['companyAdmin', 'userAdmin.global'], '/brukere/7'],
  ] as const)('leads with %j to its administrators, and to a new one, or not', async (...facts) => {
    const [features, href] = facts;
    await openAt(companyAt, companyWith(), { features });
    const row = await screen.findByRole('row', { name: /Hanne Vik/ });
    expect(row.querySelector('a')?.getAttribute('href')).toBe(href);
    expect(screen.queryAllByRole('link', { name: 'Invite' })).toHaveLength(href ? 1 : 0);
  });

  it('leads into the company, and to those who use an agreement', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    // The first agreement has no list of people.
    const allAgreements = fjellheim.allAgreements.toReversed();
    await openAt(companyAt, companyWith({ allAgreements }));
    await press('Work in the company');
    expect(assign).toHaveBeenLastCalledWith('/');
    expect(Object.values({ ...sessionStorage })).toEqual(['1001']);
    await press('12');
    expect(assign).toHaveBeenLastCalledWith('/bedriftsavtale');
    await press('3 ending soon');
    expect(assign).toHaveBeenLastCalledWith('/bedriftsavtale?filter=ending');
    sessionStorage.clear();
    localStorage.clear();
  });

  it('works without what the overview would say', async () => {
    await openAt(companyAt, [...companyWith(), [getCompanyOverview, unavailableAnswer]]);
    within(await screen.findByRole('row', { name: /Ref 11/ })).getByText('–');
    await screen.findByText(/did not answer|not available|try again/i);
  });

  it('shows an invalid id as not found', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await openAt('/bedrifter/abc', companyWith());
    expect((await screen.findByRole('alert')).textContent).toContain('NotFound');
  });
});
