// @vitest-environment happy-dom
import { listChangeManyTickets } from '@takst/contract/company-tickets/many/list-change-many-tickets.contract.ts';
import { listSubscribers } from '@takst/contract/subscribers/list-subscribers.contract.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '#tickets/test-page.tsx';
import { fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { companyOf, granlia } from '#testing/session-answers.ts';
import { EmployeeListPage } from './employee-list.page.tsx';

const ingrid = {
  id: 7,
  firstName: 'Ingrid',
  lastName: 'Ali',
  employeeId: 'A-2040',
  phoneCountryCode: '+47',
  phone: '41234567',
  status: 'active',
  ticket: {
    status: 'active',
    startDate: '2026-03-01',
    expirationDate: null,
    awaitsPickup: false,
    zones: ['1', '2Ø'],
    allZones: false,
    invoiceReference: 'Oslo',
  },
};
const silje = {
  ...ingrid,
  id: 8,
  firstName: 'Silje',
  phone: '41653483',
  status: null,
  ticket: null,
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer([
    listChangeManyTickets,
    { status: 200, body: { totalEntries: 0, matches: [] } },
  ]);
});
afterEach(cleanup);

type PageOptions = Partial<Parameters<typeof openPage>[0]>;
const open = (at = '/bedriftsavtale', more: PageOptions = {}) =>
  openPage({
    pages: { '/bedriftsavtale': EmployeeListPage },
    at,
    texts: ['change-many-tickets'],
    ...more,
  });

const finds = (matches: unknown[], totalEntries = matches.length) =>
  server.answer(listSubscribers, { status: 200, body: { totalEntries, matches } });
const lastQuery = () =>
  server.calls
    .filter(({ address }) => address.includes('/api/subscriber/'))
    .map(({ address }) => new URL(address, location.origin).searchParams);
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

describe('the employee list', () => {
  it('shows name, employee id, phone, zones, reference and status, and links to the person', async () => {
    finds([ingrid]);
    await open('/bedriftsavtale?q=ali&page=1');
    const cells = within(await row('Ingrid'))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    const phone = '412\u00a034\u00a0567';
    expect(cells).toEqual(['', 'Ali', 'A-2040', phone, '1 – 2Ø', 'Oslo', 'Valid']);
    const href = screen.getByRole('link', { name: 'Ingrid' }).getAttribute('href');
    expect(href).toContain('/bedriftsavtale/ansatt/7');
    expect(href).toContain('q=ali');
    expect(document.title).toContain('Employees – Granlia Bygg AS');
  });

  it('uses the company’s own name for the employee id', async () => {
    finds([ingrid]);
    const agreementSettings = { ...granlia.agreementSettings, employeeIdLabel: 'Cost centre' };
    await open('/bedriftsavtale', { company: companyOf({ agreementSettings }) });
    expect(await screen.findByRole('columnheader', { name: 'Cost centre' })).toBeDefined();
  });

  it('fetches ten rows at a time, from (page-1) x 10', async () => {
    finds([ingrid], 25);
    await open('/bedriftsavtale?page=3');
    await row('Ingrid');
    expect(lastQuery()[0]?.get('offset')).toBe('20');
    expect(lastQuery()[0]?.get('maxEntries')).toBe('10');
    fireEvent.click(screen.getByRole('button', { name: 'Page 1' }));
    await waitFor(() => expect(lastQuery().at(-1)?.get('offset')).toBe('0'));
  });

  it('shortens a search in the address to the allowed length', async () => {
    finds([ingrid]);
    await open(`/bedriftsavtale?q=%00ali${'x'.repeat(300)}`);
    await row('Ingrid');
    expect(lastQuery()[0]?.get('searchFor')).toBe(`ali${'x'.repeat(197)}`);
  });

  it('goes to the last page when the address points past it', async () => {
    server.answer(listSubscribers, ({ address }) => ({
      status: 200,
      body: { totalEntries: 11, matches: address.includes('offset=10') ? [silje] : [] },
    }));
    await open('/bedriftsavtale?page=9');
    await row('Silje');
    expect(lastQuery().map((query) => query.get('offset'))).toEqual(['80', '10']);
  });

  it('searches for a phone number as text, and keeps the old rows while loading', async () => {
    finds([ingrid, silje]);
    const { router } = await open();
    await row('Silje');
    let answer: (value: { status: number; body: unknown }) => void = () => undefined;
    server.answer(listSubscribers, () => new Promise((resolve) => (answer = resolve)));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '41234567' } });
    await waitFor(() => expect(lastQuery().at(-1)?.get('searchFor')).toBe('41234567'));
    expect(router.state.location.search).toEqual({ q: '41234567' });
    expect(await row('Silje')).toBeDefined();
    await act(async () => answer({ status: 200, body: { totalEntries: 1, matches: [ingrid] } }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Silje/ })).toBeNull());
  });
});

describe('an empty list', () => {
  it('shows how to order the first ticket', async () => {
    finds([]);
    await open();
    const first = await screen.findByRole('link', { name: 'Order the first ticket' });
    expect(first.getAttribute('href')).toContain('/bedriftsavtale/billett/opprett');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('offers to show everything when a search has no hits', async () => {
    server.answer(listSubscribers, ({ address }) => {
      const matches = address.includes('searchFor=ola') ? [] : [ingrid];
      return { status: 200, body: { totalEntries: matches.length, matches } };
    });
    await open('/bedriftsavtale?q=ola');
    await screen.findByText('No hits for “ola”');
    fireEvent.click(screen.getByRole('button', { name: 'Show all employees' }));
    expect(await row('Ingrid')).toBeDefined();
  });
});

describe('the new-subscription button', () => {
  it('is disabled with a reason unless ordering is allowed', async () => {
    finds([ingrid]);
    await open('/bedriftsavtale', { features: ['companyTicket'] });
    const button = await screen.findByRole('button', { name: 'New subscription' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toContain('has expired');
  });
});

describe('a list that fails to load', () => {
  it('shows the general error page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server.answer(listSubscribers, { status: 500, body: { code: 'UNEXPECTED', id: 'x1' } });
    await open();
    expect((await screen.findByRole('alert')).textContent).toContain('General error');
  });
});
