// @vitest-environment happy-dom
import type { RouteAnswer } from '#testing/fake-server.ts';
import { listCompanies } from '@takst/contract/customers/companies/list-companies.contract.ts';
import { press } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { companyOf } from '#testing/session-answers.ts';
import { unavailableAnswer, server } from '#customers/users/test-users.tsx';
import {
  boxes,
  globalAdministrator,
  inForm,
  openRoles,
  ownCompanies,
  tick,
} from '#customers/users/roles/test-roles.tsx';

afterEach(cleanup);

type RolesPageOptions = Parameters<typeof openRoles>[0];

async function openAdd(options: RolesPageOptions = {}) {
  const page = await openRoles(options);
  await press(options.language === 'nb' ? 'Legg til bedrift' : 'Add company');
  await screen.findByRole('dialog');
  return page;
}

const listedCompanies = () =>
  within(screen.getByRole('list', { name: /^(Company|Bedrift)$/ }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
const search = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

const hit = (id: number, name: string, agreementTypes: string[] = []) => ({
  id,
  name,
  agreementTypes,
  customerNumber: String(id),
  organisationNumber: `31000${id}`,
});
const finds = (matches: unknown[], totalEntries = matches.length): RouteAnswer[] => [
  [listCompanies, { status: 200, body: { totalEntries, matches } }],
];
const lastQuery = () =>
  server.calls
    .filter(({ address }) => address.startsWith('/onboarding/company?'))
    .map(({ address }) => new URL(address, location.origin).searchParams);

describe('adding roles as a local user administrator', () => {
  it('offers only the companies where they administer users', async () => {
    await openAdd();
    expect(listedCompanies()).toEqual([
      'Granlia Bygg ASOrg. no. 311 000 001 · Customer number 1001',
      'Fjellstua skoleOrg. no. 311 000 002 · Customer number 1002',
    ]);
    expect(screen.getByRole('list', { name: 'Company' }).className).toContain('max-h-[200px]');
    expect(lastQuery()).toEqual([]);
  });

  it('shows and finds the customer number that the operator has given a company', async () => {
    const [granlia, ...others] = ownCompanies;
    const { now } = await openAdd({
      companies: [companyOf({ ...granlia, customerNumber: 'K-77' }), ...others],
    });
    search('k-77');
    await waitFor(() =>
      expect(listedCompanies()).toEqual([
        'Granlia Bygg ASOrg. no. 311 000 001 · Customer number K-77',
      ]),
    );
    await press(/^Granlia/);
    tick('HR');
    await press('Add');
    expect(now().companies).toMatchObject([{ companyId: 1001, customerNumber: 'K-77' }]);
    expect(await screen.findByRole('cell', { name: 'K-77' })).toBeDefined();
  });

  it.each([
    ['en', 'No companies matches your search'],
    ['nb', 'Ingen bedrifter passer med søket'],
  ] as const)('finds companies that match all words, in %s', async (language, noHit) => {
    await openAdd({ language });
    search('SKOLE 3110');
    await waitFor(() => expect(listedCompanies()).toHaveLength(1));
    search('skole granlia');
    expect(await screen.findByText(noHit)).toBeDefined();
  });

  it('offers the school role only where there is a school-ticket agreement', async () => {
    const { now } = await openAdd();
    await press(/^Granlia/);
    // The list that had the focus is gone.
    expect(document.activeElement?.textContent).toBe('Granlia Bygg AS');
    expect(boxes()).toEqual(['HR', 'Ticket-counter administrator', 'User administrator']);
    // A role belongs to the company that it was ticked for.
    tick('User administrator');
    await press('Choose another');
    await press(/^Fjellstua/);
    expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
    expect(boxes()).toContain('School-ticket administrator');
    tick('School-ticket administrator');
    tick('HR');
    await press('Add');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(now().companies).toMatchObject([
      {
        companyId: 1002,
        companyName: 'Fjellstua skole',
        roles: ['COMPANY_ADMIN', 'SCHOOLTICKET_ADMIN'],
        savedRoles: [],
      },
    ]);
  });

  it('has the only company preselected', async () => {
    await openAdd({ companies: ownCompanies.slice(0, 1) });
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Granlia Bygg AS')).toBeDefined();
    expect(dialog.queryByRole('searchbox')).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Choose another' })).toBeNull();
  });

  it('is not offered when the user has roles in all companies', async () => {
    const start = { roles: [], companies: [inForm(), inForm({ companyId: 1002 })] };
    await openRoles({ start });
    expect(screen.queryByRole('button', { name: 'Add company' })).toBeNull();
  });

  it.each([
    ['en', 'Add', 'Choose a company', 'User must have minimum one role assigned'],
    ['nb', 'Legg til', 'Velg en bedrift', 'En bruker må ha minst en rolle'],
  ] as const)('requires a company and a role, in %s', async (language, add, noCompany, noRole) => {
    await openAdd({ language });
    await press(add);
    expect(screen.getByRole('alert').textContent).toBe(noCompany);
    await press(/^Granlia/);
    expect(screen.queryByRole('alert')).toBeNull();
    await press(add);
    expect(screen.getByRole('alert').textContent).toBe(noRole);
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'HR' }));
    tick('HR');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('adding roles as a global administrator', () => {
  const skole = hit(2001, 'Bjørkelia skole', ['SCHOOLTICKET']);

  it('searches all companies, and disables those in which the user has roles', async () => {
    const start = { roles: [], companies: [inForm({ companyId: 2002 })] };
    const answers = finds([skole, hit(2002, 'Bjørk AS')], 12);
    const { now } = await openAdd({ ...globalAdministrator, start, answers });
    await screen.findByRole('list', { name: 'Company' });
    expect(screen.getByText('Showing 2 of 12. Search to find more.')).toBeDefined();
    const disabledCompany = screen.getByRole('button', { name: /^Bjørk AS.*Has roles already$/ });
    expect(disabledCompany.hasAttribute('disabled')).toBe(true);
    search('bjørk');
    await waitFor(() => expect(lastQuery().at(-1)?.get('searchFor')).toBe('bjørk'));
    await press(/^Bjørkelia/);
    tick('School-ticket administrator');
    await press('Add');
    expect(now().companies.at(-1)).toMatchObject({
      companyId: 2001,
      roles: ['SCHOOLTICKET_ADMIN'],
      offeredRoles: ['COMPANY_ADMIN', 'TICKET_ADMIN', 'USER_ADMIN', 'SCHOOLTICKET_ADMIN'],
    });
  });

  it('searches at once, and then at most every 500 ms', async () => {
    await openAdd({ ...globalAdministrator, answers: finds([skole]) });
    await screen.findByRole('list', { name: 'Company' });
    expect(screen.queryByText(/^Showing/)).toBeNull();
    const start = performance.now();
    for (const text of ['b', 'bj', 'bjø']) search(text);
    await waitFor(() => expect(lastQuery().at(-1)?.get('searchFor')).toBe('bjø'));
    expect(performance.now() - start).toBeGreaterThanOrEqual(495);
    expect(lastQuery().map((query) => query.get('searchFor'))).toEqual(['', 'b', 'bjø']);
  });

  it.each([
    ['en', 'Found no company with the following id or organization number'],
    ['nb', 'Fant ingen bedrift med følgende id eller organisasjonsnummer'],
  ] as const)('shows that no company matches, in %s', async (language, text) => {
    await openAdd({ ...globalAdministrator, language, answers: finds([]) });
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('keeps the page when the search fails', async () => {
    await openAdd({ ...globalAdministrator, answers: [[listCompanies, unavailableAnswer]] });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We could not search for companies.');
    expect(screen.getByRole('dialog')).toBeDefined();
    // Nothing loads any more.
    expect(document.querySelector('.h-50')).toBeNull();
  });
});
