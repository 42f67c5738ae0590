// @vitest-environment happy-dom
import { companyTicketChangeCalls as calls } from '@takst/contract/ticketing/batches/company-ticket-change-calls.ts';
import { listBatches } from '@takst/contract/ticketing/batches/list-batches.contract.ts';
import {
  countSubscribers,
  listSubscribers,
} from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { press } from '#testing/actions.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { draftBatch } from '#ticketing/batches/test-batch.ts';
import { openPage } from '#ticketing/tickets/test-page.tsx';
import { fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { EmployeeListPage } from './employee-list.page.tsx';

const counts = { valid: 25, ending: 0, pending: 0, 'code-not-fetched': 0, 'without-ticket': 0 };

const person = (id: number, firstName: string) => ({
  id,
  firstName,
  lastName: 'Ali',
  employeeId: `A-${id}`,
  phoneCountryCode: '+47',
  phone: '41234567',
  costCentre: null,
  status: 'active',
  ticket: null,
});
const people = [person(7, 'Ingrid'), person(8, 'Silje')];
const change = {
  ...draftBatch,
  service: 'company-ticket-changes',
  act: 'end',
  state: 'running',
  onRefusal: 'go-on',
  source: { kind: 'ticked', name: null },
  done: 1,
  startedAt: '2026-03-04T09:00:00Z',
  startedBy: 'Kari Nordmann',
};

let server: FakeServer;
let changes: unknown[];
beforeEach(() => {
  changes = [];
  server = fakeServer(
    [calls.createBatch, { status: 200, body: { id: 3 } }],
    [calls.putRows, { status: 200, body: { stored: 2 } }],
    [listSubscribers, { status: 200, body: { totalEntries: 25, matches: people } }],
    [
      countSubscribers,
      {
        status: 200,
        body: {
          all: 25,
          counts,
          acts: { ordered: 0, ended: 0, 'zones-changed': 0 },
          agreements: [],
          costCentres: [],
        },
      },
    ],
    [
      listBatches,
      () => ({ status: 200, body: { totalEntries: changes.length, matches: changes } }),
    ],
  );
});
afterEach(cleanup);

const open = (at = '/bedriftsavtale') =>
  openPage({
    pages: {
      '/bedriftsavtale': EmployeeListPage,
      '/bedriftsavtale/endringer/$id': () => <p>What would happen</p>,
    },
    at,
    texts: ['change-many-tickets'],
  });
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const callsTo = (pathPart: string) =>
  server.calls.filter(({ address }) => address.includes(pathPart));

describe('ticks on the list', () => {
  it('are counted in a bar, one by one and for the page', async () => {
    await open();
    fireEvent.click(await box('Select Ingrid Ali'));
    expect((await screen.findByText('1 selected')).getAttribute('role')).toBe('status');
    const selectAll = await box('Select all on the page');
    expect(selectAll.indeterminate).toBe(true);
    fireEvent.click(selectAll);
    await screen.findByText('2 selected');
    expect(selectAll.checked).toBe(true);
    fireEvent.click(selectAll);
    expect(screen.queryByText(/selected/)).toBeNull();
  });

  it('stay across pages and searches, and can be cleared', async () => {
    await open();
    fireEvent.click(await box('Select Ingrid Ali'));
    await press('Page 2');
    await waitFor(() => expect(callsTo('offset=10')).toHaveLength(1));
    await screen.findByText('1 selected');
    await press('Clear the selection');
    expect(screen.queryByText(/selected/)).toBeNull();
  });

  it('can be set for everybody who matches search and filter', async () => {
    await open('/bedriftsavtale?q=ali&filter=valid');
    fireEvent.click(await box('Select Ingrid Ali'));
    await press('Select all 25');
    await screen.findByText('2 selected');
    expect(callsTo('maxEntries=5000')[0]?.address).toContain('searchFor=ali&filter=valid');
    expect(callsTo('maxEntries=5000')[0]?.address).toContain('offset=0');
  });

  it('say why all cannot be ticked, and go on with those that are', async () => {
    await open();
    fireEvent.click(await box('Select Ingrid Ali'));
    server.answer(listSubscribers, { status: 503, body: { code: 'UNAVAILABLE' } });
    await press('Select all 25');
    expect((await screen.findByRole('alert')).textContent).toMatch(/The service is down right now/);
    screen.getByText('1 selected');
  });

  it('are not offered for all where all are ticked', async () => {
    server.answer(listSubscribers, { status: 200, body: { totalEntries: 2, matches: people } });
    await open();
    fireEvent.click(await box('Select Ingrid Ali'));
    await screen.findByRole('button', { name: 'Select all 2' });
    fireEvent.click(await box('Select Silje Ali'));
    await screen.findByText('2 selected');
    expect(screen.queryByRole('button', { name: 'Select all 2' })).toBeNull();
  });

  it('are all of a list with as many people as one change may have', async () => {
    server.answer(listSubscribers, { status: 200, body: { totalEntries: 5000, matches: people } });
    await open();
    fireEvent.click(await box('Select Ingrid Ali'));
    await screen.findByRole('button', { name: /^Select all 5.000$/ });
  });

  it('are at most 5000 for one change', async () => {
    const crowd = Array.from({ length: 5000 }, (_, place) => person(100 + place, 'One'));
    server.answer(listSubscribers, ({ address }) => {
      const matches = address.includes('maxEntries=5000') ? crowd : people;
      return { status: 200, body: { totalEntries: 6000, matches } };
    });
    await open();
    const ingrid = await box('Select Ingrid Ali');
    fireEvent.click(ingrid);
    await press(/^Select the first 5.000$/);
    await screen.findByText(/^5.001 selected$/);
    screen.getByText(/^Select at most 5.000 at a time\.$/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'End' }).disabled).toBe(true);
    fireEvent.click(ingrid);
    await screen.findByText(/^5.000 selected$/);
    expect(screen.queryByText(/^Select at most/)).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'End' }).disabled).toBe(false);
    expect(screen.queryByRole('button', { name: /^Select the first/ })).toBeNull();
  });
});

describe('a change for many', () => {
  const optionsOf = async (button: string) => {
    const page = await open();
    fireEvent.click(await box('Select all on the page'));
    await press(button);
    await screen.findByText('What would happen');
    const [created] = callsTo('/company-ticket-changes/drafts/by-company-id/');
    return { ...page, body: created?.body };
  };

  it('is made of those who are ticked, and opens what would happen to them', async () => {
    const { body, router } = await optionsOf('End');
    expect(body).toMatchObject({
      source: { kind: 'ticked', name: null },
      options: { act: 'end', lastDay: '2026-03-31' },
      total: 2,
    });
    expect(callsTo('/3/rows')[0]?.body).toEqual({
      from: 1,
      rows: [
        { subscriberId: '7', firstName: 'Ingrid', lastName: 'Ali', employeeId: 'A-7' },
        { subscriberId: '8', firstName: 'Silje', lastName: 'Ali', employeeId: 'A-8' },
      ],
    });
    expect(router.state.location.pathname).toBe('/bedriftsavtale/endringer/3');
    expect(callsTo('/run')).toEqual([]);
  });

  it.each([
    ['Change zones', { act: 'change-zone', lastDay: '2026-03-31', zoneFrom: '1', zoneTo: '2Ø' }],
    ['Change reference', { act: 'change-agreement', lastDay: null, agreementName: null }],
    ['Resend pickup code', { act: 'resend-pickup-code', lastDay: null, zoneFrom: null }],
  ])('begins for “%s” with what one ticket begins with', async (button, options) => {
    expect((await optionsOf(button)).body).toMatchObject({ options });
  });

  it('says why it could not be made', async () => {
    server.answer(calls.createBatch, { status: 503, body: { code: 'UNAVAILABLE' } });
    await open();
    fireEvent.click(await box('Select Ingrid Ali'));
    await press('End');
    expect((await screen.findByRole('alert')).textContent).toMatch(/That did not work\. ./);
    screen.getByText('1 selected');
  });

  it('is shown on the list while it runs, with a link', async () => {
    changes = [change];
    await open();
    await screen.findByText('1 of 2 are finished');
    screen.getByText('End 2 tickets');
    const link = await screen.findByRole('link', { name: 'See how it goes' });
    expect(link.getAttribute('href')).toBe('/bedriftsavtale/endringer/3');
    const earlier = screen.getByRole('link', { name: /Earlier changes/ });
    expect(earlier.getAttribute('href')).toBe('/bedriftsavtale/endringer');
  });

  it('is called what it does', async () => {
    const titles = {
      end: 'End 2 tickets',
      'change-zone': 'Change zones for 2 people',
      'change-agreement': 'Change reference for 2 tickets',
      'resend-pickup-code': 'Resend pickup code to 2 people',
      'take-back': 'Undo the change for 2 people',
    };
    changes = Object.keys(titles).map((act, id) => ({ ...change, id: 10 + id, act }));
    await open();
    const links = await screen.findAllByRole('link', { name: 'See how it goes' });
    expect(links.map((link) => link.closest('[class*="mb-4"]')?.textContent)).toEqual(
      Object.values(titles).map((title) => expect.stringContaining(title)),
    );
  });

  it('counts what was refused and has failed, but not what is left out', async () => {
    changes = [
      { ...change, total: 1200, leftOut: 100, done: 1000, refused: 30, failed: 4 },
      { ...change, id: 4, state: 'finished' },
    ];
    await open();
    expect(await screen.findAllByText(/are finished$/)).toHaveLength(1);
    screen.getByText(/^1.034 of 1.100 are finished$/);
  });

  it('fetches the list again when it is finished', async () => {
    changes = [change];
    const { queries } = await open();
    await screen.findByText('1 of 2 are finished');
    const fetched = () => server.callsTo(listSubscribers).length;
    const before = fetched();
    await act(() => queries.invalidateQueries({ queryKey: [listBatches.path] }));
    expect(fetched()).toBe(before);
    changes = [{ ...change, state: 'finished' }];
    await act(() => queries.invalidateQueries({ queryKey: [listBatches.path] }));
    await waitFor(() => expect(fetched()).toBe(before + 1));
    expect(screen.queryByText(/are finished/)).toBeNull();
    screen.getByRole('link', { name: /Earlier changes/ });
  });

  it('leaves no link where there was none', async () => {
    await open();
    await box('Select Ingrid Ali');
    await waitFor(() => expect(server.callsTo(listBatches)).not.toHaveLength(0));
    expect(screen.queryByRole('link', { name: /Earlier changes/ })).toBeNull();
  });
});
