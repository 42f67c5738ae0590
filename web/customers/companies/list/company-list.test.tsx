// @vitest-environment happy-dom
import type { RouteAnswer } from '#testing/fake-server.ts';
import { getCompany } from '@takst/contract/customers/companies/get-company.contract.ts';
import { listCompanies } from '@takst/contract/customers/companies/list-companies.contract.ts';
import { press } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { companyWith, openAt, server } from '#customers/companies/test-companies.tsx';

afterEach(cleanup);

const entry = {
  id: 1001,
  customerNumber: 'K-77',
  name: 'Fjellheim Konsult AS',
  organisationNumber: '310001015',
  agreementTypes: ['SUBSCRIPTIONS', 'FREETICKET', 'SUBSCRIPTIONS'],
};
const finds = (matches: unknown[], totalEntries = matches.length): RouteAnswer[] => [
  [listCompanies, { status: 200, body: { totalEntries, matches } }],
];
const lastQuery = () =>
  server
    .callsTo(listCompanies)
    .map(({ address }) => new URL(address, location.origin).searchParams);

describe('the company list', () => {
  it('opens a company whose head is there before its own answer', async () => {
    const never = new Promise<never>(() => undefined);
    await openAt('/bedrifter', [...finds([entry]), ...companyWith(), [getCompany, () => never]]);
    fireEvent.click(await screen.findByRole('link', { name: 'Fjellheim Konsult AS' }));
    await screen.findByRole('link', { name: 'Back to companies' });
    screen.getByRole('heading', { level: 1, name: 'Fjellheim Konsult AS' });
    screen.getByText('Customer no. K-77');
  });

  it('filters by a type of agreement that some company has', async () => {
    const { router } = await openAt('/bedrifter?q=fjell', finds([entry]));
    await screen.findByRole('button', { name: 'All 9' });
    expect(screen.queryByRole('button', { name: /^Free ticket/ })).toBeNull();
    await press('Company ticket 7');
    await waitFor(() => expect(lastQuery().at(-1)?.get('filter')).toBe('SUBSCRIPTIONS'));
    expect(router.state.location.search).toEqual({ q: 'fjell', filter: 'SUBSCRIPTIONS' });
    const link = screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href');
    expect(link).toBe('/onboarding/company/csv?searchFor=fjell&filter=SUBSCRIPTIONS');
  });

  it('shows number, customer number, name and one badge per type, and links to the company', async () => {
    const { router } = await openAt('/bedrifter?q=fjell', [...finds([entry]), ...companyWith()]);
    const row = await screen.findByRole('row', { name: /Fjellheim/ });
    expect(within(row).getByText('310 001 015')).toBeDefined();
    expect(within(row).getByText('K-77')).toBeDefined();
    expect(within(row).getAllByText('Company ticket')).toHaveLength(1);
    expect(within(row).getByText('Free ticket')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Companies');
    fireEvent.click(within(row).getByRole('link', { name: 'Fjellheim Konsult AS' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/bedrifter/1001'));
    expect(router.state.location.search).toEqual({ q: 'fjell' });
  });

  it('names two types of agreement of each company, and says how many others there are', async () => {
    const agreementTypes = ['SUBSCRIPTIONS', 'TICKETOFFICE', 'FREETICKET', 'SCHOOLTICKET'];
    await openAt('/bedrifter', finds([{ ...entry, agreementTypes }]));
    const row = await screen.findByRole('row', { name: /Fjellheim/ });
    const [, , , badges] = row.children;
    expect(badges?.textContent).toBe('Company ticketTicket counterFree ticket, School ticket+2');
  });

  it('calls free tickets employee tickets at the third operator', async () => {
    await openAt('/bedrifter', finds([entry]), { tenant: 'fjord' });
    expect(await screen.findByText('Employee ticket')).toBeDefined();
    expect(screen.queryByText('Free ticket')).toBeNull();
  });

  it.each([
    ['en', 'Search for organization number and company name', 'New company'],
    ['nb', 'Søk etter organisasjonsnummer og bedriftsnavn', 'Ny bedrift'],
  ] as const)('has its search and its button in %s', async (language, search, button) => {
    await openAt('/bedrifter', finds([entry]), { language });
    expect(await screen.findByRole('searchbox', { name: search })).toBeDefined();
    const link = screen.getByRole('link', { name: button });
    expect(link.getAttribute('href')).toContain('/bedrifter/ny');
  });

  it('fetches ten rows at a time and keeps search and page in the address', async () => {
    const { router } = await openAt('/bedrifter?page=2', finds([entry], 25));
    await screen.findByRole('row', { name: /Fjellheim/ });
    expect(lastQuery()[0]?.get('offset')).toBe('10');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '310001015' } });
    await waitFor(() => expect(lastQuery().at(-1)?.get('searchFor')).toBe('310001015'));
    expect(router.state.location.search).toEqual({ q: '310001015' });
  });

  it.each([
    ['en', 'Found no company with the following id or organization number', 'Show all'],
    ['nb', 'Fant ingen bedrift med følgende id eller organisasjonsnummer', 'Vis alle'],
  ] as const)(
    'says in %s that nothing matches, and offers to show everything',
    async (language, text, button) => {
      const { router } = await openAt('/bedrifter?q=zzz', finds([]), { language });
      expect(await screen.findByText(text)).toBeDefined();
      await press(button);
      await waitFor(() => expect(router.state.location.search).toEqual({}));
    },
  );
});
