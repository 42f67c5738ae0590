// @vitest-environment happy-dom
import { previewChangeManyTickets } from '@takst/contract/company-tickets/many/preview-change-many-tickets.contract.ts';
import { changeManyTickets } from '@takst/contract/company-tickets/many/change-many-tickets.contract.ts';
import { getChangeManyTickets } from '@takst/contract/company-tickets/many/get-change-many-tickets.contract.ts';
import { listChangeManyTickets } from '@takst/contract/company-tickets/many/list-change-many-tickets.contract.ts';
import { countSubscribers } from '@takst/contract/subscribers/count-subscribers.contract.ts';
import { listSubscribers } from '@takst/contract/subscribers/list-subscribers.contract.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EmployeeListPage } from '#subscribers/employee-list/employee-list.page.tsx';
import { openPage } from '#tickets/test-page.tsx';
import { fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { ManyChangeListPage } from './many-change-list.page.tsx';
import { ManyChangePage } from './many-change.page.tsx';

const counts = { valid: 25, ending: 0, pending: 0, 'code-not-fetched': 0, 'without-ticket': 0 };

const person = (id: number, firstName: string) => ({
  id,
  firstName,
  lastName: 'Ali',
  employeeId: `A-${id}`,
  phoneCountryCode: '+47',
  phone: '41234567',
  status: 'active',
  ticket: null,
});
const people = [person(7, 'Ingrid'), person(8, 'Silje')];
const change = {
  id: 3,
  action: 'end',
  expiryDate: '2026-03-31',
  startedAt: '2026-03-04T09:00:00Z',
  startedBy: 'Kari Nordmann',
  total: 2,
  waiting: 1,
  done: 1,
  refused: 0,
  failed: 0,
};
const line = (subscriberId: number, state: string, fault: string | null = null) => ({
  subscriberId,
  state,
  fault,
  person: { firstName: 'Ingrid', lastName: 'Ali', employeeId: 'A-7' },
});
const previewAnswer = {
  totalEntries: 2,
  willChange: 1,
  savedPerMonth: 1038,
  chargedAsRedeemed: 0,
  matches: [
    { ...line(8, ''), fault: 'END_ALREADY_SET', pricePerMonth: null, isChargedAsRedeemed: false },
    { ...line(7, ''), fault: null, pricePerMonth: 1038, isChargedAsRedeemed: false },
  ].map(({ state: _state, ...entry }) => entry),
};

let server: FakeServer;
let result: unknown;
let changes: unknown[];
let preview: { status: number; body: unknown };
beforeEach(() => {
  changes = [];
  preview = { status: 200, body: previewAnswer };
  result = { change, totalEntries: 1, matches: [line(7, 'done')] };
  server = fakeServer(
    [previewChangeManyTickets, () => preview],
    [changeManyTickets, { status: 200, body: { id: 3 } }],
    [getChangeManyTickets, () => ({ status: 200, body: result })],
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
        },
      },
    ],
    [
      listChangeManyTickets,
      () => ({ status: 200, body: { totalEntries: changes.length, matches: changes } }),
    ],
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type PageOptions = Partial<Parameters<typeof openPage>[0]>;
const open = (at = '/bedriftsavtale', more: PageOptions = {}) =>
  openPage({
    pages: {
      '/bedriftsavtale': EmployeeListPage,
      '/bedriftsavtale/endringer': ManyChangeListPage,
      '/bedriftsavtale/endringer/$id': ManyChangePage,
    },
    at,
    texts: ['change-many-tickets'],
    ...more,
  });
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const callsTo = (pathPart: string) =>
  server.calls.filter(({ address }) => address.includes(pathPart));
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

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
  });
});

describe('a change for many', () => {
  const openModal = async (action = 'End') => {
    const page = await open();
    fireEvent.click(await box('Select all on the page'));
    await press(action);
    const dialog = await screen.findByRole('dialog');
    return { ...page, dialog: within(dialog) };
  };

  it('previews the result for each person before it starts', async () => {
    const { dialog } = await openModal();
    await dialog.findByText('1 ticket will end, last day 31 March 2026.');
    dialog.getByText(/You save 1\s038\skr a month from April 2026/);
    dialog.getByText('Has a last day already.');
    expect(callsTo('/preview/')[0]?.body).toEqual({
      action: 'end',
      expiryDate: '2026-03-31',
      subscriberIds: [7, 8],
    });
    expect(callsTo('/many/by-company-id/').filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('fetches a new preview for another last day', async () => {
    const { dialog } = await openModal();
    const day = await dialog.findByLabelText('Last day');
    fireEvent.change(day, { target: { value: '2026-02-28' } });
    await waitFor(() =>
      expect(callsTo('/preview/').at(-1)?.body).toMatchObject({ expiryDate: '2026-02-28' }),
    );
  });

  it('cannot start before the preview for the chosen day has arrived', async () => {
    const { dialog } = await openModal();
    await dialog.findByText(/^Will end, saves/);
    const button = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'End 1 ticket' });
    expect(button().disabled).toBe(false);
    const slow = Promise.withResolvers<typeof preview>();
    server.answer(previewChangeManyTickets, () => slow.promise);
    fireEvent.change(await dialog.findByLabelText('Last day'), { target: { value: '2026-02-28' } });
    await waitFor(() => expect(button().disabled).toBe(true));
    await act(async () => slow.resolve(preview));
    await waitFor(() => expect(button().disabled).toBe(false));
  });

  it('says which tickets are invoiced for the month because they were redeemed', async () => {
    const matches = previewAnswer.matches.map((one) => ({
      ...one,
      isChargedAsRedeemed: one.fault === null,
    }));
    preview = { status: 200, body: { ...previewAnswer, chargedAsRedeemed: 1, matches } };
    const { dialog } = await openModal();
    await dialog.findByText(
      /^1 of them has been picked up on the phone, so April 2026 is invoiced/,
    );
    dialog.getByText(/Will end, saves .*\. Picked up on the phone, so this month is invoiced\./);
  });

  it('starts and opens its progress page', async () => {
    const { dialog, router } = await openModal();
    await dialog.findByText(/^Will end, saves/);
    fireEvent.click(dialog.getByRole('button', { name: 'End 1 ticket' }));
    await screen.findByText('1 of 2 are finished');
    expect(router.state.location.pathname).toBe('/bedriftsavtale/endringer/3');
  });

  it('cannot start when nobody will be changed', async () => {
    preview = { status: 200, body: { ...previewAnswer, willChange: 0, savedPerMonth: 0 } };
    const { dialog } = await openModal('Send code again');
    await dialog.findByText('None of them can be changed');
    const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Send to 0 people' });
    expect(button.disabled).toBe(true);
  });

  it.each([
    [422, { code: 'END_DATE_NOT_OFFERED' }, /can no longer be chosen/],
    [503, { code: 'UNAVAILABLE' }, /./],
  ])('shows why the preview failed (%i)', async (status, body, text) => {
    preview = { status, body };
    const { dialog } = await openModal();
    expect((await dialog.findByRole('alert')).textContent).toMatch(text);
  });
});

describe('the progress of a change', () => {
  it('is fetched every second until it is finished', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await open('/bedriftsavtale/endringer/3');
    await screen.findByText(/You can safely leave this page/);
    result = {
      change: { ...change, waiting: 0, done: 1, refused: 1 },
      totalEntries: 2,
      matches: [line(7, 'done'), line(8, 'refused', 'NO_ACTIVE_TICKET')],
    };
    await act(() => vi.advanceTimersByTimeAsync(1100));
    await screen.findByText('Finished. 1 went well, 1 did not.');
    screen.getByText('Has no valid ticket.');
    const callsBefore = callsTo('/many/3').length;
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(callsTo('/many/3')).toHaveLength(callsBefore);
  });

  it('can be filtered to those who were not changed', async () => {
    result = {
      change: { ...change, waiting: 0, done: 1, failed: 1 },
      totalEntries: 1,
      matches: [line(7, 'failed')],
    };
    await open('/bedriftsavtale/endringer/3');
    fireEvent.click(await box('Show only those that did not go well'));
    await waitFor(() => expect(callsTo('show=problems')).toHaveLength(1));
    screen.getByText(/Something went wrong on our side/);
  });

  it('is shown on the list while it runs, with a link', async () => {
    changes = [change];
    await open();
    const link = await screen.findByRole('link', { name: 'See how it goes' });
    expect(link.getAttribute('href')).toBe('/bedriftsavtale/endringer/3');
    const earlier = screen.getByRole('link', { name: /Earlier changes/ });
    expect(earlier.getAttribute('href')).toBe('/bedriftsavtale/endringer');
  });

  it('is listed among earlier changes', async () => {
    changes = [change, { ...change, id: 2, waiting: 0, done: 2 }];
    await open('/bedriftsavtale/endringer');
    await screen.findByText('Running');
    screen.getByText('2 of 2');
  });
});
