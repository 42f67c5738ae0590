// @vitest-environment happy-dom
import { listCompanies } from '@takst/contract/customers/companies/list-companies.contract.ts';
import { listUsers } from '@takst/contract/customers/users/administration/list-users.contract.ts';
import { listSubscribers } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { plainText } from '#testing/cells-of.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { type Answer, fakeServer } from '#testing/fake-server.ts';
import { openPage, type PageOptions } from '#testing/open-page.tsx';
import { fjellstua, granlia } from '#testing/session-answers.ts';
import { KnownPagesContext, loadKnownPages } from '#app/page-table/known-pages.ts';
import { useRecentPerson } from '#ticketing/subscribers/employee/recent-people.ts';
import { CommandPalette } from './command-palette.tsx';
import * as state from './palette-state.ts';

const ingrid = {
  id: 7,
  firstName: 'Ingrid',
  lastName: 'Ali',
  employeeId: 'A-2040',
  phoneCountryCode: '+47',
  phone: '41234567',
};
const company = {
  id: 1009,
  customerNumber: 'K-77',
  name: 'Solside Regnskap AS',
  organisationNumber: '311000009',
  agreementTypes: [],
};
const otherCompany = { ...company, id: 1010, organisationNumber: '311000010' };
const user = {
  id: 31,
  email: 'eva@solside.example',
  firstName: 'Eva',
  lastName: 'Sol',
  phone: '41234568',
  phoneCountryCode: '+47',
  state: 'ACTIVE',
  status: 'ACTIVE',
  invitedUntil: null,
  lastSignInAt: null,
};
const namesake = { ...user, id: 32, email: 'eva@other.example' };
const ticket = {
  type: 'TICKET',
  status: 'active',
  startDate: '2026-03-01',
  expirationDate: null,
  awaitsPickup: false,
  zones: ['1'],
  allZones: false,
  invoiceReference: 'Main office',
};

const knownPages = await loadKnownPages(true);

async function openPalette(held: object | null = ticket, options: Partial<PageOptions> = {}) {
  const row = {
    ...ingrid,
    companyId: granlia.id,
    costCentre: null,
    status: held ? 'active' : null,
    ticket: held,
  };
  const server = fakeServer(
    [listSubscribers, { status: 200, body: { totalEntries: 1, matches: [row] } }],
    [listCompanies, { status: 200, body: { totalEntries: 2, matches: [company, otherCompany] } }],
    [listUsers, { status: 200, body: { totalEntries: 2, matches: [user, namesake] } }],
  );
  const onClose = vi.fn<() => void>();
  const Page = () => {
    useRecentPerson(granlia.id, ingrid);
    return (
      <KnownPagesContext value={knownPages}>
        <CommandPalette onClose={onClose} />
      </KnownPagesContext>
    );
  };
  const Other = () => <p>Another page</p>;
  const page = await openPage({
    pages: {
      '/bedriftsavtale': Page,
      '/bedriftsavtale/ansatt/$id': Other,
      '/bedriftsavtale/billett/opprett': Other,
      '/bedrifter/$id': Other,
      '/brukere/$id': Other,
    },
    at: '/bedriftsavtale',
    features: ['companyTicket'],
    texts: ['palette', 'app', 'ticket-actions'],
    ...options,
  });
  await screen.findByRole('combobox');
  return { ...page, server, onClose };
}

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['theme'];
});

const type = (search: string) =>
  fireEvent.change(screen.getByRole('combobox'), { target: { value: search } });
const choose = async (name: RegExp | string) =>
  fireEvent.click(await screen.findByRole('option', { name }));
const chooseLast = async (name: RegExp) =>
  fireEvent.click((await screen.findAllByRole('option', { name })).at(-1) ?? document.body);
const optionsOf = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => plainText(textContent));

describe('the palette of a page', () => {
  it('closes with one Escape, also with a search in it', async () => {
    const { onClose } = await openPalette();
    type('ali');
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('has who was opened last and what was used last when it opens', async () => {
    await openPalette();
    fireEvent.click(await screen.findByRole('option', { name: /Dark/ }));
    cleanup();
    await openPalette();
    const people = await screen.findByRole('group', { name: 'Opened last' });
    within(people).getByRole('option', { name: /Ingrid Ali/ });
    const used = screen.getByRole('group', { name: 'Used last' });
    within(used).getByRole('option', { name: /Dark/ });
    type('x');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Used last' })).toBeNull());
  });

  it('offers what can be done to the ticket of a hit', async () => {
    const { router } = await openPalette();
    type('ingrid');
    await screen.findByRole('option', { name: 'Change zones: Ingrid Ali' });
    fireEvent.click(screen.getByRole('option', { name: 'End the ticket: Ingrid Ali' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/bedriftsavtale/ansatt/7'));
    expect(router.state.location.search).toEqual({ gjor: 'end-ticket' });
  });

  it('shows no hit that no longer fits while one types, so that Enter opens nobody else', async () => {
    await openPalette();
    type('ingrid');
    await screen.findByRole('option', { name: 'End the ticket: Ingrid Ali' });
    type('ingrid a');
    expect(screen.getAllByRole('option', { name: /Ingrid Ali/ }).length).toBeGreaterThan(1);
    type('ingrid 412 34');
    screen.getByRole('option', { name: /^Ingrid Ali/ });
    type('ingrid o');
    expect(screen.queryByRole('option', { name: /Ingrid Ali/ })).toBeNull();
  });

  it('offers nothing for somebody whose ticket does not run on', async () => {
    await openPalette({ ...ticket, expirationDate: '2026-03-31' });
    type('ingrid');
    await screen.findByRole('option', { name: /Ingrid Ali/ });
    expect(screen.queryByRole('option', { name: 'End the ticket: Ingrid Ali' })).toBeNull();
  });
});

describe('what the palette offers', () => {
  const addresses = ({ server }: Awaited<ReturnType<typeof openPalette>>) =>
    server.calls.map(({ address }) => address);

  it('is the pages of the user, without those that everybody may open or that have an id', async () => {
    const features = ['companyTicket', 'companyTicket.order'] as const;
    const { router, onClose } = await openPalette(ticket, { features });
    const pages = optionsOf('Pages');
    expect(pages.slice(0, 2)).toEqual(['Employees', 'Order ticket']);
    expect(pages).toContain('My page');
    expect(pages).not.toContain('Employee');
    expect(pages).not.toContain('The company ticket');
    expect(pages).not.toContain('Users');
    type('order');
    await waitFor(() => expect(optionsOf('Pages')).not.toContain('Employees'));
    await choose('Order ticket');
    await screen.findByText('Another page');
    expect(router.state.location.pathname).toBe('/bedriftsavtale/billett/opprett');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is each page and act once: what was used last stands above the others', async () => {
    await openPalette();
    await choose('Norsk');
    await waitFor(() => expect(document.documentElement.lang).toBe('nb-NO'));
    cleanup();
    await openPalette();
    expect(optionsOf('Used last')[0]).toBe('Norsk');
    expect(optionsOf('Actions')).not.toContain('Norsk');
    cleanup();
    await openPalette(ticket, { language: 'nb' });
    await screen.findByRole('option', { name: 'English' });
  });

  it('is the other companies of the user, the appearance and the keys', async () => {
    localStorage.clear();
    const assign = vi.spyOn(location, 'assign').mockReturnValue();
    const companies = [granlia, fjellstua];
    await openPalette(ticket, { companies, company: granlia });
    expect(screen.queryByRole('option', { name: 'Change to Granlia Bygg AS' })).toBeNull();
    await choose('Change to Fjellstua Hotell AS');
    expect(Object.values({ ...localStorage })).toEqual(['1002']);
    expect(assign).toHaveBeenCalledWith('/');
    await choose('Light theme');
    expect(document.documentElement.dataset['theme']).toBe('light');
    await choose('Dark theme');
    expect(document.documentElement.dataset['theme']).toBe('dark');
    const openDialog = vi.spyOn(state, 'openKeyboardDialog').mockReturnValue();
    await choose('Keyboard shortcuts');
    await waitFor(() => expect(openDialog).toHaveBeenCalledWith('keys'));
    vi.restoreAllMocks();
  });

  it('is the people of the company, from two letters on, where their pages are open', async () => {
    const page = await openPalette();
    type('i');
    screen.getByRole('option', { name: 'Light theme' });
    expect(addresses(page)).toEqual([]);
    type('in');
    await screen.findByRole('option', { name: /^Ingrid Ali/ });
    expect(optionsOf('Employees')[0]).toBe('Ingrid AliA-2040 · 412 34 567');
    await choose(/^Ingrid Ali/);
    expect(addresses(page)).toEqual([
      expect.stringContaining('searchFor=in&maxEntries=5&offset=0'),
    ]);
    await waitFor(() => expect(page.router.state.location.href).toBe('/bedriftsavtale/ansatt/7'));
  });

  it('is companies and users for customer support', async () => {
    const features = ['companyAdmin', 'userAdmin'] as const;
    const page = await openPalette(ticket, { features });
    screen.getByRole('combobox', { name: 'Find company, person or page' });
    type('sol');
    await screen.findByRole('group', { name: 'Companies' });
    expect(optionsOf('Companies')).toEqual([
      'Solside Regnskap AS311 000 009',
      'Solside Regnskap AS311 000 010',
    ]);
    await chooseLast(/^Solside/);
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/bedrifter/1010'));
    expect(page.server.callsTo(listSubscribers)).toEqual([]);
    cleanup();
    const { router, server } = await openPalette(ticket, { features: ['userAdmin'] });
    screen.getByRole('combobox', { name: 'Find employee, page or action' });
    type('sol');
    await screen.findByRole('group', { name: 'Users' });
    expect(optionsOf('Users')).toEqual(['Eva Soleva@solside.example', 'Eva Soleva@other.example']);
    await chooseLast(/^Eva Sol/);
    expect(server.callsTo(listCompanies)).toEqual([]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/brukere/32'));
  });

  it('is said to be searched for, not to be there, or not to be found', async () => {
    const { server } = await openPalette();
    const slow = Promise.withResolvers<Answer>();
    server.answer(listSubscribers, () => slow.promise);
    type('zzz');
    await screen.findByText('Searching …');
    slow.resolve({ status: 200, body: { totalEntries: 0, matches: [] } });
    await screen.findByText('No hits for “zzz”');
    cleanup();
    const again = await openPalette();
    again.server.answer(listSubscribers, { status: 500, body: { code: 'UNEXPECTED', id: 'x' } });
    type('theme');
    await screen.findByText('We could not search. Pages and actions are here all the same.');
    expect(optionsOf('Actions')).toEqual(['Light theme', 'Dark theme']);
  });

  /** Before a company is chosen. */
  const openWithoutCompany = async (at: string) => {
    const Page = () => (
      <KnownPagesContext value={knownPages}>
        <p>The page</p>
        <CommandPalette onClose={() => undefined} />
      </KnownPagesContext>
    );
    const features = ['companyTicket', 'companyAdmin'] as const;
    const texts = ['palette', 'app', 'ticket-actions'] as const;
    await openPage({ pages: { [at]: Page }, at, isWithoutCompany: true, features, texts });
    await screen.findByText('The page');
  };

  it('is nothing on a page that needs a company, before one is chosen', async () => {
    await openWithoutCompany('/bedriftsavtale');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('is pages that need no company, before one is chosen', async () => {
    await openWithoutCompany('/minside');
    await screen.findByRole('combobox');
    const pages = optionsOf('Pages');
    expect(pages).toContain('Companies');
    expect(pages).toContain('My page');
    expect(pages).not.toContain('Employees');
  });
});
